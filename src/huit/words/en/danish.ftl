or-more = { A_CARD($rank) } or higher
or-less = { A_CARD($rank) } or lower
asked = { $answers ->
    [none] { $suit ->
        [none] { $most ->
            [none] { $least ->
                [none] any card
                [2] any card
               *[other] { OR_MORE($least) }
            }
           *[other] { OR_LESS($most) }
        }
       *[other] { $least ->
            [none] { A_CARD($suit) } among the cards
           *[other] { A_CARD($suit) } among the cards, { OR_MORE($least) }
        }
    }
   *[other] { ONE_OF($answers) }
}
asks = { CAPITAL(ASKED($answers, $suit, $most, $least)) }
asks-heard = Next: { ASKED($answers, $suit, $most, $least) }.
discard = The pile
discard-name = The pile: { N_CARDS($count) }, { $top } on top
empty-discard = The pile is empty
under = below: { LIST(CARD_NAME($some)) }
stands-for = stands for { THE_CARD($face) }
stock-name = Stock: { N_CARDS($count) }
burnt = Gone
burnt-name = Burnt: { N_CARDS($count) }
in-hand = { $name }: { N_CARDS($count) } in hand
face-ups = face up: { LIST(CARD_NAME($up)) }
face-downs = { $count ->
    [0] none face down
   *[other] { $count } face down
}
ready = ready
attacked = attacked
send-to = Send the pile to { $name }
my-slots = Your cards on the table
face-up = { CAPITAL(CARD_NAME($face)) }, face up, place { $slot }
face-down = Face-down card, place { $slot }
over-down = one face down below
no-card = Place { $slot } is empty
flip = Turn over face-down card { $slot }
empty-hand = Your hand is empty.
may-swap = may be swapped
lay = { $count ->
    [one] Play
   *[other] Play { N_CARDS($count) }
}
pick-up = Pick up the pile ({ N_CARDS($count) })
am-ready = { ALL_RIGHT_FOR_ME() }
turn =
    .swap = Before play
    .waits = Waiting for { LIST($who) }
    .mine = { IT_IS_YOUR_TURN() }
    .attacked = The pile is coming to you
    .target = An ace: who gets the pile?
    .other = { IT_IS_TURN_OF($name) }
    .other-attacked = The pile is coming to { $name }
    .other-target = { $name } chooses who gets the pile
    .over = { ROUND_OVER() }
hint =
    .swap = Tap a card in your hand and a face-up one to swap them.
    .swap-up = Which face-up card for { THE_CARD($face) }?
    .swap-hand = Which card from your hand for { THE_CARD($face) }?
    .swapped = Say that you are ready.
    .ready = You are ready.
    .target = Tap a name to send the pile there.
    .answer = Answer with { ONE_OF($answers) }, or pick up.
    .flip = Turn over one of your face-down cards.
    .flip-or-pick-up = Turn over one of your face-down cards, or pick up.
    .rows = Play one of your face-up cards.
    .pick-up = { NOTHING_GOES() }
    .four = You can complete four of a kind: that burns the pile, and you play again.
    .more = Tap another of its rank, or play.
    .all = { $count } cards chosen: play them.
    .order = In this order, { THE_CARD($top) } is on top and calls for { SUIT_NAME(SUIT($top)) }.
    .wants-suit = Add { A_CARD($suit) } of the same rank.
over =
    .goal = { $points ->
        [one] The first player out wins the round and scores { $points } point; the others score nothing.
       *[other] The first player out wins the round and scores { $points } points; the others score nothing.
    }
    .is-last = { $name } is last.
    .am-last = You are last.
    .out = { $points ->
        [none] { $place } out
       *[other] { $place } out = { $points }
    }
    .left = { $hidden ->
        [0] { N_CARDS($count) } left
       *[other] { N_CARDS($count) } left, { $hidden } face down
    }
help =
    .aim = Be the first to get rid of all your cards: your hand, then your face-up cards, then your face-down cards, turned over one at a time. Play a card, or several of one rank, as high as the last one or higher; if you cannot, pick up the pile.
    .space = Space
help-keys =
    .rows = to your cards on the table, to the hand
    .play = play the card; if you have others of its rank, select it first
    .pick = select a card, or deselect it
    .lay = play the selected cards
    .pick-up = { PICK_UP_THE_PILE() }
    .ready = say that you are ready
    .none = deselect everything; close
events =
    .swapped = { $seat ->
        [you] you put
       *[other] { $seat } puts
    } { THE_CARD($laid) } face up and { $seat ->
        [you] take
       *[other] takes
    } { THE_CARD($taken) }
    .ready = { $seat ->
        [you] you are ready
       *[other] { $seat } is ready
    }
    .laid = { $seat ->
        [you] you play
       *[other] { $seat } plays
    } { THE_CARDS($cards) }
    .asked = { $seat ->
        [you] you call
       *[other] { $seat } calls
    } for { SUIT_NAME($suit) }
    .capped = the next card has to be { OR_LESS($rank) }
    .fourth = { $seat ->
        [you] you complete
       *[other] { $seat } completes
    } four of a kind
    .burnt = { $seat ->
        [you] you burn
       *[other] { $seat } burns
    } the pile ({ N_CARDS($count) })
    .sent = { $seat ->
        [you] you send
       *[other] { $seat } sends
    } the pile to { $to }
    .picked_up = { $seat ->
        [you] you pick up
       *[other] { $seat } picks up
    } the pile ({ N_CARDS($count) })
    .took_up = { $seat ->
        [you] you pick up your
       *[other] { $seat } picks up their
    } face-up cards: { THE_CARDS($cards) }
    .rows = in front of each, { N_CARDS($count) } face down and as many face up
    .blind = { $seat ->
        [you] you have
       *[other] { $seat } has
    } only { N_CARDS($count) } left, face down
    .flipped = { $fits ->
        [yes] { $seat ->
            [you] you turn
           *[other] { $seat } turns
        } over a face-down card
       *[no] { $seat ->
            [you] you turn
           *[other] { $seat } turns
        } over { THE_CARD($card) }, which cannot be played
    }
why =
    .too_low = { THIS_CARD($face) } cannot be played: it has to be { OR_MORE($rank) }
    .too_high = { THIS_CARD($face) } cannot be played: it has to be { OR_LESS($rank) }
    .suit = one of the cards you play has to be { A_CARD($suit) }
    .ace = the pile is coming to you: answer with { ONE_OF($answers) }, or pick it up
    .ready = you are ready: the others are not yet
    .swapped_enough = you have swapped enough: say that you are ready
    .swapping = play has not begun: swap, or say that you are ready
    .not_swapping = the time for swapping is over
    .bad_swap = swap a card from your hand with one of your face-up cards
    .bad_set = only cards of one rank can be played together
    .no_target = this card does not send the pile to anyone
    .target_needed = choose who gets the pile
    .bad_target = send the pile to another player who is still in
    .can_play = you have a card to play: pick up the pile only when you have none
    .no_discard = there is no pile to pick up
    .flip_first = turn over a face-down card: if you cannot play it, you pick up
    .bad_slot = there is no card in that place any more
    .not_blind = turn over your face-down cards only when the others are gone
    .choose = choose a card first
