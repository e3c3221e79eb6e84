"""A person plays whole rounds: by mouse, and without one."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import MOST_STEPS, Game

QUICK_MS = 1500


def test_a_round_from_the_start_screen_to_the_next_by_mouse(sit: Sit):
    game = sit(reduced_motion="reduce")
    game.open_start()
    game.hurry_computers()
    game.by("start-rules-monclar").check()
    game.by("start-seats-3").check()
    game.by("start-play").click()
    expect(game.by("hand")).to_be_visible()
    expect(game.by("turn")).to_be_visible()
    expect(game.by("stock")).to_be_visible()
    expect(game.by("suit-in-force")).to_be_visible()
    expect(game.by_kind("opponent-")).to_have_count(2)
    _play_on(game, _act_by_mouse)
    expect(game.by("log")).to_contain_text("joue")
    game.by("btn-next-round").click()
    expect(game.by("round-over")).to_be_hidden()
    expect(game.cards).to_have_count(8)
    game.assert_no_complaint()


def test_a_round_from_the_start_screen_to_the_next_by_keyboard(sit: Sit):
    game = sit()
    game.open_start()
    game.hurry_computers()
    _tab_to(game, "start-play")
    game.page.keyboard.press("Enter")
    expect(game.by("hand")).to_be_visible()
    _play_on(game, _act_by_keyboard)
    _tab_to(game, "btn-next-round")
    game.page.keyboard.press("Enter")
    expect(game.by("round-over")).to_be_hidden()
    expect(game.cards).to_have_count(8)
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_round_from_the_start_screen_to_the_next_by_keyboard")
def test_the_help_opens_by_its_key_and_closes_by_escape(sit: Sit):
    game = sit()
    game.open_room()
    game.page.keyboard.press("?")
    expect(game.page.get_by_role("dialog")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.page.get_by_role("dialog")).to_be_hidden()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_round_from_the_start_screen_to_the_next_by_mouse")
def test_who_forgot_to_announce_is_caught(sit: Sit):
    game = sit()
    # Every card goes on every card and does nothing more: of two cards, the first one that the computer lays leaves it one.
    idle = {"wild": True, "draw": 0, "answered_by": [], "skips": 0, "plays_again": False, "reverses": False}
    game.open_room(seats=2, forget=1.0, options={"hand": 2, "powers": dict.fromkeys("2345679TJQKA", idle)})
    # It forgets nine times in ten; where it did announce, the round goes on to the next one.
    last_card = game.page.locator('[data-testid="opponent-1"][data-count="1"]').filter(has_not_text=re.compile("Carte\\s!"))
    _play_on(game, _act_by_mouse, until=lambda: last_card.is_visible() and game.can("btn-contre"))
    game.by("btn-contre").click()
    expect(game.by("opponent-1")).to_have_attribute("data-count", "3")
    expect(game.by("log")).to_contain_text("Contre-carte")
    game.assert_no_complaint()


def _play_on(game: Game, act: Callable[[Game], None], *, until: Callable[[], bool] | None = None) -> None:
    """Do whatever is asked of me until the round is over; or, through as many rounds as it takes, *until* something is so."""
    for _ in range(MOST_STEPS):
        game.wait_for_me()
        over = game.is_over()
        if (over and until is None) or (not over and until is not None and until()):
            return
        # What one was about to do may be gone by now: somebody else was quicker.
        with suppress(Late), game.answer_shown():
            if over:
                game.by("btn-next-round").click(timeout=QUICK_MS)
            else:
                act(game)
    raise AssertionError(f"not done in {MOST_STEPS} steps")


def _act_by_mouse(game: Game) -> None:
    suit = game.by("suit-h")
    if suit.is_visible():
        suit.click(timeout=QUICK_MS)
    elif game.playable.count():
        if _should_announce(game):
            game.by("btn-carte").click(timeout=QUICK_MS)
        before = game.seq()
        game.click_card(game.playable.first, patience_ms=QUICK_MS)
        if game.is_asked(suit, before):
            suit.click(timeout=QUICK_MS)
    elif game.can("btn-draw"):
        game.by("btn-draw").click(timeout=QUICK_MS)
    else:
        game.by("btn-pass").click(timeout=QUICK_MS)


def _act_by_keyboard(game: Game) -> None:
    press = game.page.keyboard.press
    # The picker has the focus on one of the suits; with the last card none is named.
    suit = game.by_kind("suit-").and_(game.page.locator("button:focus"))
    if game.playable.count():
        if _should_announce(game):
            press("c")
        before = game.seq()
        if not suit.count():
            _walk_to_a_playable_card(game)
            press("Enter")
        if game.is_asked(suit, before):
            press("ArrowRight")
            press("Enter")
    else:
        # Draws, or passes where only that is left.
        press("p")


def _should_announce(game: Game) -> bool:
    return game.cards.count() == 2 and game.by("btn-carte").get_attribute("aria-pressed", timeout=QUICK_MS) == "false"


def _walk_to_a_playable_card(game: Game) -> None:
    """Go along the hand with the arrows, from wherever the focus is."""
    if not _is_in_hand(game):
        _tab_into_hand(game)
    # From the first card on: the arrows stop at either end.
    game.page.keyboard.press("Home")
    for _ in range(game.cards.count()):
        if game.focused.get_attribute("data-playable", timeout=QUICK_MS) == "true":
            return
        game.page.keyboard.press("ArrowRight")


def _is_in_hand(game: Game) -> bool:
    return game.by("hand").locator(":focus").count() > 0


def _tab_into_hand(game: Game) -> None:
    for _ in range(40):
        if _is_in_hand(game):
            return
        game.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead into the hand")


def _tab_to(game: Game, hook: str) -> None:
    expect(game.by(hook)).to_be_visible()
    for _ in range(60):
        if game.page.locator(f'[data-testid="{hook}"]:focus').count():
            return
        game.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {hook}")
