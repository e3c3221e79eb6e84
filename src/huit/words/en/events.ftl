said = { $call ->
    [none] { $what ->
        [word] which card it is
       *[other] { QUOTED(CALL_NAME($call)) }
    }
   *[other] { QUOTED(CALL_NAME($call)) }
}
draws = { $seat ->
    [you] you draw
   *[other] { $seat } draws
}
drawn = { COUNT($cards) ->
    [0] { N_CARDS($count) }
    [1] { THE_CARDS($cards) }
    [2] { THE_CARDS($cards) }
   *[other] { N_CARDS($count) }: { THE_CARDS($cards) }
}
drawn-so = { COUNT($cards) ->
    [0] { N_CARDS($count) }
    [1] { THE_CARDS($cards) }
    [2] { THE_CARDS($cards) }
   *[other] { N_CARDS($count) }: { THE_CARDS($cards) },
}
attack-over = the attack is over
won = { LIST($who) } { COUNT($who) ->
    [1] { $mine ->
        [yes] win
       *[no] wins
    }
   *[other] { $shared ->
        [yes] share
       *[no] win
    }
} the round
instead = { $does } (the computer instead)
jumping = jumping in, { $does }
then = { $others }, then { $who }
joined = { $first }; { $next }
events =
    .dealt = { $seat ->
        [you] you deal
       *[other] { $seat } deals
    } { N_CARDS($count) } each
    .starter = the first card is { THE_CARD($card) }
    .played = { $seat ->
        [you] you play
       *[other] { $seat } plays
    } { THE_CARD($card) }
    .announced = { $what ->
        [knock] { $seat ->
            [you] you knock three times
           *[other] { $seat } knocks three times
        }
       *[other] { $seat ->
            [you] you say
           *[other] { $seat } says
        } { SAID($what, $call) }
    }{ $late ->
        [yes] , late
       *[no] { "" }
    }
    .named = { $seat ->
        [you] you call
       *[other] { $seat } calls
    } { SUIT_NAME($suit) }
    .rank_named = { $seat ->
        [you] you call
       *[other] { $seat } calls
    } for { A_CARD($rank) }
    .rank_over = the call has come back round to { $seat }, so { $seat ->
        [you] you play
       *[other] { $seat } plays
    } as usual
    .card_named = { $seat ->
        [you] you call
       *[other] { $seat } calls
    } for { THE_CARD($card) }
    .card_over = the call has come back round to { $seat }, so { $seat ->
        [you] you play
       *[other] { $seat } plays
    } as usual
    .attacked = { $later ->
        [yes] { $seat } will then have { N_CARDS($debt) } to draw
       *[no] { $seat ->
            [you] you have
           *[other] { $seat } has
        } { N_CARDS($debt) } to draw
    }
    .aims = { $seat ->
        [you] you have to choose
       *[other] { $seat } has to choose
    } who draws { N_CARDS($debt) }
    .aimed = { $seat ->
        [you] you aim
       *[other] { $seat } aims
    } at { $to }
    .doubted = { $seat ->
        [you] you doubt
       *[other] { $seat } doubts
    } it: { $of } { $right ->
        [yes] had the suit
       *[no] did not have the suit
    }
    .held_up = { $seat ->
        [you] you answer or { $turns ->
            [1] are skipped
           *[other] miss { $turns } turns
        }
       *[other] { $seat } answers or { $turns ->
            [1] is skipped
           *[other] misses { $turns } turns
        }
    }
    .misses = { $seat ->
        [you] you still miss
       *[other] { $seat } still misses
    } { $turns ->
        [1] a turn
       *[other] { $turns } turns
    }
    .stopped = the attack is stopped
    .drew = { $count ->
        [0] the stock is empty: { $seat ->
            [you] you draw nothing
           *[other] { $seat } draws nothing
        }
       *[other] { $cause ->
            [caught] { DRAWS($seat) } { DRAWN_SO($cards, $count) } for { $call ->
                [none] a wrong call
               *[other] forgetting “{ CALL_NAME($call) }”
            }
            [again] nobody can go out on a card that makes them play again: { DRAWS($seat) } { DRAWN($cards, $count) }
            [last] nobody can go out like that: { DRAWS($seat) } { DRAWN($cards, $count) }
            [wrong] { DRAWS($seat) } { DRAWN_SO($cards, $count) } for a wrong call
            [misdeal] { DRAWS($seat) } { DRAWN_SO($cards, $count) } to make up a full hand
            [level] { $seat ->
                [you] you are
               *[other] { $seat } is
            } dealt { DRAWN($cards, $count) }
           *[other] { DRAWS($seat) } { DRAWN($cards, $count) }
        }
    }
    .undone = { $seat ->
        [you] you take back your
       *[other] { $seat } takes back their
    } move and all that followed
    .rule_changed = { $seat ->
        [you] you change
       *[other] { $seat } changes
    } a rule: { $en }
    .stood_in = the computer plays for { $seat }
    .passed = { $seat ->
        [you] you pass
       *[other] { $seat } passes
    }
    .skipped = { $seat ->
        [you] you are skipped
       *[other] { $seat } is skipped
    }{ $penalty ->
        [yes] { " " }(penalty)
       *[no] { "" }
    }
    .reversed = { $direction ->
        [1] play now goes clockwise
       *[other] play now goes anticlockwise
    }
    .again = { $seat ->
        [you] you play again
       *[other] { $seat } plays again
    }
    .caught = { QUOTED(CATCH_NAME($call)) }: { $by ->
        [you] you catch
       *[other] { $by } catches
    } { $seat }
    .jumped = { $seat ->
        [you] you jump in
       *[other] { $seat } jumps in
    } with the same card
    .stands = that stands for { THE_CARD($card) }
    .shows = { $suit ->
        [none] below it, { THE_CARD($card) }
       *[other] below it, { THE_CARD($card) }, with { SUIT_NAME($suit) } called
    }
    .paid = { $count ->
        [0] { ATTACK_OVER($lapsed) }
       *[other] { N_CARDS($count) } in all: { ATTACK_OVER($lapsed) }
    }
    .turn = { $to ->
        [play] { $seat ->
            [you] you play next
           *[other] { $seat } plays next
        }
        [start] { $seat ->
            [you] you start
           *[other] { $seat } starts
        }
        [lead] { $seat ->
            [you] you lead
           *[other] { $seat } leads
        }
        [doubt] { $seat } may doubt it
        [answer] { $seat } may still answer, or pass
       *[other] { $seat ->
            [you] you have
           *[other] { $seat } has
        } to { $to ->
            [must_answer] answer
            [suit] call a suit
            [rank] call a rank
            [card] call a card
            [face] say what the joker stands for
            [give] give away { N_CARDS($count) }
            [pass_on] pass a card on
            [trade] choose who to swap hands with
            [send] choose who gets the pile
            [kind] announce
            [give_back] give a card back
           *[discard] discard { N_CARDS($count) }
        }
    }
    .run = { $seat } may play more with it
    .run_over = { $seat ->
        [you] you are done
       *[other] { $seat } is done
    }
    .gave = { $seat ->
        [you] you give
       *[other] { $seat } gives
    } { $to } { THESE_CARDS($cards, $count) }
    .traded = { $seat ->
        [you] you swap
       *[other] { $seat } swaps
    } hands with { $to }
    .rotated = everyone passes their hand to the next player
    .set_aside = { $seat ->
        [you] you have
       *[other] { $seat } has
    } chosen a card to pass to { $to }
    .may_steal = { $seat ->
        [you] you have to take
       *[other] { $seat } has to take
    } a card from { $from ->
        [you] your hand
       *[other] { $from }
    }
    .stole = { $seat } took { $card ->
        [none] a card
       *[other] { THE_CARD($card) }
    } from { $from ->
        [you] your hand
       *[other] { $from }
    }
    .forgot = { $seat } forgot to say { QUOTED(CALL_NAME($call)) }
    .declared = { $seat ->
        [you] you show
       *[other] { $seat } shows
    } { $alike ->
        [yes] four of a kind
       *[no] the winning cards
    }: { THE_CARDS($cards) }
    .came_down = { $seat ->
        [you] you are out of cards and move
       *[other] { $seat } is out of cards and moves
    } down to the { RANK_NAME($rank) }
    .misdeal = misdeal: { $seat ->
        [you] you were
       *[other] { $seat } was
    } dealt { N_CARDS($count) } { $more ->
        [yes] too many
       *[no] too few
    }
    .repaired = { $by ->
        [you] you say
       *[other] { $by } says
    } “Misdeal!”{ $back ->
        [0] { "" }
       *[other] : { THESE_CARDS($cards, $back) } of { $seat ->
            [you] yours
           *[other] { OF_NAME($seat) }
        } { $back ->
            [one] goes back into the stock
           *[other] go back into the stock
        }
    }
    .swept = that is once round the table: { $seat ->
        [you] you play
       *[other] { $seat } plays
    }
    .face_up = the first spade decides the dealer: { $seat }
    .hand_chosen = { $seat ->
        [you] you choose
       *[other] { $seat } chooses
    } hands of { N_CARDS($hand) }
    .cut = { $seat ->
        [you] you cut
       *[other] { $seat } cuts
    }
    .beaten = with { N_CARDS($held) }, { $seat ->
        [you] you are out of the round
       *[other] { $seat } is out of the round
    }
    .wrong_say = { $seat ->
        [you] you say
       *[other] { $seat } says
    } { QUOTED(CALL_NAME($call)) } by mistake
    .wrong_catch = { $seat ->
        [you] you say
       *[other] { $seat } says
    } { QUOTED(CATCH_NAME($call)) } for no reason
    .recycled = the discard pile is shuffled into a new stock of { N_CARDS($count) }
    .out = { $seat ->
        [you] you are out
       *[other] { $seat } is out
    }
    .over = { $reason ->
        [last_left] nobody else is left, { WON($who, $me-first, $mine, $shared) }
        [outright] in one round, { WON($who, $me-first, $mine, $shared) } and with it the match
        [four_of_a_kind] with those cards, { WON($who, $me-first, $mine, $shared) }
        [limit] the limit of cards has been reached, { WON($who, $me-first, $mine, $shared) }
        [blocked] nobody can play or draw any more: the round is blocked, { WON($who, $me-first, $mine, $shared) }
       *[other] { WON($who, $me-first, $mine, $shared) }
    }
