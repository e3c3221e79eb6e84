### Not on the page
# What is wrong with a computer player, or what it does, by the code of the error.

# $name, $known
no-such-player = aucun joueur { AS_TYPED($name) } : il y a { $known }
# $name, $searching, $plain
does-not-search = { AS_TYPED($name) } : seuls { LIST($searching) } cherchent, et prennent un nombre d'itérations{ "\u00a0" }; écrire { $plain }
# $name, $most (Number), $plain
not-iterations = { AS_TYPED($name) } : écrire de 1 à { $most } itérations, comme { $plain }@1000
# $name, $meant
not-a-module = { AS_TYPED($name) } n'est pas un module et un nom : écrire { $meant }, depuis le dossier du module
# $name, $why
not-imported = { $name } n'est pas un joueur ({ $why }){ "\u00a0" }; écrire module:Nom, une classe sans arguments (docs/players.md)
# $name
does-not-choose = { $name } n'est pas un joueur{ "\u00a0" }; lui donner un nom (name) et choose(view, seed) (docs/players.md)
# $count (Number), $seats (Number)
more-than-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} pour { N_SEATS($seats) } : en nommer { $seats } au plus
# $player, $move, $seat (Number), $legal
plays-illegally = { $player } : le coup { AS_TYPED($move) } n'est pas permis (place { $seat }){ "\u00a0" }; permis : { $legal }
