# $count (Number)
attack = +{ $count }
# $count (Number)
row = { N_CARDS($count) } in a row!
# $count (Number)
heap = The whole pile: +{ $count }
# $kind
chose = { $kind ->
    [clubs] Clubs!
    [diamonds] Diamonds!
    [hearts] Hearts!
    [spades] Spades!
    [least] Fewest tricks!
   *[notrump] No trumps!
}
said =
    .wrong = Wrong!
    .stopped = Blocked!
    .bluff = It was a bluff!
    .honest = It was true!
    .theft = Stop, thief!
    .traded = We swap!
    .rotated = Hands move on!
    .jumped = Jump in!
    .out = Not a card left!
    .shown = There we are!
    .beaten = Too many cards!
    .burnt = Burnt!
    .sent = A present!
    .owed = Just enough!
    .over-owed = One trick too many!
