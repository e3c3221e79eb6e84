heading = The rules of the game
after = Based on { $game }
options = Options chosen
cards = { WHAT_CARDS_DO() }
rest = The game
match = The match
rounds = { NO_TOTAL() }
players = { $teams ->
    [0] { $count } players
   *[other] { $count } players, in { $teams } teams
}
print = Print
lab = { WHAT_RULES_ARE_LIKE() }
side-by-side = The cards of all games
loading = Looking up the rules…
failed = The server does not answer: the rules are not available for now.
again = Try again
score = The sheet of the match
up-to = { $points ->
    [none] { $plan }
   *[other] { $points ->
        [one] { $plan }, to { $points } point
       *[other] { $plan }, to { $points } points
    }
}
highest = The highest wins
lowest = The lowest wins
round = Round
total = Total
column = Game { $no }
ahead = Ahead: { $who }.
won = { $mine ->
    [yes] { $who } win the match!
   *[no] { $several ->
        [yes] { $who } win the match
       *[no] { $who } wins the match
    }
}
owes = { $debtor } → { $creditor }: { $points }
settlement = Who owes what
earlier = { $count ->
    [one] The round before these is in the total.
   *[other] The { $count } rounds before these are in the total.
}
won-by = won
and = and
filling = The winner of each round scores their points: in the first column for their first win, in the first two for their second, and in all of them from then on. The first player to reach the target in a column wins it.
filling-more = A fourth opens when the first is won, a fifth when the second is.
