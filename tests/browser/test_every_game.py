"""Every game of the eights, played through on the page: whatever a card asks for is answered where the page asks it.

The cousins are played through beside the tests of their own tables.
"""

from collections.abc import Iterable

import pytest
from playwright.sync_api import TimeoutError, expect

import huit
from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, PATIENCE_MS, Game, packed
from tests.cases import as_case

CALM = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MOST_LOOKS = 250
"""So often the page is looked at, 20 ms apart, before we believe that it asks nothing."""
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
ASK_MOST = ("minimale", "variante-1", "les-ulis", "deux-jeux", "le-8", "huit-cochon")
"""Between them they open every window."""


BY_HAND = 7
"""Answers, in the short run, before the round plays itself until few cards are left."""


@pytest.mark.parametrize(
    ("name", "by_hand"),
    [*((name, BY_HAND) for name in ASK_MOST), *(as_case((name, MOST_STEPS), is_long=True) for name in EIGHTS)],
)
def test_a_round_is_played_through(sit: Sit, name: str, by_hand: int):
    game = sit(**CALM, **PHONE) if len(name) % 2 else sit(**CALM)
    game.open_room(rules=name, seats=SEATS.get(name, 3), options=OPTIONS.get(name, {}))
    for step in range(MOST_STEPS):
        if game.is_over():
            break
        if step == by_hand:
            hurry_on(game, cards=2)
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


@pytest.mark.long(short="test_a_round_is_played_through")
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
        unseen -= {window for window in unseen if game.by(window).is_visible()}
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


def answer(game: Game, *, first: Iterable[str] = ()) -> None:
    """Wait until the page asks something, and answer it: the window on top, else a card, if possible of the ranks *first*."""
    seq = game.by("room").get_attribute("data-seq")
    for _ in range(MOST_LOOKS):
        if game.is_over() or was_answered(game, first):
            break
        game.page.wait_for_timeout(20)
    else:
        assert game.by("room").get_attribute("data-seq") != seq or not open_window(game), "no answer is known to a window"
    for _ in range(MOST_LOOKS * 12):
        if game.is_over() or open_window(game) or game.by("room").get_attribute("data-seq") != seq:
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


WINDOWS = ("first-deal", "give", "trade", "hit", "ranks", "fan", "stand-in", "suit-picker")


def open_window(game: Game) -> bool:
    """Tell whether a window waits for an answer."""
    return any(game.by(window).is_visible() for window in WINDOWS)


def press_what_is_asked(game: Game, first: Iterable[str]) -> bool:
    """Answer the window that is open, else play, draw or pass; tell whether anything could be done."""
    if game.by("first-deal").is_visible():
        if game.can("btn-cut") and game.by("cut-at").is_visible():
            game.by("btn-cut").click()
        game.by("btn-deal").click()
    elif game.by("give").is_visible():
        wanted = game.by_kind("give-").and_(game.page.locator("[aria-pressed]"))
        for place in range(min(2, wanted.count())):
            wanted.nth(place).click()
        game.by_kind("give-to-").first.click()
    elif game.by("trade").is_visible():
        game.by_kind("trade-with-").first.click()
    elif game.by("hit").is_visible():
        game.by_kind("hit-").first.click()
    elif game.by("ranks").is_visible():
        game.by_kind("rank-").first.click()
    elif game.by("fan").is_visible():
        game.by("back-0").click()
    elif game.by("stand-in").is_visible():
        game.by_kind("stands-").first.click()
    elif game.by("suit-picker").is_visible():
        game.by_kind("suit-").and_(game.page.locator("button")).first.click()
    elif game.can("btn-declare"):
        game.by("btn-declare").click()
    elif game.can("btn-doubt"):
        game.by("btn-doubt").click()
    elif game.playable.count():
        wished = game.playable.and_(game.page.locator(",".join(f'[data-testid^="card-{rank}"]' for rank in first) or ":not(*)"))
        game.click_card((wished if wished.count() else game.playable).first)
    elif game.can("btn-draw"):
        # Pressed while the page draws on, it only stops that: the next look draws.
        stops = "Ne plus" in game.by("btn-draw").inner_text()
        game.by("btn-draw").click()
        return not stops
    elif game.can("btn-pass"):
        game.by("btn-pass").click()
    else:
        return False
    return True
