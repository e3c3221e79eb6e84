"""On the felt each thing has its place: what comes and goes beside it moves no card or seat; with less motion nothing flies."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import SCENES as DANISH
from tests.browser.heard import wait_for
from tests.browser.table_scenes import PEOPLE, of_danish, of_tricks
from tests.browser.tricks_table import PLAYING

SIZES = [(390, 844), (844, 390), (1440, 900)]
DREW = [{"kind": "drew", "seat": 1, "count": 2, "cause": "turn"}]
QUIET: dict[str, Any] = {"turn": 1, "moves": [], "debt": 0, "may_catch": False, "log": []}
SHEDDING: list[dict[str, Any]] = [
    {"log": DREW},
    {"turn": 0, "moves": ["5h", "draw"]},
    {"turn": 0, "moves": ["draw"], "debt": 4},
    {"turn": 0, "moves": ["5h", "pass"], "log": DREW * 3},
    {"may_catch": True},
    {"may": PEOPLE["may"] | {"undo": False}},
    {"turn": 0, "moves": ["draw", "pass"], "suit": "s", "named": True, "may": PEOPLE["may"]},
]
"""What comes and goes beside the felt and on it, while no card moves."""
OTHERS: list[dict[str, Any]] = [{"log": DREW}, {"turn": 1, "moves": []}, {"turn": 0}, {"log": DREW * 3}]
LOOK = """() => {
  window.jumped = [];
  const placed = '.heap, .trick, [data-testid=hand], [data-testid=slots], .chair, .ring';
  const told = (node) => `${node?.dataset?.testid} in ${node?.parentElement?.closest(placed)?.className}`;
  const isPlaced = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    // A number that grows by a figure, or a sign under a seat, is no card that moves.
    return element?.matches(placed) || (element?.closest(placed) && element.matches('[data-key], .laid, .spot, .who, .card'));
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      for (const { node, previousRect: was, currentRect: is } of sources)
        if (isPlaced(node)) jumped.push(`${told(node)} from ${was.x} ${was.y} to ${is.x} ${is.y}: ${value}`);
  }).observe({ type: 'layout-shift' });
}"""
JUMPED = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  return jumped.splice(0);
}"""
TABLES: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "shedding": (QUIET | PEOPLE, SHEDDING),
    "danish": (of_danish(next(iter(DANISH.values()))), OTHERS),
    "tricks": (of_tricks(PLAYING), OTHERS),
}


@pytest.mark.long(short="test_calm.py::test_a_hint_that_changes_moves_nothing")
@pytest.mark.parametrize("family", TABLES)
def test_what_comes_and_goes_beside_the_felt_moves_no_card_and_no_seat(sit: Sit, family: str):
    """By what the browser itself counts as a shift of the layout."""
    table, steps = TABLES[family]
    game = sit(scene=True, own=True, reduced_motion="reduce")
    scene = game.sit_at(**table)
    wait_for(game, scene.view["seq"])
    game.page.evaluate(LOOK)
    found: list[str] = []
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        scene.show(**table)
        wait_for(game, scene.view["seq"])
        game.page.evaluate(JUMPED)
        for step in [*steps, *steps]:
            scene.show(**(table | QUIET if family == "shedding" else table) | step)
            wait_for(game, scene.view["seq"])
            found += [f"{width} × {height}, {step}: {jump}" for jump in game.page.evaluate(JUMPED)]
    assert not found, "\n".join(found)


PRESSED = {"kind": "played", "seat": 0, "card": "5h", "announced": False}


@pytest.mark.long(short="test_calm.py::test_a_hint_that_changes_moves_nothing")
def test_with_less_motion_nothing_flies(sit: Sit):
    game = sit(scene=True, own=True, reduced_motion="reduce")
    game.page.add_init_script(
        "window.flown = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...told) { flown += 1; return animate.apply(this, told); };"
    )
    scene = game.sit_at()
    scene.show(hand=["Kd", "2s"], counts=[2, 5, 6], top="5h", turn=1, moves=[], log=[PRESSED, *DREW])
    wait_for(game, scene.view["seq"])
    expect(game.cards).to_have_count(2)
    game.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert game.page.evaluate("flown") == 0


def test_a_card_that_is_pressed_leaves_the_hand_at_once(sit: Sit):
    """Before the server has answered, which a scene never does by itself."""
    game = sit(scene=True, reduced_motion="reduce")
    scene = game.sit_at()
    scene.silent = True
    game.click_card(game.by("card-5h"))
    expect(game.by("card-5h")).to_have_class(re.compile(r"\bsent\b"))


@pytest.mark.long(short="test_a_card_that_is_pressed_leaves_the_hand_at_once")
def test_a_card_that_may_not_be_played_stays_when_another_move_is_sent(sit: Sit):
    game = sit(scene=True, reduced_motion="reduce")
    scene = game.sit_at()
    scene.silent = True
    game.click_card(game.page.locator("[data-testid=hand] [data-playable=false]").first)
    game.by("stock").click()
    game.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(game.page.locator(".held.sent")).to_have_count(0)
