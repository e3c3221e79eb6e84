title = Huit
house-rules = House rules
tagline = French Crazy Eights, right now, on your own or with friends.
start =
    .effects = { WHAT_CARDS_DO() }
    .notes = The rest of the rules
    .seats = { HOW_MANY_PLAYERS() }
    .seats-hint = you included
    .forget = They forget to announce
    .name = Your name
    .optional = optional
    .play = Play
    .loading = Getting the cards ready…
    .failed = The server does not answer. Check that it is running, then try again.
    .refused = The server would not start this game. Change a choice, then try again.
    .again = Try again
missing =
    .told = A part of the page did not arrive.
    .away = The server does not answer yet. Try again in a moment.
    .again = Load again
    .later = Later
table =
    .heading = The table
    .round = { ROUND_OF_NUMBER($no) }
    .opponents = The other players
    .middle = The middle of the table
    .stock = Stock
    .discard = Discard
    .stock-name = { $may ->
        [yes] Stock, { N_CARDS($count) }: draw
       *[no] Stock, { N_CARDS($count) }
    }
    .top = Top card: { $card }
    .suit = Suit
    .suit-named = Called
    .suit-name = { CAPITAL(SUIT_NAME($suit)) }
    .attack = Attack: { N_CARDS($debt) } to draw
    .to-draw = to draw
    .direction = { $direction ->
        [1] Play goes clockwise.
       *[other] Play goes anticlockwise.
    }
    .opponent = { $name }: { N_CARDS($count) }
    .playing = to play
    .hand = Your hand: { N_CARDS($count) }
    .playable = playable
    .jumpable = playable out of turn
    .unplayable = not playable
    .your-turn = { IT_IS_YOUR_TURN() }
    .turn-of = { IT_IS_TURN_OF($name) }
    .round-over = { ROUND_OVER() }
    .answers = answer the attack
    .plays = play
    .shows = show your four of a kind
    .draws = { $debt ->
        [0] draw
       *[other] draw { N_CARDS($debt) }
    }
    .passes = pass
    .or = , or{ " " }
    .hint-pay = Nothing to answer with: draw { N_CARDS($debt) }.
    .hint-draw = No playable card: draw.
    .hint-only-pass = { NOTHING_STILL() }
    .draw = Draw
    .pass = Pass
    .armed = { $call } will be said with the card you play.
    .counted = { $unit ->
        [points] { $written } pts
       *[other] { $count ->
            [one] { $written } round
           *[other] { $written } rounds
        }
    }
    .log = What happened
    .open-log = All that happened
    .close-log = Close
    .pin-log = Keep beside the table
    .tools = Advice, take back, talk
    .since-turn = Since your turn:
    .result = Result
suits =
    .heading = Which suit do you call?
you = You
connection =
    .connecting = Connecting…
    .open = Connected
    .lost = Reconnecting…
    .lost-hint = The game waits for you.
    .elsewhere = This room is open in too many tabs: it has stopped in this one.
    .take-over = Continue here
    .no_room = This room does not exist, or no longer does.
    .no_seat = You have no seat in this room.
    .kicked = You were removed from this room.
    .journal_unplayable = This room cannot be read back.
    .renewed = This link is no longer good.
    .not_watched = This room cannot be watched, or no longer can be.
    .closed = Disconnected
    .to-start = { HOME_AGAIN() }
settings = Settings
score = { SCORE_SHEET() }
help = Help
rules-open = The rules of the game (key R)
advice = What would you play?
undo = Take my move back
close = Close
sounds = Sounds
