"""The table of Danish: what one sees of a round, and hears, and what is left at its end."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import (
    ATTACKED,
    NOTHING,
    OVER,
    PHONE,
    ROWS,
    SCENES,
    SUITED,
    TEN,
    UP,
    expect_moves,
    press,
    set_scene,
    view_of,
)

IN_SHORT = ["suit", "blind"]
"""Whole rounds look at the others."""


@pytest.mark.parametrize(
    ("page", "theme", "names"),
    [
        ({}, "light", IN_SHORT),
        pytest.param({}, "light", [name for name in SCENES if name not in IN_SHORT], marks=pytest.mark.long),
        pytest.param(PHONE, "dark", list(SCENES), marks=pytest.mark.long),
    ],
    ids=["desktop", "the others", "phone-dark"],
)
def test_every_scene_can_be_read(sit: Sit, page: dict[str, Any], theme: Any, names: list[str]):
    game, stage = set_scene(sit, page={**page, "color_scheme": theme})
    for name in names:
        stage.set(**view_of(**SCENES[name]))
        if name == "over":
            expect(game.by("round-over")).to_be_visible()
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.assert_no_complaint()


@pytest.mark.long(short="test_every_scene_can_be_read")
@pytest.mark.parametrize("page", [{}, PHONE], ids=["desktop", "phone"])
def test_ten_players_stand_clear_of_each_other(sit: Sit, page: dict[str, Any]):
    game, _ = set_scene(sit, **TEN, page=page)
    boxes = [seat.bounding_box() for seat in game.by_kind("seat-").all()]
    assert len(boxes) == 9
    width = game.page.evaluate("innerWidth")
    for place, one in enumerate(boxes):
        assert one
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= width
        for other in boxes[place + 1 :]:
            assert other
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


# What is seen


def test_a_place_tells_its_cards(sit: Sit):
    game, _ = set_scene(sit, {"face_down": [[1, 2, 3], [1, 3], [1, 2, 3]], "face_up": [UP[0], [], UP[2]]}, counts=[5, 1, 4])
    expect(game.by("seat-1")).to_contain_text("Paul\u00a0: 1\u00a0carte en main, 2 cachées")
    expect(game.by("seat-2")).to_contain_text("5 de carreau, valet de trèfle et roi de cœur, 3 cachées")
    expect(game.by("slot-2")).to_have_attribute("data-face", "Kd")
    expect(game.by("direction")).to_have_attribute("data-direction", "1")
    expect(game.by("burnt")).to_have_attribute("data-count", "8")
    expect(game.by("stock")).to_have_attribute("data-count", "17")


@pytest.mark.long(short="test_a_place_tells_its_cards")
def test_the_pile_says_what_it_asks_and_what_a_3_stands_for(sit: Sit):
    game, stage = set_scene(sit)
    expect(game.by("asks")).to_have_text("Un 9 ou plus")
    expect(game.by("discard")).to_have_attribute("data-count", "11")
    danish = stage.view["danish"]
    stage.show(top="7s", danish={**danish, "asks": {**NOTHING, "most": "7"}})
    expect(game.by("asks")).to_have_text("Un 7 ou moins")
    stage.show(top="", recent=[], discard=0, danish={**danish, "asks": NOTHING})
    expect(game.by("asks")).to_have_text("Le tas est vide")
    expect(game.by("discard-spot")).to_have_attribute("aria-label", "Le tas est vide")
    stage.set(**view_of(**SUITED))
    expect(game.by("stands-for")).to_have_attribute("data-face", "6c")
    expect(game.by("stands-for")).to_contain_text("= 6")
    told = "Le tas\u00a0: 11\u00a0cartes, le 3 de carreau dessus, vaut le 6 de trèfle, dessous\u00a0: 5 de trèfle et 6 de trèfle"
    expect(game.by("discard-spot")).to_have_attribute("aria-label", told)
    expect(game.by("asks")).to_have_text("Un trèfle parmi les cartes, un 6 ou plus")


@pytest.mark.long(short="test_a_place_tells_its_cards")
def test_what_happens_is_told_and_heard(sit: Sit):
    game, stage = set_scene(sit, turn=1, moves=[], why={})
    expect(game.by("turn")).to_contain_text("Au tour de Paul")
    log = [{"kind": "laid", "seat": 1, "cards": ["As"]}, {"kind": "sent", "seat": 1, "to": 0}]
    stage.show(log=log, turn=0, top="As", moves=["2h", "pickup"], danish={**stage.view["danish"], **ATTACKED["own"]})
    expect(game.by("log")).to_contain_text("Paul pose l’as de pique et vous envoie le tas.")
    expect(game.by("live")).to_contain_text("Le tas vous est envoyé. Il faut un as, un 10 ou un 2. Répondez par")


@pytest.mark.long(short="test_every_scene_can_be_read")
def test_it_is_all_said_in_english_too(sit: Sit):
    game, _ = set_scene(sit, **SUITED, page={"locale": "en-GB"})
    expect(game.by("asks")).to_have_text("A club among the cards, a 6 or higher")
    expect(game.by("btn-pickup")).to_contain_text("Pick up the pile (11\u00a0cards)")
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_have_text("The 5 of clubs cannot be played: it has to be a 9 or higher.")
    game.assert_accessible()


@pytest.mark.long(short="test_every_scene_can_be_read")
def test_face_up_cards_are_played_from_the_table(sit: Sit):
    game, stage = set_scene(sit, **ROWS)
    expect(game.by("hint")).to_contain_text("Vous pouvez compléter un carré")
    game.by("up-2").click()
    expect(game.by("why")).to_have_text("Le 5 de carreau ne va pas\u00a0: il faut un 9 ou plus.")
    game.by("up-1").click()
    expect(game.by("up-1")).to_have_attribute("aria-pressed", "true")
    game.by("up-3").click()
    game.by("btn-lay").click()
    expect_moves(game, stage, "9c+9s")


# The end


@pytest.mark.long(short="test_every_scene_can_be_read")
def test_the_end_of_a_round_shows_what_was_left(sit: Sit):
    game, stage = set_scene(sit, **OVER)
    expect(game.by("round-over")).to_contain_text("Vous gagnez la manche")
    # In the hand, and face up.
    expect(game.by("result-1")).to_contain_text("10 de carreau")
    expect(game.by("result-1")).to_contain_text("5 de cœur")
    game.by("btn-next-round").click()
    game.wait_until(lambda: [message["type"] for message in stage.sent] == ["next"], lambda: f"{stage.sent}")


@pytest.mark.long(short="test_every_scene_can_be_read")
def test_the_help_says_what_to_do_and_names_the_keys(sit: Sit):
    game, _ = set_scene(sit)
    press(game, "?")
    expect(game.by("help")).to_contain_text("ramasser le tas")
    expect(game.by("help")).to_contain_text("vos cartes visibles")
    game.assert_accessible()
