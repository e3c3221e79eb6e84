"""What is over at a table of a circle with a command, as the circle writes it down."""

from collections.abc import Sequence

from msgspec.structs import replace

from huit.engine.round import Result
from huit.rooms.match import Side
from huit.rooms.room import Room
from huit.rules.match_plans import plans_counting
from huit.scores import Sheet
from huit.scores.played import PlayedBody, PlayedLine
from huit.scores.standings import places
from huit.server.storage.jobs import PlayedInRoom


def played_in_room(before: Room, after: Room, *, at: int) -> tuple[PlayedInRoom, ...]:
    """Return what is over *after* a command and was not *before*: a round, and the match that ends with it.

    *at* is now, in seconds since 1970.
    """
    ended = after.played.progress.ended
    if ended is None or before.played.progress.ended is not None:
        return ()
    match, result = after.match, ended.result
    points = [match.won_by(side, result) for side in match.sides]
    # As they sat while it was played: with its end, whoever left has no chair.
    lines = _lines(before, match.sides, _places_in_round(after, result), points if plans_counting(after.rules) else None)
    told = PlayedBody(
        kind="round",
        at=at,
        game=after.rules.id,
        title=after.agreement.title,
        of_match=match.sheet is not None,
        lines=lines,
        rounds=(),
        note="",
    )
    guests = tuple(sitter.guest for sitter in before.seating.sitters)
    over = [PlayedInRoom(after.round_no, told, guests)]
    if match.over and match.sheet is not None:
        totals = [match.sheet.totals[str(side)] for side in range(len(match.sides))]
        lines = _lines(before, match.sides, _places_in_match(match.sheet, totals), totals)
        over.append(PlayedInRoom(match.number, replace(told, kind="match", of_match=False, lines=lines), guests))
    return tuple(over)


def _lines(room: Room, sides: Sequence[Side], places_of: Sequence[int], points: Sequence[int] | None) -> tuple[PlayedLine, ...]:
    """Return a line for each seat; *places_of* and *points* are by side."""
    side_of = {seat: index for index, side in enumerate(sides) for seat in side}
    return tuple(
        PlayedLine(
            member=None,
            name=sitter.name,
            computer=sitter.guest is None and bool(sitter.name),
            side=side_of[seat],
            place=places_of[side_of[seat]],
            points=None if points is None else points[side_of[seat]],
        )
        for seat, sitter in enumerate(room.seating.sitters)
    )


def _places_in_round(room: Room, result: Result) -> list[int]:
    """Return the place of each side: the winners are first, the others follow by what the rules count."""
    plans = plans_counting(room.rules)
    sign = 0 if not plans else -1 if plans[0].wins == "lowest" else 1
    won = set(result.winners)
    return places([(not won.isdisjoint(side), sign * room.match.won_by(side, result)) for side in room.match.sides])


def _places_in_match(sheet: Sheet, totals: Sequence[int]) -> list[int]:
    """Return the place of each side: the winners are first, the others follow by columns and totals."""
    sign = -1 if sheet.plan.wins == "lowest" else 1
    columns, leaders = sheet.column_winners, sheet.leaders
    return places([(str(side) in leaders, columns.count(str(side)), sign * total) for side, total in enumerate(totals)])
