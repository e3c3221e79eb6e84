"""One Chromium for the folder and a server for every file; a new page for a test, or one page for the scenes of many."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.game import NOT_NEW, Game
from tests.browser.serving import Server
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
DESKTOP = {"width": 1280, "height": 800}

Sit = Callable[..., Game]


# Not for the whole session: Playwright keeps an event loop running, and the server's own tests want theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    assert chromium, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def pages(browser: Browser, server: Server) -> Iterator["Pages"]:
    pages = Pages(browser, server.address)
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

    def take(self, wishes: dict[str, Any], *, scene: bool) -> Page:
        """Return a page that is as new; those of a *scene* are kept apart, since their sockets lead nowhere."""
        free = self._free.setdefault(f"{scene} {wishes}", [])
        return free.pop() if free else new_context(self._browser, **wishes).new_page()

    def give_back(self, page: Page, wishes: dict[str, Any], *, scene: bool) -> None:
        """Empty a page, for another test."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        if not scene:
            # Of the same server, but not our page: nothing runs there that could store something again. It names its icon, or the
            # browser would ask for one, in vain, while the next test listens.
            page.route("**/emptied", lambda route: route.fulfill(body=EMPTIED, content_type="text/html"))
            page.goto(f"{self._address}/emptied")
            page.unroute_all()
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.context.clear_cookies()
        page.mouse.move(0, 0)
        page.set_viewport_size(wishes.get("viewport", DESKTOP))
        self._free[f"{scene} {wishes}"].append(page)

    def close(self) -> None:
        for page in (page for free in self._free.values() for page in free):
            page.context.close()


def new_context(browser: Browser, *, newcomer: bool = False, **wishes: Any) -> BrowserContext:
    """Return a context that is French and on a desktop unless *wishes* say otherwise.

    Without a service worker: it would fetch what a test answers itself (`page.route`). Tests of the worker wish for it.
    Unless it is a *newcomer*, this browser was asked before whether it wants the game explained, and said no.
    """
    context = browser.new_context(**{"locale": "fr-FR", "viewport": DESKTOP, "service_workers": "block", **wishes})
    if not newcomer:
        context.add_init_script(NOT_NEW)
    return context


@pytest.fixture
def sit(browser: Browser, server: Server, pages: Pages) -> Iterator[Sit]:
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
            taken.append(lambda: pages.give_back(page, wishes, scene=scene))
        return Game(page, server.address)

    yield open_page
    for done_with in taken:
        done_with()
