"""The check of rules without playing: what is refused, what is warned of, and that the library has none of it."""

import re
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from huit import new_round
from huit.cards import faces_of
from huit.engine.actions import PASS
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rooms.match import Match, MatchRequest, plan_of
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.check import checked_rules, findings, what_is_wrong
from huit.rules.match_plans import plans_fitting
from huit.rules.shedding.answers import refused_by
from huit.rules.shedding.traps import trapped
from huit.scores import ScoreError
from tests.cases import mostly_long

REFUSED = {
    "hand_crossed": {"hand_from": 8, "hand_to": 5},
    "hand_half_said": {"hand_to": 5},
    "hand_too_great": {"packs": 1, "hand": 4, "hand_from": 8, "hand_to": 9},
    "no_such_plan": {"match": {"plan": "negativ"}},
    "plan_counts_otherwise": {"match": {"plan": "positif"}},
    "plan_on_paper": {"match": {"plan": "jusqu-au-dernier"}},
    "plan_has_rounds": {"match": {"plan": "trois-cinq-huit-court", "target": 100}},
    "nothing_to_count": {"count": "none", "match": {"plan": "negatif"}},
    "match_without_end": {"points": {"all": 0}, "match": {"plan": "negatif"}},
    "nothing_goes_on_it": {"powers": {"all": {"refuses": ["all"]}}},
    "knob_excluded": {"starts": "dealer", "starter_acts": True},
    "excluded": {"powers": {"7": {"skips": 1, "turn_at_two": True, "not_at_two": True}}},
    "alone": {"powers": {"7": {"not_at_two": True}}},
    "never_held": {"packs": 1, "hand": 4, "wins_held": ["8h"]},
    "unlike_refusals": {"countdown": 3, "powers": {"2s": {"refuses": ["9"]}}},
    "sets_of_one": {"powers": {"7": {"plays_set": True, "set_of": 1}}},
    "answers_refused": {"powers": {"7": {"draw": 1, "answered_by": ["9"], "refuses_higher": True}}},
    "never_that_many": {"packs": 1, "hand": 4, "powers": {"7": {"plays_set": True, "set_of": 5}}},
    "too_few_cards": {"packs": 1},
    "unequal_teams": {"teams": 2},
    "never_laid": {"jokers": 1},
    "trapped": {"powers": {"A": {"refuses_higher": True}, "8": {"wild": False, "names_suit": False}}},
    "no_plain_card": {"starter_plain": True, "powers": {"all": {"reverses": True}}},
    "overruled": {"compte-positif": True, "sans-points": True},
}
WARNED = {
    "no_such_cards_here": {"powers": {"7": {"goes_on": ["joker"]}}},
    "never_meet": {"attacks_add": False, "powers": {"2": {"answered_by": ""}}},
    "nothing_announced": {"announces": False, "penalty": 5},
    "nothing_drawn": {"forgotten": "next_turn", "penalty": 1},
    "nothing_without": {"misdeal_most": 3},
    "no_attack": {"powers": {"2": {"draw": 0, "answered_by": ""}, "9": {"clears_debt": True}}},
    "stops_nothing": {"powers": {"9": {"clears_debt": True}}},
    "nothing_to_pass": {"powers": {"2": {"draw": 0, "answered_by": ""}, "9": {"on_debt": True}}},
    "idle_beside": {"powers": {"7": {"plays_again": True, "skips": 1}}},
    "no_suit_of_its_own": {
        "jokers": 1,
        "powers": {"joker": {"wild": True, "names_suit": True, "names_own_suit": True}},
    },
    "idle_without": {"powers": {"7": {"then_plays": True}}},
    "never_answers": {"powers": {"7": {"sends_back": True}}},
    "adds_nothing": {"powers": {"7": {"skips": 1, "skip_answered_by": ["9"], "skips_add_up": True}}},
    "never_two": {"seats_min": 3, "powers": {"7": {"turn_at_two": True}}},
    "wild_for_all": {"countdown": 8},
    "podium_of_one": {"count": "podium"},
    "cards_count_nothing": {"points": {"all": 0}},
    "counted_otherwise": {"count": "none", "winner_points": 10},
    "nobody_catches": {"forgotten": "at_once", "wrong_catch": True},
    "runs_of_two": {"powers": {"5 6 7": {"plays_run": True, "run_from": 2}}},
    "runs_too_short": {"powers": {"5 6 7": {"plays_run": True, "run_from": 4}}},
    "one_drawn": {"drawn_card": "last_may_be_kept"},
    "never_jumps": {"packs": 1, "seats_max": 6, "jump_in": True},
    "dealer_chooses": {"deals_half": True, "hand_from": 4, "hand_to": 6},
    "paid_out_of_turn": {"plays_after_paying": 1, "powers": {"2": {"draw": 0, "answered_by": ""}}},
    "put_back_anyway": {"starter_plain": True, "starter_buried": "2 8"},
    "plain_starter": {"starter_plain": True, "starter_acts": True},
    "nothing_put_back": {"starter_buried": "", "starter_goes": "bottom"},
    "only_two": {"seats_max": 2, "powers": {"J": {"reverses": True}}},
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_contradicts_itself_is_refused_in_both_languages_by_every_door(code: str, tmp_path: Path):
    _, found = what_is_wrong("minimale", REFUSED[code])
    assert (found[0].code, found[0].level) == (code, "refused")
    assert found[0].key
    assert len(set(found[0].text.values())) == 2
    assert not any(re.search(r"\{\w", text) for text in found[0].text.values())
    with pytest.raises(RulesError):
        checked_rules("minimale", REFUSED[code])
    if "match" not in REFUSED[code]:  # the match of a room is asked for apart
        with pytest.raises(AgreementError):
            agreed_rules("minimale", REFUSED[code])


@pytest.mark.parametrize("code", WARNED)
def test_what_does_nothing_is_warned_of_and_can_be_played(code: str):
    _, found = what_is_wrong("minimale", WARNED[code])
    assert {(one.code, one.level) for one in found} == {(code, "warning")}
    assert checked_rules("minimale", WARNED[code])


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("dealer_announces", {"announcer_makes": 9}),
        ("dealer_announces", {"announcer_least": 9, "kinds": "each"}),
        ("no_least", {"third_least": 4}),
        ("nothing_without", {"exchanges": False, "must_give": True}),
    ],
)
def test_what_does_nothing_in_a_trick_game_is_warned_of(code: str, options: dict[str, Any]):
    _, found = what_is_wrong("sergeant-major-9-5-2", options)
    assert {(one.code, one.level) for one in found} == {(code, "warning")}
    assert not what_is_wrong("sergeant-major-9-5-2", {})[1]


