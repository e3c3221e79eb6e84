"""The page of versions: what each game is, on any screen; some of them by what one looks for; the chosen one stays in view."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.cases import mostly_long

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "small": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
    "landscape": {"viewport": {"width": 740, "height": 360}, "has_touch": True},
    "dark": {**PHONE, "color_scheme": "dark"},
    "desktop": {},
}
KEPT = [{"id": "own-1", "rules": "monclar", "options": {"hand": 5}, "title": "Chez Mamie"}]


def list_of(game: Game) -> None:
    game.open_start()
    # It may stand open and wait for its filter: a press would close it.
    if not game.by("start-games").evaluate("(summary) => summary.parentElement.open"):
        game.by("start-games").click()
    expect(game.by("games-filter")).to_be_visible()


@pytest.mark.parametrize("screen", mostly_long(SCREENS, every=len(SCREENS)))
def test_a_newcomer_sees_what_each_game_is_and_finds_one(sit: Sit, screen: str):
    game = sit(**SCREENS[screen])
    list_of(game)
    summary = game.page.locator("#summary-variante-4")
    summary.scroll_into_view_if_needed()
    box = summary.bounding_box()
    assert box is not None
    assert box["width"] > 100, "the sentence is there for the eye too"
    expect(game.by("start-games")).to_be_in_viewport()
    game.by("games-filter").scroll_into_view_if_needed()
    game.by("filter-short").click()
    expect(game.by("start-rules-monclar")).to_have_count(0)
    expect(game.by("start-rules-mau-mau")).to_have_count(1)
    game.by("filter-players").select_option("2")
    game.by("filter-jokers").click()
    game.by("filter-teams").click()
    expect(game.by("filter-count")).to_contain_text("jeu")
    game.by("filter-all").click()
    expect(game.by("start-rules-monclar")).to_have_count(1)
    versions = game.page.locator("input[name=rules]")
    versions.nth(1).focus()
    for key, chosen in [("ArrowDown", 2), ("End", -1), ("Home", 0)]:
        game.page.keyboard.press(key)
        expect(versions.nth(chosen)).to_be_focused()
        expect(versions.nth(chosen)).to_be_checked()
    game.page.keyboard.press("Enter")
    expect(game.by("start-games")).to_be_focused()
    expect(versions.first).to_be_hidden()
    game.by("start-games").click()
    if screen != "desktop":
        game.by("filter-jokers").click()
        versions.last.tap()
        expect(game.by("start-games")).to_be_focused()
        expect(game.by("start-games")).to_be_in_viewport(ratio=0.99)
        game.by("start-games").tap()
        expect(versions.last).to_be_in_viewport()
        expect(game.by("filter-jokers")).to_have_attribute("aria-pressed", "true")
    assert game.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_newcomer_sees_what_each_game_is_and_finds_one")
def test_ones_own_rules_come_first(sit: Sit):
    game = sit(**PHONE)
    game.open_start()
    game.page.evaluate("(kept) => localStorage.setItem('huit.own', JSON.stringify(kept))", KEPT)
    game.page.reload()
    expect(game.by("start-own-1")).to_have_text("Chez Mamie")
    own, games = game.by("start-own-1").bounding_box(), game.by("start-games").bounding_box()
    assert own is not None
    assert games is not None
    assert own["y"] < games["y"]
