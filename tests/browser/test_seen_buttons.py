"""What can be pressed stands out from the felt in every theme (WCAG 1.4.11), and what must be pressed stands out most."""

import base64
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.browser.table_scenes import MOMENTS
from tests.cases import as_case

LEAST = 3.0
"""Contrast that a part of the page needs to be seen."""
THEMES = [(theme, felt) for felt in ("green", "night", "wine") for theme in ("light", "dark")]
LOTS = [as_case((THEMES[:2], (1280, 800)), is_long=False), as_case((THEMES, (844, 390)), is_long=True)]
WEAR = "([theme, felt]) => Object.assign(document.documentElement.dataset, { theme, felt })"
BUTTONS = "main.room :is(.actions, .story, .centre) .button"
HIDE = "([selector, how]) => document.querySelectorAll(selector).forEach((button) => (button.style.visibility = how))"

BUTTONS = "main.room :is(.actions, .story, .centre) .button"

SEEN = """async ([picture, selector]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const under = ({ left, top, width, height }) => {
    const { data } = paper.getImageData(left * scale, top * scale, Math.max(1, width * scale), Math.max(1, height * scale));
    const sum = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) for (const part of [0, 1, 2]) sum[part] += data[at + part];
    return sum.map((all) => all / (data.length / 4));
  };
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return [[red, green, blue], alpha / 255];
  };
  const over = ([colour, alpha], ground) => colour.map((part, place) => part * alpha + ground[place] * (1 - alpha));
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => colour.map((part) => linear(part / 255))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const onTop = (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const mayBePressed = (button) => button.ariaDisabled !== 'true' && onTop(button);
  return [...document.querySelectorAll(selector)].filter(mayBePressed).map((button) => {
    const style = getComputedStyle(button);
    const ground = under(button.getBoundingClientRect());
    const filled = over(read(style.backgroundColor), ground);
    const edge = parseFloat(style.borderTopWidth) ? over(read(style.borderTopColor), ground) : ground;
    const fill = contrast(filled, ground);
    const drawing = button.innerText.trim() ? 0 : contrast(over(read(style.color), filled), filled);
    return { hook: button.dataset.testid, fill, seen: Math.max(fill, contrast(edge, ground), drawing) };
  });
}"""
"""Of each button that may be pressed: the contrast of its ground, and of whatever shows where it is, with the felt under it.

The picture shows the page without them.
"""


def seen(game: Game) -> list[dict[str, Any]]:
    """Return how each button that may be pressed stands out."""
    game.page.evaluate(HIDE, [BUTTONS, "hidden"])
    picture = base64.b64encode(game.page.screenshot(animations="disabled")).decode()
    game.page.evaluate(HIDE, [BUTTONS, ""])
    return game.page.evaluate(SEEN, [picture, BUTTONS])


def unseen(game: Game, must: tuple[str, ...]) -> list[str]:
    """Return what is hard to see, or draws the eye from the buttons of which one *must* be pressed."""
    buttons = seen(game)
    found = [f"{button['hook']} has {button['seen']:.2f}:1" for button in buttons if button["seen"] < LEAST]
    due = [button for button in buttons if button["hook"] in must]
    found += [
        f"{other['hook']} has {other['fill']:.2f}:1, and {button['hook']}, which must be pressed, {button['fill']:.2f}:1"
        for button in due
        for other in buttons
        if other not in due and other["fill"] > button["fill"] / 1.5
    ]
    found += [f"{hook} is not in reach" for hook in must if hook not in {button["hook"] for button in due}]
    return found


@pytest.mark.parametrize(("themes", "size"), LOTS, ids=["the usual", "the others"])
def test_what_can_be_pressed_is_seen_and_what_must_be_most(sit: Sit, themes: list[tuple[str, str]], size: tuple[int, int]):
    width, height = size
    game = sit(own=True, reduced_motion="reduce", viewport={"width": width, "height": height})
    scene = game.sit_at()
    found: list[str] = []
    for name, moment in MOMENTS.items():
        scene.set(**moment.view)
        for hook in moment.pressed:
            game.by(hook).click()
        for hook in moment.must:
            expect(game.by(hook)).to_be_visible()
        for theme, felt in themes:
            game.page.evaluate(WEAR, [theme, felt])
            found += [f"{name}, {theme} on {felt} at {width} × {height}: {what}" for what in unseen(game, moment.must)]
    assert not found, "\n".join(found)
    game.assert_no_complaint()
