grace = grace
over = time is up, grace is running
days = { $days }{ "\u00a0" }d { $hours }{ "\u00a0" }h
left = { $time } left
moment = less than a second
units =
    .days = { $count ->
        [one] { $count }{ "\u00a0" }day
       *[other] { $count }{ "\u00a0" }days
    }
    .hours = { $count ->
        [one] { $count }{ "\u00a0" }hour
       *[other] { $count }{ "\u00a0" }hours
    }
    .minutes = { $count ->
        [one] { $count }{ "\u00a0" }minute
       *[other] { $count }{ "\u00a0" }minutes
    }
    .seconds = { $count ->
        [one] { $count }{ "\u00a0" }second
       *[other] { $count }{ "\u00a0" }seconds
    }
