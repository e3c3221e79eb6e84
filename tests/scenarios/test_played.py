"""The rules that people play, from many countries: each is a mix of rules and a scene, played as the other scenarios are."""

import re
from pathlib import Path

import pytest

from huit.rules import compile_rules, load_rules
from huit.views.positions import check_position, load_position
from tools.generate_docs import PLAYED, rule_file_of

SCENES = sorted(PLAYED.glob("*.toml"))
AT_LEAST = 26
each_scene = pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)


@each_scene
def test_it_is_played(path: Path) -> None:
    assert check_position(path) == []


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


def test_there_are_many_and_each_has_its_number() -> None:
    assert len({path.stem[:2] for path in SCENES}) == len(SCENES) >= AT_LEAST
