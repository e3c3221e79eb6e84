"""Small changes of rules, and which of them bring what people wish for."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from huit.lab.balance.estimates import Estimate
from huit.lab.balance.neighbours import changed, laid_over, neighbours, single_changes
from huit.lab.balance.suggestions import SuggestionSearch, advantage
from huit.lab.balance.sweeps import sample
from huit.rules import load_rules, rule_names
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
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


UNWEIGHED = {
    "shedding": "seats_min seats_max hand_from hand_to ranks cut clockwise starts count winner_points last_points doubles"
    " called called_last knocks",
    "danish": "seats_min seats_max cards winner_points",
    "tricks": "seats_min seats_max cards tricks_to_win over_to_win",
}
"""What is never proposed: who plays and begins, what is counted after the round, what is only said; of packs, the only one."""
EMPTY = {"shedding": "rien", "danish": "danish", "tricks": "trois-cinq-huit"}
"""A game of each family in which most cards do nothing."""


def power_with(knob: Knob, powers: Mapping[str, Knob]) -> dict[str, object]:
    """Return what a card does that has *knob*, and whatever that needs."""
    power: dict[str, object] = {}
    for need in knob.needs:
        power |= power_with(powers[need], powers)
    return power | {knob.name: knob.example}


BESIDE: dict[str, dict[str, object]] = {
    "then_plays": {"draw": 2},
    "adds_up": {"skips": 1},
    "skips_add_up": {"skip_answered_by": ["4"]},
}
"""What a card does besides, so that a knob of it changes anything."""


def with_power(family: str, card: str, power: Mapping[str, object]) -> dict[str, Any]:
    """Return the options of a game in which *card* has that *power*, there are attacks, and a joker can be laid."""
    if family != "shedding":
        return {"powers": {card: power}}
    jokers, wild = (2, {"wild": True}) if card == "joker" else (0, {})
    answered = {"answered_by": ["2", "4"]}
    more = wild | (answered if "draw" in power else {})
    # A run takes two ranks.
    runs = {"5": {"plays_run": True}} if "plays_run" in power else {}
    return {"jokers": jokers, "powers": runs | {"2": {"draw": 2} | answered, card: more | dict(power)}}


@pytest.mark.parametrize("family", EMPTY)
def test_whatever_cards_do_is_proposed_otherwise_and_told_in_both_languages(family: str):
    """Each knob of cards, the next one too, without a word of it here: its declaration says what is near."""
    powers = schema_of(family).powers
    left_out = set(UNWEIGHED[family].split())
    untold = list[str]()
    for knob in powers.values():
        if knob.acts_on == "words" or knob.name in left_out:
            continue
        card = "joker" if knob.only_on == "joker" else "4"
        rules = load_rules(EMPTY[family], options=with_power(family, card, power_with(knob, powers) | BESIDE.get(knob.name, {})))
        seats = rules.seats[-1]
        near = [change for change in single_changes(rules, seats=seats) if knob.name in change.get("powers", {}).get(card, {})]
        assert near, f"{knob.name} is never changed"
        played = [each for each in (changed(rules, (change,), seats=seats) for change in near) if each]
        told = [each.sentences(rules, language) for each in played for language in ("fr", "en")]
        if not told or not all(told):
            untold.append(knob.name)
    assert not untold


@pytest.mark.parametrize("family", EMPTY)
def test_whatever_rounds_are_like_is_proposed_otherwise(family: str):
    left_out = set(UNWEIGHED[family].split())
    for knob in schema_of(family).knobs.values():
        if knob.acts_on == "words":
            continue
        rules = load_rules(EMPTY[family])
        rules = replace(rules, knobs=dict(rules.knobs) | {knob.name: knob.example})
        proposed = any(knob.name in change for change in single_changes(rules, seats=rules.seats[-1]))
        assert proposed != (knob.name in left_out), knob.name


def test_what_needs_a_power_goes_with_it():
    rules = load_rules("makao")
    names_none = [
        change["powers"]["J"]
        for change in single_changes(rules, seats=4)
        if change.get("powers", {}).get("J", {}).get("names_rank") is False
    ]
    assert names_none
    assert names_none[0]["ranks_named"] == ""
    near = changed(rules, ({"powers": {"J": names_none[0]}},), seats=4)
    assert near is not None
    assert near.sentences(rules, "en")


@pytest.mark.parametrize(
    "change", [{"powers": {"8": {"last_points": -20}}}, {"powers": {"8": {"doubles": True}}}, {"clockwise": False}]
)
def test_what_changes_no_round_of_computers_is_not_proposed(change: dict[str, Any]):
    rules = load_rules("minimale", options=change)
    names = {name for each in single_changes(rules, seats=2) for name in (each.get("powers", {}).get("8") or each)}
    assert not names & {"last_points", "doubles", "clockwise", "starts"}


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
