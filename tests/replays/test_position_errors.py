"""What is said of position files that somebody got wrong: at the key that was written, and in the reader's language.

The table has a file for every mistake; no raise of `huit.views` is without one. The laws hold whatever is wrong.
"""

import ast
import re
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import tomli_w
from click.testing import CliRunner, Result

import huit.views
from huit.commands import main
from huit.rules import Mistake, RulesError
from huit.rules.danish.checks import DanishMistake
from huit.rules.families import family_names
from huit.rules.findings import Finding
from huit.rules.mistakes import FileMistake
from huit.views import positions
from huit.views.dealt import Proof
from huit.views.mistakes import PositionMistake
from huit.views.positions import OutdatedError, RefusedMoveError, check_position, load_position
from huit.views.reader import PositionError
from tests.cases import mostly_long
from tests.commands.test_languages import foreign
from tests.rules.test_mistakes import OF_A_WRONG_TYPE, wrongly_told

VIEWS = Path(huit.views.__file__).parent
KEY = "0" * 64
SCENES: Mapping[str, Mapping[str, Any]] = {
    "shedding": {"rules": "minimale", "hands": ["9h As", "5c"], "discard": "3c 5h", "stock": "2c 3d"},
    "tricks": {"rules": "trois-cinq-huit", "hands": ["9h Kh", "As", "5c"]},
    "danish": {"rules": "danish", "hands": ["9h As", "5c"], "discard": "3c 5h", "stock": "2c 3d"},
    "dealt": {"rules": "minimale", "seats": 2, "seed": 1},
    "dealt tricks": {"rules": "trois-cinq-huit", "seats": 3, "seed": 1},
    "gone": {"rules": "jadis", "seats": 2, "seed": 1, "played": {"engine": 1}},
}
KEYS: Mapping[str, tuple[str, ...]] = {
    "shedding": (
        *("hands", "discard", "stock", "turn", "suit", "debt", "direction", "random_seed", "unannounced", "out", "sweeper"),
        *("misdealt", "levels", "phase", "by", "turns", "bluff"),
        *("with.hand", "with.powers", "with.powers.7", "resolved.family", "resolved.hand", "resolved.powers"),
        *("expect.turn", "expect.result", "expect.error", "expect.hands", "expect.may_act", "expect.may_act.0"),
    ),
    "tricks": ("hands", "kind", "chien", "previous", "tricks", "trick", "leader", "left"),
    "danish": (
        *("hands", "discard", "stock", "turn", "direction", "random_seed", "out", "face_up", "face_down", "last", "attacked"),
        "swapping",
    ),
    "dealt": (
        *("seed", "hand", "cut", "carried"),
        *(f"played.{key}" for key in ("engine", "digest", "round_no", "room", "date")),
        *(f"record.{key}" for key in ("family", "deck", "packs", "hand", "dealt", "steps")),
        *(f"proof.{key}" for key in Proof.__struct_fields__),
    ),
    "dealt tricks": ("seed", "carried", "carried.previous", "carried.chosen"),
    "gone": (),
}
"""What may be written in each scene, besides what may be in all."""


class Broken(NamedTuple):
    """A good scene, what is changed in it (None: left out), and the mistake that is then told at a key."""

    scene: str
    changes: Mapping[str, Any]
    mistake: Mistake
    key: str

    @property
    def text(self) -> str:
        said = {key: value for key, value in {**SCENES[self.scene], **self.changes}.items() if value is not None}
        return tomli_w.dumps(said)


