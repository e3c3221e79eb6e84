"""What the sheet says of an answered attack is what happens: whom it hits then, with how much, and who is left out."""

import json
from collections.abc import Mapping

import pytest

from huit.cards import select_faces
from huit.engine.shedding.round import SheddingRound
from huit.rules import RuleSet, load_rules
from huit.rules.check import what_is_wrong
from huit.rules.prose import card_deeds, effect_sentence
from huit.rules.shedding.deeds import (
    Draws,
    FallsBack,
    GoesOnAttacks,
    GoesRound,
    OwnAttack,
    PassesAfter,
    ReplacesAttack,
    Reverses,
    Skips,
    StopsAttack,
)
from huit.views.positions import read_position
from tests.rules.outcomes import one
from tests.rules.test_truth import PLAIN, toml_of

ATTACKS: dict[str, dict[str, object]] = {
    "next": {},
    "round": {"sweeps": True},
    "previous": {"hits_previous": True},
    "chosen": {"hits_chosen": True},
}
"""How the 2 attacks."""
ANSWERS: list[dict[str, object]] = [
    {},
    {"skips": 1},
    {"skips": 2},
    {"skips": 1, "not_at_two": True},
    {"reverses": True},
    {"reverses": True, "skips": 1},
    {"turn_at_two": True},
    {"turn_at_two": True, "reverses": True},
    {"clears_debt": True},
    {"clears_debt": True, "reverses": True},
    {"draw": 1},
    {"draw": 1, "clears_debt": True},
    {"draw": 1, "sweeps": True},
    {"draw": 1, "skips": 1},
    {"draw": 1, "reverses": True},
    {"draw": 1, "turn_at_two": True},
    {"draw": 1, "hits_previous": True},
    {"draw": 1, "hits_previous": True, "reverses": True},
    {"draw": 1, "hits_previous": True, "clears_debt": True},
    {"draw": 1, "payer_plays": True},
]
"""What the king does that answers."""
HANDS = ["2h 9c 9d 9s", "Kc 8c 8d 8s", "Kd 6c 6d 6s", "Ks 5c 5d 5s"]


def rules_of(attack: Mapping[str, object], king: Mapping[str, object], seats: int) -> dict[str, object]:
    powers = {"2": {"draw": 2, "answered_by": ["K"], **attack}, "K": dict(king)}
    return {"announces": False, "seats_max": max(seats, 3), "powers": powers}


def scene(rules: Mapping[str, object], seats: int) -> SheddingRound:
    """Return a scene in which seat 0 may attack, and each of the others answer."""
    text = f'rules = "{PLAIN}"\nhands = {json.dumps(HANDS[:seats])}\ndiscard = "4h"\nstock = "3c 3d 3s 7c 7d 7h 7s Tc Td Th Ts"\n'
    written = "\n".join(f"{json.dumps(key)} = {toml_of(value)}" for key, value in rules.items())
    return read_position(text + "moves = []\n[with]\n" + written).round  # type: ignore[return-value]


def lay(round_: SheddingRound, seat: int, card: str) -> tuple[int, int] | None:
    """Let *seat* lay a card of that rank, and aim if it has to; return who is attacked then, and with how much."""
    move = next(move for move in round_.legal_moves(seat) if move.startswith(card))
    events = [event.for_seat(None) for event in round_.play(move, seat=seat)]
    if round_.turn == seat and round_.legal_moves(seat) and round_.state.phase:
        events += [event.for_seat(None) for event in round_.play(round_.legal_moves(seat)[-1], seat=seat)]
    attacked = [(event["seat"], event["debt"]) for event in events if event["kind"] == "attacked"]
    return attacked[-1] if attacked else None


def said_to_be_hit(rules: RuleSet, by: int, seats: int) -> tuple[int, int] | None:
    """Return who is attacked, and with how much, when seat *by* answers, by the deeds of the 2 and of the king."""
    attack, king = (card_deeds(select_faces(card), rules) for card in ("2", "K"))
    own, covered, round_ = one(king, Draws), one(king, GoesOnAttacks), one(attack, GoesRound)
    reverses, stops = one(king, Reverses), one(king, StopsAttack)
    anew = (
        stops or (covered and covered.attack == "replaced") or one(king, ReplacesAttack) or (round_ and round_.attack == "anew")
    )
    debt = (0 if anew else 2) + (own.cards if own else 0)
    way = -1 if seats > 2 and reverses and (reverses.first or stops) else 1
    if stops and not own:
        return None
    if own and own.who == "previous":
        return (by - way) % seats, debt
    if any(seats in (deed.players or (2,)) for deed in king if isinstance(deed, OwnAttack | FallsBack)):
        return by, debt
    skips, past = one(king, Skips), one(king, PassesAfter)
    jumps = (own and own.who == "after_skipped") or past or (round_ and round_.skips)
    at_two = (own and own.next_at_two) or (past and past.next_at_two)
    jumped = skips.players if skips and jumps and not (at_two and seats == 2) else 0
    return (by + way * (1 + jumped)) % seats, debt


