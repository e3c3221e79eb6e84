"""Whole rounds and matches of 3-5-8 against the computer: by mouse, by touch and by keyboard."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, Game
from tests.browser.tricks_table import PHONE

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
WHOLE = 16
"""Cards of a hand."""


@pytest.mark.parametrize(
    ("wishes", "by_hand"),
    [
        (CALM, [3]),
        pytest.param({}, [WHOLE], marks=pytest.mark.long),
        # In one of three rounds I announce.
        pytest.param(PHONE, [3, 3, 3], marks=pytest.mark.long),
    ],
    ids=["calm", "desktop-whole", "phone"],
)
def test_the_deal_goes_round_by_mouse_or_touch(sit: Sit, wishes: dict[str, Any], by_hand: list[int]):
    game = sit(**wishes)
    open_match(game)
    seen: set[str] = set()
    for number, cards in enumerate(by_hand, start=1):
        play_round(game, act_by_mouse, by_hand=cards, seen=seen)
        expect(game.by("rounds-played")).to_have_text(f"{number} {'manche' if number == 1 else 'manches'} sur 18.")
        assert sum(points_of(game)) == 0
        game.assert_no_sideways_scroll()
        game.by("btn-next-round").click()
        expect(game.by("round-over")).to_be_hidden()
    assert ({"kind", "discard", "play"} if len(by_hand) == 3 else {"play"}) <= seen
    expect(game.by("log")).to_contain_text("16\u00a0cartes à chacun")
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_deal_goes_round_by_mouse_or_touch")
def test_a_round_is_played_by_keyboard(sit: Sit):
    game = sit()
    open_match(game)
    play_round(game, act_by_keyboard, by_hand=WHOLE, seen=set())
    assert sum(points_of(game)) == 0
    tab_to(game, "btn-next-round")
    game.page.keyboard.press("Enter")
    expect(game.by("round-over")).to_be_hidden()
    expect(game.page.get_by_text("Manche 2")).to_be_visible()
    # The others may have given me some already.
    expect(game.cards.nth(15)).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_deal_goes_round_by_mouse_or_touch")
def test_it_is_begun_from_the_start_screen(sit: Sit):
    game = sit()
    game.hurry_computers()
    game.open_start()
    game.by("start-rules-trois-cinq-huit").check()
    expect(game.by_kind("start-seats-")).to_have_count(1)
    game.by("start-match-trois-cinq-huit").check()
    expect(game.by("start-target")).to_have_count(0)
    game.assert_accessible()
    game.by("start-play").click()
    expect(game.by("room")).to_have_attribute("data-phase", re.compile("kind|exchange|discard|play"))
    game.page.keyboard.press("r")
    expect(game.by("rule-sheet-text")).to_contain_text("Six sortes de manche")
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_deal_goes_round_by_mouse_or_touch")
def test_a_short_match_is_played_to_its_end(sit: Sit):
    """Six rounds, each begun and ended by hand; then another match begins with an empty sheet."""
    game = sit(**CALM)
    seen: set[str] = set()
    room = make_match(game, plan="trois-cinq-huit-court", options={"partie-courte": True})
    game.page.goto(f"{game.address}/jeu/{room}")
    for number in range(6):
        if number:
            game.by("btn-next-round").click()
            expect(game.by("round-over")).to_be_hidden()
        play_round(game, act_by_mouse, by_hand=2, seen=seen)
    expect(game.by("match-over")).to_be_visible()
    expect(game.by("btn-next-round")).to_have_count(0)
    game.by("btn-new-match").click()
    expect(game.by("round-over")).to_be_hidden()
    expect(game.by("room")).to_have_attribute("data-phase", re.compile("kind|discard|play"))
    game.assert_no_complaint()


def open_match(game: Game) -> None:
    """Make a room for a match, and go there."""
    game.page.goto(f"{game.address}/jeu/{make_match(game)}")
    expect(game.by("hand")).to_be_visible()


def make_match(game: Game, plan: str = "trois-cinq-huit", options: dict[str, bool] | None = None) -> str:
    """Make a room for a match of 3-5-8 against computers that answer at once, and return its name."""
    return game.make_room(rules="trois-cinq-huit", seats=3, options=options or {}, match={"plan": plan, "target": None})


def play_round(game: Game, act: Callable[[Game, str], None], *, by_hand: int, seen: set[str]) -> None:
    """Do whatever is asked of me until the round is over, and look closely at a phase that was not *seen* yet.

    So many cards are played *by_hand* at the beginning and as many at the end; those between play themselves.
    """
    played = 0
    mine = game.by("turn").and_(game.page.locator('[data-seat="0"]'))
    for _ in range(MOST_STEPS):
        expect(mine.or_(game.by("round-over")).first).to_be_visible()
        if game.is_over():
            return
        phase = game.by("room").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            game.assert_accessible()
        with game.answer_shown():
            act(game, phase)
        played += phase == "play"
        if played == by_hand:
            hurry_on(game, cards=by_hand)
    raise AssertionError(f"not done in {MOST_STEPS} steps")


def act_by_mouse(game: Game, phase: str) -> None:
    """Answer what is asked in this *phase*, by click or by touch."""
    if phase == "kind":
        game.page.locator('[data-testid^="choose-"]:enabled').first.click()
    elif phase == "exchange":
        before, whom = game.seq(), game.page.locator('[data-testid^="give-to-"][aria-disabled="false"]')
        game.click_card(game.playable.first)
        if game.is_asked(whom, before):
            whom.first.click()
    elif phase == "return":
        game.by("btn-return").click()
    elif phase == "discard":
        for face in game.hand()[:4]:
            game.click_card(game.by(f"card-{face}"))
        game.by("btn-discard").click()
    else:
        game.click_card(game.playable.first)


def act_by_keyboard(game: Game, phase: str) -> None:
    """Answer what is asked in this *phase*, by keyboard alone."""
    press = game.page.keyboard.press
    if phase == "kind":
        tab_to(game, "choose-")
        press("Enter")
    elif phase == "discard":
        tab_to(game, "card-")
        press("Home")
        for _ in range(4):
            press("Enter")
            press("ArrowRight")
        press("f")
    elif phase == "play":
        tab_to(game, "card-")
        press("Home")
        while game.focused.get_attribute("data-playable") != "true":
            press("ArrowRight")
        press("Enter")
    else:
        # Gives a card back, or gives no more.
        press("f")


def tab_to(game: Game, hook: str) -> None:
    """Go on with Tab until the focus is on what carries a hook beginning so."""
    for _ in range(60):
        if game.page.locator(f'[data-testid^="{hook}"]:focus').count():
            return
        game.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {hook}")


def points_of(game: Game) -> list[int]:
    """Return the points of the round as its end shows them."""
    told = (game.by(f"result-{seat}").locator(".points").first.inner_text() for seat in range(3))
    return [int(points.replace("\u2212", "-")) for points in told]