def test_a_match_that_no_card_brings_nearer_to_its_end_is_refused_and_not_offered():
    asked: dict[str, Any] = {"count": "left_in_hand", "match": {"plan": "negatif", "target": 100}}
    assert [(one.code, one.level) for one in what_is_wrong("switch", asked)[1]] == [("match_without_end", "refused")]
    assert [one.code for one in what_is_wrong("switch", asked | {"count": "winner_takes"})[1]] == ["match_without_end"]
    by_hands = load_rules("switch", options={"count": "left_in_hand"})
    assert plans_fitting(by_hands) == ()
    with pytest.raises(ScoreError, match="no plan does"):
        plan_of(MatchRequest("negatif"), by_hands, seats=4)
    assert Match.begin(MatchRequest("negatif"), by_hands, seats=4, number=1).sheet  # as a journal may tell
    for ends in ({"winner_points": 10}, {"powers": {"8": {"last_points": 5}}}, {"points": {"A": 1}}):
        assert what_is_wrong("switch", asked | ends)[1] == []


@pytest.mark.parametrize("name", ["draw_doubles", "then_plays"])
def test_no_attack_doubles_or_chains_where_only_the_last_counts(name: str):
    powers = {"7": {"draw": 2, "answered_by": ["7"], name: True}}
    _, found = what_is_wrong("rien", {"attacks_add": False, "powers": powers})
    assert [(one.code, one.level, one.key) for one in found] == [("knob_excluded", "refused", f"powers.7.{name}")]


