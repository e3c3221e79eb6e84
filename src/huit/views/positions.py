"""Position files: any scene or whole round, the moves played in it, and what must come of them.

A position file is TOML; a test scenario is a position file with a section ``[expect]``, an exported round one with a
seed and a section ``[record]``. `load_position` reads one, `Position.replay` plays its moves, `position_json` tells the end,
`check_position` compares it with what the file expects.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec

from huit.cards import faces_text
from huit.engine.chance import Seed
from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round
from huit.names import seen_name
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import MOST_SEATS, RulesError, as_written
from huit.rules.toml import parsed
from huit.rules.words import all_visible, visible
from huit.views.dealt import Dealt, Played, Proof, played_of, proof_of, seats_dealt
from huit.views.mistakes import PositionMistake
from huit.views.reader import PositionError, Reader
from huit.views.shared import ResultView, of_family
from huit.views.trace import Trace, trace_read
from huit.words.made import commands

KEYS = (
    "title",
    "rules",
    "with",
    "seats",
    "dealer",
    "names",
    "moves",
    "covers",
    "expect",
    "proof",
    "played",
    "record",
    "resolved",
)
"""What every position file may say, whatever it is of."""
_MOST_MOVES = 10_000


class RefusedMoveError(ValueError):
    """A move of a position file that may not be made: its number, and why; `huit.clients` has the words."""

    def __init__(self, number: int, move: str, error: IllegalAction, family: str, names: tuple[str, ...] = ()) -> None:
        allowed = ", ".join(error.legal) if error.legal else "nothing now"
        super().__init__(f"move {number} ({move!r}): {error.reason.code}; legal for seat {error.seat}: {allowed}")
        self.number = number
        self.move = move
        self.error = error
        self.family = family
        self.names = names


@dataclass(frozen=True)
class Written:
    """A round that was played once, as far as a file has it without anybody playing it: moves, names, result."""

    title: str
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    result: dict[str, Any] | None


class OutdatedError(PositionError):
    """A round by rules which are not here any more: its moves can be read, and not played."""

    def __init__(self, error: PositionError, written: Written) -> None:
        super().__init__(error.mistake, error.file, error.key, **error.facts)
        self.written = written


@dataclass(frozen=True)
class Mismatch:
    """A difference: the value that a file expects at a key, and the one found there."""

    key: str
    expected: Any
    found: Any

    def text(self, language: str) -> str:
        r"""Return it in words, values as a file writes them.

        >>> Mismatch("over", False, True).text("fr"), str(Mismatch("turn", 2, None))
        ('over\xa0: attendu false, trouvé true', 'turn: expected 2, found nothing')
        """
        expected, found = (None if value is None else as_written(value) for value in (self.expected, self.found))
        return commands.WORDS[language].replay.differs(self.key, expected, found)

    def __str__(self) -> str:
        return self.text("en")


@dataclass
class Position:
    """A scene, the moves to be played in it, and what is expected at the end.

    >>> text = 'rules = "monclar"\\nhands = ["9h As Kd", "5c 6c"]\\ndiscard = "5h"\\nstock = "2c 3d"\\nmoves = ["0 9h", "1 draw"]'
    >>> position = read_position(text)
    >>> for number, move, events in position.replay():
    ...     print(number, move, [event.kind for event in events])
    1 0 9h ['played', 'attacked']
    2 1 draw ['drew', 'paid']
    """

    round: Round
    moves: list[tuple[int, str]]
    expect: dict[str, Any] = field(default_factory=dict[str, Any])
    covers: list[str] = field(default_factory=list[str])
    title: str = ""
    file: str = ""
    names: tuple[str, ...] = ()
    """By seat, where the file names its players."""
    seed: Seed | None = None
    """What the round was dealt by; None of a scene."""
    dealer: int | None = None
    """Who dealt the round; None of a scene."""
    hand: int | None = None
    """The size of the hands, where somebody chose it."""
    cut: int | None = None
    """How many cards were cut off, where somebody cut."""
    proof: Proof | None = None
    played: Played | None = None
    trace: Trace | None = None

    @property
    def written(self) -> Written:
        """The round as the file has it, not played."""
        return Written(self.title or self.file, self.names, tuple(self.moves), _whole_result(self.expect))

    def replay(self) -> Iterator[tuple[int, str, tuple[Event, ...]]]:
        """Play the moves one by one; yield number (from 1), move and what happened.

        Raises:
            RefusedMoveError: at the first move that may not be made.
        """
        for number, (seat, word) in enumerate(self.moves, start=1):
            move = f"{seat} {word}"
            try:
                yield number, move, self.round.play(word, seat=seat)
            except IllegalAction as error:
                raise RefusedMoveError(number, move, error, self.round.rules.family, self.names) from error


def load_position(path: str | Path) -> Position:
    """Return the scene of a position file; `check_position` shows one.

    >>> load_position("nowhere.toml")
    Traceback (most recent call last):
    huit.views.reader.PositionError: nowhere.toml: there is no such file; check the path

    Raises:
        PositionError: if it makes none.
        RulesError: if its rules cannot be.
    """
    path = Path(path)
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise PositionError(FileMistake.NOT_UTF8, path.name, line=error.object.count(b"\n", 0, error.start) + 1) from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        missing = isinstance(error, FileNotFoundError)
        raise PositionError(PositionMistake.NO_SUCH_FILE if missing else PositionMistake.UNREADABLE, path.name) from error
    return read_position(text, file=path.name, folder=path.parent)


def read_position(text: str, *, file: str = "position", folder: Path | None = None) -> Position:
    """Return the scene that a TOML text sets; rules given by a path are looked for beside *folder*.

    Raises:
        PositionError: if it makes none; the message names the key.
        OutdatedError: if its round was played by rules which are not here any more.
    """
    try:
        scene = parsed(text)
    except RulesError as error:
        raise PositionError(error.mistake, visible(file), error.key, **error.facts) from error
    # Whatever is printed of a file that somebody sent is plain text.
    reader = Reader(all_visible(scene), visible(file), folder)
    try:
        family = reader.rules.family
    except PositionError as error:
        if "played" in scene and "seed" in scene:
            raise OutdatedError(error, _written(reader)) from error
        raise
    return _position(reader, Dealt(reader) if "seed" in scene else of_family(family).SCENE(reader))


def _written(reader: Reader) -> Written:
    """Return a round as its file has it, its rules unknown."""
    seats = seats_dealt(reader, 2, MOST_SEATS)
    result = _whole_result(reader.mapping("expect"))
    return Written(reader.text("title", reader.file), _names(reader), tuple(_moves(reader, seats)), result)


def _whole_result(expect: dict[str, Any]) -> dict[str, Any] | None:
    """Return the result that a file expects, where it says all of it."""
    result = expect.get("result")
    try:
        whole = msgspec.convert(result, ResultView)
    except msgspec.ValidationError:
        return None
    return result if all(seat < len(whole.points) for seat in whole.winners) else None


def _names(reader: Reader) -> tuple[str, ...]:
    """Return the names by seat, without what cannot be seen."""
    return tuple(seen_name(name) for name in reader.texts("names", PositionMistake.NOT_NAMES))


def _moves(reader: Reader, seats: int) -> list[tuple[int, str]]:
    """Return the moves of a file: seats and words."""
    texts = reader.texts("moves", PositionMistake.NOT_MOVES)
    if len(texts) > _MOST_MOVES:
        raise reader.error(PositionMistake.TOO_MANY_MOVES, "moves", count=len(texts), most=_MOST_MOVES)
    return [_move(reader, number, text, seats) for number, text in enumerate(texts, start=1)]


def _position(reader: Reader, scene: Any) -> Position:
    """Return the scene, with the moves that are to be played in it."""
    reader.refuse_unknown((*KEYS, *scene.keys, *(() if isinstance(scene, Dealt) else ("hands",))))
    round_ = scene.round()
    moves = _moves(reader, round_.seats)
    names = _names(reader)
    reader.for_seats("names", len(names), round_.seats)
    return Position(
        round_,
        moves,
        reader.mapping("expect"),
        reader.texts("covers", PositionMistake.NOT_STATEMENTS),
        reader.text("title"),
        reader.file,
        names,
        seed=reader.scene.get("seed"),
        dealer=reader.within("dealer", round_.seats - 1, 0, round_.seats - 1) if isinstance(scene, Dealt) else None,
        hand=reader.scene.get("hand") if isinstance(scene, Dealt) else None,
        cut=reader.scene.get("cut") if isinstance(scene, Dealt) else None,
        proof=proof_of(reader),
        played=played_of(reader),
        trace=trace_read(reader),
    )


def _move(reader: Reader, number: int, text: str, seats: int) -> tuple[int, str]:
    """Return seat and word of a move such as ``0 9h``."""
    seat, _, word = text.strip().partition(" ")
    if seat not in map(str, range(seats)) or not word:
        raise reader.error(PositionMistake.NOT_A_MOVE, "moves", number=number, value=text, last=seats - 1)
    return int(seat), word.strip()


def position_json(round_: Round) -> dict[str, Any]:
    """Return where a round stands, as one JSON-ready object; `may_act` lists moves without the seat.

    What may be called out (``say``, ``catch``) carries no round on, and stands apart in `may_react`.

    >>> from huit import new_round
    >>> position_json(new_round("minimale", seats=2, seed=1))["turn"]
    0
    """
    result = round_.result
    common = {
        "rules": round_.rules.id,
        "seats": round_.seats,
        "over": round_.over,
        "turn": round_.turn,
        "may_act": {str(seat): list(words) for seat, words in round_.may_act().items()},
        "may_react": {str(seat): list(words) for seat, words in round_.may_react().items()},
        "hands": [faces_text(hand) for hand in round_.hands],
    }
    return common | of_family(round_.rules.family).round_json(round_) | {"result": None if result is None else result.as_dict()}


def check_position(path: str | Path) -> "list[Mismatch | RefusedMoveError]":
    r"""Return how the end of a position file differs from what it expects: nothing when all holds.

    ``error = CODE`` expects that the last move, and no other, is refused for that reason.

    >>> import tempfile
    >>> scene = 'rules = "minimale"\nhands = ["9h", "5c"]\ndiscard = "9c"\nmoves = ["0 9h"]\n[expect]\nover = false'
    >>> file = Path(tempfile.mkdtemp(), "scene.toml")
    >>> _ = file.write_text(scene)
    >>> [str(difference) for difference in check_position(file)], load_position(file).round.over
    (['over: expected false, found true'], False)

    Raises:
        PositionError: if the file makes no scene, or expects something that no round has.
    """
    position = load_position(path)
    expect = dict(position.expect)
    wanted = expect.pop("error", None)
    refusal: RefusedMoveError | None = None
    try:
        for _ in position.replay():
            pass
    except RefusedMoveError as error:
        refusal = error
    if refusal is not None and (wanted is None or refusal.number < len(position.moves)):
        return [refusal]
    differences: list[Mismatch | RefusedMoveError] = []
    code = refusal.error.code if refusal else None
    if wanted is not None and code != wanted:
        differences.append(Mismatch("error", wanted, code))
    found = position_json(position.round)
    for key, value in expect.items():
        if key not in found:
            raise PositionError(PositionMistake.NOT_TOLD, position.file, f"expect.{key}", name=key, known=("error", *found))
        differences += _differences(key, value, found[key])
    return differences


def _differences(key: str, expected: Any, found: Any) -> list[Mismatch]:
    if key in ("hands", "may_act", "may_react") and _in_order(expected) == _in_order(found):
        return []
    if key == "result" and isinstance(expected, dict) and isinstance(found, dict):
        expected, found = cast("dict[str, Any]", expected), cast("dict[str, Any]", found)
        return [one for name, value in expected.items() for one in _differences(f"result.{name}", value, found.get(name))]
    # TOML has no null: an empty text or `false` stands for it.
    if found is None and expected in ("", False):
        return []
    return [] if expected == found else [Mismatch(key, expected, found)]


def _in_order(values: Any) -> Any:
    """Return the words of each seat, or the cards of each hand, in one order: that of the file does not matter."""
    if isinstance(values, dict):
        seats = cast("dict[str, Any]", values).items()
        return {seat: sorted(map(str, cast("list[Any]", words))) if isinstance(words, list) else words for seat, words in seats}
    return [sorted(str(hand).split()) for hand in cast("list[Any]", values)] if isinstance(values, list) else values
