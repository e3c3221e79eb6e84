"""Nothing moves but the cards: hints change in their place, cards come from where they lay, and no button is cut."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finished_round, open_replay
from tests.browser.game import Game
from tests.browser.heard import wait_for

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
SIZES = [(1280, 800), (844, 390), (390, 844), (360, 640)]
HINTS: dict[str, dict[str, Any]] = {
    "a card goes": {"moves": ["5h"], "turn": 0, "debt": 0},
    "only drawing": {"moves": ["draw"], "turn": 0, "debt": 0},
    "playing or passing": {"moves": ["5h", "pass"], "turn": 0, "debt": 0},
    "only passing": {"moves": ["pass"], "turn": 0, "debt": 0},
    "an attack": {"moves": ["draw"], "turn": 0, "debt": 4},
    "another's turn": {"moves": [], "turn": 1, "debt": 0},
}
PLACES = """async () => {
  // A change of size reaches the hand a frame later.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return ['.felt', '[data-testid=hand]', '[data-testid=stock]', '[data-testid=log]'].map((part) => {
  const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(left), Math.round(top), Math.round(width), Math.round(height)].join(' ');
}); }"""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_hint_that_changes_moves_nothing(sit: Sit, language: str):
    game = sit(scene=True, locale=language, **CALM)
    scene = game.sit_at()
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        places: dict[str, list[str]] = {}
        for name, changes in HINTS.items():
            scene.show(**changes, log=[])
            wait_for(game, scene.view["seq"])
            places[name] = game.page.evaluate(PLACES)
        assert len({str(place) for place in places.values()}) == 1, f"{width} × {height}: {places}"


STARTS = """(card) => card.getAnimations().flatMap((flight) => {
  flight.pause();
  flight.currentTime = 0;
  const { left, top, width, height } = card.getBoundingClientRect();
  return [[left + width / 2, top + height / 2]];
})"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_dealt_cards_come_from_the_stock(sit: Sit, width: int, height: int):
    game = sit(own=True, viewport={"width": width, "height": height}, reduced_motion="no-preference")
    # Flights stand still at their start, so that no time passes between the deal and the look at it.
    game.page.add_init_script(
        "const animate = Element.prototype.animate; Element.prototype.animate = function (...told) {"
        " const flight = animate.apply(this, told); flight.pause(); return flight; };"
    )
    scene = game.sit_at(hand=[], counts=[0, 0, 0], moves=[], turn=None)
    game.page.evaluate("document.fonts.ready")
    dealt = [{"kind": "dealt", "seat": 2, "first": 0, "count": 3}]
    scene.show(hand=["5h", "Kd", "2s"], counts=[3, 3, 3], log=dealt, turn=0, moves=["5h"])
    expect(game.cards).to_have_count(3)
    game.wait_until(lambda: len(game.cards.first.evaluate(STARTS)) == 1, lambda: "no card flies")
    stock = game.by("stock").bounding_box()
    assert stock is not None
    for card in game.cards.all():
        [(x, y)] = card.evaluate(STARTS)
        assert stock["x"] <= x <= stock["x"] + stock["width"], (x, y, stock)
        assert stock["y"] <= y <= stock["y"] + stock["height"], (x, y, stock)
        assert 0 <= y <= height, "from under the edge of the page"


