"""Choosing on every screen: what plays is in view, nothing is cut, the name is asked where one writes it; the lobby in a view."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.browser.test_layout import set_letters
from tests.cases import as_case

SIZES = [(360, 640), (640, 320), (740, 360), (844, 390), (720, 450), (1280, 600), (1440, 900), (1920, 1080), (2560, 1440)]
LARGE_TEXT = "document.documentElement.style.fontSize = '32px'"
PUSHED = """() => new Promise((told) => {
  const shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  const large = () => shifts.filter(({ value }) => value > 0.01).flatMap(({ sources }) => sources);
  const tell = () => told(large().map(({ node }) => node?.className ?? ''));
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(tell)));
})"""
"""What was moved by what came later. The browser has kept its shifts, and tells them within a frame."""
SIDEWAYS = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.heard'))
  // Of the moods on a phone, which are drawn along sideways, a part is seen.
  .filter((one) => !((strip) => strip && strip.scrollWidth > strip.clientWidth)(one.closest('[data-testid=start-moods]')))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
  .map(([one]) => one.outerHTML.slice(0, 120))"""
CUT = """() => [...document.querySelectorAll('.button')]
  .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.outerHTML.slice(0, 120))"""


def resize(game: Game, size: tuple[int, int]) -> None:
    game.page.set_viewport_size({"width": size[0], "height": size[1]})


def outside(game: Game, about: object) -> list[str]:
    """Return what stands out of the page, and the buttons whose words do not fit."""
    wide, seen = game.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    sideways = [f"the page is {wide} wide, and {seen} are seen"] if wide > seen else []
    return [f"{about}: {what}" for what in [*sideways, *game.page.evaluate(SIDEWAYS), *game.page.evaluate(CUT)]]


def expect_in_view(game: Game, about: object, *hooks: str, ratio: float = 0.99) -> None:
    for hook in hooks:
        expect(game.by(hook), f"{hook} at {about}").to_be_in_viewport(ratio=ratio)


LOTS = [as_case([(360, 640)], is_long=False), as_case([size for size in SIZES if size != (360, 640)], is_long=True)]
AXED = [(360, 640), (844, 390), (1440, 900)]
"""A size of each way in which these screens are laid out."""
DESKS = [(1440, 900), (1920, 1080)]


@pytest.mark.parametrize("sizes", LOTS, ids=["a phone", "the others"])
def test_what_plays_and_the_chosen_game_are_in_view_at_once(sit: Sit, sizes: list[tuple[int, int]]):
    game = sit()
    found: list[str] = []
    for size in sizes:
        resize(game, size)
        # Opened anew: what was chosen comes into view by itself once.
        game.open_start()
        expect_in_view(game, size, "start-play", "start-sheet", "start-friends")
        expect_in_view(game, size, "start-games", ratio=0.9)
        if size in DESKS:
            # Players and name need no scrolling on a desk.
            expect_in_view(game, size, "start-name", "start-seats-2", "start-seats-10", "start-mood-easy", "start-mood-rows")
            if not game.page.evaluate("document.documentElement.scrollHeight <= innerHeight"):
                found.append(f"{size}: the page itself does not stand still")
            # What is fetched later has its place from the beginning.
            expect(game.by("filter-words")).to_be_visible()
            expect(game.by("start-match")).to_be_visible()
            found += [f"{size}: pushed away: {what}" for what in game.page.evaluate(PUSHED)]
        found += outside(game, size)
        if size in AXED:
            game.assert_accessible()
        game.page.evaluate(LARGE_TEXT)
        expect(game.by("start-play"), f"with large letters at {size}").to_be_in_viewport()
        found += outside(game, f"with large letters at {size}")
    assert not found, "\n".join(found)


@pytest.mark.long(short="test_hollywood_begins_with_its_columns_and_can_be_played_without")
def test_a_game_is_found_by_a_word_and_its_rules_stand_beside_what_plays(sit: Sit):
    game = sit()
    game.open_start()
    game.by("filter-words").fill("hollywood")
    expect(game.page.locator("input[name=rules]")).to_have_count(1)
    game.by("start-rules-huit-hollywood").check()
    game.by("start-sheet").click()
    expect(game.by("rule-sheet-text")).to_contain_text("Les Huit Hollywood")
    game.page.keyboard.press("Escape")
    expect(game.by("start-sheet")).to_be_focused()
    game.assert_no_complaint()


