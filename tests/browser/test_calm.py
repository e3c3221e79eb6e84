"""Nothing moves but the cards: hints change in their place, cards come from where they lay, and no button is cut."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.finished import open_replay
from tests.browser.game import Game
from tests.browser.heard import wait_for
from tests.browser.test_layout import set_letters
from tests.cases import mostly_long

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


@pytest.mark.parametrize("language", mostly_long(["fr", "en"], every=2))
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


CALLS: dict[str, Any] = {"may_announce": True, "announce_with": ["5h"], "may_catch": True, "may_declare": True}
COMING_AND_GOING: dict[str, dict[str, Any]] = {
    "nothing": {"moves": [], "turn": 1},
    "one more button": {"moves": ["5h", "pass"], "turn": 0},
    "many buttons": {"moves": ["draw", "doubt"], "turn": 0} | CALLS,
    "a long hint": {"moves": ["draw", "doubt"], "turn": 0, "debt": 12},
}
"""What comes and goes in a round, with its hints and buttons."""
MIDDLE = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = document.querySelector('[data-testid=discard-top]').getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}"""


def test_what_has_had_its_room_once_moves_the_discard_no_more(sit: Sit):
    """Buttons and hints that come and go in a round find the room that the most of them needed."""
    game = sit(scene=True, **CALM)
    scene = game.sit_at()
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        places: list[str] = []
        for name, changes in [*COMING_AND_GOING.items()] * 2:
            scene.show(**{"debt": 0, "may_announce": False, "may_catch": False, "may_declare": False} | changes, log=[])
            wait_for(game, scene.view["seq"])
            places.append(f"{game.page.evaluate(MIDDLE)} at {name}")
        settled = {place.split(" at ")[0] for place in places[len(COMING_AND_GOING) :]}
        assert len(settled) == 1, "\n".join([f"{width} × {height}", *places])


SHINES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const ring = document.querySelector('.ring');
  const moves = getComputedStyle(ring).transitionDuration !== '0s';
  return { bright: ring.getAnimations().some((one) => !(one instanceof CSSTransition)), moves };
}"""


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_ring_shines_when_it_turns_and_only_then(sit: Sit, motion: str):
    """Faint otherwise; where nothing may move it shines all the same, and does not turn before one's eyes."""
    game = sit(own=True, reduced_motion=motion)
    scene = game.sit_at()
    ring = game.page.locator(".ring")
    assert float(ring.evaluate("(ring) => getComputedStyle(ring).opacity")) < 0.5
    # It shines once that has been fetched which comes after the first hand.
    expect(game.page.locator(".felt > [hidden]")).to_be_attached()
    scene.show(turn=1, moves=[], log=[])
    wait_for(game, scene.view["seq"])
    turns = motion != "reduce"
    assert game.page.evaluate(SHINES) == {"bright": False, "moves": turns}
    scene.show(direction=-1, log=[])
    wait_for(game, scene.view["seq"])
    assert game.page.evaluate(SHINES) == {"bright": True, "moves": turns}
    expect(game.by("direction")).to_have_attribute("data-direction", "-1")


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_my_face_stands_beside_the_turn_where_there_is_room(sit: Sit):
    """It is the one that I chose, with the ring of whose turn it is; on a phone the words need the room."""
    game = sit(scene=True, **CALM)
    mine: dict[str, Any] = {"looks": ["fox-sky", "", ""]}
    scene = game.sit_at(**mine)
    face = game.by("turn").locator(".face")
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        scene.show(turn=0, moves=["5h"], log=[])
        wait_for(game, scene.view["seq"])
        expect(face).to_have_count(1 if width == 1280 else 0)
    game.page.set_viewport_size({"width": 1280, "height": 800})
    expect(face).to_have_attribute("data-look", "fox-sky")
    expect(face).not_to_have_css("box-shadow", "none")
    scene.show(turn=1, moves=[], log=[])
    expect(face).to_have_css("box-shadow", "none")


