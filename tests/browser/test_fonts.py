"""The letters of headings: ours, shipped with the page, and nothing jumps when they come."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.browser.test_weight import BUNDLE
from tests.cases import mostly_long

TOLD = "« Cœur ! » d’Élise… Manche\u00a07\u202f: œuf, Œuvre, naïf, ça, où"
BESIDE = 0.08
"""A line may be so much shorter or longer in the letters of the device, until ours are there."""


def letters_of(game: Game, part: Locator) -> dict[str, int]:
    """Return the fonts that *part* is drawn with, and how many letters in each."""
    wire: Any = game.page.context.new_cdp_session(game.page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    part.evaluate("(one) => one.setAttribute('data-looked-at', '')")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    node = wire.send("DOM.querySelector", {"nodeId": root, "selector": "[data-looked-at]"})["nodeId"]
    fonts: Any = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"]: font["glyphCount"] for font in fonts}


def wait_for_letters(game: Game) -> None:
    """Wait until our letters are there: they come once no first hand is on its way."""
    loaded = "[...document.fonts].some(({ family, status }) => family.includes('Fraunces') && status === 'loaded')"
    game.wait_until(lambda: game.page.evaluate(loaded), lambda: "no letters came")


@pytest.mark.parametrize("path", mostly_long(["/", "/score", "/rules"], every=3))
def test_headings_are_in_our_letters_french_signs_too(sit: Sit, path: str):
    game = sit(own=True)
    game.page.goto(f"{game.address}{path}")
    heading = game.page.locator("h1, h2").filter(visible=True).first
    expect(heading).to_be_visible()
    heading.evaluate("(one, told) => { one.textContent = told; }", TOLD)
    wait_for_letters(game)
    fonts = letters_of(game, heading)
    assert [name for name in fonts if name.startswith("Fraunces")], fonts
    assert sum(fonts.values()) - max(fonts.values()) <= 1, f"more than a space comes from elsewhere: {fonts}"
    game.assert_no_complaint()


@pytest.mark.long(short="test_headings_are_in_our_letters_french_signs_too")
def test_nothing_jumps_when_our_letters_come(sit: Sit):
    sizes: list[tuple[float, float]] = []
    for ours in (False, True):
        game = sit(own=True)
        if not ours:
            game.page.route("**/*.woff2", lambda route: route.abort())
        game.open_start()
        if ours:
            wait_for_letters(game)
        heading = game.page.locator("h1").first
        heading.evaluate("(one, told) => { one.textContent = told; one.style.width = 'max-content'; }", TOLD)
        box = heading.bounding_box()
        assert box is not None
        sizes.append((box["width"], box["height"]))
    (near, near_height), (own, own_height) = sizes
    assert abs(near - own) <= own * BESIDE, sizes
    assert abs(near_height - own_height) <= 1, sizes


@pytest.mark.long(short="test_headings_are_in_our_letters_french_signs_too")
def test_letters_of_names_from_elsewhere_are_fetched_only_for_them(sit: Sit):
    game = sit(own=True)
    fetched: list[str] = []
    game.page.on("request", lambda asked: fetched.append(asked.url) if asked.url.endswith(".woff2") else None)
    game.page.goto(f"{game.address}/score")
    expect(game.by("score")).to_be_visible()
    wait_for_letters(game)
    assert len(fetched) == 1
    game.page.locator("h1").first.evaluate("(one) => { one.textContent = 'Eliška et Łukasz'; }")
    game.wait_until(lambda: len(fetched) == 2, lambda: str(fetched))


@pytest.mark.long(short="test_headings_are_in_our_letters_french_signs_too")
def test_the_licence_lies_beside_the_letters(sit: Sit):
    game = sit()
    game.open_start()
    [licence] = (BUNDLE / "assets").glob("fraunces-OFL*.txt")
    answer = game.page.context.request.get(f"{game.address}/assets/{licence.name}")
    assert answer.ok
    assert "SIL Open Font License" in answer.text()
    assert 0 < sum(font.stat().st_size for font in (BUNDLE / "assets").glob("*.woff2")) <= 40_000
