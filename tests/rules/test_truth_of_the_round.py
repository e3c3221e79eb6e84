"""The sheet tells the truth about the round: what it says of knobs, counts, calls and matches is what rounds by them do."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from benchmarks import mixes
from huit.cards import face_name
from huit.engine.round import Round, new_round
from huit.engine.shedding.round import SheddingRound
from huit.rooms.match import MatchRequest, plan_of
from huit.rules import RulesError, RuleSet, compile_rules, load_rules, rule_names
from huit.rules.check import can_be_dealt, findings, what_is_wrong
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from huit.rules.match_plans import match_plan_for
from huit.rules.prose import card_effects, differences, notes
from huit.scores import ScoreError
from huit.views.positions import read_position
from huit.words.made import LANGUAGES
from tests.cases import mostly_long
from tests.laws.some_rounds import deal
from tests.rules.test_truth_of_deeds import scene

MOST_MOVES = 600
ROUNDS = 15
COUNTS = ("none", "left_in_hand", "winner_takes", "podium")
SHORT: dict[str, Any] = {"hand": 2, "announces": False, "seats_max": 4, "goes_on": "places"}


def sheet(rules: RuleSet) -> list[str]:
    """Return all that the sheets of all numbers of players say, in both languages."""
    effects = [effect.text[language] for effect in card_effects(rules) for language in LANGUAGES]
    return [
        said for seats in (None, *rules.seats) for language in LANGUAGES for said in notes(rules, language, seats=seats)
    ] + effects


def by_chance(rules: RuleSet, seats: int, seed: int) -> tuple[Round, list[dict[str, Any]]]:
    """Return a round whose moves and calls are made by chance, and what is told of it; who can play mostly does."""
    round_, dice = deal(rules, seats, seed), Random(seed)
    told: list[dict[str, Any]] = []
    for _ in range(MOST_MOVES):
        if round_.over:
            break
        calls = sorted(round_.may_react().items())
        seat, words = dice.choice(calls if calls and dice.random() < 0.3 else sorted(round_.may_act().items()))
        plays = [word for word in words if word not in ("draw", "pass")] or list(words)
        word = dice.choice(plays if dice.random() < 0.8 else words)
        aloud = word.split("=")[0] in round_.announced_plays(seat) and dice.random() < 0.5
        told += [event.for_seat(None) for event in round_.play(f"{word}!" if aloud else word, seat=seat)]
    return round_, told


def told_of(rules: RuleSet, kind: str, *, seats: int = 3, rounds: int = ROUNDS) -> int:
    """Return how often events of a *kind* are told of in some rounds."""
    told = [event for seed in range(rounds) for event in by_chance(rules, seats, seed)[1]]
    return sum(event["kind"] == kind for event in told)


def points(rules: RuleSet) -> list[object]:
    """Return what some rounds count."""
    rounds = [by_chance(rules, seats, seed)[0] for seats in (2, 3) for seed in range(ROUNDS)]
    return [round_.result.points for round_ in rounds if round_.result]


def differ_in_words(rules: RuleSet, other: RuleSet) -> bool:
    return sheet(rules) != sheet(other)


# Points


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("goes_on", ["first_out", "places"])
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("winner_points", {"winner_points": -10}),
        ("powers", {"powers": {rank: {"doubles": True} for rank in "A23456789TJQK"}}),
    ],
)
def test_points_are_told_of_where_they_are_counted_and_else_warned_of(count: str, goes_on: str, key: str, said: dict[str, Any]):
    """Once the winner scored ten less on sheets by which no points are counted."""
    plain = load_rules("rien", options=SHORT | {"count": count, "goes_on": goes_on})
    rules = load_rules("rien", options=SHORT | {"count": count, "goes_on": goes_on} | said)
    counts = points(rules) != points(plain)
    assert differ_in_words(rules, plain) == counts
    warned = [found for found in findings(rules) if found.code == "counted_otherwise" and found.key.startswith(key)]
    assert bool(warned) == (not counts)


def test_points_of_a_parent_lapse_without_a_word():
    for option in ("sans-points", "compte-positif"):
        rules = load_rules("derniere-carte", options={option: True})
        assert not [found for found in findings(rules) if found.code == "counted_otherwise"]
        assert not any("\u221210" in said or "double" in said for said in sheet(rules))


BLOCKED = (
    'rules = "rien"\nhands = {hands}\ndiscard = "4h"\nstock = ""\nmoves = {moves}\n[with]\nrecycles = false\nannounces = false\n'
)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("teams", [0, 2])
def test_who_wins_a_blocked_round_is_told_with_the_values_that_decide_it(count: str, teams: int):
    """Also where no points are counted: the values decide between hands of as many cards, and between teams (G-05, LH-37)."""
    hands = '["Kc", "2c", "Kd", "3c"]'
    text = BLOCKED.format(hands=hands, moves="[]") + f'count = "{count}"\nteams = {{ 2 = 0, 4 = {teams} }}\n'
    round_ = read_position(text).round
    while not round_.over:
        round_.play("pass", seat=round_.turn)
    assert round_.result is not None
    assert round_.result.winners == ((1, 3) if teams else (1,))
    said = " ".join(notes(round_.rules, "en", seats=4))
    assert "count face value; the ace, 1 point" in said
    assert ("to the team whose cards in hand count least" in said) == bool(teams)
    assert ("; if equal, whoever’s cards count least" in said) == (not teams)


def test_a_blocked_round_by_the_difference_is_told_by_player_or_by_team():
    told = " ".join(notes(load_rules("rien", options={"count": "winner_takes"}), "fr", seats=4))
    assert "il marque la somme des différences entre les points de chaque adversaire et les siens" in told
    rules = load_rules("rien", options={"count": "winner_takes", "seats_max": 4, "teams": {2: 0, 4: 2}})
    assert "for each opposing team, their points less its own" in " ".join(notes(rules, "en", seats=4))
    assert "for each opponent, their points less the winner’s own" in " ".join(notes(rules, "en", seats=3))
    told = " ".join(notes(rules, "fr"))
    assert "Le gagnant, ou l’équipe gagnante, marque" in told
    assert "les points de chaque adversaire ou équipe adverse et les siens" in told


def test_nothing_is_counted_down_furthest_with_one_rank_to_count():
    for first in (1, 2):
        said = notes(load_rules("rien", options={"countdown": first}), "en", seats=3)
        assert any("counted down furthest" in one for one in said) == (first > 1)
        assert any("after the ace wins" in one for one in said) == (first > 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "said", [{"goes_on": "places"}, {"goes_on": "first_out"}, {"goes_on": "places", "hand_limit": 4}], ids=str
)
def test_who_scores_for_a_place_is_told_of_those_who_can(seats: int, said: dict[str, Any]):
    """PT-01: two players were promised what the second and the third out score."""
    rules = load_rules("rien", options={"hand": 2, "count": "podium", "announces": False, **said})
    told = next(one for one in notes(rules, "en", seats=seats) if one.startswith("The first out scores 50"))
    promised = {int(number) for number in re.findall(r"\d+", told)}
    results = [by_chance(rules, seats, seed)[0].result for seed in range(4 * ROUNDS)]
    assert {points for result in results if result for points in result.points} - {0} == promised
    placed = any(one.startswith("If anybody has been put out") for one in notes(rules, "en", seats=seats))
    assert placed == ("hand_limit" in said)


def test_who_wins_by_four_has_a_place():
    rules = load_rules("rien", options={"count": "podium", "goes_on": "places", "wins_held": ["8"]})
    assert "Celui qui gagne en montrant quatre cartes compte comme sorti." in notes(rules, "fr")
    text = 'rules = "rien"\nhands = ["8c 8d 8h 8s 2c", "3c 3d", "4d"]\ndiscard = "4h"\nstock = "5c 6c 7c"\nmoves = []\n'
    round_ = read_position(text + '[with]\nwins_held = ["8"]\ncount = "podium"\ngoes_on = "places"\n').round
    round_.play("declare", seat=0)
    assert round_.result is not None
    assert round_.result.points == (50, 0, 0)


def test_a_team_scores_what_its_opponents_hold():
    """LH-37: of two partners one shows four of a kind, and what the other holds counts for nobody."""
    hands = '["Ac Ad Ah As", "9c 8d", "Kc Kd", "Tc Td"]'
    text = f'rules = "rien"\nhands = {hands}\ndiscard = "4h"\nstock = "5c 6c 7c"\nmoves = []\n[with]\n'
    text += 'wins_held = ["A"]\nteams = 2\nseats_min = 4\nseats_max = 4\ncount = "winner_takes"\n'
    round_ = read_position(text).round
    round_.play("declare", seat=0)
    assert round_.result is not None
    assert round_.result.points == (37, 0, 37, 0)
    assert any(
        one.startswith("The winning team scores the points left in the opponents’ hands") for one in notes(round_.rules, "en")
    )


# Ends


@pytest.mark.parametrize(("limit", "told"), [(1, "une carte a été posée"), (3, "3 cartes ont été posées")])
def test_a_limit_of_cards_settles_the_round_like_a_blocked_one(limit: int, told: str):
    rules = load_rules("rien", options={"play_limit": limit})
    assert any(told in said and "comme une manche bloquée" in said for said in notes(rules, "fr"))
    results = [by_chance(rules, 3, seed)[0].result for seed in range(ROUNDS)]
    assert {result.reason for result in results if result} == {"limit"}


@pytest.mark.parametrize("goes_on", ["first_out", "places"])
def test_the_last_one_left_wins_where_nobody_is_out(goes_on: str):
    rules = load_rules("rien", options={"hand": 3, "hand_limit": 4, "goes_on": goes_on, "announces": False})
    said = " ".join(notes(rules, "en"))
    assert ("if only one player is left, they win" in said) == (goes_on == "first_out")
    alone = [round_ for seed in range(ROUNDS) for round_, _ in [by_chance(rules, 3, seed)] if round_.result]
    left = [round_ for round_ in alone if round_.result and round_.result.reason == "last_left"]
    assert left
    if goes_on == "first_out":
        assert all(len(set(range(3)) - set(round_.beaten)) == 1 for round_ in left if isinstance(round_, SheddingRound))


@pytest.mark.parametrize("goes_on", ["first_out", "places"])
def test_how_a_round_of_teams_ends_is_told_of_teams(goes_on: str):
    """In teams it ends when all the players of one are out, whatever the rules say of who plays alone."""
    rules = load_rules("rien", options=SHORT | {"teams": {2: 0, 4: 2}, "goes_on": goes_on})
    ends = re.compile(r"first player to run out|goes on for places")
    assert not any(ends.search(said) for said in notes(rules, "en", seats=4))
    assert any(said.startswith("Without teams, the ") and ends.search(said) for said in notes(rules, "en"))
    assert any(ends.search(said) and not said.startswith("Without") for said in notes(rules, "en", seats=3))
    for seed in range(ROUNDS):
        round_, _ = by_chance(rules, 4, seed)
        if round_.result and round_.result.reason == "out":
            assert set(round_.result.winners) <= set(round_.out)


def test_any_four_of_the_cards_that_win_are_shown():
    """Two 8s and two queens are four of these cards."""
    text = 'rules = "rien"\nhands = ["8c 8d Qc Qd 2c", "3c 3d"]\ndiscard = "4h"\nstock = "5c 6c 7c"\nmoves = []\n[with]\n'
    round_ = read_position(text + 'wins_held = ["8", "Q"]\n').round
    assert "declare" in " ".join(round_.legal_moves(0)) + " ".join(round_.reactions(0))
    assert "Whoever holds any four cards that are 8s or queens wins by showing them on their turn." in notes(round_.rules, "en")
    assert "Celui qui tient quatre cœurs gagne en les montrant, à son tour." in notes(
        load_rules("rien", options={"wins_held": ["h"]}), "fr"
    )


def test_who_is_out_with_too_many_cards_wins_no_blocked_round():
    """Not even who has counted down furthest (G-05)."""
    hands = '["7c 2d 3d 4d", "8h 9h Th Jh Qh", "6c Tc Jc Qc", "9c Kd Ks Qs"]'
    text = f'rules = "rien"\nhands = {hands}\nlevels = ["5", "2", "5", "5"]\ndiscard = "4c"\nstock = "2h 3h 5h 6h 7h 9s Ts Js"\n'
    text += "moves = []\n[with]\ncountdown = 5\nhand_limit = 9\nplay_limit = 2\nannounces = false\n"
    round_ = read_position(text + "powers = { 7 = { draw = 5 } }\n").round
    round_.play("7c", seat=0)
    round_.play("draw", seat=1)
    round_.play("6c", seat=2)
    assert isinstance(round_, SheddingRound)
    assert round_.beaten == (1,)
    assert round_.result is not None
    assert round_.result.winners == (0,)


# Calls

CALLS = [
    {"announces": announces, "forgotten": forgotten, "misdeals": misdeals, **named}
    for announces in (True, False)
    for forgotten in ("caught", "at_once", "on_last_card", "next_turn")
    for misdeals in (0, 50)
    for named in ({}, {"powers": {"4": {"announced": True}, "6 7": {"announced": True}}}, {"announces_last": True})
]


@pytest.mark.parametrize("said", CALLS, ids=str)
def test_a_wrong_catch_is_told_of_where_there_can_be_one(said: dict[str, Any]):
    """Once it cost as much as forgetting where nobody could ever say it."""
    rules = load_rules("rien", options={"hand": 4, "wrong_catch": True, **said})
    plain = load_rules("rien", options={"hand": 4, **said})
    wrong = told_of(rules, "wrong_catch") > 0
    assert differ_in_words(rules, plain) == wrong
    assert any(found.key == "wrong_catch" for found in findings(rules)) == (not wrong)
    if wrong and not said["announces"]:
        assert any("Un contre à tort" in one for one in notes(rules, "fr"))


def test_a_wrong_catch_costs_cards_and_no_turn():
    rules = load_rules("rien", options={"hand": 4, "wrong_catch": True, "penalty_skips": True, "penalty": 3})
    assert any(said.endswith("à tort coûte 3 cartes.") for said in notes(rules, "fr"))
    rules = load_rules("rien", options={"hand": 4, "wrong_catch": True})
    assert any(said.endswith("à tort coûte autant que l’oubli.") for said in notes(rules, "fr"))


@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("at_last", [True, False])
def test_until_when_a_last_card_is_announced(late: bool, at_last: bool):
    """L8-06: said with the last card it counts, though a late word does not; not where the last card wants a word of its own."""
    text = 'rules = "rien"\nhands = ["2h 3h", "5c 6c"]\ndiscard = "4h"\nstock = "7c 8c 9c"\nmoves = []\n[with]\n'
    text += f'forgotten = "on_last_card"\nlate_say = {str(late).lower()}\nannounces_last = {str(at_last).lower()}\n'
    round_ = read_position(text).round
    said = notes(round_.rules, "fr")
    at_the_latest = any(one.startswith("Au plus tard en posant sa dernière carte") for one in said)
    assert at_the_latest == (not late and not at_last)
    assert ("Une annonce tardive ne compte pas." in said) == (not late and at_last)
    if not at_last:
        round_.play("2h", seat=0)
        round_.play("draw", seat=1)
        round_.play("3h!", seat=0)
        assert round_.over


IN_TIME = """
rules = "rien"
hands = ["2h 3h", "4h 6c 8s", "5h 7c 8d"]
discard = "Kh"
stock = "Tc Jc Qc Kc Ac 9c"
moves = []
[with]
forgotten = "next_turn"
drawn_card = "may_be_played"
powers = { 2 = { plays_again = AGAIN } }
"""


def in_time(*moves: str, again: str = "false") -> Any:
    """Return the round after *moves*, the first of which leaves seat 0 one card; a 2 may oblige to play again."""
    return after(IN_TIME.replace("AGAIN", again), *moves)


def after(text: str, *moves: str) -> Any:
    """Return the round that begins as the position *text* says, after *moves*."""
    round_ = read_position(text).round
    for move in moves:
        seat, word = move.split(maxsplit=1)
        round_.play(word, seat=int(seat))
    return round_


def test_what_was_not_said_in_time_costs_no_card():
    said = notes(in_time().rules, "en")
    assert "If your turn leaves you with one card, you say “One card” before the next player plays." in said
    assert "If you forget, you cannot go out on your next turn." in said
    assert not any("you draw 2 cards" in one for one in said)


@pytest.mark.parametrize("moves", [["0 2h!", "1 4h"], ["0 2h", "0 say", "1 4h"]], ids=["with it", "late"])
def test_until_the_next_player_plays_the_word_is_in_time(moves: list[str]):
    assert in_time(*moves, "2 5h", "0 3h").over


def test_whoever_did_not_say_it_in_time_cannot_go_out_in_their_next_turn_and_may_say_it_then():
    late = in_time("0 2h", "1 4h")
    assert late.reactions(0) == ()
    late.play("5h", seat=2)
    assert late.legal_moves(0) == ("draw",)
    assert late.why_not(0, "3h").code == "unsaid"
    late.play("draw", seat=0)
    assert set(late.legal_moves(0)) == {"3h", "pass"}
    late.play("3h", seat=0)
    assert late.reactions(0) == ("say",)
    late.play("say", seat=0)
    for word, seat in (("draw", 1), ("pass", 1), ("draw", 2), ("pass", 2)):
        late.play(word, seat=seat)
    assert not late.state.barred


AT_TWO = """
rules = "rien"
hands = ["2h 3h", "4h 6c 8s"]
discard = "Kh"
stock = "9h Tc Jc Qc Kc Ac"
moves = []
[with]
forgotten = "next_turn"
late_say = LATE
drawn_card = "may_be_played"
powers = { 2 = { skips = 1 } }
"""


def test_whoever_a_skip_brings_back_says_it_before_they_play_on_or_does_not_go_out():
    round_ = after(AT_TWO.replace("LATE", "true"), "0 2h")
    assert round_.legal_moves(0) == ("draw",)
    assert round_.why_not(0, "3h").code == "say_first"
    said = round_.copy()
    said.play("say", seat=0)
    said.play("3h", seat=0)
    assert said.over
    assert next(event.kind for event in round_.play("draw", seat=0)) == "forgot"
    assert set(round_.legal_moves(0)) == {"3h", "9h", "pass"}
    round_.play("9h", seat=0)
    assert round_.reactions(0) == ("say",)
    # That turn is over: what they say now is said in time for the one after it.
    for word, seat in (("say", 0), ("4h", 1), ("3h", 0)):
        round_.play(word, seat=seat)
    assert round_.over


def test_whoever_a_skip_brings_back_without_a_late_word_does_not_go_out():
    round_ = after(AT_TWO.replace("LATE", "false"), "0 2h")
    assert round_.legal_moves(0) == ("draw",)


STOLEN = """
rules = "rien"
hands = ["2h 3h", "4h 6c 8s", "5h 7c 8d"]
discard = "Kh"
stock = "9h Tc Jc Qc Kc Ac"
moves = []
[with]
forgotten = "next_turn"
drawn_card = "may_be_played"
powers = { 9 = { lets_steal = true } }
"""


def test_nobody_goes_out_by_a_theft_in_the_turn_in_which_they_cannot():
    round_ = after(STOLEN, "0 2h", "1 4h", "2 5h", "0 draw", "0 9h")
    assert round_.legal_moves(1) != ("take",)
    assert not round_.over


ANSWERED = """
rules = "rien"
hands = ["2h 3h", "4h 5h 6c 8s", "5c 7c 8d 9d"]
discard = "Kh"
stock = "3d 9h Qd Jd Tc Jc Qc Kc"
moves = []
[with]
forgotten = "next_turn"
drawn_card = "may_be_played"
powers = { 5 = { draw = DRAW, hits_chosen = true, answered_by = ["3"] }, 3 = { plays_set = true, wild = true } }
"""


@pytest.mark.parametrize(
    ("draw", "answer"),
    [(1, ["0 3h", "1 draw", "2 draw", "2 pass"]), (2, ["0 3h", "0 3d", "1 draw", "2 9d"])],
    ids=["a card", "a set"],
)
def test_an_answer_out_of_turn_is_not_the_turn_in_which_they_cannot_go_out(draw: int, answer: list[str]):
    """Seat 0 is late, pays the first attack, and answers the second, before their turn comes."""
    begin = ["0 2h", "1 5h", "1 hit 0", "0 draw", "2 5c", "2 hit 0"]
    round_ = after(ANSWERED.replace("DRAW", str(draw)), *begin, *answer)
    assert (round_.turn, round_.legal_moves(0)) == (0, ("draw",))
    assert round_.reactions(0) == ()


def test_within_one_turn_there_is_no_time_to_be_late():
    assert in_time("0 2h", "0 3h", again="true").over


@pytest.mark.parametrize("loses", [True, False])
def test_what_a_last_card_without_its_word_costs_is_told_with_the_word(loses: bool):
    """WK-11: the card stays and acts; what is forgotten is told before what forgetting costs."""
    rules = load_rules("rien", options={"announces": False, "announces_last": True, "penalty": 3, "penalty_skips": loses})
    said = notes(rules, "en")
    assert not any(one.startswith("If you forget") for one in said)
    (maou,) = (one for one in said if "Maou" in one)
    assert "you draw 3 cards" in maou
    assert ("miss your next turn" in maou) == loses


def test_a_last_card_that_plays_again_goes_out_with_no_word():
    """Nobody goes out with a 10: neither word is missing."""
    said = notes(load_rules("carte-et-maou"), "en")
    assert any(one.startswith("To go out, you say “Maou” with your last card.") for one in said)
    assert any(one.startswith("Forgetting costs you when you would go out") for one in said)
    round_ = scene({}, ["Th", "8c 8d", "7c 7d"], "5h", "0 Th", "0 draw", name="carte-et-maou")
    assert len(round_.hands[0]) == 1


@pytest.mark.parametrize(("forgotten", "both"), [("on_last_card", True), ("at_once", False)])
def test_both_words_forgotten_with_a_last_card_cost_as_much_as_one(forgotten: str, both: bool):
    rules = {"forgotten": forgotten, "announces_last": True, "announces": True}
    told = [one for language in LANGUAGES for one in notes(load_rules("rien", options=rules), language) if "Maou" in one]
    ends = ("oublier aussi «\u00a0Carte\u00a0» ne coûte rien de plus).", "forgetting “One card” as well costs no more).")
    assert [one.endswith(end) for one, end in zip(told, ends, strict=True)] == [both] * 2
    assert len(scene(rules, ["9h", "8c 8d", "7c 7d"], "5h", "0 9h").hands[0]) == 2


def first_turn(name: str, options: dict[str, Any], card: str, seats: int = 3) -> Any:
    """Return a round whose first card begins with *card*: a rank, or a card."""
    rules = load_rules(name, options=options)
    rounds: Iterator[Any] = (new_round(rules, seats=seats, seed=seed) for seed in range(600))
    return next(one for one in rounds if face_name(one.state.top).startswith(card))


def test_a_counted_rank_changes_no_suit_as_the_first_card():
    rules = {"starter_acts": True}
    said = notes(load_rules("crazy-eights-countdown", options=rules), "fr")
    assert "Si c’est un 8, la couleur ne change pas." in said
    assert "=c" not in first_turn("crazy-eights-countdown", rules, "8").legal_moves(0)
    calling = load_rules("minimale", options=rules)
    assert not any("la couleur ne change pas" in one for one in notes(calling, "fr"))


def test_a_first_card_changes_the_suit_whatever_it_does_not_lie_on():
    rules = {"starter_acts": True}
    assert "If it is an 8, the dealer changes the suit." in notes(load_rules("courte-amicale", options=rules), "en")
    assert not any("the dealer changes the suit" in one for one in notes(load_rules("minimale", options=rules), "en"))
    round_ = first_turn("courte-amicale", rules, "8")
    assert "=c" in round_.legal_moves(round_.turn)


def test_nobody_doubts_a_first_card():
    power = {"7": {"draw": 2, "wild": True, "doubt_costs": 2}}
    rules = {"announces": False, "starter_acts": True, "powers": power}
    assert "Personne ne peut douter d’une première carte." in notes(load_rules("rien", options=rules), "fr")
    assert not any("douter d’une" in one for one in notes(load_rules("rien", options=rules | {"starter_acts": False}), "fr"))
    round_ = first_turn("rien", rules, "7")
    assert round_.legal_moves(round_.turn) == ("draw",)


@pytest.mark.parametrize("acts", [True, False])
def test_any_card_goes_on_a_transparent_joker_as_the_first_card(acts: bool):
    rules = {"jokers": 4, "powers": {"joker": {"transparent": True}}, "starter_buried": "", "starter_acts": acts}
    assert "If it is a joker, any card can be played on it." in notes(load_rules("rien", options=rules), "en")
    round_ = first_turn("rien", rules, "X")
    assert {move for move in round_.legal_moves(round_.turn) if move != "draw"} == {
        face_name(face) for face in round_.hands[round_.turn]
    }


def test_four_of_a_kind_ends_a_round_for_places():
    rules = load_rules("variante-6", options={"compte-positif": True})
    assert any(one.endswith("en les montrant, à son tour, et la manche finit.") for one in notes(rules, "fr"))
    assert any(one.endswith("en les montrant, à son tour.") for one in notes(load_rules("variante-6"), "fr"))
    hands = ["Kc 9d", "8c 8d 8h 8s 9c", "7c 7d", "Ah Ad"]
    assert scene({"compte-positif": True}, hands, "Kh", "0 Kc", "1 declare", name="variante-6", stock="Tc Td").over


def test_cards_laid_together_are_all_laid_at_the_limit():
    rules = {"play_limit": 2, "powers": {"6 7 8 9": {"plays_run": True}}}
    assert any("(cards played together are all played)" in one for one in notes(load_rules("rien", options=rules), "en"))
    plain = notes(load_rules("rien", options={"play_limit": 2}), "en")
    assert "The round ends once 2 cards have been played, and is settled like a blocked round." in plain
    round_ = scene(rules, ["6h 7h 8h 9h Ac Ad", "8c 8d", "7c 7d"], "5h", "0 6h", "0 7h", "0 8h")
    assert not round_.over
    round_.play("9h", seat=0)
    assert round_.over


def test_the_others_of_a_team_score_nothing():
    rules = load_rules("rien", options={"count": "podium", "teams": 2, "seats_min": 4, "seats_max": 4})
    assert any(one.endswith("the others score nothing.") for one in notes(rules, "en"))


def test_nobody_jumps_in_on_the_first_card():
    rules = load_rules("minimale", options={"a-la-volee": True})
    assert any("la même carte que celle qui vient d’être posée" in one for one in notes(rules, "fr"))
    alike = {"jump_in": True, "packs": 2}
    assert "9h" not in scene(alike, ["5c 6d", "9c 6c", "9h 6s"], "9h").may_act().get(2, ())
    assert "9h" in scene(alike, ["9h 6d", "9c 6c", "9h 6s"], "5h", "0 9h").may_act().get(2, ())


@pytest.mark.parametrize("said", [{"announces_last": True}, {"forgotten": "on_last_card"}], ids=str)
@pytest.mark.parametrize("recycles", [True, False])
def test_who_forgets_and_has_nothing_to_draw_is_out(said: dict[str, Any], recycles: bool):
    """G-04: with no stock to draw from, nobody draws instead of going out."""
    rules = load_rules("rien", options={"recycles": recycles, **said})
    assert any("if the stock is empty, you are out" in one for one in notes(rules, "en")) == (not recycles)
    lines = "".join(f"{key} = {_toml(value)}\n" for key, value in said.items())
    text = 'rules = "rien"\nhands = ["4h", "5d 6d"]\ndiscard = "4c"\nstock = ""\nmoves = []\n[with]\nrecycles = false\n'
    round_ = read_position(text + lines).round
    round_.play("4h", seat=0)
    assert round_.over


def test_who_loses_a_turn_cannot_answer():
    """A player who forgot draws for an attack although they hold an answer."""
    power = {"A": {"draw": 2, "answered_by": ["A"]}}
    rules = load_rules("rien", options={"penalty_skips": True, "powers": power})
    assert any(one.endswith("attaqué alors, il pioche sans pouvoir répondre.") for one in notes(rules, "fr"))
    assert not any("attaqué" in one for one in notes(load_rules("rien", options={"penalty_skips": True}), "fr"))
    hands = '["4c Ad", "9c 5d 6d", "Ac Kd Ks"]'
    text = f'rules = "rien"\nhands = {hands}\ndiscard = "3c"\nstock = "2h 3h 5h 6h 7h"\nmoves = []\n[with]\n'
    text += 'forgotten = "at_once"\npenalty = 1\npenalty_skips = true\npowers = { A = { draw = 2, answered_by = ["A"] } }\n'
    round_ = read_position(text).round
    round_.play("4c", seat=0)
    round_.play("9c", seat=1)
    round_.play("Ac", seat=2)
    assert round_.legal_moves(0) == ("draw",)


# Turns


ADDING: list[tuple[dict[str, Any], bool]] = [
    ({"draw": 2, "answered_by": ["A"]}, True),
    ({"draw": 2, "answered_by": ["A"], "skips": 1}, False),
    ({"draw": 2, "answered_by": ["A"], "hits_previous": True}, False),
]


@pytest.mark.parametrize(("power", "next_one"), ADDING)
def test_who_answers_attacks_that_add_up_is_told(power: dict[str, Any], next_one: bool):
    """An attack that skips as well hits the player after the next one."""
    text = (
        'rules = "rien"\nhands = ["Ac 2d 3d", "8h 9h", "Ad Tc Jc", "9c Kd"]\ndiscard = "4c"\nstock = "2h 3h 5h 6h 7h 9s Ts Js"\n'
    )
    lines = f"announces = false\npowers = {_toml({'A': power})}\n"
    round_ = read_position(f"{text}moves = []\n[with]\n{lines}").round
    round_.play("Ac", seat=0)
    assert (round_.turn == 1) == next_one
    told = " ".join(notes(round_.rules, "en"))
    assert ("Attacks add up: the next player" in told) == next_one
    assert ("Attacks add up: whoever is hit next" in told) == (not next_one)


def test_a_suit_called_by_a_rank_of_ones_own_lapses_as_any():
    """DI-03: once somebody jumps in on it, the second copy calls."""
    rules = load_rules("rien", options={"jump_in": True, "packs": 2, "countdown": 5})
    assert any(one.endswith("; whatever the first copy still had to do is cancelled.") for one in notes(rules, "en"))
    told = notes(load_rules("rien", options={"jump_in": True, "packs": {2: 1, 3: 3}}), "fr")
    assert any(one.startswith("À la volée, à deux paquets ou plus\u00a0: ") for one in told)


NO_JUMPS: list[tuple[dict[str, Any], str]] = [
    ({"2": {"draw": 2}}, "but not on an attack."),
    ({"2": {"draw": 2, "answered_by": ["2"]}}, "even out of turn."),
    ({"2": {"draw": 2, "answered_by": ["2"], "sweeps": True}}, "even out of turn."),
    ({"2": {"draw": 2}, "6": {"draw": 2, "answered_by": ["6"], "sweeps": True}}, "but not on an attack that it does not answer."),
    ({"2": {"skips": 1, "skip_answered_by": ["9"]}}, "but not while a player may still keep their turn."),
    ({"2": {"skips": 1, "skip_answered_by": ["2"]}}, "even out of turn."),
]


@pytest.mark.parametrize(("powers", "told"), NO_JUMPS)
def test_when_nobody_jumps_in_is_told(powers: dict[str, Any], told: str):
    """DI-03: not on an attack, nor on a lost turn, that the same card does not answer."""
    lines = f"jump_in = true\npacks = 2\nannounces = false\npowers = {_toml(powers)}\n"
    text = (
        'rules = "rien"\nhands = ["2c 3d 4d", "8h 9h", "2c Tc Jc"]\ndiscard = "4c"\nstock = "3h 5h 6h 7h"\nmoves = []\n[with]\n'
    )
    round_ = read_position(text + lines).round
    round_.play("2c", seat=0)
    assert ("2c" in round_.may_act().get(2, ())) == told.startswith("even")
    assert any(one.startswith("Jumping in") and one.endswith(told) for one in notes(round_.rules, "en"))


FOLLOWING: list[tuple[dict[str, Any], str, str, str]] = [
    ({"powers": {"J": {"names_suit": True}}}, "Jc", "Jh 3c", "un valet sur un valet"),
    ({"powers": {"J": {"names_suit": True, "refuses": ["J"]}}}, "Jc", "Jh 3c", ""),
    ({"powers": {"J": {"skips": 1}}}, "Jc", "Jh 3c", ""),
    ({"countdown": 8}, "4c", "8h 3c", "sa valeur passe-partout"),
    ({"powers": {"8": {"wild": True}}}, "4c", "8h 3c", "un 8"),
    ({"powers": {"8": {"wild": True, "only_if_unable": True}}}, "4c", "8h 3c", ""),
    ({"powers": {"8": {"wild": True}}, "countdown": 4}, "5c", "4h 3c", "un 8\u00a0; sa valeur passe-partout"),
]


@pytest.mark.parametrize(("said", "top", "hand", "told"), FOLLOWING)
def test_what_goes_on_although_one_could_follow_is_told(said: dict[str, Any], top: str, hand: str, told: str):
    rules = load_rules("rien", options={"must_follow": True, "announces": False, **said})
    sentence = next(one for one in notes(rules, "fr") if one.startswith("On doit fournir"))
    assert sentence.partition(" (à tout moment\u00a0: ")[2].removesuffix(").") == told
    lines = "".join(f"{key} = {_toml(value)}\n" for key, value in {**said, "must_follow": True, "announces": False}.items())
    text = f'rules = "rien"\nhands = ["{hand} 9d", "5d 6d"]\ndiscard = "{top}"\nstock = "7d 8d"\nmoves = []\n[with]\n{lines}'
    other = hand.split()[0]
    assert any(move.startswith(other) for move in read_position(text).round.legal_moves(0)) == bool(told)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_toml(inner)}' for key, inner in value.items()) + " }"  # type: ignore[misc]
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"  # type: ignore[misc]
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


@pytest.mark.parametrize("drawn", ["kept", "may_be_played", "must_be_played", "last_may_be_kept"])
@pytest.mark.parametrize("freely", [True, False])
def test_how_long_one_draws_is_told(drawn: str, freely: bool):
    """Whoever draws freely need not stop at the first card that can be played."""
    rules = load_rules("rien", options={"draws": 3, "drawn_card": drawn, "draws_freely": freely, "announces": False})
    said = notes(rules, "en")
    text = 'rules = "rien"\nhands = ["3c 9c", "5d 6d"]\ndiscard = "4h"\nstock = "2h 7h 8h"\nmoves = []\n[with]\n'
    text += f'announces = false\ndraws = 3\ndrawn_card = "{drawn}"\ndraws_freely = {str(freely).lower()}\n'
    round_ = read_position(text).round
    round_.play("draw", seat=0)
    goes_on = round_.turn == 0 and "draw" in round_.legal_moves(0)
    stops = any("stop at the first" in one for one in said)
    assert stops == (drawn != "kept" and not freely)
    assert any(one.startswith("You draw one card after another, three at most.") for one in said) == (goes_on and drawn != "kept")
    assert ("Then you may play, or pass." in said) == (goes_on and "pass" in round_.legal_moves(0))


@pytest.mark.parametrize("freely", [True, False])
def test_from_which_drawn_card_on_one_may_pass_is_told(freely: bool):
    """Only the last of three may be kept; whether one may draw on to it although another goes, or not."""
    options: dict[str, Any] = {"draws": 3, "drawn_card": "last_may_be_kept", "draws_freely": freely, "announces": False}
    said = " ".join(notes(load_rules("rien", options=options), "en"))
    assert "once you have drawn 3 cards, you may also pass" in said
    stock, own = ("2h 7h 8h Kc", ["2h", "7h", "8h", "pass"]) if freely else ("2s 7d 8h Kc", ["8h", "pass"])
    text = f'rules = "rien"\nhands = ["3c 9c", "5d 6d"]\ndiscard = "4h"\nstock = "{stock}"\nmoves = []\n[with]\n'
    round_ = read_position(text + "".join(f"{key} = {_toml(value)}\n" for key, value in options.items())).round
    for _ in range(3):
        assert "pass" not in round_.legal_moves(0)
        round_.play("draw", seat=0)
    assert sorted(round_.legal_moves(0)) == own


def test_where_one_card_is_drawn_it_is_the_last_and_may_be_kept():
    one = notes(load_rules("rien", options={"drawn_card": "last_may_be_kept"}), "en")
    assert "Then you may play, or pass." in one
    kept = scene({"drawn_card": "last_may_be_kept"}, ["9d 5c", "9s 7c"], "4h", "0 draw", stock="6h Kc")
    assert kept.legal_moves(0) == ("6h", "pass")


@pytest.mark.parametrize(
    ("attack", "plays"), [({}, True), ({"sweeps": True}, False), ({"hits_previous": True}, False), ({"hits_chosen": True}, False)]
)
def test_after_which_attacks_one_may_play_is_told(attack: dict[str, Any], plays: bool):
    alone = {"plays_after_paying": 1, "powers": {"6": {"draw": 1, **attack}}}
    rules = load_rules("rien", options=alone)
    assert any("may then play, without drawing more" in said for said in notes(rules, "en")) == plays
    assert any(found.key == "plays_after_paying" for found in findings(rules)) == (not plays)
    both = load_rules("rien", options={"plays_after_paying": 1, "powers": {"2": {"draw": 1}, "6": {"draw": 1, **attack}}})
    (said,) = (one for one in notes(both, "en") if "may then play, without drawing more" in one)
    assert ("not for one that" in said) == (not plays)


# The deal and the match


TWICE: list[dict[str, Any]] = [{}, {"packs": 1}, {"packs": 2}, {"packs_least": 2}, {"packs": 1, "jokers": 3, "hand": 5}]


@pytest.mark.parametrize("said", TWICE, ids=str)
def test_jumping_in_is_told_of_where_a_card_is_there_twice(said: dict[str, Any]):
    options: dict[str, Any] = {"jump_in": True, "hand": 6, "seats_max": 7, **said}
    rules = load_rules("rien", options=options)
    twice: set[bool] = set()
    for seats in rules.seats:
        if not can_be_dealt(rules, seats):
            continue
        there = max(Counter(deal(rules, seats, 1).cards()).values()) > 1
        twice.add(there)
        assert any(one.startswith("À la volée") for one in notes(rules, "fr", seats=seats)) == there
    assert any(found.key == "jump_in" for found in findings(rules)) == (True not in twice)


JUMPS: list[tuple[dict[str, Any], int, str]] = [
    ({"draw": 2, "answered_by": ["2"]}, 4, "; the attack of the first copy adds up."),
    ({"draw": 2}, 0, "Play goes on from you."),
    ({"skips": 1}, 0, "; whatever the first copy still had to do is cancelled."),
    (
        {"draw": 2, "answered_by": ["2"], "reverses": True, "plays_again": True},
        4,
        "is cancelled, except its attack, which adds up"
        "; whoever had played it as a last card, and had to play again, still draws.",
    ),
]


@pytest.mark.parametrize(("power", "debt", "told"), JUMPS)
def test_what_becomes_of_the_first_copy_is_told(power: dict[str, Any], debt: int, told: str):
    """DI-03: its skip and its replay lapse, its attack adds up where the second copy answers it."""
    said = {"jump_in": True, "packs": 2, "announces": False, "powers": {"2": power}}
    lines = "".join(f"{key} = {_toml(value)}\n" for key, value in said.items())
    hands = '["2h 9c 9d", "Kc 8c 8d", "2h 6d Qc", "5c 5d Tc"]'
    text = f'rules = "rien"\nhands = {hands}\ndiscard = "4h"\nstock = "3c 3d 3s"\nmoves = []\n[with]\n{lines}'
    round_ = read_position(text).round
    round_.play("2h", seat=0)
    if "2h" in round_.may_act().get(2, ()):
        round_.play("2h", seat=2)
        assert round_.debt == debt  # type: ignore[attr-defined]
    else:
        assert not debt
    assert any(one.endswith(told) and one.startswith("Play goes on from you") for one in notes(round_.rules, "en"))


@pytest.mark.parametrize(
    "said", [{"hand_from": 4, "hand_to": 12}, {"hand_from": 5, "hand_to": 12}, {"hand_from": 5, "hand_to": 5}]
)
def test_the_sizes_of_hands_are_told_as_far_as_the_cards_go(said: dict[str, Any]):
    """W8-05: at ten, one pack has no hands of twelve; and a single size is nothing to choose."""
    rules = load_rules("rien", options={"packs": 1, "hand": 5, **said})
    (told,) = (one for one in notes(rules, "en") if "dealer chooses hands" in one or "is dealt" in one)
    for seats in rules.seats:
        sizes = rules.hands_to_choose(seats=seats)
        (one,) = (one for one in notes(rules, "en", seats=seats) if "dealer chooses hands" in one or "is dealt" in one)
        assert re.findall(r"\d+", one) == ([str(sizes[0]), str(sizes[-1])] if len(sizes) > 1 else [str(sizes[0])])
        assert f"{sizes[0]} to {sizes[-1]}" in told or f"of {sizes[0]} only" in told or told == one


@pytest.mark.parametrize(("hand", "most"), [(1, 1), (1, 3), (2, 3), (4, 3), (5, 10)])
def test_a_misdeal_is_told_as_large_as_it_can_be(hand: int, most: int):
    """LH-41: nobody is dealt six cards too few of three."""
    rules = load_rules("rien", options={"hand": hand, "misdeals": 100, "misdeal_most": most, "packs": 1, "seats_max": 2})
    (said,) = (one for one in notes(rules, "en") if one.startswith("Somebody is then dealt"))
    sizes = {len(held) for seed in range(200) for held in deal(rules, 2, seed).hands}
    numbers = [1 if word in ("a", "one") else int(word) for word in re.findall(r"\d+|\ba\b|\bone\b", said)]
    assert max(sizes) - hand == numbers[0]
    assert hand - min(sizes) == (numbers[-1] if "few" in said else 0)


def test_teams_are_told_in_one_sentence():
    """LH-03: each number of players with as many teams as there are, and how a team wins once."""
    told = notes(load_rules("les-huit", options={"equipes-de-deux": True}), "fr")
    assert (
        "À quatre joueurs, on joue en deux équipes\u00a0; à six, en trois\u00a0; à huit, en quatre. Les partenaires sont assis en"
        " alternance\u00a0; une équipe gagne quand tous ses joueurs ont fini."
    ) in told
    told = notes(load_rules("les-huit", options={"grandes-equipes": True}), "en")
    assert any(one.startswith("With four, six or eight players, you play in two teams. ") for one in told)


def test_any_card_goes_on_a_joker_that_does_not_act_as_the_first_card():
    power = {"wild": True, "stands_for": True}
    for said, told in (({"starter_buried": ""}, True), ({}, False), ({"starter_buried": "", "starter_acts": True}, False)):
        rules = load_rules("rien", options={"jokers": 1, "powers": {"joker": power}, **said})
        assert ("Si c’est un joker, n’importe quelle carte s’y pose." in notes(rules, "fr")) == told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, "a 2 or an 8"),
        ({"jokers": 2}, "a 2, an 8 or a joker"),
        ({"starter_buried": "9 2"}, "a 2, an 8 or a 9"),
        ({"powers": {"J": {"lets_steal": True, "turn_at_two_left": True}, "K": {"doubles": True}}}, "a 2, an 8 or a jack"),
        ({"powers": {"J": {"then_plays": True}, "Q": {"plays_set": True}, "3": {"goes_on": "5"}}}, "a 2 or an 8"),
    ],
    ids=str,
)
def test_starters_are_the_cards_without_an_effect(said: dict[str, Any], told: str):
    """How a card is laid is no effect, nor is what it does as the last one, or never does."""
    powers = {"2": {"draw": 2}, "8": {"wild": True}, **said.get("powers", {})}
    rules = load_rules("rien", options={"starter_plain": True, "hand": 3, **said, "powers": powers})
    starters = {face_name(deal(rules, 2, seed).discard[0])[0] for seed in range(300)}
    ranks = {"a 2": "2", "an 8": "8", "a 9": "9", "a joker": "X", "a jack": "J"}
    put_back = {ranks[card] for card in re.split(", | or ", told)}
    assert starters == {*"A23456789TJQK"} - put_back
    assert f"If the starter is {told}, it goes back into the stock, and the next card is turned up." in notes(rules, "en")


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("starts", ["next", "dealer", "last_winner"])
def test_who_begins_and_which_way_is_as_the_sheet_says(clockwise: bool, starts: str):
    rules = load_rules("rien", options={"clockwise": clockwise, "starts": starts})
    told = notes(rules, "en")
    sides = {side: any(f"on the dealer’s {side} starts" in one for one in told) for side in ("left", "right")}
    for seats in (2, 3, 5):
        for dealer in range(seats):
            round_ = new_round(rules, seats=seats, seed=7, dealer=dealer)
            next_to = {"left": (dealer + 1) % seats, "right": (dealer - 1) % seats}
            begins = [next_to[side] for side, is_said in sides.items() if is_said]
            assert round_.turn == (begins[0] if begins else dealer)
            assert round_.direction == (-1 if any("anticlockwise" in one for one in told) else 1)
    assert any(one.startswith(("The dealer starts", "Whoever won the round before starts")) for one in told) == (starts != "next")
    winners = {new_round(rules, seats=4, seed=7, carried={"winner": seat}).turn for seat in range(4)}
    assert len(winners) == (4 if starts == "last_winner" else 1)


def test_the_first_card_is_dealt_on_the_side_that_begins_whoever_begins():
    """The same pack dealt the other way: what goes to the left goes to the right, and the dealer is dealt last."""
    left, right = (new_round(load_rules("rien", options={"clockwise": way}), seats=4, seed=9, dealer=0) for way in (True, False))
    assert [left.hands[seat] for seat in (1, 2, 3, 0)] == [right.hands[seat] for seat in (3, 2, 1, 0)]


def test_a_plain_starter_has_no_effect_to_be_told_of():
    told = notes(load_rules("minimale", options={"starter_plain": True, "starter_acts": True}), "en")
    assert not any("The starter acts" in one or "no effect" in one for one in told)


def test_a_dealer_who_chooses_the_hands_deals_no_half():
    rules = load_rules("rien", options={"hand_from": 4, "hand_to": 9, "deals_half": True})
    assert not any("moitié" in said for said in notes(rules, "fr"))
    assert any(found.key == "deals_half" for found in findings(rules))


def test_ranks_that_the_pack_has_not_count_down_too():
    told = "Ranks that the pack does not have count too (6, 5, 4, 3 and 2)."
    assert told in notes(load_rules("rien", options={"cards": "32", "countdown": 9, "hand": 5}), "en")
    assert not any("count too" in said for said in notes(load_rules("rien", options={"countdown": 9}), "en"))
    rules = load_rules("rien", options={"cards": "32", "countdown": 7, "hand": 1, "seats_max": 2, "announces": False})
    ranks = {event["rank"] for seed in range(20) for event in by_chance(rules, 2, seed)[1] if event["kind"] == "came_down"}
    assert {"6", "5"} <= ranks


@pytest.mark.parametrize("name", rule_names())
def test_a_match_is_told_to_as_many_as_it_is_for(name: str):
    """A plan for three players and more was promised to two."""
    for option in ({}, *({choice: True} for choice in load_rules(name).choices)):
        rules = load_rules(name, options=option)
        plan = match_plan_for(rules)
        for seats in rules.seats:
            told = any(said.startswith("Huit propose") for said in notes(rules, "fr", seats=seats))
            assert told == (plan is not None and _can_be_asked(plan.id, rules, seats))
        if plan is not None and not all(_can_be_asked(plan.id, rules, seats) for seats in rules.seats):
            (usual,) = (said for said in notes(rules, "fr") if said.startswith("Huit propose"))
            assert " joueurs" in usual.partition("\u00a0: ")[0]


def _can_be_asked(plan: str, rules: RuleSet, seats: int) -> bool:
    try:
        plan_of(MatchRequest(plan=plan), rules, seats=seats)
    except ScoreError:
        return False
    return True


def test_columns_are_told_as_they_are_written():
    """HH-04: one stops writing where one has 100, the other goes on; HH-07: when the others open."""
    (usual,) = (said for said in notes(load_rules("huit-hollywood"), "en") if said.startswith("Suggested match"))
    assert "no more in a column where they have 100 points" in usual
    assert "The 4th column" not in usual
    (usual,) = (
        said for said in notes(load_rules("huit-hollywood", options={"cinq-parties": True}), "en") if "Suggested match" in said
    )
    assert "The 4th column opens when somebody has 100 points in the 1st" in usual


# What changes

LOTS = [range(start, start + 200) for start in range(0, 1200, 200)]
"""Mixes that are tried: a third of them are accepted."""


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_no_mix_loses_a_knob_of_the_round_without_a_word(seeds: range):
    """What an option changes for any number of players changes the sheet, or the check says that it does nothing."""
    lost: list[str] = []
    tried = 0
    for seed in seeds:
        name, options = mixes.mix(seed)
        rules, found = what_is_wrong(name, options)
        if rules is None or any(one.level == "refused" for one in found):
            continue
        for key in (key for key in options if key in schema_of(rules.family).knobs and key not in {one.key for one in found}):
            other = _if_they_load(name, {option: value for option, value in options.items() if option != key})
            if other is not None and _works(rules, key) and _columns(rules) != _columns(other):
                tried += 1
                lost += [f"{key} of {name} {options}"] if sheet(rules) == sheet(other) else []
    assert not lost, "\n".join(lost)
    assert tried > len(seeds) // 10


def _if_they_load(name: str, options: Mapping[str, Any]) -> RuleSet | None:
    try:
        return load_rules(name, options=options)
    except RulesError:
        return None


def _works(rules: RuleSet, key: str) -> bool:
    """Tell whether a knob has what it needs, of cards that the pack has: without it does nothing."""
    knobs = schema_of(rules.family).knobs
    return all(knobs[other].code(rules.knobs[other], rules.deck) for other in knobs[key].needs)


def _columns(rules: RuleSet) -> list[dict[str, object]]:
    """Return what the engine reads, for each number of players that can be dealt to."""
    columns = [compile_rules(rules, seats=seats) for seats in rules.seats if can_be_dealt(rules, seats)]
    return [{name: getattr(one, name) for name, _, _ in one.fields()} for one in columns]


@pytest.mark.parametrize("name", mostly_long(rule_names(), every=4))
def test_what_a_version_changes_is_what_the_sheets_say(name: str):
    """A penalty was said to be more than before, where nothing was announced before."""
    rules = load_rules(name)
    for option in ({}, *({choice: True} for choice in rules.choices)):
        asked = load_rules(name, options=option)
        before = load_rules(rules.parent) if rules.parent and not option else rules
        knobs = schema_of(asked.family).knobs
        changed = [change for change in differences(asked, before) if change.key in knobs]
        for change, language in ((change, language) for change in changed for language in LANGUAGES):
            told = [re.sub(r"[.]$", "", said).casefold() for said in notes(before, language)]
            _, mark, was = (
                change.text[language].removesuffix(".)").partition({"fr": " (Avant\u00a0: ", "en": " (Before: "}[language])
            )
            assert not mark or _is_silent(knobs[change.key]) or was.casefold() in told, change.text[language]


def _is_silent(knob: Knob) -> bool:
    """Tell whether the sheet leaves a knob to others, or to silence."""
    return bool(knob.in_head or knob.told_by or knob.unsaid is not None)


def rounds_of(rules: RuleSet) -> Iterator[list[dict[str, Any]]]:
    """Yield what is told of some rounds; that the direction turns is no matter with two players."""
    for seats in {rules.seats[0], rules.seats[-1]}:
        for seed in range(6):
            told = by_chance(rules, seats, seed)[1]
            yield [event for event in told if event["kind"] != "reversed"]


IDLE: list[tuple[str, dict[str, Any]]] = [
    ("winner_points", {"count": "none", "winner_points": 10}),
    ("winner_points", {"count": "winner_takes", "winner_points": -5, "hand": 6}),
    ("powers", {"count": "podium", "goes_on": "places", "powers": {"8": {"doubles": True}}}),
    ("jump_in", {"packs": 1, "seats_max": 5, "jump_in": True, "announces": False}),
    ("wrong_catch", {"forgotten": "at_once", "wrong_catch": True}),
    ("wrong_catch", {"announces": False, "misdeals": 50, "wrong_catch": True}),
    ("deals_half", {"hand_from": 4, "hand_to": 9, "deals_half": True}),
    ("plays_after_paying", {"plays_after_paying": 1, "powers": {"6": {"draw": 1, "sweeps": True}}}),
    ("powers", {"seats_max": 2, "powers": {"J": {"reverses": True}}}),
    ("powers", {"seats_max": 2, "powers": {"8": {"skips": 1, "not_at_two": True}}}),
    ("powers", {"seats_max": 2, "powers": {"2": {"draw": 2, "answered_by": ["J"]}, "J": {"reverses": True}}}),
]


@pytest.mark.parametrize(("key", "said"), IDLE)
def test_what_is_said_to_do_nothing_changes_no_round_and_no_sheet(key: str, said: dict[str, Any]):
    rules = load_rules("rien", options=said)
    (found,) = (one for one in findings(rules) if one.key.startswith(key))
    assert found.level == "warning"
    without = _without(said, found.key)
    plain = load_rules("rien", options=without)
    sizes = 6 if "hand_from" in said else None
    if sizes is None:
        assert list(rounds_of(rules)) == list(rounds_of(plain))
    assert sheet(rules) == sheet(plain)


def _without(said: dict[str, Any], key: str) -> dict[str, Any]:
    """Return options without what *key* names."""
    section, _, rest = key.partition(".")
    if not rest:
        return {name: value for name, value in said.items() if name != section}
    card, _, knob = rest.rpartition(".")
    left = {name: value for name, value in said[section][card].items() if name not in (knob, "not_at_two")}
    return {**said, section: {**said[section], card: left}}


# What nearly all cards do is told once


RANKS_BUT_K = "A 2 3 4 5 6 7 8 9 T J Q"


def test_runs_of_nearly_all_cards_are_told_once():
    runs = {RANKS_BUT_K: {"plays_run": True}, "2": {"plays_run": True, "draw": 2, "answered_by": "2"}}
    rules = load_rules("rien", options={"powers": runs})
    said = notes(rules, "en")
    assert "Runs of two or more cards of one suit can be played, up or down (the ace before the 2), except the king." in said
    assert "Of several cards played together, only the last one acts." in said
    assert [effect.text["en"] for effect in card_effects(rules)] == [
        "makes the next player draw 2 cards and miss their turn, unless they play a 2"
    ]
    assert all("in runs" in effect.text["en"] for effect in card_effects(rules, in_full=True))
    some = load_rules("rien", options={"powers": {"5 6 7 8": {"plays_run": True}}})
    assert not any(one.startswith("Runs of") for one in notes(some, "en"))
    assert [effect.cards for effect in card_effects(some)] == [("5", "6", "7", "8")]


def test_sets_of_nearly_all_cards_are_told_once_but_not_what_they_come_to():
    sets = {"all": {"plays_set": True}, "2": {"plays_set": True, "adds_up": True, "draw": 2}}
    rules = load_rules("rien", options={"powers": sets})
    assert "Two, three or four cards of one rank can be played together." in notes(rules, "en")
    assert [effect.text["en"] for effect in card_effects(rules)] == [
        "makes the next player draw 2 cards and miss their turn; played together, all of them count: two 2s make it 4 cards"
    ]


def test_several_kinds_of_last_cards_that_cost_are_told_once():
    rules = load_rules("rien", options={"powers": {"2 8 J": {"last_costs": 5}}})
    assert "Whoever plays a 2, an 8 or a jack as their last card draws 5 cards and plays on." in notes(rules, "en")
    assert not card_effects(rules)
    alone = load_rules("rien", options={"powers": {"2": {"last_costs": 5}}})
    assert [effect.text["en"] for effect in card_effects(alone)] == [
        "as the last card, makes its player draw 5 cards and play on"
    ]


def test_cards_answered_in_their_own_suit_stand_in_one_line():
    powers = {f"2{suit}": {"draw": 2, "answered_by": f"2 3{suit}"} for suit in "cdhs"}
    (effect,) = card_effects(load_rules("rien", options={"powers": powers}))
    assert effect.cards == ("2",)
    assert effect.text["en"].endswith("unless they play the 3 of the same suit or a 2")
    assert effect.text["fr"].endswith("sauf s’il pose le 3 de la même couleur ou un 2")
    powers["2s"] = {**powers["2s"], "never_last": True}
    assert len(card_effects(load_rules("rien", options={"powers": powers}))) == 2
