"""Friends with a browser each, through one whole game: nothing is lost when a page, a device or the server comes and goes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.friends import Friends, act_in_danish, act_in_eights, act_in_tricks, asleep
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


@pytest.fixture
def friends(sit: Sit, own_server: Server) -> Friends:
    return Friends(sit, own=True, address=own_server.address)


def go_on_through_everything(friends: Friends, server: Server, act: Callable[[Game], bool], moves: int) -> None:
    """Play a few moves before and after a reload, a device asleep and a server killed: everybody holds what he held."""
    host, sleeper = friends.games[0], friends.games[-1]
    assert friends.play(moves, act) == moves

    host.page.reload()
    expect(host.by("room")).to_be_visible()
    assert friends.play(moves, act) == moves

    friends.wait_for_all()
    hand, seat = sleeper.hand(), len(friends.games) - 1
    with asleep(sleeper):
        expect(host.by(f"signs-{seat}")).to_have_attribute("data-presence", "away")
        if host.by("turn").get_attribute("data-seat") != str(seat):
            friends.play(1, act)
    expect(sleeper.by("room")).to_be_visible()
    expect(host.by(f"signs-{seat}")).to_have_attribute("data-presence", "here")
    sleeper.wait_until(lambda: bool({*sleeper.hand()} & {*hand}), lambda: f"{sleeper.hand()}, and {hand} before")
    friends.play(moves, act)

    friends.wait_for_all()
    before = [(game.hand(), game.by("turn").get_attribute("data-seat")) for game in friends.games]
    server.kill()
    for game in friends.games:
        game.expect_connection("lost", patience_ms=LONG_MS)
    server.start()
    for game in friends.games:
        game.expect_connection("open", patience_ms=LONG_MS)
        expect(game.by("room")).not_to_have_class("away")
    assert [(game.hand(), game.by("turn").get_attribute("data-seat")) for game in friends.games] == before
    assert friends.play(moves, act) > 0


@pytest.mark.long(short="test_connection.py::test_the_game_goes_on_after_the_server_was_killed")
def test_friends_play_the_eights_to_a_rematch(friends: Friends, own_server: Server):
    people = 4
    friends.open(people, rules="minimale").start()
    watching = friends.looking_on()
    last = people - 1
    expect(watching.by(f"opponent-{last}")).to_be_visible()
    go_on_through_everything(friends, own_server, act_in_eights, 3)
    finish_round(*friends.games)
    for game in (*friends.games, watching):
        expect(game.by("round-over")).to_be_visible()
        expect(game.by(f"result-{last}")).to_be_visible()
    expect(watching.by("btn-next-round")).to_be_hidden()
    friends.games[0].by("btn-rematch").click()
    for game in (*friends.games[1:], watching):
        game.by("btn-play-on").click()
    for game in (*friends.games, watching):
        expect(game.by("round-over")).to_be_hidden()
    assert friends.play(2, act_in_eights) == 2
    no_complaint_but_the_lost_server(friends)


@pytest.mark.long(short="test_connection.py::test_the_game_goes_on_after_the_server_was_killed")
def test_three_friends_play_three_five_eight(friends: Friends, own_server: Server):
    friends.open(3, rules="trois-cinq-huit").start()
    go_on_through_everything(friends, own_server, act_in_tricks, 5)
    assert friends.play(6, act_in_tricks) == 6
    no_complaint_but_the_lost_server(friends)


@pytest.mark.long(short="test_connection.py::test_the_game_goes_on_after_the_server_was_killed")
def test_two_friends_play_danish(friends: Friends, own_server: Server):
    friends.open(2, rules="danish").start()
    assert friends.play(2, act_in_danish) == 2
    go_on_through_everything(friends, own_server, act_in_danish, 3)
    no_complaint_but_the_lost_server(friends)


def no_complaint_but_the_lost_server(friends: Friends) -> None:
    """No page wrote an error to the console, but that the server was gone."""
    told = [complaint for game in friends.games for complaint in game.complaints]
    assert [complaint for complaint in told if "WebSocket" not in complaint and "ERR_" not in complaint] == []
