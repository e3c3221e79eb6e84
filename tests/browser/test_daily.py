"""The deal of the day in the browser: played to its end, beside its par, shared, and marked in the calendar."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import Game
from tests.browser.serving import KeptServer

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAR = {"points": [3.0, 5.0], "won": [0.32, 0.06], "rounds": 240, "imagines": 1000}
KEPT = [
    ["2026-11-28", "monclar", "", 0, [0, 34, [0.3, 0.06, 240, 1000, 30.2, 5.2]]],
    ["2026-11-27", "switch", "", 1, [1, 0, [0.4, 0.06, 240, 1000]]],
]
SHORT_DAY_MS = 1_795_003_200_000
"""18 November 2026, whose game takes a few turns."""
DAILY = {
    "today": "2026-11-29",
    "earliest": "2025-11-28",
    "next_s": 3600,
    "date": "2026-11-29",
    "rules": "monclar",
    "seats": 4,
    "computers": "thrifty",
    "counted_by": "left_in_hand",
}


def par_found(route: Route) -> None:
    """To play a par takes half a minute; what it is does not matter here."""
    line = {"waiting": 0, "failed": False, "slowed_by": ""}
    lines = ({"share": 0.5, "done": False, "par": None}, {"share": 1.0, "done": True, "par": PAR})
    body = "".join(json.dumps(line | told) + "\n" for told in lines)
    route.fulfill(content_type="application/x-ndjson", body=body)


def open_daily(game: Game, *, daily: dict[str, Any] | None = None, kept: list[Any] | None = None) -> None:
    """Open the page; with *daily*, that is what the server tells of the day, and of any other it has no deal."""
    game.page.route("**/api/daily/*/par", par_found)
    if daily is not None:

        def tell(route: Route) -> None:
            date = route.request.url.rpartition("/")[2]
            told = daily if date == "daily" else daily | {"date": date}
            route.fulfill(content_type="application/json", body=json.dumps(told))

        game.page.route(re.compile(r"/api/daily(/[\d-]+)?$"), tell)
    if kept is not None:
        game.page.goto(f"{game.address}/donne-du-jour")
        game.page.evaluate("(days) => localStorage.setItem('huit.daily', JSON.stringify(days))", kept)
    game.page.goto(f"{game.address}/donne-du-jour")
    expect(game.by("daily-calendar")).to_be_visible()


@pytest.mark.long(short="test_play.py::test_a_round_from_the_start_screen_to_the_next_by_mouse")
def test_the_deal_of_the_day_is_played_shared_and_marked(sit: Sit, server: KeptServer):
    server.begin("a short game", wall_ms=lambda: SHORT_DAY_MS)
    game = sit(own=True, **CALM, **PHONE)
    game.page.add_init_script("localStorage.getItem('huit.settings') ?? localStorage.setItem('huit.settings', '{\"pace\": 0}')")
    game.open_start()
    game.by("start-daily").click()
    expect(game.page).to_have_url(re.compile("/donne-du-jour$"))
    expect(game.by("daily-play")).to_be_visible()
    expect(game.by("daily-par")).to_have_count(0)
    game.assert_accessible()
    game.page.route("**/api/daily/*/par", par_found)
    game.by("daily-play").click()
    expect(game.page).to_have_url(re.compile("/jeu/"))
    expect(game.by("known-cards").first).to_contain_text("donne du jour")
    # Who leaves comes back to the same round.
    game.page.goto(f"{game.address}/donne-du-jour")
    expect(game.by("daily-play")).to_have_count(0)
    expect(game.by("daily-restart")).to_be_visible()
    game.by("daily-resume").click()
    hurry_on(game)
    expect(game.by("round-over")).to_be_visible()
    game.by("to-daily").click()
    expect(game.by("daily-result")).to_contain_text(re.compile("gagnée|perdue"))
    expect(game.by("par-won")).to_contain_text("32")
    expect(game.by("daily-line")).to_have_value(re.compile(r"^Huit, la donne du .*: (gagnée|perdue).*/donne-du-jour$"))
    day = game.by_kind("daily-day-").and_(game.page.locator("[aria-selected=true] > *"))
    expect(day).to_contain_text(re.compile("[✓✗]"))
    expect(day).to_have_attribute("aria-label", re.compile("gagnée|perdue"))
    expect(game.by("daily-streak")).to_contain_text("Une donne jouée")
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    # What is kept needs no second par.
    game.page.unroute("**/api/daily/*/par")
    game.page.reload()
    expect(game.by("par-won")).to_contain_text("32")
    # The round is one of « Mes parties » too, and counts there.
    game.page.goto(f"{game.address}/parties")
    expect(game.by("figures-played")).to_contain_text("Une manche jouée")
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_play.py::test_a_round_from_the_start_screen_to_the_next_by_mouse")
def test_the_calendar_is_walked_by_keys_and_earlier_days_are_marked(sit: Sit):
    game = sit(own=True, **CALM)
    open_daily(game, daily=DAILY, kept=KEPT)
    expect(game.by("daily-day-2026-11-28")).to_have_attribute("aria-label", re.compile("perdue, 34 points"))
    expect(game.by("daily-day-2026-11-27")).to_have_attribute("aria-label", re.compile("gagnée, jouée après son jour"))
    expect(game.by("daily-day-2026-11-30")).to_have_attribute("aria-disabled", "true")
    game.by("daily-day-2026-11-29").focus()
    for key, focused in (("ArrowRight", "29"), ("ArrowLeft", "28"), ("ArrowUp", "21"), ("ArrowUp", "14"), ("ArrowUp", "07")):
        game.page.keyboard.press(key)
        expect(game.focused).to_have_attribute("data-testid", f"daily-day-2026-11-{focused}")
    game.page.keyboard.press("ArrowUp")
    expect(game.focused).to_have_attribute("data-testid", "daily-day-2026-10-31")
    game.page.keyboard.press("Enter")
    expect(game.by("daily-deal")).to_contain_text("31 octobre 2026")
    expect(game.by("daily-play")).to_have_text("Jouer cette donne")
    expect(game.page).to_have_url(re.compile("#2026-10-31$"))
    game.by("daily-later").click()
    game.by("daily-day-2026-11-28").click()
    expect(game.by("par-points")).to_contain_text("30,2")
    expect(game.by("par-compared")).to_contain_text("dans le par")
    # The server names another game for that day than was played: its par is not of these cards.
    game.by("daily-day-2026-11-27").click()
    expect(game.by("daily-other-game")).to_contain_text("Les jeux de Huit ont changé depuis")
    expect(game.by("daily-result")).to_contain_text("gagnée, jouée après son jour")
    expect(game.by("daily-par")).to_have_count(0)
    game.assert_accessible()
    game.assert_no_sideways_scroll()
