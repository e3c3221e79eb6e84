"""The table of Danish as a test sets it: its scenes, and what the page of Anne asks for there."""

from typing import Any

from tests.browser.conftest import Sit
from tests.browser.game import Game, Scene

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
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
        "run": 0,
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
ROWS: dict[str, Any] = {
    "own": {"face_up": [["9c", "5d", "9s"], *UP[1:3]], "stage": ["face_up", "hand", "hand"], "run": 2},
    "hand": [],
    "moves": ["9c", "9s", "9c+9s"],
    "why": {"5d": {"code": "too_low", "rank": "9"}},
}
"""The hand is empty, and the face-up cards are played from the table: two 9s make four with those on top."""
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
    "rows": ROWS,
    "blind": BLIND,
    "target": TARGET,
    "ten": TEN,
    "over": OVER,
}
