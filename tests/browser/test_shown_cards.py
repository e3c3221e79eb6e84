"""The cards of Danish that lie on the table: swapped before the round, turned at its end."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import BLIND, SWAPPING, TARGET, expect_moves, press, set_scene

# Face-down cards


@pytest.mark.long(short="test_two_cards_are_swapped_by_tapping_both")
def test_a_face_down_card_is_turned(sit: Sit):
    game, stage = set_scene(sit, **BLIND)
    expect(game.by("flip-2")).to_have_count(0)
    expect(game.by("hint")).to_have_text("Retournez une de vos cartes cachées.")
    press(game, "t")
    expect(game.by("why")).to_contain_text("si elle ne va pas, vous ramassez")
    game.by("flip-3").click()
    expect_moves(game, stage, "flip 3")


@pytest.mark.long(short="test_two_cards_are_swapped_by_tapping_both")
def test_a_face_down_card_is_turned_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, **BLIND)
    press(game, "ArrowRight")
    expect(game.focused).to_have_attribute("data-testid", "flip-1")
    press(game, "ArrowRight", "Enter")
    expect_moves(game, stage, "flip 3")
    # It is an ace: the focus stands on the names.
    stage.show(danish={**stage.view["danish"], **TARGET["own"], "face_down": [[1], [1, 2, 3], [2]]}, top="As", moves=[">1", ">2"])
    expect(game.focused).to_have_attribute("data-testid", "send-to-1")
    press(game, "Enter")
    expect_moves(game, stage, "flip 3", ">1")


# Swapping


def test_two_cards_are_swapped_by_tapping_both(sit: Sit):
    game, stage = set_scene(sit, **SWAPPING)
    expect(game.by("turn")).to_contain_text("Avant de jouer")
    expect(game.by("seat-2")).to_contain_text("c’est bon")
    game.click_card(game.by("card-As"))
    expect(game.by("hint")).to_have_text("Contre quelle carte visible échanger l’as de pique\u202f?")
    game.by("up-1").click()
    expect_moves(game, stage, "swap As 4h")
    game.by("up-2").click()
    expect(game.by("hint")).to_have_text("Contre quelle carte de votre main échanger le roi de carreau\u202f?")
    # What another does leaves it picked.
    stage.show(log=[{"kind": "swapped", "seat": 1, "laid": "Kc", "taken": "4c"}])
    expect(game.by("up-2")).to_have_attribute("aria-pressed", "true")
    game.click_card(game.by("card-9c"))
    expect_moves(game, stage, "swap As 4h", "swap 9c Kd")
    game.by("btn-pass").click()
    expect_moves(game, stage, "swap As 4h", "swap 9c Kd", "pass")


@pytest.mark.long(short="test_two_cards_are_swapped_by_tapping_both")
def test_two_cards_are_swapped_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, **SWAPPING)
    press(game, "ArrowRight", "Enter", "ArrowUp")
    expect(game.focused).to_have_attribute("data-testid", "up-1")
    press(game, "ArrowRight", "Enter")
    expect_moves(game, stage, "swap 9c Kd")
    press(game, "ArrowDown")
    expect(game.focused).to_have_attribute("data-testid", "card-9c")
    press(game, "f")
    expect_moves(game, stage, "swap 9c Kd", "pass")


@pytest.mark.long(short="test_two_cards_are_swapped_by_tapping_both")
def test_who_is_ready_waits(sit: Sit):
    waiting: dict[str, Any] = {**SWAPPING, "own": {**SWAPPING["own"], "ready": [0]}, "moves": [], "turn": 1}
    game, stage = set_scene(sit, **waiting)
    expect(game.by("turn")).to_contain_text("On attend Paul et Léa")
    press(game, "f")
    expect(game.by("why")).to_contain_text("on attend les autres")
    expect_moves(game, stage)