def test_no_run_turns_where_another_must_have_a_length():
    _, found = what_is_wrong(
        "minimale", {"powers": {"3 4 5": {"plays_run": True, "run_from": 3}, "6": {"plays_run": True, "run_turns": True}}}
    )
    assert [(one.code, one.level, one.key) for one in found] == [("excluded", "refused", "powers.6.run_turns")]


def test_a_card_that_calls_a_suit_leaves_no_other_in_force():
    _, found = what_is_wrong("minimale", {"powers": {"8h": {"transparent": True}}})
    assert [(one.code, one.level, one.key) for one in found] == [("excluded", "refused", "powers.8h.transparent")]


def test_cards_are_laid_together_in_one_way():
    _, found = what_is_wrong("minimale", {"powers": {"9": {"plays_flush": True, "plays_set": True}}})
    assert [(one.code, one.level, one.key) for one in found] == [("excluded", "refused", "powers.9.plays_set")]


def test_what_does_nothing_without_one_of_several_names_them():
    _, found = what_is_wrong("minimale", {"powers": {"9": {"plays_set": True, "adds_up": True}}})
    assert [(one.level, one.key) for one in found] == [("warning", "powers.9.adds_up")]
    assert found[0].text["fr"].startswith("ne fait rien sans 'draw', 'skips', 'turn_at_two' ou 'reverses'\u00a0: ")
    assert found[0].text["en"].startswith("does nothing without 'draw', 'skips', 'turn_at_two' or 'reverses': ")


def test_a_room_for_some_may_have_rules_that_others_could_not_be_dealt():
    assert agreed_rules("minimale", {"packs": 1}, seats=4)
    with pytest.raises(AgreementError, match="7 players with 8 cards"):
        agreed_rules("minimale", {"packs": 1}, seats=7)


def test_both_sentences_are_named_of_options_that_overrule_each_other():
    _, found = what_is_wrong("deux-jeux", {"un-seul-jeu": True, "a-la-volee": True})
    assert "un seul jeu" in found[0].text["fr"]
    assert "à deux jeux" in found[0].text["fr"]
    assert load_rules("deux-jeux").choices["un-seul-jeu"].excludes == ("a-la-volee",)


def test_an_option_excludes_options_that_are_there(tmp_path: Path):
    file = tmp_path / "nous.toml"
    file.write_text('extends = "minimale"\n[options.a]\nfr = "A."\nen = "A."\nhand = 5\nexcludes = ["mauo"]', "utf-8")
    with pytest.raises(RulesError, match=r"options\.a\.excludes: no option 'mauo' \(did you mean 'maou'\?\)"):
        load_rules(file)


def test_bounds_say_why_in_the_words_of_the_game():
    with pytest.raises(RulesError, match=r"packs: 9 is out of bounds \(from 0 to 4\): no more than four packs") as refused:
        load_rules("minimale", options={"packs": 9})
    assert "on ne mélange pas plus de quatre paquets" in refused.value.text("fr")


def test_a_file_that_is_not_there_says_so():
    with pytest.raises(RulesError, match=r"there is no file 'nous\.toml'"):
        load_rules("nous.toml")


def test_penalties_of_cards_that_are_announced_are_no_idle_rule():
    beside: dict[str, Any] = {"announces": False, "penalty": 5}
    assert findings(load_rules("minimale", options=beside | {"announces_last": True})) == []
    assert findings(load_rules("minimale", options=beside | {"powers": {"4": {"announced": True}}})) == []


@pytest.mark.parametrize("name", mostly_long(rule_names(), every=5))
def test_the_games_of_the_library_have_nothing_to_find(name: str):
    rules = load_rules(name)
    assert findings(rules) == []
    for option in rules.choices:
        assert [found for found in findings(load_rules(name, options={option: True})) if found.level == "refused"] == []


def _said(rules: RuleSet) -> tuple[object, ...]:
    return rules.knobs, rules.powers, rules.points, rules.match


