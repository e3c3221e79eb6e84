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
card-name = { $face ->
    [Xr] coloured joker
    [Xb] black-and-white joker
   *[other] { RANK_NAME(RANK($face)) } of { SUIT_NAME(SUIT($face)) }
}
the-card = the { CARD_NAME($face) }
a-card = { PRECISE($card) ->
    [yes] { THE_CARD($card) }
   *[no] { $card ->
        [c] a club
        [d] a diamond
        [h] a heart
        [s] a spade
        [8] an 8
        [A] an ace
       *[other] a { RANK_NAME($card) }
    }
}
this-card = { $card ->
    [none] this card
   *[other] { A_CARD($card) }
}
the-cards = { LIST(THE_CARD($cards)) }
one-of = { EITHER(A_CARD($cards)) }
these-cards = { COUNT($cards) ->
    [0] { N_CARDS($count) }
   *[other] { THE_CARDS($cards) }
}
