"""Every knob does something: another value of it changes the sheet, the columns and the course of some round."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

import huit
from huit.cards import face_name, faces_of
from huit.rooms.before_deal import hand_sizes
from huit.rules import RulesError, RuleSet, compile_rules, load_rules, rule_names
from huit.rules.families import USUAL, Schema, family_names, schema_of
from huit.rules.knobs import GROUPS, Knob, grouped, switch
from huit.rules.prose import card_effects, notes
from huit.words.made import LANGUAGES
from tests.laws.some_rounds import some_move

MOST_PAIRS = 20
ENOUGH = 2
MOST_ROUNDS = 200
MOST_NUMBERS = 2
MOST_MOVES = 400
KNOBS = [
    pytest.param(schema, among, knob, id=f"{schema.name}-{knob.name}")
    for schema in map(schema_of, family_names())
    for among in (schema.knobs, schema.powers)
    for knob in among.values()
]
PLAYED = [
    pytest.param(*case.values, id=case.id, marks=pytest.mark.long if number % 4 else ()) for number, case in enumerate(KNOBS)
]
"""The same: in the short run, one knob in four is played with and without."""
# What no game of the library does, or none where it makes a difference: options of the first game of the family.
DONE_NOWHERE: dict[str, dict[str, Any]] = {
    "play_limit": {"play_limit": 5},
    "chien": {"chien": 1, "announcer_makes": 9, "announcer_least": 4},
    "announcer_makes": {"announcer_makes": 9, "third_makes": 4},
    "third_makes": {"announcer_makes": 9, "third_makes": 4},
    "dealer_makes": {"dealer_makes": 4, "third_makes": 4},
    "announcer_least": {"announcer_least": 4, "third_least": 4},
    "third_least": {"announcer_least": 4, "third_least": 4},
    "dealer_least": {"dealer_least": 9, "third_least": 4},
    "dealer_announces": {"dealer_announces": True},
    "second_makes": {"second_makes": 7, "third_makes": 6},
    "second_least": {"second_least": 4, "third_least": 4},
    "row": {"row": 2},
    "hand": {"hand": 5},
    "turns_on_pick_up": {"turns_on_pick_up": False},
    "winner_points": {"winner_points": 3},
    "seats_min": {"seats_min": 4},
    "seats_max": {"seats_max": 4},
    "ranks": {"ranks": ["A", "2", "3", "4", "8", "T"], "seats_max": 4, "hand": 4},
    "wrong_say": {"wrong_say": True},
    "hand_limit": {"hand_limit": 6, "hand": 4},
    "starter_plain": {"starter_plain": True},
    "takes_any": {"powers": {"Q": {"takes_any": True}, "5": {"takes_any": True}}},
    "never_last": {"powers": {"8": {"never_last": True}, "5": {"never_last": True}}},
    "last_costs": {"powers": {"5": {"last_costs": 2}}},
    "wins_last": {"powers": {"T": {"wins_last": True}}},
    "last_points": {"powers": {"5": {"last_points": -20}}},
    "refuses_higher": {"powers": {"5": {"refuses_higher": True}}},
    "hits_previous": {"powers": {"2": {"hits_previous": True}}},
    "hits_chosen": {"powers": {"2": {"hits_chosen": True}}},
    "adds_up": {"powers": {"5": {"draw": 1, "plays_set": True, "adds_up": True}}, "packs": 4, "seats_max": 2},
    "plays_run": {"powers": {rank: {"plays_run": True} for rank in "567"}},
    "run_turns": {"powers": {rank: {"plays_run": True, "run_turns": True} for rank in "4567"}},
    "last_on_own_suit": {"powers": {"8": {"last_on_own_suit": True}, "5": {"last_on_own_suit": True}}},
    "run_from": {"powers": {rank: {"plays_run": True, "run_from": 3} for rank in "4567"}},
    "set_from": {"powers": {"5": {"plays_set": True, "set_from": 3}}},
    "names_rank": {"powers": {"5": {"names_rank": True}}},
    "names_card": {"powers": {"5": {"names_card": True}}},
    "ranks_named": {"powers": {"5": {"names_rank": True, "ranks_named": ["6"]}}},
    "doubt_costs": {"powers": {"2": {"wild": True, "doubt_costs": 2}}},
    "payer_plays": {"powers": {"2": {"payer_plays": True}}},
    "skip_answered_by": {"powers": {"5": {"skips": 1, "skip_answered_by": "5"}}},
    "draw_doubles": {"powers": {"2": {"draw": 3, "draw_doubles": True, "answered_by": "2"}}},
    "attacks_add": {"attacks_add": False},
    "sends_back": {"powers": {"2": {"draw": 2, "answered_by": ["2", "5"]}, "5": {"sends_back": True}}},
    "payer_draws": {"powers": {"2": {"payer_plays": True, "payer_draws": True}}},
    "skips_add_up": {"powers": {"5": {"skips": 2, "skip_answered_by": "5", "skips_add_up": True}}},
    "turn_at_two_left": {"powers": {"5": {"turn_at_two_left": True}}},
    "passes_on": {"powers": {"7": {"passes_on": True}}},
}
# Options without which they do nothing.
BESIDE: dict[str, dict[str, Any]] = {
    "second_makes": {"dealer_announces": True},
    "second_least": {"dealer_announces": True},
    "turn_at_two_left": {"goes_on": "places", "hand": 3},
    "never_last": {"hand": 3},
    "last_on_own_suit": {"hand": 3},
    "last_costs": {"hand": 3},
    "wins_last": {"hand": 3},
    "last_points": {"hand": 3},
}


Knobs = Mapping[str, Knob]


@pytest.mark.parametrize(("schema", "among", "knob"), PLAYED)
def test_a_knob_changes_the_sheet_the_columns_and_a_round(schema: Schema, among: Knobs, knob: Knob):
    if is_fixed(knob):
        return
    pairs, differing = some_pairs(schema, knob)
    assert pairs, "no game of the library has it: say in DONE_NOWHERE which options do"
    assert any(sheet(one) != sheet(other) for one, other in pairs), "the rule sheet says nothing of it"
    assert bool(differing) == knob.acts_on.startswith("column"), f"it acts on {knob.acts_on}, and that is not true"
    if knob.acts_on == "deal":
        assert any(before_the_deal(one) != before_the_deal(other) for one, other in pairs)
    elif knob.acts_on != "words":
        assert some_round_differs(differing), "no round goes otherwise"


@pytest.mark.parametrize(("schema", "among", "knob"), KNOBS)
def test_a_knob_names_knobs_that_there_are(schema: Schema, among: Knobs, knob: Knob):
    assert knob.group in GROUPS
    assert {*knob.needs, *knob.excludes, *knob.told_by} <= set(among)
    assert not any(knob.name in among[other].excludes for other in knob.excludes), "one of the two says it"


@pytest.mark.parametrize(("schema", "among", "knob"), KNOBS)
def test_a_knob_has_what_a_page_shows_of_it(schema: Schema, among: Knobs, knob: Knob):
    assert all(1 <= len(knob.label(language)) <= 32 for language in LANGUAGES), f"{knob.name}: a label, for a button"
    assert 1 <= len(knob.sign.replace("{n}", "2")) <= 4 if among is schema.powers else not knob.sign
    assert not knob.sign or [other.name for other in among.values() if other.sign == knob.sign] == [knob.name]
    if not is_fixed(knob):
        assert knob.example != knob.default
        assert load_rules(base_of(schema), options=with_example(knob, among, schema))


@pytest.mark.parametrize(("schema", "among", "knob"), [case for case in KNOBS if case.values[2].kind == "int"])
def test_a_number_has_a_sentence_that_is_true_of_it(schema: Schema, among: Knobs, knob: Knob):
    """On the page 0 jokers once stood over “Each pack also has 2 jokers”; a card of which something is 0 does not say it."""
    is_told = all(map(knob.because, LANGUAGES))
    assert is_told or is_fixed(knob) or not knob.high, "who goes beyond its bounds is told why they are there"
    least = max(knob.low, 1) if among is schema.powers else knob.low
    for value in {least, knob.default, knob.high, max(least, 1)} - ({0} if among is schema.powers else set()):
        for language in LANGUAGES:
            said = knob.sentence(language, value) or knob.said("none", language)
            told = {int(number) for number in re.findall(r"-?\d+", said.replace("\u2212", "-"))}
            is_silent = value == 1 and knob.words[language].get("one") == ""
            assert (said and told <= {value}) or is_silent, f"{knob.name} = {value}: {said!r}"
            assert not re.search(r"\b1 \w+s\b", said), f"{knob.name} = 1: {said!r}"


def base_of(schema: Schema) -> str:
    """Return rules of the family on which an example is tried: the blank sheet, or its first game."""
    return "rien" if schema.name == USUAL else games(schema.name)[0][0]


def with_example(knob: Knob, among: Knobs, schema: Schema) -> dict[str, Any]:
    """Return the options by which something has *knob* as in its example, with all that it needs."""
    if among is schema.knobs:
        return needed(knob, among)
    jokers = {"jokers": True} if knob.only_on else {}
    return {**jokers, "powers": {knob.only_on or "9": needed(knob, among)}}


def needed(knob: Knob, among: Knobs) -> dict[str, Any]:
    """Return the example of *knob*, and those of all that it needs."""
    return {knob.name: knob.example} | {
        name: value for other in knob.needs for name, value in needed(among[other], among).items()
    }


def test_a_knob_that_no_column_knows_is_found():
    """Declared among the powers and nowhere else: once the rule sheet promised it, and no card did it."""
    schema, idle = schema_of("shedding"), switch()
    with pytest.raises(AssertionError, match="no field for idle"):
        replace(schema, powers={**schema.powers, **grouped(next={"idle": idle})})
    powers = {**schema.powers, **grouped(next={"idle": idle._replace(acts_on="columns")})}
    with pytest.raises(AssertionError, match="no game of the library has it"):
        test_a_knob_changes_the_sheet_the_columns_and_a_round(replace(schema, powers=powers), powers, powers["idle"])


def is_fixed(knob: Knob) -> bool:
    """Whether a family leaves it only one value."""
    return len(knob.choices) == 1 or (knob.kind == "int" and knob.low == knob.high)


def some_pairs(schema: Schema, knob: Knob) -> tuple[list[tuple[RuleSet, RuleSet]], list[tuple[RuleSet, RuleSet, list[int]]]]:
    """Return rules with *knob* turned and not, and those of them whose columns differ: for which numbers of players."""
    pairs, differing = [], []
    for pair in with_and_without(schema, knob):
        pairs.append(pair)
        if numbers := numbers_that_differ(*pair):
            differing.append((*pair, numbers))
        if len(differing) == ENOUGH or len(pairs) == MOST_PAIRS:
            break
    return pairs, differing


def with_and_without(schema: Schema, knob: Knob) -> Iterator[tuple[RuleSet, RuleSet]]:
    """Yield rules in which *knob* is turned, and the same with the knob at its default."""
    if knob.name in DONE_NOWHERE:
        name, beside = games(schema.name)[0][0], BESIDE.get(knob.name, {})
        yield load_rules(name, options=beside | DONE_NOWHERE[knob.name]), load_rules(name, options=beside)
    is_power = knob in schema.powers.values()
    for name, options in games(schema.name):
        # Small hands bring a round to its end, where some cards do what they do.
        rules = loaded_once(name, *(options | ({"hand": 3} if is_power else {})).items())
        if is_power:
            having = [face for face in faces_of(rules.deck) if rules.power(face).get(knob.name)]
            off = {other.name: other.default for other in schema.powers.values() if other is knob or knob.name in other.needs}
            back: Any = {"powers": {face_name(face): off for face in having}} if having else None
        else:
            turned = rules.knobs[knob.name] != knob.default and all(rules.knobs[need] for need in knob.needs)
            back = {knob.name: knob.default} if turned else None
        if back is not None and (other := loaded(name, dict(rules.options) | back)) is not None:
            yield rules, other


@cache
def games(family: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the games of a family, each as it is and with each of its options."""
    of_family = [name for name in rule_names() if load_rules(name).family == family]
    return [(name, options) for name in of_family for options in ({}, *({on: True} for on in load_rules(name).choices))]


