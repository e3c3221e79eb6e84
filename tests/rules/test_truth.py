"""The sheet tells the truth: the deeds of a card are what the events of a played scene say."""

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from huit.cards import face_name, faces_of, parse_face, select_faces
from huit.engine.shedding.round import SheddingRound
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.families import schema_of
from huit.rules.prose import card_deeds, card_effects, effect_sentence, notes
from huit.rules.shedding.deeds import Draws, Reverses, Skips
from huit.views.positions import read_position
from tests.cases import mostly_long
from tests.rules.outcomes import Outcome, foretold

PLAIN, MOST_EVENTS = "rien", 60
PLAYED = sorted((Path(__file__).parents[1] / "scenarios" / "played").glob("*.toml"))
POWERS = schema_of("shedding").powers
MARKED = ("laying", "count")
"""The groups of knobs of a card that do nothing once it lies."""


def scene(rules: Mapping[str, object], card: str, seats: int, name: str = PLAIN) -> SheddingRound:
    """Return a scene in which seat 0 may lay *card*, and follow it with cards of its suit that do nothing; nobody answers."""
    agreed = load_rules(name, options=rules)
    power = agreed.power(parse_face(card))
    answers = select_faces(f"{power.get('answered_by', '')} {power.get('last_answered_by', '')}")
    rest = [face_name(face) for face in faces_of(agreed.deck & ~answers) if not face_name(face).startswith((card[0], "X"))]
    suit = "h" if card[0] == "X" else card[1]
    rest.sort(key=lambda other: (not _does_nothing(agreed, other), other[1] != suit))
    # The card goes on one of its suit, which may do something: that is over. One that refuses others may refuse it.
    top = min(rest, key=lambda other: (other[1] != suit, _refuses(agreed, other), not _does_nothing(agreed, other)))
    rest = [top, *(other for other in rest if other != top)]
    own, others = rest[1:4], rest[4:]
    if power.get("only_if_unable") and card[0] == "X":
        own, others = [other for other in others if other[1] != top[1]][:3], own
        others += [other for other in rest[4:] if other not in own]
    hands = [" ".join([card, *own, others.pop(), others.pop()])]
    hands += [" ".join(others.pop() for _ in range(3)) for _ in range(seats - 1)]
    text = f'rules = "{name}"\nhands = {json.dumps(hands)}\ndiscard = "{top}"\nstock = "{" ".join(others)}"\nmoves = []\n[with]\n'
    return read_position(text + "\n".join(f"{json.dumps(key)} = {toml_of(value)}" for key, value in rules.items())).round  # type: ignore[return-value]


def _does_nothing(rules: RuleSet, card: str) -> bool:
    return all(POWERS[name].group in MARKED for name in rules.power(parse_face(card)))


def _refuses(rules: RuleSet, card: str) -> bool:
    return bool(rules.power(parse_face(card)).get("refuses"))


def toml_of(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(str(key))} = {toml_of(inner)}" for key, inner in value.items()) + " }"  # type: ignore[misc]
    return json.dumps(value)


def outcome(round_: SheddingRound, card: str) -> Outcome:
    """Return what happens when seat 0 lays *card*, goes on if it must, and whoever is attacked draws."""
    events = list(round_.play(_first(round_, lambda move: _lays(round_, move, card)), seat=0))
    while not round_.over and (round_.state.phase or round_.debt) and len(events) < MOST_EVENTS:
        seat = round_.state.turn
        events += round_.play(_way(round_, seat), seat=seat)
    told = [event.for_seat(None) for event in events]
    by_kind = {kind: [event for event in told if event["kind"] == kind] for kind in {event["kind"] for event in told}}
    return Outcome(
        turned=len(by_kind.get("reversed", ())),
        skipped=tuple(event["seat"] for event in by_kind.get("skipped", ())),
        drew=tuple((event["seat"], event["count"]) for event in by_kind.get("drew", ()) if event["cause"] == "debt"),
        stole=tuple(event["seat"] for event in by_kind.get("stole", ())),
        gave=sum(event["count"] for event in by_kind.get("gave", ()) if event["seat"] == 0),
        turn=-1 if round_.turn is None else round_.turn,
    )


