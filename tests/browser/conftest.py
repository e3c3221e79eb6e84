"""A Chromium and a server for every file of tests, and a new page for every test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

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


# By file, not for the whole session: Playwright keeps an event loop running, and the server's own tests want theirs.
@pytest.fixture(scope="module")
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


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Return what opens a page, French and on a desktop unless told otherwise; all that was opened is closed in the end."""
    contexts = []

    def open_page(**wishes: object) -> Game:
        context = browser.new_context(**{"locale": "fr-FR", "viewport": {"width": 1280, "height": 800}, **wishes})
        contexts.append(context)
        return Game(context.new_page(), server.address)

    yield open_page
    for context in contexts:
        context.close()
