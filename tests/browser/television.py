"""The page of a television: its scenes, and whether all of it can be read from afar."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.game import Game, Scene
from tests.browser.set_scenes import scene_of

PATH = "/tv/watchedbyall#seatedroom"
LOG: list[dict[str, Any]] = [{"kind": "played", "seat": 1, "card": "9h"}]
FAMILIES = {"shedding": ("minimale", (2, 4, 10)), "danish": ("danish", (2, 4, 10)), "tricks": ("trois-cinq-huit", (3,))}
LEAST = 2.1
"""Hundredths of the height of the screen that the smallest letters have."""

UNREAD = """(least) => {
  const visible = { visibilityProperty: true, opacityProperty: true };
  const shown = (element) => element.checkVisibility(visible) && element.getClientRects().length > 0;
  const heard = (element) => element.closest('.heard, [aria-hidden=true] svg') !== null;
  const named = (element) => element.dataset.testid || element.className || element.tagName;
  const boxOf = (element) => element.getBoundingClientRect();
  const found = [];
  const edge = { x: innerWidth * 0.03 - 1, y: innerHeight * 0.03 - 1 };
  const unit = Math.min(innerHeight / 100, innerWidth / (1600 / 9));
  const all = [...document.querySelectorAll('main.television *')].filter((element) => shown(element) && !heard(element));
  for (const element of all) {
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!text || element.closest('svg')) continue;
    const box = boxOf(element);
    if (box.left < edge.x || box.top < edge.y || box.right > innerWidth - edge.x || box.bottom > innerHeight - edge.y)
      found.push(`${named(element)} is cut off by a television: ${box.left},${box.top} ${box.right},${box.bottom}`);
    if (parseFloat(getComputedStyle(element).fontSize) < least * unit - 0.1)
      found.push(`${named(element)} is too small: ${getComputedStyle(element).fontSize}`);
    const cut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 2;
    if (cut && !element.matches('.cut')) found.push(`${named(element)} is cut`);
  }
  const kinds = '.plate, .tags, header p, footer > *, .arrow, [data-testid=middle] > *, [data-testid=ranking] > *';
  const parts = [...document.querySelectorAll(`main.television :is(${kinds})`)].filter((part) => shown(part) && part.innerHTML);
  const crosses = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1))
      if (!one.contains(other) && !other.contains(one) && crosses(boxOf(one), boxOf(other)))
        found.push(`${named(one)} lies on ${named(other)}`);
  const pressed = document.querySelector('main.television :is(a, button, input, select, [tabindex])');
  if (pressed) found.push(`${named(pressed)} can be pressed`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push('the page scrolls');
  return found;
}"""


def watched(rules: str, seats: int, **changes: Any) -> dict[str, Any]:
    """Return the fields of what a spectator sees of a round that goes on."""
    told = scene_of(rules, seats=seats)
    unseen = {"seat": None, "guest": None, "hand": [], "moves": [], "why": {}, "round_no": 3, "watchers": 1}
    people = {"computers": [False] * seats, "guests_at": list(range(seats)), "levels": [None] * seats, "here": [True] * seats}
    return told | unseen | people | {"ready": [True] * seats, "log": LOG, **changes}


def show(game: Game, **fields: Any) -> Scene:
    """Go to the television of a room where nothing happens but what the test shows."""
    scene = Scene(game.page, fields)
    game.page.goto(game.address + PATH)
    expect(game.by("television")).to_have_attribute("data-seq", re.compile(r"\d"))
    return scene


def wait_for(game: Game, scene: Scene) -> None:
    expect(game.by("television")).to_have_attribute("data-seq", str(scene.view["seq"]))


def unread(game: Game, size: tuple[int, int], about: str) -> list[str]:
    """Return what cannot be read on a screen of that *size*."""
    width, height = size
    if game.page.viewport_size != {"width": width, "height": height}:
        game.page.set_viewport_size({"width": width, "height": height})
    game.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return [f"{about} at {width}x{height}: {what}" for what in game.page.evaluate(UNREAD, LEAST)]
