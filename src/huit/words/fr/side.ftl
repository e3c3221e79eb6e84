heading = Les 8 du monde, côte à côte
lead = Un jeu par ligne, une carte par colonne. Une case pressée dit ce que la carte fait, et mène à ce jeu.
table = { WHAT_CARDS_DO() }, jeu par jeu
game = Jeu
acting = Effets
acting-hint = combien de cartes ont un effet
sort-hint = Ranger les jeux d'après cette colonne.
# $card
sort-by-card = Ranger : { $card }. Les jeux qui en font la même chose se suivent.
# Read out after a press on the head of a column.
sorted =
    .library = Les jeux sont dans l'ordre de la bibliothèque.
    .name = Les jeux sont rangés par leur nom.
    .count = Les jeux sont rangés par le nombre de leurs cartes à effet.
# $card
sorted-by-card = { $card } : les jeux qui en font la même chose se suivent.
# $count (Number)
games = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
# $count (Number)
acts = { $count ->
    [0] aucune carte à effet
    [one] { $count } carte à effet
   *[other] { $count } cartes à effet
}
# Rows that stand together once a card sorts them.
# .alike $card, $count (Number)
# .alone $card, $count (Number)
# .idle $card, $count (Number)
# .away $card, $count (Number)
groups =
    .alike = { $card } : la même chose dans { $count } jeux
    .alone = { $card } : { $count ->
        [one] autre chose que partout ailleurs
       *[other] autre chose dans chacun de ces { $count } jeux
    }
    .idle = { $card } : sans effet, { GAMES($count) }
    .away = { $card } : pas dans le paquet, { GAMES($count) }
# The families of games whose cards do something: one that a package brings goes by its own name.
# $key
family = { $key ->
    [shedding] Les 8 et leurs cousins
    [danish] Le danish et les siens
   *[other] { $key }
}
# $games
left-out = Sans effets de cartes, donc absents d'ici : { $games }.
legend = Ce que disent les signes
legend-hint = n : un nombre, écrit dans la case. Une couleur après un signe : cette carte seulement.
idle-sign = La carte n'a pas d'effet dans ce jeu.
away-sign = Le paquet de ce jeu n'a pas cette carte.
detail = La case pressée
close = Fermer
# Games that do the same with a card.
# $games
same-in = La même chose dans : { $games }.
play = Jouer
sheet = Lire la règle
begin-mix = Mélanger
mix = Mélange
mix-hint = Pressez, dans d'autres lignes, les cartes à prendre.
# $game
mix-from = On part de « { $game } ».
# $game, $cards
mix-takes = { $cards } comme dans « { $game } »
take-all = Prendre toutes ses cartes
compose = Composer ce mélange
end-mix = Abandonner
# $card, $game
taken = { $card } : comme dans « { $game } ».
# Why the cards of a cell cannot be taken.
# .family $game
# .base_away $game
# .away $game
not-taken =
    .family = Pas dans ce mélange : « { $game } » est d'une autre famille.
    .base_away = Pas dans ce mélange : le paquet de « { $game } » n'a pas cette carte.
    .away = Pas dans ce mélange : rien à prendre ici.
# The name of a mix: the game that it begins with, then each of the others.
# $first, $second
mix-title = { $first } + { $second }
print = Imprimer
