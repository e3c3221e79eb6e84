place-head = Rang
place-of-round = Le rang est celui de la manche.
# $played (Number), $of (Number)
round-of = Manche { $played } sur { $of }.
high-wins = Le plus de points gagne.
low-wins = Le moins de points gagne.
rounds-win = Le plus de manches gagnées l'emporte.
target = La partie va jusqu'à { $target }.
single = { NO_TOTAL() }
wins = Gagnées
winner = { $mine ->
    [yes] gagnez la manche
   *[no] gagne la manche
}
last = Revoir le dernier résultat
nothing = Rien n'est encore compté : la première manche se joue.
goes-on = La manche suivante a commencé.
rematch-on = La revanche a commencé.
your-turn = C'est à vous de jouer.
clock-runs = Votre temps court.
play-on = Jouer
watch-on = Regarder la suite
winner-counts = Qui gagne marque { $points }
winner-free = Les cartes de qui gagne ne comptent pas
# $by (Number)
shared = partagé à { $by }
doubled = points doublés
last-card = { $points } pour la dernière carte
differences = bloquée : les différences
joker = joker
won-match = La partie est à vous !
won-round = { WELL_PLAYED() }
# $whose, $first (Number), $last (Number?), $name
former = { $last ->
    [none] { SEAT_OF($whose) } : manche { $first } jouée par { $name }.
   *[other] { SEAT_OF($whose) } : manches { $first } à { $last } jouées par { $name }.
}
seat-of = { $whose ->
    [none] Votre place
   *[other] La place { OF_NAME($whose) }
}
# $place (Number)
out-as = { ORDINAL($place) } sorti
