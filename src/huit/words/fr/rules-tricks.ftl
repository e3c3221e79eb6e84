### Not on the page
### What the rule sheet of 3-5-8 says that no knob alone does.

# $count (Number)
each-dealt = Chacun reçoit { SOME_CARDS($count) }.
six-kinds = Six sortes de manche : quatre à l'atout (une par couleur), une sans atout, une au minimum de plis (sans atout).
# Who announces is the dealer, and called so, or the announcer.
# $dealer (Flag)
announcer = { $dealer ->
    [yes] le donneur
   *[no] l'annonceur
}
# $dealer (Flag)
all-trumps = { CAPITAL(ANNOUNCER($dealer)) } nomme l'atout, la couleur qu'il veut.
third-on-right = Le troisième joueur est à la droite du donneur.
announcer-leads = Le donneur entame le premier pli.
# $cards (Number)
last-as-kitty = { $cards ->
    [1] La dernière carte reste face cachée : c'est le chien. Tout le reste est distribué.
   *[other] Les { IN_WORDS($cards) } dernières cartes restent faces cachées : c'est le chien. Tout le reste est distribué.
}
# $when, $shown (Flag), $trumps (Flag), $dealer (Flag)
kitty-taken = { CAPITAL(ANNOUNCER($dealer)) } { $when ->
    [before] { $shown ->
        [yes] montre d'abord le chien et le prend, puis { WHAT_IS_CHOSEN($trumps) }.
       *[no] prend d'abord le chien, que personne d'autre ne voit, puis { WHAT_IS_CHOSEN($trumps) }.
    }
    [last] { $shown ->
        [yes] { WHAT_IS_CHOSEN($trumps) } avant de voir le chien. Il le montre et le prend après son écart.
       *[no] { WHAT_IS_CHOSEN($trumps) } avant de voir le chien. Il le prend après son écart, et personne d'autre ne le voit.
    }
   *[after] { $shown ->
        [yes] { WHAT_IS_CHOSEN($trumps) } avant de voir le chien, puis le montre et le prend.
       *[no] { WHAT_IS_CHOSEN($trumps) } avant de voir le chien, puis le prend ; personne d'autre ne le voit.
    }
}
# $trumps (Flag)
what-is-chosen = { $trumps ->
    [yes] nomme l'atout
   *[no] choisit la sorte de manche
}
# $when, $exchanged (Flag), $dealer (Flag)
put-away = { $when ->
    [last] { $exchanged ->
        [yes] Après les échanges, { ANNOUNCER($dealer) } écarte, faces cachées, autant de cartes que le chien en compte.
       *[no] Avant le premier pli, { ANNOUNCER($dealer) } écarte, faces cachées, autant de cartes que le chien en compte.
    }
   *[other] Avant le premier pli, { ANNOUNCER($dealer) } écarte, faces cachées, autant de cartes qu'il en a pris au chien.
}
# $when (first|all|trumps), $trumps (Flag)
exchange-when = { $when ->
    [first] Dès la deuxième manche, on échange des cartes avant { $trumps ->
        [yes] que l'atout soit nommé
       *[no] l'annonce
    }.
    [all] Dès la deuxième manche, on échange des cartes une fois l'atout nommé.
   *[trumps] Dès la deuxième manche, on échange des cartes après l'annonce, s'il y a un atout.
}
# Of $trumps: whether only tricks over a target win points. $any: whether trumps may be given too.
# $must (Flag), $any (Flag), $trumps (Flag)
exchange = { $trumps ->
    [yes] Celui qui a fait des plis de trop à la manche d'avant { $must ->
        [yes] donne une carte par pli de trop{ $any ->
            [yes] { "" }
           *[no] , hors atout
        } ; celui qui en a manqué en reçoit une par pli manqué.
       *[no] peut donner une carte par pli de trop{ $any ->
            [yes] { "" }
           *[no] , hors atout
        } ; celui qui en a manqué en reçoit au plus une par pli manqué.
    }
   *[no] { $must ->
        [yes] Celui qui vient de gagner des points doit donner autant de cartes{ -no-trumps } à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
       *[no] Celui qui vient de gagner des points peut donner jusqu'à autant de cartes{ -no-trumps } à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
    }
}
-no-trumps = { $any ->
    [yes] { "" }
   *[no] , hors atout,
}
exchange-back = Il donne d'abord toutes les cartes. Pour chacune, celui qui l'a reçue rend ensuite sa meilleure carte de la même couleur, ou la carte reçue s'il n'en a pas de plus forte.
# $tricks (Number)
so-many-win = Celui qui fait { $tricks } plis ou plus dans une manche gagne la partie.
# $tricks (Number)
so-many-over-win = { $tricks ->
    [1] Celui qui fait un pli de plus que son obligation dans une manche, ou davantage, gagne la partie.
   *[other] Celui qui fait { IN_WORDS($tricks) } plis de plus que son obligation dans une manche, ou davantage, gagne la partie.
}
# $who
gives-first = { $who ->
    [won] Celui qui vient de gagner le plus de points commence les échanges ; à égalité, celui qui doit faire le plus de plis.
   *[target] Celui qui doit faire le plus de plis commence les échanges.
}
# $trumps (Flag)
tricks-scored = { $trumps ->
    [yes] Chacun marque ses plis moins son obligation.
   *[no] Chacun marque ses plis moins son obligation ; au minimum de plis, l'obligation moins les plis.
}

