"""The table of Danish: every scene of a round as one sees and answers it, by mouse, by touch and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on
from tests.browser.game import MOST_STEPS, VIEW, Game, Scene

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CALM = {"reduced_motion": "reduce"}
NAMES = ["Anne", "Paul", "Léa", "Ouest", "Bertrand", "Sud", "Claire", "Maximilien", "Yves", "Zoé"]
UP = [["4h", "Kd", "9s"], ["7d", "4c", "Td"], ["5d", "Jc", "Kh"], ["Ah", "2s", "Qd"], ["Tc", "8h", "3s"]] * 2
NOTHING: dict[str, Any] = {"least": None, "most": None, "suit": None, "answers": None}
HAND = ["9c", "9d", "2h", "As", "5c"]
PLAYS = ["2h", "9c", "9d", "9c+9d", "As>1", "As>2"]
LOW = {"5c": {"code": "too_low", "rank": "9"}}


def set_scene(
    sit: Sit,
    own: dict[str, Any] | None = None,
    *,
    seats: int = 3,
    page: dict[str, Any] | None = None,
    **fields: Any,
) -> tuple[Game, Scene]:
    """Open the table of Anne on a scene (`view_of`); *page* says on what page."""
    game = sit(scene=True, **(page or {}))
    return game, game.sit_at(**view_of(own, seats=seats, **fields))


def view_of(own: dict[str, Any] | None = None, *, seats: int = 3, **fields: Any) -> dict[str, Any]:
    """Return what Anne sees, who is to lay 9 or more on the 9 of hearts.

    *fields*, and what the family has of its *own*, change the scene.
    """
    danish = {
        "phase": "play",
        "ready": list(range(seats)),
        "face_up": UP[:seats],
        "face_down": [[1, 2, 3]] * seats,
        "asks": {**NOTHING, "least": "9"},
        "attacked": None,
        "last": seats - 1,
        "burnt": 8,
        "stage": ["hand"] * seats,
        **(own or {}),
    }
    return {
        "rules": "danish",
        "family": "danish",
        "names": NAMES[:seats],
        "computers": [False, *[True] * (seats - 1)],
        "top": "9h",
        "recent": ["4d", "5c", "8s"],
        "discard": 11,
        "stock": 17,
        "suit": None,
        "hand": HAND,
        "moves": PLAYS,
        "counts": [len(fields.get("hand", HAND)), *[3] * (seats - 1)],
        "why": LOW,
        "totals": [0] * seats,
        "wins": [0] * seats,
        "danish": danish,
        **fields,
    }


def expect_moves(game: Game, stage: Scene, *moves: str) -> None:
    """The page has asked for these *moves*, or does so soon."""

    def asked() -> list[str]:
        return [message["move"] for message in stage.sent if message["type"] == "move"]

    game.wait_until(lambda: asked() == list(moves), lambda: f"{asked()}, not {moves}")


def press(game: Game, *keys: str) -> None:
    for key in keys:
        game.page.keyboard.press(key)


SWAPPING: dict[str, Any] = {
    "own": {"phase": "swap", "ready": [2], "asks": NOTHING, "burnt": 0},
    "top": "",
    "recent": [],
    "discard": 0,
    "why": {},
    "hand": ["9c", "As", "Th"],
    "moves": [f"swap {laid} {taken}" for laid in ("9c", "As", "Th") for taken in UP[0]] + ["pass"],
}
SUITED: dict[str, Any] = {
    "own": {"asks": {**NOTHING, "least": "6", "suit": "c"}},
    "top": "3d",
    "recent": ["5c", "6c"],
    "stands_for": "6c",
    "moves": ["2h", "9c", "9c+9d"],
}
ATTACKED: dict[str, Any] = {
    "own": {"attacked": 0, "asks": {**NOTHING, "answers": ["A", "T", "2"]}},
    "top": "Ac",
    "moves": ["2h", "As>1", "As>2", "pickup"],
    "why": {face: {"code": "ace", "answers": ["A", "T", "2"]} for face in ("9c", "9d", "5c")},
}
BLIND: dict[str, Any] = {
    "own": {"face_up": [[], *UP[1:3]], "face_down": [[1, 3], [1, 2, 3], [2]], "stage": ["face_down", "hand", "hand"]},
    "hand": [],
    "moves": ["flip 1", "flip 3"],
    "why": {},
}
TARGET: dict[str, Any] = {
    "own": {"phase": "target", "face_up": [[], *UP[1:3]], "face_down": [[3], [1, 2, 3], [2]], "asks": {**NOTHING, "least": "A"}},
    "hand": [],
    "top": "As",
    "moves": [">1", ">2"],
    "why": {},
}
TEN: dict[str, Any] = {
    "seats": 10,
    "counts": [5, 3, 4, 12, 3, 3, 5, 0, 7, 21],
    "out": [7],
    "moves": [f"As>{seat}" for seat in range(1, 10)],
    "direction": -1,
}
OVER: dict[str, Any] = {
    "own": {"phase": "over", "face_up": [[], UP[1], []], "face_down": [[], [1, 2, 3], []], "asks": NOTHING},
    "hand": [],
    "moves": [],
    "why": {},
    "turn": None,
    "over": True,
    "out": [0],
    "result": {"reason": "out", "winners": [0], "points": [1, 0, 0], "hands": [[], ["5h"], ["Qs"]]},
    "totals": [1, 0, 0],
    "wins": [1, 0, 0],
}
SCENES = {
    "play": {},
    "swap": SWAPPING,
    "suit": SUITED,
    "attack": ATTACKED,
    "blind": BLIND,
    "target": TARGET,
    "ten": TEN,
    "over": OVER,
}


@pytest.mark.parametrize("page", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop-light", "phone-dark"])
def test_every_scene_can_be_read(sit: Sit, page: dict[str, Any]):
    game, stage = set_scene(sit, page=page)
    for scene in SCENES.values():
        stage.show(**VIEW | view_of(**scene))
        expect(game.by("room")).to_have_attribute("data-seq", str(stage.view["seq"]))
        if "result" in scene:
            expect(game.by("round-over")).to_be_visible()
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.assert_no_complaint()


@pytest.mark.parametrize("page", [{}, PHONE], ids=["desktop", "phone"])
def test_ten_players_stand_clear_of_each_other(sit: Sit, page: dict[str, Any]):
    game, _ = set_scene(sit, **TEN, page=page)
    boxes = [seat.bounding_box() for seat in game.by_kind("seat-").all()]
    assert len(boxes) == 9
    width = game.page.evaluate("innerWidth")
    for place, one in enumerate(boxes):
        assert one
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= width
        for other in boxes[place + 1 :]:
            assert other
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


# What is seen


def test_a_place_tells_its_cards(sit: Sit):
    game, _ = set_scene(sit, {"face_down": [[1, 2, 3], [1, 3], [1, 2, 3]], "face_up": [UP[0], [], UP[2]]}, counts=[5, 1, 4])
    expect(game.by("seat-1")).to_contain_text("Paul\u00a0: 1\u00a0carte en main, 2 cachées")
    expect(game.by("seat-2")).to_contain_text("5 de carreau, valet de trèfle et roi de cœur, 3 cachées")
    expect(game.by("slot-2")).to_have_attribute("data-face", "Kd")
    expect(game.by("direction")).to_have_attribute("data-direction", "1")
    expect(game.by("burnt")).to_have_attribute("data-count", "8")
    expect(game.by("stock")).to_have_attribute("data-count", "17")


def test_the_pile_says_what_it_asks(sit: Sit):
    game, stage = set_scene(sit)
    expect(game.by("asks")).to_have_text("9 ou plus")
    expect(game.by("discard")).to_have_attribute("data-count", "11")
    danish = stage.view["danish"]
    stage.show(top="7s", danish={**danish, "asks": {**NOTHING, "most": "7"}})
    expect(game.by("asks")).to_have_text("7 ou moins")
    stage.show(top="", recent=[], discard=0, danish={**danish, "asks": NOTHING})
    expect(game.by("asks")).to_have_text("Le tas est vide")
    expect(game.by("discard-spot")).to_have_attribute("aria-label", "Le tas est vide")


def test_a_3_shows_what_it_stands_for(sit: Sit):
    game, _ = set_scene(sit, **SUITED)
    expect(game.by("stands-for")).to_have_attribute("data-face", "6c")
    expect(game.by("stands-for")).to_contain_text("= 6")
    told = "Le tas\u00a0: 11\u00a0cartes, le 3 de carreau dessus, vaut le 6 de trèfle, dessous\u00a0: 5 de trèfle et 6 de trèfle"
    expect(game.by("discard-spot")).to_have_attribute("aria-label", told)
    expect(game.by("asks")).to_have_text("Un trèfle parmi les cartes, 6 ou plus")


def test_what_happens_is_told_and_heard(sit: Sit):
    game, stage = set_scene(sit, turn=1, moves=[], why={})
    expect(game.by("turn")).to_contain_text("Au tour de Paul")
    log = [{"kind": "laid", "seat": 1, "cards": ["As"]}, {"kind": "sent", "seat": 1, "to": 0}]
    stage.show(log=log, turn=0, top="As", moves=["2h", "pickup"], danish={**stage.view["danish"], **ATTACKED["own"]})
    expect(game.by("log")).to_contain_text("Paul pose l’as de pique et vous envoie le tas.")
    expect(game.by("live")).to_contain_text("Le tas vous est envoyé. Il faut un as, un 10 ou un 2. Répondez par")


def test_it_is_all_said_in_english_too(sit: Sit):
    game, _ = set_scene(sit, **SUITED, page={"locale": "en-GB"})
    expect(game.by("asks")).to_have_text("A club among the cards, 6 or higher")
    expect(game.by("btn-pickup")).to_contain_text("Pick up the pile (11\u00a0cards)")
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_have_text("The 5 of clubs does not fit: it takes 9 or higher.")
    game.assert_accessible()


# Laying


def test_a_card_alone_of_its_rank_goes_at_once(sit: Sit):
    game, stage = set_scene(sit)
    game.click_card(game.by("card-2h"))
    expect_moves(game, stage, "2h")


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


def test_a_double_tap_lays_what_is_picked(sit: Sit):
    game, stage = set_scene(sit)
    game.by("card-9c").dblclick(position={"x": 9, "y": 40})
    expect_moves(game, stage, "9c")


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


def test_the_last_6_tapped_lies_on_top_and_asks(sit: Sit):
    game, stage = set_scene(sit, hand=["6c", "6h"], moves=["6c", "6h", "6c+6h", "6h+6c"], why={})
    game.click_card(game.by("card-6h"))
    game.click_card(game.by("card-6c"))
    expect(game.by("hint")).to_have_text("Dans cet ordre, le 6 de trèfle sera dessus et demandera trèfle.")
    press(game, "p")
    expect_moves(game, stage, "6h+6c")


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


def test_copies_of_one_card_are_told_apart(sit: Sit):
    game, stage = set_scene(sit, hand=["9c", "9c"], moves=["9c", "9c+9c"])
    for card in game.cards.all():
        game.click_card(card)
    game.by("btn-lay").click()
    expect_moves(game, stage, "9c+9c")


# Why not?


def test_what_cannot_be_done_says_why(sit: Sit):
    game, stage = set_scene(sit)
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_have_text("Le 5 de trèfle ne va pas\u00a0: il faut 9 ou plus.")
    expect(game.by("live")).to_contain_text("il faut 9 ou plus")
    game.by("btn-lay").click(force=True)
    expect(game.by("why")).to_have_text("Choisissez d’abord une carte.")
    game.by("btn-pickup").click(force=True)
    expect(game.by("why")).to_contain_text("on ne ramasse que si rien ne va")
    stage.show(turn=1, moves=[], why={})
    expect(game.by("why")).to_be_empty()
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).to_contain_text("c’est au tour de Paul")
    expect_moves(game, stage)


def test_a_refusal_of_the_server_is_explained(sit: Sit):
    game, stage = set_scene(sit)
    stage.show(type="refused", id=None, code="illegal", why={"code": "too_high", "rank": "7"})
    expect(game.by("why")).to_have_text("Cette carte ne va pas\u00a0: il faut 7 ou moins.")


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


def test_several_aces_go_together(sit: Sit):
    moves = [f"{aces}>{seat}" for aces in ("As", "Ah", "As+Ah") for seat in (1, 2)]
    game, stage = set_scene(sit, hand=["As", "Ah"], moves=moves)
    game.click_card(game.by("card-Ah"))
    game.click_card(game.by("card-As"))
    # Anywhere on the place of the player.
    game.by("seat-1").click(position={"x": 20, "y": 50})
    expect_moves(game, stage, "Ah+As>1")


def test_where_one_alone_can_get_it_an_ace_goes_at_once(sit: Sit):
    game, stage = set_scene(sit, seats=2, moves=["As>1"])
    game.click_card(game.by("card-As"))
    expect_moves(game, stage, "As>1")


def test_the_last_ace_of_all_is_sent_to_nobody(sit: Sit):
    game, stage = set_scene(sit, hand=["As"], moves=["As"])
    game.click_card(game.by("card-As"))
    expect_moves(game, stage, "As")


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


def test_an_attack_is_answered_or_the_pile_picked_up(sit: Sit):
    game, stage = set_scene(sit, **ATTACKED)
    expect(game.by("turn")).to_contain_text("Le tas vous est envoyé")
    game.click_card(game.by("card-9c"))
    expect(game.by("why")).to_contain_text("répondez par un as, un 10 ou un 2, ou ramassez-le")
    game.by("btn-pickup").click()
    expect_moves(game, stage, "pickup")


def test_the_pile_is_picked_up_by_its_key(sit: Sit):
    game, stage = set_scene(sit, moves=["pickup"])
    expect(game.by("hint")).to_have_text("Rien ne va\u00a0: ramassez le tas.")
    press(game, "t")
    expect_moves(game, stage, "pickup")


# Cards laid by keyboard


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


# Face-down cards


def test_a_face_down_card_is_turned(sit: Sit):
    game, stage = set_scene(sit, **BLIND)
    expect(game.by("flip-2")).to_have_count(0)
    expect(game.by("hint")).to_have_text("Retournez une de vos cartes cachées.")
    press(game, "t")
    expect(game.by("why")).to_contain_text("si elle ne va pas, vous ramassez")
    game.by("flip-3").click()
    expect_moves(game, stage, "flip 3")


def test_a_face_down_card_is_turned_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, **BLIND)
    press(game, "ArrowRight")
    expect(game.focused).to_have_attribute("data-testid", "flip-1")
    press(game, "ArrowRight", "Enter")
    expect_moves(game, stage, "flip 3")
    # It is an ace: the focus stands on the names.
    stage.show(danish={**stage.view["danish"], **TARGET["own"], "face_down": [[1], [1, 2, 3], [2]]}, top="As", moves=[">1", ">2"])
    expect(game.focused).to_have_attribute("data-testid", "send-to-1")
    press(game, "Enter")
    expect_moves(game, stage, "flip 3", ">1")


# Swapping


def test_two_cards_are_swapped_by_tapping_both(sit: Sit):
    game, stage = set_scene(sit, **SWAPPING)
    expect(game.by("turn")).to_contain_text("Avant de jouer")
    expect(game.by("seat-2")).to_contain_text("c’est bon")
    game.click_card(game.by("card-As"))
    expect(game.by("hint")).to_have_text("Contre quelle carte visible échanger l’as de pique\u202f?")
    game.by("up-1").click()
    expect_moves(game, stage, "swap As 4h")
    game.by("up-2").click()
    expect(game.by("hint")).to_have_text("Contre quelle carte de votre main échanger le roi de carreau\u202f?")
    # What another does leaves it picked.
    stage.show(log=[{"kind": "swapped", "seat": 1, "laid": "Kc", "taken": "4c"}])
    expect(game.by("up-2")).to_have_attribute("aria-pressed", "true")
    game.click_card(game.by("card-9c"))
    expect_moves(game, stage, "swap As 4h", "swap 9c Kd")
    game.by("btn-pass").click()
    expect_moves(game, stage, "swap As 4h", "swap 9c Kd", "pass")


def test_two_cards_are_swapped_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, **SWAPPING)
    press(game, "ArrowRight", "Enter", "ArrowUp")
    expect(game.focused).to_have_attribute("data-testid", "up-1")
    press(game, "ArrowRight", "Enter")
    expect_moves(game, stage, "swap 9c Kd")
    press(game, "ArrowDown")
    expect(game.focused).to_have_attribute("data-testid", "card-9c")
    press(game, "f")
    expect_moves(game, stage, "swap 9c Kd", "pass")


def test_who_is_ready_waits(sit: Sit):
    waiting: dict[str, Any] = {**SWAPPING, "own": {**SWAPPING["own"], "ready": [0]}, "moves": [], "turn": 1}
    game, stage = set_scene(sit, **waiting)
    expect(game.by("turn")).to_contain_text("On attend Paul et Léa")
    press(game, "f")
    expect(game.by("why")).to_contain_text("on attend les autres")
    expect_moves(game, stage)


# The end


def test_the_end_of_a_round_shows_what_was_left(sit: Sit):
    game, stage = set_scene(sit, **OVER)
    expect(game.by("round-over")).to_contain_text("Vous gagnez la manche")
    # In the hand, and face up.
    expect(game.by("result-1")).to_contain_text("10 de carreau")
    expect(game.by("result-1")).to_contain_text("5 de cœur")
    game.by("btn-next-round").click()
    game.wait_until(lambda: [message["type"] for message in stage.sent] == ["next"], lambda: f"{stage.sent}")


def test_the_help_says_what_to_do_and_names_the_keys(sit: Sit):
    game, _ = set_scene(sit)
    press(game, "?")
    expect(game.by("help")).to_contain_text("ramasser le tas")
    expect(game.by("help")).to_contain_text("vos trois cartes visibles")
    game.assert_accessible()


# Whole rounds against the computer


@pytest.mark.parametrize(
    ("page", "by_hand"),
    [
        (CALM, 5),
        pytest.param({}, MOST_STEPS, marks=pytest.mark.long),
        pytest.param(PHONE, MOST_STEPS, marks=pytest.mark.long),
        pytest.param(CALM, MOST_STEPS, marks=pytest.mark.long),
    ],
    ids=["calm", "desktop-whole", "phone-whole", "calm-whole"],
)
def test_a_round_is_played_by_mouse_or_touch(sit: Sit, page: dict[str, Any], by_hand: int):
    game = sit(**page)
    open_match(game)
    play_round(game, lay_by_mouse, by_mouse, by_hand=by_hand)
    expect(game.by("round-over").get_by_role("table").first).to_be_visible()
    game.assert_accessible()
    game.by("btn-next-round").click()
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.parametrize(
    ("page", "by_hand"),
    [(CALM, 5), pytest.param({}, MOST_STEPS, marks=pytest.mark.long), pytest.param(PHONE, MOST_STEPS, marks=pytest.mark.long)],
    ids=["calm", "desktop-whole", "phone-whole"],
)
def test_a_round_is_played_by_keyboard(sit: Sit, page: dict[str, Any], by_hand: int):
    game = sit(**page)
    open_match(game)
    play_round(game, lay_by_keyboard, by_keyboard, by_hand=by_hand)
    expect(game.focused).to_have_attribute("data-testid", "btn-next-round")
    press(game, "Enter")
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_complaint()


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


@pytest.mark.parametrize(("target", "by_hand"), [(1, 0), pytest.param(2, MOST_STEPS, marks=pytest.mark.long)])
def test_a_match_is_played_to_its_end(sit: Sit, target: int, by_hand: int):
    game = sit(**CALM)
    open_match(game, target=target)
    # Three players, a point a round: somebody has two after four rounds at most.
    for _ in range(4):
        play_round(game, lay_by_mouse, by_mouse, by_hand=by_hand)
        expect(game.by("match-over").or_(game.by("btn-next-round")).first).to_be_visible()
        if game.by("match-over").is_visible():
            break
        game.by("btn-next-round").click()
        expect(game.by("round-over")).to_be_hidden()
    expect(game.by("match-over")).to_be_visible()
    game.by("btn-new-match").click()
    expect(game.by("room")).to_have_attribute("data-phase", "swap")
    game.assert_no_complaint()


def open_match(game: Game, target: int = 5) -> None:
    """Make a room for a match of Danish against computers that answer at once, and go there."""
    room = game.make_room(rules="danish", seats=3, match={"plan": "danish", "target": target})
    game.page.goto(f"{game.address}/jeu/{room}")
    expect(game.by("hand")).to_be_visible()


def play_round(game: Game, lay: Callable[[Game], None], do: Callable[[Game, str, str], None], *, by_hand: int) -> None:
    """Do whatever is asked of me until the round is over.

    After so many answers *by_hand* the round plays itself until my hand is all but empty.
    """
    mine = game.by("turn").and_(game.page.locator('[data-seat="0"]'))
    seen: set[str] = set()
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
    cards, before = to_lay(game), seq_of(game)
    for card in cards:
        game.click_card(card)
    if len(cards) > 1 and not game.by_kind("send-to-").count():
        game.by("btn-lay").click()
    elif is_name_asked(game, before):
        game.by_kind("send-to-").first.click()


def lay_by_keyboard(game: Game) -> None:
    keys, before = [card.get_attribute("data-key") for card in to_lay(game)], seq_of(game)
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
    if is_name_asked(game, before):
        tab_to(game, "send-to-")
        press(game, "Enter")


def seq_of(game: Game) -> str:
    return game.by("room").get_attribute("data-seq") or ""


def is_name_asked(game: Game, before: str) -> bool:
    """Wait until the table has changed since *before*, or it is asked whom the pile goes to; tell whether it is."""
    changed = game.page.locator(f'[data-testid="room"]:not([data-seq="{before}"])')
    expect(changed.or_(game.by_kind("send-to-").first).first).to_be_attached()
    return changed.count() == 0


def tab_to(game: Game, hook: str) -> None:
    """Go on with Tab until the focus is on what carries a hook beginning so."""
    for _ in range(60):
        if game.page.locator(f'[data-testid^="{hook}"]:focus').count():
            return
        press(game, "Tab")
    raise AssertionError(f"Tab does not lead to {hook}")
