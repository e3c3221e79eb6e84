not-a-name = { AS_TYPED($name) } is no name: 1 to { $most } letters
not-for-so-many = { $plan } is for { $high ->
    [none] { $low }
   *[other] { $low } to { $high }
} players or teams, and there { $players ->
    [one] is
   *[other] are
} { $players }
winners-alone = { NOT_FOR_SO_MANY($plan, $low, $high, $players) }; enter those who won nothing with 0, as in Luc=0
no-such-plan = no plan named { AS_TYPED($name) }: there are { $known }
ends-by-rounds = target: { $plan } ends after { N_ROUNDS($rounds) }, whatever the points
target-out-of-bounds = target: { $target } is not from 1 to { $most }
match-over = the match is over: undo, or begin a new sheet
sheet-full = a sheet has room for { N_ROUNDS($most) }
no-points = a round has points for somebody, as in Pierre=15
several-winners = { $plan }: one name a round, that of its winner; or several who share, each with as many points, and the others with 0
not-zero = { $plan }: the points of all { $players } players, which add up to 0
points-out-of-bounds = { $name }: { $points } is not from -{ $most } to { $most }
is-out = { $name } is out of the match and scores no more points
nothing-written = nothing is written yet
no-such-round = no round { $number } to correct: { $rounds ->
    [0] none yet
   *[other] 1 to { $rounds }
}
on-paper-only = { $plan } is kept on a score sheet only, as a table deals to all; at a table, count by { $names }
counts-otherwise = { $plan } does not add up what these rules count; { $names ->
    [none] no plan
   *[other] { $names }
} does
not-a-stake = stake: { AS_TYPED($text) } is not a sum such as 0.10
not-an-entry = { AS_TYPED($entry) } is not NAME=POINTS, as in Pierre=15
which-round = say which round, then its points: “correct 2 Anne=15”
