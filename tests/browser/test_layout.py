"""The felt at every size: what can be pressed is in the window and under nothing else, and the page does not scroll."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game, Scene
from tests.browser.set_scenes import scene_of
from tests.cases import as_case

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

NOT_REACHED = """async () => {
  // What depends on a size follows a frame or two later, and what depends on that as much later again.
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
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


def not_reached(game: Game, size: tuple[int, int], about: str, *, may_scroll: bool = False) -> list[str]:
    """Return what cannot be pressed where it stands; if it *may_scroll*, the felt may be higher than the window."""
    width, height = size
    if game.page.viewport_size != {"width": width, "height": height}:
        game.page.set_viewport_size({"width": width, "height": height})
    return [
        f"{about} at {width}x{height}: {what}"
        for what in game.page.evaluate(NOT_REACHED)
        if not (may_scroll and FARTHER.search(what))
    ]


def assert_all_in_reach(game: Game, sizes: list[tuple[int, int]], about: str, *, may_scroll: bool = False) -> None:
    """At each of *sizes* everything can be pressed where it stands; if it *may_scroll*, the felt may be higher than that."""
    found = [what for size in sizes for what in not_reached(game, size, about, may_scroll=may_scroll)]
    assert not found, "\n".join(found)


def set_letters(game: Game, percent: int) -> None:
    """Let the letters of a page that stands be so large, as one sets them in a browser."""
    game.page.evaluate(
        "(size) => { document.documentElement.style.setProperty('font-size', size, 'important');"
        " window.dispatchEvent(new Event('resize')); }",
        f"{percent}%",
    )


def told(rules: str, seats: int, cards: int | None) -> dict[str, Any]:
    """Return the fields of a scene; in Danish without cards, those on the table are all that is left."""
    return scene_of(rules, seats=seats, cards=cards)


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
LETTERS = [("monclar", 4), ("minimale", 10), ("danish", 4), ("trois-cinq-huit", 3)]
LETTER_SIZES = [(390, 844), (844, 390), (1280, 800), (1920, 1080)]
FEW_SIZES = [(640, 320), (360, 640)]
"""The smallest windows: whatever does not fit, does not fit there."""
LOTS = [as_case(FEW_SIZES, is_long=False), as_case([size for size in SIZES if size not in FEW_SIZES], is_long=True)]


def felts() -> dict[str, dict[str, Any]]:
    """Return the scene of each of the tables, by its name."""
    names = {table: f"{table[0]} with {table[1]}" + ("" if table[2] is None else f" and {table[2]} cards") for table in TABLES}
    return {name: told(*table) for table, name in names.items()}


def first_of(sit: Sit, tables: dict[str, dict[str, Any]], **wishes: Any) -> tuple[Game, Scene]:
    """Open a page on the first of *tables*, on which others can be shown."""
    game = sit(scene=True, reduced_motion="reduce", **wishes)
    return game, game.sit_at(**next(iter(tables.values())))


@pytest.mark.parametrize("sizes", LOTS, ids=["the smallest", "the others"])
def test_everything_is_in_reach_at_every_size(sit: Sit, sizes: list[tuple[int, int]]) -> None:
    tables = felts()
    game, scene = first_of(sit, tables)
    found: list[str] = []
    for size in sizes:
        for about, fields in tables.items():
            scene.set(**fields)
            found += not_reached(game, size, about)
    assert not found, "\n".join(found)


CUT_OFF = """() => [...document.querySelectorAll('[data-testid^="misses-"]')].flatMap((sign) => {
  const box = sign.getBoundingClientRect();
  const cuts = [];
  for (let around = sign.parentElement; !around.matches('main'); around = around.parentElement) {
    const edge = around.getBoundingClientRect();
    const hides = getComputedStyle(around).overflowX !== 'visible' || around.matches('.opponent');
    if (hides && (box.left < edge.left - 0.5 || box.right > edge.right + 0.5)) cuts.push(around.className);
  }
  return cuts.map((cut) => `${sign.dataset.testid} is cut by ${cut}`);
})"""
"""The signs of turns to miss that something round them cuts."""


@pytest.mark.long(short="test_everything_is_in_reach_at_every_size")
def test_turns_to_miss_are_seen_whole_beside_long_names(sit: Sit) -> None:
    """They stand after the name, which gives way; of one's own, a line in the middle makes room for itself."""
    game = sit(scene=True, reduced_motion="reduce")
    scene = game.sit_at(**told("makao", 3, None))
    found: list[str] = []
    for seats in (3, 6):
        fields = told("makao", seats, None)
        for size in (*FEW_SIZES, (390, 844)):
            scene.set(**fields | {"misses": [0, *[2] * (seats - 1)]})
            found += not_reached(game, size, f"makao with {seats}")
            expect(game.by_kind("misses-")).to_have_count(seats - 1)
            found += [f"{size}: {what}" for what in game.page.evaluate(CUT_OFF)]
            scene.set(**fields | {"misses": [2, *[0] * (seats - 1)], "moves": [], "turn": 1})
            expect(game.by("own-misses")).to_be_visible()
            found += not_reached(game, size, f"makao with {seats}, of one's own")
    assert not found, "\n".join(found)


@pytest.mark.long(short="test_everything_is_in_reach_at_every_size")
@pytest.mark.parametrize("rules", ["monclar", "danish"])
def test_so_is_what_people_need_besides(sit: Sit, rules: str) -> None:
    game = sit(scene=True, reduced_motion="reduce")
    game.sit_at(**told(rules, 4, None) | PEOPLE)
    expect(game.by("seat-menu-1")).to_be_visible()
    assert_all_in_reach(game, SIZES, f"{rules} with people")


@pytest.mark.long(short="test_everything_is_in_reach_at_every_size")
@pytest.mark.parametrize("percent", [150, 200])
def test_with_large_letters_no_button_is_cut_and_nothing_lies_on_anything(sit: Sit, percent: int) -> None:
    tables = {f"{rules} with {seats} at {percent} %": told(rules, seats, None) for rules, seats in LETTERS}
    game, scene = first_of(sit, tables)
    set_letters(game, percent)
    found: list[str] = []
    for size in LETTER_SIZES:
        for about, fields in tables.items():
            scene.set(**fields)
            found += not_reached(game, size, about, may_scroll=True)
    assert not found, "\n".join(found)
