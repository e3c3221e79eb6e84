place-head = Place
place-of-round = Places are those of the round.
round-of = Round { $played } of { $of }.
high-wins = Most points win.
low-wins = Fewest points win.
rounds-win = Most rounds won wins.
target = The match goes to { $target }.
single = { NO_TOTAL() }
wins = Won
winner = { $mine ->
    [yes] win the round
   *[no] wins the round
}
last = See the last result again
nothing = No score yet: the first round is being played.
goes-on = The next round has begun.
rematch-on = The rematch has begun.
your-turn = It is your turn.
clock-runs = Your time is running.
play-on = Play
watch-on = Keep watching
winner-counts = The winner scores { $points }
winner-free = The winner’s cards do not count
shared = shared by { $by }
doubled = points doubled
last-card = { $points } for the last card
differences = blocked: the differences
joker = joker
won-match = The match is yours!
won-round = { WELL_PLAYED() }
former = { $last ->
    [none] { SEAT_OF($whose) }: round { $first } was played by { $name }.
   *[other] { SEAT_OF($whose) }: rounds { $first } to { $last } were played by { $name }.
}
seat-of = { $whose ->
    [none] Your seat
   *[other] { $whose }’s seat
}
out-as = { ORDINAL($place) } out
