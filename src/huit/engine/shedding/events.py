"""Events of the shedding games only: see `huit.engine.events`."""

from typing import Literal

from huit.cards import RANKS, SUITS
from huit.engine.events import (
    CARD,
    CARDS,
    COMMON,
    COUNT,
    FLAG,
    NUMBER,
    OTHER_SEAT,
    RANK,
    SEAT,
    SUIT,
    Direction,
    EventKinds,
    SuitName,
    Value,
    hidden,
    one_of,
    shown,
)

CARD_CRY, WORD_CRY, KNOCK_CRY = range(3)
"""What was announced: « Carte », the word that goes with a card (« 4 »), or « Carte » by knocking three times."""
FORGOT_CARD, FORGOT_WORD, FORGOT_LAST = range(3)
"""What was forgotten: « Carte », the word that goes with a card (« 4 »), or what the last card wants."""

_WHAT = Value(Literal["card", "word"], lambda packed: "word" if packed & 1 else "card")
_RANK = Value(str, lambda packed: RANKS[packed >> 1 : (packed >> 1) + 1] if packed & 1 else "")
"""The rank that goes with a card; none for « Carte », and for a joker."""

KINDS = EventKinds(COMMON)
STARTER = KINDS.add("starter", "The first card of the discard was turned up.", {"card": shown(CARD)})
ANNOUNCED = KINDS.add(
    "announced",
    "A seat announced « Carte », by word or by knocking, with the card or late; or the word that goes with a card.",
    {"seat": SEAT, "late": shown(FLAG), "what": hidden(one_of(Literal["card", "word", "knock"]))},
)
NAMED_SUIT = KINDS.add("named", "A suit was named.", {"seat": SEAT, "suit": shown(SUIT)})
ATTACKED = KINDS.add(
    "attacked",
    "A seat has to draw so many cards, unless it answers; later, where another seat plays again first.",
    {"seat": SEAT, "debt": shown(NUMBER), "later": hidden(Value(bool, lambda number: number > 0))},
)
PAID = KINDS.add(
    "paid",
    "An attack was paid with so many cards; so many lapsed, as there were no more.",
    {"seat": SEAT, "count": shown(NUMBER), "lapsed": hidden(NUMBER)},
)
SHOWS = KINDS.add(
    "shows",
    "A transparent card was laid: the card below stays in force, with the suit that was named.",
    {"seat": SEAT, "card": shown(CARD), "suit": hidden(Value(SuitName | None, lambda suit: SUITS[suit] if suit >= 0 else None))},
)
AIMED = KINDS.add("aimed", "An attack hits somebody else than the next player.", {"seat": SEAT, "to": shown(OTHER_SEAT)})
AIMS = KINDS.add("aims", "A seat has to say whom its attack hits.", {"seat": SEAT, "debt": shown(NUMBER)})
DOUBTED = KINDS.add(
    "doubted",
    "A seat doubted that an attack was fair; it was a bluff, or it was not.",
    {"seat": SEAT, "of": shown(OTHER_SEAT), "right": hidden(FLAG)},
)
HELD_UP = KINDS.add("held_up", "A seat loses its turn, or several, unless it answers.", {"seat": SEAT, "turns": shown(NUMBER)})
MISSES = KINDS.add("misses", "A seat loses so many turns that are still to come.", {"seat": SEAT, "turns": shown(NUMBER)})
STOPPED = KINDS.add("stopped", "An attack was stopped.", {"seat": SEAT})
CAUGHT = KINDS.add(
    "caught",
    "A seat was caught: it had forgotten an announcement, or the word that goes with a card.",
    {"seat": SEAT, "by": shown(OTHER_SEAT), "what": hidden(_WHAT), "rank": hidden(_RANK)},
)
WRONG_CATCH = KINDS.add(
    "wrong_catch",
    "Somebody was accused of forgetting an announcement, or the word that goes with a card, and nobody had forgotten it.",
    {"seat": SEAT, "what": shown(_WHAT), "rank": shown(_RANK)},
)
WRONG_SAY = KINDS.add("wrong_say", "A seat announced one card, and was left with more.", {"seat": SEAT})
BEATEN = KINDS.add("beaten", "A seat holds too many cards, and is out of the round.", {"seat": SEAT, "held": shown(NUMBER)})
RECYCLED = KINDS.add("recycled", "The discard but for its top became the stock again.", {"count": shown(NUMBER)})
JUMPED = KINDS.add("jumped", "A seat plays out of turn.", {"seat": SEAT})
RUN_ON = KINDS.add("run", "Several cards may be laid together.", {"seat": SEAT})
RUN_OVER = KINDS.add("run_over", "No more cards are laid together.", {"seat": SEAT})
GAVE = KINDS.add(
    "gave",
    "Cards were given away.",
    {"seat": SEAT, "to": shown(OTHER_SEAT), "count": COUNT},
    {"cards": CARDS},
    knowers=("seat", "to"),
)
MAY_STEAL = KINDS.add("may_steal", "A seat may take a card from a hand.", {"seat": SEAT, "from": shown(OTHER_SEAT)})
STOLE = KINDS.add(
    "stole",
    "A card was taken from a hand.",
    {"seat": SEAT, "from": shown(OTHER_SEAT)},
    {"card": hidden(CARD)},
    knowers=("seat", "from"),
)
FORGOT = KINDS.add(
    "forgot",
    "A seat forgot what it had to say, and pays.",
    {"seat": SEAT, "cause": shown(one_of(Literal["announce", "word", "last"]))},
)
DECLARED = KINDS.add("declared", "The cards that win were shown.", {"seat": SEAT, "cards": CARDS})
MISDEALT = KINDS.add("misdeal", "A seat was dealt so many cards too many or too few.", {"seat": SEAT, "count": shown(NUMBER)})
REPAIRED = KINDS.add(
    "repaired",
    "A misdeal was seen; so many cards went back.",
    {"seat": SEAT, "by": shown(OTHER_SEAT), "back": COUNT},
    {"cards": CARDS},
    knowers=("seat",),
)
TRADED = KINDS.add("traded", "Two seats swapped hands.", {"seat": SEAT, "to": shown(OTHER_SEAT)})
ROTATED = KINDS.add("rotated", "All hands moved on to the next seat.", {"direction": shown(Value(Direction, int))})
SET_ASIDE = KINDS.add("set_aside", "A seat has chosen the card that it passes on.", {"seat": SEAT, "to": shown(OTHER_SEAT)})
CAME_DOWN = KINDS.add("came_down", "A seat without cards has another wild rank now.", {"seat": SEAT, "rank": shown(RANK)})
NAMED_RANK_OF = KINDS.add("rank_named", "A rank was named.", {"seat": SEAT, "rank": shown(RANK)})
CARD_NAMED = KINDS.add("card_named", "A card was named, and only that one goes.", {"seat": SEAT, "card": shown(CARD)})
CARD_OVER = KINDS.add("card_over", "A card that was named has come round, and is in force no more.", {"seat": SEAT})
RANK_OVER = KINDS.add("rank_over", "A rank that was named has come round, and is in force no more.", {"seat": SEAT})
SWEPT = KINDS.add("swept", "An attack has gone round, and is over.", {"seat": SEAT})
