"""3-5-8 before the first trick: what is announced, given and put away, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.tricks_table import CHIEN, CHOOSING, DISCARDING, GIVING, PLAYING, RETURNING, set_scene

# Announcing


@pytest.mark.long(short="test_a_kind_is_announced_by_keyboard")
def test_a_kind_is_announced_among_those_left(sit: Sit):
    game, stage = set_scene(sit, CHOOSING)
    expect(game.by("choose-hearts")).to_be_disabled()
    expect(game.by("choose-hearts")).to_contain_text("déjà annoncé")
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_have_text("Annoncez d’abord, puis on jouera.")
    game.by("choose-spades").click()
    stage.expect_moves("choose spades")


def test_a_kind_is_announced_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, CHOOSING)
    moves: list[str] = []
    for keys, move in (("ArrowRight", "Enter"), "choose clubs"), (("6",), "choose least"), (("2", "1"), "choose spades"):
        stage.set(PLAYING)
        stage.set(CHOOSING)
        expect(game.focused).to_have_attribute("data-testid", "choose-spades")
        for key in keys:
            game.page.keyboard.press(key)
        moves.append(move)
        stage.expect_moves(*moves)


@pytest.mark.long(short="test_a_card_is_given_to_whom_one_chooses")
def test_the_chien_lies_hidden_until_something_is_announced(sit: Sit):
    game, stage = set_scene(sit, (CHOOSING[0], {"turn": 1}))
    expect(game.by("turn")).to_contain_text("Est choisit son annonce")
    expect(game.by("chien")).to_contain_text("encore caché")
    stage.then(
        {"phase": "discard", "kind": "spades", "trumps": "s", "obligations": [8, 5, 3], "chien": CHIEN},
        {"kind": "chose", "seat": 1, "what": "spades", "owes": [3, 8, 5]},
        {"kind": "chien", "seat": 1, "cards": CHIEN},
    )
    expect(game.by("chien").locator("li")).to_have_count(4)
    expect(game.by("log")).to_contain_text(
        "Est annonce atout pique (Est\u00a0: 8 plis à faire, Nord\u00a0: 5, vous\u00a0: 3) et prend le chien"
    )
    expect(game.by("live")).to_contain_text("le 8 de pique")


# Exchanging


def test_a_card_is_given_to_whom_one_chooses(sit: Sit):
    game, stage = set_scene(sit, GIVING)
    expect(game.by("exchanged")).to_have_attribute("data-back", "Tc")
    expect(game.by("hint")).to_contain_text("Encore 2")
    game.by("give-to-1").click(force=True)
    game.click_card(game.by("card-2h"))
    expect(game.by("why")).to_contain_text("Les atouts ne se donnent pas")
    game.click_card(game.by("card-3d"))
    expect(game.by("card-3d")).to_have_attribute("aria-pressed", "true")
    expect(game.by("give-to-1")).to_have_attribute("aria-disabled", "true")
    game.click_card(game.by("card-2c"))
    expect(game.by("card-3d")).to_have_attribute("aria-pressed", "false")
    game.by("give-to-2").click()
    stage.expect_moves("exchange 2 2c")


@pytest.mark.long(short="test_a_card_is_given_to_whom_one_chooses")
def test_where_one_alone_may_get_it_a_press_gives_the_card_and_one_gives_no_more_when_one_likes(sit: Sit):
    own, fields = GIVING
    game, stage = set_scene(sit, (own, {**fields, "moves": ["exchange 2 2c", "exchange 2 3d", "pass"]}))
    game.by("card-3d").focus()
    game.page.keyboard.press("Enter")
    stage.expect_moves("exchange 2 3d")
    stage.set(GIVING)
    game.page.keyboard.press("f")
    stage.expect_moves("exchange 2 3d", "pass")
    stage.set(GIVING)
    game.by("btn-pass").click()
    stage.expect_moves("exchange 2 3d", "pass", "pass")


@pytest.mark.long(short="test_a_card_is_given_to_whom_one_chooses")
def test_the_forced_return_is_explained_and_made_at_once(sit: Sit):
    game, stage = set_scene(sit, RETURNING)
    ways = {
        "key": lambda: game.page.keyboard.press("f"),
        "button": game.by("btn-return").click,
        "card": lambda: game.click_card(game.by("card-Ac")),
    }
    for number, give_back in enumerate(ways.values(), start=1):
        stage.set(RETURNING)
        expect(game.by("why")).to_be_empty()
        expect(game.by("hint")).to_have_text(
            re.compile("Est vous a donné le 7 de trèfle.: vous rendez votre meilleure carte à trèfle.")
        )
        expect(game.by("btn-return")).to_contain_text("Rendre l’as de trèfle")
        game.click_card(game.by("card-2c"))
        expect(game.by("why")).to_contain_text("Il faut rendre l’as de trèfle")
        give_back()
        stage.expect_moves(*["return Ac"] * number)


# Discarding


@pytest.mark.long(short="test_a_card_is_given_to_whom_one_chooses")
def test_four_cards_are_put_away_in_one_move(sit: Sit):
    game, stage = set_scene(sit, DISCARDING)
    for face in ("2c", "3d", "4s"):
        game.click_card(game.by(f"card-{face}"))
    expect(game.by("hint")).to_contain_text("encore 1")
    expect(game.by("btn-discard")).to_have_attribute("aria-disabled", "true")
    game.by("btn-discard").click(force=True)
    # One too many takes the place of the one chosen first; a second press takes a card back.
    for face in ("5c", "6d", "6d", "7c"):
        game.click_card(game.by(f"card-{face}"))
    expect(game.by("card-2c")).to_have_attribute("aria-pressed", "false")
    expect(game.by("card-7c")).to_have_attribute("aria-pressed", "true")
    expect(game.by("btn-discard")).to_have_attribute("aria-disabled", "false")
    game.click_card(game.by("card-2c"))
    game.by("btn-discard").click()
    stage.expect_moves("discard 2c 5c 7c 4s")


@pytest.mark.long(short="test_a_card_is_given_to_whom_one_chooses")
def test_four_cards_are_put_away_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, DISCARDING)
    game.page.keyboard.press("ArrowRight")
    for _ in range(4):
        game.page.keyboard.press("Enter")
        game.page.keyboard.press("ArrowRight")
    game.page.keyboard.press("f")
    stage.expect_moves("discard 2c 5c 7c Kc")
