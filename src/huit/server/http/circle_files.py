"""Circles as files: JSON with all of it, and a table (CSV) of what was played, a line for each player of a game."""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO

import msgspec

from huit.names import tidy_name
from huit.rooms.refusal import Refused
from huit.scores.played import PlayedBody, PlayedLine
from huit.server.http.circle_answers import CircleExport, ExportedPerson, ExportedRules
from huit.server.limits import MOST_MEMBERS, MOST_PINNED, MOST_RESULTS
from huit.server.live.circle_requests import NewPinned
from huit.server.live.circle_sheets import not_a_file, not_a_row
from huit.server.live.circles import read_pin
from huit.server.storage.circle_jobs import StoredCircle

COLUMNS = (
    *("game_no", "at", "kind", "game", "title", "player", "member", "computer", "side", "place", "points"),
    *("of_match", "note", "rounds"),
)
"""The columns of the table. `at` is in seconds since 1970; `member` is 1 for people of the circle; `rounds` has the points of
each round of a score sheet, between spaces, and a point where there are none."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def exported(circle: StoredCircle, bodies: Sequence[PlayedBody]) -> CircleExport:
    """Return a circle as a file. Each name stands for one person; those who wanted to be forgotten are guests without a name.

    Games of nobody else are left out.
    """
    names = unique_names({each.member: each.name for each in circle.people if each.name})
    return CircleExport(
        huit="circle",
        version=1,
        name=circle.name,
        people=[ExportedPerson(each.member, names[each.member], each.look) for each in circle.people if each.name],
        pinned=[_exported_rules(rules) for each in circle.pinned if (rules := read_pin(each.told)) is not None],
        results=[_without_forgotten(body, names) for body in bodies if any(line.member in names for line in body.lines)],
    )


def unique_names(names: Mapping[int, str]) -> dict[int, str]:
    """Return *names* with a number behind those that were there before.

    >>> unique_names({1: "Anne", 2: "Luc", 5: "Anne"})
    {1: 'Anne', 2: 'Luc', 5: 'Anne 2'}
    """
    unique: dict[int, str] = {}
    for member, name in names.items():
        tried, number = name, 2
        while tried in unique.values():
            tried, number = f"{name[:17]} {number}", number + 1
        unique[member] = tried
    return unique


def _exported_rules(rules: NewPinned) -> ExportedRules:
    return ExportedRules(rules=rules.rules, seats=rules.seats, options=rules.options, title=rules.title, match=rules.match)


def _without_forgotten(body: PlayedBody, names: Mapping[int, str]) -> PlayedBody:
    lines = (line if line.member in names else msgspec.structs.replace(line, member=None) for line in body.lines)
    return msgspec.structs.replace(body, lines=tuple(lines))


def csv_of(export: CircleExport) -> str:
    """Return what was played as a table, as spreadsheets read it."""
    names = {each.member: each.name for each in export.people}
    written = StringIO()
    # The mark by which spreadsheets know that it is UTF-8.
    written.write("\ufeff")
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    for number, body in enumerate(export.results, start=1):
        for at, line in enumerate(body.lines):
            name = line.name if line.member is None else names[line.member]
            rounds = " ".join("." if points[at] is None else str(points[at]) for points in body.rounds)
            of_line = (int(line.member is not None), int(line.computer), line.side, line.place, _or_empty(line.points))
            of_game = (number, body.at, body.kind, _as_text(body.game), _as_text(body.title))
            rows.writerow((*of_game, _as_text(name), *of_line, int(body.of_match), _as_text(body.note), _as_text(rounds)))
    return written.getvalue()


def _or_empty(points: int | None) -> int | str:
    return "" if points is None else points


def _as_text(text: str) -> str:
    """Return *text* so that no spreadsheet takes it for a formula.

    >>> _as_text("=1+1"), _as_text("Anne")
    ("'=1+1", 'Anne')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def _read_text(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(_FORMULA) else cell


def read_json(body: bytes) -> CircleExport:
    """Return what a file of JSON tells.

    Raises:
        Refused: ``malformed``.
    """
    try:
        export = msgspec.json.decode(body, type=CircleExport)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_a_file() from error
    return _no_more_than_fits(export)


def _no_more_than_fits(export: CircleExport) -> CircleExport:
    parts = {
        "people": (export.people, MOST_MEMBERS),
        "pinned": (export.pinned, MOST_PINNED),
        "results": (export.results, MOST_RESULTS),
    }
    for field, (part, most) in parts.items():
        if len(part) > most:
            raise Refused("full", {"message": f"too many: {field}", "field": field})
    return export


def read_csv(body: bytes) -> CircleExport:
    """Return what a table tells. Its names of members are the people.

    Raises:
        Refused: ``malformed``.
    """
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise not_a_file() from error
    rows = csv.reader(StringIO(text), delimiter=";" if text.partition("\n")[0].count(";") else ",")
    try:
        return _export_of(rows)
    except csv.Error as error:
        raise not_a_file() from error


def _export_of(rows: Iterator[list[str]]) -> CircleExport:
    # Columns may stand in any order, and others between them.
    place = {name: at for at, name in enumerate(next(rows, list[str]()))}
    if any(name not in place for name in COLUMNS):
        raise not_a_file()
    numbers: dict[str, int] = {}
    games: dict[str, list[tuple[int, dict[str, str]]]] = {}
    for at, row in enumerate(rows, start=2):
        if not any(row):
            continue
        if len(row) < len(place):
            raise not_a_row(at)
        cells = {name: row[place[name]] for name in COLUMNS}
        games.setdefault(cells["game_no"], []).append((at, cells))
        if cells["member"] == "1":
            numbers.setdefault(_name(cells), len(numbers) + 1)
    export = CircleExport(
        huit="circle",
        version=1,
        name="",
        people=[ExportedPerson(number, name, "") for name, number in numbers.items()],
        pinned=[],
        results=[_body(lines, numbers) for lines in games.values()],
    )
    return _no_more_than_fits(export)


def _body(rows: Sequence[tuple[int, Mapping[str, str]]], numbers: Mapping[str, int]) -> PlayedBody:
    at, first = rows[0]
    if first["kind"] not in ("round", "match", "evening"):
        raise not_a_row(at)
    return PlayedBody(
        kind=first["kind"],
        at=_number(first["at"], at),
        game=_read_text(first["game"]),
        title=_read_text(first["title"]),
        of_match=first["of_match"] == "1",
        lines=tuple(_lines(rows, numbers)),
        rounds=_rounds(rows),
        note=_read_text(first["note"]),
    )


def _name(row: Mapping[str, str]) -> str:
    """Return the name in a row. Names that look the same when they are tidied are one person's."""
    return tidy_name(_read_text(row["player"]))


def _lines(rows: Iterable[tuple[int, Mapping[str, str]]], numbers: Mapping[str, int]) -> Iterator[PlayedLine]:
    for at, row in rows:
        name, is_member = _name(row), row["member"] == "1"
        yield PlayedLine(
            member=numbers[name] if is_member else None,
            name="" if is_member else name,
            computer=row["computer"] == "1",
            side=_number(row["side"], at),
            place=_number(row["place"], at),
            points=None if row["points"] == "" else _number(row["points"], at),
        )


def _rounds(rows: Sequence[tuple[int, Mapping[str, str]]]) -> tuple[tuple[int | None, ...], ...]:
    """Return the points of each round, line by line."""
    by_line = [[None if each == "." else _number(each, at) for each in _read_text(row["rounds"]).split()] for at, row in rows]
    if len({len(points) for points in by_line}) > 1:
        raise not_a_row(rows[0][0])
    return tuple(zip(*by_line, strict=True))


def _number(cell: str, row: int) -> int:
    try:
        return int(cell)
    except ValueError as error:
        raise not_a_row(row) from error
