### Not on the page
### Parts of what is wrong with rules that a slot cannot choose between: they are facts of mistakes.

# Ways out where so many cannot be dealt to, before another one.
# $knob, $most (Number)
or-less = { $knob } = { $most } ou moins
# $seats (Number)
or-fewer-seats = seats_max = { $seats }
# $ways
ways = { $ways }, ou{ " " }
# What is wrong: words that would be right, which stand beside an unknown one
# $known
known-are = { " " }(connus : { $known })
none-known = { " " }(il n'y en a pas ici, l'enlever)
# $meant
meant = { " " }(plutôt { $meant }{ "\u00a0" }?)
# Where a file is wrong.
# $line, $column
place = ligne { $line }, colonne { $column }
end-of-file = à la fin du fichier
# $why
because = { "\u00a0" }: { $why }
# $count (Number), $deck (Number)
many-of = { $count } des { $deck } cartes
# What would be right where there are too few cards.
# $seats (Number)
or-fewer = , ou { OR_FEWER_SEATS($seats) }
