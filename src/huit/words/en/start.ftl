company = Who with?
companies =
    .alone = Alone
    .friends = { WITH_FRIENDS() }
company-hint =
    .alone = against the computer
    .friends = by a link
open-room = { OPEN_THE_TABLE() }
code = I have a code
code-sample = CAFE 7
code-do = Come in
name-seen = your friends will see it
name-needed = { WRITE_YOUR_NAME() }
game = The game
change = Choose another game
games = { $count } games
options = Options
overruled = Turned off, as the two cannot go together: “{ $sentence }”{ " " }
teams = Teams
usual-teams = As the rules say
players = { SO_MANY_PLAYERS($count) }
match = The match
rounds = { ROUND_BY_ROUND() }
rounds-hint = totals just keep adding up
target = { POINTS_TO_END() }
usual-target = { $points ->
    [none] { "" }
   *[other] usually { $points }
}
no-match = There are no points in this game: it is played round by round.
real-cards = Playing with real cards?
wrong =
    .rules = The server no longer has this game. Reload the page.
    .seats = This game does not take that many players with these options.
    .name = This name will not do: choose another one.
    .options = These options do not go together, or not with that many players.
    .match = This match does not go with this game. Change the count or the total.
family = { $key ->
    [cousins-abroad] Elsewhere
    [les-huit] Eights
    [le-8] The 8
    [le-8-americain] French eights
    [le-huit-americain] French eights with two packs
    [jeux-de-cartes] Other card games
   *[other] { $name }
}
options-on = { $count ->
    [0] none
   *[other] { FEW($count) } chosen
}
in-teams = With { FEW($seats) }: { FEW($teams) } teams of { FEW($each) }.
alone = With { FEW($seats) }: everyone for themselves.
plan = { $name ->
    [libre] Free
    [les-huit] Eights
    [hollywood] Hollywood
    [hollywood-5] Hollywood, five games
    [le-8] The 8
    [positif] Points won
    [negatif] Points left in hand
    [retour-a-zero] Back to zero
    [jusqu-au-dernier] Until one is left
    [jusqu-au-dernier-retour] Until one is left, back to zero
    [x00] 100 points a player
    [trois-cinq-huit] Eighteen rounds
    [trois-cinq-huit-court] Six rounds
    [sergent-major] To a number of points
    [sergent-major-manches] Nine rounds
    [sergent-major-libre] To a round that wins all
    [danish] Rounds won
   *[other] { $name }
}
# $often (Number)
forgets = { $often ->
    [0] never
    [10] one time in ten
    [35] one time in three
    [60] more often than not
   *[90] nearly always
}