STARTS = """(card) => card.getAnimations().flatMap((flight) => {
  flight.pause();
  flight.currentTime = 0;
  const { left, top, width, height } = card.getBoundingClientRect();
  return [[left + width / 2, top + height / 2]];
})"""


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_dealt_cards_come_from_the_stock(sit: Sit):
    game = sit(own=True, reduced_motion="no-preference")
    # Flights stand still at their start, so that no time passes between the deal and the look at it.
    game.page.add_init_script(
        "const animate = Element.prototype.animate; Element.prototype.animate = function (...told) {"
        " const flight = animate.apply(this, told); flight.pause(); return flight; };"
    )
    undealt: dict[str, Any] = {"hand": [], "counts": [0, 0, 0], "moves": [], "turn": None}
    scene = game.sit_at(**undealt)
    game.page.evaluate("document.fonts.ready")
    dealt = [{"kind": "dealt", "seat": 2, "first": 0, "count": 3}]
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        scene.set(**undealt)
        expect(game.cards).to_have_count(0)
        game.page.evaluate(PLACES)
        scene.show(hand=["5h", "Kd", "2s"], counts=[3, 3, 3], log=dealt, turn=0, moves=["5h"])
        expect(game.cards).to_have_count(3)
        flies = partial(game.cards.first.evaluate, STARTS)
        game.wait_until(lambda flies=flies: len(flies()) == 1, lambda: "no card flies")
        stock = game.by("stock").bounding_box()
        assert stock is not None
        for card in game.cards.all():
            [(x, y)] = card.evaluate(STARTS)
            assert stock["x"] <= x <= stock["x"] + stock["width"], (width, height, x, y, stock)
            assert stock["y"] <= y <= stock["y"] + stock["height"], (width, height, x, y, stock)
            assert 0 <= y <= height, f"from under the edge of the page of {width} × {height}"


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


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_the_clock_and_the_signs_of_a_seat_lie_clear_of_its_menu(sit: Sit):
    game = sit(scene=True, **CALM)
    game.sit_at(**SOCIAL)
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        game.page.evaluate(PLACES)
        expect(game.by("clock")).to_be_visible()
        expect(game.by("seat-menu-1")).to_be_visible()
        under = game.by("signs-1").locator(":scope > *").evaluate_all(f"(signs) => signs.map({UNDER})")
        assert under
        assert not any(under), (width, height)


CUT = """(part) => [...part.querySelectorAll('button, a.button, .button, label.choice')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || getComputedStyle(one).visibility === 'hidden') return false;
  const inner = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'auto';
  return inner || box.left < -1 || box.right > document.documentElement.clientWidth + 1;
}).map((one) => (one.getAttribute('data-testid') ?? '') + ' ' + one.innerText)"""
"""Buttons whose words do not fit, or that stand out of the page."""


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_no_button_of_a_window_is_cut(sit: Sit):
    game = sit(scene=True, viewport={"width": 360, "height": 640}, **CALM)
    playing: dict[str, Any] = {"hand": ["5h", "8d", "2s"], "moves": ["5h", "8d=c", "8d=d", "8d=h", "8d=s", "draw"]}
    scene = game.sit_at(**playing)
    window = game.page.locator("dialog[open]")
    cut: dict[str, list[str]] = {}
    for percent in (100, 200):
        set_letters(game, percent)
        for opener, name in [("settings-open", "settings"), ("help-open", "help"), ("sheet-open", "rule-sheet")]:
            game.by(opener).click()
            expect(window).to_be_visible()
            cut[f"{name} with letters of {percent} %"] = window.evaluate(CUT)
            game.page.keyboard.press("Escape")
            expect(window).to_have_count(0)
        game.click_card(game.by("card-8d"))
        expect(game.by("suit-h")).to_be_visible()
        cut[f"suits with letters of {percent} %"] = window.evaluate(CUT)
        game.page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        result = {"reason": "out", "winners": [1], "points": [42, 0, 30], "hands": [["5h"], [], ["Kd", "2c"]]}
        over: dict[str, Any] = {"over": True, "turn": None, "moves": [], "counts": [1, 0, 2], "hand": ["5h"], "result": result}
        scene.show(**over, totals=[42, 0, 30], wins=[0, 1, 0])
        expect(game.by("round-over")).to_be_visible()
        cut[f"result with letters of {percent} %"] = window.evaluate(CUT)
        game.page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        scene.set(**playing)
    assert cut == {name: [] for name in cut}


