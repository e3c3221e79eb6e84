"""The page can be installed, opens without a server, and shows a newer version when it is wanted."""

import json
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit, new_context
from tests.browser.game import Game
from tests.browser.serving import Server
from tests.browser.test_calls import BUNDLE

OFFERED = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => (window.prompted = true);
  dispatchEvent(offer);
}"""
"""What a browser says that can install the page."""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_page_can_be_installed(sit: Sit):
    game = sit(own=True, service_workers="allow")
    game.open_start()
    game.page.wait_for_function(CONTROLLED)
    session = game.page.context.new_cdp_session(game.page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["lang"], manifest["start_url"], manifest["display"]) == ("fr", "/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        width, height = size_of(game, icon["src"])
        assert icon["sizes"] == f"{width}x{height}"
    apple = game.page.locator('link[rel="apple-touch-icon"]').get_attribute("href") or ""
    assert size_of(game, apple) == (180, 180)
    why_not = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(why_not) <= {"in-incognito"}, "contexts of tests are incognito"
    game.assert_no_complaint()


def size_of(game: Game, path: str) -> tuple[int, int]:
    answer = game.page.request.get(game.address + path)
    assert answer.headers["content-type"] == "image/png"
    return struct.unpack(">II", answer.body()[16:24])


@pytest.mark.long(short="test_the_page_can_be_installed")
def test_what_the_browser_offers_is_in_the_settings(sit: Sit):
    game = sit(own=True)
    game.open_start()
    game.by("settings-open").click()
    expect(game.by("install")).to_have_count(0)
    game.page.evaluate(OFFERED)
    game.assert_accessible()
    game.by("install-do").click()
    expect(game.by("install")).to_have_count(0)
    assert game.page.evaluate("prompted") is True


@pytest.mark.long(short="test_the_page_can_be_installed")
def test_the_start_page_offers_it_quietly_until_it_is_put_off(sit: Sit):
    game = sit(own=True)
    game.open_start()
    expect(game.by("install-offer")).to_have_count(0)
    game.page.evaluate(OFFERED)
    expect(game.by("install-offer")).to_contain_text("Installer Huit sur cet appareil")
    for width, height in [(360, 640), (844, 390), (1280, 800)]:
        game.page.set_viewport_size({"width": width, "height": height})
        game.assert_accessible()
        game.assert_no_sideways_scroll()
    game.by("install-here").click()
    assert game.page.evaluate("prompted") is True
    expect(game.by("install-offer")).to_have_count(0)
    # Not accepted there: the browser offers it again another day.
    game.page.reload()
    expect(game.by("start-play")).to_be_visible()
    game.page.evaluate(OFFERED)
    expect(game.by("install-decline")).to_have_accessible_name(re.compile("Ne plus le proposer"))
    game.by("install-decline").click()
    expect(game.by("install-offer")).to_have_count(0)
    expect(game.by("start-score")).to_be_focused()
    game.page.reload()
    expect(game.by("start-play")).to_be_visible()
    game.page.evaluate(OFFERED)
    game.by("settings-open").click()
    expect(game.by("install-do")).to_be_visible()
    expect(game.by("install-offer")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_page_can_be_installed")
@pytest.mark.parametrize("wishes", [{}, {"locale": "en-GB", "viewport": {"width": 360, "height": 640}}])
def test_without_a_network_the_page_says_what_works_and_that_works(sit: Sit, wishes: dict[str, Any]):
    game = sit(own=True, service_workers="allow", **wishes)
    game.open_start()
    game.page.wait_for_function(CONTROLLED)
    # Now that the worker is there, it keeps what the server tells.
    game.page.reload()
    expect(game.by("start-play")).to_be_visible()
    game.page.context.set_offline(True)
    game.page.reload()
    expect(game.by("offline")).to_be_visible()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    expect(game.by("start-play")).to_have_count(0)
    game.by("offline").locator("a[href='/ici']").click()
    expect(game.by("here")).to_be_visible()
    game.page.go_back()
    game.by("offline").locator("a[href='/score']").click()
    expect(game.by("new-sheet")).to_be_visible()
    game.page.go_back()
    rules = game.by("offline-rules").locator("details").first
    rules.locator("summary").first.click()
    expect(rules.locator("p").first).to_be_visible()
    game.assert_accessible()
    game.page.context.set_offline(False)
    game.by("offline-again").or_(game.by("start-play")).first.click()
    expect(game.by("start-play")).to_be_visible()


@pytest.mark.long(short="test_the_page_can_be_installed")
def test_without_a_server_a_table_waits_for_it(browser: Browser, tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    context = new_context(browser, service_workers="allow")
    game = Game(context.new_page(), server.address)
    game.open_room()
    game.page.wait_for_function(CONTROLLED)
    game.page.reload()
    expect(game.by("hand")).to_be_visible()
    server.kill()
    game.page.reload()
    game.expect_connection("lost")
    server.start()
    expect(game.by("hand")).to_be_visible()
    server.stop()
    context.close()


class Bundle(SimpleHTTPRequestHandler):
    """Serves one build of the page after another, as a server that is updated."""

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Quiet(ThreadingHTTPServer):
    """A browser that has enough of an answer hangs up, and nobody need hear of it."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@pytest.fixture
def updated(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """An address, and the folder that is served there."""
    folder = tmp_path / "web"
    shutil.copytree(BUNDLE, folder)
    server = Quiet(("127.0.0.1", 0), partial(Bundle, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", folder
    server.shutdown()
    server.server_close()


def update(folder: Path) -> tuple[str, str]:
    """Make another build of the one in *folder*: its files have other names. Return the old and the new name of the first."""
    (before,) = re.findall(r'src="/assets/(index-[\w-]+\.js)"', (folder / "index.html").read_text("utf-8"))
    named = {path.name for path in (folder / "assets").iterdir()}

    def renamed(name: str) -> str:
        return f"newer-{name}" if name in named else name

    for path in [path for path in folder.rglob("*") if path.suffix in {".js", ".css", ".html"}]:
        text = re.sub(r"[\w-][\w.-]*\.(?:js|css|svg|woff2|txt)\b", lambda found: renamed(found[0]), path.read_text("utf-8"))
        path.write_text(re.sub(r"huit-[0-9a-f]{16}", "huit-0123456789abcdef", text), "utf-8")
    for name in named:
        (folder / "assets" / name).rename(folder / "assets" / renamed(name))
    return before, renamed(before)


@pytest.mark.long(short="test_the_page_can_be_installed")
def test_a_newer_version_waits_until_it_is_wanted_and_the_older_one_goes_on(browser: Browser, updated: tuple[str, Path]):
    address, folder = updated
    context = new_context(browser, service_workers="allow")
    game, other = (Game(context.new_page(), address) for _ in range(2))
    for each in (game, other):
        each.page.goto(f"{address}/score")
        expect(each.by("new-sheet")).to_be_visible()
        each.page.wait_for_function(CONTROLLED)
    expect(game.by("new-version")).to_have_count(0)
    before, after = update(folder)
    game.page.evaluate("() => navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => true)")
    expect(game.by("new-version")).to_be_visible()
    game.assert_accessible()
    game.by("new-version-show").click()
    game.page.wait_for_function(f"() => document.querySelector('script[type=module]').src.includes('{after}')")
    expect(game.by("new-sheet")).to_be_visible()
    expect(game.by("new-version")).to_have_count(0)
    # The other tab fetches parts of its own build, which the server no longer has.
    assert other.page.evaluate("(file) => fetch(file).then(({ status }) => status)", f"/assets/{before}") == 200
    context.close()
