"""One Chromium for the folder and a server for every file; a new page for a test, or one page for the scenes of many."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.game import Game
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
def stages(browser: Browser) -> Iterator["Stages"]:
    stages = Stages(browser)
    yield stages
    stages.close()


class Stages:
    """Pages on which one scene is shown after another, by what was wished of them.

    A page that was used is loaded anew, with nothing stored: that takes a third of the time of a new context.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: dict[str, Page] = {}

    def page(self, **wishes: Any) -> Page:
        page = self._pages.get(str(wishes))
        if page is None:
            page = self._pages[str(wishes)] = new_context(self._browser, **wishes).new_page()
        else:
            page.mouse.move(0, 0)
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
        return page

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()


def new_context(browser: Browser, **wishes: Any) -> BrowserContext:
    """Return a context that is French and on a desktop unless *wishes* say otherwise."""
    return browser.new_context(**{"locale": "fr-FR", "viewport": {"width": 1280, "height": 800}, **wishes})


@pytest.fixture
def sit(browser: Browser, server: Server, stages: Stages) -> Iterator[Sit]:
    """Return what opens a page; all that was opened is closed in the end.

    A *shared* one stays, for the next test that wishes the same. It is for scenes (`Game.sit_at`), in which no server plays.
    Such a test leaves the page as it was: no clock, no init script, no emulated media.
    """
    contexts: list[BrowserContext] = []

    def open_page(*, shared: bool = False, **wishes: Any) -> Game:
        if shared:
            return Game(stages.page(**wishes), server.address)
        contexts.append(new_context(browser, **wishes))
        return Game(contexts[-1].new_page(), server.address)

    yield open_page
    for context in contexts:
        context.close()
