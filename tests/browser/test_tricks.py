"""The table of 3-5-8: every scene of a round as one sees and answers it, by mouse, by touch and by keyboard."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on, play_rounds
from tests.browser.game import MOST_STEPS, Game

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CALM = {"reduced_motion": "reduce"}
HAND = ["2c", "7c", "Kc", "Ac", "3d", "Td", "Jd", "4s", "9s", "Qs", "As", "2h", "5h", "9h", "Kh", "Ah"]
CHIEN = ["5c", "6d", "8s", "Qh"]
KINDS = ["clubs", "diamonds", "hearts", "spades", "notrump", "least"]


def tricks(**changes: Any) -> dict[str, Any]:
    """Return what a view of 3-5-8 has of its own: Anne announced hearts, Est is the third player, Nord deals."""
    return {
        "phase": "play",
        "roles": ["announcer", "third", "dealer"],
        "kind": "hearts",
        "trumps": "h",
        "obligations": [8, 5, 3],
        "made": [0, 0, 0],
        "leader": 0,
        "trick": [],
        "last": None,
        "chien": None,
        "left": [["clubs", "spades", "least"], ["hearts", "notrump"], []],
        "previous": [2, -1, -1],
        "exchange": None,
        **changes,
    }


class Scene:
    """The page of Anne, shown the views of a room that is not there; what the page asks for is written down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked: list[dict[str, Any]] = []
        self._sockets: list[WebSocketRoute] = []
        self._view: dict[str, Any] = {}

    def open(self, own: dict[str, Any] | None = None, **fields: Any) -> Game:
        """Open the page on a view with these *fields*, and what is its *own* of the family."""
        self._view = {**VIEW, **fields, "tricks": tricks(**(own or {}))}

        def opened(socket: WebSocketRoute) -> None:
            self._sockets.append(socket)
            socket.on_message(lambda message: self.asked.append(json.loads(message)))
            socket.send(json.dumps(self._view))

        self.game.page.route_web_socket(re.compile("/ws/"), opened)
        self.game.page.goto(f"{self.game.address}/jeu/abc")
        expect(self.game.by("hand")).to_be_visible()
        return self.game

    def then(self, own: dict[str, Any] | None = None, *log: dict[str, Any], **fields: Any) -> None:
        """Let the table change: the *fields* and what is its *own*, and the *log* of what happened."""
        self._view = {**self._view, **fields, "seq": self._view["seq"] + 1, "log": list(log)}
        self._view["tricks"] = {**self._view["tricks"], **(own or {})}
        self._sockets[-1].send(json.dumps(self._view))
        expect(self.game.by("room")).to_have_attribute("data-seq", str(self._view["seq"]))

    @property
    def moves(self) -> list[str]:
        """The moves that the page has asked for."""
        return [message["move"] for message in self.asked if message["type"] == "move"]

    def expect_moves(self, *moves: str) -> None:
        """The page has asked for these *moves*, or does so soon."""
        self.game.wait_until(lambda: self.moves == list(moves), lambda: f"{self.moves}, not {moves}")

    def expect_asked(self, kind: str) -> dict[str, Any]:
        """The page has asked for this alone, or does so soon; return its message."""
        self.game.wait_until(lambda: [message["type"] for message in self.asked] == [kind], lambda: f"{self.asked}, not {kind}")
        return self.asked[0]


VIEW: dict[str, Any] = {
    "type": "view",
    "family": "tricks",
    "seq": 1,
    "room": "abc",
    "round_no": 4,
    "rules": "trois-cinq-huit",
    "seat": 0,
    "names": ["Anne", "Est", "Nord"],
    "computers": [False, True, True],
    "pace": 0,
    "turn": 0,
    "direction": 1,
    "first": 0,
    "dealer": 2,
    "top": "",
    "recent": [],
    "suit": None,
    "named": False,
    "debt": 0,
    "stock": 0,
    "discard": 0,
    "counts": [16, 16, 16],
    "hand": HAND,
    "moves": [],
    "may_announce": False,
    "may_say": False,
    "may_catch": False,
    "one_card": [],
    "why": {},
    "over": False,
    "result": None,
    "totals": [4, -3, -1],
    "wins": [2, 1, 0],
    "match": None,
    "sheet": [
        {"round": 1, "reason": "played", "winners": [0], "points": [3, -1, -2]},
        {"round": 2, "reason": "played", "winners": [1], "points": [-1, -1, 2]},
        {"round": 3, "reason": "played", "winners": [0], "points": [2, -1, -1]},
    ],
    "log": [],
}

