"""Fewer clicks: the order of my hand is mine, and the page does by itself what it was told to."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.game import MOST_STEPS, Game, Scene
from tests.browser.test_gathering import open_friends
from tests.browser.test_layout import SIZES, assert_all_in_reach

HAND = ["2c", "9c", "Ad", "5h", "9h", "Ks"]
BY_RANK = ["Ad", "2c", "5h", "9c", "9h", "Ks"]


def settings(game: Game) -> Locator:
    game.by("settings-open").click()
    dialog = game.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def expect_hand(game: Game, faces: list[str]) -> None:
    game.wait_until(lambda: game.hand() == faces, lambda: f"{game.hand()}, not {faces}")


def sort(game: Game, how: str) -> None:
    settings(game).get_by_test_id(f"sort-{how}").check()
    game.page.keyboard.press("Escape")
    expect(game.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.long(short="test_a_card_is_dragged_with_the_mouse_and_a_plain_press_plays")
def test_the_hand_is_sorted_as_wished_and_stays_so(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(hand=HAND, moves=["5h"])
    assert game.hand() == ["2c", "9c", "Ad", "Ks", "5h", "9h"]
    settings(game)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    sort(game, "rank")
    expect_hand(game, BY_RANK)
    sort(game, "came")
    expect_hand(game, ["2c", "9c", "Ad", "Ks", "5h", "9h"])
    scene.show(hand=[*HAND, "3c"])
    expect_hand(game, ["2c", "9c", "Ad", "Ks", "5h", "9h", "3c"])
    game.page.reload()
    expect_hand(game, ["2c", "9c", "Ad", "Ks", "5h", "9h", "3c"])
    scene.show(hand=[*HAND, "3c"], round_no=2)
    expect_hand(game, ["2c", "3c", "9c", "Ad", "Ks", "5h", "9h"])
    game.assert_no_complaint()


def test_a_card_is_dragged_with_the_mouse_and_a_plain_press_plays(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(hand=HAND, moves=["5h"])
    drag(game, "9h", "9c")
    expect_hand(game, ["2c", "9h", "9c", "Ad", "Ks", "5h"])
    # Nothing was played or refused.
    assert not [message for message in scene.sent if message["type"] == "move"]
    expect(game.by("why")).to_be_empty()
    # A card that comes is laid last.
    scene.show(hand=[*HAND, "3c"])
    expect_hand(game, ["2c", "9h", "9c", "Ad", "Ks", "5h", "3c"])
    with game.answer_shown():
        game.click_card(game.by("card-5h"))
    assert scene.sent[-1]["move"] == "5h"
    expect(settings(game).get_by_test_id("sort-own")).to_be_checked()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_card_is_dragged_with_the_mouse_and_a_plain_press_plays")
def test_a_hand_in_two_rows_is_dragged_by_touch(sit: Sit):
    game = sit(own=True, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    faces = [rank + suit for suit in "cd" for rank in "A234567890".replace("0", "T")]
    scene = game.sit_at(hand=faces, moves=["5c"], counts=[20, 5, 6])
    expect(game.by("hand").locator(".row")).to_have_count(2)
    touch_drag(game, "Td", "3c")
    moved = faces[:-1]
    moved.insert(2, "Td")
    expect_hand(game, moved)
    assert not [message for message in scene.sent if message["type"] == "move"]
    with game.answer_shown():
        game.by("card-5c").tap(position={"x": 9, "y": 20})
    assert scene.sent[-1]["move"] == "5c"
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_card_is_dragged_with_the_mouse_and_a_plain_press_plays")
def test_a_card_is_moved_by_keyboard_and_told(sit: Sit):
    game = sit(scene=True)
    game.sit_at(hand=HAND, moves=["5h"])
    game.by("card-2c").focus()
    game.page.keyboard.press("Shift+ArrowRight")
    expect_hand(game, ["9c", "2c", "Ad", "Ks", "5h", "9h"])
    expect(game.focused).to_have_attribute("data-testid", "card-2c")
    expect(game.page.get_by_text("2 de trèfle, 2 sur 6")).to_be_attached()
    game.page.keyboard.press("Shift+End")
    expect_hand(game, ["9c", "Ad", "Ks", "5h", "9h", "2c"])
    expect(game.focused).to_have_attribute("data-testid", "card-2c")
    game.page.keyboard.press("ArrowLeft")
    expect(game.focused).to_have_attribute("data-testid", "card-9h")
    game.assert_no_complaint()


def middle(card: Locator) -> tuple[float, float]:
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(game: Game, face: str, move_to: Callable[[float], None]) -> None:
    """Move the pointer that has pressed a card until it is carried: what carries it is fetched with the first press."""
    aside = itertools.cycle([0.0, 1.0])

    def is_carried() -> bool:
        move_to(next(aside))
        return "carried" in (game.by(f"card-{face}").get_attribute("class") or "")

    game.wait_until(is_carried, lambda: f"{face} is not carried")


def drag(game: Game, face: str, before: str) -> None:
    """Carry a card with the mouse a little to the left of the middle of another."""
    (x, y), (to_x, to_y) = middle(game.by(f"card-{face}")), middle(game.by(f"card-{before}"))
    mouse = game.page.mouse
    mouse.move(x, y)
    mouse.down()
    carry(game, face, lambda aside: mouse.move(to_x - 12 - aside, to_y))
    mouse.up()


def touch_drag(game: Game, face: str, before: str) -> None:
    """Carry a card with a finger, by the edge that shows, a little to the left of the middle of another."""
    (x, y), (to_x, to_y) = middle(game.by(f"card-{face}")), middle(game.by(f"card-{before}"))
    edge = game.by(f"card-{face}").bounding_box()
    assert edge
    by_edge = edge["x"] + 9 - x
    touch = game.page.context.new_cdp_session(game.page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": left, "y": top} for left, top in points]})

    put("touchStart", (x + by_edge, y))
    carry(game, face, lambda aside: put("touchMove", (to_x + by_edge - 8 - aside, to_y)))
    put("touchEnd")


DRAWS: dict[str, Any] = {"rules": "les-huit", "moves": ["draw"], "hand": ["5h", "Kd"], "top": "9c", "suit": "c"}


def moves_of(scene: Scene) -> list[str]:
    return [message["move"] for message in scene.sent if message["type"] == "move"]


def wait_for_moves(game: Game, scene: Scene, count: int) -> None:
    game.wait_until(lambda: len(moves_of(scene)) >= count, lambda: f"{moves_of(scene)}, not {count} moves")


def test_one_press_draws_until_something_else_can_be_done(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**DRAWS)
    button = game.by("btn-draw")
    expect(button).to_contain_text("Piocher jusqu’à pouvoir jouer")
    game.assert_accessible()
    button.click()
    # The same table is shown after each: nothing could be played yet.
    wait_for_moves(game, scene, 2)
    expect(button).to_contain_text("Ne plus piocher")
    wait_for_moves(game, scene, 3)
    scene.show(moves=["3c"], hand=["5h", "Kd", "3c"])
    expect(button).to_contain_text("Piocher jusqu’à pouvoir jouer")
    assert set(moves_of(scene)) == {"draw"}
    game.assert_no_complaint()


@pytest.mark.long(short="test_one_press_draws_until_something_else_can_be_done")
def test_drawing_on_ends_at_a_press_or_a_key_and_by_its_own_button(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**DRAWS)
    button = game.by("btn-draw")
    for stop in (button.click, lambda: game.page.keyboard.press("x"), lambda: game.page.mouse.click(640, 200)):
        before = len(moves_of(scene))
        game.page.keyboard.press("p")
        wait_for_moves(game, scene, before + 1)
        expect(button).to_contain_text("Ne plus piocher")
        stop()
        expect(button).to_contain_text("Piocher jusqu’à pouvoir jouer")
    game.assert_no_complaint()


@pytest.mark.long(short="test_one_press_draws_until_something_else_can_be_done")
def test_a_table_where_one_draws_a_single_card_says_so(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(moves=["draw"])
    expect(game.by("btn-draw")).to_have_text(re.compile("^Piocher"))
    expect(game.by("btn-draw")).not_to_contain_text("jusqu")
    with game.answer_shown():
        game.by("btn-draw").click()
    expect(game.by("btn-draw")).not_to_contain_text("Ne plus")
    assert moves_of(scene) == ["draw"]


DRAWS_SOON: dict[str, Any] = {"rules": "les-huit", "seats": 2, "options": {"hand": 3}}
"""Of three cards often none can be played."""


def begin_drawing(game: Game) -> None:
    """Go to another room where one soon has to draw; the deal may wait for me."""
    game.page.goto(f"{game.address}/jeu/{game.make_room(**DRAWS_SOON)}")


def must_draw_on(game: Game) -> Locator:
    """Play in a real room until nothing but to draw on is left; return its button."""
    until = game.page.locator('[data-testid="btn-draw"]:not([aria-disabled="true"])').filter(has_text="jusqu")
    asked = until.or_(game.playable).or_(game.by("btn-pass")).or_(game.by("first-deal")).or_(game.by("round-over"))
    for _ in range(MOST_STEPS):
        expect(asked.filter(visible=True).first).to_be_visible()
        if game.is_over():
            begin_drawing(game)
        elif game.by("first-deal").is_visible():
            game.by("btn-deal").click()
            expect(game.by("first-deal")).to_be_hidden()
        elif until.count():
            return until
        else:
            with game.answer_shown():
                play_or_pass(game)
    raise AssertionError("nobody had to draw")


def play_or_pass(game: Game) -> None:
    """Play a card, with a suit where it names one, or pass. With the last card the round is over, and nothing is named."""
    if not game.playable.count():
        game.by("btn-pass").click()
        return
    face = game.playable.first.get_attribute("data-testid") or ""
    is_last = game.cards.count() == 1
    game.click_card(game.playable.first)
    if face.startswith("card-8") and not is_last:
        game.by("suit-h").click()


@pytest.mark.long(short="test_one_press_draws_until_something_else_can_be_done")
def test_in_a_real_round_one_press_draws_until_a_card_can_be_played(sit: Sit):
    game = sit(own=True)
    sent = game.between(dict)
    begin_drawing(game)
    until = must_draw_on(game)
    held = game.cards.count()
    sent.clear()
    until.click()
    expect(game.playable.or_(game.by("btn-pass")).first).to_be_visible(timeout=60_000)
    draws = [message["move"] for message in sent if message["type"] == "move"]
    assert draws
    assert draws == ["draw"] * (game.cards.count() - held)
    game.assert_no_complaint()


@pytest.mark.long(short="test_one_press_draws_until_something_else_can_be_done")
def test_passing_by_itself_is_a_wish_and_happens_where_nothing_else_can_be_done(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(moves=["pass"])
    switch = settings(game).get_by_test_id("setting-autoPass")
    expect(switch).not_to_be_checked()
    switch.check()
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    scene.show(moves=["pass"], may_catch=True, counts=[3, 1, 6])
    scene.show(moves=["pass"], may_catch=False)
    shown = scene.view["seq"]
    wait_for_moves(game, scene, 1)
    first = next(message for message in scene.sent if message["type"] == "move")
    assert (first["move"], first["seq"]) == ("pass", shown)
    game.assert_no_complaint()


LEAVES_ONE: dict[str, Any] = {"moves": ["5h"], "hand": ["5h", "Kd"], "counts": [2, 5, 6]}
ANNOUNCED: dict[str, Any] = {**LEAVES_ONE, "may_announce": True, "announce_with": ["5h"]}
DUE = re.compile(r"\bdue\b")
REMINDED = "Pensez à annoncer « Carte ! »."


def test_carte_is_reminded_of_until_it_is_announced(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**ANNOUNCED)
    carte, hint = game.by("btn-carte"), game.by("hint")
    expect(carte).to_have_class(DUE)
    expect(hint).to_have_text(REMINDED)
    game.assert_accessible()
    carte.click()
    expect(carte).not_to_have_class(DUE)
    expect(hint).not_to_have_text(REMINDED)
    # Knocking announces it as well.
    scene.show(turn=1)
    scene.show(turn=0)
    expect(carte).to_have_class(DUE)
    game.by("btn-knock").click()
    expect(carte).not_to_have_class(DUE)
    scene.show(turn=1)
    settings(game).get_by_test_id("setting-carteReminded").uncheck()
    game.page.keyboard.press("Escape")
    scene.show(turn=0)
    expect(carte).to_have_class(re.compile(r"\bcall\b"))
    expect(hint).to_be_empty()
    game.assert_no_complaint()


@pytest.mark.long(short="test_carte_is_reminded_of_until_it_is_announced")
def test_carte_is_announced_by_itself_where_the_table_lets_it(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**LEAVES_ONE)
    settings(game).get_by_test_id("setting-carteForMe").check()
    game.page.keyboard.press("Escape")
    carte = game.by("btn-carte")
    # Two people: they think of it themselves, unless their room says otherwise.
    scene.show(**ANNOUNCED, computers=[False, False, True])
    expect(carte).to_have_attribute("aria-pressed", "false")
    expect(carte).to_have_class(DUE)
    scene.show(**ANNOUNCED, computers=[False, True, True])
    expect(carte).to_have_attribute("aria-pressed", "true")
    with game.answer_shown():
        game.click_card(game.by("card-5h"))
    assert moves_of(scene) == ["5h!"]
    game.assert_no_complaint()


@pytest.mark.long(short="test_carte_is_reminded_of_until_it_is_announced")
def test_a_room_says_whose_page_may_announce(sit: Sit):
    game = sit(own=True)
    in_force: list[str] = []

    def shown(view: dict[str, Any]) -> dict[str, Any]:
        in_force.append(view["settings"]["auto_announce"])
        return view

    game.between(shown)
    open_friends(game)
    game.by("running-more").locator("summary").click()
    allowed = game.by("running-auto-announce")
    expect(allowed).to_have_value("alone")
    game.assert_accessible()
    allowed.select_option("all")
    game.wait_until(lambda: in_force[-1:] == ["all"], lambda: f"in force: {in_force}")
    expect(allowed).to_have_value("all")
    game.assert_no_complaint()


@pytest.mark.long(short="test_one_press_draws_until_something_else_can_be_done")
def test_the_longer_words_cover_nothing(sit: Sit):
    game = sit(scene=True, reduced_motion="reduce")
    scene = game.sit_at(**DRAWS)
    assert_all_in_reach(game, SIZES, "draw until I can play")
    scene.set(**ANNOUNCED | {"rules": "demi-paquet"})
    assert_all_in_reach(game, SIZES, "reminded")
