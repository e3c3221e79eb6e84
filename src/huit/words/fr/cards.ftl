# $suit (Suit)
suit-name = { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
# $rank
rank-name = { $rank ->
    [A] as
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