CHOOSING = (
    tricks(phase="kind", kind=None, trumps=None, obligations=None),
    {"moves": ["choose clubs", "choose spades", "choose least"]},
)
GIVING = (
    tricks(
        phase="exchange",
        chien=CHIEN,
        exchange={"giver": 0, "gives": 2, "to": [[1, 1], [2, 1]]},
    ),
    {
        "exchanged": [{"from": 0, "to": 1, "card": "4c", "back": "Tc"}],
        "hand": HAND + CHIEN,
        "counts": [20, 16, 16],
        "moves": ["exchange 1 2c", "exchange 2 2c", "exchange 2 3d", "pass"],
        "why": {"2h": {"code": "not_given", "suit": "h"}},
    },
)
RETURNING = (
    tricks(
        phase="return",
        roles=["dealer", "announcer", "third"],
        obligations=[3, 8, 5],
        chien=CHIEN,
        exchange={"giver": 1, "gives": 0, "to": [[0, 0]]},
    ),
    {"moves": ["return Ac"], "exchanged": [{"from": 1, "to": 0, "card": "7c", "back": None}]},
)
TRADED = (
    RETURNING[0],
    {
        "hand": HAND + CHIEN,
        "counts": [20, 16, 16],
        "moves": ["return As"],
        "exchanged": [
            {"from": giver, "to": 0, "card": card, "back": back}
            for giver, card, back in [
                (1, "3c", "Kc"),
                (2, "5c", "Qc"),
                (2, "4d", "Jd"),
                (2, "7c", "Tc"),
                (2, "8c", "9c"),
                (2, "4s", None),
                (2, "6d", None),
                (2, "6s", None),
            ]
        ],
    },
)
DISCARDING = (tricks(phase="discard", chien=CHIEN), {"hand": HAND + CHIEN, "counts": [20, 16, 16], "discards": 4})
PLAYING = (
    tricks(
        trick=[[1, "9c"], [2, "Jc"]],
        leader=1,
        made=[2, 3, 1],
        last={"winner": 1, "cards": [[0, "2d"], [1, "Kd"], [2, "5d"]]},
    ),
    {
        "hand": HAND[:10],
        "counts": [10, 9, 9],
        "moves": ["2c", "7c", "Kc", "Ac"],
        "why": {"9s": {"code": "follow", "suit": "c"}},
    },
)
LEAST = (
    tricks(kind="least", trumps=None, obligations=[3, 5, 8], trick=[[0, "9c"]], made=[4, 3, 1]),
    {"hand": HAND[:8], "counts": [8, 8, 8], "turn": 1},
)
OVER: tuple[dict[str, Any], dict[str, Any]] = (
    tricks(phase="over", made=[9, 4, 3], last={"winner": 0, "cards": [[0, "Ah"], [1, "2d"], [2, "3d"]]}),
    {
        "hand": [],
        "counts": [0, 0, 0],
        "turn": None,
        "over": True,
        "result": {"reason": "played", "winners": [0], "points": [1, -1, 0], "hands": [[], [], []]},
        "match": {
            "plan": "trois-cinq-huit",
            "target": None,
            "wins": "highest",
            "number": 1,
            "sides": [[0], [1], [2]],
            "columns": [[4], [-3], [-1]],
            "column_winners": [None],
            "totals": [4, -3, -1],
            "leaders": [0],
            "over": False,
            "winners": [],
            "owes": [],
        },
    },
)
SCENES = {
    "kind": CHOOSING,
    "exchange": GIVING,
    "return": RETURNING,
    "traded": TRADED,
    "discard": DISCARDING,
    "play": PLAYING,
    "least": LEAST,
    "over": OVER,
}


def set_scene(sit: Sit, scene: tuple[dict[str, Any], dict[str, Any]], **wishes: Any) -> tuple[Game, Scene]:
    """Open a page on a *scene*."""
    own, fields = scene
    stage = Scene(sit(scene=True, **wishes))
    return stage.open(own, **fields), stage


# What one sees


