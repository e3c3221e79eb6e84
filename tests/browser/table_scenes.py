"""The moments at which a table asks something of a person: what they see then, and the buttons of which one must be pressed."""

from typing import Any, NamedTuple

from tests.browser import danish_table, tricks_table


class Asked(NamedTuple):
    """A view, the buttons of which one must be pressed then (none where there is a choice), and what is pressed before."""

    view: dict[str, Any]
    must: tuple[str, ...] = ()
    pressed: tuple[str, ...] = ()


def of_tricks(scene: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    own, fields = scene
    unlike = ("type", "seq", "room", "round_no")
    return {key: value for key, value in tricks_table.VIEW.items() if key not in unlike} | fields | {"tricks": own}


def of_danish(scene: dict[str, Any]) -> dict[str, Any]:
    return danish_table.view_of(**scene)


TWO_LEFT: dict[str, Any] = {"hand": ["5h", "Kd"], "counts": [2, 5, 6], "may_announce": True, "announce_with": ["5h"]}
ONE_LEFT: dict[str, Any] = {"hand": ["5h"], "counts": [1, 5, 6], "moves": [], "turn": 1, "may_say": True}
PAUL_HAS_ONE: dict[str, Any] = {"counts": [3, 1, 6], "may_catch": True}
READY: dict[str, Any] = danish_table.SWAPPING | {"own": danish_table.SWAPPING["own"] | {"ready": [0]}, "moves": []}
PEOPLE: dict[str, Any] = {
    "computers": [False] * 3,
    "guests_at": [0, 1, 2],
    "guest": 0,
    "host": 0,
    "here": [True] * 3,
    "stage": "round",
    "may": dict.fromkeys(("start", "host", "back", "change", "kick", "propose", "add_rule"), False)
    | {"undo": True, "advise": True},
}
UNDO_POLL = {"kind": "undo", "by": 1, "seat": 1, "yes": [1], "no": [], "voters": [0, 1, 2], "needs": 2, "opened_seq": 3}

LONG = ["Anne-Marguerite", "Maximilien-Alexandre", "Guillemette-Élo"]
MOMENTS: dict[str, Asked] = {
    "only drawing": Asked({"moves": ["draw"]}, ("btn-draw",)),
    "playing or drawing": Asked({"moves": ["5h", "draw"]}),
    "only passing": Asked({"moves": ["pass"]}, ("btn-pass",)),
    "playing or passing": Asked({"moves": ["5h", "pass"]}),
    "an attack to pay": Asked({"moves": ["draw"], "debt": 4, "top": "2c"}, ("btn-draw",)),
    "an attack to answer": Asked({"moves": ["2s", "draw"], "debt": 12, "top": "2c", "names": LONG}),
    "another's turn": Asked({"moves": [], "turn": 1, "names": LONG}),
    "out first": Asked({"hand": [], "moves": [], "turn": 1, "out": [0], "counts": [0, 5, 6]}),
    "a run": Asked({"moves": ["5h", "pass"], "run": True}),
    "doubting": Asked({"moves": ["draw", "doubt"], "phase": "doubt", "debt": 4, "top": "2c"}),
    "four of a kind": Asked({"may_declare": True}, ("btn-declare",)),
    "announcing": Asked(TWO_LEFT, ("btn-carte", "btn-knock")),
    "announced with the next card": Asked(TWO_LEFT, pressed=("btn-carte",)),
    "announcing late": Asked(
        {"hand": ["5h"], "counts": [1, 5, 6], "moves": [], "turn": 1, "may_say": True}, ("btn-carte", "btn-knock")
    ),
    "somebody forgot": Asked(PAUL_HAS_ONE | {"turn": 1, "moves": [], "one_card": []}, ("btn-contre",)),
    "somebody announced": Asked(PAUL_HAS_ONE | {"one_card": [1], "moves": ["draw"]}, ("btn-draw",)),
    "a vote": Asked(PEOPLE | {"poll": UNDO_POLL}, ("vote-yes",)),
    "Danish, swapping": Asked(of_danish(danish_table.SWAPPING), ("btn-pass",)),
    "Danish, picking up or answering": Asked(of_danish(danish_table.ATTACKED)),
    "Danish, only picking up": Asked(of_danish(danish_table.ATTACKED | {"moves": ["pickup"]}), ("btn-pickup",)),
    "Danish, ready": Asked(of_danish(READY)),
    "Danish, blind": Asked(of_danish(danish_table.BLIND)),
    "Danish, aiming": Asked(of_danish(danish_table.TARGET)),
    "3-5-8, announcing": Asked(of_tricks(tricks_table.CHOOSING)),
    "3-5-8, giving": Asked(of_tricks(tricks_table.GIVING)),
    "3-5-8, giving back": Asked(of_tricks(tricks_table.RETURNING), ("btn-return",)),
    "3-5-8, giving back to a long name": Asked(of_tricks(tricks_table.RETURNING) | {"names": LONG}, ("btn-return",)),
    "3-5-8, discarding": Asked(of_tricks(tricks_table.DISCARDING)),
    "3-5-8, playing": Asked(of_tricks(tricks_table.PLAYING)),
}