@cache
def loaded_once(name: str, *options: tuple[str, Any]) -> RuleSet:
    """Return the rules of a game with such options: every knob looks for itself among the same ones."""
    return load_rules(name, options=dict(options))


def loaded(name: str, options: dict[str, Any]) -> RuleSet | None:
    try:
        return load_rules(name, options=options)
    except RulesError:
        return None


def sheet(rules: RuleSet) -> Any:
    return list(rules.seats), notes(rules, "en"), notes(rules, "fr", seats=rules.seats[-1]), card_effects(rules)


def numbers_that_differ(one: RuleSet, other: RuleSet) -> list[int]:
    """Return the first numbers of players for which the columns differ."""
    return list(islice((seats for seats in one.seats if is_another(compiled(one, seats), compiled(other, seats))), MOST_NUMBERS))


def is_another(one: Any, other: Any) -> bool:
    """Whether two columns differ, where there are both."""
    return bool(one and other) and one != other


def compiled(rules: RuleSet, seats: int) -> Any:
    try:
        return compile_rules(rules, seats=seats).values()
    except RulesError:
        return None


def before_the_deal(rules: RuleSet) -> Any:
    return rules.seats, rules.at("cut", seats=2), [hand_sizes(rules, seats=seats) for seats in rules.seats]


def some_round_differs(differing: list[tuple[RuleSet, RuleSet, list[int]]]) -> bool:
    """Tell whether the same seed and the same dice make another round of it, by some of these rules."""
    tries = [(one, other, seats) for one, other, numbers in differing for seats in numbers]
    rules = islice(cycle(tries), max(len(tries), MOST_ROUNDS))
    return any(story(one, seats, seed) != story(other, seats, seed) for seed, (one, other, seats) in enumerate(rules))


def story(rules: RuleSet, seats: int, seed: int) -> list[Any]:
    """Play a round by chance, and the next one if something is carried to it; return all that was done and came of it."""
    dice, told, carried = Random(seed), [], None
    for dealer in range(2):
        round_ = huit.new_round(rules, seats=seats, seed=seed, dealer=dealer, carried=carried)
        told.append([event.public for event in round_.opening])
        while not round_.over and len(told) < MOST_MOVES:
            seat, word = some_move(round_, dice)
            told.append((seat, word, [event.public for event in round_.play(word, seat=seat)]))
        carried = round_.carried
        told.append((round_.result, carried))
        if carried is None:
            break
    return told