def _accepted(rules: Mapping[str, object]) -> RuleSet | None:
    agreed, found = what_is_wrong(PLAIN, rules)
    return None if any(one.level == "refused" for one in found) else agreed


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("king", ANSWERS, ids=lambda king: "-".join(king) or "plain")
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_answered_attack_hits_whom_the_sheet_says(attack: str, king: dict[str, object], seats: int):
    for by_itself in (False, True):
        rules = rules_of(ATTACKS[attack], {**king, **({"on_debt": True} if by_itself else {})}, seats)
        agreed = _accepted(rules)
        if agreed is None:
            continue
        round_ = scene(rules, seats)
        hit = lay(round_, 0, "2")
        assert hit is not None
        assert lay(round_, hit[0], "K") == said_to_be_hit(agreed, hit[0], seats)


def drawn_in_turn(king: Mapping[str, object], answerer: int, seats: int) -> list[int]:
    """Return who draws for an attack that goes round, in turn, where *answerer* answers it once."""
    round_ = scene(rules_of({"sweeps": True}, king, seats), seats)
    lay(round_, 0, "2")
    drew: list[int] = []
    while round_.debt:
        seat = round_.state.turn
        if seat == answerer:
            lay(round_, seat, "K")
            answerer = -1
        else:
            round_.play("draw", seat=seat)
            drew.append(seat)
    return drew


@pytest.mark.parametrize(
    ("king", "answerer", "seats", "drew", "told"),
    [
        ({}, 1, 3, [2], "il ne pioche pas, et l’attaque passe au suivant"),
        ({}, 2, 3, [1, 0, 1, 2], "elle l’attaque aussi, et refait le tour"),
        ({"skips": 1}, 1, 3, [0, 1, 2], "elle l’attaque aussi\u00a0; alors, ou si elle le saute, elle refait le tour"),
        ({"skips": 1}, 2, 3, [1, 1, 2], "elle l’attaque aussi\u00a0; alors, ou si elle le saute, elle refait le tour"),
        ({"skips": 1}, 1, 4, [3], "l’attaque saute le joueur suivant"),
        ({"reverses": True}, 1, 4, [0, 3, 2, 1], "elle l’attaque aussi, et refait le tour"),
        ({"reverses": True}, 2, 4, [1, 1], "l’attaque repart dans l’autre sens"),
    ],
)
def test_an_answer_may_take_an_attack_back_to_whoever_started_it(
    king: dict[str, object], answerer: int, seats: int, drew: list[int], told: str
):
    """BL-11 to BL-15 know no answer but one that goes round itself; what another one does is told as it is."""
    agreed = load_rules(PLAIN, options=rules_of({"sweeps": True}, king, seats))
    assert told in effect_sentence(select_faces("2"), agreed, "fr")
    assert drawn_in_turn(king, answerer, seats) == drew


def test_an_attack_that_is_passed_on_hits_out_of_turn_no_longer():
    rules = rules_of({"hits_previous": True}, {"reverses": True}, 4)
    told = effect_sentence(select_faces("2"), load_rules(PLAIN, options=rules), "fr")
    assert "Une fois passée par un roi, l’attaque ne frappe plus hors du tour\u00a0: celui sur qui elle tombe pioche" in told
    round_ = scene(rules, 4)
    assert lay(round_, 0, "2") == (3, 2)
    assert lay(round_, 3, "K") == (2, 2)
    round_.play("draw", seat=2)
    assert round_.turn == 1


def test_cards_laid_together_on_an_attack_pass_it_on_as_it_is():
    """G-14: only the last one acts, and it neither attacks nor stops anything."""
    rules: dict[str, object] = {
        "announces": False,
        "powers": {"2": {"draw": 2, "answered_by": ["2"], "plays_run": True}, "3": {"plays_run": True}},
    }
    told = effect_sentence(select_faces("2"), load_rules(PLAIN, options=rules), "fr")
    assert "dont la dernière n’attaque pas laisse l’attaque au joueur suivant, sans rien y ajouter" in told
    hands = '["2h 9c 9d", "2d 3d 8d 8c", "6c 6d Qc"]'
    text = f'rules = "{PLAIN}"\nhands = {hands}\ndiscard = "4h"\nstock = "5c 5d 5s 7c 7d 7h 7s"\nmoves = []\n[with]\n'
    round_ = read_position(text + "\n".join(f"{key} = {toml_of(value)}" for key, value in rules.items())).round
    for seat, move in ((0, "2h"), (1, "2d"), (1, "3d")):
        events = [event.for_seat(None) for event in round_.play(move, seat=seat)]
    assert [(event["seat"], event["debt"]) for event in events if event["kind"] == "attacked"] == [(2, 2)]


@pytest.mark.parametrize(("top", "goes"), [("Ks", False), ("5s", True)])
def test_a_card_that_goes_on_a_suit_does_not_go_on_one_that_changed_it(top: str, goes: bool):
    rules: dict[str, object] = {
        "announces": False,
        "powers": {"K": {"wild": True, "names_suit": True}, "9h": {"goes_on": ["s"]}},
    }
    told = effect_sentence(select_faces("9h"), load_rules(PLAIN, options=rules), "en")
    assert told == "can also be played on a spade (but not on a king of spades that changed the suit)"
    text = (
        f'rules = "{PLAIN}"\nhands = ["{top} 4d 4c", "9h 8h 8d"]\ndiscard = "4s"\nstock = "5c 5d 7c 7d 7h"\nmoves = []\n[with]\n'
    )
    round_ = read_position(text + "\n".join(f"{key} = {toml_of(value)}" for key, value in rules.items())).round
    round_.play(next(move for move in round_.legal_moves(0) if move.startswith(top)), seat=0)
    assert ("9h" in round_.legal_moves(1)) == goes
