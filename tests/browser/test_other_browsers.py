"""Firefox and WebKitGTK, where the machine has them: a site is played there, and after its host has gone."""

from typing import Any

import pytest

from benchmarks.here import KEPT
from tests.browser.game import NOT_NEW
from tests.browser.other_browsers import OtherBrowser, other_browsers, seen
from tests.browser.test_here import engine as engine
from tests.browser.test_site import Host
from tests.browser.test_site import host as host

HAND = "document.querySelectorAll('[data-testid=hand] [data-testid^=card-]').length"
CARDS = (
    "[...document.querySelectorAll('[data-testid=hand] [data-testid^=card-]')].map((card) => card.dataset.testid).sort().join()"
)
OVER = "document.querySelector('[data-testid=round-over]') !== null"
PRESS = """
const isFree = (one) => one.offsetParent !== null && !one.disabled && one.ariaDisabled !== 'true';
const first = (css) => [...document.querySelectorAll(css)].find(isFree);
const wanted = [
  'button[data-testid^=suit-]',
  '[data-testid=hand] [data-playable=true]',
  '[data-testid=btn-draw]:not([aria-pressed=true])',
  '[data-testid=btn-pass]',
];
wanted.map(first).find(Boolean)?.click();
"""
"""Does what is on offer, as a person would: a suit, a card, the stock, a pass."""
MOST_PRESSES = 400


def play_on(browser: OtherBrowser) -> None:
    for _ in range(MOST_PRESSES):
        if browser.run(f"return {OVER}"):
            return
        browser.run(f"{PRESS}; await new Promise((done) => setTimeout(done, 300))")
    raise AssertionError(f"the round has no end: {browser.run('return document.body.innerText')[:800]}")


BROWSERS = other_browsers()

# Where there is none of them, there is nothing to try: docs/tests.md says how to get them.
if BROWSERS:

    @pytest.mark.long(short="test_here.py::test_a_server_without_the_game_for_browsers_says_so")
    @pytest.mark.parametrize("name", BROWSERS)
    def test_a_site_is_played_and_after_its_host_has_gone(name: str, host: Host, request: pytest.FixtureRequest):
        opened: Any = BROWSERS[name]()
        with opened as browser:
            browser.open(host.address)
            # Whoever is new is offered an explanation: this one was asked before.
            browser.run(f"{NOT_NEW}")
            seen(browser, "document.querySelector('[data-testid=start-play]') !== null")
            browser.run("document.querySelector('[data-testid=start-play]').click()")
            seen(browser, f"{HAND} === 8")
            seen(browser, f"await ({KEPT})()")
            cards = browser.run(f"return {CARDS}")
            address = browser.run("return location.href")
            host.end()
            browser.open(address)
            seen(browser, f"{HAND} > 0")
            assert browser.run(f"return {CARDS}") == cards
            play_on(browser)