NOT_WHOLE = """(part) => {
  const found = [];
  const named = (one) => `${one.dataset.testid || one.className} ${(one.innerText || '').slice(0, 30)}`;
  const isWide = (one) => one.getBoundingClientRect().width > 2;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && isWide(one) && !one.closest('.heard');
  const overflow = (one) => getComputedStyle(one).overflowX;
  const rolls = (one) => one !== part && (['auto', 'scroll'].includes(overflow(one)) || rolls(one.parentElement));
  const cut = (one) => one.scrollWidth > one.clientWidth + 1;
  const beyond = (box) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
  const whole = part.getBoundingClientRect();
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page scrolls sideways');
  if (cut(part)) found.push('it scrolls sideways');
  if (part.matches('dialog') && beyond(whole)) found.push('it is outside');
  for (const one of part.querySelectorAll('*')) {
    if (!shown(one) || one.closest('svg')) continue;
    if (overflow(one) === 'hidden' && cut(one) && !one.matches('input')) found.push(`${named(one)} is cut`);
    for (const text of rolls(one) ? [] : one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.left < whole.left - 1 || box.right > whole.right + 1) found.push(`${text.data} stands out`);
    }
  }
  for (const one of part.querySelectorAll('button, a, input, select, summary')) {
    if (!shown(one)) continue;
    const isSmall = cut(one) || one.scrollHeight > one.clientHeight + 1;
    if (one.matches('button, .button') && isSmall) found.push(`${named(one)} is too small for its words`);
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    if (beyond(box)) found.push(`${named(one)} is not reached`);
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isIt = there && (one.contains(there) || there.contains(one) || there.closest('label')?.contains(one));
    if (!isIt) found.push(`${named(one)} lies under ${there && named(there)}`);
  }
  return found;
}"""
"""What of a window, or of a page of text, is cut or cannot be reached with the keyboard or a finger."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WINDOW_SIZES = [(390, 844), (844, 390), (1280, 800)]
SUITS = ["5h", "8d=c", "8d=d", "8d=h", "8d=s", "draw"]
MATCH: dict[str, Any] = {
    "plan": "le-8",
    "target": 500,
    "wins": "lowest",
    "number": 1,
    "sides": [[0], [1], [2]],
    "columns": [[120], [330], [42]],
    "column_winners": [None],
    "totals": [120, 330, 42],
    "leaders": [2],
    "over": False,
    "winners": [],
}
RESULT = {"reason": "out", "winners": [1], "points": [42, 0, 30], "hands": [["5h"], [], ["Kd", "2c"]]}
CUTTING = {"by": 0, "from": 5, "to": 47, "cards": 52, "chosen": None}
BEFORE = {"hand": [], "moves": [], "counts": [0, 0, 0], "stock": 0, "discard": 0, "recent": [], "top": "", "round_no": 0}
FIRST_DEAL: dict[str, Any] = {**BEFORE, "rules": "variante-5", "turn": None, "phase": "deal", "suit": None}
ASKED: dict[str, dict[str, Any]] = {
    "give": {"rules": "variante-1", "moves": [], "phase": "seat", "top": "Ah", "give": {"count": 2, "to": [1, 2]}},
    "trade": {"moves": ["trade 1", "trade 2"], "phase": "trade", "top": "7h"},
    "hit": {"moves": ["hit 1", "hit 2"], "phase": "target", "top": "5h", "debt": 2},
    "ranks": {"moves": [f"={rank}" for rank in "A23456789TJQK"], "phase": "rank", "top": "Jh"},
    "fan": {"rules": "variante-1", "moves": ["take"], "phase": "take", "take_from": 2},
    "first-deal": {
        **FIRST_DEAL,
        "deal": {"round_no": 1, "dealer": 1, "hand": None, "cut": CUTTING},
        "face_up": [[0, "5h"], [1, "Ks"]],
    },
}
"""What a window of each name asks."""


def large_page(sit: Sit) -> Game:
    """A page that has had letters of twice the size from its first moment on."""
    game = sit(own=True, **CALM)
    game.page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')")
    return game


def assert_whole(game: Game, name: str, part: Locator, sizes: list[tuple[int, int]] = WINDOW_SIZES) -> None:
    """*part* is whole at each of these *sizes* of a window, and all of it can be reached."""
    found: list[str] = []
    for width, height in sizes:
        game.page.set_viewport_size({"width": width, "height": height})
        game.page.evaluate(SETTLED)
        found += [f"{name} at {width}x{height}: {what}" for what in part.evaluate(NOT_WHOLE)]
    assert not found, "\n".join(found)


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_with_large_letters_every_window_of_a_table_is_whole(sit: Sit):
    game = large_page(sit)
    may = {**SOCIAL["may"], "kick": True, "undo": True}
    hand = ["5h", "8d", "2s"]
    scene = game.sit_at(**{**SOCIAL, "turn": 0, "hand": hand, "moves": SUITS, "may": may, "match": MATCH})
    window = game.page.locator("dialog[open]")
    openers = ["settings-open", "help-open", "sheet-open", "room-open", "score-chip", "seat-menu-1"]
    for opener in [game.by(hook) for hook in openers] + [game.page.get_by_role("link", name=re.compile("^Huit"))]:
        opener.click()
        expect(window.locator("button").first).to_be_visible()
        assert_whole(game, window.get_attribute("data-testid") or "", window)
        game.page.keyboard.press("Escape")
        expect(window).to_have_count(0)
    game.click_card(game.by("card-8d"))
    expect(game.by("suit-h")).to_be_visible()
    assert_whole(game, "suits", window)
    game.page.keyboard.press("Escape")
    game.page.set_viewport_size({"width": 390, "height": 844})
    game.by("btn-phrases").click()
    expect(game.by("palette")).to_be_visible()
    assert_whole(game, "phrases", game.by("palette"), [(844, 390), (390, 844)])
    expect(game.by("phrase-hello")).to_be_visible()
    game.by("phrase-hello").press("Escape")
    expect(game.by("palette")).to_have_count(0)
    game.page.set_viewport_size({"width": 390, "height": 844})
    game.by("log-open").click()
    expect(game.by("log-close")).to_be_visible()
    assert_whole(game, "story", game.by("log-close").locator("xpath=ancestor::*[.//*[@data-testid='log']][1]"))
    scene.show(over=True, turn=None, moves=[], counts=[1, 0, 2], hand=["5h"], result=RESULT, stage="between")
    expect(game.by("round-over")).to_be_visible()
    assert_whole(game, "result", window)


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_with_large_letters_every_window_that_asks_is_whole(sit: Sit):
    game = large_page(sit)
    scene = game.sit_at()
    for window, asked in ASKED.items():
        scene.set(**{"counts": [3, 5, 6], **asked})
        expect(game.by(window)).to_be_visible()
        assert_whole(game, window, game.by(window))
        scene.set()
        expect(game.by(window)).to_have_count(0)


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_with_large_letters_so_are_codes_looks_and_what_is_asked_of_a_table(sit: Sit):
    game = large_page(sit)
    game.open_room()
    game.page.goto(f"{game.address}/parties")
    game.by("carry-make").click()
    expect(game.by("carry-typed")).to_be_visible()
    assert_whole(game, "carry", game.page.locator("main"))
    game.page.goto(f"{game.address}/reprendre")
    game.by("bring-typed-here").click()
    expect(game.by("bring-problem")).to_be_visible()
    assert_whole(game, "bring", game.page.locator("main"))
    game.open_start()
    game.by_kind("forget-").first.click()
    expect(game.by("forget-sure")).to_be_visible()
    assert_whole(game, "forget", game.by("forget"))
    room = game.make_room(rules="minimale", seats=3, chairs=["me", "open", "open"])
    game.page.goto(f"{game.address}/jeu/{room}")
    game.by("look-fold").click()
    expect(game.by_kind("figure-").first).to_be_visible()
    assert_whole(game, "looks", game.page.locator("main"))
    game.by("change-rules").click()
    expect(game.by("adopt-rules")).to_be_visible()
    assert_whole(game, "rules", game.page.locator("dialog[open]"))


@pytest.mark.long(short="test_settings.py::test_a_switch_is_obeyed_and_kept")
def test_a_slider_is_our_own(sit: Sit):
    game = sit(own=True)
    game.open_start()
    game.by("settings-open").click()
    slider = game.by("pace")
    expect(slider).to_be_visible()
    for scheme in ("light", "dark"):
        game.page.emulate_media(color_scheme=scheme)
        assert slider.evaluate("(one) => getComputedStyle(one).appearance") == "none"
        box = slider.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    game.assert_accessible()


OVERLAP = """(card) => {
  const boxes = (these) => these.map((one) => one.getBoundingClientRect());
  const svg = card.querySelector('svg.card');
  // One path draws all signs of the suit, that of each corner first.
  const [drawn, index] = [...svg.children].filter((one) => one.tagName === 'path');
  const [above, , ...inside] = drawn.getAttribute('d').split(/(?=M)/).map((d) => {
    const sign = drawn.cloneNode();
    sign.setAttribute('d', d);
    drawn.after(sign);
    const [box] = boxes([sign]);
    sign.remove();
    return box;
  });
  const corner = [above, ...boxes([index])];
  const pips = [...inside, ...boxes([...svg.querySelectorAll('.court rect')])];
  const gap = svg.getBoundingClientRect().width * 0.01;
  const beside = (pip, sign) => pip.left >= sign.right + gap || pip.right <= sign.left - gap;
  const apart = (pip, sign) => beside(pip, sign) || pip.top >= sign.bottom || pip.bottom <= sign.top;
  return { pips: pips.length, over: pips.filter((pip) => corner.some((sign) => !apart(pip, sign))).length };
}"""


@pytest.mark.long(short="test_a_hint_that_changes_moves_nothing")
def test_no_pip_lies_on_an_index(sit: Sit):
    game = sit(scene=True, viewport={"width": 360, "height": 640}, **CALM)
    hand = [f"{rank}{suit}" for rank, suit in zip("A23456789TJQK", "cdhscdhscdhsc", strict=True)]
    game.sit_at(hand=hand, moves=[], turn=1, counts=[13, 3, 3])
    expect(game.cards).to_have_count(13)
    on_index = {card: game.by(f"card-{card}").evaluate(OVERLAP) for card in hand}
    # An ace has one sign, a court its frame and its ground.
    drawn = {"A": 1, "T": 10, "J": 2, "Q": 2, "K": 2}
    assert on_index == {card: {"pips": drawn.get(card[0]) or int(card[0]), "over": 0} for card in hand}


@pytest.mark.long(short="test_replay.py::test_steps_by_keys_buttons_and_slider")
def test_a_replay_shows_hands_in_full_colour_and_has_a_way_back(sit: Sit, replay: str):
    game = sit()
    open_replay(game, replay)
    expect(game.by("replay-to-start")).to_be_in_viewport()
    colour = "(one) => { one.style.fill = 'var(--card-bright)'; return getComputedStyle(one).fill; }"
    bright = game.page.locator("body").evaluate(colour)
    for seat in range(3):
        game.by(f"replay-seat-{seat}").click()
        expect(game.by(f"replay-seat-{seat}")).to_have_attribute("aria-pressed", "true")
        for _ in range(4):
            papers = game.cards.evaluate_all(
                "(cards) => cards.map((card) => getComputedStyle(card.querySelector('.paper')).fill)"
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
