"""Where in a position file something stands: its line, as editors and terminals find it."""

import re
from pathlib import Path

from huit.rules import FileError
from huit.views.positions import check_position

ROOT = Path(__file__).parents[2]


def differences_in(path: Path) -> list[str]:
    """Return what comes of the file otherwise than it expects, each behind its path and line; nothing when all holds."""
    try:
        found = list(map(str, check_position(path)))
    except FileError as error:
        told = str(error).removeprefix(f"{path.name}: ")
        return [f"{place_of(key_of(told), path)}: {told}"]
    keys = [key_of(told) if told.startswith("move ") else f"expect.{key_of(told)}" for told in found]
    return [f"{place_of(key, path)}: {told}" for key, told in zip(keys, found, strict=True)]


def key_of(told: str) -> str:
    """Return the key of a position file that a difference or an error is about.

    >>> key_of("turn: expected 1, found 2"), key_of("move 3 ('0 9h'): suit; legal for seat 0: 8h"), key_of("hands: no such card")
    ('turn', 'moves.3', 'hands')
    """
    move = re.match(r"(?:moves: )?move (\d+)", told)
    return f"moves.{move[1]}" if move else told.partition(":")[0]


def place_of(key: str, path: Path) -> str:
    """Return path and line of a key; the first line, if the file has it not."""
    line = line_of(key, path.read_text("utf-8")) or 1
    return f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}:{line}"


def line_of(key: str, text: str) -> int | None:
    """Return the line of a key with its sections, or of that number in a list; else of the key that it is within.

    >>> text = 'hands = ["9h", "5c"]\\nmoves = [\\n  "0 9h",\\n  "1 draw",\\n]\\n[expect]\\nresult = { points = [1, 2] }'
    >>> [line_of(key, text) for key in ("hands.2", "moves.2", "expect", "expect.result.points", "expect.moves", "result")]
    [1, 4, 6, 7, None, None]
    """
    section, best, line = "", "", None
    for number, written in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\[\]\"]+)\]\s*(#|$)", written):
            section = f"{header[1].strip()}."
            if section == f"{key}.":
                return number
        elif named := re.match(r"\s*([\w.-]+)\s*=", written):
            full = section + named[1]
            if len(full) > len(best) and f"{key}.".startswith(f"{full}."):
                best, line = full, number
    if line is not None and re.fullmatch(r"\.\d+", rest := key.removeprefix(best)):
        return line_of_item(int(rest[1:]), text, line)
    return line


def line_of_item(wanted: int, text: str, line: int) -> int:
    """Return the line of that text, counted from 1, in the list that begins on *line*; this one, if it is shorter."""
    met = 0
    for number, written in enumerate(text.splitlines()[line - 1 :], line):
        met += len(re.findall(r"\"[^\"]*\"|'[^']*'", written.partition("#")[0]))
        if met >= wanted:
            return number
    return line