def test_hollywood_begins_with_its_columns_and_can_be_played_without(sit: Sit):
    game = sit()
    game.open_start()
    asked: list[dict[str, Any]] = []

    def heard(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        route.continue_()

    game.page.route("**/api/rooms", heard)
    game.by("start-rules-huit-hollywood").check()
    expect(game.by("start-match-hollywood")).to_be_checked()
    game.by("start-match-none").check()
    game.page.reload()
    expect(game.by("start-match-none")).to_be_checked()
    game.by("start-match-hollywood").check()
    game.by("start-play").click()
    expect(game.by("hand")).to_be_visible()
    assert asked[0]["match"]["plan"] == "hollywood"


@pytest.mark.long(short="test_what_plays_and_the_chosen_game_are_in_view_at_once")
def test_the_name_is_asked_where_it_is_written(sit: Sit):
    game = sit()
    game.open_start()
    game.by("start-friends").check()
    problem, field = game.by("start-name-problem"), game.by("start-name")
    for size in [(360, 640), (740, 360), (1440, 900)]:
        resize(game, size)
        game.by("start-play").click()
        expect(problem).to_have_text("Écrivez votre nom\u00a0: vos amis le verront.")
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description("Écrivez votre nom\u00a0: vos amis le verront.")
        boxes = [game.by(hook).bounding_box() for hook in ("start-name", "start-name-problem", "start-play")]
        name, told, play = (box or {} for box in boxes)
        assert name["y"] + name["height"] <= told["y"], f"the message stands under the field at {size}"
        beside = play["x"] >= name["x"] + name["width"] or play["x"] + play["width"] <= name["x"]
        apart = beside or told["y"] + told["height"] <= play["y"] + 1
        assert apart, f"nothing covers what is typed at {size}"
        game.assert_accessible()
        field.fill("Anne")
        expect(problem).to_have_count(0)
        field.fill("")


@pytest.mark.long(short="test_every_seat_and_the_way_to_it_can_be_reached_by_who_is_invited")
def test_link_drawing_and_a_seat_are_in_view_in_the_lobby(sit: Sit):
    game = sit()
    room = game.make_room(rules="monclar", seats=4, chairs=["me", "open", "open", "computer"])
    game.page.goto(f"{game.address}/jeu/{room}")
    game.by("stand").click()
    expect(game.by("sit-1")).to_have_text("S’asseoir")
    found: list[str] = []
    for size in SIZES:
        resize(game, size)
        game.page.evaluate("scrollTo(0, 0)")
        expect_in_view(game, size, "invite-copy", "invite-qr", "sit-1")
        found += outside(game, size)
        if size in AXED:
            game.assert_accessible()
    assert not found, "\n".join(found)


REACHED = """(label) => {
  const box = label.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
  const all = box.top >= -1 && box.bottom <= innerHeight + 1;
  return all && label.contains(there) ? '' : `${label.textContent} ${box.top} ${box.bottom}: ${there?.outerHTML.slice(0, 80)}`;
}"""
"""Nothing, where all of it is in the window and it lies under nothing else."""
ARRIVING = [
    (size, letters)
    for letters in (100, 200)
    for size in [(360, 640), (390, 844), (640, 320), (740, 360), (844, 390), (1280, 800)]
]


@pytest.mark.parametrize(
    "rows", [as_case(ARRIVING[:1], is_long=False), as_case(ARRIVING[1:], is_long=True)], ids=["a phone", "the others"]
)
def test_every_seat_and_the_way_to_it_can_be_reached_by_who_is_invited(sit: Sit, rows: list[tuple[tuple[int, int], int]]):
    game, guest = sit(), sit(own=True)
    room = game.make_room(rules="minimale", seats=8, chairs=["me"] + ["open"] * 7)
    found: list[str] = []

    def row(size: tuple[int, int], letters: int) -> str:
        resize(guest, size)
        set_letters(guest, letters)
        return f"{size} with letters of {letters} %"

    guest.page.goto(f"{guest.address}/jeu/{room}")
    expect(guest.by("arriving-enter")).to_be_visible()
    for size, letters in rows:
        about = row(size, letters)
        # As it is opened: at its top.
        guest.page.evaluate("scrollTo(0, 0)")
        found += outside(guest, about)
        for hook in ("arriving-name", "arriving-seat-1", "arriving-seat-7", "arriving-standing", "arriving-enter"):
            guest.by(hook).focus()
            one = guest.by(hook).locator("xpath=ancestor-or-self::*[self::label or self::button or self::div[@class]][1]")
            if told := one.evaluate(REACHED):
                found.append(f"{about}: {told}")
        # Whoever looks at the last seat need not look for the button on a phone on its side, nor on one held upright.
        guest.by("arriving-seat-7").focus()
        expect_in_view(guest, about, "arriving-enter")
    guest.by("arriving-seat-7").check()
    guest.by("arriving-name").fill("Léo")
    guest.by("arriving-enter").click()
    expect(guest.by("stand")).to_be_visible()
    for size, letters in rows:
        found += outside(guest, f"in the lobby at {row(size, letters)}")
    assert not found, "\n".join(found)


CLOCKS = {0: "sans horloge", 30: "30\u00a0s par tour", 86_400: "1 jour par tour"}


@pytest.mark.long(short="test_every_seat_and_the_way_to_it_can_be_reached_by_who_is_invited")
def test_an_open_table_says_its_clock(sit: Sit):
    host, stranger = sit(), sit()
    for clock_s, told in CLOCKS.items():
        settings = {"reaction_ms": 0, "public": True, "clock_s": clock_s}
        room = host.make_room(rules="monclar", seats=3, chairs=["me", "open", "open"], settings=settings)
        # It is listed while somebody is there.
        host.page.goto(f"{host.address}/jeu/{room}")
        expect(host.by("lobby")).to_be_visible()
        stranger.open_start()
        expect(stranger.by(f"open-room-{room}")).to_contain_text(re.compile(told))
