"""One Chromium and one server for the folder, emptied for every test; what a test that fails leaves to look at."""

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from huit.server.http.app import JOURNAL
from huit.server.storage import database
from tests.browser.finished import finished_round
from tests.browser.game import NOT_NEW, Game
from tests.browser.serving import KeptServer, Server
from tests.budgets import PAGES, spend
from tools.chromium import ADVICE, find_chromium

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

EMPTIED = '<!doctype html><link rel="icon" href="data:,">'
MOST_KEPT = 10
"""Kinds of pages that are kept for other tests."""
DESKTOP = {"width": 1280, "height": 800}
DEALS = int(os.environ.get("HUIT_DEALS", "1"))
"""Which deals a run sees: the first grain of chance of each tab, as a byte."""

GRAINS = f"""{{
  const drawn = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = function (array) {{
    if (!(array instanceof Uint8Array && array.length === 16)) return drawn.call(this, array);
    const grain = Number(sessionStorage.getItem('grain') ?? {DEALS});
    sessionStorage.setItem('grain', grain + 1);
    return array.fill(grain);
  }};
}}"""
"""What browsers add to deals is counted, so that a test sees the same cards at every run; else nobody could guess it."""

Sit = Callable[..., Game]
FAILED = pytest.StashKey[bool]()


# Not for the whole session: Playwright keeps an event loop running, and the server's own tests want theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    assert chromium, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        count_pages(browser)
        yield browser
        browser.close()


def count_pages(browser: Browser) -> None:
    """Count what every page of *browser* loads."""
    new_context = browser.new_context

    def counting(**wishes: Any) -> BrowserContext:
        context = new_context(**wishes)
        context.on("page", lambda page: page.on("domcontentloaded", lambda loaded: spend(PAGES) if is_ours(loaded) else None))
        return context

    browser.new_context = counting


def is_ours(page: Page) -> bool:
    return page.url.startswith("http") and not page.url.endswith("/emptied")


@pytest.fixture(scope="package")
def kept_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KeptServer]:
    with pytest.MonkeyPatch.context() as patch:
        # No test cuts its power: nothing need wait for the disk.
        patch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "synchronous = OFF"))
        server = KeptServer(tmp_path_factory.mktemp("games"))
        yield server
        server.close()


@pytest.fixture
def server(kept_server: KeptServer, request: pytest.FixtureRequest) -> KeptServer:
    """The server of this worker, without a game; the cards of a test are the same whenever it runs."""
    kept_server.begin(request.node.name)
    return kept_server


