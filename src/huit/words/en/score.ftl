heading = { SCORE_SHEET() }
intro = For playing with real cards: write down each round, and the sheet adds it up. It stays on this device, and works offline.
how = How is it counted?
who = Who plays?
player = Player { $no }
add-player = Add a player
remove = { TAKE_AWAY($name) }
target = { POINTS_TO_END() }
usual = { $points ->
    [none] without end
   *[other] usually { $points }
}
per-player = usually { $points } a player
begin = Begin the sheet
write = Enter round { $no }
entry = { ROUND_OF_NUMBER($no) }
winner = Who won?
shared = Several names: they share the round, each with these points.
points = Points won
each = Points of each
sum = Cards may be added up: 50+10+7.
pad = Digits
back = Delete the last digit
sign = Change the sign
plus = Plus
next = Next
done = Write
table = The rounds
nothing = Nothing is written yet.
written = Round { $no } written.
mend = Correct round { $no }
mend-done = Correct
mend-hint = To correct a round, press its number.
mended = Round { $no } corrected.
goes-on = The match is no longer over.
not-counted = does not count
undo = Delete the last round
undone = Round { $no } deleted.
redo = Bring it back
players = The players
keep-players = Keep these names
fresh = New sheet
sure = Delete this sheet and begin another one?
yes = Yes, a new sheet
no = No, keep it
again = Again with the same players
stake = A point is worth
stake-hint = for example 0.10; empty: in points
bad-stake = That is not an amount such as 0.10.
owes = { $debtor } owes { $creditor } { $sum }
even = Nobody owes anything.
decimal = { "." }
mistakes =
    .over = The match is over: delete a round, or begin a new sheet.
    .nobody = Enter the points of at least one player.
    .winner_only = Tap the name of the winner.
    .null_sum = Everybody’s points are needed, and they have to add up to 0.
    .full = The sheet is full.
    .too_many_points = That is too many points for one round.
    .out = Players who are out of the match score no more points.
    .unreadable = That is not a score: write a number, or a sum such as 50+10.
ahead = Ahead: { LIST($who) }, { N_POINTS($points) }
won = { COUNT($who) ->
    [one] { LIST($who) } wins with { N_POINTS($points) }
   *[other] { LIST($who) } win together with { N_POINTS($points) }
}
back-at-zero = { COUNT($who) ->
    [one] { LIST($who) } hits the target exactly and goes back to zero.
   *[other] { LIST($who) } hit the target exactly and go back to zero.
}
out = { OUT_OF_THE_MATCH($who) }
idle = The match ends with round { $last }. Rounds { $from } to { $all }, written after it, do not count and stay on the sheet.
idle-one = The match ends with round { $last }. Round { $all }, written after it, does not count and stays on the sheet.
names-mistakes =
    .few = At least { $fewest } names are needed.
    .twice = Two players have the same name.
to-circle = Put this sheet into a circle
