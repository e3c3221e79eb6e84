"""A circle in the browser: founded, joined, its tables and its evenings, and what it says where something is missing."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.friends import Friends
from tests.browser.game import AN_HOUR_MS, Game

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT = "test_play.py::test_a_round_from_the_start_screen_to_the_next_by_mouse"
SIZES = ((390, 844), (844, 390), (320, 640), (820, 1180), (1440, 900))


def found(game: Game, *, circle: str = "Les Dupont", name: str = "Anne") -> str:
    """Found a circle on its page; return the link to others."""
    game.page.goto(f"{game.address}/cercle")
    expect(game.by("no-circles")).to_be_visible()
    game.by("found-circle").fill(circle)
    game.by("found-name").fill(name)
    game.by("found-do").click()
    expect(game.by("circle")).to_contain_text(circle)
    game.by("circle-invite").click()
    link = game.by("invite-circle-link").input_value()
    game.page.keyboard.press("Escape")
    return link


def come(game: Game, link: str, *, name: str) -> None:
    """Come into a circle by its link as somebody new."""
    game.page.goto(link)
    expect(game.by("coming")).to_be_visible()
    # The secret stands in no address that somebody looks at.
    expect(game.page).to_have_url(re.compile("/cercle$"))
    game.by("come-name").fill(name)
    game.by("come-do").click()
    expect(game.by("circle")).to_be_visible()


def post(game: Game, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something in the circle that the page shows, in the name of whoever has the page."""
    circle = game.page.url.rpartition("/")[2]
    address = f"{game.address}/api/circles/{circle}/{path}"
    answer = game.page.context.request.post(address, data=body, headers={"Origin": game.address})
    assert answer.status == 201, answer.text()
    return answer.json()


@pytest.mark.long(short=SHORT)
def test_a_circle_is_founded_joined_played_in_and_stood_in(sit: Sit):
    host, guest = sit(own=True, **CALM), sit(own=True, **CALM, **PHONE)
    host.open_start()
    host.by("start-circles").click()
    link = found(host)
    expect(host.by("standings-played")).to_contain_text("Rien n’est encore joué")
    host.assert_accessible()
    come(guest, link, name="Léo")
    guest.assert_accessible()
    # An open page sees by itself who has come in.
    expect(host.by("person-2")).to_contain_text("Léo")
    # Its own rules, and a table by them at one press.
    post(host, "rules", {"rules": "minimale", "seats": 2, "title": "Les règles des Dupont"})
    circle = host.page.url
    host.page.reload()
    expect(host.by("pinned-1")).to_contain_text("Les règles des Dupont")
    host.by("pinned-open-1").click()
    expect(host.by("lobby")).to_be_visible()
    guest.page.reload()
    guest.by_kind("circle-sit-").click()
    guest.by("arriving-enter").click()
    expect(guest.by("lobby")).to_be_visible()
    friends = Friends(sit)
    friends.games = [host, guest]
    friends.start()
    finish_round(host, guest)
    host.page.goto(circle)
    expect(host.by("standings-played")).to_contain_text("1 partie comptée")
    expect(host.by("beat-1-2").or_(host.by("beat-2-1")).first).to_be_visible()
    expect(host.by("ratings")).to_contain_text("encore trop peu de parties pour le dire")
    expect(host.by("result-1")).to_contain_text("Les règles des Dupont")
    host.assert_accessible()
    host.assert_no_sideways_scroll()
    host.assert_no_complaint()


@pytest.mark.long(short=SHORT)
def test_an_evening_of_real_cards_is_entered_mended_and_struck_out(sit: Sit):
    game = sit(own=True, **CALM, **PHONE)
    found(game)
    game.by("person-add").click()
    game.by("person-name").fill("Tante Rose")
    game.by("person-save").click()
    expect(game.by("person-2")).to_contain_text("sans appareil ici")
    game.by("write-evening").click()
    # What is missing is said, and where it is written.
    game.by("evening-do").click()
    expect(game.by("evening-wrong")).to_contain_text("Il manque des points")
    expect(game.by("evening-points-0")).to_be_focused()
    game.by("evening-add").click()
    game.by("evening-who-2").select_option("guest")
    game.by("evening-guest-2").fill("Max")
    for place, points in enumerate(("12+30", "50", "\u22125")):
        game.by(f"evening-points-{place}").fill(points)
    game.by("evening-title").fill("Belote")
    # Who wins is as the game's own match has it.
    for played, wins in (("monclar", "lowest"), ("les-ulis", "highest"), ("", "highest")):
        game.by("evening-game").select_option(played or game.by("evening-game").locator("option").first.get_attribute("value"))
        expect(game.by(f"evening-wins-{wins}")).to_be_checked()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.by("evening-do").click()
    result = game.by("result-1")
    expect(result).to_contain_text("1. Tante Rose, 50 points · 2. Anne, 42 points · 3. Max, \u22125 points")
    expect(game.by("standing-2")).to_contain_text("100")
    result.locator("summary").click()
    game.by("mend-1").click()
    game.by("evening-points-0").fill("60")
    game.by("evening-do").click()
    expect(result).to_contain_text("1. Anne, 60 points")
    expect(game.by("standing-1")).to_contain_text("100")
    game.by("history-1").click()
    expect(game.by("result-history")).to_contain_text("Anne l’a corrigé")
    expect(game.by("result-history")).to_contain_text("Anne, 42 points")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    game.by("strike-1").click()
    game.by("strike-ask-sure").click()
    expect(result).to_contain_text("ne compte plus")
    expect(game.by("standings-table")).to_have_count(0)
    game.by("count-again-1").click()
    expect(game.by("standing-1")).to_contain_text("100")
    game.assert_no_complaint()


