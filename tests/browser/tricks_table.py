"""The table of 3-5-8 as a test sets it: its scenes, and what the page of Anne asks for there."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game, in_company

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
HAND = ["2c", "7c", "Kc", "Ac", "3d", "Td", "Jd", "4s", "9s", "Qs", "As", "2h", "5h", "9h", "Kh", "Ah"]
CHIEN = ["5c", "6d", "8s", "Qh"]


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
        "aside": 0,
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
            socket.send(json.dumps(in_company(self._view)))

        self.game.page.route_web_socket(re.compile("/ws/"), opened)
        self.game.page.goto(f"{self.game.address}/jeu/abc")
        expect(self.game.by("hand")).to_be_visible()
        expect(self.game.by("room")).to_have_attribute("data-telling", "true")
        return self.game

    def set(self, scene: tuple[dict[str, Any], dict[str, Any]]) -> None:
        """Show another scene, of another round: nothing of the one before is left."""
        own, fields = scene
        self.then(own, **VIEW | {"round_no": self._view["round_no"] + 1} | fields)

    def then(self, own: dict[str, Any] | None = None, *log: dict[str, Any], **fields: Any) -> None:
        """Let the table change: the *fields* and what is its *own*, and the *log* of what happened."""
        self._view = {**self._view, **fields, "seq": self._view["seq"] + 1, "log": list(log)}
        self._view["tricks"] = {**self._view["tricks"], **(own or {})}
        # A change of all fields: a whole view would begin the log anew.
        change = in_company(self._view) | {"type": "change", "from": self._view["seq"] - 1}
        self._sockets[-1].send(json.dumps(change))
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
    "room": "",
    "round_no": 4,
    "rules": "trois-cinq-huit",
    "options": {},
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
    tricks(phase="kind", kind=None, trumps=None, obligations=None, aside=4),
    {"moves": ["choose clubs", "choose spades", "choose least"]},
)
ANY_SUIT = (
    tricks(phase="kind", roles=["dealer", "second", "third"], kind=None, trumps=None, obligations=None, aside=4, left=None),
    {"moves": ["choose clubs", "choose diamonds", "choose hearts", "choose spades"]},
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
