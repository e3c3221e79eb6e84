"""Words of a terminal for a round, made from codes: those of the page, unless `terminal.ftl` has others."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from huit.cards import Face, faces_text
from huit.engine.refusal import Reason
from huit.rules.families import USUAL, part_of
from huit.views.shared import MoveView, parse_move
from huit.words.grammar import Person
from huit.words.made import advice, events, reasons, terminal
from huit.words.telling import Message, messages, said

Thing = TypeVar("Thing")
_PEOPLE = ("seat", "by", "to", "from", "of")
"""Facts that are a seat, and somebody in a sentence."""
_USUAL_CALL = "carte"
_SHARED = ("blocked", "limit")
"""How a round ends that several may win, each for themselves."""


def cards_lying(faces: Iterable[Face]) -> str:
    """Return *faces* as a scene shows them, and a dash where there are none.

    >>> cards_lying([]), cards_lying([7, 51])
    ('–', '2s Ks')
    """
    return faces_text(faces) or "–"


class Sentences(NamedTuple):
    """Words for events, by their kind, and for refusals, by their code."""

    events: Mapping[str, Message]
    why: Mapping[str, Message]


class FamilyWords(Protocol):
    """Words of a terminal that the module of a family makes."""

    @staticmethod
    def sentences(lang: str) -> Sentences:
        """Return what the family says besides, or otherwise than all do."""
        ...

    @staticmethod
    def kind_words(lang: str) -> Mapping[str, Message]:
        """Return what the kinds of rounds are called that somebody may announce."""
        ...

    @staticmethod
    def in_round(events: Sequence[dict[str, Any]], round_: Any) -> list[dict[str, Any]]:
        """Return the events of one move with what their words need to know of each other, and of their round."""
        ...

    @staticmethod
    def lying(round_: Any, lang: str) -> list[str]:
        """Return lines about what lies open or hidden besides the hands."""
        ...


def words_of(family: str) -> FamilyWords:
    """Return the words of *family*.

    >>> words_of("tricks").kind_words("en")["least"]
    'fewest tricks'
    """
    return part_of(family, "clients")


@cache
def sentences(family: str, lang: str) -> Sentences:
    """Return all that is said of events and refusals in games of *family*."""
    own, told = words_of(family).sentences(lang), terminal.WORDS[lang]
    return Sentences(
        messages(events.WORDS[lang].events, told.events) | dict(own.events),
        messages(reasons.WORDS[lang].why, told.why) | dict(own.why),
    )


def rotated(things: Sequence[Thing], first: int) -> list[Thing]:
    """Return *things* in their order, from the *first* on.

    >>> rotated("abc", 1)
    ['b', 'c', 'a']
    """
    return [*things[first:], *things[:first]]


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """Return what a seat is called: the name of who sits there, if that is known.

    >>> seat_name(1, "fr"), seat_name(1, "fr", ["Anne", "Paul"])
    ('la place 1', 'Paul')
    """
    return (names[seat] if seat < len(names) else "") or terminal.WORDS[lang].seat(seat)


def event_words(event: dict[str, Any], lang: str, names: Sequence[str] = (), *, family: str = USUAL, round_: Any = None) -> str:
    """Return what happened as a sentence without its full stop; *names* are those of the seats.

    With the *round_* in which it just happened, what is called out is told by its name, and whether an attack has an answer.

    >>> event_words({"kind": "skipped", "seat": 1, "penalty": True}, "fr")
    'la place 1 perd son tour (pénalité)'
    """
    return events_words([event], lang, names, family=family, round_=round_)[0]


def events_words(
    events: Sequence[dict[str, Any]], lang: str, names: Sequence[str] = (), *, family: str = USUAL, round_: Any = None
) -> list[str]:
    """Return what one move did, as sentences without their full stops: see `event_words`.

    >>> events_words([{"kind": "reversed", "direction": -1}, {"kind": "skipped", "seat": 0, "penalty": False}], "en")
    ['play now goes anticlockwise', 'seat 0 is skipped']
    """
    told = sentences(family, lang).events
    heard = events if round_ is None else words_of(family).in_round(events, round_)
    return [said(told[_kind(event)], _event_facts(event, lang, names)) for event in heard]


def _kind(event: Mapping[str, Any]) -> str:
    """Return which message tells *event*."""
    return "drew_debt" if event["kind"] == "drew" and event["cause"] == "debt" and event["count"] else event["kind"]


def _event_facts(event: Mapping[str, Any], lang: str, names: Sequence[str]) -> dict[str, Any]:
    """Return the facts of *event* as messages take them: those of the page, nobody of whom is the reader."""
    facts: dict[str, Any] = {"call": _USUAL_CALL, "cards": [], **event}
    facts |= {key: Person(seat_name(event[key], lang, names)) for key in _PEOPLE if isinstance(event.get(key), int)}
    if event["kind"] == "misdeal":
        facts |= {"count": abs(event["count"]), "more": event["count"] > 0}
    if event["kind"] == "over":
        who = [seat_name(seat, lang, names) for seat in event["winners"]]
        shared = event.get("shared", len(who) > 1 and event["reason"] in _SHARED)
        facts |= {"who": who, "me_first": who, "mine": False, "shared": shared}
    if "owes" in event:
        seats = rotated(range(len(event["owes"])), event["seat"])
        facts["owes"] = [(seat_name(seat, lang, names), event["owes"][seat]) for seat in seats]
    return facts | {"alike": len({card[0] for card in facts["cards"]}) == 1}


def reason_words(reason: Reason, lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return why something is refused, as a sentence without its full stop.

    >>> reason_words(Reason("suit", {"suit": "h", "wild": ["8"]}), "en")
    'this card will not do, hearts were called: play a heart or an 8'
    """
    facts, kinds = reason.facts, words_of(family).kind_words(lang)
    wanted = [facts.get("suit"), facts.get("rank") if reason.code == "match" else None, *facts.get("wild", ())]
    told = {
        "face": facts.get("card"),
        "who": seat_name(facts["seat"], lang, names) if "seat" in facts else None,
        "wanted": [name for name in dict.fromkeys(wanted) if name],
        "trumps": facts.get("suit"),
        "attack": facts.get("top", "")[: 2 if facts.get("top", "").startswith("X") else 1],
        "seats": ", ".join(seat_name(seat, lang, names) for seat in facts.get("seats", ())) or "–",
        "slots": ", ".join(map(str, facts.get("slots", ()))),
        "kinds": ", ".join(str(kinds[kind]) for kind in facts.get("kinds", ())),
    }
    return said(sentences(family, lang).why[reason.code], {**facts, **told})


