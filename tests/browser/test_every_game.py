"""Every game of the eights, played through on the page: whatever a card asks for is answered where the page asks it.

The cousins are played through beside the tests of their own tables.
"""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

import huit
from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, PATIENCE_MS, Game, packed

CALM = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MOST_LOOKS = 250
"""So often the page is looked at, 20 ms apart, before we believe that it asks nothing."""
BY_HAND = 40
"""Answers after which a long round plays itself until I have few cards."""
FEW = 2
OPTIONS = {
    "variante-6": {"joker-pioche-quatre": True},
    "huit-cochon": {"sept-dans-la-main": True, "trois-dames": True},
    "jeu-de-couleurs": {"sept-et-dix": True, "powers": {"9": {"trades": True}, "5": {"passes_on": True}}},
    # From the 8 on it is as many rounds in one.
    "crazy-eights-countdown": {"hand": 3, "countdown": 3},
}
# « La pioche au choix » makes rounds of Les Huit long; three players are enough to see all of the others.
SEATS = {"huit-hollywood": 2, "le-8": 2}


EIGHTS = [name for name in huit.rule_names() if huit.load_rules(name).family == "shedding"]


@pytest.mark.long(short="test_play.py::test_a_round_from_the_start_screen_to_the_next_by_mouse")
@pytest.mark.parametrize("name", EIGHTS)
def test_a_round_is_played_through(sit: Sit, name: str):
    game = sit(**CALM, **PHONE) if len(name) % 2 else sit(**CALM)
    game.open_room(rules=name, seats=SEATS.get(name, 3), options=OPTIONS.get(name, {}))
    for step in range(MOST_STEPS):
        if step == BY_HAND:
            hurry_on(game, cards=FEW)
        if game.is_over():
            break
        answer(game)
    expect(game.by("round-over")).to_be_visible()
    expect(game.by("result-0")).to_be_visible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


EACH_ASKS = {
    "2 3": {"draw": 2, "hits_chosen": True},
    "4 5": {"trades": True},
    "6 7": {"passes_on": True},
    "8 9": {"names_rank": True},
    "T J": {"skips": 1, "skip_answered_by": ["T", "J"]},
    "joker": {"wild": True, "draw": 4, "names_suit": True, "doubt_costs": 2},
}
"""Rules of one's own: nearly every card asks for something."""
MANY_ALIKE = {"A 3 4 5 6 7 9 J Q K": {"plays_set": True}, "joker": {"wild": True}}
ASKED = {"hit": "23", "trade": "45", "give": "67", "ranks": "89"}
"""A window, and the ranks that open it."""


@pytest.mark.long(short="test_play.py::test_a_round_from_the_start_screen_to_the_next_by_mouse")
def test_rules_of_ones_own_ask_for_what_their_cards_do(sit: Sit):
    """By a link, on a phone: a card whose window has not been seen yet is played first."""
    game = sit(own=True, **CALM, **PHONE)
    game.hurry_computers()
    for powers in (MANY_ALIKE, EACH_ASKS):
        told = {"v": 1, "r": "rien", "o": {"jokers": True, "powers": powers}, "t": ""}
        game.page.goto(f"{game.address}/rules#{packed(told)}")
        expect(game.by("own-sheet")).to_be_visible()
        game.assert_no_sideways_scroll()
    game.by("own-play").click()
    game.page.locator("label", has=game.by("own-seats-3")).click()
    game.by("own-begin").click()
    unseen = set(ASKED)
    for _ in range(MOST_STEPS):
        unseen -= set(look(game)["windows"])
        if not unseen:
            break
        if game.is_over():
            game.by("btn-next-round").click()
            expect(game.by("round-over")).to_be_hidden()
        answer(game, first=[rank for window in unseen for rank in ASKED[window]])
    assert not unseen
    hurry_on(game)
    expect(game.by("round-over")).to_be_visible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


