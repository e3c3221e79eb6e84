"""Traces: the way of every card of a round, step by step, as a player who wrote along would have it, hidden cards and all.

A file that a round is exported to carries it, so that the events in play can be compared with the deal of the seed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from huit.cards import faces_text
from huit.engine.events import Event
from huit.engine.round import Round
from huit.rules.families import USUAL, is_family, part_of
from huit.views.mistakes import PositionMistake
from huit.views.reader import Reader

UNSEEN = "?"
"""In place of a card that the writer did not see."""

Facts = Mapping[str, str | int]


@dataclass(frozen=True)
class Traced:
    """The additions of a family to the traces of its rounds. Its module of this floor holds one, named ``TRACED``."""

    pack: Mapping[str, Callable[[Any], str | int | None]]
    """What settles the deal besides the seed and the faces of a pack: name, and from a round to its value (None: left out)."""
    dealt: Mapping[str, Callable[[Any], list[str]]] = field(default_factory=dict[str, Callable[[Any], list[str]]])
    """Cards that are dealt besides the hands: name, and from a round to one text a seat."""
    moved: Mapping[str, Callable[[dict[str, Any]], str]] = field(default_factory=dict[str, Callable[[dict[str, Any]], str]])
    """The kinds of events that move cards, and how each is written."""


def traced(family: str) -> Traced:
    """Return what *family* adds to a trace.

    >>> list(traced("danish").dealt)
    ['face_up', 'face_down']
    """
    return part_of(family, "views").TRACED


@dataclass(frozen=True, slots=True)
class Trace:
    """The pack and how it is dealt by the rules, the hands as dealt, and what moved in each step (the deal is the first)."""

    pack: Facts
    dealt: Mapping[str, list[str]]
    steps: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return it as the section ``[record]`` of a position file."""
        return {**self.pack, **self.dealt, "steps": list(self.steps)}


def trace_of(round_: Round, moves: Iterable[tuple[int, str]]) -> Trace:
    """Return the trace of a round that is dealt and not begun, and of its *moves*; the round itself stays as it is.

    >>> from huit import load_rules, new_round
    >>> trace = trace_of(new_round(load_rules("minimale"), seats=2, seed=1), [])
    >>> trace.pack["packs"], trace.steps
    (1, ('starter 8c',))

    Raises:
        IllegalAction: if a move may not be made.
    """
    playing, rules = round_.copy(), round_.rules
    family = traced(rules.family)
    pack: Facts = {"family": rules.family, "deck": faces_text(list(rules.pack))}
    pack = pack | {name: value for name, of in family.pack.items() if (value := of(round_)) is not None}
    dealt = {"dealt": [faces_text(hand) for hand in round_.hands]} | {name: cards(round_) for name, cards in family.dealt.items()}
    steps = [round_.opening, *(playing.play(word, seat=seat) for seat, word in moves)]
    return Trace(pack, dealt, tuple(cards_moved(events, rules.family) for events in steps))


def cards_moved(events: Iterable[Event], family: str) -> str:
    """Return the cards that *events* moved, as one text of a trace.

    >>> drew = Event({"kind": "drew", "seat": 1, "count": 1, "cause": "turn"}, {"cards": ["5c"]}, (1,))
    >>> cards_moved([drew], "shedding")
    '1 drew 5c'
    """
    written = traced(family).moved
    facts_of = ((event.public | (event.private or {})) for event in events)
    return "; ".join(text for facts in facts_of if facts["kind"] in written and (text := written[facts["kind"]](facts)))


def seat_did(word: str, *keys: str) -> Callable[[dict[str, Any]], str]:
    """Return how an event of a seat is written: its seat, *word*, and the facts of *keys*.

    >>> seat_did("gave", "to", "cards")({"seat": 0, "to": 2, "cards": ["5c", "9h"]})
    '0 gave 2 5c 9h'
    """

    def written(facts: dict[str, Any]) -> str:
        parts = (" ".join(facts[key]) if isinstance(facts[key], list) else str(facts[key]) for key in keys)
        return " ".join((str(facts["seat"]), word, *parts))

    return written


def drawn(facts: dict[str, Any]) -> str:
    """Return how drawn cards are written; nothing where none were."""
    return seat_did("drew", "cards")(facts) if facts["cards"] else ""


def trace_read(reader: Reader) -> Trace | None:
    """Return the section ``[record]`` of a file; None where there is none.

    Raises:
        PositionError: if the section is malformed.
    """
    if "record" not in reader.scene:
        return None
    written = reader.scene["record"]
    named: Any = cast("Any", written).get("family") if isinstance(written, dict) else None
    family = traced(named if isinstance(named, str) and is_family(named) else USUAL)
    pack_keys, dealt_keys = ("family", "deck", *family.pack), ("dealt", *family.dealt)
    section = reader.section("record", (*pack_keys, *dealt_keys, "steps"))
    steps = section.texts("steps", PositionMistake.NOT_STEPS)
    dealt = {key: section.texts(key, PositionMistake.NOT_HANDS) for key in dealt_keys if key in section.scene}
    pack = {key: section.scene[key] for key in pack_keys if key in section.scene}
    return Trace(pack, dealt, tuple(steps))


def same_cards(written: str, found: str) -> bool:
    """Tell whether what a file tells can be what was found: cards in any order, and those not seen may be anything.

    >>> same_cards("9h ? 5c", "5c 9h Kd"), same_cards("9h ? 5c", "5c 8h Kd")
    (True, False)
    """
    left = found.split()
    seen = [card for card in written.split() if card != UNSEEN]
    for card in seen:
        if card not in left:
            return False
        left.remove(card)
    return len(written.split()) == len(found.split())


def same_step(written: str, found: str) -> bool:
    """Tell whether a step that a file tells can be the one that was found, word by word.

    >>> same_step("1 drew ? 5c", "1 drew 9h 5c"), same_step("1 drew 9h", "1 drew 5c")
    (True, False)
    """
    words, others = written.replace(";", " ;").split(), found.replace(";", " ;").split()
    return len(words) == len(others) and all(word in (UNSEEN, other) for word, other in zip(words, others, strict=True))
