### Not on the page
### What the rule sheet of 3-5-8 says that no knob alone does.

# $count (Number)
each-dealt = Chacun reçoit { SOME_CARDS($count) }.
six-kinds = Six sortes de manche : quatre à l'atout (une par couleur), une sans atout, une au minimum de plis (sans atout).
# $when, $shown (Flag), $trumps (Flag)
kitty-taken = { $when ->
    [before] { $shown ->
        [yes] L'annonceur montre d'abord le chien et le prend, puis { WHAT_IS_CHOSEN($trumps) }.
       *[no] L'annonceur prend d'abord le chien, que personne d'autre ne voit, puis { WHAT_IS_CHOSEN($trumps) }.
    }
    [last] { $shown ->
        [yes] L'annonceur { WHAT_IS_CHOSEN($trumps) } avant de voir le chien. Il le montre et le prend après son écart.
       *[no] L'annonceur { WHAT_IS_CHOSEN($trumps) } avant de voir le chien. Il le prend après son écart, et personne d'autre ne le voit.
    }
   *[after] { $shown ->
        [yes] L'annonceur { WHAT_IS_CHOSEN($trumps) } avant de voir le chien, puis le montre et le prend.
       *[no] L'annonceur { WHAT_IS_CHOSEN($trumps) } avant de voir le chien, puis le prend ; personne d'autre ne le voit.
    }
}
# $trumps (Flag)
what-is-chosen = { $trumps ->
    [yes] nomme l'atout
   *[no] choisit la sorte de manche
}
# $when, $exchanged (Flag)
put-away = { $when ->
    [last] { $exchanged ->
        [yes] Après les échanges, l'annonceur écarte, faces cachées, autant de cartes que le chien en compte, puis prend le chien.
       *[no] Avant le premier pli, l'annonceur écarte, faces cachées, autant de cartes que le chien en compte, puis prend le chien.
    }
   *[other] Avant le premier pli, l'annonceur écarte, faces cachées, autant de cartes qu'il en a pris au chien.
}
# $when
exchange-when = { $when ->
    [first] Dès la deuxième manche, on échange des cartes avant l'annonce.
    [all] Dès la deuxième manche, on échange des cartes après l'annonce.
   *[trumps] Dès la deuxième manche, on échange des cartes après l'annonce, s'il y a un atout.
}
# $must (Flag), $any (Flag)
exchange = { $must ->
    [yes] { $any ->
        [yes] Celui qui vient de gagner des points doit donner autant de cartes à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
       *[no] Celui qui vient de gagner des points doit donner autant de cartes, hors atout, à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
    }
   *[no] { $any ->
        [yes] Celui qui vient de gagner des points peut donner jusqu'à autant de cartes à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
       *[no] Celui qui vient de gagner des points peut donner jusqu'à autant de cartes, hors atout, à ceux qui en ont perdu, et à chacun au plus autant que celui-ci en a perdu.
    }
}
exchange-back = Il donne d'abord toutes les cartes. Pour chacune, celui qui l'a reçue rend ensuite sa meilleure carte de la même couleur, ou la carte reçue s'il n'en a pas de plus forte.
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