def _lays(round_: SheddingRound, move: str, card: str) -> bool:
    """Tell whether *move* lays *card*; a joker that stands for another card stands for one that does nothing."""
    laid, _, named = move.partition("=")
    return laid == card and (len(named) < 2 or _does_nothing(round_.rules, named))


def _way(round_: SheddingRound, seat: int) -> str:
    """Return what *seat* does: end a run, pay an attack, make a choice, or follow with a card of no effect."""
    moves = round_.legal_moves(seat)
    if "pass" in moves:
        return "pass"
    if round_.debt and not round_.state.again and not round_.state.phase:
        return "draw"
    if round_.state.again and not round_.state.phase:
        plain = [move for move in round_.legal_moves(seat) if move != "draw" and _does_nothing(round_.rules, move.split("=")[0])]
        # Whoever has swapped hands may hold none.
        return plain[0] if plain else "draw"
    return _first(round_, lambda move: True)


def _first(round_: SheddingRound, fits: Callable[[str], bool]) -> str:
    """Return the first move that fits; hearts are named where a suit is."""
    fitting = [move for move in round_.legal_moves(round_.state.turn) if fits(move)]
    return next((move for move in fitting if move.endswith("=h")), fitting[0])


def assert_truth(rules: Mapping[str, object], card: str, name: str = PLAIN, *, seats: Sequence[int] = (2, 3, 4)) -> None:
    """Compare the deeds of *card* with what happens."""
    # Who begins, and which way, is told elsewhere.
    rules = {**rules, "clockwise": True, "starts": "next"}
    agreed = load_rules(name, options=rules)
    deeds = card_deeds(1 << parse_face(card), agreed)
    for number in (number for number in seats if number in agreed.seats):
        happens = outcome(scene(rules, card, number, name), card)
        assert happens == foretold(deeds, number), f"{number} players: {deeds}"


def _examples() -> dict[str, dict[str, object]]:
    """Return each knob of a card with what it needs, at its example."""
    return {name: {other: POWERS[other].example for other in (*_needed(name), name)} for name in POWERS}


def _needed(name: str) -> tuple[str, ...]:
    needs = POWERS[name].needs
    return (*(further for need in needs for further in _needed(need)), *needs)


def _mix(*names: str) -> tuple[str, dict[str, object]]:
    """Return a card, and rules by which its rank has the knobs *names* and what these need."""
    power = {key: value for name in names for key, value in _examples()[name].items()}
    joker = any(POWERS[name].only_on == "joker" for name in power)
    rules: dict[str, object] = {"announces": False, "powers": {"joker" if joker else "7": power}}
    if joker:
        rules |= {"jokers": True, "starter_buried": []}
        power |= {"wild": True}
    return ("Xr" if joker else "7h"), rules


def _accepted(*names: str) -> bool:
    try:
        load_rules(PLAIN, options=_mix(*names)[1])
    except RulesError:
        return False
    return True


PAIRS = list(combinations(POWERS, 2))
CROWDS = [range(start, start + 150) for start in range(0, 1200, 150)]
"""Cards that do three to five things at once, by chance."""


@pytest.mark.parametrize("name", POWERS)
def test_the_sheet_is_true_of_each_power_alone(name: str):
    card, rules = _mix(name)
    assert_truth(rules, card)


@pytest.mark.parametrize(("one", "other"), mostly_long(PAIRS, every=12))
def test_the_sheet_is_true_of_each_accepted_pair(one: str, other: str):
    if _accepted(one, other):
        card, rules = _mix(one, other)
        assert_truth(rules, card)


@pytest.mark.parametrize("seeds", mostly_long(CROWDS, every=len(CROWDS)), ids=str)
def test_the_sheet_is_true_of_cards_that_do_much_at_once(seeds: range):
    tried = 0
    for seed in seeds:
        dice = Random(seed)
        names = dice.sample(list(POWERS), dice.randint(3, 5))
        if _accepted(*names):
            card, rules = _mix(*names)
            assert_truth(rules, card)
            tried += 1
    assert tried > len(seeds) // 4


