"""Feats: what is told of everybody at the end of a round, or of a match. They are counted from the events; nothing is invented.

What is counted while a round is played may hold cards that others do not see. It is told once the round is over: its cards are
public then.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal, Self, TypeVar

import msgspec

from huit.engine.events import Event, FaceName, SeatNumber

Kind = Literal[
    "last_drawn", "lucky", "blind", "sent", "endured", "heap", "row", "caught", "stole", "burnt", "jumped", "tricks", "drew",
    "forgot", "skipped", "announced", "laid",
]  # fmt: skip
"""What is told of somebody, the rarest first: to go out with the card drawn last; cards drawn and laid at once; face-down cards
turned over that fit; the greatest attack sent, and taken; the greatest pile picked up; the most cards laid in a row; others
caught; cards stolen; the greatest pile burnt; cards laid out of turn; tricks; cards drawn; to forget an announcement; turns lost;
announcements; cards laid."""

LEAST: Mapping[Kind, int] = {
    "last_drawn": 1,
    "lucky": 1,
    "blind": 1,
    "sent": 3,
    "endured": 3,
    "heap": 4,
    "row": 3,
    "caught": 1,
    "stole": 1,
    "burnt": 4,
    "jumped": 1,
    "tricks": 1,
    "drew": 1,
    "forgot": 1,
    "skipped": 2,
    "announced": 2,
    "laid": 1,
}
"""What is worth telling: at least so much of each kind, the rarest kind first."""
MOST_WAITING = 60
"""Events of a round that wait to be counted."""
_GREATEST = frozenset({"sent", "endured", "heap", "row", "burnt"})
"""The kinds of which the greatest one counts. Of all others there are so many."""


class Feat(msgspec.Struct, frozen=True):
    """A feat of one seat."""

    seat: SeatNumber
    kind: str
    """See `Kind`."""
    count: int
    most: bool
    """Whether nobody has more of it."""
    card: FaceName | None = None
    """The card that it was done with, the last one of several."""


Item = TypeVar("Item")


class Tally(msgspec.Struct, frozen=True):
    """Counts by kind and seat, and the cards that it was done with."""

    counts: Mapping[str, Mapping[int, int]] = {}
    cards: Mapping[str, Mapping[int, str]] = {}

    def plus(self, later: Self) -> Self:
        """Return this tally and a *later* one as one.

        >>> Tally({"drew": {0: 2}, "row": {0: 4}}).plus(Tally({"drew": {0: 3}, "row": {0: 3}})).counts
        {'drew': {0: 5}, 'row': {0: 4}}
        """
        counts = {kind: dict(seats) for kind, seats in self.counts.items()}
        for kind, seats in later.counts.items():
            for seat, count in seats.items():
                _count(counts, kind, seat, count)
        cards = {kind: {**self.cards.get(kind, {}), **later.cards.get(kind, {})} for kind in (*self.cards, *later.cards)}
        return type(self)(counts, cards)

    def without(self, seats: Collection[int]) -> Self:
        """Return the tally of all but *seats*."""
        return self._with(lambda seat: None if seat in seats else seat)

    def by_place(self, places: Sequence[int]) -> Self:
        """Return the tally of people who have moved, each to another of *places*."""
        return self._with(lambda seat: places[seat])

    def _with(self, place: Callable[[int], int | None]) -> Self:
        def moved(seats: Mapping[int, Item]) -> dict[int, Item]:
            return {now: found for seat, found in seats.items() if (now := place(seat)) is not None}

        return type(self)(
            {kind: moved(seats) for kind, seats in self.counts.items()},
            {kind: moved(seats) for kind, seats in self.cards.items()},
        )

    def feats(self, seats: int) -> tuple[Feat, ...]:
        """Return one feat for each of *seats* of whom one can be told: what they alone have most of, or share, or have.

        >>> [(feat.seat, feat.kind, feat.most) for feat in Tally({"drew": {0: 5, 1: 2}, "laid": {0: 3, 1: 6}}).feats(2)]
        [(0, 'drew', True), (1, 'laid', True)]
        """
        told: dict[int, Feat] = {}
        for worth in (_alone, _among, _any):
            for kind, least in LEAST.items():
                counts = {seat: self.counts.get(kind, {}).get(seat, 0) for seat in range(seats)}
                for seat in worth(counts):
                    if counts[seat] >= least:
                        card = self.cards.get(kind, {}).get(seat)
                        told.setdefault(seat, Feat(seat, kind, counts[seat], seat in _among(counts), card))
        return tuple(told[seat] for seat in sorted(told))


NOTHING_COUNTED = Tally()


def _alone(counts: Mapping[int, int]) -> Collection[int]:
    """Return the seat that has more than all others."""
    best = _among(counts)
    return best if len(best) == 1 else ()


def _among(counts: Mapping[int, int]) -> Collection[int]:
    """Return the seats that nobody has more than, where somebody has less."""
    most, least = max(counts.values()), min(counts.values())
    return () if most == least else [seat for seat, count in counts.items() if count == most]


def _any(counts: Mapping[int, int]) -> Collection[int]:
    return counts


def _count(counts: dict[str, dict[int, int]], kind: str, seat: int, count: int) -> None:
    seats = counts.setdefault(kind, {})
    before = seats.get(seat, 0)
    seats[seat] = max(before, count) if kind in _GREATEST else before + count


# Counting


class RoundTally(msgspec.Struct, frozen=True):
    """The tally of a round that is played, and what is remembered of it to count on.

    Most moves only add their events to those that wait: a move is what people wait for.
    """

    waiting: tuple[Event, ...] = ()
    """The latest events, which are not counted yet."""
    counted: Tally = NOTHING_COUNTED
    drawn: Mapping[int, str] = {}
    """The card that each seat drew last, while it is in their hand."""
    drawer: int | None = None
    """Who has just drawn in their turn."""
    draws: int = 0
    """How many cards they have drawn in it."""
    layer: int | None = None
    """Who laid the last card."""
    row: int = 0
    """How many cards they have laid in a row."""

    def after(self, events: Iterable[Event]) -> Self:
        """Return the tally after *events*.

        >>> drew = Event({"kind": "drew", "seat": 1, "count": 1, "cause": "turn"}, {"cards": ["5c"]}, knowers=(1,))
        >>> RoundTally().after([drew, Event({"kind": "played", "seat": 1, "card": "5c"})]).tally.cards
        {'lucky': {1: '5c'}}
        """
        waiting = (*self.waiting, *events)
        after = msgspec.structs.replace(self, waiting=waiting)
        return after if len(waiting) < MOST_WAITING else after._settled()

    @property
    def tally(self) -> Tally:
        """The tally after all events."""
        return self._settled().counted

    def _settled(self) -> Self:
        """Return the same with nothing waiting."""
        counting = _Counting(self)
        for event in self.waiting:
            kind = event.public["kind"]
            if kind in _COUNTERS:
                _COUNTERS[kind](counting, event)
        return type(self)(
            counted=Tally({kind: dict(seats) for kind, seats in counting.counts.items()}, counting.cards),
            drawn=counting.drawn,
            drawer=counting.drawer,
            draws=counting.draws,
            layer=counting.layer,
            row=counting.row,
        )


class _Counting:
    """A tally while events are counted."""

    def __init__(self, begun: RoundTally) -> None:
        self.counts: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for kind, seats in begun.counted.counts.items():
            self.counts[kind].update(seats)
        self.cards = {kind: dict(seats) for kind, seats in begun.counted.cards.items()}
        self.drawn = dict(begun.drawn)
        self.drawer = begun.drawer
        self.draws = begun.draws
        self.layer = begun.layer
        self.row = begun.row
        self.lucky: str | None = None
        """The card that was laid last, if its player had drawn it last."""

    def count(self, kind: Kind, seat: int, count: int = 1, card: str | None = None) -> None:
        """Count *count* more of *kind* for *seat*."""
        _count(self.counts, kind, seat, count)
        if card is not None:
            self.cards.setdefault(kind, {})[seat] = card

    def lay(self, seat: int, cards: list[str]) -> None:
        """Count *cards* that *seat* lays."""
        self.row = len(cards) + (self.row if self.layer == seat else 0)
        self.layer = seat
        # Without calls: nearly every move lays a card.
        self.counts["laid"][seat] += len(cards)
        if self.row > self.counts["row"][seat]:
            self.counts["row"][seat] = self.row
        self.lucky = self.drawn[seat] if seat in self.drawn and self.drawn[seat] in cards else None
        if self.lucky is not None:
            del self.drawn[seat]
            # Where one draws until a card can be laid, only the first draw is luck.
            if self.drawer == seat and self.draws == 1:
                self.count("lucky", seat, 1, self.lucky)
        self.drawer = None

    def draw(self, seat: int, count: int, cause: str, cards: list[str]) -> None:
        """Count cards that *seat* draws; a hand that is filled up by itself is nobody's doing."""
        if cause in ("refill", "level"):
            return
        self.count("drew", seat, count)
        if cause == "debt":
            self.count("endured", seat, count)
        if cards:
            self.drawn[seat] = cards[-1]
        self.draws = count + (self.draws if self.drawer == seat else 0)
        self.end_row()
        self.drawer = seat if cause == "turn" else None

    def end_row(self) -> None:
        """No more cards are laid in this row; what was drawn before is laid later; nobody goes out with the card laid last."""
        self.row = 0
        self.drawer = None
        self.lucky = None

    def hands_change(self, *seats: int) -> None:
        """Forget what *seats* drew last: it may be in another hand."""
        for seat in seats or tuple(self.drawn):
            self.drawn.pop(seat, None)
        self.lucky = None


