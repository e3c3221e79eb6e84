"""Where a browser is alone, on a site or beside a server, nothing is offered that needs one, and a sentence says so."""

import threading

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit, new_context
from tests.browser.game import Game
from tests.browser.test_every_game import CALM, MOST_STEPS, answer
from tests.browser.test_here import PATIENCE_MS, keep_engine
from tests.browser.test_here import engine as engine
from tests.browser.test_site import PHONE, Host, _Host, wait_until_kept
from tests.browser.test_site import host as host

NOT_ALONE = ("start-code", "start-friends", "start-daily", "start-circles", "have-code", "rounds-circles", "carry-make", "to-lab")
NEEDS = "Cela demande un serveur"
NEEDS_THE = "Cela demande le serveur"
KEEP_AN_OLDER_ONE = """async () => {
  const kept = await caches.open('huit-engine');
  const list = new URL('engine/engine.json', location.href).href;
  const engine = await (await kept.match(list)).json();
  for (const request of await kept.keys()) await kept.delete(request);
  await kept.put(list, new Response(JSON.stringify({ ...engine, digest: '0'.repeat(16) })));
  return engine.digest;
}"""
"""As after another build: the list names what this address has no more. Returns the digest of what it has."""
KEPT_DIGEST = """async () => {
  const list = await (await caches.open('huit-engine')).match(new URL('engine/engine.json', location.href).href);
  return (await list.json()).digest;
}"""


@pytest.mark.long(short="test_here.py::test_a_server_without_the_game_for_browsers_says_so")
def test_a_site_offers_nothing_that_needs_a_server(browser: Browser, host: Host):
    with new_context(browser, service_workers="allow", viewport=PHONE, **CALM) as context:
        game = Game(context.new_page(), host.address)
        game.open_start()
        game.by("start-play").click()
        expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
        for _ in range(MOST_STEPS):
            if game.is_over():
                break
            answer(game)
        game.by("btn-watch-again").click()
        expect(game.by("replay")).to_contain_text("aucun lien n’y mène", timeout=PATIENCE_MS)
        expect(game.by("replay-share")).to_have_count(0)
        game.assert_no_sideways_scroll()
        visit_pages(game, f"{host.address}?", NEEDS)
        # Whoever has the address of the page for codes finds no field there.
        game.page.goto(f"{host.address}?/reprendre")
        expect(game.by("bring")).to_contain_text(NEEDS)
        expect(game.by("bring-typed")).to_have_count(0)


@pytest.mark.long(short="test_here.py::test_a_server_without_the_game_for_browsers_says_so")
def test_whoever_plays_here_beside_a_server_is_offered_its_things_again_once_back_there(engine: None, sit: Sit):
    game = sit(own=True, service_workers="allow", viewport=PHONE)
    keep_engine(game)
    game.by("here-play").click()
    visit_pages(game, game.address, NEEDS_THE)
    game.by("here-leave").click()
    expect(game.by("start-code")).to_be_visible()
    expect(game.by("start-friends")).to_be_visible()
    expect(game.by("start-daily")).to_be_visible()


def visit_pages(game: Game, before: str, needs: str) -> None:
    """Look at the pages on which one looks for what needs a server."""
    page = game.page
    page.goto(f"{before}/ici")
    expect(game.by("here")).to_contain_text("un code")
    page.goto(f"{before}/parties")
    expect(game.by("carry")).to_contain_text(needs)
    assert_none(game)
    page.goto(f"{before}/rules")
    expect(game.by("own-check")).to_contain_text(needs, timeout=PATIENCE_MS)
    expect(game.by("own-check").get_by_role("listitem")).to_have_count(1)
    assert_none(game)
    page.goto(before.removesuffix("?"))
    expect(game.by("start-on-device")).to_be_visible(timeout=PATIENCE_MS)
    # What the picture promises, « seul ou entre amis », lies in view on a phone; it asks the same as the button below.
    all_here = game.by("start-all-here")
    expect(all_here).to_be_in_viewport(ratio=1)
    all_here.click()
    expect(game.by("device-person-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(all_here).to_be_focused()
    expect(page.get_by_text("Par un code ou un lien")).to_be_visible()
    game.by("start-sheet").click()
    expect(game.by("rule-sheet")).to_contain_text(f"Que valent ces règles\u202f? {needs}")
    page.keyboard.press("Escape")
    assert_none(game)
    game.assert_accessible()
    game.assert_no_sideways_scroll()


def assert_none(game: Game) -> None:
    for hook in NOT_ALONE:
        expect(game.by(hook)).to_have_count(0)


@pytest.mark.long(short="test_here.py::test_a_server_without_the_game_for_browsers_says_so")
def test_a_site_that_keeps_an_older_engine_shows_its_start_screen_at_once(
    browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch
):
    with new_context(browser, service_workers="allow", viewport=PHONE, **CALM) as context:
        game = Game(context.new_page(), host.address)
        page = game.page
        game.open_start()
        game.by("start-play").click()
        expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
        wait_until_kept(game)
        page.goto(host.address)
        expect(game.by("my-tables").get_by_role("listitem")).to_have_count(1, timeout=PATIENCE_MS)
        digest = page.evaluate(KEEP_AN_OLDER_ONE)
        may_come, plainly = threading.Event(), _Host.do_GET

        def held(handler: _Host) -> None:
            if "huit.pack" in handler.path:
                may_come.wait()
            plainly(handler)

        monkeypatch.setattr(_Host, "do_GET", held)
        try:
            page.reload()
            expect(game.by("start-play")).to_be_enabled()
            expect(game.by("here-line")).to_contain_text("Le jeu arrive")
            # Tables and rules are there meanwhile.
            expect(game.by("my-tables").get_by_role("listitem")).to_have_count(1)
            game.assert_accessible()
        finally:
            may_come.set()
        game.by("start-play").click()
        expect(game.cards.first).to_be_visible(timeout=PATIENCE_MS)
        game.wait_until(lambda: page.evaluate(KEPT_DIGEST) == digest, lambda: str(page.evaluate(KEPT_DIGEST)))
        game.assert_no_complaint()
