finish = J'ai fini
doubt-hint = Piochez { $cards }, ou dites que vous n'y croyez pas.
run-hint = Posez ce qui va avec, ou dites que vous avez fini.
doubt = Je n'y crois pas
declare = Carré !
misdeal = Maldonne !
jump = À la volée
stands-for = vaut { $card }
in-force = en dessous : { $card }
rank-named = demandé : { $card }
wild = passe-partout : { $rank }
your-wild = Votre passe-partout : { $rank }
before-deal = Avant la donne
my-team-won = Votre équipe gagne la manche
your-place = Vous avez fini, { ORDINAL($place) }.
# $letter, $mates
team = { $mates ->
    [none] équipe { $letter }
   *[other] équipe { $letter }, avec { $mates }
}
# -1: out by too many cards.
place = { $place ->
    [-1] –
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
# $place (Number)
out = { $place ->
    [-1] hors de la manche, trop de cartes
   *[other] a fini, { ORDINAL($place) }
}
# $turns (Number)
misses = { $turns ->
    [1] passe son prochain tour
   *[other] passe ses { $turns } prochains tours
}
# $turns (Number)
you-miss = { $turns ->
    [1] Vous passez votre prochain tour.
   *[other] Vous passez vos { $turns } prochains tours.
}
team-won = L'équipe { $letter } gagne la manche
