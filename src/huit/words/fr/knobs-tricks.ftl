### The round of 3-5-8, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
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

dealer_announces = Le donneur annonce, et le troisième joueur est à sa droite.
    .off = Le joueur à la gauche du donneur est l'annonceur.
    .asked = Le donneur est-il l'annonceur ?
    .label = Le donneur annonce
announcer_makes = L'annonceur, à la gauche du donneur, doit faire { $n } plis : c'est son obligation.
    .one = L'annonceur, à la gauche du donneur, doit faire un pli : c'est son obligation.
    .off = L'annonceur, à la gauche du donneur, n'a aucun pli à faire : c'est son obligation.
    .because = { SEVENTEEN_TRICKS() }
    .asked = Combien de plis doit faire l'annonceur ?
    .label = Plis de l'annonceur
second_makes = Le deuxième joueur est à la gauche du donneur et doit faire { $n } plis : c'est son obligation.
    .one = Le deuxième joueur est à la gauche du donneur et doit faire un pli : c'est son obligation.
    .off = Le deuxième joueur est à la gauche du donneur et n'a aucun pli à faire : c'est son obligation.
    .asked = Combien de plis le joueur à la gauche du donneur doit-il faire ?
    .because = { SEVENTEEN_TRICKS() }
    .label = Plis du deuxième
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
second_least = Au minimum de plis, l'obligation du deuxième joueur est de { $n } plis au plus.
    .one = Au minimum de plis, l'obligation du deuxième joueur est d'un pli au plus.
    .off = Au minimum de plis, l'obligation du deuxième joueur est de n'en faire aucun.
    .asked = Au minimum de plis, combien le deuxième joueur peut-il en faire ?
    .because = { SEVENTEEN_TRICKS() }
    .label = Minimum, le deuxième
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
    .is-trumps = Toutes les manches sont à l'atout : l'annonceur nomme la couleur qu'il veut.
    .asked = Comment les sortes de manche s'annoncent-elles ?
kitty_taken = La prise du chien
    .is-after = L'annonceur prend le chien après l'annonce.
    .is-before = L'annonceur prend le chien avant l'annonce.
    .is-last = L'annonceur écarte d'abord, puis prend le chien sans l'avoir vu.
    .asked = Quand prend-on le chien ?
kitty_shown = Tout le monde voit le chien quand il est pris.
    .off = Seul l'annonceur voit le chien.
    .asked = Tout le monde voit-il le chien ?
    .label = Chien montré

## turn

exchanges = Dès la deuxième manche, celui qui vient de gagner des points échange des cartes avec ceux qui en ont perdu.
    .off = On n'échange pas de cartes.
    .asked = Échange-t-on des cartes d'après la manche d'avant ?
    .label = Échange de cartes
exchange_first = On échange avant l'annonce, et toute carte peut être donnée.
    .off = On échange après l'annonce, et les atouts ne se donnent pas.
    .asked = Échange-t-on avant l'annonce ?
    .label = L'échange d'abord
must_give = Celui qui vient de gagner des points doit donner une carte pour chacun.
    .off = Celui qui vient de gagner des points peut donner moins de cartes, ou aucune.
    .asked = Celui qui a gagné des points doit-il donner des cartes ?
    .label = Obligation de donner
gives_first = Le début des échanges
    .is-target = Celui qui doit faire le plus de plis commence les échanges.
    .is-won = Celui qui vient de gagner le plus de points commence les échanges.
    .asked = Qui commence les échanges ?
leads = L'entame
    .is-announcer = L'annonceur entame le premier pli.
    .is-third = Le troisième joueur entame le premier pli.
    .is-dealer = Le donneur entame le premier pli.
    .is-left = Le joueur à la gauche du donneur entame le premier pli.
    .asked = Qui entame le premier pli ?
must_trump = Celui qui n'a pas la couleur demandée doit couper s'il le peut.
    .off = Celui qui n'a pas la couleur demandée joue ce qu'il veut.
    .asked = Doit-on couper quand on ne peut pas fournir ?
    .label = Obligation de couper

## end

tricks_to_win = Celui qui fait le plus de plis d'une manche, et au moins { $n }, gagne aussitôt la partie.
    .one = Celui qui fait le plus de plis d'une manche, et au moins un, gagne aussitôt la partie.
    .none = Aucun nombre de plis dans une manche ne gagne la partie.
    .asked = Combien de plis dans une manche gagnent la partie (0 : aucun nombre) ?
    .because = { SEVENTEEN_TRICKS() }
    .label = Plis qui gagnent la partie
over_to_win = Celui qui gagne le plus de points d'une manche, et au moins { $n }, gagne aussitôt la partie.
    .one = Celui qui gagne le plus de points d'une manche, et au moins un, gagne aussitôt la partie.
    .none = Aucun nombre de points dans une manche ne gagne la partie.
    .asked = Combien de points dans une manche gagnent la partie (0 : aucun nombre) ?
    .because = { SEVENTEEN_TRICKS() }
    .label = Points qui gagnent la partie

## What several of them say alike

seventeen-tricks = chacun joue dix-sept cartes au plus, et fait donc dix-sept plis au plus
