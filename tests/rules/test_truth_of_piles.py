"""What the sheet of Danish says of its piles, played out in a scene each: four of a rank, what refuses, who leads, the rows."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from huit.cards import select_faces
from huit.engine.refusal import IllegalAction
from huit.rules import RulesError, load_rules
from huit.rules.danish.deeds import AsksSuit, Copies, CopiesNothing, GoesOnAny, Refuses
from huit.rules.deeds import Does
from huit.rules.prose import effect_sentence, notes
from huit.views.positions import read_position
from tests.rules.outcomes import one
from tests.rules.test_truth_of_deeds import deeds_of, scene

STOCK = "Qc Qd Qh Qs"


def danish(rules: Mapping[str, object], hands: list[str], top: str, *moves: str) -> Any:
    return scene(rules, hands, top, *moves, name="danish", stock=STOCK)


def said(cards: str, powers: Mapping[str, object], language: str = "fr") -> str:
    return effect_sentence(select_faces(cards), load_rules("danish", options={"powers": powers}), language)


FOUR = {"four_burn": True}


def test_cards_of_four_do_nothing_else():
    """Not even send the pile, skip or cap: the sentence says so for all of them."""
    for card in ("As", "8s", "7s", "Ks"):
        rank = card[0]
        top = " ".join(rank + suit for suit in "cdh")
        round_ = danish(FOUR, [f"{card} 4c 5c", "9d 9h 9s", "5d 5h 5s"], top, f"0 {card}")
        assert (round_.turn, round_.state.discard_size, len(round_.gone)) == (0, 0, 4), card
    told = notes(load_rules("danish", options=FOUR), "en")
    assert any("whoever completed the four plays again, and those cards have no other effect." in line for line in told)


def test_the_last_ace_of_four_is_sent_to_nobody():
    round_ = danish(FOUR, ["As 4c 5c", "9d 9h 9s", "5d 5h 5s"], "Ac Ad Ah")
    assert [move for move in round_.legal_moves(0) if move.startswith("As")] == ["As"]
    with pytest.raises(IllegalAction, match="no_target"):
        round_.play("As>1")
    assert "As>1" in danish({}, ["As 4c 5c", "9d 9h 9s", "5d 5h 5s"], "Ac Ad Ah").legal_moves(0)


def test_five_of_a_rank_burn_the_pile_too():
    rules = FOUR | {"packs": 2}
    round_ = danish(rules, ["9c 9d 9h 4c", "5d 5h", "6d 6h"], "9c 9s", "0 9c+9d+9h")
    assert (round_.turn, len(round_.gone)) == (0, 5)


def test_a_card_that_copies_is_no_card_of_the_rank_it_covers():
    told = " ".join(notes(load_rules("danish", options=FOUR), "fr"))
    assert "Dans un carré, un 3 reste un 3, quelle que soit la carte couverte." in told
    assert "Dans un carré" not in " ".join(notes(load_rules("danish"), "fr"))
    assert "Dans un carré" not in " ".join(notes(load_rules("shithead"), "fr"))
    round_ = danish(FOUR, ["3s 4c 5c", "9d 9h", "5d 5h"], "Kc Kd Kh", "0 3s")
    assert (round_.turn, round_.state.discard_size) == (1, 4)


REFUSES_TEN = {"7": {"caps": True, "refuses": ["T"]}}


def test_a_card_that_refuses_is_named_beside_what_goes_anywhere():
    assert Refuses(select_faces("T")) in deeds_of({"powers": REFUSES_TEN}, "7", "danish")
    assert one(deeds_of({"powers": REFUSES_TEN}, "T", "danish"), GoesOnAny) == GoesOnAny(0, select_faces("7"))
    assert said("T", REFUSES_TEN).startswith("se pose sur n’importe quelle carte, sauf un 7")
    assert said("T", REFUSES_TEN, "en").startswith("can be played on any card except a 7")
    assert said("7", REFUSES_TEN).endswith("ne reçoit jamais un 10")
    assert "Tc" not in danish({"powers": REFUSES_TEN}, ["Tc 9c", "4d"], "7d").legal_moves(0)
    assert "Tc" in danish({"powers": REFUSES_TEN}, ["Tc 9c", "4d"], "Kd").legal_moves(0)


def test_what_refuses_and_what_is_sent_are_both_said():
    powers = REFUSES_TEN | {"A": {"sends": True, "answered_by": ["A"]}}
    assert said("T", powers).startswith("se pose sur n’importe quelle carte, sauf un 7 ou un as envoyé")
    assert said("T", powers, "en").startswith("can be played on any card except a 7 or an ace that was sent")


def test_a_card_that_copies_one_that_refuses_refuses_the_same():
    powers = REFUSES_TEN | {"7": {"refuses": ["3", "T"]}}
    assert one(deeds_of({"powers": powers}, "3", "danish"), Copies).refusing == select_faces("7")
    assert "se pose sur toute carte, sauf un 7" in said("3", powers)
    assert "Tc" not in danish({"powers": REFUSES_TEN}, ["3c 9c 4s", "Tc 4d"], "7d", "0 3c").legal_moves(1)


def test_a_card_that_copies_refuses_on_its_own_alone():
    powers = {"3": {"copies": True, "refuses": ["T"]}}
    assert one(deeds_of({"powers": powers}, "3", "danish"), CopiesNothing).does == (Refuses(select_faces("T")),)
    assert "Tc" in danish({"powers": powers}, ["3c 9c 4s", "Tc 4d"], "9d", "0 3c").legal_moves(1)
    assert "Tc" not in danish({"powers": powers}, ["3c 9c 4s", "Tc 4d"], "", "0 3c").legal_moves(1)


def test_the_ways_out_of_a_suit_leave_out_what_is_refused():
    powers = {"6": {"asks_suit": True, "refuses": ["T", "2"]}}
    assert one(deeds_of({"powers": powers}, "6", "danish"), AsksSuit) == AsksSuit(select_faces("3"))
    assert "2c" not in danish({"powers": powers}, ["2c 9c", "4d"], "6d").legal_moves(0)


def test_part_of_a_rank_is_not_refused():
    with pytest.raises(RulesError, match="7c"):
        load_rules("danish", options={"powers": {"7": {"refuses": ["Th"]}}})


@pytest.mark.parametrize("name", ["sends", "burns"])
def test_a_card_that_leaves_no_pile_refuses_nothing(name: str):
    with pytest.raises(RulesError):
        load_rules("danish", options={"powers": {"4": {name: True, "refuses": ["5"]}}})


def test_a_card_reverses_once_however_many_are_laid():
    powers = {"J": {"reverses": True}}
    assert Does("reverses") in deeds_of({"powers": powers}, "J", "danish")
    hands = ["Jc Jd 4c", "9d 9h", "5d 5h", "6d 6h"]
    for move in ("0 Jc", "0 Jc+Jd"):
        round_ = danish({"powers": powers}, hands, "9c", move)
        assert (round_.direction, round_.turn) == (-1, 3)
    copied = danish({"powers": powers}, ["3c 4c 4d", "9d 9h", "5d 5h"], "Js", "0 3c")
    assert (copied.direction, copied.turn) == (-1, 2)


def test_the_next_player_leads_in_the_direction_as_it_is_then():
    for turns, leader in ((True, 2), (False, 1)):
        rules = {"new_discard": "next_player", "turns_on_pick_up": turns}
        assert danish(rules, ["4c 5c 4d", "9d 9h", "5d 5h"], "Ks", "0 pickup").turn == leader
        told = notes(load_rules("danish", options=rules), "en")
        assert "Once the pile is picked up, the next player starts a new one." in told
        assert ("When the pile is picked up, the direction of play changes." in told) == turns


def test_cards_that_go_on_any_other_are_not_counted_as_the_lowest():
    told = notes(load_rules("danish", options={"starts": "lowest_ordinary"}), "en")
    assert any("not counting the 2, 3 and 10" in line for line in told)
    text = ["2c 3d Td", "5c Kd Ks", "4c Kh Kc"]
    for starts, turn in (("lowest_ordinary", 2), ("lowest_card", 0)):
        written = f'rules = "danish"\nhands = {json.dumps(text)}\nswapping = true\nmoves = []\n[with]\nstarts = "{starts}"'
        round_ = read_position(written).round
        for seat in range(3):
            round_.play("pass", seat=seat)
        assert round_.turn == turn
