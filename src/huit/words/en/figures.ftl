figures = In figures
# $played, $won (Number)
played = { $played ->
    [one] One round played, { $won ->
        [0] lost.
       *[other] won.
    }
   *[other] { $played } rounds played, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    } ({ $share }%).
}
chance = Chance alone would give { $expected } ({ $share }%).
verdict =
    .few = Too few rounds to say whether this is more than luck.
    .even = Chance often makes such a difference.
    .above = That is more than chance usually explains.
    .below = That is less than chance usually explains.
# $now (Number), $longest (Number)
streaks = Wins in a row: { $now } at the moment, { $longest } at most.
best = Best round: { $game }, { $date }, ahead by { N_POINTS($ahead) }.
by-game = By game
game = Game
rounds = Rounds
won = Won
by-chance = Chance
bars = Bar: the share won; line: the share that chance gives.
other-games = other games
beyond = Rounds older than the hundred that are kept still count in these totals, but neither for rows of wins nor for the best.
