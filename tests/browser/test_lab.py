"""« Que valent ces règles ? »: pictures and tables of what rules are like, as the answer comes in, and what one may wish."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import lab_told
from tests.browser.conftest import Sit
from tests.browser.game import Game, packed
from tests.browser.test_own_rules import open_composer
from tests.cases import mostly_long

SCREENS: list[dict[str, Any]] = [
    {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
    {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    {"viewport": {"width": 1440, "height": 900}},
]
PICTURES = ("seats", "cards", "tension", "lengths", "choice", "skill", "ends", "rules")
LAB_MS = 600_000
"""Where kernels have to be compiled first."""
OURS = {"rules": "monclar", "options": {"hand": 6}, "title": "Chez Léa"}


def open_lab(game: Game, asked: str) -> None:
    game.page.goto(f"{game.address}/lab#{asked}")
    expect(game.by("lab-seats")).to_be_visible()


@pytest.mark.parametrize("screen", mostly_long(SCREENS, every=3))
def test_pictures_have_sentences_and_tables_on_every_screen(sit: Sit, screen: dict[str, Any]):
    game = sit(own=True, **screen)
    asked = lab_told.answer(game.page)
    open_lab(game, "monclar")
    expect(game.page).to_have_title("Variante de Monclar · Que valent ces règles\u202f? · Huit")
    expect(game.by("lab-headline")).to_contain_text("26,5 manches sur 100")
    for name in PICTURES:
        picture = game.by(f"picture-{name}")
        # All that a picture shows is told in words, and by a table.
        expect(picture.get_by_role("img")).to_have_accessible_name(re.compile(r"\w+.*\d"))
        picture.locator("summary").click()
        expect(picture.get_by_role("table")).to_be_visible()
        expect(picture).to_contain_text("manches entre ordinateurs")
    expect(game.by("picture-cards")).to_contain_text("encore larges")
    game.by("lab-all").locator("summary").first.click()
    assert asked == [{"rules": "monclar", "options": {}, "seats": None, "against": None}]
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    # Neither a style element nor a style attribute that the server's policy would refuse.
    game.assert_no_complaint()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
@pytest.mark.parametrize("screen", mostly_long(SCREENS, every=3))
def test_two_rule_sets_stand_side_by_side(sit: Sit, screen: dict[str, Any]):
    game = sit(own=True, **screen)
    asked = lab_told.answer(game.page)
    open_lab(game, packed({"v": 1, "r": OURS["rules"], "o": OURS["options"], "t": OURS["title"]}))
    game.by("lab-against").select_option("variante-1")
    expect(game.by("lab-clear")).to_have_text(re.compile(r"\d+ nombres sur \d+ diffèrent nettement."))
    against: dict[str, Any] = {"rules": "variante-1", "options": {}}
    assert asked[-1] == {"rules": "monclar", "options": {"hand": 6}, "seats": None, "against": against}
    expect(game.by("picture-compared-turns")).to_contain_text("Chez Léa")
    rows = game.by("picture-compared-share").locator("tbody tr")
    game.by("picture-compared-share").locator("summary").click()
    clear = rows.count()
    game.by("lab-show-all").check()
    expect(rows.filter(has_text="pas nette")).not_to_have_count(0)
    assert rows.count() > clear
    with game.page.expect_response("**/api/lab"):
        game.by("lab-seats").select_option("3")
    assert asked[-1]["seats"] == 3
    expect(game.by("lab-clear")).to_be_visible()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    # All of it is in the address: it can be loaded again, and sent to others.
    expect(game.page).to_have_url(re.compile(r"/lab#[\w-]+&seats=3&against=variante-1$"))
    game.page.reload()
    expect(game.by("lab-against")).to_have_value("variante-1")
    expect(game.by("lab-clear")).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_one_sees_how_far_it_is_and_what_goes_wrong(sit: Sit):
    game = sit(own=True)
    line: dict[str, Any] = {**lab_told.lab(), "done": False, "share": 0.3}
    lab_told.answer(game.page, {**line, "waiting": 2, "report": None}, {**line, "failed": True})
    open_lab(game, "monclar")
    expect(game.by("lab-trouble")).to_contain_text("n’ont pas pu être jouées")
    # What had come until then stays.
    expect(game.by("lab-seats")).to_be_visible()
    expect(game.by("lab-headline")).to_be_visible()
    lab_told.answer(game.page, {**line, "waiting": 0})
    game.by("lab-again").click()
    expect(game.by("lab-trouble")).to_contain_text("ne répond pas")
    game.page.route("**/api/lab", lambda route: route.fulfill(status=429, json={}))
    game.by("lab-again").click()
    expect(game.by("lab-trouble")).to_contain_text("beaucoup demandé")
    refusal = {"field": "options", "code": "rules", "said": {"fr": "la main est trop grande", "en": "the hand is too large"}}
    game.page.route("**/api/lab", lambda route: route.fulfill(status=422, json=refusal))
    game.by("lab-again").click()
    expect(game.by("lab-trouble")).to_contain_text("la main est trop grande")
    game.assert_accessible()
    lab_told.answer(game.page)
    game.by("lab-again").click()
    expect(game.by("lab-trouble")).to_be_hidden()
    expect(game.by("lab-seats")).to_be_visible()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_leaving_ends_what_is_under_way(sit: Sit):
    game = sit(own=True)
    lab_told.answer(game.page)
    # Nobody answers until the page has gone: it gives up, and the server would hear of it.
    game.page.route("**/api/lab", lambda _route: None)
    with game.page.expect_request("**/api/lab"):
        game.page.goto(f"{game.address}/lab#monclar")
    expect(game.by("lab-progress")).to_contain_text("premières manches")
    # The next question is on its way before that one is left too: what was never sent cannot fail.
    with (
        game.page.expect_request("**/api/lab"),
        game.page.expect_event("requestfailed", lambda one: one.url.endswith("/api/lab")),
    ):
        game.by("lab-against").select_option("variante-1")
    with game.page.expect_event("requestfailed", lambda request: request.url.endswith("/api/lab")):
        game.by("lab-start").click()
    expect(game.by("start-play")).to_be_visible()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_a_suggestion_is_taken_into_the_composer(sit: Sit):
    game = sit(own=True)
    lab_told.answer(game.page)
    open_lab(game, packed({"v": 1, "r": "monclar", "o": {}, "t": "Chez Léa"}))
    game.by("lab-wish").select_option("weaker")
    game.by("lab-card").select_option("8")
    with game.page.expect_request("**/api/lab/suggestions") as asked:
        game.by("lab-search").click()
    told = json.loads(asked.value.post_data or "{}")
    assert told == {"rules": "monclar", "options": {}, "seats": 4, "wish": "weaker", "card": "8"}
    expect(game.by("lab-suggestion")).to_contain_text("Le 8 n’arrête plus l’attaque.")
    expect(game.by("lab-suggestion")).to_contain_text("Aussi")
    game.assert_accessible()
    game.by("lab-take").click()
    expect(game.by("own-title")).to_have_value("Chez Léa")
    expect(game.by("own-changes").get_by_role("listitem")).to_have_count(1)
    # It is the draft from now on: what one changes after it outlives the page.
    game.by("own-title").fill("Chez Paul")
    game.by("own-title").press("Enter")
    game.page.reload()
    expect(game.by("own-title")).to_have_value("Chez Paul")
    expect(game.by("own-changes").get_by_role("listitem")).to_have_count(1)
    game.page.go_back()
    expect(game.by("lab-seats")).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_sheet_and_composer_lead_there_in_a_tab_of_its_own(sit: Sit):
    game = sit(own=True)
    game.page.context.route("**/api/lab", lambda route: route.fulfill(status=503))
    open_composer(game)
    game.by("own-from").select_option("monclar")
    expect(game.by("own-sheet")).to_contain_text("Monclar")
    with game.page.expect_popup() as opened:
        game.by("to-lab").click()
    expect(opened.value).to_have_url(re.compile(r"/lab#monclar$"))
    game.open_room(rules="monclar", seats=3)
    game.by("sheet-open").click()
    with game.page.expect_popup() as opened:
        game.by("to-lab").click()
    expect(opened.value).to_have_url(re.compile(r"/lab#monclar&seats=3$"))
    expect(opened.value.get_by_test_id("lab-seats")).to_have_value("3")


def strange_links() -> Iterator[Any]:
    yield pytest.param("", "lab-pick", id="nothing")
    yield pytest.param("A1", "lab-mistake", id="damaged")
    yield pytest.param("no-such-game", "lab-trouble", id="unknown")


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
@pytest.mark.parametrize(("code", "shown"), list(strange_links()))
def test_a_strange_link_says_so_and_offers_a_choice(sit: Sit, code: str, shown: str):
    game = sit(own=True)
    game.page.route("**/api/lab", lambda route: route.fulfill(status=422, json={"field": "rules", "code": "unknown"}))
    game.page.goto(f"{game.address}/lab#{code}")
    expect(game.by(shown)).to_be_visible()
    game.assert_accessible()
    if shown != "lab-trouble":
        lab_told.answer(game.page)
        game.by("lab-pick").select_option("monclar")
        expect(game.by("lab-headline")).to_be_visible()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_on_paper_tables_stand_open_and_buttons_are_gone(sit: Sit):
    game = sit(own=True)
    lab_told.answer(game.page)
    open_lab(game, "monclar")
    expect(game.by("picture-cards").get_by_role("img")).to_be_visible()
    game.page.emulate_media(media="print")
    expect(game.by("picture-cards").get_by_role("table")).to_be_visible()
    expect(game.by("lab-print")).to_be_hidden()
    expect(game.by("lab-wishes")).to_be_hidden()
    expect(game.by("picture-cards").get_by_role("img")).to_be_visible()


@pytest.mark.long(short="test_pictures_have_sentences_and_tables_on_every_screen")
def test_the_server_plays_while_one_looks(sit: Sit):
    game = sit()
    open_lab(game, "minimale&against=monclar")
    expect(game.by("lab-headline").get_by_role("listitem").first).to_be_visible(timeout=LAB_MS)
    expect(game.by("picture-seats").get_by_role("img")).to_be_visible()
    expect(game.by("lab-progress")).to_be_hidden(timeout=LAB_MS)
    expect(game.by("lab-clear")).to_be_visible()
    game.by("lab-search").click()
    expect(game.by("lab-suggestion").first).to_be_visible(timeout=LAB_MS)
    expect(game.by("lab-trouble")).to_be_hidden()
    game.assert_accessible()
    game.assert_no_complaint()