@pytest.mark.parametrize("name", mostly_long(rule_names(), every=5))
def test_no_option_undoes_all_that_another_says_unless_they_exclude_each_other(name: str):
    rules = load_rules(name)
    alone = {option: _said(load_rules(name, options={option: True})) for option in rules.choices}
    for first, second in combinations(rules.choices, 2):
        # What the second agrees with is no contradiction: to jump in takes two packs as it is.
        both = _said(load_rules(name, options={first: True, second: True}))
        same = all(_agrees(rules.choices[first].changes, rules.choices[second].changes))
        assert both != alone[second] or same or second in rules.choices[first].excludes, (first, second)


def _agrees(one: Any, other: Any) -> list[bool]:
    return [key in other and (value == other[key] or key in ("powers", "points")) for key, value in one.items()]


TRAPS: list[dict[str, Any]] = [
    {"powers": {"A": {"refuses_higher": True}}},
    {"powers": {"A 2 3": {"refuses_higher": True}}},
    {"powers": {"K": {"refuses": ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q"]}}},
]
NO_TRAPS: list[dict[str, Any]] = [
    {"powers": {"5": {"refuses_higher": True}}},
    {"powers": {"K": {"refuses_higher": True}, "A": {"refuses": ["A"]}}},
    {"powers": {"A": {"refuses_higher": True}, "joker": {"wild": True, "names_suit": True}}, "jokers": 2},
    {"powers": {"A": {"refuses_higher": True, "transparent": True}}, "starter_buried": "A"},
]


@pytest.mark.parametrize("options", TRAPS)
def test_a_card_after_which_others_never_go_again_is_refused_and_rounds_by_it_have_no_end(options: dict[str, Any]):
    found = what_is_wrong("rien", options)[1]
    assert [(one.code, one.level) for one in found if one.code == "trapped"] == [("trapped", "refused")]
    assert _ended(options) < 0.9
    # Where another rule ends a round, it is a warning.
    _, warned = what_is_wrong("rien", options | {"play_limit": 300})
    assert [(one.code, one.level) for one in warned if one.code == "trapped"] == [("trapped", "warning")]


@pytest.mark.parametrize("options", NO_TRAPS)
def test_no_trap_is_seen_where_every_card_comes_back(options: dict[str, Any]):
    assert [one.code for one in what_is_wrong("rien", options)[1]] == []
    assert _ended(options) > 0.9


def test_over_random_refusals_a_trap_is_seen_wherever_a_row_in_force_is_never_left():
    """A slow search over the cards themselves, for packs of four ranks without any other effect, comes to the same."""
    chance = Random(31)
    ranks = ["A", "5", "9", "K"]
    for _ in range(60):
        powers = {rank: {"refuses": chance.sample(ranks, k=chance.randrange(1, 4))} for rank in chance.sample(ranks, k=2)}
        rules = load_rules("rien", options={"ranks": ranks, "hand": 3, "packs": 2, "powers": powers})
        faces = list(faces_of(rules.deck))
        goes = {
            top: [
                face
                for face in faces
                if (face >> 2 == top >> 2 or face & 3 == top & 3) and not refused_by(rules, top) >> face & 1
            ]
            for top in faces
        }
        later = {top: set(goes[top]) for top in faces}
        for _ in faces:
            later = {top: later[top].union(*(later[face] for face in later[top])) for top in faces}
        assert (trapped(rules) is not None) == any(len(laid) < len(faces) for laid in later.values()), powers


def _ended(options: dict[str, Any]) -> float:
    """Return the share of rounds by chance, of three players, that end within some hundred decisions."""
    rules, ended, rounds = load_rules("rien", options=options), 0, 12
    for seed in range(rounds):
        round_, chance = new_round(rules, seats=3, seed=seed), Random(seed)
        for _ in range(600):
            if round_.over:
                break
            seat = round_.next_to_act()
            moves = round_.legal_moves(seat)
            if moves:
                round_.play(chance.choice(moves), seat=seat)
            else:
                round_.act(PASS, seat)
        ended += round_.over
    return ended / rounds
