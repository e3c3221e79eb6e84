grace = délai de grâce
over = temps écoulé, délai de grâce
# $days (Number), $hours (Number)
days = { $days }{ "\u00a0" }j { $hours }{ "\u00a0" }h
left = il reste { $time }
moment = moins d'une seconde
# The parts of a time.
units =
    .days = { $count ->
        [one] { $count }{ "\u00a0" }jour
       *[other] { $count }{ "\u00a0" }jours
    }
    .hours = { $count ->
        [one] { $count }{ "\u00a0" }heure
       *[other] { $count }{ "\u00a0" }heures
    }
    .minutes = { $count ->
        [one] { $count }{ "\u00a0" }minute
       *[other] { $count }{ "\u00a0" }minutes
    }
    .seconds = { $count ->
        [one] { $count }{ "\u00a0" }seconde
       *[other] { $count }{ "\u00a0" }secondes
    }
