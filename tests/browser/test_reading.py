"""The page can be read by everybody: languages, small screens, screen readers, light and dark."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finished_round
from tests.browser.game import Game
from tests.cases import mostly_long

PHONE = {"width": 360, "height": 740}
# Hands that chance seldom deals; the wild card is there for the choice of a suit.
TWENTY = ["2c", "3c", "4c", "5c", "6c", "9c", "2d", "3d", "4d", "8d", "Kd", "2h", "3h", "5h", "7h", "2s", "4s", "6s", "Qs", "As"]
SCENE = {
    "hand": TWENTY,
    "turn": 0,
    "top": "9h",
    "suit": "h",
    "named": False,
    "debt": 0,
    "over": False,
    "result": None,
    "moves": ["2h", "3h", "5h", "7h", "9c", "8d=c", "8d=d", "8d=h", "8d=s"],
    "why": {
        face: {"code": "match", "suit": "h", "rank": "9", "wild": ["8"]}
        for face in TWENTY
        if face[1] != "h" and face not in ("9c", "8d")
    },
}
ATTACK = {
    **SCENE,
    "top": "2d",
    "suit": "d",
    "debt": 4,
    "moves": ["2h", "2c", "draw"],
    "why": {face: {"code": "debt", "debt": 4, "top": "2d", "answers": ["2"]} for face in TWENTY if face not in ("2h", "2c")},
}
SCHEMES = ["light", "dark"]
IS_ON_TOP = """(bubble) => {
  const { left, top, width, height } = bubble.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => bubble === document.elementFromPoint(left + part * width, top + height / 2));
}"""
TOO_WIDE = (
    "(box) => [...box.querySelectorAll('.button')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
)


def assert_accessible_in_both(game: Game) -> None:
    """axe finds nothing to say of what stands there, in a light theme and in a dark one."""
    for scheme in ("light", "dark"):
        game.page.emulate_media(color_scheme=scheme)
        game.assert_accessible()


@pytest.mark.long(short="test_choosing.py::test_what_plays_and_the_chosen_game_are_in_view_at_once")
def test_axe_finds_nothing_on_the_start_screen(sit: Sit):
    game = sit(own=True)
    game.open_start()
    assert_accessible_in_both(game)
    game.assert_no_complaint()


@pytest.mark.parametrize("scheme", mostly_long(SCHEMES, every=2))
def test_axe_finds_nothing_round_a_hand_and_in_the_dialogs(sit: Sit, scheme: str):
    game = sit(own=True, color_scheme=scheme)
    game.rewrite_views(**SCENE)
    game.open_room(seats=5)
    game.assert_accessible()
    for opener in ("settings-open", "help-open"):
        game.by(opener).click()
        expect(game.page.get_by_role("dialog")).to_be_visible()
        game.assert_accessible()
        game.page.keyboard.press("Escape")
        expect(game.page.get_by_role("dialog")).to_be_hidden()
    game.click_card(game.by("card-8d"))
    expect(game.by("suit-h")).to_be_visible()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_axe_finds_nothing_at_the_end_of_a_round(sit: Sit):
    game = sit(own=True, locale="en-GB")
    hands = [["9h"], [], ["Kd", "2c"]]
    result = {"reason": "out", "winners": [1], "points": [9, 0, 30], "hands": hands}
    ended = {"over": True, "turn": None, "moves": [], "why": {}, "hand": ["9h"], "counts": [1, 0, 2], "result": result}
    game.rewrite_views(**ended, totals=[9, 0, 30], wins=[0, 1, 0])
    game.open_room(seats=3)
    expect(game.by("round-over")).to_be_visible()
    expect(game.by("round-over")).to_contain_text("30")
    assert_accessible_in_both(game)
    game.page.set_viewport_size({"width": 360, "height": 640})
    expect(game.by("btn-watch-again")).to_be_visible()
    assert game.by("round-over").evaluate(TOO_WIDE) == []
    game.assert_no_complaint()


@pytest.mark.long(short="test_axe_finds_nothing_round_a_hand_and_in_the_dialogs")
def test_axe_finds_nothing_under_an_attack(sit: Sit):
    game = sit(own=True)
    game.rewrite_views(**ATTACK)
    game.open_room(rules="minimale")
    expect(game.by("debt")).to_contain_text("4")
    assert_accessible_in_both(game)


def test_twenty_cards_are_held_on_a_phone_without_scrolling_sideways(sit: Sit):
    game = sit(own=True, viewport=PHONE, has_touch=True, is_mobile=True)
    game.open_start()
    game.assert_no_sideways_scroll()
    game.rewrite_views(**SCENE)
    game.open_room(seats=8)
    expect(game.cards).to_have_count(20)
    game.assert_no_sideways_scroll()
    for card in game.cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= -1
        # Enough of each to read it and to put a finger on it.
        assert box["x"] + min(box["width"], 20) <= PHONE["width"] + 1
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_heard.py::test_a_round_of_the_eights_is_heard")
def test_a_card_that_cannot_be_played_says_why(sit: Sit):
    game = sit(own=True)
    game.rewrite_views(**SCENE)
    game.open_room()
    expect(game.by("card-2c")).to_have_attribute("data-playable", "false")
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_contain_text("cœur")
    game.assert_no_complaint()


@pytest.mark.long(short="test_heard.py::test_a_round_of_the_eights_is_heard")
def test_under_an_attack_a_card_says_what_would_answer(sit: Sit):
    game = sit(own=True)
    game.rewrite_views(**ATTACK)
    game.open_room(rules="minimale")
    for width, height in [(1280, 800), (844, 390), (390, 844), (360, 640)]:
        game.page.set_viewport_size({"width": width, "height": height})
        game.click_card(game.by("card-8d"))
        expect(game.by("why")).to_contain_text("2")
        expect(game.by("why")).to_be_visible()
        game.by("why").scroll_into_view_if_needed()
        assert game.by("why").evaluate(IS_ON_TOP), f"something lies over it at {width} × {height}"
    # On a phone the log shows whole lines, and no half of another one.
    assert game.by("log").evaluate("(log) => log.clientHeight % parseFloat(getComputedStyle(log.children[0]).lineHeight)") == 0


LONGEST = [
    {"kind": "dealt", "seat": 2, "first": 0, "count": 8},
    {"kind": "starter", "card": "5d"},
    {"kind": "attacked", "seat": 1, "debt": 12},
]
NEWEST_IS_WHOLE = """(log) => {
  const [box, newest] = [log, log.lastElementChild].map((each) => each.getBoundingClientRect());
  return newest.top >= box.top - 1 && newest.bottom <= box.bottom + 1;
}"""
NO_END_ALONE = """(log) => [...log.children].every((line) => {
  const [{ top }, box] = [log, line].map((each) => each.getBoundingClientRect());
  return box.bottom <= top + 1 || box.top >= top - 1 || getComputedStyle(line).opacity === '0';
})"""
"""Whether no line shows whose beginning has no room."""


@pytest.mark.long(short="test_twenty_cards_are_held_on_a_phone_without_scrolling_sideways")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_newest_sentence_is_whole_on_a_narrow_phone(sit: Sit, language: str):
    game = sit(own=True, viewport={"width": 360, "height": 640}, locale=language)
    scene = game.sit_at(names=["Anne", "Maximilien-Alexandre", "Anne-Marguerite-Élo"])
    for width in (360, 320):
        game.page.set_viewport_size({"width": width, "height": 640})
        scene.show(log=LONGEST)
        game.wait_until(lambda: bool(game.by("log").evaluate(NEWEST_IS_WHOLE)), lambda: game.by("log").inner_text())
        scene.show(log=LONGEST[:2] * 3)
        game.wait_until(lambda: bool(game.by("log").evaluate(NO_END_ALONE)), lambda: game.by("log").inner_text())
        game.assert_no_sideways_scroll()
    # On its side the strip is a narrow column, under the top bar.
    game.page.set_viewport_size({"width": 640, "height": 360})
    for card in ("Jd", "Qc", "Ad"):
        scene.show(log=[{"kind": "starter", "card": card}])
        game.wait_until(lambda: bool(game.by("log").evaluate(NEWEST_IS_WHOLE)), lambda: game.by("log").inner_text())
        expect(game.by("log")).to_be_in_viewport(ratio=0.99)
    game.assert_no_complaint()


@pytest.mark.long(short="test_layout.py::test_everything_is_in_reach_at_every_size")
@pytest.mark.parametrize(("width", "height"), [(640, 360), (844, 390)])
def test_on_a_phone_on_its_side_discard_hand_and_buttons_are_seen_at_once(sit: Sit, width: int, height: int):
    game = sit(own=True, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    parts: dict[str, tuple[str, ...]] = {
        "minimale": ("btn-draw", "discard-top"),
        "trois-cinq-huit": ("btn-last-trick", "btn-sheet"),
        "danish": ("slots", "discard"),
    }
    for rules, seen in parts.items():
        game.open_room(rules=rules, options={"hand": 5} if rules == "minimale" else {})
        for part in (game.cards.last, game.by("log"), *map(game.by, seen)):
            expect(part).to_be_in_viewport(ratio=0.99)
        assert game.page.evaluate("document.documentElement.scrollHeight") <= height, rules
        game.assert_no_sideways_scroll()
    game.page.goto(f"{game.address}/revoir/{finished_round(game, rules='minimale')}")
    for part in (game.cards.last, game.by("discard-top"), game.by("replay-next")):
        expect(part).to_be_in_viewport(ratio=0.99)
    game.assert_no_complaint()


@pytest.mark.long(short="test_settings.py::test_one_press_changes_the_language_and_it_stays_changed")
def test_the_page_speaks_french_to_start_with(sit: Sit):
    game = sit(locale="de-DE")
    game.open_start()
    expect(game.page.locator("html")).to_have_attribute("lang", "fr")
    expect(game.by("start-play")).to_contain_text("Jouer")


@pytest.mark.long(short="test_languages.py::test_a_screen_is_wholly_in_one_language")
def test_the_page_speaks_english_to_an_english_browser(sit: Sit):
    game = sit(own=True, locale="en-GB")
    game.open_start()
    expect(game.page.locator("html")).to_have_attribute("lang", "en")
    expect(game.by("start-play")).to_contain_text("Play")
    game.rewrite_views(**SCENE)
    game.open_room()
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_contain_text("heart")
    game.assert_no_complaint()


@pytest.mark.long(short="test_heard.py::test_a_round_of_the_eights_is_heard")
def test_a_screen_reader_hears_what_happens(sit: Sit):
    game = sit()
    game.open_room()
    expect(game.by("live")).to_have_attribute("aria-live", "polite")
    game.wait_for_me()
    expect(game.by("live")).not_to_be_empty()


@pytest.mark.long(short="test_axe_finds_nothing_round_a_hand_and_in_the_dialogs")
def test_motion_rests_for_those_who_ask(sit: Sit):
    game = sit(reduced_motion="reduce")
    game.open_room()
    game.wait_for_me()
    moving = game.page.locator("body").evaluate(
        "() => document.getAnimations().filter(a => Number(a.effect.getComputedTiming().activeDuration) > 50).length"
    )
    assert moving == 0
    game.assert_no_complaint()
