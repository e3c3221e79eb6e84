"""What a person chooses for his browser is obeyed at once, and kept."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game


def test_one_press_changes_the_language_and_it_stays_changed(sit: Sit):
    game = sit()
    game.open_room()
    game.by("language").click()
    expect(game.page.locator("html")).to_have_attribute("lang", "en")
    expect(game.by("btn-draw")).to_contain_text("Draw")
    game.page.reload()
    expect(game.page.locator("html")).to_have_attribute("lang", "en")
    expect(game.by("btn-draw")).to_contain_text("Draw")
    game.by("language").click()
    expect(game.by("btn-draw")).to_contain_text("Piocher")
    game.assert_no_complaint()


def test_a_switch_is_obeyed_and_kept(sit: Sit):
    game = sit()
    game.open_room()
    settings = _settings(game)
    switches = [f"setting-{name}" for name in ("fourColours", "largeIndex", "motion", "shortcuts")]
    before = {switch: settings.get_by_test_id(switch).is_checked() for switch in switches}
    for switch in switches:
        settings.get_by_test_id(switch).click()
        expect(settings.get_by_test_id(switch)).to_be_checked(checked=not before[switch])
    game.assert_accessible()
    game.page.reload()
    expect(game.cards.first).to_be_visible()
    settings = _settings(game)
    for switch in switches:
        expect(settings.get_by_test_id(switch)).to_be_checked(checked=not before[switch])
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_switch_is_obeyed_and_kept")
def test_four_colours_tell_clubs_from_spades(sit: Sit):
    game = sit(own=True)
    game.rewrite_views(hand=["2c", "2d", "2h", "2s"])
    game.open_room()
    assert len(_inks(game)) == 2
    _settings(game).get_by_test_id("setting-fourColours").click()
    assert len(_inks(game)) == 4


@pytest.mark.long(short="test_a_switch_is_obeyed_and_kept")
def test_without_shortcuts_letters_do_nothing(sit: Sit):
    game = sit()
    game.open_room()
    _settings(game).get_by_test_id("setting-shortcuts").click()
    game.page.keyboard.press("Escape")
    expect(game.page.get_by_role("dialog")).to_be_hidden()
    game.page.keyboard.press("?")
    expect(game.page.get_by_role("dialog")).to_be_hidden()


def _settings(game: Game) -> Locator:
    game.by("settings-open").click()
    dialog = game.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def _inks(game: Game) -> set[str]:
    """Return the colours in which the suits of my hand are printed."""
    return {card.locator("svg").evaluate("svg => getComputedStyle(svg).color") for card in game.cards.all()}