@pytest.mark.parametrize("name", [name for name in rule_names() if load_rules(name).family == "shedding"])
def test_the_sheet_is_true_of_every_game(name: str):
    for card in _cards_that_act(load_rules(name)):
        assert_truth({}, card, name)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_the_sheet_is_true_of_the_rules_that_people_play(path: Path):
    written = tomllib.loads(path.read_text("utf-8"))
    rules = written.get("with", {})
    # The hands of the scene are of any size: nobody announces, and nobody is out for too many cards.
    still = {"announces": False, "hand_limit": 0}
    for card in _cards_that_act(load_rules(written["rules"], options=rules)):
        assert_truth(rules | still, card, written["rules"])


def test_powers_that_meet_on_one_card_are_told_as_one():
    """The design page's example: the next player loses his turn, and the one after him draws."""
    agreed = load_rules(PLAIN, options={"powers": {"7": {"draw": 3, "skips": 1}}})
    assert effect_sentence(select_faces("7"), agreed, "fr") == (
        "fait passer son tour au joueur suivant\u00a0; fait piocher 3 cartes au joueur d’après, qui passe son tour."
        " À deux, c’est donc celui qui a posé le 7 qui pioche"
    )
    assert effect_sentence(select_faces("7"), agreed, "en") == (
        "skips the next player; makes the player after that draw 3 cards and miss their turn."
        " So with two players, whoever played the 7 has to draw"
    )


@pytest.mark.parametrize(("least", "loses"), [(1, False), (3, False), (4, True)])
def test_who_may_play_after_paying_loses_no_turn(least: int, loses: bool):
    rules = {"announces": False, "plays_after_paying": least, "powers": {"7": {"draw": 3}}}
    agreed = load_rules(PLAIN, options=rules)
    assert ("passe son tour" in effect_sentence(select_faces("7"), agreed, "fr")) == loses
    assert not any("1 cartes" in sentence for sentence in notes(agreed, "fr"))
    assert_truth(rules, "7h")


ATTACK: dict[str, object] = {"draw": 2, "answered_by": ["K"]}
ROUND: dict[str, object] = {"draw": 2, "sweeps": True, "answered_by": ["K"]}
"""Seat 0 of four attacks with the 2 of hearts, seat 1 lays the king: what its attack and the king are, and what is said of which,
then who is attacked, and with how many cards in all; (None, 0) where nobody is."""
ANSWERED: list[tuple[dict[str, object], dict[str, object], str, str, tuple[int | None, int]]] = [
    (ROUND, {}, "2", "il ne pioche pas, et l’attaque passe au suivant", (2, 2)),
    (ROUND, {"clears_debt": True}, "2", "l’attaque s’arrête", (None, 0)),
    (ROUND, {"draw": 1}, "2", "le tour s’arrête, et l’attaque s’ajoute à celle de sa carte", (2, 3)),
    (ROUND, {"draw": 1, "sweeps": True}, "2", "le tour recommence à partir de lui, et les cartes ne s’ajoutent pas", (2, 1)),
    (
        ATTACK,
        {"draw": 1, "hits_previous": True},
        "K",
        "Posé en réponse, il envoie toute l’attaque au joueur précédent",
        (0, 3),
    ),
    (ATTACK, {"on_debt": True}, "K", "sur une attaque, qui passe alors au joueur suivant", (2, 2)),
    (ATTACK, {"on_debt": True, "skips": 1}, "K", "Une attaque à laquelle on répond ainsi passe au joueur d’après", (3, 2)),
    (ATTACK, {"skips": 1}, "K", "Une attaque à laquelle on répond ainsi passe au joueur d’après", (3, 2)),
    (ATTACK, {"reverses": True}, "K", "change d’abord le sens du jeu", (0, 2)),
    (ATTACK, {"on_debt": True, "draw": 1}, "K", "sur une attaque, à laquelle la sienne s’ajoute", (2, 3)),
    (ATTACK, {"on_debt": True, "draw": 1, "sweeps": True}, "K", "sur une attaque, que la sienne remplace", (2, 1)),
    (ATTACK, {"on_debt": True, "draw": 1, "hits_previous": True}, "K", "sur une attaque, à laquelle la sienne s’ajoute", (0, 3)),
    (ATTACK, {"on_debt": True, "reverses": True}, "K", "change d’abord le sens du jeu", (0, 2)),
    (ATTACK, {"on_debt": True, "clears_debt": True}, "K", "se pose aussi sur une attaque et arrête l’attaque", (None, 0)),
]


