"""Events of the trick games only: see `huit.engine.events`."""

from typing import Annotated

from huit.cards import face_name
from huit.engine.events import (
    CARD,
    CARDS,
    COMMON,
    COUNT,
    NUMBER,
    OTHER_SEAT,
    SEAT,
    SET_OF_CARDS,
    EventKinds,
    FaceName,
    Named,
    Value,
    hidden,
    one_of,
    shown,
)
from huit.rules.tricks.columns import Kind

KindName = Annotated[
    Kind,
    Named("Kind", "What a round of 3-5-8 can be: a suit is trumps, there is none, or the fewest tricks win."),
]

KINDS = EventKinds(COMMON)
CHOSE = KINDS.add(
    "chose",
    "The announcer chose what the round is: how many tricks each seat has to make then, or may make.",
    {
        "seat": SEAT,
        "what": shown(one_of(KindName)),
        "owes": hidden(Value(list[int], lambda packed: [packed >> shift & 63 for shift in (0, 6, 12)])),
    },
)
CHIEN = KINDS.add("chien", "The announcer took the chien, which all see.", {"seat": SEAT, "cards": shown(SET_OF_CARDS)})
KITTY = KINDS.add(
    "kitty",
    "The announcer took the chien, which nobody else sees.",
    {"seat": SEAT, "count": shown(NUMBER)},
    {"cards": hidden(SET_OF_CARDS)},
    knowers=("seat",),
)
EXCHANGED = KINDS.add(
    "exchanged",
    "A card was given for the best one of its suit.",
    {"seat": SEAT, "to": shown(OTHER_SEAT)},
    {"card": hidden(CARD)},
    knowers=("seat", "to"),
)
RETURNED = KINDS.add(
    "returned",
    "The best card of its suit was given back.",
    {"seat": SEAT, "to": shown(OTHER_SEAT)},
    {"card": hidden(CARD)},
    knowers=("seat", "to"),
)
DISCARDED = KINDS.add("discarded", "Cards were put away.", {"seat": SEAT, "count": COUNT}, {"cards": CARDS}, knowers=("seat",))
TRICK_MADE = KINDS.add(
    "trick",
    "A trick was made: how many its winner has now, and its cards in the order in which they were played.",
    {
        "seat": SEAT,
        "made": shown(NUMBER),
        "cards": hidden(Value(list[FaceName], lambda packed: [face_name(packed >> shift & 63) for shift in (0, 6, 12)])),
    },
)