def result_words(result: Mapping[str, Any], lang: str, names: Sequence[str] = ()) -> str:
    """Return how a round ended: why, who won, and the points of all where there are any, the best first.

    >>> result_words({"reason": "out", "winners": [1], "points": [20, 0, 5]}, "en", ["Ann", "Bob", "Cid"])
    '1. Bob (0 points) · 2. Cid (5 points) · 3. Ann (20 points)'
    """
    points, winners = list(result["points"]), list(result["winners"])
    lowest_best = bool(winners) and points[winners[0]] <= min(points, default=0)
    order = sorted(range(len(points)), key=lambda seat: (seat not in winners, points[seat] if lowest_best else -points[seat]))
    lines: list[str] = []
    place, told = 0, terminal.WORDS[lang]
    for number, seat in enumerate(order, start=1):
        before = order[number - 2]
        tied = number > 1 and points[seat] == points[before] and (seat in winners) == (before in winners)
        place = place if tied else number
        lines.append(told.ranked(place, seat_name(seat, lang, names), points[seat] if any(points) else None))
    places = " · ".join(lines)
    ends = messages(told.ends)
    return said(ends[result["reason"]], {"places": places}) if result["reason"] in ends else places


def move_words(move: str | MoveView, lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return a move, taken apart or as it is written, as something that one may do.

    >>> move_words("8c=h", "fr"), move_words("draw", "en"), move_words("choose least", "en", family="tricks")
    ('poser le 8 de trèfle et demander cœur', 'draw', 'announce fewest tricks')
    >>> move_words("9h!", "fr")
    'poser le 9 de cœur en l’annonçant'
    >>> from huit import new_round
    >>> from huit.views import own_view
    >>> for move in own_view(new_round("minimale", seats=2, seed=1), 0).moves:
    ...     print(move, "-", move_words(move, "en"))
    3c - play the 3 of clubs
    """
    parts = parse_move(move, family) if isinstance(move, str) else move
    told = terminal.WORDS[lang]
    facts = {
        **{name: getattr(parts, name) for name in ("cards", "suit", "rank", "becomes", "slot", "word")},
        "who": None if parts.to is None else seat_name(parts.to, lang, names),
        "what": parts.kind and words_of(family).kind_words(lang)[parts.kind],
    }
    words = said(messages(told.moves)[_sentence_of(parts)], facts)
    return told.announcing(words) if parts.announces else words


def _sentence_of(move: MoveView) -> str:
    """Return which message tells *move*: that of what it does, and of what goes with that."""
    if move.verb == "play" and move.suit:
        return "play_naming"
    if move.verb == "play" and move.becomes:
        return "play_as"
    if move.verb == "play" and move.to is not None:
        return "play_sending"
    if move.verb == "call":
        return "call_suit" if move.suit else "call_rank"
    if move.verb == "catch" and move.word and len(move.word) == 1:
        return "catch_word"
    return "give" if move.verb == "exchange" else move.verb


def why_words(why: Mapping[str, Any], lang: str, names: Sequence[str] = ()) -> str:
    """Return why a move is good, as a sentence without its full stop.

    >>> why_words({"code": "keeps_wild", "card": "8c"}, "en")
    'it saves the 8 of clubs, which can be played on anything'
    """
    who = seat_name(why["seat"], lang, names) if "seat" in why else None
    return said(messages(advice.WORDS[lang].why)[why["code"]], {**why, "who": who})