SOCIAL: dict[str, Any] = {
    "turn": 1,
    "moves": [],
    "stage": "round",
    "guest": 0,
    "host": 0,
    "guests_at": [0, 1, None],
    "computers": [False, False, True],
    "levels": [None, None, "thrifty"],
    "here": [True, False, True],
    "stand_ins": [False, False, False],
    "ready": [True, True, True],
    "people": [],
    "gone": 0,
    "watchers": 0,
    "watch": None,
    "poll": None,
    "clock": {"seats": [1], "left_ms": 23 * 3_600_000, "of_ms": 24 * 3_600_000},
    "settings": {"clock_s": 86_400, "grace_s": 30, "reaction_ms": 300, "watch": "link", "public": False, "locked": False},
    "may": {"start": False, "host": True, "undo": False, "back": False, "change": False, "kick": False},
}
"""A table of people: the second one is away, and a day's clock runs for him."""
UNDER = """(sign) => {
  const menu = document.querySelector('[data-testid=seat-menu-1]').getBoundingClientRect();
  const box = sign.getBoundingClientRect();
  return box.left < menu.right && box.right > menu.left && box.top < menu.bottom && box.bottom > menu.top;
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_clock_and_the_signs_of_a_seat_lie_clear_of_its_menu(sit: Sit, width: int, height: int):
    game = sit(own=True, viewport={"width": width, "height": height}, **CALM)
    game.sit_at(**SOCIAL)
    expect(game.by("clock")).to_be_visible()
    expect(game.by("seat-menu-1")).to_be_visible()
    under = game.by("signs-1").locator(":scope > *").evaluate_all(f"(signs) => signs.map({UNDER})")
    assert under
    assert not any(under)


CUT = """(part) => [...part.querySelectorAll('button, a.button, .button, label.choice')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || getComputedStyle(one).visibility === 'hidden') return false;
  const inner = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'auto';
  return inner || box.left < -1 || box.right > document.documentElement.clientWidth + 1;
}).map((one) => (one.getAttribute('data-testid') ?? '') + ' ' + one.innerText)"""
"""Buttons whose words do not fit, or that stand out of the page."""


def larger_text(game: Game) -> None:
    """Letters of twice the size, as one sets them in a browser."""
    game.page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.parametrize("large", [False, True], ids=["usual letters", "letters of 200 %"])
def test_no_button_of_a_window_is_cut(sit: Sit, large: bool):
    game = sit(own=True, viewport={"width": 360, "height": 640}, **CALM)
    scene = game.sit_at(hand=["5h", "8d", "2s"], moves=["5h", "8d=c", "8d=d", "8d=h", "8d=s", "draw"])
    if large:
        larger_text(game)
    cut: dict[str, list[str]] = {}
    for opener, window in [("settings-open", "settings"), ("help-open", "help"), ("sheet-open", "rule-sheet")]:
        game.by(opener).click()
        expect(game.page.locator("dialog[open]")).to_be_visible()
        cut[window] = game.page.locator("dialog[open]").evaluate(CUT)
        game.page.keyboard.press("Escape")
        expect(game.page.locator("dialog[open]")).to_have_count(0)
    game.click_card(game.by("card-8d"))
    expect(game.by("suit-h")).to_be_visible()
    cut["suits"] = game.page.locator("dialog[open]").evaluate(CUT)
    game.page.keyboard.press("Escape")
    result = {"reason": "out", "winners": [1], "points": [42, 0, 30], "hands": [["5h"], [], ["Kd", "2c"]]}
    scene.show(over=True, turn=None, moves=[], counts=[1, 0, 2], hand=["5h"], result=result, totals=[42, 0, 30], wins=[0, 1, 0])
    expect(game.by("round-over")).to_be_visible()
    cut["result"] = game.page.locator("dialog[open]").evaluate(CUT)
    assert cut == {name: [] for name in cut}


def test_a_slider_is_our_own(sit: Sit):
    game = sit(own=True)
    for scheme in ("light", "dark"):
        game.page.emulate_media(color_scheme=scheme)
        game.open_start()
        game.by("settings-open").click()
        slider = game.by("pace")
        expect(slider).to_be_visible()
        assert slider.evaluate("(one) => getComputedStyle(one).appearance") == "none"
        box = slider.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    game.assert_accessible()


OVERLAP = """(card) => {
  // The corner: what stands before the middle's pips, and is not turned.
  const boxes = (these) => these.map((one) => one.getBoundingClientRect());
  const svg = card.querySelector('svg.card');
  const parts = [...svg.children];
  const corner = boxes(parts.filter((one) => one.tagName !== 'rect' && one.tagName !== 'g').slice(0, 2));
  const pips = boxes([...parts.filter((one) => one.tagName === 'use').slice(1), ...svg.querySelectorAll('.court rect')]);
  const gap = svg.getBoundingClientRect().width * 0.01;
  const beside = (pip, sign) => pip.left >= sign.right + gap || pip.right <= sign.left - gap;
  const apart = (pip, sign) => beside(pip, sign) || pip.top >= sign.bottom || pip.bottom <= sign.top;
  return pips.filter((pip) => corner.some((sign) => !apart(pip, sign))).length;
}"""


def test_no_pip_lies_on_an_index(sit: Sit):
    game = sit(scene=True, viewport={"width": 360, "height": 640}, **CALM)
    hand = [f"{rank}{suit}" for rank, suit in zip("A23456789TJQK", "cdhscdhscdhsc", strict=True)]
    game.sit_at(hand=hand, moves=[], turn=1, counts=[13, 3, 3])
    expect(game.cards).to_have_count(13)
    on_index = {card: game.by(f"card-{card}").evaluate(OVERLAP) for card in hand}
    assert on_index == dict.fromkeys(hand, 0)


def test_a_replay_shows_hands_in_full_colour_and_has_a_way_back(sit: Sit):
    game = sit(own=True)
    open_replay(game, finished_round(game))
    expect(game.by("replay-to-start")).to_be_in_viewport()
    bright = game.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--card-bright').trim()")
    for seat in range(3):
        game.by(f"replay-seat-{seat}").click()
        expect(game.by(f"replay-seat-{seat}")).to_have_attribute("aria-pressed", "true")
        for _ in range(4):
            papers = game.cards.evaluate_all(
                "(cards) => cards.map((card) => getComputedStyle(card).getPropertyValue('--card-paper').trim())"
            )
            assert papers
            assert set(papers) == {bright}
            names = game.cards.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
            assert not [name for name in names if re.search("jouable", name)]
            game.by("replay-next").click()
    game.by("replay-to-start").click()
    expect(game.by("start-play")).to_be_visible()
    game.page.goto(f"{game.address}/verifier")
    game.by("verifier-to-start").click()
    expect(game.by("start-play")).to_be_visible()
    game.assert_no_complaint()
