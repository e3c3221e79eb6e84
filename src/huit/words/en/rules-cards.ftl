called = { $card ->
    [X] joker
    [Xb] black-and-white joker
    [Xr] coloured joker
    [c] clubs
    [d] diamonds
    [h] hearts
    [s] spades
   *[other] { PRECISE($card) ->
        [yes] { RANK_NAME(RANK($card)) } of { SUIT_NAME(SUIT($card)) }
       *[no] { RANK_NAME($card) }
    }
}
one-called = { RANK($card) ->
    [8] an { CALLED($card) }
    [A] an { CALLED($card) }
    [c] a club
    [d] a diamond
    [h] a heart
    [s] a spade
   *[other] a { CALLED($card) }
}
another-called = another { CALLED($card) }
the-called = the { CALLED($card) }
several-called = { RANK($card) ->
    [X] { $card ->
        [Xb] black-and-white jokers
        [Xr] coloured jokers
       *[other] jokers
    }
    [c] clubs
    [d] diamonds
    [h] hearts
    [s] spades
   *[other] { RANK($card) ->
        [A] aces
        [T] 10s
        [J] jacks
        [Q] queens
        [K] kings
       *[other] { RANK($card) }s
    }{ PRECISE($card) ->
        [yes] { " " }of { SUIT_NAME(SUIT($card)) }
       *[no] { "" }
    }
}
the-cards-called = the { LIST(CALLED($cards)) }
listed = { LIST($words) }
either = { EITHER($words) }
nor = nor
some-cards = { $count ->
    [0] no card
    [1] a card
   *[other] { $count } cards
}
in-words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
