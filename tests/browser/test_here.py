"""The page plays by itself, without a server: what is fetched for it, rounds without a network, tables of this device."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.built_engine import build_engine

LIST = "**/engine/engine.json"
PATIENCE_MS = 60_000
"""Python takes some seconds to start, and more where other tests run beside it."""
ROWS = """async () => {
  const open = indexedDB.open('huit');
  await new Promise((done) => (open.onsuccess = done));
  const rows = open.result.transaction('rows').objectStore('rows').getAllKeys();
  await new Promise((done) => (rows.onsuccess = done));
  open.result.close();
  return rows.result;
}"""
"""The keys of what the engine keeps on disk."""

Prepare = Callable[..., Game]


@pytest.fixture(scope="module")
def engine() -> None:
    """The engine, as it is of these sources."""
    build_engine()


@pytest.fixture
def prepare(engine: None, sit: Sit) -> Prepare:
    """Return what opens a page that keeps the game and has lost the network."""

    def prepared(path: str = "/", **wishes: object) -> Game:
        game = sit(own=True, service_workers="allow", **wishes)
        keep_engine(game)
        game.page.context.set_offline(True)
        game.page.goto(f"{game.address}{path}")
        return game

    return prepared


def keep_engine(game: Game) -> None:
    game.page.goto(f"{game.address}/ici")
    game.by("here-keep").click(timeout=PATIENCE_MS)
    expect(game.by("here-play")).to_be_visible(timeout=PATIENCE_MS)


def play(game: Game, rules: str) -> None:
    """Sit down to a table of *rules* from the start page, and wait for the hand."""
    expect(game.by("start-play")).to_be_enabled(timeout=PATIENCE_MS)
    game.by(f"start-rules-{rules}").check(force=True)
    game.by("start-play").click()
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)


def my_tables(page: Page) -> list[str]:
    return page.get_by_test_id("my-tables").get_by_role("link").all_inner_texts()


def test_a_server_without_the_game_for_browsers_says_so(sit: Sit):
    game = sit(own=True)
    game.page.route(LIST, lambda route: route.fulfill(status=404))
    game.page.goto(f"{game.address}/ici")
    expect(game.by("here-none")).to_contain_text("make engine")
    expect(game.by("here-keep")).to_have_count(0)
    game.assert_accessible()
    game.assert_no_sideways_scroll()


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
@pytest.mark.parametrize("rules", ["monclar", "trois-cinq-huit", "danish"])
def test_a_round_of_each_family_is_played_without_a_network_and_stands_a_reload(prepare: Prepare, rules: str):
    game = prepare()
    expect(game.by("here-line")).to_have_attribute("data-where", "away", timeout=PATIENCE_MS)
    play(game, rules)
    table = game.page.url
    hand = game.hand()
    game.page.reload()
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
    assert (game.page.url, game.hand()) == (table, hand)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_a_table_of_this_device_stands_among_mine_whether_there_is_a_server_or_not(prepare: Prepare):
    game = prepare()
    play(game, "monclar")
    game.page.goto(game.address)
    expect(game.by("my-tables")).to_contain_text("ici, sur cet appareil", timeout=PATIENCE_MS)
    here = my_tables(game.page)
    # The server is back: one of its tables more, and none is lost or stands there twice.
    game.page.context.set_offline(False)
    game.open_room(seats=2)
    game.page.goto(game.address)
    expect(game.by("my-tables").get_by_role("listitem")).to_have_count(2, timeout=PATIENCE_MS)
    expect(game.by("here-line")).to_have_count(0)
    assert len(here) == 1
    assert sum("ici, sur cet appareil" in told for told in my_tables(game.page)) == 1


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_a_table_that_is_forgotten_leaves_the_disk(prepare: Prepare):
    game = prepare()
    play(game, "monclar")
    name = game.page.url.rpartition("/")[2]
    assert any(name in key for key in game.page.evaluate(ROWS))
    game.page.goto(game.address)
    game.by(f"forget-{name}").click(timeout=PATIENCE_MS)
    expect(game.page.get_by_role("dialog")).to_contain_text("pour de bon")
    game.by("forget-sure").click()
    game.wait_until(lambda: not any(name in key for key in game.page.evaluate(ROWS)), lambda: str(game.page.evaluate(ROWS)))


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_the_tab_that_opens_a_table_last_has_it(prepare: Prepare):
    game = prepare()
    play(game, "monclar")
    other = game.page.context.new_page()
    other.goto(game.page.url)
    expect(other.get_by_test_id("hand")).to_be_visible(timeout=PATIENCE_MS)
    game.expect_connection("elsewhere")
    # Taken back by a press.
    game.page.get_by_role("button", name="Reprendre ici").click()
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
    expect(other.get_by_test_id("connection")).to_have_attribute("data-state", "elsewhere", timeout=PATIENCE_MS)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
@pytest.mark.parametrize("wishes", [{}, {"locale": "en-GB", "viewport": {"width": 390, "height": 844}}])
def test_one_may_play_here_beside_a_server_and_go_back_to_it(engine: None, sit: Sit, wishes: dict[str, object]):
    game = sit(own=True, service_workers="allow", **wishes)
    keep_engine(game)
    game.assert_accessible()
    game.by("here-play").click()
    expect(game.by("here-line")).to_have_attribute("data-where", "chosen")
    game.assert_no_sideways_scroll()
    game.assert_accessible()
    game.page.goto(f"{game.address}/donne-du-jour")
    needs = "That needs the server" if wishes else "Cela demande le serveur"
    expect(game.by("here-line")).to_contain_text(needs, timeout=PATIENCE_MS)
    game.by("here-leave").click()
    expect(game.by("start-play")).to_be_visible()
    expect(game.by("here-line")).to_have_count(0)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_who_gives_the_game_up_plays_with_the_server_again(engine: None, sit: Sit):
    game = sit(own=True)
    keep_engine(game)
    game.by("here-play").click()
    expect(game.by("here-line")).to_have_attribute("data-where", "chosen")
    game.page.goto(f"{game.address}/ici")
    game.by("here-drop").click(timeout=PATIENCE_MS)
    expect(game.by("here-keep")).to_be_visible(timeout=PATIENCE_MS)
    expect(game.by("here-line")).to_have_count(0)
    game.page.goto(game.address)
    expect(game.by("start-play")).to_be_enabled(timeout=PATIENCE_MS)
    game.page.goto(f"{game.address}/ici")
    expect(game.by("here-keep")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_a_browser_that_keeps_nothing_says_so(engine: None, sit: Sit):
    game = sit(own=True)
    game.page.add_init_script("CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))")
    game.page.goto(f"{game.address}/ici")
    expect(game.by("here")).to_contain_text("Ce navigateur ne garde rien ici", timeout=PATIENCE_MS)
    expect(game.by("here-keep")).to_have_count(0)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_what_does_not_come_whole_is_told_and_fetched_again(engine: None, sit: Sit):
    game = sit(own=True)
    lost: Iterator[bool] = iter([True])

    def lose(route) -> None:
        if next(lost, False):
            route.abort()
        else:
            route.continue_()

    game.page.route("**/engine/*/huit.pack", lose)
    game.page.goto(f"{game.address}/ici")
    game.by("here-keep").click()
    expect(game.page.get_by_role("alert")).to_contain_text("n’est pas arrivé en entier", timeout=PATIENCE_MS)
    game.by("here-keep").click()
    expect(game.by("here-play")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_a_table_of_this_device_offers_no_link(prepare: Prepare):
    game = prepare()
    game.by("start-on-device").click(timeout=PATIENCE_MS)
    for person, name in enumerate(("Anne", "Léo"), start=1):
        game.by(f"device-person-{person}").fill(name)
    game.by("device-play").click()
    expect(game.by("device-covered")).to_be_visible(timeout=PATIENCE_MS)
    game.by("room-open").click()
    expect(game.by("invite-here")).to_contain_text("aucun lien n’y mène", timeout=PATIENCE_MS)
    for hook in ("invite", "invite-more", "door", "room-code", "running-watch", "running-public"):
        expect(game.by(hook)).to_have_count(0)
    game.assert_accessible()
