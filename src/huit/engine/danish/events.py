"""Events of Danish only: see `huit.engine.events`."""

from huit.cards import face_name
from huit.engine.events import (
    CARD,
    CARDS,
    COMMON,
    NUMBER,
    OTHER_SEAT,
    RANK,
    SEAT,
    SUIT,
    EventKinds,
    FaceName,
    Value,
    hidden,
    shown,
)

KINDS = EventKinds(COMMON)
SWAPPED = KINDS.add(
    "swapped", "A card of the hand was laid down for a face-up one.", {"seat": SEAT, "laid": shown(CARD), "taken": hidden(CARD)}
)
ROWS = KINDS.add("rows", "So many cards lie face down before each seat, and as many face up on them.", {"count": shown(NUMBER)})
READY = KINDS.add("ready", "A seat has finished exchanging.", {"seat": SEAT})
LAID = KINDS.add("laid", "Cards of one rank were laid on the discard.", {"seat": SEAT, "cards": CARDS})
ASKED = KINDS.add("asked", "The next seat needs a card of this suit.", {"seat": SEAT, "suit": shown(SUIT)})
CAPPED = KINDS.add("capped", "The next seat needs a card of this rank at most.", {"seat": SEAT, "rank": shown(RANK)})
FOURTH = KINDS.add("fourth", "The four cards on top of the discard are now of one rank, which burns it.", {"seat": SEAT})
BURNT = KINDS.add("burnt", "The discard left the game.", {"seat": SEAT, "count": shown(NUMBER)})
SENT = KINDS.add("sent", "The discard was sent to a seat.", {"seat": SEAT, "to": shown(OTHER_SEAT)})
PICKED_UP = KINDS.add("picked_up", "The discard was picked up.", {"seat": SEAT, "count": shown(NUMBER)})
BLIND = KINDS.add("blind", "A seat has only its face-down cards left, so many.", {"seat": SEAT, "count": shown(NUMBER)})
TOOK_UP = KINDS.add("took_up", "A seat took up its face-up cards.", {"seat": SEAT, "cards": CARDS})
FLIPPED = KINDS.add(
    "flipped",
    "A face-down card was turned; one that does not fit is picked up with the discard. Slots count from 1.",
    {
        "seat": SEAT,
        "slot": shown(Value(int, lambda slot: slot + 1)),
        "card": hidden(Value(FaceName, lambda packed: face_name(packed & 63))),
        "fits": hidden(Value(bool, lambda packed: bool(packed >> 6))),
    },
)
