"""What the sheet says of cards that few games have, played out: a covered ace, a last card, a rank that is asked for."""

import json
from collections.abc import Mapping

import pytest

from huit.cards import select_faces
from huit.engine.shedding.round import SheddingRound
from huit.rules import load_rules
from huit.rules.check import findings
from huit.rules.prose import card_effects, effect_sentence, notes
from huit.views.positions import read_position
from huit.words.made import LANGUAGES
from tests.rules.test_truth import PLAIN, toml_of


def played(rules: Mapping[str, object], hands: list[str], top: str, *moves: tuple[int, str]) -> tuple[SheddingRound, list[str]]:
    """Return a scene after some moves, and the kinds of what happened last."""
    written = "\n".join(f"{json.dumps(key)} = {toml_of(value)}" for key, value in ({"announces": False} | dict(rules)).items())
    text = f'rules = "{PLAIN}"\nhands = {json.dumps(hands)}\ndiscard = "{top}"\nstock = "2c 2d 3c 3d 4c 4d 5c 5d 6c 6d"\n'
    round_: SheddingRound = read_position(text + "moves = []\n[with]\n" + written).round  # type: ignore[assignment]
    kinds: list[str] = []
    for seat, move in moves:
        kinds = [str(event.for_seat(None)["kind"]) for event in round_.play(move, seat=seat)]
    return round_, kinds


def said(rules: Mapping[str, object], card: str, language: str = "fr") -> str:
    return effect_sentence(select_faces(card), load_rules(PLAIN, options=dict(rules)), language)


def test_a_card_that_is_covered_has_turned_the_direction():
    """BH-02: what else it does, only the last card does (G-14)."""
    rules = {"powers": {"A": {"plays_flush": True, "reverses": True, "skips": 1}}}
    assert said(rules, "A").startswith("change d’abord le sens du jeu, même recouvert")
    assert said(rules, "A").endswith("(pour le reste, seule la dernière posée agit)")
    assert said(rules, "A", "en").endswith("(otherwise, only the last one played acts)")
    round_, _ = played(rules, ["As 5s 9c", "7c 7d", "8c 8d", "9d 9h"], "3s", (0, "As"), (0, "5s"))
    assert round_.turn == 3


@pytest.mark.parametrize("answer", [False, True])
def test_whoever_is_hit_by_a_last_card_has_had_their_turn(answer: bool):
    """W9-08, where the round goes on: the card that answers does nothing."""
    rules = {"goes_on": "places", "powers": {"A": {"last_draw": 2, "last_answered_by": ["A", "K"]}, "K": {"reverses": True}}}
    assert said(rules, "A").endswith(
        "sauf s’il pose un as ou un roi, qui n’a alors pas d’effet (dans les deux cas, son tour est fini)"
    )
    round_, _ = played(rules, ["As", "Ks 7c 7d", "8c 8d", "9d 9h"], "3s", (0, "As"), (1, "Ks" if answer else "draw"))
    assert (round_.turn, len(round_.hands[1])) == (2, 2 if answer else 5)


def test_a_last_card_does_one_thing_and_not_the_other():
    rules = {"powers": {"K": {"plays_again": True, "wins_last": True, "draw": 1, "last_draw": 3}}}
    assert "en dernière carte, fait plutôt piocher 3 cartes" in said(rules, "K")
    assert "as a last card, makes the next player draw 3 cards instead" in said(rules, "K", "en")
    round_, _ = played(rules, ["Ks", "7c 7d", "8c 8d"], "3s", (0, "Ks"), (1, "draw"))
    assert (round_.over, len(round_.hands[1])) == (True, 5)


def test_a_rank_that_comes_back_leaves_the_card_that_asked_in_force():
    """And until then not even a joker that stands for any card goes on it."""
    rules = {"jokers": True, "powers": {"J": {"names_rank": True}, "joker": {"wild": True, "stands_for": True}}}
    assert (
        "ou un autre valet, jusqu’à ce que quelqu’un la pose. Si la demande revient à qui l’a faite sans avoir été servie"
        in said(rules, "J")
    )
    assert "sauf quand une valeur est demandée" in said(rules, "joker")
    asked = [(0, "Js"), (0, "=Q")]
    round_, _ = played(rules, ["Js 5s 9c", "Xr 7d Jd", "8c 8d"], "3s", *asked)
    assert list(round_.legal_moves(1)) == ["Jd"]
    round_, kinds = played(rules, ["Js 5s 9c", "Xr 7d", "8c 8d"], "3s", *asked, (1, "draw"), (2, "draw"))
    assert "rank_over" in kinds
    assert "5s" in round_.legal_moves(0)
    assert "9c" not in round_.legal_moves(0)


def test_sentences_about_an_attack_stand_by_it():
    """What goes on about an attack comes before what the card does as the last one, or how it is announced."""
    for power in ({"doubt_costs": 1, "wild": True, "last_draw": 2}, {"then_plays": True, "announced": True}):
        rules = {"powers": {"7": {"draw": 2, **power}}}
        for language, about in (("fr", "joueur attaqué|S’il pose alors"), ("en", "player attacked|If they then play")):
            told = said(rules, "7", language)
            first = min(told.find(one) for one in about.split("|") if one in told)
            last = max(told.lower().find(one) for one in ("en dernière carte", "as a last card", "on dit", "you say"))
            assert first < last, told


