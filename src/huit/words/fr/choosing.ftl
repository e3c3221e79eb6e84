# $count (Number)
cards = { $count } cartes
jokers = jokers
teams = équipes
columns = en colonnes
search = Chercher un jeu
rules = Ses règles
# $least (Number), $most (Number?)
players = { $most ->
    [none] { $least } joueurs
   *[other] { $least } à { $most } joueurs
}
