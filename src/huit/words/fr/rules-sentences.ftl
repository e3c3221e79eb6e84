### Not on the page
### How sentences of a rule sheet go together, in games of all families.

# Clauses and sentences about some cards.
# Words before what seems to go on with a clause: after one, another clause is kept apart.
conjunctions = et quand
apart = { $clause } ; { $next }
opened = { $when }, { $clause }
# The cards as the subject of a sentence, once they have been named, where they are too many to be named again.
these-cards = ces cartes

# For how many players something holds: for the first number, the first or more, one or the other, or the first to the last.
# $kind (alone|more|either|to), $first, $last
with-players = { $kind ->
    [alone] À { $first } joueurs
    [more] À { $first } joueurs et plus
    [either] À { $first } ou { $last } joueurs
   *[to] De { $first } à { $last } joueurs
}
# How that goes on after another condition and « et ».
# $kind (alone|more|either|to), $first, $last
and-players = { $kind ->
    [alone] à { $first } joueurs
    [more] à { $first } joueurs et plus
    [either] à { $first } ou { $last } joueurs
   *[to] de { $first } à { $last } joueurs
}
# $kind (alone|either|to), $first, $last
for-players = { $kind ->
    [alone] À { $first } joueurs.
    [either] À { $first } ou { $last } joueurs.
   *[to] De { $first } à { $last } joueurs.
}
# With how many packs, and of which cards, if that is said.
# $packs (Number), $cards (Text?)
packs = On joue avec { IN_WORDS($packs) } { $packs ->
    [1] paquet
   *[other] paquets
}{ $cards ->
    [none] { "" }
   *[other] { " " }de { $cards }
}
# $who, $packs (Number)
packs-too = { $who }, avec { IN_WORDS($packs) }
last-counted = Le premier qui finit aussi la main de l'as gagne, et la manche finit.
# $sentence
without-teams = Sans équipes, { $sentence }

# The game, and what differs from others
blank-sheet = À partir d'une feuille blanche.
# $name
based-on = D'après « { $name } ».
# $who (List?), $plan
usual-match = { $who ->
    [none] Huit propose pour une partie : { $plan }
   *[other] Huit propose pour une partie { LIST($who) } : { $plan }
}
no-longer = Ne vaut plus : { $then }
before = { $now } (Avant : { $then }.)
# $cards (List), $now (Text?)
cards-do = { LIST($cards) } : { $now ->
    [none] plus d'effet
   *[other] { $now }
}.
# $cards (List), $now (Text?), $then (Text?)
cards-count = { LIST($cards) } : { $now ->
    [none] plus de points
   *[other] { $now }
} (avant : { $then ->
    [none] aucun point
   *[other] { $then }
}).

# How a match of several columns is written (HH-03 to HH-05), and when the other columns open (HH-07).
# $points (Number), $opens (Flag)
columns = Un joueur écrit sa première victoire dans la première colonne, la deuxième dans les deux premières, les suivantes dans toutes, sauf celles où il a déjà { $points } points : le premier à { $points } y gagne, et l'autre continue d'y écrire.{ $opens ->
    [yes] { " " }La 4e colonne s'ouvre quand l'un a { $points } points dans la 1re, la 5e quand l'un les a dans la 2e.
   *[no] { "" }
} On s'arrête quand l'un a { $points } points partout ; qui a gagné le plus de colonnes gagne, sinon qui a le plus de points en tout.
