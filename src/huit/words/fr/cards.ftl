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
# $face (Face)
card-name = { $face ->
    [Xr] joker en couleurs
    [Xb] joker noir et blanc
   *[other] { RANK_NAME(RANK($face)) } de { SUIT_NAME(SUIT($face)) }
}
# $face (Face)
the-card = { RANK($face) ->
    [A] l'{ CARD_NAME($face) }
    [Q] la { CARD_NAME($face) }
   *[other] le { CARD_NAME($face) }
}
# Of a face « le 2 de pique », of a rank « un 2 », of a suit « un pique ».
# $card
a-card = { PRECISE($card) ->
    [yes] { THE_CARD($card) }
   *[no] { $card ->
        [c] un trèfle
        [d] un carreau
        [h] un cœur
        [s] un pique
        [Q] une dame
       *[other] un { RANK_NAME($card) }
    }
}
# $card
this-card = { $card ->
    [none] cette carte
   *[other] { A_CARD($card) }
}
the-cards = { LIST(THE_CARD($cards)) }
one-of = { EITHER(A_CARD($cards)) }
# Those cards where they are known, else how many.
# $cards (List), $count (Number)
these-cards = { COUNT($cards) ->
    [0] { N_CARDS($count) }
   *[other] { THE_CARDS($cards) }
}
