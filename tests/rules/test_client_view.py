"""What a page is told of its own choices."""

import random
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from huit import load_rules, new_round, rule_names
from huit.engine.round import family_named
from huit.views.client_view import client_view, own_view
from huit.views.positions import read_position


def view_of(hand: str, *, top: str = "5h") -> dict[str, object]:
    """Return what the page of seat 0, whose turn it is, gets."""
    scene = f'rules = "monclar"\nhands = ["{hand}", "Kd Qd 3d"]\ndiscard = "{top}"\nstock = "2c 3d"'
    return client_view(read_position(scene).round, 0)


def test_carte_can_be_said_with_a_play_that_leaves_one_card():
    assert view_of("9h As")["may_announce"] is True


def test_carte_cannot_be_said_when_nothing_can_be_played():
    assert view_of("9c As")["may_announce"] is False


def test_carte_cannot_be_said_with_more_cards():
    assert view_of("9h As 2s")["may_announce"] is False


SEPP = {"announces_last": True, "called_last": "sepp", "called": "tek"}


@pytest.mark.parametrize(
    ("rules", "options", "calls"),
    [
        ("monclar", {}, {"left": "carte", "ranks": "", "end": None, "knock": True, "wrong_costs": 0}),
        ("monclar", {"maou": True}, {"left": "carte", "ranks": "", "end": "maou", "knock": True, "wrong_costs": 0}),
        ("monclar", {"announces": False}, {"left": None, "ranks": "", "end": None, "knock": False, "wrong_costs": 0}),
        ("monclar", {"contre-carte-a-tort": True}, {"left": "carte", "ranks": "", "end": None, "knock": True, "wrong_costs": 2}),
        ("variante-1", {}, {"left": "carte", "ranks": "4", "end": None, "knock": True, "wrong_costs": 0}),
        ("carte-et-maou", {}, {"left": "carte", "ranks": "", "end": "maou", "knock": True, "wrong_costs": 0}),
        ("huit-cochon", {}, {"left": "last", "ranks": "", "end": None, "knock": False, "wrong_costs": 0}),
        (
            "monclar",
            {"maou": True, "called_last": "sepp", "called": "one_card"},
            {"left": "one_card", "ranks": "", "end": "sepp", "knock": True, "wrong_costs": 0},
        ),
        ("les-huit", {}, {"left": None, "ranks": "", "end": None, "knock": False, "wrong_costs": 0}),
    ],
)
def test_a_page_is_told_what_is_called_out(rules: str, options: dict[str, object], calls: dict[str, object]):
    round_ = new_round(load_rules(rules, options=options), seats=3, seed=1)
    assert client_view(round_, 0)["calls"] == calls


def test_a_page_is_told_whose_attack_goes_round():
    scene = 'rules = "deux-jeux"\nhands = ["As Kd", "6c 5d", "2c 3c"]\ndiscard = "4s"\nstock = "3c 3d"\nmoves = ["0 As!"]'
    position = read_position(scene)
    for _ in position.replay():
        pass
    assert client_view(position.round, 2)["sweep"] == {"by": 0, "answers": ["A"]}


KERNELS = ("legal_actions", "write_view", "reactions_of")


@pytest.mark.parametrize("name", rule_names())
def test_a_look_takes_one_view_and_asks_once_what_is_legal(name: str, monkeypatch: pytest.MonkeyPatch):
    dice, rules, runs = random.Random(name), load_rules(name), Counter[str]()

    def counted(kernel: str, function: Any) -> Any:
        def run(*arguments: Any) -> Any:
            runs[kernel] += 1
            return function(*arguments)

        return run

    kernels: Any = family_named(rules.family).kernels
    for kernel in KERNELS:
        if kernel in kernels:
            monkeypatch.setitem(kernels, kernel, counted(kernel, kernels[kernel]))
    for part in ("round", "view"):
        module = import_module(f"huit.engine.{rules.family}.{part}")
        for kernel in KERNELS:
            if hasattr(module, kernel):
                monkeypatch.setattr(module, kernel, counted(kernel, getattr(module, kernel)))
    round_ = new_round(rules, seats=rules.seats[:2][-1], seed=1)
    for _ in range(60):
        if round_.over:
            break
        for seat in range(round_.seats):
            runs.clear()
            own_view(round_, seat)
            if seat == round_.turn:
                assert runs == {"legal_actions": 1, "write_view": 1}
            else:
                # The eights make a view only for the cards that may be played with an announcement.
                assert runs["legal_actions"] - runs["write_view"] in (0, 1)
                assert runs["write_view"] <= 1
                assert not runs["reactions_of"]
        seat, moves = dice.choice(list(round_.may_act().items()))
        round_.play(dice.choice(moves), seat=seat)


@pytest.mark.parametrize(("rules", "draws_on"), [("les-huit", True), ("monclar", False)])
def test_a_page_is_told_whether_one_draws_until_one_can_play(rules: str, draws_on: bool):
    round_ = new_round(load_rules(rules), seats=3, seed=1)
    assert client_view(round_, 0)["draws_on"] is draws_on
