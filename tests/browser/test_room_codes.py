"""The code of a table is heard, written on the start page of another browser, and leads to the table; the host sees who came."""

import unicodedata

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game

PHONE = {"viewport": {"width": 390, "height": 844}}


def open_for_friends(game: Game) -> str:
    """Open a table for friends from the start page; return its code as it is read there."""
    game.open_start()
    game.by("start-friends").check()
    game.by("start-name").fill("Anne")
    game.by("start-play").click()
    said = game.by("room-code-said")
    expect(said).to_be_visible()
    return said.text_content() or ""


def heard(code: str) -> str:
    """Return *code* as somebody writes it who has heard it: small letters, no accents, no space."""
    plain = unicodedata.normalize("NFD", code)
    return "".join(sign for sign in plain if sign.isascii() and sign.isalnum()).lower()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_a_code_that_was_heard_leads_to_the_table_and_the_host_sees_who_came(sit: Sit):
    host, friend = sit(newcomer=True), sit(newcomer=True, **PHONE)
    code = open_for_friends(host)
    expect(host.by("room-code-said")).to_have_accessible_name(f"Code\u00a0: {code}")
    host.assert_accessible()
    friend.open_start()
    field = friend.by("start-code")
    # What is no code is said under the field, and stays to be put right.
    field.fill("bonjour")
    field.press("Enter")
    expect(friend.page.locator("#code-problem")).to_contain_text("un mot et un nombre")
    expect(field).to_have_value("bonjour")
    field.fill("bonjour 7")
    field.press("Enter")
    expect(friend.page.locator("#code-problem")).to_contain_text("redemandez-le")
    expect(field).to_be_focused()
    friend.assert_accessible()
    friend.assert_no_sideways_scroll()
    field.fill(heard(code))
    field.press("Enter")
    friend.by("arriving-name").fill("Camille")
    friend.by("arriving-enter").click()
    expect(friend.by("lobby")).to_be_visible()
    expect(host.by("arrivals")).to_contain_text("Camille vient d’entrer.")
    expect(host.page.get_by_test_id("live").first).to_contain_text("Camille vient d’entrer.")
    expect(friend.by("room-code-said")).to_have_text(code)
    expect(friend.by("arrivals")).to_be_hidden()
    # Locked, the table has none to tell any more.
    host.by("lock").check()
    expect(host.by("room-code")).to_be_hidden()
    expect(friend.by("room-code")).to_be_hidden()
    host.assert_no_complaint()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_the_list_of_games_follows_the_language(sit: Sit):
    game = sit(newcomer=True)
    game.open_start()
    summary = game.by("start-games").locator(".summary")
    expect(summary).to_contain_text("La plus simple")
    game.by("language").click()
    expect(summary).to_contain_text("simplest")
    game.page.reload()
    expect(game.by("start-games").locator(".summary")).to_contain_text("simplest")
    game.assert_no_complaint()
