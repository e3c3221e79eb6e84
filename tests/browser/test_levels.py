"""How well computers play is chosen on the page; « Que joueriez-vous ? » answers from the server, in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.game import Game

Sit = Callable[..., Game]
PHONE = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
DESKTOP = {"width": 1280, "height": 800}


@pytest.mark.long(short="test_advice_says_a_move_that_may_be_made_and_covers_no_card")
def test_who_picks_fort_plays_against_fort_and_finds_it_again(sit: Sit):
    game = sit()
    game.open_start()
    expect(game.by("start-player")).to_have_value("thrifty")
    assert game.by("start-player").locator("option").all_inner_texts() == [
        "au hasard",
        "débutant",
        "sérieux",
        "fort",
    ]
    game.by("start-player").select_option(label="fort")
    game.hurry_computers()
    with game.page.expect_request("**/api/rooms") as asked:
        game.by("start-play").click()
    assert asked.value.post_data_json["player"] == "strong"
    expect(game.by("hand")).to_be_visible()
    game.open_start()
    expect(game.by("start-player")).to_have_value("strong")


@pytest.mark.long(short="test_advice_says_a_move_that_may_be_made_and_covers_no_card")
def test_the_host_says_how_well_each_computer_plays(sit: Sit):
    game = sit()
    room = game.make_room(rules="minimale", seats=3, chairs=["me", "computer", "open"])
    game.page.goto(f"{game.address}/jeu/{room}")
    game.by("level-1").select_option("strong")
    expect(game.by("level-1")).to_have_value("strong")
    game.by("add-computer-2").click()
    expect(game.by("level-2")).to_have_value("thrifty")
    game.assert_accessible()


@pytest.mark.parametrize(
    "sizes", [[DESKTOP], pytest.param([PHONE, ON_ITS_SIDE], marks=pytest.mark.long)], ids=["desktop", "phone"]
)
def test_advice_says_a_move_that_may_be_made_and_covers_no_card(sit: Sit, sizes: list[dict[str, int]]):
    game = sit()
    game.open_room(rules="minimale", seats=2)
    for size in sizes:
        game.page.set_viewport_size(size)
        assert_advised_beside_the_hand(game, size)


def assert_advised_beside_the_hand(game: Game, size: dict[str, int]) -> None:
    if size is ON_ITS_SIDE:
        # A low felt has one button for what is beside playing.
        game.by("btn-tools").click()
    expect(game.by("btn-advice")).to_be_visible()
    game.by("btn-advice").click()
    expect(game.by("advice-move")).to_have_text(re.compile(r"^Je (poserais|piocherais|passerais)"), timeout=90_000)
    box, hand = game.by("advice").bounding_box(), game.by("hand").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["y"] >= 0
    beside = box["x"] >= hand["x"] + hand["width"] - 1 or box["x"] + box["width"] <= hand["x"] + 1
    assert beside or box["y"] + box["height"] <= hand["y"] + 1, (box, hand)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("advice")).to_have_count(0)
    expect(game.by("btn-advice")).to_be_focused()
