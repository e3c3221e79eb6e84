-its = { $form ->
    [single] its
   *[other] their
}
sent = { EITHER($cards) } that was sent
lowest-ordinary = Whoever has the lowest card in hand starts, not counting { $cards }; if several do, the first of them after the dealer.
anywhere =
    .does = can be played on any card
not-on = { $refusing ->
    [none] { $but ->
        [none] { "" }
       *[other] { SENT($but, $but-rank) }
    }
   *[other] { EITHER($refusing) }{ $but ->
        [none] { "" }
       *[other] { " " }or { SENT($but, $but-rank) }
    }
}
goes-on-any =
    .does = can be played on any card except { NOT_ON($refusing, $but, $but-rank) }
copies =
    .does = { $form ->
        [single] copies
       *[other] copy
    } the rank and the effect of the card { $form ->
        [single] it covers
       *[other] they cover
    }{ $same-suit ->
        [yes] { " " }(a suit that is asked for stays the same)
       *[no] { "" }
    }; can be played on any card{ $refusing ->
        [none] { $but ->
            [none] { "" }
           *[other] { " " }except { SENT($but, $but-rank) }
        }
       *[other] { " " }except { NOT_ON($refusing, $but, $but-rank) }
    }
copies-nothing =
    .does = On an empty pile{ $sent ->
        [none] { "" }
       *[other] { " " }or on { SENT($sent, $sent-rank) }
    } it is { EITHER($acting) }{ $does ->
        [none] { "" }
       *[other] , which { LIST($does) }
    }
copies-skip =
    .does = Several on { EITHER($on) } { $one-each ->
        [yes] skip as many players
       *[no] each skip as many players as that card
    }
asks-suit =
    .does = { $form ->
        [single] means
       *[other] mean
    } that one of the cards played next has to be of { -its } suit (that of the top one, if several were played){ $unless ->
        [none] { "" }
       *[other] , unless { EITHER($unless) } is played
    }
caps =
    .does = { $form ->
        [single] makes
       *[other] make
    } the next player play { -its } rank or lower
refuses =
    .does = can never have { EITHER($cards) } played on { $form ->
        [single] it
       *[other] them
    }
reverses =
    .does = { $form ->
        [single] reverses
       *[other] reverse
    } the direction of play, once even if several are played together
skips-each =
    .does = { $form ->
        [single] skips
       *[other] skip
    } { $players ->
        [1] one player
       *[other] { $players } players
    } per card
burns =
    .does = { $form ->
        [single] burns
       *[other] burn
    } the pile, which is out of the game
keeps-turn =
    .does = { $form ->
        [single] gives
       *[other] give
    } { -its } player another turn{ $capped ->
        [yes] , with { -its } rank or lower
       *[no] { "" }
    }
sends-discard =
    .does = { $form ->
        [single] sends
       *[other] send
    } the pile to a player of your choice, who picks it up{ $answers ->
        [none] { "" }
       *[other] , unless they play { EITHER($answers) } (that is then their turn)
    }

fours-of-copies = Among four of a kind, { EITHER($copying) } stays { EITHER($copying) }, whichever card it covers.
last-has-lost = The last player with cards has lost.
new-discard = If whoever should start a new pile is out, the next player does.