HERE = PositionMistake
LEVELS = {"countdown": 8}
SKIPS = {"powers": {"7": {"skips": 1}}}
TABLE = [
    # The file and its rules
    Broken("shedding", {"hnads": []}, HERE.UNKNOWN_KEY, "hnads"),
    Broken("shedding", {"seed": None, "proof": {"sed": 1}}, HERE.UNKNOWN_KEY, "proof.sed"),
    Broken("shedding", {"rules": None}, HERE.RULES_NEEDED, "rules"),
    Broken("shedding", {"rules": 3}, HERE.NOT_RULES, "rules"),
    Broken("shedding", {"rules": "minimal"}, HERE.OF_RULES, "rules"),
    Broken("shedding", {"with": {"hnad": 3}}, FileMistake.UNKNOWN_KEY, "with"),
    Broken("shedding", {"with": {"hand": 300}}, FileMistake.OUT_OF_BOUNDS, "with.hand"),
    Broken("shedding", {"with": {"seats_min": 5, "seats_max": 3}}, FileMistake.CROSSED_SEATS, "with.seats_min"),
    Broken("shedding", {"with": 3}, HERE.NOT_A_SECTION, "with"),
    Broken("shedding", {"resolved": {"family": "shedding", "hand": 300}}, FileMistake.OUT_OF_BOUNDS, "resolved.hand"),
    Broken("shedding", {"rules": "huit-americain"}, HERE.OF_RULES, "rules"),
    Broken("dealt", {"rules": "huit-americain"}, HERE.OF_RULES, "rules"),
    Broken("danish", {"with": {"packs": 1, "hand": 10}, "seats": 5}, DanishMistake.TOO_FEW_PACKS, "with.packs"),
    Broken("gone", {}, HERE.OF_RULES, "rules"),
    # What is missing
    Broken("shedding", {"hands": None}, HERE.HANDS_NEEDED, "hands"),
    Broken("dealt", {"seats": None}, HERE.SEATS_NEEDED, "seats"),
    Broken("gone", {"seats": None}, HERE.SEATS_NEEDED, "seats"),
    Broken("shedding", {"discard": None}, HERE.DISCARD_NEEDED, "discard"),
    # One value
    Broken("shedding", {"title": 3}, FileMistake.NOT_A_TEXT, "title"),
    Broken("danish", {"swapping": 3}, FileMistake.NOT_A_SWITCH, "swapping"),
    Broken("shedding", {"turn": "0"}, FileMistake.NOT_A_NUMBER, "turn"),
    Broken("shedding", {"turn": 2}, FileMistake.OUT_OF_BOUNDS, "turn"),
    Broken("dealt", {"seed": "abc"}, HERE.NOT_A_SEED, "seed"),
    Broken("dealt", {"proof": {"deal_seed": 1}}, HERE.NOT_A_KEY, "proof.deal_seed"),
    Broken("dealt", {"proof": {"deal_seed": KEY, "salt": 3}}, HERE.NOT_HEXADECIMAL, "proof.salt"),
    Broken("dealt", {"proof": {"deal_seed": KEY, "salt": "XY"}}, HERE.NOT_HEXADECIMAL, "proof.salt"),
    Broken("shedding", {"stock": 3}, HERE.NOT_CARDS, "stock"),
    Broken("shedding", {"stock": "9x"}, HERE.NO_SUCH_CARD, "stock"),
    Broken("shedding", {"suit": "H"}, HERE.NOT_A_SUIT, "suit"),
    Broken("shedding", {"direction": 0}, HERE.NOT_A_DIRECTION, "direction"),
    Broken("tricks", {"kind": "heart"}, HERE.NOT_A_KIND, "kind"),
    # Lists
    Broken("shedding", {"hands": "9h"}, HERE.NOT_HANDS, "hands"),
    Broken("shedding", {"record": {"dealt": "9h"}}, HERE.NOT_HANDS, "record.dealt"),
    Broken("shedding", {"moves": [9]}, HERE.NOT_MOVES, "moves"),
    Broken("shedding", {"names": [9]}, HERE.NOT_NAMES, "names"),
    Broken("shedding", {"covers": "WM-02"}, HERE.NOT_STATEMENTS, "covers"),
    Broken("shedding", {"unannounced": 1}, HERE.NOT_SEATS, "unannounced"),
    Broken("shedding", {"with": LEVELS, "levels": 8}, HERE.NOT_LEVELS, "levels"),
    Broken("tricks", {"tricks": [1, 2]}, HERE.NOT_THREE_NUMBERS, "tricks"),
    Broken("tricks", {"left": 3}, HERE.NOT_LEFT, "left"),
    Broken("tricks", {"left": ["hearts"]}, HERE.NOT_LEFT, "left"),
    Broken("dealt", {"record": {"steps": 3}}, HERE.NOT_STEPS, "record.steps"),
    Broken(
        "dealt",
        {"proof": {"deal_seed": KEY, "revealed_at_seq": [-1]}},
        HERE.NOT_NUMBERS_OF_COMMANDS,
        "proof.revealed_at_seq",
    ),
    Broken("dealt", {"proof": {"deal_seed": KEY, "commitments": [["Anne"]]}}, HERE.NOT_COMMITMENTS, "proof.commitments"),
    Broken("dealt", {"proof": {"deal_seed": KEY, "nonces": [["Anne"]]}}, HERE.NOT_NONCES, "proof.nonces"),
    Broken("dealt", {"proof": {"deal_seed": KEY, "nonces": [["Anne", "XY"]]}}, HERE.NOT_NONCES, "proof.nonces"),
    # How many
    Broken("shedding", {"hands": ["9h"]}, HERE.HANDS_OUT_OF_BOUNDS, "hands"),
    Broken("tricks", {"hands": ["9h", "8h"]}, HERE.WRONG_NUMBER_OF_HANDS, "hands"),
    Broken("shedding", {"seats": 2, "hands": ["9h", "8h", "7h"]}, HERE.FEWER_SEATS_THAN_HANDS, "seats"),
    Broken("danish", {"face_up": ["9c", "8h", "7h"]}, HERE.MORE_THAN_SEATS, "face_up"),
    Broken("shedding", {"names": ["a", "b", "c"]}, HERE.MORE_THAN_SEATS, "names"),
    Broken("shedding", {"moves": ["0 9h"] * 10_001}, HERE.TOO_MANY_MOVES, "moves"),
    Broken("shedding", {"discard": "9h " * 300}, HERE.TOO_MANY_CARDS, "discard"),
    Broken("shedding", {"stock": "9h " * 300}, HERE.TOO_MANY_CARDS, "stock"),
    Broken("danish", {"stock": "9h " * 300}, HERE.TOO_MANY_CARDS, "stock"),
    Broken("shedding", {"hands": ["9h 9h 9h 9h 9h", "5c"]}, HERE.TOO_MANY_OF_A_CARD, "hands"),
    Broken("shedding", {"stock": "9h 9h 9h 9h"}, HERE.TOO_MANY_OF_A_CARD, "stock"),
    Broken("danish", {"face_down": ["2c 3c 4c 6c 7c 8c 9c"]}, HERE.TOO_MANY_IN_ROW, "face_down"),
    Broken("tricks", {"kind": "hearts", "trick": "9c 8c 7c"}, HERE.TOO_MANY_IN_TRICK, "trick"),
    Broken("tricks", {"chien": "9c 9c"}, HERE.TWICE, "chien"),
    Broken("tricks", {"left": ["hearts hearts", "", ""]}, HERE.TWICE, "left"),
    Broken("shedding", {"stock": "Xr"}, HERE.NOT_IN_THE_PACK, "stock"),
    # What the scene or the rules do not allow
    Broken("shedding", {"moves": ["9h"]}, HERE.NOT_A_MOVE, "moves"),
    Broken("shedding", {"moves": [f"{'0' * 5000} 9h"]}, HERE.NOT_A_MOVE, "moves"),
    Broken("shedding", {"with": {"goes_on": "places"}, "hands": ["9h", "", "5c"], "out": [2]}, HERE.NOT_THE_EMPTY_SEATS, "out"),
    Broken("shedding", {"out": [1]}, HERE.NOBODY_IS_OUT, "out"),
    Broken("shedding", {"unannounced": [0]}, HERE.NOT_A_SEAT_WITH_ONE_CARD, "unannounced"),
    Broken("shedding", {"discard": "5h=Ad"}, HERE.STANDS_FOR_NOTHING, "discard"),
    Broken("shedding", {"discard": "5h="}, HERE.NOT_ONE_CARD_COPIED, "discard"),
    Broken("shedding", {"with": LEVELS, "levels": ["K", "A"]}, HERE.LEVELS_OUT_OF_BOUNDS, "levels"),
    Broken("shedding", {"with": LEVELS, "levels": ["", "A"]}, HERE.LEVELS_OUT_OF_BOUNDS, "levels"),
    Broken("shedding", {"levels": ["8", "8"]}, HERE.NO_LEVELS, "levels"),
    Broken("shedding", {"misdealt": 0}, HERE.NO_MISDEALS, "misdealt"),
    Broken("shedding", {"with": {"misdeals": 10, "hand": 2}, "misdealt": 0}, HERE.NOT_MISDEALT, "misdealt"),
    Broken("shedding", {"phase": "skip"}, HERE.NOT_A_PHASE, "phase"),
    Broken("shedding", {"phase": 3, "discard": "7h", "with": SKIPS}, HERE.NOT_A_PHASE, "phase"),
    Broken("danish", {"attacked": True}, HERE.SENDS_NOTHING, "attacked"),
    # The deal
    Broken("dealt tricks", {"cut": 5}, HERE.NOT_CHOSEN_HERE, "cut"),
    Broken("dealt", {"hand": 5}, HERE.NOT_CHOSEN_HERE, "hand"),
    Broken("dealt", {"cut": 1}, HERE.NOT_TO_CHOOSE, "cut"),
    Broken("dealt tricks", {"carried": {"previous": 3}}, HERE.NOT_CARRIED, "carried"),
    # The end
    Broken("shedding", {"expect": {"trun": 1}}, HERE.NOT_TOLD, "expect.trun"),
]
UNREADABLE = {
    "nowhere.toml": HERE.NO_SUCH_FILE,
    ".": HERE.UNREADABLE,
    "latin.toml": FileMistake.NOT_UTF8,
    "a\0.toml": HERE.UNREADABLE,
}
BROKEN_TOML = {"hand = = 3": FileMistake.NO_VALUE, "hands": FileMistake.NO_EQUALS_SIGN, "hand = 3 4": FileMistake.NOT_TOML}


