heading = The eights of the world, side by side
lead = One game a row, one card a column. Press a cell to read what the card does, and to go on to that game.
table = { WHAT_CARDS_DO() }, game by game
game = Game
acting = Effects
acting-hint = how many cards have an effect
sort-hint = Sort the games by this column.
# $card
sort-by-card = Sort: { $card }. Games that do the same with it stand together.
# Read out after a press on the head of a column.
sorted =
    .library = The games are in the order of the library.
    .name = The games are sorted by name.
    .count = The games are sorted by how many of their cards have an effect.
# $card
sorted-by-card = { $card }: games that do the same with it stand together.
# $count (Number)
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Number)
acts = { $count ->
    [0] no card has an effect
    [one] { $count } card with an effect
   *[other] { $count } cards with an effect
}
# Rows that stand together once a card sorts them.
# .alike $card, $count (Number)
# .alone $card, $count (Number)
# .idle $card, $count (Number)
# .away $card, $count (Number)
groups =
    .alike = { $card }: the same in { $count } games
    .alone = { $card }: { $count ->
        [one] as in no other game
       *[other] something else in each of these { $count } games
    }
    .idle = { $card }: no effect, { GAMES($count) }
    .away = { $card }: not in the pack, { GAMES($count) }
# The families of games whose cards do something: one that a package brings goes by its own name.
# $key
family = { $key ->
    [shedding] The eights and their cousins
    [danish] Danish and its kin
   *[other] { $key }
}
# $games
left-out = No card has an effect there, so they are not in the table: { $games }.
legend = What the signs say
legend-hint = n: a number, written in the cell. A suit after a sign: that card only.
idle-sign = The card has no effect in this game.
away-sign = The pack of this game has no such card.
detail = The pressed cell
close = Close
# Games that do the same with a card.
# $games
same-in = The same in: { $games }.
play = Play
sheet = Read the rules
begin-mix = Begin a mix
mix = Mix
mix-hint = Press the cards to take, in other rows.
# $game
mix-from = It begins with “{ $game }”.
# $game, $cards
mix-takes = { $cards } as in “{ $game }”
take-all = Take all of its cards
compose = Compose this mix
end-mix = Drop it
# $card, $game
taken = { $card }: as in “{ $game }”.
# Why the cards of a cell cannot be taken.
# .family $game
# .base_away $game
# .away $game
not-taken =
    .family = Not in this mix: “{ $game }” is of another family.
    .base_away = Not in this mix: the pack of “{ $game }” has no such card.
    .away = Not in this mix: there is nothing to take here.
# The name of a mix: the game that it begins with, then each of the others.
# $first, $second
mix-title = { $first } + { $second }
print = Print
