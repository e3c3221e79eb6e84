"""The rules that people play, from many countries: each is a mix of rules and a scene, played as the other scenarios are."""

import re
from pathlib import Path

import pytest

from huit.engine.actions import PASS
from huit.engine.round import new_round
from huit.players import player_named
from huit.rules import compile_rules, load_rules
from huit.views.positions import load_position
from tests.scenarios.lines import differences_in
from tools.generate_docs import PLAYED, rule_file_of

SCENES = sorted(PLAYED.glob("*.toml"))
AT_LEAST = 30
TABLE = 4
MOST_DECISIONS = 1500
each_scene = pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)


@each_scene
def test_it_is_played(path: Path) -> None:
    assert differences_in(path) == []


@each_scene
def test_a_card_player_can_read_it(path: Path) -> None:
    position = load_position(path)
    assert position.title
    assert position.expect
    assert re.search(r"^# \S", path.read_text("utf-8"), re.M), "say in a comment what comes of it, and why"
    assert re.fullmatch(r"\d\d-[a-z0-9-]+", path.stem)


@each_scene
def test_the_lines_of_the_page_make_the_rule(path: Path, tmp_path: Path) -> None:
    """What the page shows is a rule file: whoever copies it gets the rules of the scene, and they can be dealt."""
    file = tmp_path / "ours.toml"
    file.write_text(rule_file_of(path.read_text("utf-8")), encoding="utf-8")
    rules = load_rules(file)
    assert rules.digest == load_position(path).round.rules.digest
    for seats in rules.seats:
        compile_rules(rules, seats=seats)


@each_scene
def test_a_round_of_it_is_played_to_its_end(path: Path) -> None:
    """By sensible players, who say their moves as people do."""
    round_ = new_round(load_position(path).round.rules, seats=TABLE, seed=12)
    for decision in range(MOST_DECISIONS):
        if round_.over:
            return
        seat = round_.next_to_act()
        word = player_named("thrifty").choose(round_.view(seat), decision)
        if word is None:
            round_.act(PASS, seat)
        else:
            round_.play(word, seat=seat)
    pytest.fail(f"no end after {MOST_DECISIONS} decisions")


def test_there_are_many_and_each_has_its_number() -> None:
    assert len({path.stem[:2] for path in SCENES}) == len(SCENES) >= AT_LEAST
