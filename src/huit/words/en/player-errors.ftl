no-such-player = no player named { AS_TYPED($name) }: there are { $known }
does-not-search = { AS_TYPED($name) }: only { LIST($searching) } search, and take a number of iterations; say { $plain }
not-iterations = { AS_TYPED($name) }: say 1 to { $most } iterations, as in { $plain }@1000
not-a-module = { AS_TYPED($name) } is not a module and a name: say { $meant }, from the folder of the module
not-imported = { $name } is no player ({ $why }); say module:Name, a class without arguments (docs/players.md)
does-not-choose = { $name } is no player; give it a name and choose(view, seed) (docs/players.md)
more-than-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
} for { N_SEATS($seats) }: name { $seats } at most
plays-illegally = { $player }: the move { AS_TYPED($move) } is not allowed (seat { $seat }); allowed: { $legal }
