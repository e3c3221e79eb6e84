"""Every game of the eights, played through on the page: whatever a card asks for is answered where the page asks it.

The cousins are played through beside the tests of their own tables.
"""

import pytest
from playwright.sync_api import TimeoutError, expect

import huit
from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, PATIENCE_MS, Game
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


def answer(game: Game) -> None:
    """Wait until the page asks something, and answer it: the window that lies on top first."""
    seq = game.by("room").get_attribute("data-seq")
    for _ in range(MOST_LOOKS):
        if game.is_over() or was_answered(game):
            break
        game.page.wait_for_timeout(20)
    for _ in range(MOST_LOOKS):
        if game.is_over() or open_window(game) or game.by("room").get_attribute("data-seq") != seq:
            return
        game.page.wait_for_timeout(20)


def was_answered(game: Game) -> bool:
    """Answer; False too where what was asked is asked no longer, for the round goes on by itself meanwhile."""
    game.page.set_default_timeout(800)
    try:
        return press_what_is_asked(game)
    except TimeoutError:
        return False
    finally:
        game.page.set_default_timeout(PATIENCE_MS)


def open_window(game: Game) -> bool:
    """Tell whether a window waits for an answer."""
    return any(game.by(window).is_visible() for window in ("first-deal", "give", "trade", "fan", "stand-in", "suit-picker"))


def press_what_is_asked(game: Game) -> bool:
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
    elif game.by("fan").is_visible():
        game.by("back-0").click()
    elif game.by("stand-in").is_visible():
        game.by_kind("stands-").first.click()
    elif game.by("suit-picker").is_visible():
        game.by_kind("suit-").and_(game.page.locator("button")).first.click()
    elif game.can("btn-declare"):
        game.by("btn-declare").click()
    elif game.playable.count():
        game.click_card(game.playable.first)
    elif game.can("btn-draw"):
        game.by("btn-draw").click()
    elif game.can("btn-pass"):
        game.by("btn-pass").click()
    else:
        return False
    return True
