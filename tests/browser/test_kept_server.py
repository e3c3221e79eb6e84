"""The server that a worker keeps has no game of the test before."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.serving import KeptServer


def test_a_test_has_the_server_without_a_game(sit: Sit, server: KeptServer):
    game = sit()
    room = game.make_room(rules="minimale", seats=2)
    assert game.page.context.request.get(f"{game.address}/api/rooms/{room}").ok
    server.begin("another test")
    assert game.page.context.request.get(f"{game.address}/api/rooms/{room}").status == 404
    game.open_start()
    expect(game.by("start-play")).to_be_visible()
