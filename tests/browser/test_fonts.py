"""The letters of headings and of running text: ours, shipped with the page, and nothing jumps when they come."""

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
    part.evaluate("(one) => one.removeAttribute('data-looked-at')")
    return {font["familyName"]: font["glyphCount"] for font in fonts}


def wait_for_letters(game: Game) -> None:
    """Wait until our letters are there: they come once no first hand is on its way."""
    loaded = """['Fraunces', 'Figtree'].every((ours) =>
      [...document.fonts].some(({ family, status }) => family.includes(ours) && status === 'loaded'))"""
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
    text = game.page.locator("p, label").filter(visible=True).first
    text.evaluate("(one, told) => { one.textContent = told; }", TOLD)
    assert [name for name in letters_of(game, text) if name.startswith("Figtree")]
    game.assert_no_complaint()


@pytest.mark.long(short="test_headings_are_in_our_letters_french_signs_too")
def test_nothing_jumps_when_our_letters_come(sit: Sit):
    sizes: dict[str, list[tuple[float, float]]] = {"h1": [], "label": []}
    for ours in (False, True):
        game = sit(own=True)
        if not ours:
            game.page.route("**/*.woff2", lambda route: route.abort())
        game.open_start()
        if ours:
            wait_for_letters(game)
        for part, found in sizes.items():
            words = game.page.locator(part).filter(visible=True).first
            words.evaluate("(one, told) => { one.textContent = told; one.style.width = one.style.flex = 'max-content'; }", TOLD)
            box = words.bounding_box()
            assert box is not None
            found.append((box["width"], box["height"]))
    for (near, near_height), (own, own_height) in sizes.values():
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
    assert len(fetched) == 2
    game.page.locator("h1").first.evaluate("(one) => { one.textContent = 'Eliška et Łukasz'; }")
    game.wait_until(lambda: len(fetched) == 3, lambda: str(fetched))


@pytest.mark.long(short="test_headings_are_in_our_letters_french_signs_too")
def test_the_licence_lies_beside_the_letters(sit: Sit):
    game = sit()
    game.open_start()
    for face in ("fraunces", "figtree"):
        [licence] = (BUNDLE / "assets").glob(f"{face}-OFL*.txt")
        answer = game.page.context.request.get(f"{game.address}/assets/{licence.name}")
        assert answer.ok
        assert "SIL Open Font License" in answer.text()
    fonts = list((BUNDLE / "assets").glob("*.woff2"))
    everywhere = [font for font in fonts if "-ext-" not in font.name]
    assert (len(fonts), len(everywhere)) == (4, 2)
    assert sum(font.stat().st_size for font in everywhere) <= 40_000
