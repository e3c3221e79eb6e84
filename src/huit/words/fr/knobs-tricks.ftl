### The round of 3-5-8, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .kinds = Six sortes de manche : quatre à l'atout (une par couleur), une sans atout, une au minimum de plis (sans atout).
    .suit = On doit fournir la couleur demandée ; personne n'est obligé de monter. L'as est fort, le 2 faible.
    .trick = Le plus fort atout, sinon la plus forte carte de la couleur demandée, prend le pli ; celui qui fait le pli entame le suivant.
    .turns = { CLOCKWISE() }

## deal

chien = On met de côté { $n } cartes, une à une, pendant la distribution : c'est le chien. Tout le reste est distribué.
    .one = On met de côté une carte pendant la distribution : c'est le chien. Tout le reste est distribué.
    .because = il reste au moins seize cartes à chacun, et un chien de quatre se prend bien en main
    .asked = Combien de cartes met-on au chien ?
    .label = Le chien

## announcing

announcer_makes = L'annonceur, à la gauche du donneur, doit faire { $n } plis : c'est son obligation.
    .one = L'annonceur, à la gauche du donneur, doit faire un pli : c'est son obligation.
    .off = L'annonceur, à la gauche du donneur, n'a aucun pli à faire : c'est son obligation.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Combien de plis doit faire l'annonceur ?
    .label = Plis de l'annonceur
third_makes = Le troisième joueur doit en faire { $n }.
    .one = Le troisième joueur doit en faire un.
    .off = Le troisième joueur n'en a aucun à faire.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Combien de plis doit faire le troisième joueur ?
    .label = Plis du troisième
dealer_makes = Le donneur doit en faire { $n }.
    .one = Le donneur doit en faire un.
    .off = Le donneur n'en a aucun à faire.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Combien de plis doit faire le donneur ?
    .label = Plis du donneur
announcer_least = Au minimum de plis, l'obligation de l'annonceur est de { $n } plis au plus.
    .one = Au minimum de plis, l'obligation de l'annonceur est d'un pli au plus.
    .off = Au minimum de plis, l'obligation de l'annonceur est de n'en faire aucun.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Au minimum de plis, combien en fait l'annonceur au plus ?
    .label = Minimum, l'annonceur
third_least = Au minimum de plis, l'obligation du troisième joueur est de { $n } plis au plus.
    .one = Au minimum de plis, l'obligation du troisième joueur est d'un pli au plus.
    .off = Au minimum de plis, l'obligation du troisième joueur est de n'en faire aucun.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Au minimum de plis, combien en fait le troisième joueur au plus ?
    .label = Minimum, le troisième
dealer_least = Au minimum de plis, l'obligation du donneur est de { $n } plis au plus.
    .one = Au minimum de plis, l'obligation du donneur est d'un pli au plus.
    .off = Au minimum de plis, l'obligation du donneur est de n'en faire aucun.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Au minimum de plis, combien en fait le donneur au plus ?
    .label = Minimum, le donneur
kinds = Les annonces
    .is-each = Chacun annonce une fois chacune des six sortes de manche, dans l'ordre qu'il veut : dix-huit manches.
    .is-once = Chaque sorte de manche n'est annoncée qu'une fois en tout : six manches.
    .asked = Comment les sortes de manche s'annoncent-elles ?

## turn

exchanges = À l'atout, dès la deuxième manche, celui qui vient de gagner des points peut donner des cartes, hors atout, à ceux qui en ont perdu : au plus autant qu'il a gagné de points, et à chacun au plus autant que celui-ci en a perdu. Il donne d'abord toutes les cartes ; pour chacune, celui qui l'a reçue rend ensuite sa meilleure carte de la même couleur, ou la carte reçue s'il n'en a pas de plus forte. Celui qui doit faire le plus de plis commence les échanges.
    .off = On n'échange pas de cartes.
    .asked = Échange-t-on des cartes d'après la manche d'avant ?
    .label = Échange de cartes
leads = L'entame
    .is-announcer = L'annonceur entame le premier pli.
    .is-third = Le troisième joueur entame le premier pli.
    .is-dealer = Le donneur entame le premier pli.
    .asked = Qui entame le premier pli ?
must_trump = Celui qui n'a pas la couleur demandée doit couper s'il le peut.
    .off = Celui qui n'a pas la couleur demandée joue ce qu'il veut.
    .asked = Doit-on couper quand on ne peut pas fournir ?
    .label = Obligation de couper

## What several of them say alike

seventeen-tricks = chacun joue dix-sept cartes au plus, et fait donc dix-sept plis au plus
