"""Every position file of this folder is a test: its moves are played, and what it expects must come of them."""

import re
import tomllib
from pathlib import Path

import pytest

from huit.views.positions import check_position, load_position

SCENARIOS = sorted(path for path in Path(__file__).parent.glob("*.toml") if path.name != "statements.toml")

FOLDER = Path(__file__).parent
STATEMENTS = tomllib.loads((FOLDER / "statements.toml").read_text("utf-8"))
"""The numbered rules that the versions of this house are made of, by family."""

TESTS = Path(__file__).parents[1]
SHOWN_ELSEWHERE = {
    "G-24": "no scene: the rulings of this family do not bind the cousins",
    **dict.fromkeys(("HH-02", "HH-03", "HH-04", "HH-05", "HH-06", "HH-07"), "scores/test_sheet.py"),
    **dict.fromkeys(("KP-12", "L8-07", "LH-35", "LH-38"), "scores/test_sheet.py"),
    **dict.fromkeys(("KP-02", "WK-02"), "laws/test_deal.py"),
    "LH-09": "rooms/test_before_deal.py",
    "S3-15": "rooms/test_families.py",
    "DA-02": "laws/test_families.py",
    **dict.fromkeys(("L8-12", "LH-10", "LH-11", "LH-12", "LH-13", "LH-14", "LH-21"), "laws/test_starters.py"),
}
"""What a position file cannot show, for it deals nothing and knows no match: the test that does."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert check_position(path) == []


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_card_player_can_read_it(path: Path) -> None:
    """A title that says what happens, a line about the rule, the statements that it is about, and something that must hold."""
    position = load_position(path)
    assert position.title
    assert position.expect
    assert re.search(r"^# \S", path.read_text("utf-8"), re.M), "quote the idea of the rule in a comment"
    first_statement = re.match(r"[A-Z0-9]+-\d\d", path.stem)
    assert first_statement is not None, "a file is named after its statement"
    assert first_statement[0] in position.covers


def test_every_statement_is_shown() -> None:
    shown = {statement for path in SCENARIOS for statement in load_position(path).covers}
    wanted = {f"{family}-{number}" for family, numbers in STATEMENTS.items() for number in numbers}
    assert shown <= wanted, "a scenario is about a statement that does not exist"
    assert wanted - shown == set(SHOWN_ELSEWHERE)


@pytest.mark.parametrize(
    ("statement", "where"), [(key, where) for key, where in SHOWN_ELSEWHERE.items() if where.endswith(".py")]
)
def test_what_is_shown_elsewhere_is_shown_there(statement: str, where: str) -> None:
    text = (TESTS / where).read_text("utf-8")
    assert statement in text or statement.lower().replace("-", "_") in text
