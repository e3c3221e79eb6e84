"""A part of the page that does not come is told of, and comes when the page is loaded again."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit

PARTS = "**/assets/*.js"
HEALTH = "**/health"


def lose_parts(page: Page, *, server: bool = True) -> None:
    """Let no part come that the page has not got yet; without *server*, that does not answer either."""

    def lose(route: Route) -> None:
        route.abort()

    page.route(PARTS, lose)
    if not server:
        page.route(HEALTH, lose)


def find_parts(page: Page) -> None:
    page.unroute_all()


def test_a_window_that_does_not_come_is_told_of_and_comes_after_loading_again(sit: Sit):
    game = sit(own=True)
    game.open_room(seats=2)
    game.wait_for_me()
    hand = game.hand()
    lose_parts(game.page, server=False)
    game.by("settings-open").click()
    expect(game.by("missing")).to_be_visible()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.by("missing-again").click()
    expect(game.by("missing")).to_contain_text("ne répond pas encore")
    game.by("missing-later").click()
    expect(game.by("missing")).to_have_count(0)

    # Wanted again, it is told of again: a browser does not ask twice for what it did not get.
    find_parts(game.page)
    game.by("settings-open").click()
    expect(game.by("missing")).to_contain_text("n’est pas arrivée")
    with game.page.expect_navigation():
        game.by("missing-again").click()
    game.wait_for_me()
    assert game.hand() == hand
    expect(game.by("missing")).to_have_count(0)
    game.by("settings-open").click()
    expect(game.by("settings")).to_be_visible()


@pytest.mark.long(short="test_a_window_that_does_not_come_is_told_of_and_comes_after_loading_again")
@pytest.mark.parametrize(
    "path", ["/score", "/rules", "/lab", "/cote-a-cote", "/parties", "/donne-du-jour", "/cercle", "/ici", "/tv/k3v9abcdefgh"]
)
def test_a_page_that_does_not_come_is_told_of(sit: Sit, path: str):
    game = sit(own=True)
    game.open_start()
    lose_parts(game.page)
    game.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
    expect(game.by("missing")).to_be_visible()
    find_parts(game.page)
    game.by("missing-again").click()
    expect(game.page.locator("main h1").first).to_be_visible()
    expect(game.by("missing")).to_have_count(0)