def _attacked(counting: _Counting, event: Event) -> None:
    if counting.layer is not None and counting.layer != event.public["seat"]:
        counting.count("sent", counting.layer, event.public["debt"])


def _caught(counting: _Counting, event: Event) -> None:
    counting.count("forgot", event.public["seat"])
    counting.count("caught", event.public["by"])


def _drew(counting: _Counting, event: Event) -> None:
    public = event.public
    counting.draw(public["seat"], public["count"], public["cause"], (event.private or {}).get("cards", []))


def _flipped(counting: _Counting, event: Event) -> None:
    if event.public["fits"]:
        counting.count("blind", event.public["seat"], 1, event.public["card"])


def _out(counting: _Counting, event: Event) -> None:
    seat = event.public["seat"]
    if counting.lucky is not None and counting.layer == seat:
        counting.count("last_drawn", seat, 1, counting.lucky)


def _picked_up(counting: _Counting, event: Event) -> None:
    counting.count("heap", event.public["seat"], event.public["count"])
    counting.end_row()


def _skipped(counting: _Counting, event: Event) -> None:
    seat = event.public["seat"]
    counting.count("skipped", seat)
    if seat != counting.drawer:
        counting.drawer = None


def _stole(counting: _Counting, event: Event) -> None:
    counting.count("stole", event.public["seat"])
    counting.hands_change(event.public["seat"], event.public["from"])


