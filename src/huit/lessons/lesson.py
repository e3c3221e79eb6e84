"""A lesson: a demonstration as the page of its seat sees it, with what each move in it comes to."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from huit.lessons.demonstrations import Demonstration
from huit.rooms.chairs import COMPUTER_NAMES
from huit.rooms.computers import acting_seats, answer, questions_for
from huit.rooms.journal import Moved, Opened
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from huit.rooms.room_view import Moment
from huit.rooms.state import LatestRound, RoundEvents
from huit.rules import RuleSet

_SEED = 1
_MOST_ANSWERS = 4
"""Moves of others that are shown after one's own."""
_MOST_VIEWS = 60
"""Views of a lesson: each is some kB."""
_MOST_SECOND = 12
"""Second moves of a turn after each first one that shows the row."""


class Lesson(msgspec.Struct, frozen=True):
    """A position, and what each move in it comes to, as one seat sees it. Views are JSON-ready."""

    kind: str
    """What shows the row: ``deal``, ``play``, ``refused``, ``end``; see `Demonstration`."""
    seat: int
    shows: tuple[str, ...]
    """The moves that show the row, or that it forbids."""
    view: dict[str, Any]
    plays: dict[str, tuple[dict[str, Any], ...]]
    """By move, the views after it, and after what the others do then.

    Where it is still the turn of the seat at once, also by both moves, a line each.
    """


def lesson(found: Demonstration, rules: RuleSet) -> Lesson:
    """Return what is *found* as a lesson for the person on its seat; the others have the names of computers.

    >>> from huit.lessons import demonstration
    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale")
    >>> told = lesson(demonstration(rules, 0, seats=3), rules)
    >>> [[event["kind"] for event in view["log"]] for view in told.plays[told.shows[0]][:2]]
    [['played', 'attacked'], ['drew', 'paid']]
    """
    room = _staged(found, rules)
    shows = () if found.kind == "refused" else found.moves
    others = (*found.round.legal_moves(found.seat), *found.round.reactions(found.seat))
    plays: dict[str, tuple[dict[str, Any], ...]] = {}
    for move in dict.fromkeys((*shows, *others)):
        if sum(map(len, plays.values())) >= _MOST_VIEWS:
            break
        steps = list(_steps(room, found.seat, move))
        plays[move] = _views(steps, found.seat)
        if move in shows and len(steps) == 1:
            plays |= _second_moves(steps[0][1], found.seat, move)
    return Lesson(found.kind, found.seat, found.moves, _seen(room, found.seat, None), plays)


def _staged(found: Demonstration, rules: RuleSet) -> Room:
    """Return a room in which the position is played, with a person on its seat and computers elsewhere."""
    seats = found.round.seats
    others = iter(COMPUTER_NAMES)
    opened = Opened(
        rules=rules.id,
        options=dict(rules.options),
        match=None,
        names=tuple("" if seat == found.seat else next(others) for seat in range(seats)),
        computers=tuple(other != found.seat for other in range(seats)),
        player="thrifty",
        pace=1.0,
        forget=0.0,
        seed=_SEED,
        first=None,
        resolved=rules.resolved,
    )
    room = Room.open(opened)
    room = room.after(room.next_round(seed=_SEED))
    return replace(room, played=LatestRound(round=found.round, events=RoundEvents().plus(found.round.opening)))


def _second_moves(room: Room, seat: int, first: str) -> dict[str, tuple[dict[str, Any], ...]]:
    """Return the views after what else *seat* may do in a turn that its *first* move has not ended."""
    if room.round is None or room.awaited != (seat,):
        return {}
    moves = room.round.legal_moves(seat)[:_MOST_SECOND]
    return {f"{first}\n{move}": _views(_steps(room, seat, move), seat) for move in moves}


def _views(steps: Iterable[tuple[int, Room]], seat: int) -> tuple[dict[str, Any], ...]:
    return tuple(_seen(step, seat, since) for since, step in steps)


def _steps(room: Room, seat: int, move: str) -> Iterator[tuple[int, Room]]:
    """Yield the room after a *move* and after those of others, while they do something; each with the events before it."""
    before, after = room, room.after(Moved(seat, move))
    yield before.played.events.count, after
    for number in range(_MOST_ANSWERS):
        wishes = list(_wishes(after, number))
        if not wishes:
            return
        wish = min(wishes, key=lambda wish: not wish.is_reaction)
        before, after = after, after.after(Moved(wish.seat, wish.move))
        yield before.played.events.count, after


def _wishes(room: Room, number: int) -> Iterable[Any]:
    """Yield what the computers would do now."""
    return filter(None, map(answer, questions_for(room, acting_seats(room), seed=number)))


def _seen(room: Room, seat: int, events_seen: int | None) -> dict[str, Any]:
    return msgspec.to_builtins(Moment(room).view(Viewer("", seat), events_seen=events_seen))
