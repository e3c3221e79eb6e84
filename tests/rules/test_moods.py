"""What a game is first to be named for is true: by what was measured, and by its rules."""

import json
from pathlib import Path
from typing import get_args

import pytest

from huit.cards import faces_of, rank_of
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.questions import usual_seats
from huit.rules.rule_set import Mood

STUDY = Path(__file__).parents[2] / "benchmarks" / "study.jsonl"
EIGHTS = [rules for rules in map(load_rules, rule_names()) if rules.family == "shedding" and not rules.shelf]
"""The eights of our sources."""
RANKS_OF_A_PACK = 13


def of_mood(mood: Mood) -> RuleSet:
    """Return the one game that is named for that *mood*."""
    [named] = [rules for rules in map(load_rules, rule_names()) if rules.mood == mood]
    return named


def turns() -> dict[str, float]:
    """Return how many turns a round has, for the eights of our sources that four play, each for themselves."""
    lines = map(json.loads, STUDY.read_text("utf-8").splitlines())
    four = {rules.id for rules in EIGHTS if usual_seats(rules) == 4 and not rules.at("teams", seats=4)}
    return {line["rules"]: line["turns"][0] for line in lines if line["player"] == "thrifty" and line["rules"] in four}


def ranks_that_act(rules: RuleSet) -> int:
    return len({rank_of(face) for face in faces_of(rules.deck) if rules.power(face)})


def test_each_mood_has_one_game():
    assert sorted(rules.mood for rules in map(load_rules, rule_names()) if rules.mood) == sorted(get_args(Mood))


def test_the_shortest_and_the_longest_are():
    among = turns()
    assert min(among, key=among.__getitem__) == of_mood("short").id
    assert max(among, key=among.__getitem__) == of_mood("long").id


def test_the_easy_one_has_few_cards_that_act_and_in_the_lively_one_nearly_all_do():
    few = [rules for rules in EIGHTS if ranks_that_act(rules) <= ranks_that_act(of_mood("easy"))]
    assert [rules for rules in few if not rules.knobs["must_follow"]] == [of_mood("easy")], "but Les Huit, where one must follow"
    assert ranks_that_act(of_mood("lively")) >= RANKS_OF_A_PACK


def test_the_others_are_what_they_are_named_for():
    assert of_mood("two").seats == range(2, 3)
    assert of_mood("teams").at("teams", seats=4) == 2
    assert (of_mood("tricks").family, of_mood("rows").family) == ("tricks", "danish")


def test_another_word_is_refused_with_those_that_there_are(tmp_path: Path):
    file = tmp_path / "ours.toml"
    file.write_text('extends = "minimale"\nmood = "sad"\nname = { fr = "La nôtre", en = "Ours" }\n', "utf-8")
    with pytest.raises(RulesError, match="'sad' is not one of 'easy', 'lively'"):
        load_rules(file)


def test_rules_built_on_such_a_game_are_named_for_nothing(tmp_path: Path):
    file = tmp_path / "ours.toml"
    file.write_text('extends = "minimale"\nname = { fr = "La nôtre", en = "Ours" }\n', "utf-8")
    assert load_rules(file).mood is None
