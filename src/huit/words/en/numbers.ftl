and = and
or = or
n-cards = { $count ->
    [one] { $count }{ "\u00a0" }card
   *[other] { $count }{ "\u00a0" }cards
}
few = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
n-points = { $points ->
    [one] { WRITTEN($points) } point
   *[other] { WRITTEN($points) } points
}
n-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
n-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
n-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
n-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
n-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
n-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
