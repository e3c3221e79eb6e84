"""The page plays by itself, without a server: what is fetched for it, rounds without a network, tables of this device."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import test_danish_rounds as danish
from tests.browser import test_tricks_rounds as tricks
from tests.browser.conftest import Sit
from tests.browser.finished import HURRIED_HERE, hurry_on
from tests.browser.game import MOST_STEPS, Game
from tests.browser.test_every_game import answer
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

HELD = """{
  const held = (name) => new Promise((letGo) => (globalThis[name] = letGo));
  const fetched = fetch;
  globalThis.fetch = async (...asked) => {
    if (`${asked[0]}`.endsWith('/pyodide.asm.wasm')) await held('letCome');
    return fetched(...asked);
  };
  const Workers = Worker;
  globalThis.Worker = class extends Workers {
    postMessage(asked) {
      if (asked.kind === 'begin') held('letStart').then(() => super.postMessage(asked));
      else super.postMessage(asked);
    }
  };
}"""
"""The game comes, and Python starts, when the test says so: the slowest of devices."""
SLOWER = 4

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
        game.page.context.add_init_script(HURRIED_HERE)
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


class Standing(NamedTuple):
    """A round in which nobody moves before me: where the page is, my hand, and how much was written of it."""

    table: str
    hand: list[str]
    seq: int


def standing(game: Game) -> Standing:
    return Standing(game.page.url, game.hand(), int(game.seq() or 0))


def expect_standing(game: Game, was: Standing) -> None:
    """The page shows what it has shown before: nothing is lost. What it says of the next deal, it may have said since."""

    def is_so() -> bool:
        now = standing(game)
        return now[:2] == was[:2] and now.seq >= was.seq

    game.wait_until(is_so, lambda: f"{standing(game)}, not {was}")


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


def finish_eights(game: Game) -> None:
    for _ in range(MOST_STEPS):
        if game.is_over():
            return
        answer(game)
    raise AssertionError(f"not done in {MOST_STEPS} steps")


def finish_tricks(game: Game) -> None:
    tricks.play_round(game, tricks.act_by_mouse, by_hand=1, seen={"kind", "exchange", "return", "discard", "play"})


def finish_danish(game: Game) -> None:
    danish.play_round(game, danish.lay_by_mouse, danish.by_mouse, by_hand=2, seen={"swap", "play", "target"})


FAMILIES = [("monclar", 4, finish_eights), ("trois-cinq-huit", 8, finish_tricks), ("danish", 2, finish_danish)]
"""A game of each, how many cards I have left in the middle of its round, and what plays it on from there, by hand at the end."""


def test_a_round_of_each_family_is_played_to_its_end_without_a_network_with_a_reload_in_the_middle(prepare: Prepare):
    game = prepare(reduced_motion="reduce")
    expect(game.by("here-line")).to_have_attribute("data-where", "away", timeout=PATIENCE_MS)
    for rules, middle, finish in FAMILIES:
        play(game, rules)
        hurry_on(game, cards=middle)
        was = standing(game)
        game.page.reload()
        expect_standing(game, was)
        finish(game)
        expect(game.by("round-over")).to_be_visible()
        game.by("btn-to-start").click()
    expect(game.by("my-tables").get_by_role("listitem")).to_have_count(len(FAMILIES))
    assert all("ici, sur cet appareil" in told for told in my_tables(game.page))


def test_a_table_of_this_device_is_in_one_tab_at_a_time_and_stands_there_once_the_server_is_back(prepare: Prepare):
    game = prepare(reduced_motion="reduce")
    play(game, "monclar")
    # Nobody moves before me.
    game.wait_for_me()
    was = standing(game)
    other = game.page.context.new_page()
    other.goto(game.page.url)
    expect(other.get_by_test_id("hand")).to_be_visible(timeout=PATIENCE_MS)
    game.expect_connection("elsewhere")
    # Taken back by a press.
    game.page.get_by_role("button", name="Reprendre ici").click()
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
    expect(other.get_by_test_id("connection")).to_have_attribute("data-state", "elsewhere", timeout=PATIENCE_MS)
    other.close()
    # The server is back: one of its tables more, and none is lost or stands there twice.
    game.page.context.set_offline(False)
    game.page.goto(game.address)
    play(game, "monclar")
    expect(game.by("here-line")).to_have_count(0)
    game.page.get_by_role("link", name="Huit").click()
    game.by("quit-sure").click()
    expect(game.by("my-tables").get_by_role("listitem")).to_have_count(2, timeout=PATIENCE_MS)
    assert sum("ici, sur cet appareil" in told for told in my_tables(game.page)) == 1
    game.by(f"resume-{was.table.rpartition('/')[2]}").click()
    expect_standing(game, was)


@pytest.mark.long(short="test_a_server_without_the_game_for_browsers_says_so")
def test_a_slow_device_says_what_comes_and_loses_no_press_while_python_starts(engine: None, sit: Sit):
    """The page is slowed, and what stands beside it held: Chromium slows no worker."""
    game = sit(own=True, service_workers="allow", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = game.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(HELD)
    page.goto(f"{game.address}/ici")
    game.by("here-keep").click()
    expect(game.by("here-coming")).to_have_text(re.compile(r"Le jeu arrive\s: [1-9]\d?\s%"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    in_english_and_back(game, game.page.get_by_role("heading", name="Play here"))
    page.evaluate("letCome()")
    expect(game.by("here-play")).to_be_visible(timeout=PATIENCE_MS)
    page.context.set_offline(True)
    page.goto(game.address)
    expect(game.by("start-play")).to_be_enabled(timeout=PATIENCE_MS)
    game.by("start-play").tap()
    expect(game.by("start-play")).to_have_attribute("aria-disabled", "true")
    in_english_and_back(game, game.by("start-play").get_by_text("Play", exact=True))
    page.evaluate("letStart()")
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
    game.wait_for_me()
    with game.answer_shown():
        answer(game)
        # A card may ask for a suit.
        if game.by("suit-picker").is_visible():
            answer(game)
    game.assert_no_sideways_scroll()
    page.reload()
    expect(game.by("connection")).to_have_text("Le jeu démarre…")
    page.evaluate("letStart()")
    expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)


def in_english_and_back(game: Game, english: Locator) -> None:
    """The page answers: it says what it says in *english* at a press, and no more at the next."""
    game.by("language").tap()
    expect(english).to_be_visible()
    game.by("language").tap()
    expect(english).to_have_count(0)


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
