"""What people are drawn as, the look of the table, a chair asked for by who looks on, and a word at a card."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.friends import GO_WITH, SETTINGS, Friends
from tests.browser.game import Game

FELTS = ("green", "night", "wine")

Gather = Callable[..., Friends]


@pytest.fixture
def gather(sit: Sit) -> Gather:
    """Return what opens a room of people and computers that waits to begin."""

    def opened(people: int = 2, computers: int = 1, **asked: Any) -> Friends:
        return Friends(sit).open(people, computers=computers, **asked)

    return opened


# Faces


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_the_face_that_one_chooses_is_seen_by_the_others_and_stays(gather: Gather):
    anne, leo = gather().games
    leo.by("look-fold").click()
    leo.by("figure-owl").check()
    leo.by("shade-red").check()
    expect(face_at(anne, 1)).to_have_attribute("data-look", "owl-red")
    expect(face_at(leo, 1)).to_have_attribute("data-look", "owl-red")
    expect(face_at(anne, 2)).to_have_attribute("data-look", "computer")
    leo.assert_accessible()
    for game in (anne, leo):
        game.page.reload()
        expect(face_at(game, 1)).to_have_attribute("data-look", "owl-red")
    leo.by("look-fold").click()
    expect(leo.by("figure-owl")).to_be_checked()
    leo.by("figure-none").check()
    expect(face_at(anne, 1)).not_to_have_attribute("data-look", "owl-red")
    leo.assert_no_complaint()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_the_face_kept_in_the_browser_comes_along_into_another_room(gather: Gather):
    friends = gather()
    newcomer = friends.coming()
    newcomer.page.goto(f"{friends.address}/jeu/{friends.room}")
    newcomer.by("look-fold").click()
    newcomer.by("figure-snail").focus()
    newcomer.page.keyboard.press("ArrowRight")
    expect(newcomer.by("figure-hedgehog")).to_be_checked()
    newcomer.assert_accessible()
    newcomer.by("arriving-name").fill("Zoé")
    newcomer.by("arriving-enter").click()
    newcomer.by("sit-2").click()
    expect(face_at(friends.games[0], 2)).to_have_attribute("data-look", "hedgehog-sky")
    newcomer.assert_no_complaint()


# Chairs asked for


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_who_looks_on_asks_for_a_seat_and_is_promised_the_next_one(gather: Gather):
    friends = gather().start()
    anne, leo = friends.games
    zoe = friends.without_chair("Zoé")
    zoe.by("ask-seat").click()
    expect(zoe.by("my-request")).to_contain_text("l’hôte va répondre")
    expect(anne.by("seat-request")).to_contain_text("Zoé demande une place.")
    expect(leo.by("seat-request")).to_contain_text("L’hôte répond.")
    expect(leo.by("seat-yes")).to_have_count(0)
    anne.assert_accessible()
    anne.by("seat-yes").click()
    expect(anne.by("seat-yes")).to_have_count(0)
    expect(zoe.by("my-request")).not_to_contain_text("va répondre")
    expect(zoe.by("onlooker")).to_be_visible()
    for game in (anne, leo, zoe):
        game.assert_no_complaint()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_a_no_is_told_kindly_and_a_request_waits_for_who_has_put_the_phone_away(gather: Gather):
    friends = gather(computers=0).start()
    anne = friends.games[0]
    zoe = friends.without_chair("Zoé")
    zoe.by("ask-seat").click()
    anne.by("seat-no").click()
    expect(zoe.by("my-request")).to_contain_text("L’hôte a dit non pour cette manche.")
    expect(zoe.by("ask-seat")).to_have_count(0)
    expect(anne.by("seat-request")).to_have_count(0)
    max_ = friends.without_chair("Max")
    max_.by("ask-seat").click()
    expect(anne.by("seat-request")).to_contain_text("Max demande une place.")
    max_.page.goto("about:blank")
    expect(anne.by("seat-request")).to_contain_text("(pas là en ce moment)")
    anne.assert_accessible()
    anne.by("seat-no").click()
    expect(anne.by("seat-request")).to_have_count(0)
    zoe.assert_accessible()
    zoe.assert_no_complaint()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_who_watches_by_the_spectators_link_asks_with_a_name_and_is_given_the_chair_of_a_computer(gather: Gather):
    friends = gather(people=1, computers=1)
    (anne,) = friends.games
    expect(anne.by("hand")).to_be_visible()
    zoe = friends.looking_on()
    zoe.by("ask-seat").click()
    expect(zoe.by("ask-name")).to_be_focused()
    zoe.by("ask-send").click()
    expect(zoe.by("ask-problem")).to_have_text("Écrivez d’abord votre nom.")
    zoe.assert_accessible()
    zoe.by("ask-name").fill("Zoé")
    zoe.page.keyboard.press("Enter")
    expect(zoe.by("my-request")).to_contain_text("l’hôte va répondre")
    expect(zoe.by("hand")).to_be_hidden()
    assert zoe.page.url == f"{friends.address}/voir/{friends.watch}"
    expect(anne.by("seat-request")).to_contain_text("Zoé demande une place.")
    zoe.page.goto("about:blank")
    expect(anne.by("seat-request")).to_contain_text("(pas là en ce moment)")
    zoe.page.goto(f"{friends.address}/voir/{friends.watch}")
    expect(zoe.by("ask-no-seat")).to_be_visible()
    zoe.assert_accessible()
    anne.by("seat-yes").click()
    expect(zoe.by("hand")).to_be_visible()
    assert zoe.page.url == f"{friends.address}/jeu/{friends.room}"
    expect(zoe.by("onlooker")).to_have_count(0)
    expect(anne.by("opponent-1")).to_contain_text("Zoé")
    zoe.page.reload()
    expect(zoe.by("hand")).to_be_visible()
    for game in (anne, zoe):
        game.assert_no_complaint()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_by_the_spectators_link_nobody_asks_at_a_table_that_is_locked_and_a_no_is_told(gather: Gather):
    friends = gather(computers=0)
    anne, leo = friends.games
    zoe, max_ = friends.looking_on(), friends.looking_on()
    zoe.by("ask-seat").click()
    zoe.by("ask-name").fill("Zoé")
    zoe.by("ask-send").click()
    expect(zoe.by("my-request")).to_contain_text("l’hôte va répondre")
    expect(zoe.by_kind("sit-")).to_have_count(0)
    anne.by("seat-no").click()
    expect(zoe.by("my-request")).to_contain_text("L’hôte a dit non pour cette manche.")
    max_.by("ask-seat").click()
    max_.by("ask-cancel").click()
    expect(max_.by("ask-name")).to_have_count(0)
    expect(max_.by("ask-seat")).to_be_focused()
    anne.page.evaluate(GO_WITH, [{"type": "settings", "settings": SETTINGS | {"locked": True}}])
    expect(max_.by("ask-seat")).to_have_count(0)
    for game in (anne, leo, zoe, max_):
        game.assert_no_complaint()


# A word at a card


@pytest.mark.long(short="test_company.py::test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_a_phrase_at_the_last_card_is_seen_there_and_not_of_who_is_muted(gather: Gather):
    friends = gather(computers=0).start()
    anne, leo = friends.games
    friends.lay_a_card()
    say_of_the_card(leo, "wow")
    expect(anne.by("at-card")).to_have_text("Léo")
    expect(leo.by("at-card")).to_have_text("Vous")
    expect(anne.by("said-1")).to_have_count(0)
    expect(anne.by("live")).to_contain_text("Léo\u00a0: Waouh\u202f! sur")
    anne.by("seat-menu-1").click()
    anne.by("mute").check()
    anne.page.keyboard.press("Escape")
    expect(anne.by("at-card")).to_have_count(0)
    for game in (anne, leo):
        game.assert_no_complaint()


def say_of_the_card(game: Game, phrase: str) -> None:
    """Say a phrase of the last card laid."""
    game.by("btn-phrases").click()
    game.by("at-last-card").click()
    expect(game.by("at-last-card")).to_have_attribute("aria-pressed", "true")
    game.assert_accessible()
    game.by(f"phrase-{phrase}").click()


# Cloths and backs


def test_cloth_and_backs_are_chosen_by_their_pictures_and_kept(sit: Sit):
    game = sit()
    game.open_room()
    settings(game)
    before = cloth(game)
    game.by("felt-wine").check()
    game.by("back-waves").check()
    expect(game.page.locator("html")).to_have_attribute("data-felt", "wine")
    assert cloth(game) != before
    game.assert_accessible()
    chosen = cloth(game)
    game.page.reload()
    expect(game.cards.first).to_be_visible()
    assert cloth(game) == chosen
    expect(game.page.locator("html")).to_have_attribute("data-back", "waves")
    settings(game)
    expect(game.by("back-waves")).to_be_checked()
    game.assert_no_complaint()


@pytest.mark.long(short="test_cloth_and_backs_are_chosen_by_their_pictures_and_kept")
def test_every_cloth_can_be_read_by_day_and_by_night(sit: Sit):
    game = sit()
    game.open_room()
    page = game.page.locator("html")
    for theme, felt in product(("light", "dark"), FELTS):
        settings(game)
        game.page.locator(f'input[name="theme"][value="{theme}"]').check()
        game.by(f"felt-{felt}").check()
        game.page.keyboard.press("Escape")
        expect(game.page.get_by_role("dialog")).to_be_hidden()
        expect(page).to_have_attribute("data-felt", felt)
        expect(page).to_have_attribute("data-theme", theme)
        game.assert_accessible()


def face_at(game: Game, seat: int) -> Locator:
    """Return the face of a seat of the lobby."""
    return game.by(f"seat-{seat}").locator(".face")


def settings(game: Game) -> None:
    """Open the settings."""
    game.by("settings-open").click()
    expect(game.page.get_by_role("dialog")).to_be_visible()


def cloth(game: Game) -> str:
    """Return what the felt is painted with."""
    return game.page.locator(".page").evaluate("felt => getComputedStyle(felt).backgroundImage")
