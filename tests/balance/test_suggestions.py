"""Small changes of rules, and which of them bring what people wish for."""

from pathlib import Path

import pytest

from huit.lab.balance.estimates import Estimate
from huit.lab.balance.neighbours import changed, laid_over, neighbours
from huit.lab.balance.suggestions import SuggestionSearch, advantage
from huit.lab.balance.sweeps import sample
from huit.rules import load_rules, rule_names
from huit.rules.questions import WISHES
from tests.cases import games_mostly_long, mostly_long


@pytest.mark.parametrize("name", games_mostly_long(rule_names(), every=8))
def test_every_neighbour_can_be_played_and_differs_in_one_thing_that_can_be_told(name: str):
    rules = load_rules(name)
    seats = rules.seats[0]
    near = list(neighbours(rules, seats=seats))
    assert near
    for one in near:
        assert seats in one.rules.seats
        for language in ("fr", "en"):
            assert one.sentences(rules, language)
        assert load_rules(name, options=laid_over(rules.options, one.changes[0])) == one.rules
    assert len({tuple(one.sentences(rules, "en")) for one in near}) == len(near)


def test_changes_come_on_top_of_what_was_chosen():
    rules = load_rules("monclar", options={"hand": 6, "powers": {"8": {"clears_debt": False}}})
    near = changed(rules, ({"powers": {"8": {"wild": False}}}, {"jump_in": True}), seats=4)
    assert near is not None
    assert near.rules.options == {"hand": 6, "powers": {"8": {"clears_debt": False, "wild": False}}, "jump_in": True}
    assert rules.options == {"hand": 6, "powers": {"8": {"clears_debt": False}}}, "the rules themselves are left as they are"


def test_what_cannot_be_played_is_no_neighbour():
    rules = load_rules("le-8")
    assert changed(rules, ({"hand": 99},), seats=2) is None
    assert changed(rules, ({"hand": 7},), seats=3) is None


def test_a_weaker_eight_in_monclar_is_one_that_no_longer_goes_on_anything():
    """As was measured before: only on its suit or rank it is worth nearly half, and rounds take eight turns more."""
    asked = SuggestionSearch(load_rules("monclar"), WISHES["weaker"], card="8")
    told = list(asked.run(first=100, last=1800))
    assert told == sorted(told)
    assert told[-1] == 1.0
    found = {str(one.neighbour.changes): one for one in asked.best}
    not_wild = found["({'powers': {'8': {'wild': False}}},)"]
    assert not_wild.effect.low - 0.005 < -0.049 < not_wild.effect.high + 0.005
    turns = next(apart for measure, apart in not_wild.side_effects if measure.kind.name == "turns")
    assert turns.low - 1 < 8 < turns.high + 1
    assert [one.effect.value for one in asked.best] == sorted(one.effect.value for one in asked.best)
    assert any(len(one.neighbour.changes) == 2 for one in asked.best), "pairs are tried too"


@pytest.mark.long(short="test_a_weaker_eight_in_monclar_is_one_that_no_longer_goes_on_anything")
@pytest.mark.parametrize("wish", [wish for wish in WISHES if not WISHES[wish].of_a_card])
def test_every_wish_is_looked_for_and_what_is_told_clearly_brings_it(wish: str):
    # Hardly a change brings more comebacks: a larger pack does so here.
    game = "variante-7" if wish == "comebacks" else "courte-amicale"
    asked = SuggestionSearch(load_rules(game), WISHES[wish], seats=3)
    list(asked.run(first=100, last=2000))
    assert {"lead_changes", "drama"} <= {measure.kind.name for measure in asked.base.measures()}
    if wish != "unblocked":  # hardly a round is blocked
        assert asked.best, "there is a change that brings it"
    for found in asked.best:
        assert asked.wish.sign * found.effect.value - found.effect.half_width > 0
        assert found.to_dict()["effect"]["rounds"] > 0
        assert all(measure.kind.name != asked.wish.measure for measure, _ in found.side_effects)


@pytest.mark.parametrize("called", mostly_long(["monclar.toml", "ours.toml"], every=2))
def test_a_file_of_ones_own_is_changed_and_no_game_of_its_name(called: str, tmp_path: Path):
    path = tmp_path / called
    path.write_text('extends = "minimale"\nhand = 3\nseats_max = 2\n\n[name]\nfr = "À nous"\nen = "Ours"\n', "utf-8")
    rules = load_rules(path)
    near = list(neighbours(rules, seats=2, name=path))
    assert {one.rules.knobs["hand"] for one in near} == {2, 3, 4}
    asked = SuggestionSearch(rules, WISHES["longer"], name=path)
    list(asked.run(first=100, last=600))
    assert asked.best
    assert all(one.neighbour.rules.knobs["hand"] in (2, 3, 4) for one in asked.best)
    points = list(sample(str(path), {}, seats=2, count=5, steps=1))
    assert all(load_rules(point.name, options=point.options).knobs["hand"] in (2, 3, 4) for point in points)


def test_an_advantage_is_one_whichever_way_it_goes():
    assert advantage(Estimate(0.3, 0.29, 0.31, 9), 0.25).value == pytest.approx(0.05)


def test_a_wish_about_a_card_names_one_of_the_rules():
    with pytest.raises(ValueError, match="A, 2, 3"):
        SuggestionSearch(load_rules("monclar"), WISHES["weaker"], card="Z")
