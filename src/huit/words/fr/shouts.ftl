# What a whole table shouts, in large letters across the felt. What is announced stands in cries.ftl.
# $count (Number)
attack = +{ $count }
# $count (Number)
row = { N_CARDS($count) } d’affilée !
# $count (Number)
heap = Tout le tas : +{ $count }
# $kind
chose = { $kind ->
    [clubs] Trèfle !
    [diamonds] Carreau !
    [hearts] Cœur !
    [spades] Pique !
    [least] Minimum !
   *[notrump] Sans atout !
}
said =
    .wrong = Raté !
    .stopped = Paré !
    .bluff = C’était du bluff !
    .honest = C’était vrai !
    .theft = Au voleur !
    .traded = On échange !
    .rotated = Les mains tournent !
    .jumped = À la volée !
    .out = Plus une carte !
    .shown = Et voilà !
    .beaten = Trop de cartes !
    .burnt = Brûlé !
    .sent = Cadeau !
    .owed = Le compte y est !
    .over-owed = Un pli de trop !
