# What stands before the last one of a list.
and = et
or = ou
n-cards = { $count ->
    [one] { $count }{ "\u00a0" }carte
   *[other] { $count }{ "\u00a0" }cartes
}
# In the feminine, up to ten; beyond, in figures.
few = { $count ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
n-points = { $points ->
    [one] { WRITTEN($points) } point
   *[other] { WRITTEN($points) } points
}
n-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
n-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
n-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
n-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
n-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
n-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
