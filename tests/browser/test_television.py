"""The television: all of it is read from afar and nothing can be pressed; the phones show the hand alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.friends import Friends
from tests.browser.game import Game, whole_view
from tests.browser.set_scenes import scene_of
from tests.browser.table_scenes import MOMENTS, PEOPLE
from tests.browser.television import FAMILIES, PATH, show, unread, wait_for, watched
from tests.browser.test_languages import assert_wholly
from tests.browser.test_layout import not_reached

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768)]
NOT_PRESSED = "Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: Boolean(window.pressed) }) });"
NOT_FILLED = "document.documentElement.requestFullscreen = () => Promise.resolve()"
"""A window that fills the screen cannot be resized by the next test."""
ALONE = "localStorage.setItem('huit.hand-only', '[\"k3v9abcd\"]')"
CHECKED = ("an attack among ten", "before the first deal", "after a round of 10", "danish with 4", "trois-cinq-huit with 3")
OVER: dict[str, Any] = {"over": True, "stage": "between", "turn": None}


def result_of(seats: int) -> dict[str, Any]:
    points = [22, -3, 0, 105, 1, 2, 3, 4, 5, 60]
    return {"reason": "out", "winners": [0], "points": points[:seats], "hands": [[]] * seats, "worth": [], "tallies": []}


def moments() -> dict[str, dict[str, Any]]:
    """Return what a television has to show, by name: every family with few and many, what is before and after a round."""
    shown = {f"{rules} with {seats}": watched(rules, seats) for rules, most in FAMILIES.values() for seats in most}
    attack = {"debt": 12, "named": True, "suit": "d", "top": "8c", "direction": -1}
    shown["an attack among ten"] = watched("minimale", 10, one_card=[3], counts=[3, 7, 12, 1, 7, 7, 30, 7, 7, 7], **attack)
    shown["a suit of two"] = watched("les-huit", 2, named=True, suit="h", log=[{"kind": "attacked", "seat": 1, "debt": 4}])
    shown["before the first deal"] = watched("monclar", 4, stage="lobby", round_no=0, ready=[True, False, False, True])
    for seats in (2, 6, 10):
        feats = [{"seat": seat, "kind": "lucky", "count": 4, "most": True, "card": "Qd"} for seat in range(seats)]
        shown[f"after a round of {seats}"] = watched("minimale", seats, result=result_of(seats), feats=feats, **OVER)
    return shown


def see(game: Game, scene: Any, fields: dict[str, Any]) -> None:
    """Let a television that stands show other *fields*, at rest."""
    scene.view = whole_view(fields) | {"seq": scene.view["seq"]}
    scene.show()
    wait_for(game, scene)
    kept = game.by("ranking") if fields.get("over") else game.by("middle")
    expect(kept).to_be_visible()
    if fields.get("round_no") and not fields.get("over"):
        expect(game.by("stock").or_(game.by("trick")).or_(game.by("chien"))).to_be_visible()


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_is_read_from_afar_and_nothing_lies_on_anything(sit: Sit, theme: str):
    game = sit(own=True, color_scheme=theme, reduced_motion="reduce")
    scene = show(game, **watched("minimale", 4))
    found: list[str] = []
    for about, fields in moments().items():
        see(game, scene, fields)
        found += [what for size in SIZES for what in unread(game, size, about)]
        if about in CHECKED:
            game.assert_accessible()
    assert not found, "\n".join(found)
    game.assert_no_complaint()


def test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything(sit: Sit):
    friends = Friends(sit).open(1, computers=2)
    (anne,) = friends.games
    expect(anne.by("hand")).to_be_visible()
    screen = friends.coming()
    screen.page.goto(f"{friends.address}/tv/{friends.watch}#{friends.room}")
    expect(screen.by("plate-2")).to_be_visible()
    expect(screen.by("discard-top")).to_have_attribute("data-face", anne.top() or "")
    expect(screen.by("turn")).to_contain_text(re.compile("Anne"))
    expect(screen.by("to-play").get_by_test_id("invite-qr")).to_have_attribute("data-text", re.compile(f"/jeu/{friends.room}$"))
    shown = set(screen.page.locator("[data-face]").evaluate_all("all => all.map((one) => one.dataset.face)"))
    assert not shown & set(anne.hand()), "a card of a hand is on the television"
    screen.page.evaluate(NOT_FILLED)
    for key in ("r", "p", "Enter", "?", "i", "Escape"):
        screen.page.keyboard.press(key)
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    assert screen.page.locator("main :is(a, button, input, [tabindex])").count() == 0
    assert not unread(screen, (1280, 720), "a round")
    screen.assert_accessible()
    screen.assert_no_complaint()


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
def test_the_screen_asks_for_one_press_is_heard_and_mends_a_lost_connection(sit: Sit):
    friends = Friends(sit, own=True).open(1, computers=1)
    screen = friends.coming()
    screen.page.add_init_script(NOT_PRESSED)
    screen.page.goto(f"{friends.address}/tv/{friends.watch}")
    expect(screen.by("press")).to_contain_text("Appuyez une fois")
    expect(screen.by("to-play")).to_have_count(0)
    screen.page.evaluate(NOT_FILLED)
    screen.page.evaluate("window.pressed = true")
    screen.page.keyboard.press("Enter")
    expect(screen.by("press")).to_have_count(0)
    screen.page.context.set_offline(True)
    screen.page.evaluate("dispatchEvent(new Event('online'))")
    expect(screen.page.locator("header")).to_contain_text("Reconnexion")
    screen.page.context.set_offline(False)
    expect(screen.page.locator("header")).to_contain_text("Manche 1")
    friends.games[0].by("room-open").click()
    friends.games[0].by("renew").click()
    friends.games[0].by("renewing").get_by_test_id("renew-yes").click()
    expect(screen.page.locator("main")).to_contain_text("Ce lien n’est plus bon")


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
def test_the_big_moves_stand_across_the_felt_and_go(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    game.page.clock.install()
    scene = show(game, **watched("minimale", 4, log=[]))
    expect(game.by("shouts")).to_be_attached()
    see(game, scene, watched("minimale", 4, log=[{"kind": "announced", "seat": 2, "late": False, "what": "card"}]))
    expect(game.by("shout")).to_contain_text("Anne")
    game.page.clock.fast_forward(4_000)
    expect(game.by("shout")).to_have_count(0)
    expect(game.by("story")).to_contain_text("Anne")


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
def test_whoever_was_not_ready_before_the_first_deal_is_not_waited_for_after_a_round(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    unready = [True, False, True, True]
    scene = show(game, **watched("minimale", 4, stage="lobby", round_no=0, ready=unready))
    expect(game.by("turn")).to_contain_text("On attend Jean-Baptiste")
    see(game, scene, watched("minimale", 4, result=result_of(4), ready=unready, **OVER))
    expect(game.by("turn")).not_to_contain_text("attend")


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_television_is_wholly_in_one_language(sit: Sit, language: str):
    game = sit(own=True, locale="en-GB" if language == "en" else "fr-FR")
    scene = show(game, **watched("minimale", 4))
    for about, fields in moments().items():
        see(game, scene, fields)
        assert_wholly(game, language, about)


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_the_window_opens_the_television_and_lets_it_watch_where_nobody_may(sit: Sit):
    friends = Friends(sit).open(2, settings={"watch": "nobody"})
    anne, leo = friends.games
    leo.by("btn-television").click()
    expect(leo.by("television-unwatched")).to_be_visible()
    expect(leo.by("television-allow")).to_have_count(0)
    anne.by("btn-television").click()
    anne.by("television-allow").click()
    link = anne.by("television-link")
    expect(link).to_have_value(f"{friends.address}/tv/{friends.watch}#{friends.room}")
    expect(leo.by("television-link")).to_be_visible()
    anne.by("television-invites").uncheck()
    expect(link).to_have_value(f"{friends.address}/tv/{friends.watch}")
    anne.assert_accessible()
    anne.assert_no_sideways_scroll()
    anne.page.keyboard.press("Escape")
    anne.by("lock").check()
    expect(leo.by("television-locked")).to_be_visible()
    expect(leo.by("television-link")).to_have_value(f"{friends.address}/tv/{friends.watch}")


LESSON_MS = 40_000
"""A lesson is looked for on the server, for some seconds."""
LARGE_PX = 80
"""On a phone no card of a hand at the whole table is as wide."""


def width_of(game: Game) -> float:
    """Return how wide the first card of the hand is now; 0: there is none."""
    box = game.cards.first.bounding_box()
    return box["width"] if box else 0.0


def assert_lesson_is_whole(game: Game) -> None:
    """The felt of a lesson has its players, though the room's shows the hand alone."""
    game.by("sheet-open").click()
    game.by("show-me-1").click()
    lesson = game.by("lesson")
    expect(lesson.get_by_test_id("lesson-state")).to_have_attribute("data-stage", "asks", timeout=LESSON_MS)
    expect(lesson.get_by_test_id("opponent-1")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(lesson).to_be_hidden()
    game.page.keyboard.press("Escape")
    expect(game.by("rule-sheet")).to_be_hidden()


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
def test_a_phone_shows_the_hand_alone_plays_a_card_and_goes_back_by_one_press(sit: Sit):
    friends = Friends(sit).open(2)
    anne, leo = friends.games
    anne.page.set_viewport_size({"width": 390, "height": 844})
    anne.by("btn-television").click()
    anne.by("hand-only").check()
    anne.page.keyboard.press("Escape")
    friends.start()
    expect(anne.by("whole-table")).to_be_visible()
    expect(anne.by("opponent-1")).to_be_hidden()
    expect(leo.by("opponent-0")).to_be_visible()
    anne.wait_until(lambda: width_of(anne) > LARGE_PX, lambda: f"a card of the hand alone is {width_of(anne)} pixels wide")
    anne.page.reload()
    expect(anne.by("whole-table")).to_be_visible()
    anne.assert_accessible()
    anne.assert_no_sideways_scroll()

    def play(game: Game) -> bool:
        if game.playable.count():
            game.click_card(game.playable.first)
        else:
            game.by("btn-draw").or_(game.by("btn-pass")).first.click()
        return True

    assert friends.play(3, play) == 3
    assert_lesson_is_whole(anne)
    anne.by("whole-table").click()
    expect(anne.by("opponent-1")).to_be_visible()
    expect(anne.by("whole-table")).to_have_count(0)
    anne.assert_no_complaint()


HANDS: dict[str, dict[str, Any]] = {
    "eight cards": scene_of("monclar", seats=3, cards=8),
    "two cards": scene_of("monclar", seats=3, cards=2),
    "twenty cards and an attack": scene_of("monclar", seats=3, cards=20) | {"debt": 4},
} | {name: asked.view for name, asked in MOMENTS.items() if name.startswith(("Danish", "3-5-8")) and "long name" not in name}
LOW = ("3-5-8", "Danish, aiming")
"""On a phone on its side what lies in the middle of these scrolls."""


@pytest.mark.long(short="test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
def test_all_that_a_hand_alone_has_is_in_reach(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    game.page.add_init_script(ALONE)
    scene = game.sit_at(**(HANDS["eight cards"] | PEOPLE))
    expect(game.by("whole-table")).to_be_visible()
    found: list[str] = []
    for about, fields in HANDS.items():
        scene.set(**(fields | PEOPLE))
        for size in ((390, 844), (360, 640), (844, 390), (1024, 768), (1440, 900)):
            told = not_reached(game, size, about, may_scroll=True)
            found += [what for what in told if not (size == (844, 390) and about.startswith(LOW))]
    assert not found, "\n".join(found)
    game.assert_accessible()


def test_the_address_of_a_television_names_the_room_to_nobody(sit: Sit):
    """What stands behind the `#` is not sent: the server hears of the spectators' link alone."""
    game = sit(own=True)
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    game.page.on("websocket", lambda socket: asked.append(socket.url))
    show(game, **watched("minimale", 4))
    expect(game.by("to-play")).to_be_visible()
    room = PATH.partition("#")[2]
    assert asked
    assert not [one for one in asked if room in one]
