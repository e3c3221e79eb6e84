"""The eights of the world side by side: read, sorted, mixed and left for a game, by mouse, finger and keys, and on paper."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from benchmarks.visit import PHONE, Watched
from huit.cards import parse_face
from huit.rules import load_rules, rule_names
from tests.browser.conftest import Sit
from tests.browser.game import Game
from tests.cases import as_case

UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: list[dict[str, Any]] = [
    UPRIGHT,
    {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
    {"color_scheme": "dark"},
    {"viewport": {"width": 320, "height": 640}},
]
PAPER = {"width": 960, "height": 700}
"""A sheet on its side, in pixels, without its margins: the smaller of A4 and Letter."""
MOST_BYTES = 160_000
"""Every byte of the page of all games, for whoever comes by its address: scripts, styles, letters, and what all cards do."""
OF_THE_PAGE = ("SidePage-", "powers", "schema")
IN_SIGHT = """([hook, above]) => {
  const there = document.querySelector(`[data-testid='${hook}']`).getBoundingClientRect();
  const panel = document.querySelector(`[data-testid='${above}']`).getBoundingClientRect();
  return there.top >= 0 && there.bottom <= panel.top + 1;
}"""
"""Whether what carries the first hook stands whole above the second."""


def side(game: Game, of: str = "") -> Game:
    game.page.goto(f"{game.address}/cote-a-cote{of}")
    expect(game.by("side-table")).to_be_visible()
    return game


def shown(game: Game) -> list[str]:
    """Return the games in the order of their rows."""
    return [str(row.get_attribute("data-game")) for row in game.by("side-row").all()]


def with_effects() -> list[str]:
    """Return the games of the library whose cards can do something: by family, as the page has them."""
    names = [name for name in rule_names() if load_rules(name).family != "tricks"]
    return sorted(names, key=lambda name: load_rules(name).family != "shedding")


def test_every_game_has_a_row_and_every_sign_its_words(sit: Sit):
    game = side(sit())
    assert shown(game) == with_effects()
    expect(game.by("side-left-out")).to_contain_text("3-5-8")
    nine = game.by("side-monclar-9")
    expect(nine).to_have_text("+1")
    expect(nine).to_have_attribute(
        "aria-label", "9\u00a0: Fait piocher une carte au joueur suivant, qui passe son tour, et rien n’y répond"
    )
    expect(game.by("side-monclar-joker")).to_have_attribute("aria-label", "Joker\u00a0: pas dans le paquet")
    table = game.by("side-table")
    expect(table.get_by_role("rowheader", name="Variante de Monclar")).to_have_count(1)
    expect(table.get_by_role("columnheader", name="9", exact=True)).to_have_count(1)
    # Whatever sign stands in the table stands in the legend too, a number in it as n.
    signs = "root => [...document.querySelectorAll(`[data-testid='${root}'] .sign`)].map((sign) => sign.firstChild.data.trim())"
    explained = set(game.page.evaluate(signs, "side-legend"))
    for sign in set(game.page.evaluate(signs, "side-table")):
        bare = sign.rstrip("0123456789")
        assert {sign, f"{bare}n"} & explained, sign
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_rows_are_sorted_by_name_by_count_and_by_what_a_card_does(sit: Sit):
    game = side(sit(locale="en-GB"))
    name, count, eight = (game.by(f"side-sort-{head}") for head in ("name", "count", "8"))
    head = name.locator("xpath=..")
    name.click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    expect(game.by("live")).to_have_text("The games are sorted by name.")
    assert shown(game)[0] == "cent-un", "whose name is 101"
    name.click()
    expect(head).to_have_attribute("aria-sort", "descending")
    assert shown(game)[0] == "variante-7"
    count.click()
    expect(head).to_have_attribute("aria-sort", "none")
    eights = [name for name in with_effects() if load_rules(name).family == "shedding"]
    counts = [int(row.locator(".count").inner_text()) for row in game.by("side-row").all()][: len(eights)]
    assert counts == sorted(counts, reverse=True)
    eight.click()
    expect(eight.locator("xpath=..")).to_have_attribute("aria-sort", "other")
    group = game.by("side-group").filter(has=game.by("side-game-monclar"))
    alike = [str(row.get_attribute("data-game")) for row in group.get_by_test_id("side-row").all()]
    rules = {other: load_rules(other) for other in with_effects()}
    face = parse_face("8h")
    same = {other for other in eights if rules[other].power(face) == rules["monclar"].power(face)}
    assert set(alike) == same
    expect(group).to_contain_text(f"8: the same in {len(same)} games")
    eight.click()
    assert shown(game) == with_effects()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_by_keys_from_cell_to_cell_and_out_again(sit: Sit):
    game = side(sit())
    keyboard = game.page.keyboard
    game.by("side-print").focus()
    keyboard.press("Tab")
    expect(game.by("side-sort-name")).to_be_focused()
    keyboard.press("ArrowDown")
    # The title of the family has nothing to press, and is passed over.
    expect(game.by("side-game-minimale")).to_be_focused()
    for _ in range(2):
        keyboard.press("ArrowRight")
    expect(game.by("side-minimale-2")).to_be_focused()
    keyboard.press("ArrowDown")
    keyboard.press("End")
    expect(game.by("side-classique-joker")).to_be_focused()
    keyboard.press("Home")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(game.by("side-detail")).to_contain_text("Fait piocher 2 cartes et passer son tour au joueur suivant")
    keyboard.press("Tab")
    expect(game.by("side-close")).to_be_focused()
    keyboard.press("Escape")
    expect(game.by("side-detail")).to_have_count(0)
    expect(game.by("side-classique-A")).to_be_focused()
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_a_game_is_read_and_played_from_its_row(sit: Sit):
    game = side(sit(), "#makao")
    expect(game.by("side-detail")).to_contain_text("Makao")
    expect(game.by("side-game-makao")).to_be_in_viewport()
    game.by("side-sheet").click()
    expect(game.by("rule-sheet-text")).to_contain_text("Makao")
    expect(game.by("to-side")).to_have_count(0)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    game.by("side-play").click()
    expect(game.by("own-play-dialog")).to_be_visible()
    game.by("own-begin").click()
    expect(game.by("room")).to_be_visible()
    expect(game.page.locator("header")).to_contain_text("Makao")
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_a_mix_of_two_games_is_composed(sit: Sit):
    game = side(sit())
    game.by("side-game-monclar").click()
    game.by("side-begin-mix").click()
    expect(game.by("side-game-monclar")).to_be_focused()
    expect(game.by("side-compose")).to_have_attribute("aria-disabled", "true")
    game.by("side-variante-4-joker").click()
    game.by("side-les-ulis-2").click()
    expect(game.by("side-les-ulis-2")).to_have_attribute("aria-pressed", "true")
    expect(game.by("side-monclar-2")).to_have_attribute("aria-pressed", "false")
    expect(game.by("live")).to_contain_text("2\u00a0: comme dans «\u00a0Variante des Ulis\u00a0».")
    # Pressed again, it is as it was in the game that the mix begins with.
    game.by("side-les-ulis-A").click()
    game.by("side-les-ulis-A").click()
    expect(game.by("side-monclar-A")).to_have_attribute("aria-pressed", "true")
    game.by("side-danish-2").click()
    expect(game.by("side-not-taken")).to_contain_text("d’une autre famille")
    game.assert_accessible()
    game.by("side-compose").click()
    expect(game.by("own-from")).to_have_value("monclar")
    expect(game.by("own-title")).to_have_value("Variante de Monclar + Variante des Ulis")
    sheet = game.by("own-sheet")
    expect(sheet).to_contain_text("fait piocher 5 cartes")
    expect(sheet).to_contain_text("quand il ne reste que deux joueurs")
    expect(game.by("own-changes").get_by_role("listitem")).to_have_count(3)
    expect(game.by("own-state")).to_contain_text("Cela se joue")
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_one_comes_from_the_start_and_from_a_sheet(sit: Sit):
    game = sit()
    game.open_start()
    game.by("start-side").click()
    expect(game.by("side-table")).to_be_visible()
    game.page.go_back()
    expect(game.by("start-play")).to_be_visible()
    game.by("start-rules-switch").check()
    game.by("start-sheet").click()
    with game.page.expect_popup() as opened:
        game.by("to-side").click()
    expect(opened.value.get_by_test_id("side-detail")).to_contain_text("Switch")
    opened.value.close()
    game.assert_no_complaint()


@pytest.mark.parametrize(
    "screen", [as_case(SCREENS[:2], is_long=False), as_case(SCREENS[2:], is_long=True)], ids=["phone", "others"]
)
def test_only_the_table_scrolls_sideways_and_what_is_pressed_stays_in_sight(sit: Sit, screen: list[dict[str, Any]]):
    for wishes in screen:
        game = side(sit(**wishes))
        game.assert_no_sideways_scroll()
        for hook in ("side-switch-K", "side-danish-8", "side-minimale-2"):
            game.by(hook).scroll_into_view_if_needed()
            game.by(hook).click()
            expect(game.by("side-detail")).to_be_visible()
            game.page.wait_for_function(IN_SIGHT, arg=[hook, "side-detail"], timeout=5000)
        # The names and the heads stay where they are.
        place = "hook => document.querySelector(`[data-testid='${hook}']`).getBoundingClientRect().x"
        before = game.page.evaluate(place, "side-game-minimale")
        game.by("side-scrolls").evaluate("box => box.scrollTo(400, 200)")
        assert game.page.evaluate(place, "side-game-minimale") == before
        expect(game.by("side-sort-name")).to_be_visible()
        game.assert_no_sideways_scroll()
        game.assert_accessible()
        game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_on_paper_it_is_whole_with_its_legend(sit: Sit):
    game = side(sit(viewport=PAPER))
    game.by("side-monclar-8").click()
    game.page.emulate_media(media="print")
    expect(game.by("side-detail")).to_be_hidden()
    expect(game.by("side-legend")).to_be_visible()
    wide, seen = game.by("side-scrolls").evaluate("box => [box.scrollWidth, box.clientWidth]")
    tall, shown_of_it = game.by("side-scrolls").evaluate("box => [box.scrollHeight, box.clientHeight]")
    assert wide <= seen + 1
    assert tall <= shown_of_it + 1
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_without_an_answer_one_asks_again(sit: Sit):
    game = sit()
    game.page.route("**/api/powers", lambda route: route.fulfill(status=503, json={}))
    game.page.goto(f"{game.address}/cote-a-cote")
    expect(game.by("side-again")).to_be_visible()
    game.page.unroute_all()
    game.by("side-again").click()
    expect(game.by("side-table")).to_be_visible()


@pytest.mark.long(short="test_every_game_has_a_row_and_every_sign_its_words")
def test_it_weighs_little_and_a_first_visit_fetches_none_of_it(sit: Sit):
    game = sit(own=True, newcomer=True, **PHONE)
    game.page.clock.install(time=0)
    game.page.clock.pause_at(1)
    watched = Watched(game.page.context.new_cdp_session(game.page))
    game.open_start()
    fetched = [urlsplit(request.what.rpartition(" ")[2]).path.rpartition("/")[2] for request in watched.requests]
    assert not [name for name in fetched if name.startswith(OF_THE_PAGE)]
    before = sum(request.got for request in watched.requests)
    side(game)
    game.page.wait_for_load_state("networkidle")
    told = "\n".join(f"{request.got:7d} {request.what}" for request in watched.requests)
    assert sum(request.got for request in watched.requests) - before <= MOST_BYTES, told
    game.assert_no_complaint()