def refused(text: str, folder: Path) -> PositionError | None:
    """Return what is wrong with a file of this *text*, played to its end and compared with what it expects."""
    file = folder / "scene.toml"
    file.write_text(text, "utf-8")
    try:
        check_position(file)
    except PositionError as error:
        return error
    return None


def every_error(folder: Path) -> Iterator[tuple[PositionError, Mistake, str]]:
    """Yield the error of every file of the tables, with the mistake and the key that are to be told."""
    for broken in TABLE:
        error = refused(broken.text, folder)
        assert error is not None, broken
        yield error, broken.mistake, broken.key
    for text, mistake in BROKEN_TOML.items():
        error = refused(text, folder)
        assert error is not None, text
        yield error, mistake, ""
    (folder / "latin.toml").write_bytes(b'title = "\xe9"')
    for name, mistake in UNREADABLE.items():
        with pytest.raises(PositionError) as caught:
            load_position(folder / name)
        yield caught.value, mistake, ""


def wrong_with(error: PositionError, key: str = "") -> Iterator[str]:
    """Yield what is wrong with what is said of a fault at *key*."""
    yield from wrongly_told(Finding("refused", cast("RulesError", error)), key)
    french, english = error.text("fr"), error.text("en")
    if french == english:
        yield f"one language for two: {french}"
    said = re.sub(r"'[^']*'|\"[^\"]*\"|\[[^\]]*\]|\{[^}]*\}|\([^)]*\)", "", error.sentence("fr"))
    if foreign(said, "fr"):
        yield f"English in French: {french}"
    if not re.match(r"\S+\u00a0: \S", french):
        yield f"not set as French is: {french}"


