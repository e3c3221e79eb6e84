"""Choosing on every screen: what plays is in view, nothing is cut, the name is asked where one writes it; the lobby in a view."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game

SIZES = [(360, 640), (640, 320), (740, 360), (844, 390), (720, 450), (1280, 600), (1440, 900), (1920, 1080), (2560, 1440)]
LARGE_TEXT = "document.documentElement.style.fontSize = '32px'"
SIDEWAYS = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.heard'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
  .map(([one]) => one.outerHTML.slice(0, 120))"""
CUT = """() => [...document.querySelectorAll('.button')]
  .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.outerHTML.slice(0, 120))"""


def screen(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def nothing_is_outside(game: Game) -> None:
    game.assert_no_sideways_scroll()
    assert game.page.evaluate(SIDEWAYS) == []
    assert game.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_plays_and_the_chosen_game_are_in_view_at_once(sit: Sit, size: tuple[int, int]):
    game = sit(**screen(*size))
    game.open_start()
    for hook in ("start-play", "start-sheet", "start-friends"):
        expect(game.by(hook)).to_be_in_viewport(ratio=0.99)
    expect(game.by("start-games")).to_be_in_viewport(ratio=0.9)
    nothing_is_outside(game)
    game.assert_accessible()
    game.page.evaluate(LARGE_TEXT)
    expect(game.by("start-play")).to_be_in_viewport()
    nothing_is_outside(game)


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_players_and_name_need_no_scrolling_on_a_desk(sit: Sit, size: tuple[int, int]):
    game = sit(**screen(*size))
    game.open_start()
    for hook in ("start-name", "start-seats-2", "start-seats-10", "start-rules-minimale", "start-play"):
        expect(game.by(hook)).to_be_in_viewport(ratio=0.99)
    assert game.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself stands still"


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


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1440, 900)])
def test_the_name_is_asked_where_it_is_written(sit: Sit, size: tuple[int, int]):
    game = sit(**screen(*size))
    game.open_start()
    game.by("start-friends").check()
    game.by("start-play").click()
    problem = game.by("start-name-problem")
    expect(problem).to_have_text("Écrivez votre nom\u00a0: vos amis le verront.")
    field = game.by("start-name")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description("Écrivez votre nom\u00a0: vos amis le verront.")
    boxes = [game.by(hook).bounding_box() for hook in ("start-name", "start-name-problem", "start-play")]
    name, told, play = (box or {} for box in boxes)
    assert name["y"] + name["height"] <= told["y"], "the message stands under the field"
    apart = play["x"] >= name["x"] + name["width"] or told["y"] + told["height"] <= play["y"] + 1
    assert apart, "nothing covers what is typed"
    game.assert_accessible()
    field.fill("Anne")
    expect(problem).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_link_drawing_and_a_seat_are_in_view_in_the_lobby(sit: Sit, size: tuple[int, int]):
    game = sit(**screen(*size))
    chairs = ["me", "open", "open", "computer"]
    room = game.make_room(rules="monclar", seats=4, chairs=chairs)
    game.page.goto(f"{game.address}/jeu/{room}")
    game.by("stand").click()
    expect(game.by("sit-1")).to_have_text("S’asseoir")
    game.page.evaluate("scrollTo(0, 0)")
    for hook in ("invite-copy", "invite-qr", "sit-1"):
        expect(game.by(hook)).to_be_in_viewport(ratio=0.99)
    nothing_is_outside(game)
    game.assert_accessible()


REACHED = """(label) => {
  const box = label.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
  const all = box.top >= -1 && box.bottom <= innerHeight + 1;
  return all && label.contains(there) ? '' : `${label.textContent} ${box.top} ${box.bottom}: ${there?.outerHTML.slice(0, 80)}`;
}"""
"""Nothing, where all of it is in the window and it lies under nothing else."""


@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 320), (740, 360), (844, 390), (1280, 800)])
def test_every_seat_and_the_way_to_it_can_be_reached_by_who_is_invited(sit: Sit, size: tuple[int, int], letters: int):
    game = sit(own=True, **screen(*size))
    room = game.make_room(rules="minimale", seats=8, chairs=["me"] + ["open"] * 7)
    guest = sit(own=True, **screen(*size))
    guest.page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{letters}%')"
    )
    guest.page.goto(f"{guest.address}/jeu/{room}")
    expect(guest.by("arriving-enter")).to_be_visible()
    nothing_is_outside(guest)
    for hook in ("arriving-name", "arriving-seat-1", "arriving-seat-7", "arriving-standing", "arriving-enter"):
        guest.by(hook).focus()
        one = guest.by(hook).locator("xpath=ancestor-or-self::*[self::label or self::button or self::div[@class]][1]")
        assert one.evaluate(REACHED) == ""
    # Whoever looks at the last seat need not look for the button on a phone on its side, nor on one held upright.
    guest.by("arriving-seat-7").focus()
    expect(guest.by("arriving-enter")).to_be_in_viewport(ratio=0.99)
    guest.by("arriving-seat-7").check()
    guest.by("arriving-name").fill("Léo")
    guest.by("arriving-enter").click()
    expect(guest.by("stand")).to_be_visible()
    nothing_is_outside(guest)


@pytest.mark.parametrize(("clock_s", "told"), [(0, "sans horloge"), (30, "30\u00a0s par tour"), (86_400, "1 jour par tour")])
def test_an_open_table_says_its_clock(sit: Sit, clock_s: int, told: str):
    host, stranger = sit(), sit(own=True)
    settings = {"reaction_ms": 0, "public": True, "clock_s": clock_s}
    room = host.make_room(rules="monclar", seats=3, chairs=["me", "open", "open"], settings=settings)
    host.page.goto(f"{host.address}/jeu/{room}")
    expect(host.by("lobby")).to_be_visible()
    stranger.open_start()
    expect(stranger.by(f"open-room-{room}")).to_contain_text(re.compile(told))
