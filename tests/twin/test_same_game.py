"""Games that OpenSpiel played: by its rules, as Huit says them, every decision is the same. These need no OpenSpiel."""

from pathlib import Path

import msgspec
import pytest

from benchmarks.same_game import RULE_FILE, Game, unlike
from huit.rules import load_rules

GAMES = msgspec.json.decode(Path(__file__).with_name("openspiel_games.json").read_bytes(), type=list[Game])
"""Written by ``python -m benchmarks.their_games``."""


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_decision_of_a_game_is_the_same(number: int) -> None:
    found = unlike(GAMES[number])
    assert not found, "\n".join(found)


def test_the_games_have_everything_that_the_rules_say() -> None:
    decisions = [asked for game in GAMES for asked in game.decisions]
    assert any(asked.did == "pass" and " " in asked.could for asked in decisions), "a card that goes is kept"
    assert any(asked.did != "pass" and " pass" in asked.could for asked in decisions), "one plays, who might have passed"
    assert any(len(asked.drew.split()) > 2 for asked in decisions), "more than one 2 is paid for"
    assert {asked.did[0] for asked in decisions} == {*"A23456789TJQK", "d", "p", "="}


@pytest.mark.parametrize("drawn", ["kept", "may_be_played", "must_be_played"])
def test_by_another_rule_of_the_drawn_card_games_differ(drawn: str) -> None:
    """Once they were told by `must_be_played`, and only mean lengths were compared."""
    rules = load_rules(RULE_FILE, options={"drawn_card": drawn})
    assert all(unlike(game, rules) for game in GAMES)
