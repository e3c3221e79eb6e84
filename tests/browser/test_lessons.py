"""« Montrez-moi »: from a row of a rule sheet to a small position on the felt, and what a move in it comes to."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import Route, ViewportSize, expect

from huit.lessons import demonstration, lesson
from huit.rules import load_rules
from tests.browser.conftest import Sit
from tests.browser.game import Game

SEEN_MS = 40_000
"""A lesson is looked for on the server, for some seconds."""
THE_EIGHT = 1
"""Its place in the sheet of the version minimale."""
FOUND_OR_NOT = '[data-testid="lesson-state"][data-stage], [data-testid="lesson-trouble"]'
"""What a step comes to: a position, or the word that there is none."""
SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1280, "height": 800}]


def answer_lessons(game: Game) -> None:
    """Answer as the server would, without its process."""

    def answered(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        rules = load_rules(asked["rules"], options=asked["options"])
        found = demonstration(rules, asked["row"], seats=asked["seats"], seed=asked["another"])
        told = msgspec.to_builtins(lesson(found, rules)) if found else None
        route.fulfill(json={"lesson": told})

    game.page.route("**/api/lesson", answered)


def open_sheet(game: Game, *, rules: str) -> None:
    game.open_room(rules=rules)
    game.by("sheet-open").click()
    expect(game.by("rule-sheet-text")).to_be_visible()


def shown(game: Game, place: int | None) -> None:
    """Press « Montrez-moi » at a row, or « Découvrir cette version »; wait for the position."""
    game.by("discover" if place is None else f"show-me-{place}").click()
    expect(game.by("lesson-state")).to_have_attribute("data-stage", "asks", timeout=SEEN_MS)


def test_the_eight_of_the_sheet_is_played_and_its_suit_is_named(sit: Sit):
    game = sit()
    answer_lessons(game)
    open_sheet(game, rules="minimale")
    shown(game, THE_EIGHT)
    expect(game.by("lesson-task")).to_have_text(re.compile(r"^Posez le 8 de .*\.$"))
    felt = game.by("lesson")
    marked = felt.locator("[data-shows]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-testid", re.compile("^card-8"))
    marked.click()
    game.by("suit-h").click()
    expect(game.by("lesson-told")).to_contain_text("demandez cœur")
    expect(game.by("lesson-state")).to_have_attribute("data-stage", "told")
    expect(game.by("lesson-state")).to_have_attribute("data-shown", "true")
    game.by("lesson-restart").click()
    expect(marked).to_have_count(1)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(felt).to_be_hidden()
    # The sheet lies beneath, and the focus is back at its row.
    expect(game.by(f"show-me-{THE_EIGHT}")).to_be_focused()
    # All rows are one stop of the tab key; arrows go from one to the next.
    expect(game.page.locator(".show-me[tabindex='0']")).to_have_count(1)
    game.page.keyboard.press("ArrowDown")
    expect(game.by(f"show-me-{THE_EIGHT + 1}")).to_be_focused()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_eight_of_the_sheet_is_played_and_its_suit_is_named")
@pytest.mark.parametrize(("rules", "place"), [("minimale", THE_EIGHT), ("danish", 1), ("trois-cinq-huit", 4)])
def test_each_family_shows_a_rule_at_every_size(sit: Sit, rules: str, place: int):
    game = sit()
    open_sheet(game, rules=rules)
    shown(game, place)
    for size in SIZES:
        game.page.set_viewport_size(size)
        expect(game.by("lesson").locator("[data-shows]").first).to_be_visible()
        game.assert_no_sideways_scroll()
    game.by("lesson").locator("[data-shows]").first.click()
    if rules == "trois-cinq-huit":
        expect(game.by("lesson-told")).to_contain_text("La carte reste en main.")
    else:
        if rules == "minimale":
            game.by("lesson").get_by_test_id("suit-h").click()
        expect(game.by("lesson-state")).to_have_attribute("data-stage", "told")
        expect(game.by("lesson-told")).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_eight_of_the_sheet_is_played_and_its_suit_is_named")
def test_a_first_lesson_goes_from_row_to_row_and_ends_at_the_table(sit: Sit):
    game = sit()
    answer_lessons(game)
    open_sheet(game, rules="minimale")
    shown(game, None)
    heading = game.by("lesson").get_by_role("heading", level=2).first
    steps = re.search(r"1 sur (\d)", heading.inner_text())
    assert steps is not None
    for step in range(2, int(steps[1]) + 1):
        game.by("lesson-next").click()
        expect(heading).to_contain_text(f"{step} sur {steps[1]}")
        expect(game.page.locator(FOUND_OR_NOT)).to_be_attached(timeout=SEEN_MS)
    game.by("lesson-previous").click()
    expect(game.by("lesson-next")).to_be_visible()
    game.by("lesson-next").click()
    # The table waits beneath, and nothing lies on it any more.
    game.by("lesson-play").click()
    expect(game.by("lesson")).to_be_hidden()
    expect(game.by("rule-sheet")).to_be_hidden()
    expect(game.by("sheet-open")).to_be_focused()


@pytest.mark.long(short="test_the_eight_of_the_sheet_is_played_and_its_suit_is_named")
def test_whoever_plays_on_at_the_end_gets_a_table_by_these_rules(sit: Sit):
    game = sit()
    answer_lessons(game)
    game.page.goto(f"{game.address}/rules")
    game.by("discover").click()
    expect(game.by("lesson-state")).to_have_attribute("data-stage", "asks", timeout=SEEN_MS)
    while not game.by("lesson-play").is_visible():
        game.by("lesson-next").click()
    game.by("lesson-play").click()
    expect(game.page).to_have_url(re.compile("/jeu/"))
    expect(game.by("room")).to_be_visible()


@pytest.mark.long(short="test_the_eight_of_the_sheet_is_played_and_its_suit_is_named")
@pytest.mark.parametrize(
    ("status", "body", "told"),
    [
        (200, {"lesson": None}, "elle se lit"),
        (429, {"field": "", "code": "too_many"}, "Attendez un moment"),
        (500, {}, "ne répond pas"),
        (400, {"field": "options", "code": "refused"}, "Ces règles ne vont pas ensemble"),
        (400, {"field": "options", "code": "refused", "said": {"fr": "Le 8 manque.", "en": "The 8 is missing."}}, "Le 8 manque."),
    ],
)
def test_where_there_is_no_lesson_the_page_says_so(sit: Sit, status: int, body: dict[str, object], told: str):
    game = sit()
    game.page.route("**/api/lesson", lambda route: route.fulfill(status=status, json=body))
    open_sheet(game, rules="minimale")
    game.by(f"show-me-{THE_EIGHT}").click()
    expect(game.by("lesson-trouble")).to_contain_text(told)