def test_what_a_card_says_in_vain_makes_no_line_of_its_own():
    """The 10 of hearts skips nobody, as it is played again with: it does what the other 10s do."""
    rules = load_rules(PLAIN, options={"powers": {"T": {"plays_again": True}, "h": {"skips": 2}}})
    assert ("T",) in [effect.cards for effect in card_effects(rules)]
    assert [finding.code for finding in findings(rules)] == ["idle_beside"]


@pytest.mark.parametrize(
    ("power", "french", "english"),
    [
        ({"goes_on_at_two_left": ["J"], "trades": True}, "deux joueurs\u00a0; fait échanger", "are left; makes"),
        ({"plays_set": True, "set_of": 2, "skips": 1}, "suivant\u00a0; deux 5 peuvent", "player; two 5s may"),
        ({"passes_on": True, "skips": 1}, "au joueur suivant\u00a0; fait passer", "next player; skips"),
        ({"names_suit": True, "skips": 1}, "choisir la couleur à suivre et fait passer", "call the suit to follow and skips"),
    ],
)
def test_clauses_are_joined_by_an_and_only_where_both_are_about_the_card(power: dict[str, object], french: str, english: str):
    rules = {"powers": {"5": power}}
    assert french in said(rules, "5")
    assert english in said(rules, "5", "en")


def test_a_card_that_is_there_once_does_not_meet_itself():
    one = {"packs": 1, "seats_max": 4, "powers": {"Kh": {"draw": 4, "sweeps": True, "answered_by": ["Kh"]}}}
    two = {**one, "packs": 2}
    assert [["roi" in said(rules, "Kh") or "king" in said(rules, "Kh", "en") for rules in (one, two)]] == [[False, True]]
    jokers = {"jokers": 1, "packs": 1, "seats_max": 4, "powers": {"joker": {"wild": True, "draw": 4, "answered_by": ["joker"]}}}
    assert ["coloré" in said(jokers, "Xr") or "coloured" in said(jokers, "Xr", language) for language in LANGUAGES] == [False] * 2
    assert said(jokers, "Xr").partition(". ")[0].endswith("qui passe son tour")


@pytest.mark.parametrize(
    ("first", "moves", "told", "ranks"),
    [
        ("A", ["Ac"], "sur une attaque, seulement celles d’une carte qui y répond", "A8"),
        ("J", ["Jc"], "pour garder son tour, seulement celles d’une carte qui y répond", "J"),
        ("7", ["7c"], "prend la couleur et la valeur que l’on veut, avec leur effet", "A23456789TJQK"),
    ],
)
def test_what_a_joker_may_stand_for_is_told(first: str, moves: list[str], told: str, ranks: str):
    """W3-04."""
    powers = {
        "A": {"draw": 2, "answered_by": ["A", "8"]},
        "J": {"skips": 1, "skip_answered_by": ["J"]},
        "joker": {"wild": True, "stands_for": True},
    }
    rules = {"jokers": True, "powers": {name: power for name, power in powers.items() if name in (first, "joker")}}
    assert told in said(rules, "joker")
    round_, _ = played(rules, [f"{first}c 9c 9d", "Xr 7d 8d"], "3c", *((0, move) for move in moves))
    if "Xr" in round_.legal_moves(1):
        round_.play("Xr", seat=1)
    assert {move.partition("=")[2][0] for move in round_.legal_moves(1) if "=" in move} == set(ranks)


@pytest.mark.parametrize(
    ("powers", "told"),
    [
        ({"A": {"draw": 2}}, ["On ne répond à aucune attaque"]),
        ({"A": {"draw": 2}, "K": {"last_draw": 2, "last_answered_by": ["K"]}}, []),
        ({"A": {"draw": 2, "sweeps": True}}, []),
        ({"A": {"draw": 2}, "2": {"draw": 2, "sweeps": True, "answered_by": ["2"]}}, []),
        ({"A": {"draw": 2}, "9": {"on_debt": True}}, ["Tant qu’une attaque"]),
        ({"A": {"draw": 2, "answered_by": ["A"]}}, ["Tant qu’une attaque", "le joueur suivant doit répondre lui aussi"]),
        ({"A": {"draw": 2, "answered_by": ["8"]}, "8": {"draw": 1, "clears_debt": True}}, ["Tant qu’une attaque"]),
        ({"K": {"draw": 2, "answered_by": ["K"], "hits_previous": True}}, ["Tant qu’une attaque", "celui qui est frappé doit"]),
        ({"A": {"draw": 2, "answered_by": ["9"]}}, ["Tant qu’une attaque", "arrête pas l’attaque la passe"]),
        ({"A": {"draw": 2, "answered_by": ["9"]}, "9": {"skips": 1}}, ["Tant qu’une attaque"]),
        (
            {"A": {"draw": 2, "answered_by": ["9", "T"]}, "9": {"skips": 1}},
            ["Tant qu’une attaque", "arrête pas l’attaque et ne fait passer aucun tour la passe"],
        ),
        ({"A": {"draw": 2, "sweeps": True, "answered_by": ["A"]}}, []),
    ],
)
def test_what_holds_of_all_attacks_is_against_no_card(powers: dict[str, object], told: list[str]):
    """G-16; what a card says of itself is not said otherwise of all."""
    sheet = [one for one in notes(load_rules(PLAIN, options={"powers": powers}), "fr") if "ttaque" in one]
    assert len(sheet) == len(told), sheet
    assert all(part in sentence for part, sentence in zip(told, sheet, strict=True)), sheet
