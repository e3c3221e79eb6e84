"""What the deeds of cards say where several of their knobs meet, played out in a scene each."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from huit.cards import parse_face, select_faces
from huit.engine.round import Round
from huit.rules import RulesError, load_rules
from huit.rules.check import findings
from huit.rules.danish.deeds import Copies, CopiesNothing, CopiesSkip, GoesOnAny, KeepsTurn
from huit.rules.deeds import Deed, Does
from huit.rules.prose import card_deeds, card_effects, effect_sentence, notes
from huit.rules.shedding.deeds import (
    Announced,
    AnswerEndsCall,
    CallsCard,
    CallsRank,
    Chain,
    ChangedAgain,
    ChangesSuit,
    Doubles,
    DoublesAttack,
    Doubt,
    Draws,
    FallsBack,
    GoesAnywhere,
    GoesOn,
    GoesOnAttacks,
    GoesRound,
    HandsMove,
    LastCosts,
    LastDraws,
    LastPoints,
    LeavesInForce,
    MissesSeveral,
    OwnAttack,
    PassesUnder,
    PlaysRun,
    PlaysSet,
    Refuses,
    RoundOver,
    SendsBack,
    Skips,
    StandsFor,
    Steals,
    StopsAttack,
    TurnAtTwo,
    TurnsAddUp,
)
from huit.rules.shedding.round_text import attacks
from huit.views.positions import read_position
from tests.rules.outcomes import one
from tests.rules.test_truth import PLAIN, toml_of


def scene(rules: Mapping[str, object], hands: list[str], top: str, *moves: str, name: str = PLAIN, stock: str = "") -> Round:
    """Return the round of a scene after some moves, each as ``SEAT MOVE``."""
    rules = ({"announces": False} if name == PLAIN else {}) | dict(rules)
    written = "\n".join(f"{json.dumps(key)} = {toml_of(value)}" for key, value in rules.items())
    stock = stock or "2c 2d 3c 3d 4c 4d 5c 5d 6c 6d"
    text = f'rules = "{name}"\nhands = {json.dumps(hands)}\ndiscard = "{top}"\nstock = "{stock}"\nmoves = []\n[with]\n'
    round_ = read_position(text + written).round
    for seat, _, move in (move.partition(" ") for move in moves):
        round_.play(move, seat=int(seat))
    return round_


def deeds_of(rules: Mapping[str, object], cards: str, name: str = PLAIN) -> tuple[Deed, ...]:
    agreed = load_rules(name, options=dict(rules))
    return card_deeds(select_faces(cards) & agreed.deck, agreed)


@pytest.mark.parametrize(("aces", "hit"), [("0 Ac", 0), ("0 Ac;0 Ad", 1), ("0 Ac;0 Ad;0 Ah", 0)])
def test_with_two_players_an_odd_number_of_skips_hits_its_player(aces: str, hit: int):
    rules = {"powers": {"A": {"draw": 3, "answered_by": ["A"], "plays_set": True, "adds_up": True, "skips": 1}}}
    assert OwnAttack("skipping", if_odd=True) in deeds_of(rules, "A")
    round_: Any = scene(rules, ["Ac Ad Ah 9c 9d", "8c 8d"], "5c", *aces.split(";"))
    if "pass" in round_.legal_moves(0):
        round_.play("pass", seat=0)
    assert (round_.turn, round_.debt) == (hit, 3 * len(aces.split(";")))


@pytest.mark.parametrize(("skips", "players"), [(1, (2,)), (2, (3,)), (3, (2, 4))])
def test_whoever_skips_all_the_others_is_hit(skips: int, players: tuple[int, ...]):
    rules = {"powers": {"A": {"draw": 2, "answered_by": ["2"], "skips": skips}}}
    assert OwnAttack("skipping", players) in deeds_of(rules, "A")
    hands = ["Ac 9c 9d", "8c 8d", "7c 7d", "6c 6d"]
    hit = [number for number in (2, 3, 4) if scene(rules, hands[:number], "5c", "0 Ac").turn == 0]
    assert tuple(hit) == players


@pytest.mark.parametrize(("skips", "told"), [(2, "À trois joueurs"), (3, "À deux ou quatre joueurs")])
def test_an_answer_that_skips_all_the_others_falls_back(skips: int, told: str):
    rules = {"powers": {"A": {"draw": 2, "answered_by": ["K"]}, "K": {"skips": skips}}}
    words = effect_sentence(select_faces("K"), load_rules(PLAIN, options=rules), "fr")
    assert words.endswith(f"{told}, l’attaque revient donc à celui qui a posé le roi")


def test_a_drawn_answer_comes_after_the_draw():
    rules = {
        "powers": {
            "A": {"draw": 2, "sweeps": True, "answered_by": ["3"], "must_answer": True, "drawn_answers": True},
            "3": {"reverses": True},
        }
    }
    told = one(deeds_of(rules, "A"), GoesRound)
    assert told is not None
    assert told.even_drawn
    assert "(s’il vient de le piocher, une fois tout pioché)\u00a0: l’attaque repart" in effect_sentence(
        select_faces("A"), load_rules(PLAIN, options=rules), "fr"
    )
    round_ = scene(rules, ["Ac 9c 9d", "8c 8d", "7c 7d"], "5c", "0 Ac", "1 draw", "1 3c", stock="3c 2d 4d 4c 4h 2h")
    assert (round_.turn, len(round_.hands[1])) == (0, 3)


def test_where_hands_are_counted_down_the_round_goes_on_after_a_last_card():
    rules = {"countdown": 8, "powers": {"K": {"last_draw": 3}}}
    told = one(deeds_of(rules, "K"), LastDraws)
    assert told is not None
    assert told.goes_on
    round_ = scene(rules, ["Kh", "8c 8d", "7c 7d"], "5h", "0 Kh", "1 draw", stock="2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 6h 6s 4h 4s")
    assert (round_.over, round_.turn) == (False, 2)


def test_where_hands_are_counted_down_one_goes_out_with_the_hand_of_the_ace_alone():
    rules = {"countdown": 8, "powers": {"T": {"plays_again": True, "wins_last": True}}}
    told = effect_sentence(select_faces("T"), load_rules(PLAIN, options=rules), "fr")
    assert told == "oblige à rejouer\u00a0; en dernière carte de la main de l’as, on finit avec"
    round_ = scene(rules, ["Th", "8c 8d", "7c 7d"], "5h", "0 Th", stock="2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 6h 6s 4h 4s")
    assert (round_.over, round_.turn) == (False, 0)


def test_a_counted_rank_calls_a_suit_off_its_own_suit():
    rules = {"countdown": 8, "powers": {"8": {"names_suit": True, "names_own_suit": True}}}
    assert ChangesSuit(on_own_suit=True, but_counted=True) in deeds_of(rules, "8")
    assert "8c=s" in scene(rules, ["8c 9c 9d", "7c 7d"], "4h").legal_moves(0)


def test_a_joker_does_to_an_attack_what_the_card_does_that_it_stands_for():
    rules = {
        "jokers": 2,
        "powers": {
            "joker": {"stands_for": True, "wild": True, "on_debt": True},
            "A": {"draw": 2, "answered_by": ["A", "2"]},
            "2": {"draw": 4, "clears_debt": True},
        },
    }
    assert GoesOnAttacks("as_another") in deeds_of(rules, "joker")
    hands = ["Ac 9c 9d", "Xr 8c 8d", "7c 7d"]
    debts = [scene(rules, hands, "5c", "0 Ac", f"1 Xr={card}", stock="3c 3d 4c 4d").debt for card in ("2h", "Ah")]  # type: ignore[attr-defined]
    assert debts == [4, 4]


def test_a_like_card_that_skips_hits_the_player_after():
    rules = {"powers": {"7": {"then_plays": True, "draw": 2}, "9": {"then_plays": True, "draw": 3, "skips": 1}}}
    assert Chain(select_faces("7 9"), 0, next_one=False) in deeds_of(rules, "7")
    round_: Any = scene(rules, ["7c 8h 8s", "9c Td Ts", "8c 8d", "Tc Th"], "Kc", "0 7c", "1 draw", "1 9c")
    assert (round_.turn, round_.debt) == (3, 5)


def test_nobody_doubts_an_answer():
    rules = {"powers": {"7": {"draw": 2, "wild": True, "doubt_costs": 1, "answered_by": ["7"]}}}
    assert Doubt(1, but_answers=True, but_out=False) in deeds_of(rules, "7")
    hands = ["7c 8h 8s", "7d Td Ts", "8c 8d"]
    assert "doubt" in scene(rules, hands, "Kc", "0 7c").legal_moves(1)
    assert "doubt" not in scene(rules, hands, "Kc", "0 7c", "1 7d").legal_moves(2)


def test_nobody_doubts_a_last_card():
    rules: dict[str, Any] = {"goes_on": "places", "powers": {"7": {"draw": 2, "wild": True, "doubt_costs": 1}}}
    assert Doubt(1, but_answers=False, but_out=True) in deeds_of(rules, "7")
    assert "doubt" not in scene(rules, ["7c", "7d Td Ts", "8c 8d"], "Kc", "0 7c").legal_moves(1)
    stays = {**rules, "powers": {"7": {**rules["powers"]["7"], "last_costs": 1}}}
    assert Doubt(1, but_answers=False, but_out=False) in deeds_of(stays, "7")
    assert "doubt" in scene(stays, ["7c", "7d Td Ts", "8c 8d"], "Kc", "0 7c").legal_moves(1)


def test_a_card_that_answers_no_attack_stops_none():
    aces = {"draw": 2, "answered_by": ["A"]}
    rules = {"powers": {"A": aces, "8": {"clears_debt": True}}}
    assert deeds_of(rules, "8") == ()
    assert "8c" not in scene(rules, ["Ac 9c 9d", "8c 7c", "Tc Th"], "5c", "0 Ac").legal_moves(1)
    answered = {"powers": {"A": {**aces, "answered_by": ["A", "8"]}, "8": {"clears_debt": True}}}
    assert deeds_of(answered, "8") == (StopsAttack(covered=False),)


@pytest.mark.parametrize("stops", [False, True])
@pytest.mark.parametrize("attacks", [False, True])
@pytest.mark.parametrize("skips", [False, True])
def test_what_becomes_of_an_attack_under_a_run_depends_on_the_cards_of_runs(stops: bool, attacks: bool, skips: bool):
    answer = {"plays_run": True}
    last = {"clears_debt": stops, "skips": int(skips), **answer}
    powers = {"2": {"draw": 2, "answered_by": ["3"], "plays_run": attacks}, "3": answer, "4": last}
    passes = PassesUnder(may_attack=attacks, may_stop=stops, may_skip=skips)
    assert one(deeds_of({"powers": powers | {"5": answer}}, "3"), PassesUnder) == passes
    assert (StopsAttack(covered=False) in deeds_of({"powers": powers}, "4")) == stops
    assert "stops_nothing" not in {finding.code for finding in findings(load_rules(PLAIN, options={"powers": powers}))}
    round_: Any = scene({"powers": powers}, ["2c 9c 9d", "3c 4c Jd", "Tc Th", "8c 8d"], "5c", "0 2c", "1 3c", "1 4c")
    assert (round_.debt, round_.turn) == (0 if stops else 2, 3 if skips else 2)


@pytest.mark.parametrize(
    ("seven", "hit"),
    [({"sweeps": True, "draw": 1}, (1, 1)), ({"skips": 1}, (2, 3)), ({"hits_previous": True, "draw": 1}, (2, 4))],
)
def test_what_is_laid_on_an_attack_of_ones_own_changes_it(seven: dict[str, Any], hit: tuple[int, int]):
    rules = {"powers": {"9": {"plays_again": True, "draw": 3}, "7": seven}}
    assert ChangedAgain() in deeds_of(rules, "9")
    round_: Any = scene(rules, ["9h 7h 5c 6c", "2c 8d Ad", "7s 7d"], "5h", "0 9h", "0 7h")
    assert (round_.turn, round_.debt) == hit
    assert ChangedAgain() not in deeds_of({"powers": {"9": {"plays_again": True, "draw": 3}, "7": {"draw": 2}}}, "9")


def test_nobody_doubts_what_is_laid_on_an_attack_of_ones_own():
    rules = {"powers": {"9": {"plays_again": True, "draw": 3}, "7": {"draw": 2, "wild": True, "doubt_costs": 1}}}
    assert Doubt(1, but_answers=True, but_out=False) in deeds_of(rules, "7")
    assert "doubt" not in scene(rules, ["9h 7c 5h 6h", "2c 8d Ad", "7s 7d"], "5h", "0 9h", "0 7c").legal_moves(1)


def test_who_loses_a_turn_anyway_cannot_keep_it_and_loses_no_other():
    kept = {"A": {"skips": 1, "skip_answered_by": "A"}}
    rules = {"announces": True, "forgotten": "at_once", "penalty_skips": True, "powers": kept}
    hands, stock = ["Ah 9c 9d 6d 6h", "5h Ac", "7c 7d"], "2c 2d 3c 3d 4c 4d 5c 5d 6c 6s"
    round_: Any = scene(rules, hands, "5s", "0 draw", "1 5h", "2 draw", "0 Ah", stock=stock)
    assert (round_.turn, round_.state.loses_turn) == (2, 0)
    [sentence] = [one for one in notes(load_rules(PLAIN, options=rules), "fr") if "perd aussi son prochain tour" in one]
    assert sentence.endswith("si une carte lui fait alors passer son tour, c’est celui-là, et il ne peut pas répondre.")


FOUR: dict[str, Any] = {"skips": 1, "skip_answered_by": "4", "skips_add_up": True}


def test_turns_add_up_on_whoever_does_not_answer():
    rules = {"powers": {"4": FOUR}}
    assert TurnsAddUp(one_each=True) in deeds_of(rules, "4")
    hands = ["4h 9c 9d 9h", "4c 8d 8c", "7c 7d Kc", "6c 6d Qc"]
    lost: Any = scene(rules, hands, "5h", "0 4h", "1 4c", "2 pass")
    assert (lost.turn, lost.state.turns_lost[2]) == (3, 1)
    moves = "0 4h", "1 4c", "2 pass", "3 6c", "0 9c", "1 8c"
    again: Any = scene(rules, hands, "5h", *moves)
    assert (again.turn, again.state.turns_lost[2]) == (3, 0)
    assert TurnsAddUp() not in deeds_of({"powers": {"4": {**FOUR, "skips": 2, "skip_answered_by": "5"}}}, "4")


def test_several_cards_together_add_to_turns_that_are_missed():
    rules = {"powers": {"4": FOUR | {"plays_set": True, "adds_up": True}}}
    assert MissesSeveral(attacked=False, may_grow=True) in deeds_of(rules, "4")
    assert MissesSeveral(attacked=False) in deeds_of({"powers": {"4": FOUR}}, "4")
    hands = ["4h 4d 4c 4s 9d", "8d 8c Kc"]
    missed: Any = scene(rules, hands, "5h", "0 4h", "0 4d", "0 pass", "1 pass")
    assert (missed.turn, missed.state.turns_lost[1]) == (0, 1)
    missed.play("4c", seat=0)
    missed.play("4s", seat=0)
    assert (missed.turn, missed.state.turns_lost[1]) == (0, 1), (
        "three turns are missed in all, of the two that were due and two more"
    )


def test_a_last_card_draws_for_itself_alone_where_attacks_do_not_add_up():
    powers = {"2": {"draw": 3, "answered_by": ["K"]}, "K": {"last_draw": 2}}
    for adds in (True, False):
        rules = {"attacks_add": adds, "powers": powers}
        last = one(deeds_of(rules, "K"), LastDraws)
        assert last is not None
        assert last.and_all_due == adds
        round_: Any = scene(rules, ["2h 9c 9d", "Kh"], "5h", "0 2h", "1 Kh")
        round_.play("draw", seat=round_.turn)
        assert len(round_.hands[0]) == 2 + (5 if adds else 2)


def test_several_turns_are_lost_by_one_player():
    rules = {"powers": {"4": {**FOUR, "skips": 3, "skip_answered_by": "5"}}}
    told = one(deeds_of(rules, "4"), Skips)
    assert told is not None
    assert told.adds
    assert "fait passer 3 tours au joueur suivant, sauf s’il" in effect_sentence(
        select_faces("4"), load_rules(PLAIN, options=rules), "fr"
    )
    round_: Any = scene(rules, ["4h 9c 9d 9h", "8d 8c Kc", "7c 7d Kd"], "5h", "0 4h", "1 pass")
    assert (round_.turn, round_.state.turns_lost[1]) == (2, 2)


def test_whoever_misses_turns_pays_an_attack_with_one_of_them_and_does_not_answer():
    rules = {"powers": {"4": {**FOUR, "skips": 2}, "2": {"draw": 2, "answered_by": "2", "payer_plays": True}}}
    assert MissesSeveral(attacked=True, may_grow=True) in deeds_of(rules, "4")
    hands = ["2h 9c 9d 4h", "2c 8d 8c", "7h 7d Kc"]
    round_: Any = scene(rules, hands, "5h", "0 4h", "1 pass", "2 7h", "0 2h")
    assert (round_.turn, round_.legal_moves(1)) == (1, ("draw",))
    assert round_.why_not(1, "2c").code == "misses_turns"
    round_.play("draw", seat=1)
    assert (round_.turn, round_.state.turns_lost[1]) == (2, 0)


def test_a_skip_takes_one_of_the_turns_that_are_missed():
    rules = {"powers": {"4": {**FOUR, "skips": 3}, "J": {"skips": 1}}}
    assert MissesSeveral(attacked=False, may_grow=True) in deeds_of(rules, "4")
    hands = ["Jh 9c 9d 4h", "4c 8d 8c", "7h 7d Kc"]
    round_: Any = scene(rules, hands, "5h", "0 4h", "1 pass", "2 7h", "0 Jh")
    assert (round_.turn, round_.state.turns_lost[1]) == (2, 1)
    adding: Any = scene(rules, ["4d 9c 9d 4h", "4c 8d 8c", "7d 7h Kc"], "5h", "0 4h", "1 pass", "2 7h", "0 draw")
    assert (adding.turn, adding.state.turns_lost[1]) == (2, 1)


def test_an_attack_goes_back_to_whoever_attacked_last_who_answers_or_pays_out_of_turn():
    rules = {"powers": {"2": {"draw": 2, "answered_by": ["2", "T"]}, "T": {"sends_back": True}}}
    assert SendsBack(but_round=False, may_be_out=False) in deeds_of(rules, "T")
    hands = ["2h 9c 9d Kc", "2c 8d 8c 5c", "Tc 7d Kd", "6c 6d 5d"]
    paid: Any = scene(rules, hands, "5h", "0 2h", "1 2c", "2 Tc")
    assert (paid.turn, paid.debt, paid.state.resumes) == (1, 4, 2)
    paid.play("draw", seat=1)
    assert (paid.turn, paid.debt, len(paid.hands[1])) == (3, 0, 7)
    hands[1] = "2c Ts 8d 5c"
    again: Any = scene(rules, hands, "5h", "0 2h", "1 2c", "2 Tc", "1 Ts")
    assert (again.turn, again.debt) == (2, 4)


def test_an_attack_that_goes_round_or_comes_from_somebody_out_is_not_sent_back():
    powers = {"2": {"draw": 2, "answered_by": ["T"]}, "A": {"draw": 1, "sweeps": True, "answered_by": "T"}}
    rules = {"powers": {**powers, "T": {"sends_back": True}}} | PLACES
    assert SendsBack(but_round=True, may_be_out=True) in deeds_of(rules, "T")
    hands = ["2h", "Th 8d 8c", "7c 7d", "6c 6d"]
    assert scene(rules, hands, "5h", "0 2h", "1 Th").turn == 2  # type: ignore[attr-defined]
    hands[0] = "Ah 9c 9d"
    assert scene(rules, hands, "5h", "0 Ah", "1 Th").turn == 2  # type: ignore[attr-defined]


def test_an_attack_is_doubled_by_an_answer():
    rules = {"powers": {"7": {"draw": 3, "draw_doubles": True, "answered_by": "7"}}}
    assert DoublesAttack() in deeds_of(rules, "7")
    assert "Attacks add up" not in " ".join(notes(load_rules(PLAIN, options=rules), "en"))
    hands = ["7h 9c 9d", "7c 8d 8c", "7d Kd Kc"]
    debts = [scene(rules, hands, "5h", *moves).debt for moves in (["0 7h"], ["0 7h", "1 7c"], ["0 7h", "1 7c", "2 7d"])]  # type: ignore[attr-defined]
    assert debts == [3, 6, 12]
    alone = {"powers": {"7": {"draw": 3, "draw_doubles": True}}}
    assert DoublesAttack() not in deeds_of(alone, "7")


def test_only_the_last_attack_counts_where_they_do_not_add_up():
    powers = {"7": {"draw": 3, "answered_by": ["7", "2"], "plays_set": True}, "2": {"draw": 2, "answered_by": ["7", "2"]}}
    rules = {"attacks_add": False, "powers": powers}
    told = " ".join(notes(load_rules(PLAIN, options=rules), "en"))
    assert "Attacks do not add up: only the last one counts." in told
    assert "has to answer too" not in told
    hands = ["7h 7s 9c 9d", "2s 8d 8c", "2d 7d Kd Kc"]
    moves = ["0 7h", "0 7s", "1 2s", "2 2d"]
    debts = [scene(rules, hands, "5h", *moves[:count]).debt for count in (2, 3, 4)]  # type: ignore[attr-defined]
    assert debts == [3, 2, 2]
    alone = {"attacks_add": False, "powers": {"7": {"draw": 3}}}
    assert "add up" not in " ".join(notes(load_rules(PLAIN, options=alone), "en"))


def test_an_attack_of_ones_own_gives_way_too():
    powers = {"9": {"draw": 1, "plays_again": True}, "2": {"draw": 2}, "A": {"draw": 1, "sweeps": True, "answered_by": ["2"]}}
    rules = {"attacks_add": False, "powers": powers}
    assert ChangedAgain() in deeds_of(rules, "9")
    round_ = one(deeds_of(rules, "A"), GoesRound)
    assert round_ is not None
    assert round_.attack == "replaced"
    hands = ["9h 2h 9c 9d", "8d 8c", "6c 6d"]
    assert scene(rules, hands, "5h", "0 9h", "0 2h").debt == 2  # type: ignore[attr-defined]
    assert scene(rules, ["Ah 9c 9d", "2h 8d 8c", "6c 6d"], "5h", "0 Ah", "1 2h").debt == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("drawn_card", ["kept", "may_be_played"])
def test_whoever_has_paid_may_draw_as_in_any_turn(drawn_card: str):
    rules = {"drawn_card": drawn_card, "powers": {"7": {"draw": 2, "payer_plays": True, "payer_draws": True}}}
    told = one(deeds_of(rules, "7"), Draws)
    assert told is not None
    assert told.turn == "may_draw"
    hands = ["7h 9c 9d", "8h 8c Kd", "6c 6d"]
    round_ = scene(rules, hands, "5h", "0 7h", "1 draw", stock="2c 2d 7d 3c 3d")
    assert set(round_.legal_moves(1)) == {"8h", "draw"}
    round_.play("draw", seat=1)
    assert set(round_.legal_moves(1)) == (set() if drawn_card == "kept" else {"8h", "7d", "pass"})


@pytest.mark.parametrize(("kings", "turn"), [(1, 2), (2, 1), (3, 2)])
def test_each_of_several_turns_the_direction(kings: int, turn: int):
    rules = {"powers": {"K": {"reverses": True, "plays_set": True, "adds_up": True, "turn_at_two": True}}}
    told = one(deeds_of(rules, "K"), PlaysSet)
    assert told is not None
    assert told.times_reverses
    assert TurnAtTwo(if_odd=True) in deeds_of(rules, "K")
    moves = [f"0 {king}" for king in ("Kh", "Kc", "Kd")[:kings]]
    moves += ["0 pass"] if kings < 3 else []
    hands = ["Kh Kc Kd 9c 9d", "8h 8c", "6c 6d"]
    assert scene(rules, hands, "5h", *moves).turn == turn  # type: ignore[attr-defined]
    assert scene(rules, hands[:2], "5h", *moves).turn == (0 if kings % 2 else 1)  # type: ignore[attr-defined]


def test_who_is_skipped_has_lost_the_turn_that_forgetting_costs():
    rules = {"announces": True, "forgotten": "at_once", "penalty_skips": True, "powers": {"J": {"skips": 1}}}
    hands, stock = ["4h 5d", "4c 9c Kc 7d", "Jc 6s Qc"], "3s 4s 5s 7s 9s Ts Js Qs Ks 2c 2d"
    round_: Any = scene(rules, hands, "5h", "0 4h", "1 4c", "2 Jc", stock=stock)
    assert (round_.turn, round_.state.loses_turn) == (1, 0)
    [sentence] = [one for one in notes(load_rules(PLAIN, options=rules), "fr") if "perd aussi son prochain tour" in one]
    assert sentence.endswith("si une carte lui fait alors passer son tour, c’est celui-là.")


def test_a_joker_too_must_answer_where_one_must():
    ace = {"draw": 1, "sweeps": True, "answered_by": ["A", "joker"], "must_answer": True}
    rules = {"jokers": 2, "powers": {"A": ace, "joker": {"stands_for": True}}}
    assert one(deeds_of(rules, "A"), GoesRound).or_with == select_faces("joker") & load_rules(PLAIN, options=rules).deck
    assert set(scene(rules, ["Ac 9c 9d", "Xr 5d 6d", "7c 7d"], "5c", "0 Ac").legal_moves(1)) <= {f"Xr=A{suit}" for suit in "cdhs"}
    assert "Celui qui a un as ou un joker doit le poser" in effect_sentence(
        select_faces("A"), load_rules(PLAIN, options=rules), "fr"
    )


def test_a_turn_at_two_is_of_a_game_for_two():
    rules = {"goes_on": "places", "powers": {"T": {"turn_at_two": True}}}
    assert deeds_of(rules, "T") == (TurnAtTwo(of_two=True),)
    assert scene(rules, ["Th 4c", "5c 6c"], "5h", "0 Th").turn == 0  # type: ignore[attr-defined]
    three: Any = scene(rules, ["5d", "Td 4c 4s", "5c 6c"], "5h", "0 5d", "1 Td")
    assert (three.is_out(0), three.turn) == (True, 2)


def test_who_loses_a_turn_answers_no_attack_that_goes_round():
    sweep = {"draw": 2, "sweeps": True, "answered_by": "A", "must_answer": True, "drawn_answers": True}
    rules = {"announces": True, "forgotten": "at_once", "penalty_skips": True, "powers": {"A": sweep}}
    hands, stock = ["Ah 9c 9d 6d 6h", "5h 8c", "7c 7d"], "Ac Ad 3c 3d 4c 4d 5c 5d 6c 6s 2c 2d As Ac Ad As"
    round_: Any = scene(rules, hands, "5s", "0 draw", "1 5h", "2 draw", "0 Ah", "1 draw", stock=stock)
    assert (round_.turn, round_.state.answers, round_.state.loses_turn) == (2, 0, 0)


def test_what_holds_with_two_left_never_does_where_nobody_leaves():
    rules = {"seats_min": 3, "powers": {"7": {"turn_at_two_left": True}, "8": {"goes_on_at_two_left": ["9"]}}}
    assert deeds_of(rules, "7") == deeds_of(rules, "8") == ()
    assert [finding.code for finding in findings(load_rules(PLAIN, options=rules))] == ["never_two"] * 2
    assert deeds_of({**rules, "goes_on": "places"}, "7") == (Does("turn_at_two_left"),)


def test_a_card_that_leaves_another_in_force_refuses_nothing_there():
    rules = {"powers": {"Q": {"transparent": True, "refuses": ["K"]}, "3": {"transparent": True}, "7": {"goes_on": ["3", "T"]}}}
    assert Refuses(select_faces("K"), as_starter=True) in deeds_of(rules, "Q")
    assert "Kh" in scene(rules, ["Qh 9c 9d", "Kh 8c"], "4h", "0 Qh").legal_moves(1)
    assert "Kh" not in scene(rules, ["Kh 9c 9d", "8c 8d"], "Qh").legal_moves(0)
    assert one(deeds_of(rules, "7"), GoesOn) == GoesOn(select_faces("T"))
    assert "7c" not in scene(rules, ["3h 9c 9d", "7c 8c"], "4h", "0 3h").legal_moves(1)


def test_an_8_goes_on_an_8_that_changed_the_suit():
    rules = {"powers": {"8": {"names_suit": True, "goes_on": ["h"]}}}
    assert one(deeds_of(rules, "8"), GoesOn) == GoesOn(select_faces("h") & load_rules(PLAIN).deck)
    assert "8c=h" in scene(rules, ["8h 9c 9d", "8c 7c"], "4h", "0 8h=s").legal_moves(1)


@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("K", {"last_draw": 2, "skips": 1, "reverses": True}),
        ("A", {"plays_again": True, "wins_last": True, "skips": 2, "last_draw": 2}),
    ],
)
def test_a_last_card_that_makes_draw_does_nothing_else(card: str, power: dict[str, object]):
    rules = {"goes_on": "places", "powers": {card: power}}
    told = deeds_of(rules, card)
    last = one(told, LastDraws)
    assert last is not None
    assert last.other == ("only" if card == "K" else "")
    assert (one(told, Skips) is None) == (card == "A")
    round_ = scene(rules, [f"{card}h", "8c 8d", "7c 7d", "9c 9d"], "5h", f"0 {card}h", "1 draw")
    assert round_.turn == 2


def test_an_answer_of_another_rank_ends_the_call():
    rules = {"powers": {"K": {"names_rank": True, "draw": 2, "answered_by": ["K", "8"]}}}
    assert AnswerEndsCall() in deeds_of(rules, "K")
    assert AnswerEndsCall() not in deeds_of({"powers": {"K": {"names_rank": True, "draw": 2, "answered_by": ["K"]}}}, "K")
    round_ = scene(rules, ["Kh 9c 9d", "8c Jc", "Js Jd", "Tc Jh"], "5h", "0 Kh", "0 =7", "1 8c", "2 draw")
    assert "Tc" in round_.legal_moves(3)


def test_a_card_that_is_there_once_never_refuses_itself():
    power = {"powers": {"Qs": {"refuses": ["Qs", "Qh"]}}, "seats_max": 4}
    assert Refuses(1 << parse_face("Qh"), as_starter=False) in deeds_of({**power, "packs": 1}, "Qs")
    told = effect_sentence(select_faces("Qs"), load_rules(PLAIN, options={**power, "packs": 2}), "fr")
    assert told == "ne reçoit jamais ni une dame de cœur ni une autre dame de pique"


@pytest.mark.parametrize("name", ["skips", "plays_again", "caps", "asks_suit"])
def test_whoever_sends_the_pile_does_nothing_else(name: str):
    with pytest.raises(RulesError):
        load_rules("danish", options={"powers": {"4": {"sends": True, name: 1 if name == "skips" else True}}})


def danish(powers: Mapping[str, object], hands: list[str], *moves: str, top: str = "4d") -> Round:
    return scene({"powers": powers}, hands, top, *moves, name="danish", stock="Jc Jd")


def test_a_copy_does_its_own_on_an_empty_pile_alone():
    powers = {"Q": {"copies": True, "caps": True}}
    told = deeds_of({"powers": powers}, "Q", "danish")
    assert told[:2] == (Copies(select_faces("A"), same_suit=True), CopiesNothing((Does("caps"),)))
    words = effect_sentence(select_faces("Q"), load_rules("danish", options={"powers": powers}), "fr")
    assert "Sur un tas vide, c’est une dame, qui oblige le joueur suivant à poser une carte de valeur" in words
    assert "Kc" in danish(powers, ["Qs 5d", "Kc 6d"], "0 Qs").legal_moves(1)


def test_a_copy_that_answers_goes_on_a_card_that_was_sent():
    powers = {"4": {"sends": True, "answered_by": ["3"]}}
    assert one(deeds_of({"powers": powers}, "3", "danish"), Copies) == Copies(select_faces("A"), same_suit=True)
    assert "3c" in danish(powers, ["4s 5d", "3c 6d"], "0 4s>1").legal_moves(1)


def test_who_plays_again_is_capped():
    powers = {"9": {"caps": True, "plays_again": True}}
    assert deeds_of({"powers": powers}, "9", "danish") == (KeepsTurn(capped=True),)
    round_ = danish(powers, ["9s 4c Kc", "5c 6d"], "0 9s")
    assert round_.turn == 0
    assert "4c" in round_.legal_moves(0)
    assert "Kc" not in round_.legal_moves(0)


def test_several_copies_skip_as_what_they_copy():
    powers = {"5": {"skips": 2}, "4": {"burns": True, "skips": 1}}
    assert one(deeds_of({"powers": powers}, "3", "danish"), CopiesSkip) == CopiesSkip(select_faces("5 8"), one_each=False)
    hands = ["3s 3c Kc", "7c 9d", "7d 9c", "7h 9h", "7s 9s", "7c 9d"]
    assert danish(powers, hands, "0 3s+3c", top="5d").turn == 5


def _power_told(options: Mapping[str, object], card: str) -> str:
    rules = load_rules("rien", options=dict(options))
    return effect_sentence(select_faces(card) & rules.deck, rules, "en")


def test_the_ace_goes_before_the_2_only_where_both_are_in_runs():
    before = "with the ace before the 2"
    assert before in _power_told({"powers": {"A 2 3": {"plays_run": True}}}, "2")
    assert before not in _power_told({"powers": {"2 3 4": {"plays_run": True}}}, "2")
    assert before not in _power_told({"cards": 32, "powers": {"9 T A": {"plays_run": True}}}, "9")


@pytest.mark.parametrize(("answer", "power", "aims"), [("4", {"skips": 1}, True), ("3", {}, False), ("3", {"draw": 2}, True)])
def test_what_keeps_a_turn_acts_on_the_next_player_only_where_it_does_anything_to_them(
    answer: str, power: dict[str, int], aims: bool
):
    powers = {"Q": {"skips": 1, "skip_answered_by": [answer]}} | ({answer: power} if power else {})
    told = _power_told({"powers": powers}, "Q")
    assert "unless they play" in told
    assert ("which then acts on the player after them" in told) == aims


PLACES = {"goes_on": "places"}
LONG_STOCK = "2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 6h 6s 4h 4s"


def test_a_last_card_calls_no_rank():
    """Its player is out; where its hand is followed by another one, or the round ends, there is nothing to say."""
    rules = {"powers": {"J": {"names_rank": True}}}
    told = {
        how: one(deeds_of(rules | more, "J"), CallsRank)
        for how, more in {"": {}, "last": PLACES, "last_of_ace": PLACES | {"countdown": 8}}.items()
    }
    assert {how: deed and deed.but_last for how, deed in told.items()} == {how: how for how in told}
    words = effect_sentence(select_faces("J"), load_rules(PLAIN, options=rules | PLACES), "fr")
    assert "sauf en dernière carte\u00a0: on ne pose plus" in words
    hands = ["Jh", "9c 9d", "7c 7d 9h"]
    assert "=7" not in scene(rules | PLACES, hands, "5h", "0 Jh").legal_moves(0)
    assert "=7" in scene(rules | PLACES | {"countdown": 8}, hands, "5h", "0 Jh", stock=LONG_STOCK).legal_moves(0)


def test_only_some_ranks_are_called():
    rules = {"powers": {"J": {"names_rank": True, "ranks_named": ["5", "6h"]}}}
    told = one(deeds_of(rules, "J"), CallsRank)
    assert told is not None
    assert told.ranks == select_faces("5 6")
    words = effect_sentence(select_faces("J"), load_rules(PLAIN, options=rules), "fr")
    assert words.startswith("permet de demander un 5 ou un 6\u00a0: on ne pose plus que cette valeur, ou un autre valet,")
    round_ = scene(rules, ["Jh 9c 9d", "8c 7c", "Js Jd"], "5h", "0 Jh")
    assert round_.legal_moves(0) == ("=5", "=6")
    assert round_.why_not(0, "=7") == ("bad_rank", {"cards": ["5", "6"]})


ASKING: dict[str, Any] = {"A": {"names_card": True, "wild": True}}


def test_only_the_card_that_is_called_goes():
    rules = {"powers": {**ASKING, "8": {"wild": True}, "7": {"transparent": True}}}
    assert one(deeds_of(rules, "A"), CallsCard) == CallsCard(select_faces("A"), lasting=select_faces("7"))
    eight = one(deeds_of(rules, "8"), GoesAnywhere)
    assert eight is not None
    assert (eight.not_on_card, eight.not_on_rank) == (True, False)
    hands = ["As 9c 9d", "Td 8c Ad Th", "Ts Qd 7c", "5c 5d"]
    round_ = scene(rules, hands, "5h", "0 As", "0 ask Td")
    assert round_.legal_moves(1) == ("Ad", "Td")
    assert round_.why_not(1, "8c") == ("called", {"card": "Td", "answers": ["A", "Td"]})
    assert set(scene(rules, hands, "5h", "0 As", "0 ask Td", "1 Td").legal_moves(2)) == {"Ts", "Qd"}


def test_a_card_that_is_called_lapses_when_it_comes_back():
    words = effect_sentence(select_faces("A"), load_rules(PLAIN, options={"powers": ASKING}), "fr")
    assert "la pose. Si la demande revient à qui l’a faite sans avoir été servie, elle tombe\u00a0: on suit l’as" in words
    hands = ["As 9c 9s", "8c 8d", "7c 7d"]
    round_ = scene({"powers": ASKING}, hands, "5h", "0 As", "0 ask Kd", "1 draw", "2 draw", stock="2c 2d 3c 3d")
    assert round_.legal_moves(0) == ("9s",)


def test_an_answer_that_calls_nothing_ends_the_call_of_a_card():
    rules = {"powers": {"K": {"names_card": True, "draw": 2, "answered_by": ["K", "8"]}}}
    assert AnswerEndsCall() in deeds_of(rules, "K")
    assert AnswerEndsCall() not in deeds_of({"powers": {"K": {"names_card": True, "draw": 2, "answered_by": ["K"]}}}, "K")
    round_ = scene(rules, ["Kh 9c 9d", "8c Jc", "Js Jd", "Tc Jh"], "5h", "0 Kh", "0 ask 7h", "1 8c", "2 draw")
    assert "Tc" in round_.legal_moves(3)


def test_a_last_card_calls_no_card():
    rules = {"powers": ASKING} | PLACES
    told = one(deeds_of(rules, "A"), CallsCard)
    assert told is not None
    assert told.but_last == "last"
    assert scene(rules, ["As", "9c 9d", "7c 7d 9h"], "5h", "0 As").turn == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "card"), [("names_suit", "8"), ("names_rank", "J"), ("names_card", "J")])
def test_a_last_card_that_makes_draw_calls_nothing(name: str, card: str):
    rules = {"powers": {card: {name: True, "last_draw": 2}}}
    told, ends = one(deeds_of(rules | PLACES, card), LastDraws), one(deeds_of(rules, card), LastDraws)
    assert told is not None
    assert ends is not None
    assert (told.other, ends.other) == ("only", "")
    round_ = scene(rules | PLACES, [f"{card}c", "9c 9d", "7c 7d 9h"], "5c", f"0 {card}c", "1 draw")
    assert round_.legal_moves(2) == ("7c",)


def test_last_cards_that_make_draw_do_not_add_up():
    rules = {"powers": {"A": {"draw": 2, "plays_set": True, "adds_up": True, "last_draw": 2}}}
    told = one(deeds_of(rules, "A"), LastDraws)
    assert told is not None
    assert told.even_together
    words = effect_sentence(select_faces("A"), load_rules(PLAIN, options=rules), "fr")
    assert "en dernière carte, même posé avec d’autres, fait piocher 2 cartes" in words
    round_: Any = scene(rules, ["Ac Ad", "8c 8d", "7c 7d 9c"], "5c", "0 Ac", "0 Ad")
    assert (round_.turn, round_.debt) == (1, 2)


@pytest.mark.parametrize("how", ["rotates", "passes_on"])
def test_a_last_card_that_plays_again_moves_no_hand(how: Any):
    rules = {"powers": {"T": {how: True, "plays_again": True}}}
    assert HandsMove(how, but_last="last") in deeds_of(rules, "T")
    assert HandsMove(how) in deeds_of({"powers": {"T": {how: True}}}, "T")
    assert HandsMove(how) in deeds_of({"powers": {"T": {how: True, "plays_again": True, "wins_last": True}}}, "T")
    round_ = scene(rules, ["Th", "8c 8d", "7c 7d 9c"], "5h", "0 Th")
    assert [len(hand) for hand in round_.hands] == [0, 2, 3]
    assert round_.legal_moves(0) == ("draw",)


@pytest.mark.parametrize("attack", [{"7": {"draw": 2}}, {"7": {"draw": 2, "sweeps": True, "answered_by": ["9"]}}], ids=str)
def test_who_takes_a_card_under_an_attack_does_not_play(attack: dict[str, Any]):
    rules = {"powers": {"9": {"lets_steal": True, "on_debt": True}} | attack}
    assert Steals("plays", passes_attack=True) in deeds_of(rules, "9")
    assert Steals("plays") in deeds_of({"powers": {"9": {"lets_steal": True}} | {"7": {"draw": 2}}}, "9")
    hands = ["7h 5c 5h", "9c 9h 8d 8h", "7c 7d", "6c 6d"]
    assert scene(rules, hands, "5h", "0 7h", "1 9h", "2 take", "2 draw").turn == 3


def test_a_card_that_leaves_a_call_in_force_does_not_end_it():
    rules = {"powers": {"7": {"transparent": True}, "J": {"names_rank": True}}}
    told = one(deeds_of(rules, "J"), CallsRank)
    assert told is not None
    assert told.lasting == select_faces("7")
    words = effect_sentence(select_faces("J"), load_rules(PLAIN, options=rules), "en")
    assert "until somebody plays it (a 7 is not enough)" in words
    round_ = scene(rules, ["Jh 9c 9d", "7h 8c 8d", "6c 6d 7d Kh"], "5h", "0 Jh", "0 =7", "1 7h")
    assert round_.legal_moves(2) == ("7d",)


def test_a_joker_is_in_force_even_as_a_card_that_leaves_another_so():
    rules = {"jokers": 2, "powers": {"5": {"transparent": True}, "joker": {"stands_for": True, "wild": True}}}
    told = one(deeds_of(rules, "joker"), StandsFor)
    assert told is not None
    assert told.shows
    assert set(scene(rules, ["Xr 9c 9d", "8c 5d Kd", "7c 7d"], "Kh", "0 Xr=5c").legal_moves(1)) == {"5d", "8c"}


def test_the_other_of_two_may_keep_a_turn():
    rules = {"powers": {"4": {"skips": 2, "skip_answered_by": "4", "turn_at_two": True}}}
    assert TurnAtTwo(kept_by=select_faces("4")) in deeds_of(rules, "4")
    assert set(scene(rules, ["4h 5c 5h", "4c 8d 8h"], "5h", "0 4h").legal_moves(1)) == {"4c", "pass"}


def test_a_counted_rank_leaves_nothing_in_force_for_whose_it_is():
    rules = {"countdown": 5, "powers": {"5": {"transparent": True}, "Q": {"transparent": True}}}
    assert LeavesInForce(but_counted=True) in deeds_of(rules, "5")
    assert LeavesInForce() in deeds_of(rules, "Q")
    assert scene(rules, ["5h 2c", "Kc 3s 9d"], "Kd", "0 5h=s").legal_moves(1) == ("3s",)


@pytest.mark.parametrize(("power", "more"), [({"plays_again": True}, {}), ({}, PLACES)], ids=str)
def test_a_last_card_needs_no_name(power: dict[str, bool], more: dict[str, str]):
    rules = {"announces": False, "powers": {"4": {"announced": True} | power}} | more
    assert Announced(2, but_last="last", by_those_in=bool(more)) in deeds_of(rules, "4")
    assert Announced(2) in deeds_of({"powers": {"4": {"announced": True}}}, "4")
    assert not scene(rules, ["4h", "8c 5d", "7c 7d"], "Kh", "0 4h").may_react()
    assert scene(rules, ["4h 9h 9d", "8c 5d", "7c 7d"], "Kh", "0 4h").may_react()


def test_nobody_doubts_who_went_out_by_giving():
    power = {"draw": 2, "wild": True, "doubt_costs": 1, "gives": 1, "never_last": True}
    rules = {"powers": {"7": power}} | PLACES
    assert Doubt(1, but_answers=False, but_out=True) in deeds_of(rules, "7")
    round_ = scene(rules, ["7c 9h", "8c 5d", "7d Td"], "Kh", "0 7c", "0 give 2 9h")
    assert round_.legal_moves(1) == ("draw",)


def test_where_hands_are_counted_down_only_the_last_card_of_all_doubles():
    rules = {"powers": {"9": {"doubles": True}}}
    assert [deeds_of(rules | more, "9") for more in ({}, {"countdown": 8})] == [(Doubles("last"),), (Doubles("last_of_ace"),)]


def test_a_copy_that_answers_stays_what_it_is():
    powers = {"A": {"sends": True, "answered_by": ["A", "T", "2", "3"]}}
    told = one(deeds_of({"powers": powers}, "3", "danish"), CopiesNothing)
    assert told is not None
    assert told.sent == select_faces("A")
    round_ = danish(powers, ["Ah 4c 5c", "3c 4h 5h", "6c 7c 8c"], "0 Ah>1", "1 3c")
    assert "6c" in round_.legal_moves(2)


# What a reader of twenty mixes found


def words_of(rules: Mapping[str, object], cards: str) -> str:
    return effect_sentence(select_faces(cards), load_rules(PLAIN, options=dict(rules)), "fr")


@pytest.mark.parametrize(("first", "second", "plays"), [("A", "K", 2), ("K", "A", 1)])
def test_of_two_attacks_that_go_round_the_last_one_says_who_plays(first: str, second: str, plays: int):
    powers = {
        "A": {"draw": 2, "sweeps": True, "comes_back": True, "answered_by": ["A", "K"]},
        "K": {"draw": 3, "sweeps": True, "answered_by": ["A"]},
    }
    aces, both = select_faces("A"), select_faces("A K")
    assert RoundOver(True, again=True, by=both, only_by=aces) in deeds_of({"powers": powers}, first)
    hands = [f"{first}h 3c", f"{second}d 9s 9c", "7s 8h"]
    assert scene({"powers": powers}, hands, "5h", f"0 {first}h", f"1 {second}d", "2 draw", "0 draw").turn == plays


AGAIN_UNDER_ATTACK = {
    "jokers": 2,
    "powers": {
        "A": {"draw": 2, "answered_by": ["A", "Q"]},
        "Q": {"plays_again": True},
        "joker": {"wild": True, "names_suit": True, "draw": 4, "doubt_costs": 2},
    },
}


def test_whoever_answers_and_plays_again_lays_any_card_that_goes():
    sheet = " ".join(attacks(load_rules(PLAIN, options=AGAIN_UNDER_ATTACK), "fr", None))
    assert "que les cartes qui y répondent (celui qui rejoue joue comme à un tour ordinaire)" in sheet
    stops = {**AGAIN_UNDER_ATTACK["powers"], "Q": {"plays_again": True, "clears_debt": True}}  # type: ignore[dict-item]
    assert "rejoue" not in " ".join(attacks(load_rules(PLAIN, options={"jokers": 2, "powers": stops}), "fr", None))
    hands = ["Ah 3c", "Qh 9h 9c Xr", "7s 7h"]
    assert scene(AGAIN_UNDER_ATTACK, hands, "5h", "0 Ah", "1 Qh", "1 9h").debt == 2
    told = one(deeds_of(AGAIN_UNDER_ATTACK, "joker"), Doubt)
    assert told is not None
    assert told.but_answers
    assert "doubt" not in scene(AGAIN_UNDER_ATTACK, hands, "5h", "0 Ah", "1 Qh", "1 Xr=c").legal_moves(2)


def test_the_only_card_of_its_kind_lies_on_no_attack_of_its_own():
    power = {"wild": True, "draw": 5, "doubt_costs": 2, "answered_by": ["Xr"]}
    told = one(deeds_of({"packs": 1, "hand": 2, "jokers": 2, "powers": {"Xr": power}}, "Xr"), Doubt)
    assert told is not None
    assert not told.but_answers


@pytest.mark.parametrize(("last", "turn"), [("4d", 2), ("8d", 0)])
def test_an_attack_under_cards_laid_together_passes_whom_the_last_one_skips(last: str, turn: int):
    runs = {card: {"plays_run": True} for card in "34567"}
    powers = {**runs, "2": {"draw": 2, "answered_by": ["2"], "plays_run": True}, "8": {"skips": 1, "plays_run": True}}
    assert PassesUnder(may_attack=True, may_stop=False, may_skip=True) in deeds_of({"powers": powers}, "2")
    laid = [f"1 {card}d" for card in "2345678"]
    moves = laid[: laid.index(f"1 {last}") + 1]
    stays = [] if last == "8d" else ["1 pass"]
    round_: Any = scene({"powers": powers}, ["2h Kc", "2d 3d 4d 5d 6d 7d 8d Qc", "9c Ts"], "Kh", "0 2h", *moves, *stays)
    assert (round_.turn, round_.debt) == (turn, 2)


def test_an_attack_out_of_turn_passed_by_a_run_hits_in_turn():
    runs = {card: {"plays_run": True} for card in "45"}
    rules = {"powers": {**runs, "3": {"draw": 3, "hits_chosen": True, "answered_by": ["3"], "plays_run": True}}}
    assert "laisse l’attaque au joueur suivant, sans rien y ajouter" in words_of(rules, "3")
    hands = ["3h Kc 9c", "Qd Qc 9d", "3s 4s 5s 9h", "Td Tc 9s"]
    round_: Any = scene(rules, hands, "Kh", "0 3h", "0 hit 2", "2 3s", "2 4s", "2 5s")
    assert (round_.turn, round_.debt) == (3, 3)


ANY_CARD = {"wild": True, "stands_for": True}


def test_a_joker_that_stands_for_an_answer_must_answer():
    ace = {"draw": 2, "sweeps": True, "must_answer": True, "answered_by": ["A"]}
    rules = {"jokers": 2, "powers": {"A": ace, "joker": ANY_CARD}}
    assert "Celui qui a un as ou un joker doit le poser" in words_of(rules, "A")
    round_ = scene(rules, ["Ah 9c 9d", "Xr 8d 8h", "7c 7d 9s"], "5h", "0 Ah")
    assert "draw" not in round_.legal_moves(1)


def test_a_joker_is_laid_with_others_as_the_first_of_them():
    rules = {"jokers": 2, "powers": {"9": {"plays_set": True}, "joker": ANY_CARD}}
    told = one(deeds_of(rules, "joker"), StandsFor)
    assert told is not None
    assert told.first_of_several
    hands = ["Xr 9h 3c 4c", "8c 8d", "7c 7d"]
    assert "9h" in scene(rules, hands, "5d", "0 Xr=9s").legal_moves(0)
    assert scene(rules, hands, "5h", "0 9h").turn == 1


@pytest.mark.parametrize(("power", "even"), [({}, "out"), ({"plays_again": True}, "draws")], ids=str)
def test_a_joker_is_a_last_card_even_for_one_that_is_none(power: dict[str, bool], even: str):
    rules = {"jokers": 2, "powers": {"7": {"never_last": True} | power, "joker": ANY_CARD}}
    told = one(deeds_of(rules, "joker"), StandsFor)
    assert told is not None
    assert told.even_last == even
    round_ = scene(rules, ["Xr", "8c 8d", "7c 9d"], "5d", "0 Xr=7s")
    assert (round_.over, round_.turn) == ((True, None) if even == "out" else (False, 0))
    kept = {**rules["powers"], "joker": ANY_CARD | {"never_last": True}}  # type: ignore[dict-item]
    assert one(deeds_of({"jokers": 2, "powers": kept}, "joker"), StandsFor) == StandsFor()


@pytest.mark.parametrize(
    ("more", "last", "asks"), [(PLACES, "last", False), ({"countdown": 8}, "", True), ({}, "", False)], ids=str
)
def test_whoever_is_out_trades_no_hand(more: dict[str, object], last: Any, asks: bool):
    rules = {"powers": {"7": {"trades": True}}} | more
    assert HandsMove("trades", but_last=last) in deeds_of(rules, "7")
    round_ = scene(rules, ["7h", "9h 9c", "6s Ts"], "5h", "0 7h", stock="2c 2d 3c 3d 4c 4d 5c 5d 6c 6d Tc Td")
    assert (round_.turn == 0) is asks


def test_a_joker_that_makes_draw_as_a_last_card_calls_nothing():
    rules = {"jokers": 2, "powers": {"joker": {"wild": True, "names_suit": True, "draw": 4, "last_draw": 4}}} | PLACES
    told = one(deeds_of(rules, "joker"), LastDraws)
    assert told is not None
    assert told.calls_nothing
    assert words_of(rules, "joker").endswith("\u00a0; n’importe quelle carte s’y pose ensuite")
    round_ = scene(rules, ["Xr", "9h 9c", "7c 8h Qs"], "5h", "0 Xr=s", "1 draw")
    assert set(round_.legal_moves(2)) >= {"7c", "8h", "Qs"}


def test_a_skip_that_is_none_in_a_game_for_two_is_one_where_two_are_left():
    rules = {"powers": {"9": {"skips": 1, "not_at_two": True}}}
    assert Skips(1, but_two=True) in deeds_of(rules, "9")
    assert Skips(1, but_two=True, of_two=True) in deeds_of(rules | PLACES, "9")
    assert scene(rules | PLACES, ["5c", "9c 8c 7d", "Td Ts"], "6c", "0 5c", "1 9c").turn == 1
    assert scene(rules, ["9c 8c 7d", "Td Ts"], "6c", "0 9c").turn == 1


def test_a_card_for_who_cannot_follow_answers_all_the_same():
    power = {"wild": True, "only_if_unable": True, "names_suit": True, "draw": 4, "answered_by": ["joker"]}
    rules = {"jokers": 2, "powers": {"joker": power}}
    told = one(deeds_of(rules, "joker"), GoesAnywhere)
    assert told is not None
    assert told.free_on_attack
    round_ = scene(rules, ["Xr 8c 8d", "Xb 9c Kd"], "6h", "0 Xr=c")
    assert "Xb=c" in round_.legal_moves(1)
    assert "Xb=c" not in scene(rules, ["8h 8c 8d", "Xb 9h Kd"], "6h", "0 8h").legal_moves(1)


# Where hands are counted down


def sheet_of(rules: Mapping[str, object]) -> str:
    return " ".join(notes(load_rules(PLAIN, options=dict(rules)), "fr"))


def test_each_hand_that_is_counted_down_has_a_last_card_to_announce():
    rules = {"announces_last": True, "countdown": 8}
    assert "Pour finir chaque main, on dit «\u00a0Maou\u00a0»" in sheet_of(rules)
    assert "Pour finir, on dit" in sheet_of({"announces_last": True})
    round_ = scene(rules, ["5c", "9c 8c 7d"], "6c", "0 5c")
    assert len(round_.hands[0]) == 2
    forgotten = {"announces": True, "forgotten": "on_last_card"}
    assert "au moment de finir une main" in sheet_of(forgotten | {"countdown": 8})
    assert "au moment de finir\u00a0:" in sheet_of(forgotten)


def test_a_hand_that_cannot_be_dealt_is_finished():
    rules = {"countdown": 8, "recycles": False}
    assert "s’il n’y en a plus, cette main est finie aussi" in sheet_of(rules)
    assert "cette main est finie" not in sheet_of({"countdown": 8})
    assert len(scene(rules, ["5c", "9c 8c 7d"], "6c", "0 5c", stock="2c 2d").hands[0]) == 2


# What a reader of thirty more mixes found


APART: list[tuple[str, dict[str, Any], type[Deed]]] = [
    ("J", {"plays_set": True, "refuses": ["J"]}, PlaysSet),
    ("J Q", {"plays_run": True, "refuses": ["J Q"]}, PlaysRun),
]


@pytest.mark.parametrize(("cards", "power", "knob"), APART, ids=str)
def test_cards_that_never_take_each_other_are_not_laid_together(cards: str, power: dict[str, Any], knob: type[Deed]):
    rules = {"powers": {cards: power}}
    assert one(deeds_of(rules, "J"), knob) is None
    [name] = [name for name in power if name.startswith("plays_")]
    warned = [finding.key for finding in findings(load_rules(PLAIN, options=rules)) if finding.level == "warning"]
    assert any(key.endswith(name) for key in warned)
    assert scene(rules, ["Js Jd Qs 9c 9d", "8c 8d"], "5s", "0 Js").turn == 1


def test_a_run_says_where_it_does_not_go_on():
    rules = {"powers": {"3 4 5 6": {"plays_run": True, "refuses_higher": True}}}
    told = one(deeds_of(rules, "3"), PlaysRun)
    assert told is not None
    assert told.but_refused
    assert scene(rules, ["3s 4s 9c 9d", "8c 8d"], "5s", "0 3s").turn == 1
    assert scene(rules, ["3s 4s 9c 9d", "8c 8d"], "5s", "0 4s").legal_moves(0) == ("3s", "pass")
    plain = one(deeds_of({"powers": {"3 4 5 6": {"plays_run": True}}}, "3"), PlaysRun)
    assert plain is not None
    assert not plain.but_refused


def test_suit_need_not_be_followed_to_answer_nor_to_keep_a_turn():
    powers = {
        "2 3": {"draw": 2, "answered_by": ["2", "3"]},
        "9": {"skips": 1, "skip_answered_by": ["9", "K"]},
        "J": {"names_rank": True},
    }
    rules = {"must_follow": True, "powers": powers}
    told = "sauf pour répondre à une attaque, pour garder son tour ou quand une valeur est demandée."
    assert told in sheet_of(rules)
    assert "sauf pour" not in sheet_of({"must_follow": True})
    assert set(scene(rules, ["2s 4c", "3s 3d 2d"], "5s", "0 2s").legal_moves(1)) >= {"2d", "3d", "3s"}
    assert set(scene(rules, ["9s 4c", "Ks 9d Kd"], "5s", "0 9s").legal_moves(1)) >= {"9d", "Kd"}
    assert set(scene(rules, ["Js 4c", "Ks Kd"], "5s", "0 Js", "0 =K").legal_moves(1)) >= {"Kd"}


def test_whoever_lays_a_card_that_plays_again_with_an_answer_plays_as_in_any_turn():
    runs = {card: {"plays_run": True} for card in "J"}
    powers = {**runs, "2": {"draw": 2, "answered_by": ["2", "J"]}, "T": {"plays_run": True, "plays_again": True}}
    assert "celui qui rejoue" in sheet_of({"powers": powers})
    round_ = scene({"powers": powers}, ["2s 4c", "Js Ts 7s 5c"], "5s", "0 2s", "1 Js", "1 Ts")
    assert (round_.debt, "7s" in round_.legal_moves(1)) == (2, True)
    assert round_.turn == 1


TWO_LEFT = (["6s", "2s 9c 9d", "4s 8c 8d"], ["0 6s", "1 2s", "2 4s"], 1)
FOR_TWO = (["2s 9c 9d", "4s 8c 8d"], ["0 2s", "1 4s"], 1)


@pytest.mark.parametrize(("hands", "moves", "turn"), [TWO_LEFT, FOR_TWO], ids=["two left", "a game for two"])
def test_an_attack_falls_back_where_the_answer_plays_again_in_a_game_for_two(hands: list[str], moves: list[str], turn: int):
    rules = PLACES | {"powers": {"2": {"draw": 2, "answered_by": ["4"]}, "4": {"reverses": True, "turn_at_two": True}}}
    assert FallsBack((2,), of_two=True) in deeds_of(rules, "4")
    assert "Dans une partie à deux, l’attaque revient donc à celui qui a posé le 4" in words_of(rules, "4")
    round_: Any = scene(rules, hands, "5s", *moves)
    assert (round_.turn, round_.debt) == (turn, 2)


@pytest.mark.parametrize("how", ["gives", "trades", "rotates", "passes_on"])
def test_a_last_card_that_costs_cards_costs_them_before_hands_move(how: str):
    rules = {"powers": {"Q": {how: 1 if how == "gives" else True, "last_costs": 2}}}
    assert LastCosts(2, out_if_empty=False, first=True) in deeds_of(rules, "Q")
    assert LastCosts(2, out_if_empty=False) in deeds_of({"powers": {"Q": {"last_costs": 2}}}, "Q")
    round_ = scene(rules, ["Qs", "9c", "8c 8d 8h"], "5s", "0 Qs")
    assert sum(map(len, round_.hands)) == 6


def test_a_universal_card_that_does_not_answer_says_so():
    powers = {"2": {"anywhere": True}, "Q": {"sends": True, "answered_by": ["Q"]}}
    assert GoesOnAny(select_faces("Q")) in deeds_of({"powers": powers}, "2", "danish")
    sheet = effect_sentence(select_faces("2"), load_rules("danish", options={"powers": powers}), "fr")
    assert sheet.startswith("se pose sur n’importe quelle carte, sauf une dame envoyée")
    assert "2d" not in danish(powers, ["Qh 4c 5c", "2d 4h 5h", "6c 7c 8c"], "0 Qh>1").legal_moves(1)


def test_under_a_copy_the_suit_that_is_asked_for_stays():
    assert Copies(select_faces("A"), same_suit=True) in deeds_of({}, "3", "danish")
    round_ = danish({}, ["6h 4c 5c", "3c 4h 5h", "9h 8d 7c"], "0 6h", "1 3c")
    assert [move for move in round_.legal_moves(2) if move in ("9h", "8d", "7c")] == ["9h"]


ANNOUNCED, LATE, AT_ONCE = {"announces": True}, {"late_say": False}, {"forgotten": "at_once"}
LAST = PLACES | {"powers": {"2": {"draw": 2, "last_draw": 1, "last_answered_by": ["2"]}}}
"""A last card that makes somebody draw, after which the round goes on."""


@pytest.mark.parametrize(("more", "said"), [({}, True), (LATE, False), (AT_ONCE, False)], ids=str)
def test_who_answers_a_last_card_owes_no_word_that_cannot_be_said(more: dict[str, object], said: bool):
    rules = LAST | ANNOUNCED | more
    told = one(deeds_of(rules, "2"), LastDraws)
    assert told is not None
    assert told.unannounced != said
    round_ = scene(rules, ["2c", "2h 9d", "8c 8d 8h"], "5c", "0 2c", "1 2h")
    assert (bool(round_.may_react()), len(round_.hands[1])) == (said, 1)


@pytest.mark.parametrize(("power", "moves"), [("trades", ["0 trade 1"]), ("rotates", []), ("lets_steal", ["1 take"])])
def test_a_hand_that_came_by_itself_owes_no_word_that_cannot_be_said(power: str, moves: list[str]):
    rules = ANNOUNCED | {"powers": {"7": {power: True}}}
    hands = {
        "trades": ["7c 9c 9d", "8c", "4d 4h"],
        "rotates": ["7c 9c 9d", "8c 8d", "4d"],
        "lets_steal": ["7c 9c 9d", "8c", "4d"],
    }
    late, never = (scene(rules | more, hands[power], "5c", "0 7c", *moves) for more in ({}, LATE))
    assert len(late.hands[0]) == len(never.hands[0]) == 1
    assert (late.may_react()[0], never.may_react()) == (("say",), {})


def test_who_gets_a_single_card_just_before_their_turn_has_nothing_to_say():
    rules = ANNOUNCED | {"powers": {"7": {"trades": True}}}
    assert "Celui qui reçoit une main d’une seule carte juste avant son tour n’a rien à dire." in sheet_of(rules)
    assert scene(rules, ["7c 9c", "8c 8d", "4d 4h"], "5c", "0 7c", "0 trade 1").may_react() == {}


def test_a_last_word_forgotten_is_not_forgotten_again_of_what_was_drawn():
    rules = ANNOUNCED | AT_ONCE | {"announces_last": True, "penalty": 1}
    assert len(scene(rules, ["9c", "8c 8d", "4d 4h"], "5c", "0 9c").hands[0]) == 1


def test_with_a_card_to_give_one_may_come_down_from_three_to_one():
    rules = ANNOUNCED | LATE | {"powers": {"7": {"gives": 1}}}
    assert "Avant de poser la carte après laquelle il n’en reste qu’une, on dit «\u00a0Carte\u00a0»." in sheet_of(rules)


@pytest.mark.parametrize(("power", "moves"), [("trades", ["0 trade 1"]), ("gives", ["0 give 1 9c"])])
def test_cards_change_hands_before_somebody_jumps_in(power: str, moves: list[str]):
    rules = {"jump_in": True, "packs": 2, "powers": {"7": {power: 1 if power == "gives" else True}}}
    assert "Si la carte déjà posée fait donner, échanger ou passer des cartes, cela se fait d’abord." in sheet_of(rules)
    hands = ["7c 9c 9d", "8c 4d", "7c 5d 5s"]
    first, then = scene(rules, hands, "5c", "0 7c"), scene(rules, hands, "5c", "0 7c", *moves)
    assert (first.legal_moves(2), then.legal_moves(2)) == ((), ("7c",))


def test_nobody_jumps_in_on_a_last_card_that_makes_draw():
    rules = LAST | {"jump_in": True, "packs": 2}
    assert "sur un 2 en dernière carte" in sheet_of(rules)
    round_ = scene(rules, ["2c", "9d 9h", "2c 8h"], "5c", "0 2c", stock="3c 3d 4c 4d")
    assert (round_.turn, round_.legal_moves(2)) == (1, ())


def test_who_pays_for_a_last_card_does_not_play_then():
    rules = LAST | {"plays_after_paying": 1}
    assert "au lieu de passer son tour (sauf d’une attaque d’une dernière carte)." in sheet_of(rules)
    hands = ["2c 9c", "9d 9h", "8d 8h"]
    assert scene(rules, hands, "5c", "0 2c", "1 draw").legal_moves(1)[-1] == "pass"
    assert scene(rules, ["2c", *hands[1:]], "5c", "0 2c", "1 draw").turn == 2


def test_who_is_out_catches_nobody():
    rules = ANNOUNCED | PLACES | {"powers": {"4": {"announced": True}}}
    assert "si un autre, encore en jeu, le remarque" in sheet_of(rules)
    assert Announced(2, but_last="last", by_those_in=True) in deeds_of(rules, "4")
    round_ = scene(rules, ["9c", "8c 8d 4c", "4d 4h 5h 6h"], "5c", "0 9c", "1 4c")
    assert 0 in round_.out
    assert set(round_.may_react()) == {2}


def test_two_last_cards_double_the_points_once():
    rules = PLACES | {"count": "left_in_hand", "powers": {"9": {"doubles": True}}}
    assert Doubles("last", once=True) in deeds_of(rules, "9")
    once, twice = (scene(rules, ["9c", hand, "4d 4h"], "5c", "0 9c", f"1 {hand}") for hand in ("8c", "9h"))
    assert once.result == twice.result


QUEENS = {"powers": {"Q": {"last_points": -20}, "Qs": {"last_points": -40}, "9": {"doubles": True}, "8": {"wild": True}}}


def test_last_cards_take_points_off():
    assert LastPoints(20, fewer=True, last="last") in deeds_of(QUEENS, "Q")
    assert "Celui qui finit sur une dame de pique compte 40 points de moins\u00a0; sur une autre dame, 20 de moins." in sheet_of(
        QUEENS
    )
    for card, points in (("Qh", -20), ("Qs", -40), ("9h", 0), ("Jh", 0)):
        hands = [card, "4h", "5h"]
        result = scene(QUEENS | {"points": {"4": 4, "5": 5}}, hands, f"K{card[1]}", f"0 {card}").result
        assert result is not None
        times = 2 if card == "9h" else 1
        assert result.points == (points, 4 * times, 5 * times)


def test_only_a_winner_who_takes_points_has_those_of_a_last_card():
    rules = PLACES | {"count": "winner_takes", "points": {"4": 4}, "powers": {"Q": {"last_points": 20}}}
    assert LastPoints(20, fewer=False, last="last", if_won=True) in deeds_of(rules, "Q")
    assert "Le gagnant qui a fini sur une dame compte 20 points de plus." in sheet_of(rules)
    first, second = (
        scene(rules, [one, other, "4d 4h"], "5c", f"0 {one}", f"1 {other}") for one, other in (("Qc", "8c"), ("8c", "Qc"))
    )
    assert first.result is not None
    assert second.result is not None
    assert (first.result.points, second.result.points) == ((28, 0, 0), (8, 0, 0))


def test_where_all_who_go_out_count_each_has_the_points_of_their_last_card():
    rules = PLACES | {"count": "left_in_hand", "points": {"4": 4}, "powers": {"Q": {"last_points": -20}, "9": {"doubles": True}}}
    result = scene(rules, ["9c", "Qc", "4d 4h"], "5c", "0 9c", "1 Qc").result
    assert result is not None
    assert result.points == (0, -40, 16)


def test_a_card_for_any_other_goes_on_no_rank_that_is_called():
    rules = {"powers": {"J": {"names_rank": True}, "Q": {"wild": True}}}
    assert GoesAnywhere(not_on_rank=True, own_suit=True) in deeds_of(rules, "Q")
    assert scene(rules, ["Jc 9c", "Qh 4d", "4h 5h"], "5c", "0 Jc", "0 =4").legal_moves(1) == ("4d",)


def test_a_pile_whose_leader_is_out_is_started_by_the_next_player():
    rules = {"goes_on": "places"}
    sheets = [notes(load_rules("danish", options=more), "fr") for more in (rules, {}, rules | {"seats_max": 2})]
    assert [any("entamer un nouveau tas est sorti" in line for line in sheet) for sheet in sheets] == [True, False, False]


def test_whoever_jumps_in_on_an_attack_that_goes_round_adds_nothing():
    powers = {name: {"draw": 2, "answered_by": [name]} for name in ("A", "2")}
    rules: dict[str, Any] = {"jump_in": True, "packs": 2, "powers": powers | {"A": powers["A"] | {"sweeps": True}}}
    assert "s’ajoute (mais non celle qui fait le tour)" in sheet_of(rules)
    hands = ["{0} 3d 4d", "5s 6s", "{0} 9s", "7d 7h"]
    due = {
        card: scene(rules, [hand.format(card) for hand in hands], "5c", f"0 {card}", f"2 {card}", stock="3c 8d 3h 4c").debt
        for card in ("Ac", "2c")
    }
    assert due == {"Ac": 2, "2c": 4}


def test_one_joker_is_not_the_other():
    rules = {"jump_in": True, "packs": 2, "jokers": 2, "powers": {"joker": {"wild": True}}}
    assert "Un joker coloré et un joker noir et blanc ne sont pas la même carte." in sheet_of(rules)
    jumps = [scene(rules, ["Xr 3d 4d", "5s 6s", f"{held} 9s"], "5c", "0 Xr").legal_moves(2) for held in ("Xr", "Xb")]
    assert jumps == [("Xr",), ()]


@pytest.mark.parametrize(("cards", "turn"), [(["8c"], 0), (["8c", "8d"], 1)])
def test_several_skips_at_two_come_round_to_their_player(cards: list[str], turn: int):
    rules = {"powers": {"8": {"skips": 1, "plays_set": True, "adds_up": True}}}
    words = effect_sentence(select_faces("8"), load_rules(PLAIN, options=rules), "fr")
    assert words.endswith("(toutes comptent\u00a0: deux 8 font passer leur tour à deux joueurs)")
    round_ = scene(rules, ["8c 8d Kd Kh", "9s Qd"], "9c", *(f"0 {card}" for card in cards))
    if "pass" in round_.legal_moves(0):
        round_.play("pass", seat=0)
    assert round_.turn == turn


SETS: dict[str, Any] = {"plays_set": True, "adds_up": True}


@pytest.mark.parametrize(
    ("powers", "cards", "told"),
    [
        ({"2": {"draw": 2, **SETS}}, "2", "(all of them count: two 2s make it 4 cards)"),
        ({"2 3": {"draw": 2, "skips": 1, **SETS}}, "2 3", "(all of them count: two make it 4 cards and two turns)"),
        ({"2": {"draw": 1, "set_from": 3, **SETS}}, "2", "(all of them count: three 2s make it 3 cards)"),
        ({"2": {"draw": 2, **SETS}, "2s": {"draw": 4, **SETS}}, "2s", "(the last one acts as many times as there are cards)"),
        (
            {"2": {"draw": 2, "reverses": True, "names_suit": True, **SETS}},
            "2",
            "two 2s make it 4 cards, and each of them reverses the direction; otherwise, only the last one acts)",
        ),
    ],
)
def test_cards_that_add_up_show_what_several_come_to(powers: dict[str, Any], cards: str, told: str):
    assert told in _power_told({"powers": powers}, cards)


@pytest.mark.parametrize(("cards", "debt"), [("2c 2d", 4), ("2c 2s", 8), ("2s 2c", 4)])
def test_the_last_of_several_counts_as_many_times_as_there_are_cards(cards: str, debt: int):
    rules = {"powers": {"2": {"draw": 2, **SETS}, "2s": {"draw": 4, **SETS}}}
    told = one(deeds_of(rules, "2s"), PlaysSet)
    assert told is not None
    assert told.example == 0
    round_: Any = scene(rules, ["2c 2d 2s Kd Kh", "9s Qd"], "2h", *(f"0 {card}" for card in cards.split()), "0 pass")
    assert round_.debt == debt


@pytest.mark.parametrize(("skips", "who", "turn"), [(2, "opponent", 1), (3, "again", 0)])
def test_a_card_that_skips_more_than_there_are_says_who_plays_at_two(skips: int, who: Any, turn: int):
    rules = {"powers": {"7": {"skips": skips}}}
    assert Skips(skips, at_two=who) in deeds_of(rules, "7")
    assert scene(rules, ["7c 8d Kd", "9s Qd"], "5c", "0 7c").turn == turn


def test_a_named_card_that_is_covered_at_once_needs_no_name():
    rules = {"powers": {"A": {"plays_flush": True}, "4": {"announced": True}}}
    assert Announced(2, on_top=True) in deeds_of(rules, "4")
    hands = ["Ac 4c Jc 9h 3d", "5s 6s Jd", "3s 9s"]
    covered, on_top = (scene(rules, hands, "5c", "0 Ac", "0 4c", last) for last in ("0 Jc", "0 pass"))
    assert (covered.may_react(), set(on_top.may_react())) == ({}, {1, 2})


@pytest.mark.parametrize(
    ("more", "said"), [({}, "même en posant la dernière carte"), ({"announces_last": True}, "tant que la dernière")]
)
def test_a_late_word_mends_what_is_paid_for_at_last(more: dict[str, object], said: str):
    rules = ANNOUNCED | {"forgotten": "on_last_card"} | more
    assert said in sheet_of(rules)
    late = ["0 4c", "1 9c", "0 3c!"] if not more else ["0 4c", "1 9c", "0 say", "0 3c!"]
    assert scene(rules, ["3c 4c", "9c 5h 3s"], "5c", *late).over


def test_a_scene_in_which_a_word_is_owed_until_the_last_card_takes_it_late():
    text = 'rules = "carte-et-maou"\nhands = ["Qc", "9c 5h 3s"]\ndiscard = "5c"\nunannounced = [0]\nmoves = []\n'
    round_ = read_position(text).round
    assert set(round_.may_react()) == {0}
    round_.play("say", seat=0)
    round_.play("Qc!", seat=0)
    assert round_.over


def entries(rules: Mapping[str, object], name: str) -> dict[tuple[str, ...], str]:
    return {effect.cards: effect.text["fr"] for effect in card_effects(load_rules(name, options=dict(rules)))}


def test_cards_that_do_the_same_are_told_apart_where_others_do_not_take_one_of_them():
    danish_entries = entries({"powers": {"9": {"anywhere": True}}}, "danish")
    assert danish_entries["2",] == "se pose sur n’importe quelle carte"
    assert danish_entries["9",] == "se pose sur n’importe quelle carte, sauf un as envoyé"
    assert "2h" in danish({"9": {"anywhere": True}}, ["As 5d 6s", "2h 4h 5c", "Qc 6c 7d"], "0 As>1", top="Kc").legal_moves(1)
    wild = {"wild": True, "names_suit": True}
    shedding = entries({"powers": {"5 8": wild, "A": {"refuses": ["8"]}}}, PLAIN)
    assert "sauf sur un as" in shedding["8",]
    assert "sauf" not in shedding["5",]


def test_a_card_beside_which_none_is_laid_in_runs_is_laid_in_none():
    rules = {"jokers": 2, "powers": {"Q": {"plays_run": True}, "joker": {"stands_for": True}}}
    assert deeds_of(rules, "Q") == ()
    told = one(deeds_of(rules, "joker"), StandsFor)
    assert told is not None
    assert not told.first_of_several
    warnings = [str(finding) for finding in findings(load_rules(PLAIN, options=rules)) if "plays_run" in str(finding)]
    assert len(warnings) == 1
    assert scene(rules, ["Qh Kh Jh 3c", "8c 8d"], "9h", "0 Qh").turn == 1


def test_what_is_forgotten_at_once_is_named_where_cards_are_named_too():
    rules = ANNOUNCED | AT_ONCE | {"powers": {"7": {"announced": True}}}
    assert "Oublier «\u00a0Carte\u00a0» coûte aussitôt" in sheet_of(rules)
    assert "L’oubli coûte aussitôt" in sheet_of(ANNOUNCED | AT_ONCE)


@pytest.mark.parametrize("power", ["trades", "rotates"])
def test_whoever_moves_hands_owes_no_word_for_the_card(power: str):
    rules = ANNOUNCED | LATE | {"powers": {"K": {power: True}}}
    assert "Avant de poser son avant-dernière carte, sauf si elle fait changer les mains, on dit" in sheet_of(rules)
    hands = ["Kh Qh 9s", "9h 9c Qs", "Th Qc Qd"]
    moved = scene(rules, ["Kh 9s", *hands[1:]], "Ah", "0 Kh", *(["0 trade 1"] if power == "trades" else []))
    plain = scene(rules, ["Qh 9s", *hands[1:]], "Ah", "0 Qh")
    assert (moved.may_react(), set(plain.may_react())) == ({}, {1, 2})


def test_only_cards_that_do_something_say_that_the_last_one_acts():
    links = {"9": {"goes_on": ["6"], "plays_set": True}}
    assert one(deeds_of({"powers": links}, "9"), PlaysSet) == PlaysSet()
    assert one(deeds_of({"powers": {"9": {"skips": 1, "plays_set": True}}}, "9"), PlaysSet) == PlaysSet(last_acts=True)


def test_a_joker_is_none_of_four():
    rules = {"jokers": 2, "wins_held": "8", "powers": {"joker": {"stands_for": True}}}
    assert "(un joker n’en tient pas lieu)" in sheet_of(rules)
    held, lacking = (scene(rules, [hand, "9s 9d"], "5c").legal_moves(0) for hand in ("8c 8d 8h 8s", "8c 8d 8h Xr"))
    assert "declare" in held
    assert "declare" not in lacking


def test_a_card_that_is_left_in_force_does_not_act_again():
    rules = {"jokers": 2, "powers": {"joker": {"wild": True, "transparent": True}, "7": {"plays_again": True}}}
    assert "sans en refaire l’effet" in effect_sentence(select_faces("joker"), load_rules(PLAIN, options=rules), "fr")
    assert scene(rules, ["9h Xr Kc", "9s 9d"], "7h", "0 Xr").turn == 1


def test_a_hand_that_is_dealt_as_a_single_card_is_announced():
    rules = ANNOUNCED | {"countdown": 8}
    assert "Celui qui n’a qu’une carte en main dit" in sheet_of(rules)
    assert "Celui à qui il ne reste qu’une carte dit" in sheet_of(ANNOUNCED)


@pytest.mark.parametrize(
    ("drawn", "said", "passes"), [("may_be_played", "on peut jouer, ou passer", True), ("must_be_played", "on joue", False)]
)
def test_a_card_that_was_the_last_goes_once_another_is_drawn(drawn: str, said: str, passes: bool):
    rules = {"drawn_card": drawn, "powers": {"8": {"wild": True, "never_last": True}}}
    assert f"Ensuite {said}" in sheet_of(rules)
    assert "Ensuite" not in sheet_of({"drawn_card": drawn})
    round_ = scene(rules, ["8c", "5s 2d 5h", "4h 4s"], "5c", "0 draw", stock="7h 9c")
    assert round_.legal_moves(0) == ("8c", "pass")[: 1 + passes]


def test_whoever_may_draw_at_will_may_then_play_what_they_held():
    rules = {"draws_freely": True, "drawn_card": "must_be_played"}
    assert "Ensuite on joue, si on le peut." in sheet_of(rules)
    assert scene(rules, ["6d 4c", "4h 4s"], "5d", "0 draw", stock="3c Kh 2d Qs").legal_moves(0) == ("6d",)


def test_a_card_that_changed_the_suit_takes_its_like_though_one_could_follow():
    rules = {"must_follow": True, "powers": {"8": {"wild": True, "only_if_unable": True, "names_suit": True}}}
    assert "(à tout moment\u00a0: un 8 sur un 8)" in sheet_of(rules)
    legal = scene(rules, ["8h 9c 9d", "8d 5h 9s"], "Kh", "0 8h=h").legal_moves(1)
    assert {"5h", "8d=h"} <= set(legal)


def test_one_restriction_is_told_once():
    powers = {"J": {"names_rank": True}, "joker": {"wild": True, "stands_for": True}}
    told = deeds_of({"jokers": 2, "powers": powers}, "joker")
    assert GoesAnywhere(not_on_rank=True) in told
    assert not any(deed.not_on_rank for deed in told if isinstance(deed, StandsFor))


@pytest.mark.parametrize(("back", "turn"), [(False, 1), (True, 0)])
def test_nobody_misses_a_turn_by_an_attack_after_which_the_next_player_plays(back: bool, turn: int):
    rules = {"powers": {"K": {"draw": 2, "sweeps": True, "comes_back": back}}}
    words = effect_sentence(select_faces("K"), load_rules(PLAIN, options=rules), "fr")
    assert "passer son tour" not in words
    assert ("puis rejouer celui qui l’a posé" in words) == back
    assert ("c’est à celui qui suit celui qui l’a posé de jouer" in words) != back
    assert scene(rules, ["Kh 9c 5d", "8h 4d", "7h 7d"], "9h", "0 Kh", "1 draw", "2 draw").turn == turn


def test_an_answer_to_a_last_card_stops_its_attack():
    powers = {"7": {"draw": 2, "answered_by": ["7"], "last_draw": 2, "last_answered_by": ["7"]}}
    assert "sauf s’il pose un 7, qui l’arrête" in effect_sentence(
        select_faces("7"), load_rules(PLAIN, options={"powers": powers}), "fr"
    )
    round_ = scene({"powers": powers}, ["7s", "7d 9d", "8h Jc"], "9s", "0 7s", "1 7d")
    assert (round_.over, len(round_.hands[2])) == (True, 2)


def test_drawing_stops_as_soon_as_a_card_goes_that_was_the_last():
    rules = {"draws": 3, "drawn_card": "may_be_played", "powers": {"J": {"wild": True, "never_last": True}}}
    assert "s’arrête dès qu’il peut jouer. Ensuite on peut jouer, ou passer." in sheet_of(rules)
    assert "s’arrête à la première qui va. La carte qui va peut être jouée" in sheet_of(rules | {"powers": {}})
    assert scene(rules, ["Js", "5s 2d", "4h 4s"], "Kh", "0 draw", stock="4c 3s 9c").legal_moves(0) == ("Js", "pass")


def test_an_attack_passes_to_whoever_plays_next_under_cards_that_turn_it():
    powers = {"J": {"draw": 5, "answered_by": ["J"], "plays_run": True}, "Q": {"turn_at_two": True, "plays_run": True}}
    assert PassesUnder(may_attack=True, may_stop=False, may_skip=True) in deeds_of({"powers": powers}, "J")
    round_ = scene({"powers": powers}, ["Js 5c 9c", "Jh Qh 4d 9d"], "Ks", "0 Js", "1 Jh", "1 Qh")
    assert (round_.turn, round_.legal_moves(1)) == (1, ("draw",))


def test_points_by_players_are_by_teams_too_where_there_are_some():
    teams = {"teams": {2: 0, 4: 2, 5: 0, 6: 3, 7: 0}}
    sheets = [" ".join(notes(load_rules("demi-paquet", options=more), "fr")) for more in ({}, teams)]
    assert ["par joueur à la table, ou par équipe" in sheet for sheet in sheets] == [False, True]


def test_whoever_answers_a_pile_that_is_sent_has_had_their_turn():
    words = effect_sentence(select_faces("A"), load_rules("danish"), "fr")
    assert words.endswith("sauf s’il pose un as, un 2 ou un 10 (c’est alors son tour)")
    assert danish({}, ["Ah 4d 5d", "9s 6s 7s", "2d 5h 6h", "8h 8d 9d"], "0 Ah>2", "2 2d", top="4c").turn == 3


def test_under_an_attack_whoever_the_answer_skips_may_keep_their_turn():
    runs = {card: {"plays_run": True} for card in ("J", "Q")}
    powers = {**runs, "K": {"plays_run": True, "skips": 1, "skip_answered_by": ["K"]}}
    powers |= {"Js": {"draw": 5, "answered_by": ["Jh"], "plays_run": True}}
    assert "(celui que la réponse fait passer peut encore poser une carte qui lui garde son tour)" in sheet_of({"powers": powers})
    hands = ["Js 9c 8c", "Jc Jh Qh Kh Ts 5d", "5c 4d Kd"]
    assert scene({"powers": powers}, hands, "5s", "0 Js", "1 Jh", "1 Qh", "1 Kh").legal_moves(2) == ("Kd", "pass")


def test_a_run_that_must_be_long_says_with_which_first_card():
    alike = {"powers": {"3 4 5 6": {"plays_run": True, "run_from": 3}}}
    mixed = {"powers": {"3 4 5": {"plays_run": True, "run_from": 3}, "6": {"plays_run": True}}}
    told = [one(deeds_of(rules, card), PlaysRun) for rules, card in ((alike, "3"), (mixed, "3"), (mixed, "6"))]
    assert [(deed.least, deed.if_first) for deed in told if deed] == [(3, False), (3, True), (0, True)]
    hand = ["3s 4s 5s 9c 9d", "8c 8d"]
    assert scene(alike, hand, "7s", "0 4s").turn == 1  # up it comes to two cards, and down too
    begun = scene(alike, hand, "7s", "0 3s")
    assert begun.legal_moves(0) == ("4s", "pass")
    begun.play("4s")
    assert begun.legal_moves(0) == ("5s",)
    short = begun.why_not(0, "pass")
    assert short is not None
    assert (short.code, short.facts) == ("too_short", {"least": 3})
    assert scene(mixed, ["5s 6s 9c 9d", "8c 8d"], "7s", "0 6s").legal_moves(0) == ("5s", "pass")


def test_a_run_turns_only_on_the_cards_that_say_so():
    rules = {"powers": {"5 6": {"plays_run": True}, "6s": {"run_turns": True}}}
    told = [one(deeds_of(rules, card), PlaysRun) for card in ("6s", "5c")]
    assert [deed.turns for deed in told if deed] == [True, False]
    assert scene(rules, ["5h 6h 6s 6c 9d", "8c 8d"], "7h", "0 5h", "0 6h").legal_moves(0) == ("6s", "pass")


def test_a_joker_has_no_suit_on_which_to_be_the_last_card():
    own = {"last_on_own_suit": True, "wild": True}
    rules = {"jokers": 1, "powers": {"A": own, "joker": own}}
    assert Does("last_on_own_suit") in deeds_of(rules, "A")
    assert Does("never_last") in deeds_of(rules, "joker")
    lone = scene(rules, ["Ah", "8c 8d"], "7s")
    why = lone.why_not(0, "Ah")
    assert why is not None
    assert why.code == "last_suit"
    assert "Ah" in scene(rules, ["Ah", "8c 8d"], "7h").legal_moves(0)