@pytest.fixture(scope="package")
def finished_games(browser: Browser, kept_server: KeptServer, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A finished round of Monclar: the name of its replay, and a folder with the games of its server."""
    kept_server.begin("a finished round")
    with new_context(browser) as context:
        replay = finished_round(Game(context.new_page(), kept_server.address))
    kept_server.end()
    folder = tmp_path_factory.mktemp("finished")
    shutil.copy(kept_server.data / JOURNAL, folder)
    return replay, folder


@pytest.fixture
def replay(server: KeptServer, finished_games: tuple[str, Path], request: pytest.FixtureRequest) -> str:
    """The replay of a finished round, which the server has from the start."""
    replay, games = finished_games
    server.begin(request.node.name, games=games)
    return replay


@pytest.fixture(scope="package")
def pages(browser: Browser, kept_server: KeptServer) -> Iterator["Pages"]:
    pages = Pages(browser, kept_server.address)
    yield pages
    pages.close()


class Pages:
    """Pages that one test uses after another, by what was wished of them.

    A page that was used is emptied: that takes a third of the time of a new context, and the browser keeps its process.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: dict[str, list[Page]] = {}
        """By wish; those that were used last come last."""

    def take(self, wishes: dict[str, Any], *, scene: bool) -> Page:
        """Return a page that is as new; those of a *scene* are kept apart, since their sockets lead nowhere."""
        free = self._free.get(f"{scene} {wishes}")
        return free.pop() if free else new_context(self._browser, **wishes).new_page()

    def give_back(self, page: Page, wishes: dict[str, Any], *, scene: bool) -> None:
        """Empty a page, for another test."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        # Of the same server, but not our page: nothing runs there that could store something again. It names its icon, or the
        # browser would ask for one, in vain, while the next test listens.
        page.route("**/emptied", lambda route: route.fulfill(body=EMPTIED, content_type="text/html"))
        page.goto(f"{self._address}/emptied")
        page.unroute_all()
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.context.clear_cookies()
        page.mouse.move(0, 0)
        page.set_viewport_size(wishes.get("viewport", DESKTOP))
        wish = f"{scene} {wishes}"
        self._free[wish] = [*self._free.pop(wish, []), page]
        if len(self._free) > MOST_KEPT:
            for old in self._free.pop(next(iter(self._free))):
                old.context.close()

    def close(self) -> None:
        for page in (page for free in self._free.values() for page in free):
            page.context.close()


def new_context(browser: Browser, *, newcomer: bool = False, **wishes: Any) -> BrowserContext:
    """Return a context that is French and on a desktop unless *wishes* say otherwise.

    Without a service worker: it would fetch what a test answers itself (`page.route`). Tests of the worker wish for it.
    Unless it is a *newcomer*, this browser was asked before whether it wants the game explained, and said no.
    """
    context = browser.new_context(**{"locale": "fr-FR", "viewport": DESKTOP, "service_workers": "block", **wishes})
    context.add_init_script(GRAINS)
    if not newcomer:
        context.add_init_script(NOT_NEW)
    return context


@pytest.fixture
def sit(browser: Browser, server: KeptServer, pages: Pages, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Return what opens a page: one that was emptied after another test, or a new one.

    A test asks for a page of its *own* where it changes what is not put back: clock, network, scripts, sockets, media, listeners.
    A page for a *scene* (`Game.sit_at`) is shared with other scenes only.
    """
    taken: list[Callable[[], None]] = []

    def open_page(*, own: bool = False, scene: bool = False, **wishes: Any) -> Game:
        if own:
            page = new_context(browser, **wishes).new_page()
            taken.append(page.context.close)
        else:
            page = pages.take(wishes, scene=scene)
            # Where a test failed, its page may be as no other test expects it.
            taken.append(
                lambda: page.context.close() if FAILED in request.node.stash else pages.give_back(page, wishes, scene=scene)
            )
        return Game(page, server.address)

    yield open_page
    for done_with in taken:
        done_with()


# A test that fails

PICTURES = Path(__file__).parents[2] / "test-results"


@pytest.fixture(autouse=True)
def nothing_shown_yet() -> None:
    """Forget the pages and processes of the test before."""
    Game.opened.clear()
    Server.started.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add to a failure what a person would have seen: a picture of each page, its errors, and what the server said last."""
    report = yield
    if report.failed and call.when != "teardown":
        item.stash[FAILED] = True
        for number, game in enumerate(Game.opened, start=1):
            report.sections.append((f"page {number}", shown_by(game, f"{item.name}-{number}")))
        for process in Server.started:
            report.sections.append((f"server at {process.address}", "".join(process.log)))
    return report


def shown_by(game: Game, name: str) -> str:
    """Return where the page is, its errors, and the path of a picture of it, which is taken now."""
    PICTURES.mkdir(exist_ok=True)
    picture = PICTURES / (re.sub(r"[^\w-]+", "-", name)[:120] + ".png")
    try:
        game.page.screenshot(path=picture, timeout=5_000)
        seen = f"{game.page.url}\npicture: {picture.relative_to(PICTURES.parent)}"
    except Error as error:
        seen = f"{game.page.url}\nno picture: {error.message}"
    return "\n".join([seen, *(f"error: {complaint}" for complaint in game.complaints)])
