roles =
    .dealer = Dealer
    .announcer = Announcer
    .second = Second
    .third = Third
kind-name = { $kind ->
    [clubs] clubs trumps
    [diamonds] diamonds trumps
    [hearts] hearts trumps
    [spades] spades trumps
    [least] fewest tricks
   *[notrump] no trumps
}
n-tricks = { $count ->
    [one] { $count }{ "\u00a0" }trick
   *[other] { $count }{ "\u00a0" }tricks
}
short = { $kind ->
    [least] Min
   *[other] NT
}
choice = { $kind ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
    [spades] Spades
    [least] Fewest
   *[notrump] No trumps
}
kind = { CAPITAL(KIND_NAME($kind)) }
trumps = Trumps
kind-notes =
    .trumps = trumps
    .notrump = no exchanges
    .least = take few tricks
made = tricks
seat = { $owes ->
    [none] { $name }, { $role }: { N_TRICKS($made) }
   *[other] { $least ->
        [yes] { $name }, { $role }: { N_TRICKS($made) }, { $owes } at most
       *[no] { $name }, { $role }: { N_TRICKS($made) }, { $owes } to take
    }
}
in-hand = { N_CARDS($count) } in hand
leads = leads
which-kind = What do you announce?
announced = announced already
trick = The trick
lies = The trick: { $cards }
takes = is winning
took = { $who ->
    [you] You take the trick
   *[other] { $who } takes the trick
}
nobody = No card.
chien = The kitty
hidden = The kitty, still hidden.
exchanges = Your exchanges
for = for
swap = { $from }, to { $to }
hint-kind = Before you see the kitty.
hint-kind-after = The kitty is in your hand already.
hint-must-give = You have to give { N_CARDS($gives) } more: for each you get their best card of its suit.
hint-exchange = You may give { N_CARDS($gives) } more: for each you get their best card of its suit.
hint-to = Who gets { $card }?
hint-return = { $kept ->
    [yes] { $from } gave you { THE_CARD($got) }: with no higher card of { SUIT_NAME(SUIT($got)) }, you give it back.
   *[no] { $from } gave you { THE_CARD($got) }: you give back your best card of { SUIT_NAME(SUIT($got)) }.
}
hint-return-any = You give back your best card of the suit you were given.
hint-discard = { $left ->
    [0] Nobody will see them.
   *[other] Choose the cards to discard: { $left } more.
}
give-to = To { $name }
stop = Give no more
give-back = Give back { $card }
discard = Discard { N_CARDS($count) }
may-give = may be given
may-not-give = cannot be given
last-trick = Last trick
no-last-trick = No trick has been taken yet.
sheet = Sheet
sheet-heading = The score sheet
rounds-of = { $played } of { $all } rounds
first-with = The first with { N_POINTS($points) } wins the match.
left = What everyone has left to announce
nothing-left = nothing
ahead = Ahead: { LIST($who) }.
won-match = { $mine ->
    [yes] { LIST($who) } win the match!
   *[no] { COUNT($who) ->
        [one] { LIST($who) } wins the match
       *[other] { LIST($who) } win the match
    }
}
over =
    .shared = { LIST($who) } share the round
    .owed = To take
    .owed-least = At most
    .made = Made
    .counted = { $least ->
        [yes] { N_TRICKS($made) }, { $owed } at most = { $points }
       *[no] { N_TRICKS($made) } of { $owed } to take = { $points }
    }
    .best = Each trick over your target is a point won, each trick under it a point lost. Most points win.
    .best-least = Each trick under your limit is a point won, each trick over it a point lost. Most points win.
round = This round
help =
    .aim = A trick game for three. Your role says how many tricks you have to take; each trick over is a point won, each trick under a point lost. With fewest tricks it is the other way round.
help-keys =
    .play = play, give or select the card, or hear why you cannot
    .finish = give the card back, discard the cards chosen, give no more
    .last = look at the last trick
    .sheet = read the score sheet
    .kinds = announce, in the order of the buttons
turn-mine =
    .kind = Your turn to announce
    .exchange = Your turn to exchange
    .return = A card to give back
    .discard = Your turn to discard
    .play = { IT_IS_YOUR_TURN() }
    .over = { ROUND_OVER() }
turn-other =
    .kind = { $name } chooses what to announce
    .exchange = { $name } exchanges cards
    .return = { $name } has to give a card back
    .discard = { $name } discards
    .play = { IT_IS_TURN_OF($name) }
    .over = { ROUND_OVER() }
hint-play =
    .lead = You lead: play what you like.
    .any = Play what you like.
    .follow = Follow suit: { SUIT_NAME($suit) }.
    .trump = Trump: play { A_CARD($suit) }.
owes-first = { $name }: { N_TRICKS($count) } to take
owes-first-least = { $name }: { N_TRICKS($count) } at most
points-first = { $count ->
    [one] { $name }: { $points }{ "\u00a0" }point
   *[other] { $name }: { $points }{ "\u00a0" }points
}
next = { $name }: { $number }
with-points = { $won } ({ $points })
this-or-a-card = { $card ->
    [none] a card
   *[other] { THE_CARD($card) }
}
events =
    .chose = { $seat ->
        [you] you announce
       *[other] { $seat } announces
    } { KIND_NAME($what) } ({ $owed })
    .chien = { $seat ->
        [you] you take the kitty
       *[other] { $seat } takes the kitty
    }: { THE_CARDS($cards) }
    .kitty = { $seat ->
        [you] you take
       *[other] { $seat } takes
    } the kitty, which nobody else sees: { THESE_CARDS($cards, $count) }
    .exchanged = { $seat ->
        [you] you give
       *[other] { $seat } gives
    } { $to } { THIS_OR_A_CARD($card) }
    .returned = { $seat ->
        [you] you give
       *[other] { $seat } gives
    } { $to } { THIS_OR_A_CARD($card) } back
    .discarded = { $seat ->
        [you] you discard
       *[other] { $seat } discards
    } { THESE_CARDS($cards, $count) }
    .trick = { $seat ->
        [you] you take
       *[other] { $seat } takes
    } the trick, { $made } in all
why =
    .follow = you have the suit that was led: follow with { A_CARD($suit) }
    .trump = you cannot follow suit, so you have to trump: play { A_CARD($suit) }
    .not_given = { $trumps ->
        [none] you cannot give trumps away
       *[other] you cannot give trumps away: choose a suit other than { SUIT_NAME($trumps) }
    }
    .kind_needed = announce first, then play
    .exchange_needed = give a card first, or give no more
    .discard_needed = discard { N_CARDS($count) } first
    .must_play = play a card
    .trumps_needed = every round has trumps: name a suit
    .gift_needed = give a card first: you won points, and have to
    .bad_kind = you have announced it already: choose another one
    .bad_exchange = this card cannot be given now
    .no_exchange = there is nothing to exchange now
    .must_return = { $card ->
        [none] you have to give back a card: your best in the suit you were given
       *[other] you have to give back { THE_CARD($card) }: your best in the suit you were given
    }
    .bad_discard = discard { N_CARDS($count) } from your hand, all different