@pytest.mark.long(short=SHORT)
def test_somebody_without_a_device_comes_in_under_their_name_and_an_old_link_leads_nowhere(sit: Sit):
    host, guest = sit(own=True, **CALM), sit(own=True, **CALM)
    link = found(host)
    post(host, "members", {"name": "Tante Rose"})
    guest.page.goto(link)
    guest.by("come-as-2").check()
    guest.by("come-do").click()
    expect(guest.by("person-2")).to_contain_text("vous")
    host.page.reload()
    host.by("circle-manage").locator("summary").click()
    host.by("renew").click()
    host.by("renew-ask-sure").click()
    expect(host.by("renew-ask")).to_be_hidden()
    guest.by("circle-manage").locator("summary").click()
    guest.by("leave").click()
    guest.by("leave-ask-sure").click()
    expect(guest.by("no-circles")).to_be_visible()
    guest.page.goto("about:blank")
    guest.page.goto(link)
    expect(guest.by("coming-gone")).to_be_visible()
    guest.assert_accessible()
    # Only those who are in a circle learn that it is there.
    guest.page.goto(host.page.url)
    expect(guest.by("circle-problem")).to_contain_text("n’est pas là")
    guest.assert_accessible()
    host.assert_no_complaint()


@pytest.mark.long(short=SHORT)
def test_an_open_page_of_a_deleted_circle_shows_nothing_of_it_and_asks_no_more(sit: Sit):
    host, guest = sit(own=True, **CALM), sit(own=True, **CALM)
    come(guest, found(host), name="Léo")
    # Its clock is turned on: the tables are asked for every eight seconds.
    guest.page.clock.install(time=0)
    guest.page.reload()
    expect(guest.by("circle-people")).to_be_visible()
    guest.page.clock.pause_at(AN_HOUR_MS)
    host.by("circle-manage").locator("summary").click()
    host.by("delete").click()
    host.by("delete-ask-sure").click()
    expect(host.by("no-circles")).to_be_visible()
    guest.page.clock.run_for(9_000)
    expect(guest.by("circle-problem")).to_contain_text("n’est pas là")
    expect(guest.by("circle-people")).to_have_count(0)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.clock.run_for(30_000)
    guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert not [url for url in asked if "/api/circles/" in url]


@pytest.mark.long(short=SHORT)
def test_a_circle_goes_along_as_a_file(sit: Sit, tmp_path: Path):
    game = sit(own=True, **CALM)
    found(game)
    lines = [{"member": 1, "points": 40}, {"name": "Max", "points": 30}]
    post(game, "evenings", {"at": 1_764_000_000, "lines": lines, "title": "Belote"})
    game.page.reload()
    game.by("circle-manage").locator("summary").click()
    with game.page.expect_download() as download:
        game.by("export-json").click()
    file = tmp_path / "cercle.json"
    download.value.save_as(file)
    game.by("import-file").set_input_files(file)
    game.by("import-ask-sure").click()
    expect(game.by("imported")).to_contain_text("déjà là : 1")
    broken = tmp_path / "autre.json"
    broken.write_text("[]", "utf-8")
    game.by("import-file").set_input_files(broken)
    game.by("import-ask-sure").click()
    expect(game.by("import-problem")).to_contain_text("Rien n’a été apporté (ce fichier ne vient pas d’un cercle")
    game.assert_accessible()


@pytest.mark.long(short=SHORT)
def test_a_circle_fits_every_window_and_says_when_the_server_is_away(sit: Sit):
    game = sit(own=True, **CALM)
    found(game, circle="Les cousins de Saint-Germain-des-Prés")
    for name in ("Marie-Maximilienne", "Léo", "Zoé"):
        post(game, "members", {"name": name})
    for day in range(3):
        lines = [{"member": member, "points": 10 * member + day} for member in (1, 2, 3, 4)]
        post(game, "evenings", {"at": 1_764_000_000 + 86_400 * day, "lines": lines, "game": "monclar", "wins": "lowest"})
    game.page.reload()
    expect(game.by("standing-2")).to_be_visible()
    for theme in ("light", "dark"):
        game.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for width, height in SIZES:
            game.page.set_viewport_size({"width": width, "height": height})
            game.assert_no_sideways_scroll()
        game.assert_accessible()
    game.by("standings-period").select_option(index=1)
    expect(game.by("standings-played")).to_contain_text("1 partie")

    def away(route: Route) -> None:
        route.abort()

    game.page.route("**/api/circles/**", away)
    game.page.reload()
    expect(game.by("circle-problem")).to_contain_text("ne répond pas")
    game.page.unroute_all()
    game.page.get_by_role("button", name="Réessayer").click()
    expect(game.by("circle-people")).to_be_visible()