@pytest.mark.parametrize(
    "wishes",
    [
        {},
        {**PHONE, "color_scheme": "dark"},
        pytest.param({"color_scheme": "dark"}, marks=pytest.mark.long),
        pytest.param(PHONE, marks=pytest.mark.long),
    ],
    ids=["light", "phone-dark", "dark", "phone"],
)
def test_every_scene_can_be_read_by_everybody(sit: Sit, wishes: dict[str, Any]):
    game, stage = set_scene(sit, CHOOSING, **wishes)
    for name, (own, fields) in SCENES.items():
        stage.then(own, **VIEW | fields)
        if name == "over":
            expect(game.by("round-over")).to_be_visible()
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.assert_no_complaint()


def test_beside_each_name_stand_role_obligation_and_tricks_made(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    for seat, role, made, owes in [(0, "Annonceur", 2, 8), (1, "Troisième", 3, 5), (2, "Donneur", 1, 3)]:
        expect(game.by(f"seat-{seat}")).to_contain_text(role)
        expect(game.by(f"seat-{seat}")).to_have_attribute("data-made", str(made))
        expect(game.by(f"seat-{seat}")).to_have_attribute("data-owes", str(owes))
    expect(game.by("seat-1").locator(".leads")).to_have_text("entame")
    expect(game.by("seat-1").locator(".heard")).to_have_text(
        re.compile("Est, troisième.: 3.plis, 5 à faire, 9.cartes en main, entame")
    )


def test_what_is_trumps_is_said_by_mark_and_word(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    expect(game.by("kind")).to_have_text(re.compile(r"Atout\s+Cœur"))
    expect(game.by("kind").locator("svg.suit-h")).to_be_visible()
    stage.then({"kind": "least", "trumps": None})
    expect(game.by("kind")).to_have_text(re.compile("Minimum de plis"))
    expect(game.by("kind").locator("svg")).to_have_count(0)


def test_the_mark_of_trumps_keeps_to_four_colours(sit: Sit):
    game = sit(own=True)
    game.page.add_init_script("localStorage.setItem('huit.settings', JSON.stringify({fourColours: true}))")
    Scene(game).open({"kind": "clubs", "trumps": "c"})
    expect(game.by("kind").locator("svg")).to_have_css("color", "rgb(10, 97, 56)")


def test_the_cards_of_a_trick_lie_on_the_side_of_their_players(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    stage.then({"trick": [[1, "9c"], [2, "Jc"], [0, "Kc"]]})
    at = {seat: game.by(f"trick-{seat}").bounding_box() for seat in range(3)}
    seats = {seat: game.by(f"seat-{seat}").bounding_box() for seat in range(3)}
    assert all([*at.values(), *seats.values()])
    assert at[1]["x"] < at[0]["x"] < at[2]["x"]
    assert seats[1]["x"] < seats[0]["x"] < seats[2]["x"]
    assert at[0]["y"] > at[1]["y"]
    expect(game.by("trick-0")).to_have_class(re.compile("taker"))
    expect(game.by("trick-2")).not_to_have_class(re.compile("taker"))


def test_the_hand_lies_by_suit_with_the_ace_above_the_king(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    assert game.hand()[:4] == ["2c", "7c", "Kc", "Ac"]


# The trick that was made


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_trick_made_shows_its_winner_and_is_swept(sit: Sit, motion: Any):
    game, stage = set_scene(sit, PLAYING, reduced_motion=motion)
    make_a_trick(stage)
    expect(game.by("taker")).to_have_text("Vous faites le pli")
    expect(game.by("trick-0")).to_have_attribute("data-face", "Kc")
    expect(game.by("trick").locator("li")).to_have_count(3)
    expect(game.by("trick").locator("li")).to_have_count(0)
    expect(game.by("seat-0")).to_have_attribute("data-made", "3")
    if motion == "reduce":
        assert game.page.evaluate("document.getAnimations().length") == 0
    game.assert_no_complaint()


def test_a_trick_made_makes_room_for_the_next_card_at_once(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    make_a_trick(stage)
    stage.then({"trick": [[0, "Ac"]]}, {"kind": "played", "seat": 0, "card": "Ac"}, turn=1)
    expect(game.by("trick").locator("li")).to_have_count(1)
    expect(game.by("trick-0")).to_have_attribute("data-face", "Ac")


def test_the_last_trick_is_shown_at_a_key_and_by_a_button(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    game.page.keyboard.press("l")
    expect(game.by("last-trick")).to_contain_text("Est fait le pli")
    expect(game.by("last-1")).to_have_attribute("data-face", "Kd")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("last-trick")).to_be_hidden()
    game.by("btn-last-trick").click()
    expect(game.by("last-trick")).to_be_visible()


def test_the_last_trick_is_told_even_before_there_is_one(sit: Sit):
    game, _ = set_scene(sit, CHOOSING)
    game.by("btn-last-trick").click()
    expect(game.by("last-trick")).to_contain_text("Aucun pli n’est encore fait.")


def make_a_trick(stage: Scene) -> None:
    """Anne's king takes the trick of `PLAYING`, and she leads."""
    stage.then(
        {"trick": [], "made": [3, 3, 1], "leader": 0, "last": {"winner": 0, "cards": [[1, "9c"], [2, "Jc"], [0, "Kc"]]}},
        {"kind": "played", "seat": 0, "card": "Kc"},
        {"kind": "trick", "seat": 0, "made": 3, "cards": ["9c", "Jc", "Kc"]},
        hand=[face for face in HAND[:10] if face != "Kc"],
        counts=[9, 9, 9],
    )


# Announcing


def test_a_kind_is_announced_among_those_left(sit: Sit):
    game, stage = set_scene(sit, CHOOSING)
    expect(game.by("choose-hearts")).to_be_disabled()
    expect(game.by("choose-hearts")).to_contain_text("déjà annoncé")
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_have_text("Annoncez d’abord, puis on jouera.")
    game.by("choose-spades").click()
    stage.expect_moves("choose spades")


@pytest.mark.parametrize(
    ("keys", "move"), [(["ArrowRight", "Enter"], "choose clubs"), (["6"], "choose least"), (["2", "1"], "choose spades")]
)
def test_a_kind_is_announced_by_keyboard(sit: Sit, keys: list[str], move: str):
    game, stage = set_scene(sit, CHOOSING)
    expect(game.focused).to_have_attribute("data-testid", "choose-spades")
    for key in keys:
        game.page.keyboard.press(key)
    stage.expect_moves(move)


def test_the_chien_lies_hidden_until_something_is_announced(sit: Sit):
    game, stage = set_scene(sit, (CHOOSING[0], {"turn": 1}))
    expect(game.by("turn")).to_contain_text("Est choisit son annonce")
    expect(game.by("chien")).to_contain_text("encore cachées")
    stage.then(
        {"phase": "discard", "kind": "spades", "trumps": "s", "obligations": [8, 5, 3], "chien": CHIEN},
        {"kind": "chose", "seat": 1, "what": "spades"},
        {"kind": "chien", "seat": 1, "cards": CHIEN},
    )
    expect(game.by("chien").locator("li")).to_have_count(4)
    expect(game.by("log")).to_contain_text("Est annonce atout pique et prend le chien")
    expect(game.by("live")).to_contain_text("le 8 de pique")


# Exchanging


def test_a_card_is_given_to_whom_one_chooses(sit: Sit):
    game, stage = set_scene(sit, GIVING)
    expect(game.by("exchanged")).to_have_attribute("data-back", "Tc")
    expect(game.by("hint")).to_contain_text("Encore 2")
    game.by("give-to-1").click(force=True)
    game.click_card(game.by("card-2h"))
    expect(game.by("why")).to_contain_text("Les atouts ne se donnent pas")
    game.click_card(game.by("card-3d"))
    expect(game.by("card-3d")).to_have_attribute("aria-pressed", "true")
    expect(game.by("give-to-1")).to_have_attribute("aria-disabled", "true")
    game.click_card(game.by("card-2c"))
    expect(game.by("card-3d")).to_have_attribute("aria-pressed", "false")
    game.by("give-to-2").click()
    stage.expect_moves("exchange 2 2c")


def test_where_one_alone_may_get_it_a_press_gives_the_card(sit: Sit):
    own, fields = GIVING
    game, stage = set_scene(sit, (own, {**fields, "moves": ["exchange 2 2c", "exchange 2 3d", "pass"]}))
    game.by("card-3d").focus()
    game.page.keyboard.press("Enter")
    stage.expect_moves("exchange 2 3d")


@pytest.mark.parametrize("how", ["key", "button"])
def test_one_gives_no_more_when_one_likes(sit: Sit, how: str):
    game, stage = set_scene(sit, GIVING)
    if how == "key":
        game.page.keyboard.press("f")
    else:
        game.by("btn-pass").click()
    stage.expect_moves("pass")


@pytest.mark.parametrize("how", ["key", "button", "card"])
def test_the_forced_return_is_explained_and_made_at_once(sit: Sit, how: str):
    game, stage = set_scene(sit, RETURNING)
    expect(game.by("hint")).to_have_text(
        re.compile("Est vous a donné le 7 de trèfle.: vous rendez votre meilleure carte à trèfle.")
    )
    expect(game.by("btn-return")).to_contain_text("Rendre l’as de trèfle")
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_contain_text("Il faut rendre l’as de trèfle")
    if how == "key":
        game.page.keyboard.press("f")
    elif how == "button":
        game.by("btn-return").click()
    else:
        game.click_card(game.by("card-Ac"))
    stage.expect_moves("return Ac")


# Discarding


def test_four_cards_are_put_away_in_one_move(sit: Sit):
    game, stage = set_scene(sit, DISCARDING)
    for face in ("2c", "3d", "4s"):
        game.click_card(game.by(f"card-{face}"))
    expect(game.by("hint")).to_contain_text("encore 1")
    expect(game.by("btn-discard")).to_have_attribute("aria-disabled", "true")
    game.by("btn-discard").click(force=True)
    # One too many takes the place of the one chosen first; a second press takes a card back.
    for face in ("5c", "6d", "6d", "7c"):
        game.click_card(game.by(f"card-{face}"))
    expect(game.by("card-2c")).to_have_attribute("aria-pressed", "false")
    expect(game.by("card-7c")).to_have_attribute("aria-pressed", "true")
    expect(game.by("btn-discard")).to_have_attribute("aria-disabled", "false")
    game.click_card(game.by("card-2c"))
    game.by("btn-discard").click()
    stage.expect_moves("discard 2c 5c 7c 4s")


def test_four_cards_are_put_away_by_keyboard(sit: Sit):
    game, stage = set_scene(sit, DISCARDING)
    game.page.keyboard.press("ArrowRight")
    for _ in range(4):
        game.page.keyboard.press("Enter")
        game.page.keyboard.press("ArrowRight")
    game.page.keyboard.press("f")
    stage.expect_moves("discard 2c 5c 7c Kc")


# Playing


def test_a_card_is_played_or_says_why_not(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    expect(game.by("hint")).to_have_text("Fournissez à trèfle.")
    game.click_card(game.by("card-9s"))
    expect(game.by("why")).to_have_text(re.compile("Vous avez du trèfle.: il faut en fournir."))
    expect(game.by("live")).to_contain_text("il faut en fournir")
    game.click_card(game.by("card-Kc"))
    stage.expect_moves("Kc")


def test_out_of_turn_one_hears_whose_turn_it_is(sit: Sit):
    game, _ = set_scene(sit, LEAST)
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_contain_text("c’est au tour d’Est")


# The sheet


def test_the_end_of_a_round_shows_the_sheet_and_what_is_left_to_announce(sit: Sit):
    game, stage = set_scene(sit, OVER)
    expect(game.by("round-over")).to_contain_text("Vous gagnez la manche")
    expect(game.by("result-0")).to_contain_text(re.compile(r"8\s*9\s*\+1\s*\+4"))
    expect(game.by("result-1")).to_contain_text(re.compile(r"5\s*4\s*\u22121\s*\u22123"))
    expect(game.by("rounds-played")).to_have_text("3 manches sur 18.")
    expect(game.by("total-0-0")).to_have_text("4")
    expect(game.by("left-0").locator("[data-kind]")).to_have_count(3)
    expect(game.by("left-1")).to_contain_text("Atout cœur")
    expect(game.by("left-2")).to_contain_text("plus rien")
    game.by("btn-next-round").click()
    stage.expect_asked("next")


def test_a_match_that_is_over_names_its_winner(sit: Sit):
    own, fields = OVER
    match = {**fields["match"], "over": True, "winners": [0]}
    game, stage = set_scene(sit, (own, {**fields, "match": match}))
    expect(game.by("match-over")).to_have_text(re.compile("Vous gagnez la partie.!"))
    expect(game.by("round-over").get_by_role("heading").first).to_have_text(re.compile("Vous gagnez la partie.!"))
    game.by("btn-new-match").click()
    assert stage.expect_asked("match")["match"] == {"plan": "trois-cinq-huit", "target": None}


def test_the_sheet_opens_at_a_key_and_the_help_names_the_keys(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    game.page.keyboard.press("m")
    expect(game.by("tricks-sheet")).to_contain_text("Ce que chacun doit encore annoncer")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    game.page.keyboard.press("?")
    expect(game.by("help")).to_contain_text("revoir le dernier pli")
    game.assert_accessible()
    game.assert_no_complaint()


def test_it_is_all_said_in_english_too(sit: Sit):
    game, _ = set_scene(sit, GIVING, locale="en-GB")
    expect(game.by("seat-0")).to_contain_text("Announcer")
    expect(game.by("turn")).to_contain_text("Your turn to exchange")
    expect(game.by("chien")).to_contain_text("The kitty")
    game.assert_accessible()


# Whole rounds against the computer


@pytest.mark.parametrize(
    ("wishes", "by_hand"),
    [(CALM, 3), pytest.param({}, 16, marks=pytest.mark.long), pytest.param(PHONE, 16, marks=pytest.mark.long)],
    ids=["calm", "desktop-whole", "phone-whole"],
)
def test_the_deal_goes_round_by_mouse_or_touch(sit: Sit, wishes: dict[str, Any], by_hand: int):
    game = sit(**wishes)
    open_match(game)
    seen: set[str] = set()
    # In one of three rounds I announce.
    for rounds in ("1 manche", "2 manches", "3 manches"):
        seen |= play_round(game, act_by_mouse, by_hand=by_hand)
        expect(game.by("rounds-played")).to_have_text(f"{rounds} sur 18.")
        assert sum(points_of(game)) == 0
        game.assert_no_sideways_scroll()
        game.by("btn-next-round").click()
        expect(game.by("round-over")).to_be_hidden()
    assert {"kind", "discard", "play"} <= seen
    expect(game.by("log")).to_contain_text("16\u00a0cartes à chacun")
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.parametrize(("wishes", "by_hand"), [(CALM, 3), pytest.param({}, 16, marks=pytest.mark.long)], ids=["calm", "whole"])
def test_a_round_is_played_by_keyboard(sit: Sit, wishes: dict[str, Any], by_hand: int):
    game = sit(**wishes)
    open_match(game)
    play_round(game, act_by_keyboard, by_hand=by_hand)
    assert sum(points_of(game)) == 0
    tab_to(game, "btn-next-round")
    game.page.keyboard.press("Enter")
    expect(game.by("round-over")).to_be_hidden()
    expect(game.page.get_by_text("Manche 2")).to_be_visible()
    # The others may have given me some already.
    expect(game.cards.nth(15)).to_be_visible()
    game.assert_no_complaint()


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


@pytest.mark.parametrize(("watched", "by_hand"), [(1, 1), pytest.param(6, 16, marks=pytest.mark.long)])
def test_a_short_match_is_played_to_its_end(sit: Sit, watched: int, by_hand: int):
    """Six rounds, of which I see the last ones; then another match begins with an empty sheet."""
    game = sit(**CALM)
    room = make_match(game, plan="trois-cinq-huit-court", options={"partie-courte": True})
    play_rounds(game, room, 6 - watched)
    game.page.goto(f"{game.address}/jeu/{room}")
    for number in range(6 - watched, 6):
        if number:
            game.by("btn-next-round").click()
            expect(game.by("round-over")).to_be_hidden()
        play_round(game, act_by_mouse, by_hand=by_hand)
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


def play_round(game: Game, act: Callable[[Game, str], None], *, by_hand: int) -> set[str]:
    """Do whatever is asked of me until the round is over; return the phases in which it was my turn.

    So many cards are played *by_hand* at the beginning and as many at the end; those between play themselves.
    """
    seen: set[str] = set()
    played = 0
    mine = game.by("turn").and_(game.page.locator('[data-seat="0"]'))
    for _ in range(MOST_STEPS):
        expect(mine.or_(game.by("round-over")).first).to_be_visible()
        if game.is_over():
            return seen
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
        game.click_card(game.playable.first)
        if game.by_kind("give-to-").count():
            game.page.locator('[data-testid^="give-to-"][aria-disabled="false"]').first.click()
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
