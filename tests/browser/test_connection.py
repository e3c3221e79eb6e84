"""The game outlives the server, and a seat has one page at a time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.browser.serving import Server

LONG_MS = 30_000


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server that a test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_game_goes_on_after_the_server_was_killed(sit: Sit, own_server: Server):
    game = sit(own=True)
    game.address = own_server.address
    game.open_room(seats=2)
    _make_a_move(game)
    game.wait_for_me()
    hand, top = game.hand(), game.top()

    own_server.kill()
    game.expect_connection("lost", patience_ms=LONG_MS)
    own_server.start()
    game.expect_connection("open", patience_ms=LONG_MS)
    game.wait_for_me()
    assert (game.hand(), game.top()) == (hand, top)
    assert _complaints_besides_the_lost_server(game) == []

    game.complaints.clear()
    _make_a_move(game)
    game.wait_for_me()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_game_goes_on_after_the_server_was_killed")
def test_the_buttons_come_back_with_the_connection(sit: Sit, own_server: Server):
    game = sit(own=True)
    game.address = own_server.address
    game.rewrite_views(turn=0, over=False, result=None, debt=2, moves=["draw"], may_catch=True)
    game.open_room(seats=2)
    expect(game.by("btn-draw")).to_be_enabled()
    own_server.kill()
    game.expect_connection("lost", patience_ms=LONG_MS)
    expect(game.by("btn-draw")).to_be_disabled()
    own_server.start()
    game.expect_connection("open", patience_ms=LONG_MS)
    expect(game.by("btn-draw")).to_be_enabled()
    expect(game.by("btn-contre")).to_be_enabled()


@pytest.mark.long(short="test_the_game_goes_on_after_the_server_was_killed")
def test_several_tabs_show_the_same_and_the_oldest_of_too_many_goes(sit: Sit):
    game = sit()
    game.open_room()
    others = [Game(game.page.context.new_page(), game.address) for _ in range(4)]
    for other in others:
        other.page.goto(game.page.url)
        expect(other.cards.first).to_be_visible()
    game.expect_connection("elsewhere")
    game.assert_accessible()
    _make_a_move(others[-1])
    others[0].expect_connection("open")
    game.by("take-over").click()
    expect(game.cards.first).to_be_visible()
    game.assert_no_complaint()


def test_a_room_that_is_not_there_says_so(sit: Sit):
    game = sit()
    game.page.goto(f"{game.address}/jeu/nowhere1")
    expect(game.page.get_by_role("main")).not_to_be_empty()
    expect(game.page.get_by_role("link").or_(game.page.get_by_role("button")).first).to_be_visible()


def _complaints_besides_the_lost_server(game: Game) -> list[str]:
    """Return what was complained of, less what the browser itself says: what it fetches as a server dies breaks off somehow."""
    return [said for said in game.complaints if "WebSocket" not in said and "net::ERR_" not in said]


def _make_a_move(game: Game) -> None:
    """Play a card that asks nothing more, or draw, and see that the hand has changed."""
    game.wait_for_me()
    count = game.cards.count()
    plain = game.by("hand").locator('[data-playable="true"]:not([data-testid^="card-8"])')
    if plain.count():
        game.click_card(plain.first)
    elif game.can("btn-draw"):
        game.by("btn-draw").click()
    else:
        game.click_card(game.playable.first)
        game.by("suit-h").click()
    expect(game.cards).not_to_have_count(count)
