"""Every position file of this folder is a test: its moves are played, and what it expects must come of them."""

import re
from pathlib import Path

import pytest

from huit.views.positions import check_position, load_position

SCENARIOS = sorted(Path(__file__).parent.glob("*.toml"))

STATEMENTS = {
    "G": range(1, 25),
    "WK": range(1, 12),
    "W0": range(1, 5),
    "WC": range(1, 6),
    "WM": range(1, 5),
    "W5": range(1, 3),
    "W7": range(1, 3),
    "WA": range(1, 4),
    "W8": (1, 2, 3, 5, 6),
    "W9": (1, 2, 5, 8, 9),
    "KP": range(1, 12),
    "PT": (2, 4),
}
"""The numbered rules that the versions of this house are made of, by family."""

NOT_SHOWN_HERE = {
    "G-14": "no version yet lays several cards together or in a run",
    "G-19": "no version yet plays on for places once a player is out",
    "G-24": "no version yet of 3-5-8 or Danish, which this section does not bind",
    "KP-02": "a position file deals nothing: tests/laws/test_deal.py",
    "WK-02": "a position file deals nothing: tests/laws/test_deal.py",
}


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
    wanted = {f"{family}-{number:02}" for family, numbers in STATEMENTS.items() for number in numbers}
    assert shown <= wanted, "a scenario is about a statement that does not exist"
    assert wanted - shown == set(NOT_SHOWN_HERE)
