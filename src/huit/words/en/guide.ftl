hints =
    .follow = { $rank ->
        [none] The suit called is { SUIT_NAME($suit) }: play a card of that suit.
       *[other] Play a card of the same suit ({ SUIT_NAME($suit) }) or of the same rank ({ RANK_NAME($rank) }).
    }
    .wild = You can play { THE_CARD($face) } here whatever its suit, and then you choose the suit.
    .names = Play { THE_CARD($face) }, and you choose the next suit.
    .joker = Your joker stands for the card you name.
    .attack = { COUNT($answers) ->
        [0] Nothing in your hand answers the attack: draw { N_CARDS($debt) }.
        [1] An attack: draw { N_CARDS($debt) }, or play { THE_CARDS($answers) }.
       *[other] An attack: draw { N_CARDS($debt) }, or play one of your playable cards.
    }
    .draw = You have nothing to play: draw.
    .draw_more = Still nothing to play: draw again.
    .drawn_play = You have drawn: now play a card, or pass.
    .drawn_pass = { NOTHING_STILL() }
    .announce = { $knock ->
        [yes] Before you play your last card but one, press { QUOTED(CALL_NAME($call)) }, or knock three times.
       *[no] Before you play your last card but one, press { QUOTED(CALL_NAME($call)) }
    }
    .say = { $knock ->
        [yes] You have one card left and have not said so: quickly, press { QUOTED(CALL_NAME($call)) }, or knock.
       *[no] You have one card left and have not said so: quickly, press { QUOTED(CALL_NAME($call)) }
    }
    .catch = { $seat } has one card and did not say so: { QUOTED(CATCH_NAME($call)) }
    .one_left = { $seat } has only one card left.
    .skipped = { $card ->
        [none] { $seat ->
            [you] { CAPITAL($seat) } have missed a turn.
           *[other] { CAPITAL($seat) } has missed a turn.
        }
       *[other] { CAPITAL(THE_CARD($card)) } skips a turn: { $seat ->
            [you] you have missed a turn.
           *[other] { $seat } has missed a turn.
        }
    }
    .reversed = { $direction ->
        [1] Play has changed direction: it now goes clockwise.
       *[other] Play has changed direction: it now goes anticlockwise.
    }
    .again = Your card gives you another turn: play again.
    .aim = The aim is to get rid of all your cards.
    .kind = Choose what this round will be, from what you have left to announce.
    .name_trumps = Name the trump suit: one in which you hold many cards, and high ones.
    .fetch = You have to follow suit: play { SUIT_NAME($suit) }, the suit that was led.
    .may_trump = You cannot follow suit: { SUIT_NAME($suit) } may take the trick, but you may play what you like.
    .trump = You cannot follow suit, so you have to trump: play { SUIT_NAME($suit) }.
    .tricks = { $most ->
        [yes] { $owes ->
            [one] In this round, take no more than { $owes }{ "\u00a0" }trick.
           *[other] In this round, take no more than { $owes }{ "\u00a0" }tricks.
        }
       *[no] { $owes ->
            [one] In this round, you have to take { $owes }{ "\u00a0" }trick.
           *[other] In this round, you have to take { $owes }{ "\u00a0" }tricks.
        }
    }
    .discard = { $least ->
        [yes] Discard { N_CARDS($count) }: the highest, which would take tricks.
       *[no] { $trumps ->
            [none] Discard { N_CARDS($count) }: the lowest. Keep your aces.
           *[other] Discard { N_CARDS($count) }: the lowest. Keep your aces and your trumps ({ SUIT_NAME($trumps) }).
        }
    }
    .swap = Before play begins, you may swap cards from your hand with your face-up cards.
    .height = { $most ->
        [yes] { COUNT($others) ->
            [0] Play { A_CARD($rank) } or lower.
           *[other] Play { A_CARD($rank) } or lower. { CAPITAL(THE_CARDS($others)) } will do too.
        }
       *[no] { COUNT($others) ->
            [0] Play { A_CARD($rank) } or higher.
           *[other] Play { A_CARD($rank) } or higher. { CAPITAL(THE_CARDS($others)) } will do too.
        }
    }
    .together = You may play cards of one rank ({ RANK_NAME($rank) }) together.
    .flip = Turn over a face-down card. If you cannot play it, you pick it up with the pile.
    .pick_up = { NOTHING_GOES() }
guide = Explanations
understood = Got it
stop = No more help
