"""Games that are written into a circle by hand, or come out of a file: checked, and as they are kept."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from huit.rooms.messages import MOST_NAME_CHARACTERS, MOST_RULES_CHARACTERS, MOST_TITLE_CHARACTERS
from huit.rooms.refusal import Refused
from huit.rules import MOST_SEATS, is_game
from huit.scores.played import PlayedBody, PlayedLine
from huit.scores.standings import places
from huit.server.live.circle_requests import (
    LATEST_S,
    MOST_NOTE_CHARACTERS,
    MOST_POINTS,
    MOST_SHEET_ROUNDS,
    Evening,
    EveningLine,
)
from huit.server.live.request_checks import person_name, rules_title, visible_text, wrong
from huit.words.made import circle_mistakes

AHEAD_S = 24 * 3600
"""A browser's clock, and its day, may be so far ahead of ours."""


def sheet_of(evening: Evening, *, now: int) -> PlayedBody:
    """Return a score sheet as it is kept.

    Raises:
        Refused: ``malformed``, with what would be right.
    """
    if evening.at > now + AHEAD_S:
        raise mistake("at", "later")
    if evening.game and not is_game(evening.game):
        raise mistake("game", "game")
    lines = evening.lines
    if any((line.member is None) != bool(line.name) for line in lines):
        raise mistake("lines", "people")
    names = [person_name(line.name, needed=line.member is None) for line in lines]
    sides = _sides(lines)
    body = PlayedBody(
        kind="evening",
        at=evening.at,
        game=evening.game,
        title=rules_title(evening.title),
        of_match=False,
        lines=tuple(
            PlayedLine(member=line.member, name=name, computer=False, side=side, place=place, points=line.points)
            for line, name, side, place in zip(lines, names, sides, _places(evening, sides), strict=True)
        ),
        rounds=evening.rounds,
        note=visible_text("note", evening.note, most=MOST_NOTE_CHARACTERS),
    )
    return checked(body)


def _sides(lines: Sequence[EveningLine]) -> list[int]:
    given = [line.side for line in lines if line.side is not None]
    if not given:
        return list(range(len(lines)))
    if len(given) < len(lines):
        raise mistake("lines", "sides")
    return given


def _places(evening: Evening, sides: Sequence[int]) -> list[int]:
    """Return the place of each line: as given, or by the points."""
    lines = evening.lines
    given = [line.place for line in lines if line.place is not None]
    points = [line.points for line in lines if line.points is not None]
    if len(given) not in (0, len(lines)) or len(points) not in (0, len(lines)) or not (given or points):
        raise mistake("lines", "places")
    sign = 1 if evening.wins == "highest" else -1
    scores = [-place for place in given] or [sign * each for each in points]
    score_of = dict(zip(sides, scores, strict=True))
    if any(score_of[side] != score for side, score in zip(sides, scores, strict=True)):
        raise mistake("lines", "places")
    place_of = dict(zip(score_of, places([(score,) for score in score_of.values()]), strict=True))
    return [place_of[side] for side in sides]


def checked(body: PlayedBody) -> PlayedBody:
    """Return *body* if it makes sense, with its sides numbered from 0.

    Raises:
        Refused: ``malformed``, with what would be right.
    """
    lines = body.lines
    members = [line.member for line in lines if line.member is not None]
    sides = {side: number for number, side in enumerate(dict.fromkeys(line.side for line in lines))}
    if not members or len(set(members)) < len(members):
        raise mistake("lines", "people")
    if not 2 <= len(sides) <= len(lines) <= MOST_SEATS:
        raise mistake("lines", "sides")
    by_side = {(line.side, line.place) for line in lines}
    if len(by_side) != len(sides) or min(line.place for line in lines) != 1 or max(line.place for line in lines) > len(lines):
        raise mistake("lines", "places")
    if len(body.rounds) > MOST_SHEET_ROUNDS or any(len(points) != len(lines) for points in body.rounds):
        raise mistake("rounds", "rounds")
    if not _are_within(body):
        raise mistake("lines", "bounds")
    return replace(body, lines=tuple(replace(line, side=sides[line.side]) for line in lines))


def _are_within(body: PlayedBody) -> bool:
    """Tell whether no number and no text is beyond its bounds."""
    points = [line.points or 0 for line in body.lines] + [each or 0 for points in body.rounds for each in points]
    texts = [(body.note, MOST_NOTE_CHARACTERS), (body.title, MOST_TITLE_CHARACTERS), (body.game, MOST_RULES_CHARACTERS)]
    texts += [(line.name, MOST_NAME_CHARACTERS) for line in body.lines]
    return (
        0 <= body.at < LATEST_S
        and all(abs(each) <= MOST_POINTS for each in points)
        and all(len(text) <= most for text, most in texts)
    )


def from_file(bodies: Iterable[PlayedBody], people: Mapping[int, str]) -> tuple[PlayedBody, ...]:
    """Return what a file tells, checked; *people* are the names in it, by number. Games without a member are left out.

    Raises:
        Refused: ``malformed``, with what would be right.
    """
    found: list[PlayedBody] = []
    for body in bodies:
        if all(line.member is None for line in body.lines):
            continue
        if any(line.member is not None and line.member not in people for line in body.lines):
            raise mistake("lines", "people")
        tidy = replace(body, title=rules_title(body.title), note=visible_text("note", body.note, most=MOST_NOTE_CHARACTERS))
        lines = (replace(line, name=person_name(line.name, needed=False)) for line in tidy.lines)
        found.append(checked(replace(tidy, lines=tuple(lines))))
    return tuple(found)


def not_a_file() -> Refused:
    """Return the refusal of a file that no circle has written."""
    return mistake("file", "file")


def not_a_row(row: int) -> Refused:
    """Return the refusal of a table in which a row makes no sense."""
    return wrong("file", lambda language: circle_mistakes.WORDS[language].why.row(row))


def name_taken(name: str) -> Refused:
    """Return the refusal of a name that somebody in the circle has."""
    refused = wrong("name", lambda language: circle_mistakes.WORDS[language].why.twice(name))
    return Refused("name_taken", {**(refused.why or {}), "code": "name_taken"})


def mistake(field: str, why: str) -> Refused:
    """Return the refusal of a request whose *field* is wrong; *why* is its name among the words."""
    return wrong(field, lambda language: getattr(circle_mistakes.WORDS[language].why, why))
