"""The felt at every size: what can be pressed is in the window and under nothing else, and the page does not scroll."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.browser.set_scenes import scene_of

SIZES = [
    (640, 320),
    (667, 375),
    (740, 360),
    (844, 390),
    (360, 640),
    (390, 844),
    (720, 450),
    (768, 1024),
    (1024, 768),
    (1280, 600),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
"""720 × 450 is a window of 1440 × 900 at twice the size."""

NOT_REACHED = """() => {
  const visible = { visibilityProperty: true, opacityProperty: true };
  const shown = (element) => element.checkVisibility(visible) && element.getClientRects().length > 0;
  const named = (element) => element.dataset.testid || element.getAttribute('aria-label') || element.className;
  const found = [];
  for (const element of document.querySelectorAll('header :is(button, a), main.room :is(button, a, input, select)')) {
    if (!shown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`${named(element)} is outside: ${box.left},${box.top} ${box.right},${box.bottom}`);
    // Of a card all but an edge may lie under the next one.
    const at = element.dataset.key ? [box.left + 9, box.top + 12] : [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(...at);
    if (!there || !(element.contains(there) || there.contains(element)))
      found.push(`${named(element)} is under ${there && named(there)}`);
  }
  const boxOf = (element) => element.getBoundingClientRect();
  const beside = (one, other) => one.left >= other.right - 1 || other.left >= one.right - 1;
  const cross = (one, other) => !beside(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const kinds = '.chair, .spot, .turn, .actions, .log, .guide, .plaque, .asks, .told, .held-zone > *';
  const parts = [...document.querySelectorAll(`main.room :is(${kinds})`)].filter(shown);
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1))
      if (!one.contains(other) && !other.contains(one) && cross(boxOf(one), boxOf(other)))
        found.push(`${named(one)} lies on ${named(other)}`);
  const cut = (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  for (const button of document.querySelectorAll('main.room .button'))
    if (shown(button) && cut(button)) found.push(`${named(button)} is cut`);
  const room = document.querySelector('main.room');
  if (room.scrollHeight > room.clientHeight + 1) found.push(`the felt scrolls: ${room.scrollHeight} in ${room.clientHeight}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push('the page scrolls');
  return found;
}"""
"""What cannot be pressed where it stands, or lies on something else."""

FARTHER = re.compile(r"is outside|is under|felt scrolls")
"""What may be said of a felt that is higher than the window."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

TABLES: list[tuple[str, int, int | None]] = [
    ("monclar", 4, None),
    ("monclar", 4, 20),
    ("minimale", 2, 8),
    ("minimale", 10, 20),
    ("les-huit", 6, 7),
    ("huit-cochon", 4, None),
    ("le-8", 2, None),
    ("danish", 4, None),
    ("danish", 5, 20),
    ("danish", 2, 0),
    ("trois-cinq-huit", 3, None),
]


def assert_all_in_reach(game: Game, sizes: list[tuple[int, int]], about: str, *, may_scroll: bool = False) -> None:
    """At each of *sizes* everything can be pressed where it stands; if it *may_scroll*, the felt may be higher than that."""
    found: list[str] = []
    for width, height in sizes:
        game.page.set_viewport_size({"width": width, "height": height})
        for _ in range(3):
            game.page.evaluate(SETTLED)
        found += [
            f"{about} at {width}x{height}: {what}"
            for what in game.page.evaluate(NOT_REACHED)
            if not (may_scroll and FARTHER.search(what))
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("rules", "seats", "cards"), TABLES)
def test_everything_is_in_reach_at_every_size(sit: Sit, rules: str, seats: int, cards: int | None) -> None:
    game = sit(own=True, reduced_motion="reduce")
    game.sit_at(**told(rules, seats, cards))
    assert_all_in_reach(game, SIZES, f"{rules} with {seats}")


PEOPLE = {
    "computers": [False] * 4,
    "guests_at": [0, 1, 2, 3],
    "guest": 0,
    "host": 0,
    "here": [True, True, False, True],
    "stage": "round",
    "watchers": 2,
    "may": dict.fromkeys(("start", "host", "back", "change", "kick", "propose", "add_rule"), False)
    | {"undo": True, "advise": True},
}


@pytest.mark.parametrize("rules", ["monclar", "danish"])
def test_so_is_what_people_need_besides(sit: Sit, rules: str) -> None:
    game = sit(own=True, reduced_motion="reduce")
    game.sit_at(**told(rules, 4, None) | PEOPLE)
    expect(game.by("seat-menu-1")).to_be_visible()
    assert_all_in_reach(game, SIZES, f"{rules} with people")


def told(rules: str, seats: int, cards: int | None) -> dict[str, Any]:
    """Return the fields of a scene; in Danish without cards, those on the table are all that is left."""
    return scene_of(rules, seats=seats, cards=cards)


@pytest.mark.parametrize("percent", [150, 200])
@pytest.mark.parametrize(("rules", "seats"), [("monclar", 4), ("minimale", 10), ("danish", 4), ("trois-cinq-huit", 3)])
def test_with_large_letters_no_button_is_cut_and_nothing_lies_on_anything(sit: Sit, rules: str, seats: int, percent: int) -> None:
    game = sit(own=True, reduced_motion="reduce")
    larger = f"document.documentElement.style.setProperty('font-size', '{percent}%', 'important')"
    game.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {larger})")
    game.sit_at(**told(rules, seats, None))
    assert_all_in_reach(
        game, [(390, 844), (844, 390), (1280, 800), (1920, 1080)], f"{rules} with {seats} at {percent} %", may_scroll=True
    )
