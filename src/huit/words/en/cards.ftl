suit-name = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
rank-name = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
