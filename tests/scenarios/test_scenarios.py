"""Every position file of this folder is a test: its moves are played, and what it expects must come of them."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from huit.cards import parse_face
from huit.rules import rule_names
from huit.rules.families import family_names, schema_of
from huit.views.positions import load_position
from tests.scenarios.lines import differences_in, place_of

SCENARIOS = sorted(path for path in Path(__file__).parent.glob("*.toml") if path.name != "statements.toml")

FOLDER = Path(__file__).parent
PLAYED = sorted((FOLDER / "played").glob("*.toml"))
EFFECTS = [(family, effect) for family in family_names() for effect in schema_of(family).powers]
STATEMENTS = tomllib.loads((FOLDER / "statements.toml").read_text("utf-8"))
"""The numbered rules that the versions of this house are made of, by family."""
GAMES: dict[str, str] = STATEMENTS.pop("games")
"""The family of statements that are a version's own, by its name in the library."""

TESTS = Path(__file__).parents[1]
SHOWN_ELSEWHERE = {
    "G-24": "no scene: the rulings of this family do not bind the cousins",
    **dict.fromkeys(("HH-02", "HH-03", "HH-04", "HH-05", "HH-06", "HH-07"), "scores/test_sheet.py"),
    **dict.fromkeys(("KP-12", "L8-07", "LH-35", "LH-38"), "scores/test_sheet.py"),
    **dict.fromkeys(("KP-02", "WK-02"), "laws/test_deal.py"),
    "LH-09": "rooms/test_before_deal.py",
    "S3-15": "rooms/test_families.py",
    "SM-10": "rooms/test_families.py",
    "DA-02": "laws/test_families.py",
    **dict.fromkeys(("L8-12", "LH-10", "LH-11", "LH-12", "LH-13", "LH-14", "LH-21"), "laws/test_starters.py"),
    **dict.fromkeys(("KD-13", "MC-13", "OC-14"), "laws/test_starters.py"),
    **dict.fromkeys(("MK-11", "MK-17", "MM-09", "MM-12", "PE-14", "PR-08", "SW-12", "SW-15", "TS-12"), "laws/test_starters.py"),
}
"""What a position file cannot show, for it deals nothing and knows no match: the test that does."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    found = differences_in(path)
    assert not found, "\n".join(found)


BROKEN = """title = "Un 9 et un 8"
# Une scène à laquelle il manque ce que l’on y change.
rules = "monclar"
hands = ["9h 8c Kd", "9s 8h Ah 6h"]
discard = "4h"
stock = "3c 3d"
moves = [
    "0 9h",
    "1 draw",
]
[expect]
turn = 0
debt = 0
"""


@pytest.mark.parametrize(
    ("right", "wrong", "line", "told"),
    [
        ("turn = 0", "turn = 1", 12, "turn: expected 1, found 0"),
        ("debt = 0", "error = 'debt'", 13, "error: expected 'debt', found nothing"),
        ("debt = 0", "debts = 0", 13, "expect.debts: the end tells nothing of the kind (did you mean 'debt'?)"),
        ('"1 draw"', '"1 8h"', 9, "move 2 ('1 8h')"),
        ('"1 draw"', '"7 draw"', 9, "moves: move 2: '7 draw'"),
        ("9h 8c Kd", "9h 8c Kx", 4, "hands"),
        ("monclar", "nowhere", 3, "rules"),
        ("debt = 0", "[expect.result]\nwinner = 0", 13, "result: expected { winner = 0 }, found nothing"),
        ("title = ", "title : ", 1, "not a TOML file"),
    ],
)
def test_what_differs_is_told_with_its_file_and_its_line(tmp_path: Path, right: str, wrong: str, line: int, told: str) -> None:
    path = tmp_path / "W-01-scene.toml"
    path.write_text(BROKEN, "utf-8")
    assert differences_in(path) == []
    path.write_text(BROKEN.replace(right, wrong), "utf-8")
    (difference,) = differences_in(path)
    assert difference.startswith(f"{path}:{line}: ")
    assert told in difference


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_card_player_can_read_it(path: Path) -> None:
    """A title that says what happens, a line about the rule, the statements that it is about, and something that must hold."""
    position = load_position(path)
    assert position.title, f"{place_of('title', path)}: say what happens"
    assert position.expect, f"{place_of('expect', path)}: say what must come of it"
    quoted = re.search(r"^# \S", path.read_text("utf-8"), re.M)
    assert quoted, f"{place_of('title', path)}: quote the idea of the rule in a comment"
    first_statement = re.match(r"[A-Z0-9]+-\d\d", path.stem)
    assert first_statement is not None, f"{place_of('covers', path)}: a file is named after its statement"
    assert first_statement[0] in position.covers, (
        f"{place_of('covers', path)}: a file is about the statement that it is named after"
    )


def test_every_statement_is_shown() -> None:
    shown = {statement: path for path in SCENARIOS for statement in tomllib.loads(path.read_text("utf-8"))["covers"]}
    wanted = {f"{family}-{number}" for family, numbers in STATEMENTS.items() for number in numbers}
    unknown = [f"{place_of('covers', path)}: {statement}" for statement, path in shown.items() if statement not in wanted]
    assert unknown == [], "a scenario is about a statement that does not exist"
    assert wanted - set(shown) == set(SHOWN_ELSEWHERE)


@pytest.mark.parametrize("name", rule_names())
def test_every_version_has_statements_and_a_scene_of_one(name: str) -> None:
    assert name in GAMES, "statements.toml: a section for its rules, and its line under [games]"
    own = GAMES[name]
    assert STATEMENTS.get(own), f"statements.toml: one line for each of its rules, under [{own}]"
    scenes = [path for path in SCENARIOS if path.stem.startswith(f"{own}-")]
    assert any(tomllib.loads(path.read_text("utf-8"))["rules"] == name for path in scenes), (
        f'a scene named {own}-01-…, with rules = "{name}"'
    )


def test_no_two_versions_share_statements_and_none_is_gone() -> None:
    assert len({*GAMES.values()}) == len(GAMES)
    assert {*GAMES} == {*rule_names()}


@pytest.mark.parametrize(("family", "effect"), EFFECTS)
def test_every_effect_of_a_card_is_shown_by_a_scene(family: str, effect: str) -> None:
    assert effect in shown_effects()[family], "a scene of this folder, or of played/, in whose moves a card that has it is played"


@cache
def shown_effects() -> Mapping[str, set[str]]:
    """The effects of the cards that scenes play, by family."""
    shown = defaultdict[str, set[str]](set)
    for path in (*SCENARIOS, *PLAYED):
        rules = load_position(path).round.rules
        moves = " ".join(map(str, tomllib.loads(path.read_text("utf-8")).get("moves", ())))
        for card in re.findall(r"\b[A2-9TJQK][cdhs]|X[br]", moves):
            shown[rules.family] |= {effect for effect, value in rules.power(parse_face(card)).items() if value}
    return shown


@pytest.mark.parametrize(
    ("statement", "where"), [(key, where) for key, where in SHOWN_ELSEWHERE.items() if where.endswith(".py")]
)
def test_what_is_shown_elsewhere_is_shown_there(statement: str, where: str) -> None:
    text = (TESTS / where).read_text("utf-8")
    assert statement in text or statement.lower().replace("-", "_") in text
