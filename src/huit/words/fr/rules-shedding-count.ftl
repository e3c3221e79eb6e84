### Not on the page
### What the rule sheet of a shedding game says of the count: what is scored, who wins a blocked round, what cards are worth.

# Of $company: whether everybody plays alone, all in teams, or either.
# $company (alone|teams|either)
winner-takes = { $company ->
    [teams] L'équipe gagnante
    [either] Le gagnant, ou l'équipe gagnante,
   *[alone] Le gagnant
} marque les points restés dans les mains adverses ; si la manche est bloquée, { $company ->
    [teams] elle
   *[other] il
} marque la somme des différences entre les points de { $company ->
    [teams] chaque équipe adverse
    [either] chaque adversaire ou équipe adverse
   *[alone] chaque adversaire
} et les siens.
# How many score, and who does not: the other of two, the last one, or the others.
# $scoring (Number), $rest (opponent|last|others)
podium = Le premier sorti marque 50 points{ $scoring ->
    [1] { "" }
   *[other] , le deuxième 20
}{ $scoring ->
    [3] , le troisième 10
   *[other] { "" }
} ; { $rest ->
    [opponent] l'autre ne marque rien
    [last] le dernier ne marque rien
   *[others] les autres ne marquent rien
}.
last-left-is-out = Si quelqu'un a été mis hors de la manche, le dernier en jeu compte comme sorti.
four-shown-is-out = Celui qui gagne en montrant quatre cartes compte comme sorti.

when-blocked = Si personne ne peut jouer ni piocher pendant un tour entier, la manche est bloquée, et finit.
# Who wins a blocked round, one reason after the other: whoever is out first, has counted down furthest, has the fewest cards, or
# those that count least.
# $reason (out|countdown|cards|points)
blocked-who = { $reason ->
    [out] celui qui est sorti le premier
    [countdown] celui dont le compte est le plus avancé
    [cards] celui qui a le moins de cartes
   *[points] celui dont les cartes comptent le moins
}
# What is said where that reason does not tell. Of $still: whether hands are counted down, so that one tie came before.
# $reason (out|countdown|cards|points), $still (Flag)
blocked-tie = { $reason ->
    [out] si personne n'est sorti
    [countdown] au même point
    [cards] à nombre égal
   *[points] à égalité
}
# $reason (out|countdown|cards|points)
blocked = Dans une manche bloquée, { BLOCKED_WHO($reason) } gagne
# $tie, $reason (out|countdown|cards|points)
blocked-then = { $tie }, { BLOCKED_WHO($reason) }
# A remainder goes to nobody (LH-34).
# $tie, $sharing (Flag)
blocked-together = { $tie }, ils gagnent ensemble{ $sharing ->
    [yes] { " " }et se partagent ces points (un reste n'est à personne)
   *[no] { "" }
}
# Of $counting: whether cards count anything.
# $counting (Flag)
blocked-teams = { $counting ->
    [yes] Par équipes, une manche bloquée revient à l'équipe dont les cartes en main comptent le moins ; à égalité, elles gagnent ensemble.
   *[no] Par équipes, si la manche est bloquée, toutes gagnent ensemble.
}

# What cards are worth
face-value = leur valeur
# Of $form: of the cards, single, suit or several.
# $form, $cards, $points
worth = { CAPITAL($cards) } { $form ->
    [several] comptent
   *[other] compte
} { $points }
# $cards, $points
worth-too = { $cards }, { $points }
# $sentence
in-other-suits = Dans les autres couleurs, { $sentence }
# $suit, $sentence
in-suit = En { CALLED($suit) }, { $sentence }
# $form, $cards
one-nothing = { CAPITAL($cards) } { $form ->
    [several] ne comptent
   *[other] ne compte
} rien.
others-nothing = Les autres cartes ne comptent rien.
# What last cards do to the points; of $cards: their names with articles. Of $if-won: whether only a winner scores, and others go out.
# $cards (List), $points (Number), $fewer (Flag), $if-won (Flag)
last-points = { $if-won ->
    [yes] Le gagnant qui a fini
   *[no] Celui qui finit
} sur { EITHER($cards) } compte { N_POINTS($points) } de { $fewer ->
    [yes] moins
   *[no] plus
}
# $cards (List), $points (Number), $fewer (Flag)
last-points-too = sur { EITHER($cards) }, { $points } de { $fewer ->
    [yes] moins
   *[no] plus
}
all-nothing = Aucune carte ne compte de points.

