"""Whole rounds and matches of Danish against the computer: by mouse, by touch and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import PHONE, press
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, Game

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
FEW = 5
"""Answers by hand, before and after a round plays itself."""


@pytest.mark.parametrize(
    ("page", "by_hand"),
    [
        (CALM, FEW),
        pytest.param({}, MOST_STEPS, marks=pytest.mark.long),
        pytest.param(PHONE | CALM, MOST_STEPS, marks=pytest.mark.long),
    ],
    ids=["calm", "desktop-whole", "phone-calm-whole"],
)
def test_a_round_is_played_by_mouse_or_touch(sit: Sit, page: dict[str, Any], by_hand: int):
    game = sit(**page)
    open_match(game)
    play_round(game, lay_by_mouse, by_mouse, by_hand=by_hand, seen=set())
    expect(game.by("round-over").get_by_role("table").first).to_be_visible()
    game.assert_accessible()
    game.by("btn-next-round").click()
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_round_is_played_by_mouse_or_touch")
@pytest.mark.parametrize(("page", "by_hand"), [({}, MOST_STEPS), (PHONE, FEW)], ids=["desktop-whole", "phone"])
def test_a_round_is_played_by_keyboard(sit: Sit, page: dict[str, Any], by_hand: int):
    game = sit(**page)
    open_match(game)
    play_round(game, lay_by_keyboard, by_keyboard, by_hand=by_hand, seen=set())
    expect(game.focused).to_have_attribute("data-testid", "btn-next-round")
    press(game, "Enter")
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_round_is_played_by_mouse_or_touch")
def test_it_is_begun_from_the_start_screen(sit: Sit):
    game = sit()
    game.hurry_computers()
    game.open_start()
    game.by("start-rules-danish").check()
    game.by("start-seats-10").check()
    game.by("start-play").click()
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.page.keyboard.press("r")
    expect(game.by("rule-sheet-text")).to_contain_text("Envoie le tas au joueur de son choix")
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_round_is_played_by_mouse_or_touch")
def test_a_match_is_played_to_its_end(sit: Sit):
    game = sit(**CALM)
    open_match(game, target=2)
    # Three players, a point a round: somebody has two after four rounds at most.
    seen: set[str] = set()
    for _ in range(4):
        play_round(game, lay_by_mouse, by_mouse, by_hand=0, seen=seen)
        expect(game.by("match-over").or_(game.by("btn-next-round")).first).to_be_visible()
        if game.by("match-over").is_visible():
            break
        game.by("btn-next-round").click()
        expect(game.by("round-over")).to_be_hidden()
        expect(game.by("room")).to_have_attribute("data-phase", "swap")
        game.assert_no_sideways_scroll()
    expect(game.by("match-over")).to_be_visible()
    game.by("btn-new-match").click()
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_complaint()


def open_match(game: Game, target: int = 5) -> None:
    """Make a room for a match of Danish against computers that answer at once, and go there."""
    room = game.make_room(rules="danish", seats=3, match={"plan": "danish", "target": target})
    game.page.goto(f"{game.address}/jeu/{room}")
    expect(game.by("hand")).to_be_visible()


def play_round(
    game: Game, lay: Callable[[Game], None], do: Callable[[Game, str, str], None], *, by_hand: int, seen: set[str]
) -> None:
    """Do whatever is asked of me until the round is over, and look closely at a phase that was not *seen* yet.

    After so many answers *by_hand* the round plays itself until my hand is all but empty.
    """
    mine = game.by("turn").and_(game.page.locator('[data-seat="0"]'))
    for step in range(MOST_STEPS):
        if step == by_hand:
            hurry_on(game, cards=1)
        expect(mine.or_(game.by("round-over")).first).to_be_visible()
        if game.is_over() or game.can("btn-result"):
            expect(game.by("round-over")).to_be_visible()
            return
        phase = game.by("room").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            game.assert_accessible()
        with game.answer_shown():
            if phase == "swap":
                do(game, "btn-pass", "f")
            elif phase == "target":
                do(game, "send-to-", "Enter")
            elif game.playable.count():
                lay(game)
            elif game.by_kind("flip-").count():
                do(game, "flip-", "Enter")
            else:
                do(game, "btn-pickup", "t")
    raise AssertionError(f"not done in {MOST_STEPS} steps")


def by_mouse(game: Game, hook: str, _: str) -> None:
    game.by_kind(hook).first.click()


def by_keyboard(game: Game, hook: str, key: str) -> None:
    if key == "Enter":
        tab_to(game, hook)
    press(game, key)


def to_lay(game: Game) -> list[Locator]:
    """Return all cards of the first rank that can be laid."""
    rank = (game.playable.first.get_attribute("data-key") or "")[:1]
    return game.page.locator(f'[data-playable="true"][data-key^="{rank}"]').all()


def lay_by_mouse(game: Game) -> None:
    cards, before = to_lay(game), game.seq()
    for card in cards:
        game.click_card(card)
    if len(cards) > 1 and not game.by_kind("send-to-").count():
        game.by("btn-lay").click()
    elif game.is_asked(game.by_kind("send-to-"), before):
        game.by_kind("send-to-").first.click()


def lay_by_keyboard(game: Game) -> None:
    keys, before = [card.get_attribute("data-key") for card in to_lay(game)], game.seq()
    tab_to(game, "card-")
    press(game, "Home")
    while game.focused.get_attribute("data-key") != keys[0]:
        press(game, "ArrowRight")
    press(game, "Space")
    for _ in keys[1:]:
        # From the names, where an ace alone would lead, there is a way back.
        tab_to(game, "card-")
        press(game, "ArrowRight", "Space")
    if len(keys) > 1:
        press(game, "p")
    if game.is_asked(game.by_kind("send-to-"), before):
        tab_to(game, "send-to-")
        press(game, "Enter")


def tab_to(game: Game, hook: str) -> None:
    """Go on with Tab until the focus is on what carries a hook beginning so."""
    for _ in range(60):
        if game.page.locator(f'[data-testid^="{hook}"]:focus').count():
            return
        press(game, "Tab")
    raise AssertionError(f"Tab does not lead to {hook}")
