"""What became of every card of a round, step by step: what a player who wrote along would have on paper, hidden cards and all.

A file that a round is exported to carries it, so that what was told in play can be compared with what the seed makes of the deal.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from huit.cards import faces_of, faces_text
from huit.engine.danish.round import DanishRound
from huit.engine.events import Event
from huit.engine.round import Round
from huit.engine.shedding.round import SheddingRound
from huit.engine.tricks.round import TrickRound
from huit.views.reader import Reader

UNSEEN = "?"
"""In place of a card: whoever wrote this did not see it."""

Facts = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Record:
    """The pack and how it is dealt by the rules, the hands as dealt, and what moved in each step (the deal is the first)."""

    pack: Facts
    dealt: Mapping[str, list[str]]
    steps: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return it as the section ``[record]`` of a position file."""
        return {**self.pack, **self.dealt, "steps": list(self.steps)}


def record_of(round_: Round, moves: Iterable[tuple[int, str]]) -> Record:
    """Return the record of a round that is dealt and not begun, and of its *moves*; the round itself stays as it is.

    >>> from huit import load_rules, new_round
    >>> record = record_of(new_round(load_rules("minimale"), seats=2, seed=1), [])
    >>> record.pack["packs"], record.steps
    (1, ('starter 8c',))

    Raises:
        IllegalAction: if a move may not be made.
    """
    playing = round_.copy()
    begun = _pack_of(round_), _dealt_of(round_)
    steps = [cards_moved(round_.opening), *(cards_moved(playing.play(word, seat=seat)) for seat, word in moves)]
    return Record(*begun, tuple(steps))


def _pack_of(round_: Round) -> Facts:
    """Return what settles the deal besides the seed: the faces of one pack, how many packs there are, how they are dealt."""
    rules, columns = round_.rules, round_.columns
    facts: dict[str, str | int] = {"family": rules.family, "deck": faces_text(list(faces_of(rules.deck)))}
    if isinstance(round_, TrickRound):
        return facts | {"packs": 1, "hand": columns.hand, "chien": columns.kitty}
    facts |= {"packs": columns.cards // rules.deck.bit_count(), "hand": columns.hand}
    if isinstance(round_, DanishRound):
        return facts | {"row": columns.row}
    buried = faces_text(list(faces_of(columns.starter_buried)))
    return facts | {"misdeals": columns.misdeals, "buried": buried, "buried_under": "all" if columns.starter_bottom else "some"}


def _dealt_of(round_: Round) -> dict[str, list[str]]:
    hands = [faces_text(hand) for hand in round_.hands]
    if isinstance(round_, TrickRound):
        return {"dealt": hands, "put_aside": [faces_text(list(faces_of(round_.state.kitty)))]}
    if isinstance(round_, DanishRound):
        rows = {"face_up": round_.face_up, "face_down": round_.face_down}
        return {"dealt": hands} | {name: [faces_text(row) for row in all_] for name, all_ in rows.items()}
    assert isinstance(round_, SheddingRound)
    return {"dealt": hands}


def cards_moved(events: Iterable[Event]) -> str:
    """Return the cards that *events* moved, as one text of a record.

    >>> cards_moved([Event({"kind": "drew", "seat": 1, "count": 1, "cause": "turn"}, {"cards": ["5c"]}, (1,))])
    '1 drew 5c'
    """
    told = ((event.public | (event.private or {})) for event in events)
    return "; ".join(text for facts in told if facts["kind"] in _MOVED and (text := _MOVED[facts["kind"]](facts)))


def _of_seat(word: str, *keys: str) -> Callable[[dict[str, Any]], str]:
    """Return how an event of a seat is written down: its seat, a word, and what stands under *keys*."""

    def written(facts: dict[str, Any]) -> str:
        parts = (" ".join(facts[key]) if isinstance(facts[key], list) else str(facts[key]) for key in keys)
        return " ".join((str(facts["seat"]), word, *parts))

    return written


def _drawn(facts: dict[str, Any]) -> str:
    return f"{facts['seat']} drew {' '.join(facts['cards'])}" if facts["cards"] else ""


def _flipped(facts: dict[str, Any]) -> str:
    return f"{facts['seat']} flipped {facts['slot']} {facts['card']} {'fits' if facts['fits'] else 'fails'}"


_MOVED: dict[str, Callable[[dict[str, Any]], str]] = {
    "starter": lambda facts: f"starter {facts['card']}",
    "misdeal": _of_seat("misdealt", "count"),
    "repaired": _of_seat("repaired", "back"),
    "played": _of_seat("played", "card"),
    "drew": _drawn,
    "recycled": lambda facts: f"recycled {facts['count']}",
    "gave": _of_seat("gave", "to", "cards"),
    "stole": _of_seat("stole", "from", "card"),
    "chien": _of_seat("chien", "cards"),
    "exchanged": _of_seat("exchanged", "to", "card"),
    "returned": _of_seat("returned", "to", "card"),
    "discarded": _of_seat("discarded", "cards"),
    "swapped": _of_seat("swapped", "laid", "taken"),
    "laid": _of_seat("laid", "cards"),
    "flipped": _flipped,
    "picked_up": _of_seat("picked_up", "count"),
    "burnt": _of_seat("burnt", "count"),
    "took_up": _of_seat("took_up", "cards"),
}
"""What moves cards, and how it is written down. In `frontend/src/replay/` the same words are read again."""

_PACK = ("family", "deck", "packs", "hand", "chien", "row", "misdeals", "buried", "buried_under")
_DEALT = ("dealt", "put_aside", "face_up", "face_down")


def record_read(reader: Reader) -> Record | None:
    """Return the section ``[record]`` of a file; None where there is none.

    Raises:
        PositionError: if it is none.
    """
    if "record" not in reader.scene:
        return None
    section = reader.section("record", (*_PACK, *_DEALT, "steps"))
    steps = section.texts("steps", "a list of texts, one a move and one for the deal")
    dealt = {key: section.texts(key, "a list of cards, seat by seat") for key in _DEALT if key in section.scene}
    pack = {key: section.scene[key] for key in _PACK if key in section.scene}
    return Record(pack, dealt, tuple(steps))


def same_cards(told: str, found: str) -> bool:
    """Tell whether what a file tells can be what was found: cards in any order, and those not seen may be anything.

    >>> same_cards("9h ? 5c", "5c 9h Kd"), same_cards("9h ? 5c", "5c 8h Kd")
    (True, False)
    """
    left = found.split()
    seen = [card for card in told.split() if card != UNSEEN]
    for card in seen:
        if card not in left:
            return False
        left.remove(card)
    return len(told.split()) == len(found.split())


def same_step(told: str, found: str) -> bool:
    """Tell whether a step that a file tells can be the one that was found, word by word.

    >>> same_step("1 drew ? 5c", "1 drew 9h 5c"), same_step("1 drew 9h", "1 drew 5c")
    (True, False)
    """
    words, others = told.replace(";", " ;").split(), found.replace(";", " ;").split()
    return len(words) == len(others) and all(word in (UNSEEN, other) for word, other in zip(words, others, strict=True))
