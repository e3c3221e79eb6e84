"""A site, on a host of files under a folder of it: played without a server, and after its host has gone."""

import contextlib
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Request, expect

from benchmarks.here import KEPT
from huit.server.site.folder import write_site
from tests.browser.conftest import new_context
from tests.browser.game import Game
from tests.browser.test_every_game import CALM, MOST_STEPS, answer
from tests.browser.test_here import PATIENCE_MS
from tests.browser.test_here import engine as engine
from tests.server.test_site import sent_with

UNDER = "/a/b/"
PHONE = {"width": 390, "height": 844}
LOOKED_AGAIN_MS = 200
FAR_DOWN_PX = 2_000
SEEN_IN_THE_LINE = """() => {
  globalThis.seen = [];
  const look = () => {
    const line = document.querySelector('[data-testid=here-line]');
    if (line) seen.push([line.innerText.trim(), line.getBoundingClientRect().top >= 0]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what the line at the top says from now on, and whether it is in view."""


class _Host(SimpleHTTPRequestHandler):
    """A host that packs nothing, and sends the headers that the site asks for."""

    def end_headers(self) -> None:
        site = Path(self.directory, UNDER.strip("/"))
        path = self.path.partition("?")[0]
        for name, value in sent_with((site / "_headers").read_text("utf-8"), path.replace(UNDER, "/", 1)):
            self.send_header(name, value)
        super().end_headers()

    def handle(self) -> None:
        # A browser that wants the packed file hangs up.
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Host:
    """A host of files that can be ended."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Host, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}{UNDER}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    request.getfixturevalue("engine")
    write_site(tmp_path / UNDER.strip("/"))
    host = Host(tmp_path)
    yield host
    host.end()


@pytest.mark.long(short="test_here.py::test_a_server_without_the_game_for_browsers_says_so")
def test_a_site_is_played_under_its_policy_from_any_folder_and_after_its_host_has_gone(browser: Browser, host: Host):
    with new_context(browser, service_workers="allow", viewport=PHONE, **CALM) as context:
        game = Game(context.new_page(), host.address)
        page = game.page
        asked: list[Request] = []
        page.on("request", lambda request: asked.append(request))
        game.open_start()
        expect(game.by("here-line")).to_contain_text("une seule fois")
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        # On a desk, and on its side, the line takes its place from the page, whose columns scroll by themselves.
        for size in ({"width": 1280, "height": 800}, {"width": 844, "height": 390}):
            page.set_viewport_size(size)
            expect(game.by("start-play")).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
        page.set_viewport_size(PHONE)
        # On plain http a browser keeps no game.
        unkept = context.new_page()
        unkept.add_init_script("delete globalThis.caches")
        unkept.goto(host.address)
        expect(unkept.get_by_test_id("here-line")).to_contain_text("de nouveau à chaque visite")
        unkept.close()
        # Rules are read without Python.
        game.by("start-sheet").click()
        expect(game.by("rule-sheet-text")).to_be_visible()
        page.keyboard.press("Escape")
        assert not [request for request in asked if "pyodide" in request.url]
        # How much of the game has come is seen from wherever « Jouer » is pressed.
        page.mouse.wheel(0, FAR_DOWN_PX)
        page.evaluate(SEEN_IN_THE_LINE)
        game.by("start-play").click()
        expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
        # Python takes longest: nothing comes any more meanwhile.
        lines = page.evaluate("seen")
        assert any(told == "Le jeu est là, il démarre." and is_in_view for told, is_in_view in lines), lines
        wait_until_kept(game)
        assert all(request.url.startswith(host.address) for request in asked)
        game.assert_no_complaint()
        table, hand = page.url, game.hand()
        assert table.startswith(f"{host.address}?/jeu/")
        host.end()
        page.reload()
        expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
        assert (page.url, game.hand()) == (table, hand)
        for _ in range(MOST_STEPS):
            if game.is_over():
                break
            answer(game)
        expect(game.by("round-over")).to_be_visible()
        visit_other_pages(game)


def wait_until_kept(game: Game) -> None:
    until = monotonic() + PATIENCE_MS / 1000
    while not game.page.evaluate(KEPT):
        assert monotonic() < until, "the site is not kept"
        game.page.wait_for_timeout(LOOKED_AGAIN_MS)


def visit_other_pages(game: Game) -> None:
    """Follow links to the score sheet and to rules: loaded anew, each at an address of its own."""
    page = game.page
    page.goto(game.address)
    expect(game.by("my-tables").get_by_role("listitem")).to_have_count(1, timeout=PATIENCE_MS)
    # A code from another device comes over a server, and so does a circle.
    expect(game.by("to-here")).to_be_visible()
    expect(game.by("have-code")).to_have_count(0)
    game.by("start-rounds").click()
    expect(game.by_kind("my-round-")).to_have_count(1)
    for hook in ("carry-make", "have-code", "rounds-circles"):
        expect(game.by(hook)).to_have_count(0)
    page.goto(game.address)
    link = game.by("start-sheet-link")
    link.hover()
    assert link.evaluate("(link) => link.href") == f"{game.address}?/score"
    page.goto(link.evaluate("(link) => link.href"))
    expect(page).to_have_title("Feuille de marque · Huit")
    page.goto(f"{game.address}?/rules")
    expect(page).to_have_title("Nos propres règles · Huit")
    expect(game.by("own-title")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{game.address}?/cote-a-cote")
    expect(game.by("side-table")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{game.address}?/donne-du-jour")
    expect(game.by("here-line")).to_contain_text("Cela demande un serveur")
