a-turn = { $time } par tour
open-rooms = Tables ouvertes
known-short = cartes connues
of = chez { $name }
stage =
    .lobby = va commencer
    .round = manche en cours
    .between = entre deux manches
without-clock = sans horloge
with-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
look = Regarder
look-room = Regarder la table { OF_NAME($name) }
join = Rejoindre
join-room = Rejoindre la table { OF_NAME($name) }
no-open-rooms = Aucune pour l'instant.
# $free, $seats (Number)
free = { $free ->
    [0] { $seats } joueurs, complète
    [1] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
