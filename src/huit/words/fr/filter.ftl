heading = Ne montrer que les jeux
short = 32 à 40 cartes
jokers = avec jokers
two = à deux
teams = en équipes
players = { HOW_MANY_PLAYERS() }
any = peu importe
# $of (Number)
all-of = { $of } jeux
# $count (Number), $of (Number)
some-of = { $count ->
    [one] { $count } jeu sur { $of }
   *[other] { $count } jeux sur { $of }
}
none = Aucun jeu ne répond à tout cela.
all = Tout montrer
side-by-side = Comparer les cartes de tous les jeux
