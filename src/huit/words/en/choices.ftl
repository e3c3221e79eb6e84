finish = I’m done
doubt-hint = Draw { $cards }, or say you don’t believe it.
run-hint = Play any cards that match it, or say you are done.
doubt = I don’t believe it
declare = Four of a kind!
misdeal = Misdeal!
jump = Jump in
stands-for = stands for { $card }
in-force = below: { $card }
rank-named = called: { $card }
wild = wild: { $rank }
your-wild = Your wild rank: { $rank }
before-deal = Before the deal
my-team-won = Your team wins the round
your-place = You are out, { ORDINAL($place) }.
team = { $mates ->
    [none] team { $letter }
   *[other] team { $letter }, with { $mates }
}
place = { $place ->
    [-1] –
   *[other] { ORDINAL($place) }
}
out = { $place ->
    [-1] out of the round, too many cards
   *[other] is out, { ORDINAL($place) }
}
misses = { $turns ->
    [1] misses the next turn
   *[other] misses the next { $turns } turns
}
you-miss = { $turns ->
    [1] You miss your next turn.
   *[other] You miss your next { $turns } turns.
}
team-won = Team { $letter } wins the round