@pytest.mark.parametrize(("attack", "king", "card", "told", "hit"), ANSWERED)
@pytest.mark.parametrize("by_itself", [False, True])
def test_what_becomes_of_an_answered_attack_is_told(
    attack: dict[str, object], king: dict[str, object], card: str, told: str, hit: tuple[int | None, int], by_itself: bool
):
    """Also where nothing says that the king answers, if it goes on any attack."""
    if by_itself and "on_debt" not in king:
        king = {**king, "on_debt": True}
    powers = {"2": {name: value for name, value in attack.items() if not by_itself or name != "answered_by"}, "K": king}
    rules = {"announces": False, "powers": powers}
    agreed = load_rules(PLAIN, options=rules)
    assert told in effect_sentence(select_faces(card), agreed, "fr")
    hands = '["2h 9c 9d", "Kh 8c 8d", "6c 6d Qc", "5c 5d Tc"]'
    scene = f'rules = "{PLAIN}"\nhands = {hands}\ndiscard = "4h"\nstock = "3c 3d 3s 7c 7d 7h 7s"\nmoves = []\n[with]\n'
    round_ = read_position(scene + "\n".join(f"{key} = {toml_of(value)}" for key, value in rules.items())).round
    round_.play("2h", seat=0)
    events = [event.for_seat(None) for event in round_.play("Kh", seat=1)]
    attacked = [(event["seat"], event["debt"]) for event in events if event["kind"] == "attacked"]
    assert attacked == ([hit] if hit[1] else [])


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ({"last_costs": 2}, "si la pioche est vide, il est sorti"),
        ({"plays_again": True}, "en dernière carte, à piocher, ou à sortir si la pioche est vide"),
    ],
)
@pytest.mark.parametrize(("stock", "out"), [("", True), ("7c 7d 7h", False)])
def test_whoever_has_nothing_to_draw_for_a_last_card_is_out(power: dict[str, object], told: str, stock: str, out: bool):
    rules = {"announces": False, "recycles": False, "powers": {"2": power}}
    assert told in effect_sentence(select_faces("2"), load_rules(PLAIN, options=rules), "fr")
    scene = f'rules = "{PLAIN}"\nhands = ["2h", "9c 4s"]\ndiscard = "5h"\nstock = "{stock}"\nmoves = []\n[with]\n'
    round_ = read_position(scene + "\n".join(f"{key} = {toml_of(value)}" for key, value in rules.items())).round
    round_.play("2h", seat=0)
    if round_.turn == 0 and not stock:
        round_.play("pass", seat=0)
    assert round_.over == out


def test_a_false_deed_would_be_seen():
    """No other deed foretells what a card does that skips the next player."""
    card, rules = _mix("skips")
    happens = outcome(scene(rules, card, 3), card)
    assert happens == foretold((Skips(1),), 3)
    for deed in (Reverses(), Skips(2), Draws(1)):
        assert foretold((deed,), 3) != happens


def _cards_that_act(rules: RuleSet) -> list[str]:
    """Return one card for each effect of the sheet, a heart where the effect has one."""
    cards: list[str] = []
    for effect in card_effects(rules):
        faces = select_faces(" ".join(effect.cards)) & rules.deck
        hearts = faces & select_faces("h")
        cards.append(face_name(faces_of(hearts or faces)[0]))
    return cards
