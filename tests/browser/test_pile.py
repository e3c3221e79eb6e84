"""The pile of Danish, by mouse, by touch and by keyboard: what is laid on it, sent to somebody, picked up, or refused."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import ATTACKED, PHONE, SUITED, expect_moves, press, set_scene, view_of

# Laying


def test_cards_of_one_rank_are_laid_in_the_order_of_tapping(sit: Sit):
    game, stage = set_scene(sit, page=PHONE)
    expect(game.by("btn-lay")).to_have_attribute("aria-disabled", "true")
    game.click_card(game.by("card-9d"))
    expect(game.by("card-9d")).to_have_attribute("aria-pressed", "true")
    expect(game.by("hint")).to_contain_text("ou posez")
    game.click_card(game.by("card-9c"))
    expect(game.by("btn-lay")).to_contain_text("Poser 2\u00a0cartes")
    game.by("btn-lay").click()
    expect_moves(game, stage, "9d+9c")


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_a_card_alone_of_its_rank_goes_at_once_and_a_double_tap_lays_what_is_picked(sit: Sit):
    game, stage = set_scene(sit)
    game.click_card(game.by("card-2h"))
    expect_moves(game, stage, "2h")
    stage.set(**view_of())
    game.by("card-9c").dblclick(position={"x": 9, "y": 40})
    expect_moves(game, stage, "2h", "9c")


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_a_card_is_given_back_by_a_second_tap_later_and_another_rank_takes_over(sit: Sit):
    game = sit(own=True)
    game.page.clock.install()
    stage = game.sit_at(**view_of(hand=["9c", "9d", "Kc", "Kd"], moves=["9c", "9d", "9c+9d", "Kc", "Kd", "Kc+Kd"]))
    game.click_card(game.by("card-9c"))
    game.page.clock.fast_forward(450)
    game.click_card(game.by("card-9c"))
    expect(game.by("card-9c")).to_have_attribute("aria-pressed", "false")
    game.click_card(game.by("card-9d"))
    game.click_card(game.by("card-Kd"))
    expect(game.by("card-9d")).to_have_attribute("aria-pressed", "false")
    expect(game.by("card-Kd")).to_have_attribute("aria-pressed", "true")
    press(game, "Escape")
    expect(game.by("card-Kd")).to_have_attribute("aria-pressed", "false")
    expect_moves(game, stage)


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_the_last_6_tapped_lies_on_top_and_asks(sit: Sit):
    game, stage = set_scene(sit, hand=["6c", "6h"], moves=["6c", "6h", "6c+6h", "6h+6c"], why={})
    game.click_card(game.by("card-6h"))
    game.click_card(game.by("card-6c"))
    expect(game.by("hint")).to_have_text("Dans cet ordre, le 6 de trèfle sera dessus et demandera trèfle.")
    press(game, "p")
    expect_moves(game, stage, "6h+6c")


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_a_set_without_the_suit_is_not_laid(sit: Sit):
    game, stage = set_scene(sit, **SUITED)
    game.click_card(game.by("card-9d"))
    expect(game.by("hint")).to_have_text("Ajoutez un trèfle de même valeur.")
    expect(game.by("live")).to_contain_text("Ajoutez un trèfle")
    game.by("btn-lay").click(force=True)
    expect(game.by("why")).to_have_text("L’une des cartes posées doit être un trèfle.")
    game.click_card(game.by("card-9c"))
    game.by("btn-lay").click()
    expect_moves(game, stage, "9d+9c")


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_copies_of_one_card_are_told_apart(sit: Sit):
    game, stage = set_scene(sit, hand=["9c", "9c"], moves=["9c", "9c+9c"])
    for card in game.cards.all():
        game.click_card(card)
    game.by("btn-lay").click()
    expect_moves(game, stage, "9c+9c")


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_cards_are_picked_and_laid_by_keyboard(sit: Sit):
    game, stage = set_scene(sit)
    press(game, "ArrowRight")
    expect(game.focused).to_have_attribute("data-testid", "card-2h")
    press(game, "ArrowRight", "ArrowRight", "Space")
    expect(game.by("card-9c")).to_have_attribute("aria-pressed", "true")
    press(game, "ArrowRight", "Enter")
    expect(game.by("card-9d")).to_have_attribute("aria-pressed", "true")
    press(game, "Enter")
    expect_moves(game, stage, "9c+9d")


# Why not?


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_what_cannot_be_done_says_why(sit: Sit):
    game, stage = set_scene(sit)
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_have_text("Le 5 de trèfle ne va pas\u00a0: il faut un 9 ou plus.")
    expect(game.by("live")).to_contain_text("il faut un 9 ou plus")
    game.by("btn-lay").click(force=True)
    expect(game.by("why")).to_have_text("Choisissez d’abord une carte.")
    game.by("btn-pickup").click(force=True)
    expect(game.by("why")).to_contain_text("on ne ramasse que si rien ne va")
    stage.show(turn=1, moves=[], why={})
    expect(game.by("why")).to_be_empty()
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_contain_text("c’est au tour de Paul")
    expect_moves(game, stage)


@pytest.mark.long(short="test_cards_of_one_rank_are_laid_in_the_order_of_tapping")
def test_a_refusal_of_the_server_is_explained(sit: Sit):
    game, stage = set_scene(sit)
    stage.tell(type="refused", id=None, code="illegal", why={"code": "too_high", "rank": "7"})
    expect(game.by("why")).to_have_text("Cette carte ne va pas\u00a0: il faut un 7 ou moins.")


# An ace


def test_an_ace_goes_to_whose_name_is_tapped(sit: Sit):
    game, stage = set_scene(sit)
    expect(game.by_kind("send-to-")).to_have_count(0)
    game.click_card(game.by("card-As"))
    expect(game.by("hint")).to_have_text("Touchez un nom\u00a0: le tas ira là.")
    expect(game.by("send-to-2")).to_have_attribute("aria-label", "Envoyer le tas à Léa")
    game.by("btn-lay").click(force=True)
    expect(game.by("why")).to_have_text("Choisissez à qui envoyer le tas.")
    game.by("send-to-2").click()
    expect_moves(game, stage, "As>2")


@pytest.mark.long(short="test_an_ace_goes_to_whose_name_is_tapped")
def test_several_aces_go_together(sit: Sit):
    moves = [f"{aces}>{seat}" for aces in ("As", "Ah", "As+Ah") for seat in (1, 2)]
    game, stage = set_scene(sit, hand=["As", "Ah"], moves=moves)
    game.click_card(game.by("card-Ah"))
    game.click_card(game.by("card-As"))
    # Anywhere on the place of the player.
    game.by("seat-1").click(position={"x": 20, "y": 50})
    expect_moves(game, stage, "Ah+As>1")


@pytest.mark.long(short="test_an_ace_goes_to_whose_name_is_tapped")
def test_an_ace_goes_at_once_where_one_alone_can_get_it_and_the_last_of_all_to_nobody(sit: Sit):
    game, stage = set_scene(sit, seats=2, moves=["As>1"])
    game.click_card(game.by("card-As"))
    expect_moves(game, stage, "As>1")
    stage.set(**view_of(hand=["As"], moves=["As"]))
    game.click_card(game.by("card-As"))
    expect_moves(game, stage, "As>1", "As")


@pytest.mark.long(short="test_an_ace_goes_to_whose_name_is_tapped")
def test_an_ace_is_sent_by_keyboard(sit: Sit):
    game, stage = set_scene(sit)
    press(game, "ArrowRight", "End", "Enter")
    expect(game.focused).to_have_attribute("data-testid", "send-to-1")
    press(game, "ArrowRight")
    expect(game.focused).to_have_attribute("data-testid", "send-to-2")
    press(game, "Escape")
    expect(game.focused).to_have_attribute("data-testid", "card-As")
    press(game, "Enter", "End", "Enter")
    expect_moves(game, stage, "As>2")


@pytest.mark.long(short="test_an_ace_goes_to_whose_name_is_tapped")
def test_an_attack_is_answered_or_the_pile_picked_up_by_button_or_key(sit: Sit):
    game, stage = set_scene(sit, **ATTACKED)
    expect(game.by("turn")).to_contain_text("Le tas vous est envoyé")
    game.click_card(game.by("card-9c"))
    expect(game.by("why")).to_contain_text("répondez par un as, un 10 ou un 2, ou ramassez-le")
    game.by("btn-pickup").click()
    expect_moves(game, stage, "pickup")
    stage.set(**view_of(moves=["pickup"]))
    expect(game.by("hint")).to_have_text("Rien ne va\u00a0: ramassez le tas.")
    press(game, "t")
    expect_moves(game, stage, "pickup", "pickup")