WINDOWS = ("first-deal", "give", "trade", "hit", "ranks", "fan", "stand-in", "suit-picker")
LOOK = """(windows) => {
  const all = (hook) => [...document.querySelectorAll(`[data-testid="${hook}"]`)];
  const seen = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0;
  const can = (hook) => all(hook).some((part) => seen(part) && !part.disabled && part.ariaDisabled !== 'true');
  return {
    seq: all('room')[0]?.dataset.seq ?? null,
    over: all('round-over').some(seen),
    windows: windows.filter((window) => all(window).some(seen)),
    presses: ['btn-declare', 'btn-doubt', 'btn-draw', 'btn-pass'].filter(can),
    playable: document.querySelectorAll('[data-testid="hand"] [data-testid^="card-"][data-playable="true"]').length > 0,
  };
}"""
"""All that the page may ask, at one moment."""


def look(game: Game) -> dict[str, Any]:
    return game.page.evaluate(LOOK, WINDOWS)


def answer(game: Game, *, first: Iterable[str] = ()) -> None:
    """Wait until the page asks something, and answer it: the window on top, else a card, if possible of the ranks *first*."""
    before = look(game)
    for _ in range(MOST_LOOKS):
        if look(game)["over"] or was_answered(game, first):
            break
        game.page.wait_for_timeout(20)
    else:
        seen = look(game)
        assert seen["seq"] != before["seq"] or not seen["windows"], "no answer is known to a window"
    for _ in range(MOST_LOOKS * 12):
        seen = look(game)
        if seen["over"] or seen["windows"] or seen["seq"] != before["seq"]:
            return
        game.page.wait_for_timeout(20)
    raise AssertionError("for a minute nothing is asked, and nothing happens")


def was_answered(game: Game, first: Iterable[str]) -> bool:
    """Answer; False too where what was asked is asked no longer, for the round goes on by itself meanwhile."""
    game.page.set_default_timeout(800)
    try:
        return press_what_is_asked(game, first)
    except TimeoutError:
        return False
    finally:
        game.page.set_default_timeout(PATIENCE_MS)


def press_what_is_asked(game: Game, first: Iterable[str]) -> bool:
    """Answer the window that is open, else play, draw or pass; tell whether anything could be done."""
    seen = look(game)
    if seen["windows"]:
        answer_window(game, seen["windows"][0])
    elif "btn-declare" in seen["presses"]:
        game.by("btn-declare").click()
    elif "btn-doubt" in seen["presses"]:
        game.by("btn-doubt").click()
    elif seen["playable"]:
        wished = game.playable.and_(game.page.locator(",".join(f'[data-testid^="card-{rank}"]' for rank in first) or ":not(*)"))
        game.click_card((wished if wished.count() else game.playable).first)
    elif "btn-draw" in seen["presses"]:
        # Pressed while the page draws on, it only stops that: the next look draws.
        stops = "Ne plus" in game.by("btn-draw").inner_text()
        game.by("btn-draw").click()
        return not stops
    elif "btn-pass" in seen["presses"]:
        game.by("btn-pass").click()
    else:
        return False
    return True


def answer_window(game: Game, window: str) -> None:
    """Press what the *window* offers first."""
    if window == "first-deal":
        if game.can("btn-cut") and game.by("cut-at").is_visible():
            game.by("btn-cut").click()
        game.by("btn-deal").click()
    elif window == "give":
        wanted = game.by_kind("give-").and_(game.page.locator("[aria-pressed]"))
        for place in range(min(2, wanted.count())):
            wanted.nth(place).click()
        game.by_kind("give-to-").first.click()
    elif window == "trade":
        game.by_kind("trade-with-").first.click()
    elif window == "hit":
        game.by_kind("hit-").first.click()
    elif window == "ranks":
        game.by_kind("rank-").first.click()
    elif window == "fan":
        game.by("back-0").click()
    elif window == "stand-in":
        game.by_kind("stands-").first.click()
    else:
        game.by_kind("suit-").and_(game.page.locator("button")).first.click()