def _trick(counting: _Counting, event: Event) -> None:
    counting.count("tricks", event.public["seat"])
    counting.end_row()


_COUNTERS: Mapping[str, Callable[[_Counting, Event], None]] = {
    "announced": lambda counting, event: counting.count("announced", event.public["seat"]),
    "attacked": _attacked,
    "burnt": lambda counting, event: counting.count("burnt", event.public["seat"], event.public["count"]),
    "caught": _caught,
    "drew": _drew,
    "flipped": _flipped,
    "forgot": lambda counting, event: counting.count("forgot", event.public["seat"]),
    "gave": lambda counting, event: counting.hands_change(event.public["seat"], event.public["to"]),
    "jumped": lambda counting, event: counting.count("jumped", event.public["seat"]),
    "laid": lambda counting, event: counting.lay(event.public["seat"], event.public["cards"]),
    "out": _out,
    "paid": lambda counting, event: counting.count("endured", event.public["seat"], event.public["count"]),
    "passed": lambda counting, _: counting.end_row(),
    "picked_up": _picked_up,
    "played": lambda counting, event: counting.lay(event.public["seat"], [event.public["card"]]),
    "rotated": lambda counting, _: counting.hands_change(),
    "skipped": _skipped,
    "stole": _stole,
    "traded": lambda counting, event: counting.hands_change(event.public["seat"], event.public["to"]),
    "trick": _trick,
}
"""How each kind of event is counted; all others count for nothing."""
