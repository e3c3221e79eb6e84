a-turn = { $time } a turn
open-rooms = Open tables
known-short = known cards
of = hosted by { $name }
stage =
    .lobby = about to begin
    .round = a round is being played
    .between = between rounds
without-clock = no clock
with-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
look = Watch
look-room = Watch { $name }’s room
join = Join
join-room = Join { $name }’s room
no-open-rooms = None for now.
free = { $free ->
    [0] { $seats } players, full
    [1] 1 seat free of { $seats }
   *[other] { $free } seats free of { $seats }
}
