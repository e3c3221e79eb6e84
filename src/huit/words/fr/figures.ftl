figures = En chiffres
# $played, $won (Number)
played = { $played ->
    [one] Une manche jouée, { $won ->
        [0] perdue.
       *[other] gagnée.
    }
   *[other] { $played } manches jouées, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    } ({ $share }{ "\u00a0" }%).
}
chance = Le hasard seul en donnerait { $expected } ({ $share }{ "\u00a0" }%).
verdict =
    .few = Trop peu de manches pour dire si c'est plus que de la chance.
    .even = L'écart est de ceux que le hasard fait souvent.
    .above = C'est plus que ce que le hasard explique d'ordinaire.
    .below = C'est moins que ce que le hasard explique d'ordinaire.
# $now (Number), $longest (Number)
streaks = Victoires d'affilée : { $now } en ce moment, { $longest } au plus.
best = Meilleure manche : { $game }, le { $date }, { N_POINTS($ahead) } d'écart.
by-game = Par jeu
game = Jeu
rounds = Manches
won = Gagnées
by-chance = Hasard
bars = Barre : part gagnée ; trait : part que donne le hasard.
other-games = autres jeux
beyond = Les manches plus anciennes que les cent gardées comptent encore dans ces totaux, mais ni dans les suites ni pour la meilleure.
