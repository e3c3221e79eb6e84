### Not on the page
### Cards as a rule sheet says them. $card: a rank ("8"), a suit ("h"), a card ("2s"), or "X" for any joker.

# $card
called = { $card ->
    [X] joker
    [Xb] joker noir et blanc
    [Xr] joker coloré
    [c] trèfle
    [d] carreau
    [h] cœur
    [s] pique
   *[other] { PRECISE($card) ->
        [yes] { RANK_NAME(RANK($card)) } de { SUIT_NAME(SUIT($card)) }
       *[no] { RANK_NAME($card) }
    }
}
# $card
one-called = { RANK($card) ->
    [Q] une { CALLED($card) }
   *[other] un { CALLED($card) }
}
# $card
another-called = { RANK($card) ->
    [Q] une autre { CALLED($card) }
   *[other] un autre { CALLED($card) }
}
# $card
the-called = { RANK($card) ->
    [A] l'{ CALLED($card) }
    [Q] la { CALLED($card) }
   *[other] le { CALLED($card) }
}
# $card
several-called = { RANK($card) ->
    [X] { $card ->
        [Xb] jokers noir et blanc
        [Xr] jokers colorés
       *[other] jokers
    }
    [c] trèfles
    [d] carreaux
    [h] cœurs
    [s] piques
   *[other] { RANK($card) ->
        [A] as
        [T] 10
        [J] valets
        [Q] dames
        [K] rois
       *[other] { RANK($card) }
    }{ PRECISE($card) ->
        [yes] { " " }de { SUIT_NAME(SUIT($card)) }
       *[no] { "" }
    }
}
# Of $numbers: whether all of them are called by numbers.
# $cards (List), $numbers (Flag)
the-cards-called = { $numbers ->
    [yes] les { LIST(CALLED($cards)) }
   *[no] { LIST(THE_CALLED($cards)) }
}
listed = { LIST($words) }
either = { EITHER($words) }
# What stands before each of a list, of which none goes.
nor = ni
# So many cards to draw.
# $count (Number)
some-cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
# Up to ten; beyond, in figures.
in-words = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $number }
}