def test_a_fault_of_every_kind_is_told_at_its_key_in_both_languages(tmp_path: Path):
    wrong: list[str] = []
    for error, mistake, key in every_error(tmp_path):
        if (error.mistake, error.key) != (mistake, key):
            wrong.append(f"{mistake.name} at {key!r} and not {error.mistake.name} at {error.key!r}: {error}")
        wrong += wrong_with(error, key)
    assert not wrong, "\n".join(wrong)


def test_there_is_a_file_for_every_mistake():
    met = {broken.mistake for broken in TABLE} | set(UNREADABLE.values())
    assert set(PositionMistake) <= met, set(PositionMistake) - met


def raises() -> Iterator[tuple[Path, int, int]]:
    """Yield where the readers of files raise an error of their own: the file, and the lines of the statement."""
    for path in sorted(VIEWS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and node.exc is not None:
                yield path, node.lineno, node.end_lineno or node.lineno


def test_there_is_a_file_for_every_error_that_is_raised(tmp_path: Path):
    errors: list[Exception] = [error for error, _, _ in every_error(tmp_path)]
    (tmp_path / "moves.toml").write_text(Broken("shedding", {"moves": ["0 9c"]}, HERE.NOT_A_MOVE, "").text, "utf-8")
    with pytest.raises(RefusedMoveError) as caught:
        list(load_position(tmp_path / "moves.toml").replay())
    frames = [frame for error in [*errors, caught.value] for frame in traceback.extract_tb(error.__traceback__)]
    met = {(Path(frame.filename), frame.lineno) for frame in frames}
    sites = list(raises())
    unmet = [f"{path.name}:{first}" for path, first, last in sites if not {(path, at) for at in range(first, last + 1)} & met]
    assert sites
    assert not unmet, unmet


@pytest.mark.parametrize("scene", mostly_long(SCENES, every=3))
def test_a_value_of_a_wrong_type_is_told_at_its_key(tmp_path: Path, scene: str):
    wrong: list[str] = []
    for key in (*KEYS[scene], *positions.KEYS):
        section = key.partition(".")[0]
        rest = tomli_w.dumps({name: value for name, value in SCENES[scene].items() if name != section})
        for kind, value in OF_A_WRONG_TYPE.items():
            try:
                error = refused(f"{key} = {value}\n{rest}", tmp_path)
            except Exception as crash:
                wrong.append(f"{key} = {kind}: {crash!r} at {traceback.extract_tb(crash.__traceback__)[-1]}")
                continue
            if error is None:
                continue
            wrong += [f"{key} = {kind}: {said}" for said in wrong_with(error)]
            # Rules that are gone are told first; other rules, of another game, may need other keys.
            if error.key.partition(".")[0] != section and scene != "gone" and section != "resolved":
                wrong.append(f"{key} = {kind}: at another key: {error}")
    assert not wrong, "\n".join(wrong[:40])


def huit_says(*words: str, language: str) -> Result:
    return CliRunner(env={"HUIT_LANG": language}).invoke(main, words, prog_name="huit")


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_command_tells_it_in_the_language_asked_for(tmp_path: Path, command: str, language: str):
    file = tmp_path / "scene.toml"
    for broken in (one for one in TABLE if one.mistake in (HERE.NO_SUCH_CARD, FileMistake.UNKNOWN_KEY, HERE.NOT_CHOSEN_HERE)):
        error = refused(broken.text, tmp_path)
        assert error is not None
        told = huit_says(command, str(file), language=language)
        assert (told.exit_code, told.stderr.strip()) == (2, error.text(language))


MOVES = {
    "shedding": ("0 9x", "1 5c", "0 As=k"),
    "tricks": ("0 choose heart", "0 9x", "1 As"),
    "danish": ("0 9x", "1 5c", "0 flip 9"),
}


@pytest.mark.parametrize("family", family_names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_move_that_is_refused_is_told_in_the_language_asked_for(tmp_path: Path, family: str, language: str):
    for move in MOVES[family]:
        file = tmp_path / "scene.toml"
        file.write_text(Broken(family, {"moves": [move], "names": ["Jean", "Zoé"]}, HERE.NOT_A_MOVE, "").text, "utf-8")
        for words in (["replay"], ["replay", "--check"]):
            told = huit_says(*words, str(file), language=language)
            assert told.exit_code == 1
            assert foreign(re.sub(r"Zoé|\(0[^)]*\)", "", told.stderr), language) == "", told.stderr
            assert ("Permis à " if language == "fr" else "Legal for ") + ("Jean", "Zoé")[
                int(move[0])
            ] in told.stderr or family == "tricks"


def test_a_difference_is_told_in_the_language_asked_for(tmp_path: Path):
    file = tmp_path / "scene.toml"
    file.write_text(Broken("shedding", {"expect": {"over": True, "error": "suit"}}, HERE.NOT_TOLD, "").text, "utf-8")
    told = {language: huit_says("replay", "--check", str(file), language=language).stderr for language in ("fr", "en")}
    assert told["fr"].splitlines() == [
        "scene.toml\u00a0: error\u00a0: attendu 'suit', trouvé rien",
        "scene.toml\u00a0: over\u00a0: attendu true, trouvé false",
    ]
    assert told["en"].splitlines() == [
        "scene.toml: error: expected 'suit', found nothing",
        "scene.toml: over: expected true, found false",
    ]


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ({"reason": "out", "winners": [1], "points": [3, 0]}, "1. Zoé"),
        ({"points": [3, 0]}, ""),
        ({"reason": "out", "winners": [2], "points": [3, 0]}, ""),
        ({"reason": "none", "winners": [1], "points": [3, 0]}, ""),
        (3, ""),
    ],
)
def test_a_result_of_rules_that_are_gone_is_told_where_it_is_whole(tmp_path: Path, result: object, told: str):
    file = tmp_path / "scene.toml"
    file.write_text(Broken("gone", {"names": ["Jean", "Zoé"], "expect": {"result": result}}, HERE.OF_RULES, "").text, "utf-8")
    said = huit_says("replay", str(file), language="fr")
    assert said.exit_code == 0
    assert "jadis" in said.stdout
    assert ("Zoé" in said.stdout) == bool(told)
    assert told in said.stdout


def test_rules_that_are_gone_leave_what_is_written(tmp_path: Path):
    error = refused(Broken("gone", {"moves": ["0 9h"]}, HERE.OF_RULES, "").text, tmp_path)
    assert isinstance(error, OutdatedError)
    assert error.written.moves == ((0, "9h"),)
