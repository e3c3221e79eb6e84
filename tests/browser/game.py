"""What a person sees and does in the page: the hooks of the page under the words of the game."""

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

import huit
from benchmarks.server.changes import applied
from huit.rooms.messages import PROTOCOL
from huit.views.client_view import client_view
from huit.views.shared import parse_move

PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
AXE = Axe()
Message = dict[str, Any]
AN_HOUR_MS = 3_600_000
"""Where a page's clock is stopped that was installed at 0, once the page stands: until then it runs, however slow the machine."""
MOST_STEPS = 600
"""Things done in one round before we believe that it does not end."""

NOT_NEW = """try {
  localStorage.getItem('huit.guide') ?? localStorage.setItem('huit.guide', '{"wish": "off"}');
} catch {}"""
"""Where a page may keep nothing, as on `about:blank`, there is nobody to be asked."""

COME_TO_REST = """() => Promise.all(document.getAnimations().map((moving) => {
  if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
  return moving.finished.catch(() => null);
}))"""

HAS_COME_TO_REST = """(card) => Promise.all(card.getAnimations({ subtree: true }).map((moving) =>
  moving.effect.getComputedTiming().endTime === Infinity || moving.finished.catch(() => null)))"""
"""A card that is dealt waits on the stock, and looks still, until it flies."""

_ROOM: dict[str, Any] = {
    "type": "view",
    "seq": 0,
    "room": "k3v9abcd",
    "round_no": 1,
    "rules": "monclar",
    "options": {},
    "pace": 0,
}
_SEATS: dict[str, Any] = {
    "family": "shedding",
    "seat": 0,
    "names": ["Anne", "Paul", "Léa"],
    "computers": [False, True, True],
    "dealer": 2,
    "first": 0,
    "teams": 0,
}
_MIDDLE: dict[str, Any] = {
    "turn": 0,
    "direction": 1,
    "phase": "play",
    "top": "9h",
    "recent": ["3c"],
    "suit": "h",
    "named": False,
    "debt": 0,
}
_HAND: dict[str, Any] = {
    "stock": 20,
    "discard": 2,
    "hand": ["5h", "Kd", "2s"],
    "counts": [3, 5, 6],
    "moves": ["5h"],
    "why": {},
    "out": [],
}
_SAID: dict[str, Any] = {
    "may_announce": False,
    "announce_with": [],
    "may_say": False,
    "may_catch": False,
    "one_card": [],
    "misdealt": None,
}
_CHOICES: dict[str, Any] = {
    "run": False,
    "jumps": [],
    "give": None,
    "take_from": None,
    "may_declare": False,
    "stands_for": None,
    "in_force": None,
}
_END: dict[str, Any] = {
    "over": False,
    "result": None,
    "totals": [0, 0, 0],
    "wins": [0, 0, 0],
    "deal": None,
    "face_up": None,
    "log": [],
}
COMPANY: dict[str, Any] = {
    "guest": 0,
    "people": [],
    "guests_at": [0, None, None],
    "levels": [None, "thrifty", "thrifty"],
    "may": dict.fromkeys(
        ("start", "host", "undo", "back", "rest", "change", "kick", "propose", "add_rule", "advise", "ask_seat", "give_at_once"),
        False,
    ),
    "settings": {
        "clock_s": 0,
        "grace_s": 30,
        "reaction_ms": 300,
        "watch": "link",
        "public": False,
        "locked": False,
        "advice": "alone",
        "winner_adds": False,
        "auto_announce": "alone",
        "chat": True,
    },
}
VIEW = _ROOM | _SEATS | _MIDDLE | _HAND | _SAID | _CHOICES | _END
"""My turn, among three: a scene says what is otherwise."""


def in_company(view: dict[str, Any]) -> dict[str, Any]:
    """Return *view* as a server tells it: its moves taken apart; who is there and what they may, where it does not say.

    A guest may begin a round where none is played.
    """
    may = COMPANY["may"] | {"start": view["over"] or view.get("deal") is not None} | view.get("may", {})
    settings = COMPANY["settings"] | view.get("settings", {})
    return filled(COMPANY | with_moves_told(view) | {"may": may, "settings": settings, "at": view["seq"]}, view["family"])


def filled(view: dict[str, Any], family: str) -> dict[str, Any]:
    """Return *view* with all fields that a server sends, those of what stands in it too: where a test says nothing, nothing."""
    sample = view_sample(family)
    least = {"protocol": PROTOCOL, "stage": "round", "direction": 1, "counted_by": "none"}
    nothing = {name: _nothing(value) for name, value in sample["least"].items()}
    return {
        name: _filled(value, sample["full"].get(name), sample, f"message.{name}")
        for name, value in (nothing | least | view).items()
    }


@cache
def view_sample(family: str) -> dict[str, Any]:
    """Return what `tools.wire_samples` writes of the view of *family*: with all that it may have, and with the least."""
    written = json.loads((Path(__file__).parents[2] / "frontend" / "tests" / "wire_samples.json").read_text("utf-8"))
    [sample] = [each for each in written if each["least"].get("type") == "view" and each["least"]["family"] == family]
    return sample


def _nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _nothing(inner) for key, inner in value.items() if key != "ANY"}
    return value if value is None else type(value)()


def _filled(value: Any, full: Any, sample: dict[str, Any], path: str) -> Any:
    """Return *value* with what *full* has at its place and it lacks, unless that may be missing."""
    if path == "message.log":
        kinds = {event["kind"]: (no, event) for no, event in enumerate(full)}
        known = [(each, *kinds.get(each.get("kind"), (0, None))) for each in value]
        return [_filled(each, event, sample, f"{path}.{no}") if event else each for each, no, event in known]
    if isinstance(value, list) and isinstance(full, list) and full:
        return [_filled(each, full[0], sample, f"{path}.0") for each in value]
    if not isinstance(value, dict) or not isinstance(full, dict) or "ANY" in full:
        return value
    lacking = {key: _nothing(inner) for key, inner in full.items() if f"{path}.{key}" not in sample["optional"]}
    return {key: _filled(inner, full.get(key), sample, f"{path}.{key}") for key, inner in (lacking | value).items()}


def whole_view(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the view of a scene with these *fields*, and with what the server would say of its rules."""
    view = VIEW | fields
    rules = huit.load_rules(view["rules"], options=view["options"])
    if rules.family == "shedding":
        told = client_view(huit.new_round(rules, seats=rules.seats[0], seed=1), 0)
        view |= {field: told[field] for field in ("calls", "draws_on")}
    return view


def packed(told: dict[str, Any]) -> str:
    """Return a link's fragment, as somebody else's page would write it."""
    deflate = zlib.compressobj(wbits=-15)
    code = deflate.compress(json.dumps(told).encode()) + deflate.flush()
    return base64.urlsafe_b64encode(code).decode().rstrip("=")


def with_moves_told(view: dict[str, Any]) -> dict[str, Any]:
    """Return *view* with its moves taken apart, as a server tells them, where a test gave their texts."""
    told = {key: [as_told(move, view["family"]) for move in view[key]] for key in ("moves", "jumps", "catches") if key in view}
    return view | told


def as_told(move: str | dict[str, Any], family: str = "shedding") -> dict[str, Any]:
    """Return a move as a server tells it."""
    return msgspec.to_builtins(parse_move(move, family)) if isinstance(move, str) else move


class Scene:
    """A table that a test sets: no server plays on, so the page shows these views, and what it sends is kept."""

    def __init__(self, page: Page, fields: dict[str, Any]) -> None:
        self.view = whole_view(fields)
        self.sent: list[dict[str, Any]] = []
        """What the page sent, in order."""
        self.silent = False
        """Whether what it sends is left without an answer."""
        self._socket: WebSocketRoute | None = None
        self._family, self._at = "", 0
        """Of the view that the page has."""
        self._page = page
        page.route_web_socket(re.compile("/ws/"), self._opened)

    def show(self, **changes: Any) -> None:
        """Let the page see the table with these *changes*."""
        self.view |= changes | {"seq": self.view["seq"] + 1}
        assert self._socket is not None
        message = in_company(self.view)
        if self._family == message["family"]:
            # A change of all fields: a whole view would begin the log anew.
            message |= {"type": "change", "from": self._at}
        self._family, self._at = message["family"], message["at"]
        self._socket.send(json.dumps(message))

    def tell(self, **message: Any) -> None:
        """Let the page hear something that is no view."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def set(self, **fields: Any) -> None:
        """Let the page see another table, in the same room, and wait until it does: what is not told is as in any scene.

        Of the table before only its log stays, until cards are dealt.
        """
        self.view = whole_view(fields) | {"seq": self.view["seq"]}
        self.show()
        expect(self._page.get_by_test_id("room")).to_have_attribute("data-seq", str(self.view["seq"]))

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        self._family = ""
        socket.on_message(self._heard)
        self.show()

    def _heard(self, message: str | bytes) -> None:
        self.sent.append(json.loads(message))
        if not self.silent:
            self.show(log=[])


LIVE = """() => {
  // Windows stand in one another.
  const onTop = document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...document.querySelectorAll('[data-testid=live]')].map((live) => live.closest('dialog') === (onTop ?? null));
}"""
"""Whether each live region stands in the window on top, or in the page where none is open."""


class Game:
    """A page of the browser, and whoever sits before it."""

    opened: ClassVar[list["Game"]] = []
    """Those of the test that is running."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self._is_between = False
        """Whether the views of the server are rewritten."""
        self._told: dict[str, Any] | None = None
        """The latest of them, as the server sent it."""
        self.complaints: list[str] = []
        """What the page wrote to the console as an error, and what it did not catch."""
        self.opened.append(self)
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    # Where one is

    def open_start(self) -> None:
        """Go to the start screen."""
        self.page.goto(self.address)
        expect(self.by("start-play")).to_be_visible()

    def open_room(
        self, *, rules: str = "monclar", seats: int = 3, forget: float = 0.0, options: dict[str, object] | None = None
    ) -> None:
        """Make a room whose computer players answer at once, go there, and wait for the deal, which comes after the table."""
        self._told = None
        self.page.goto(f"{self.address}/jeu/{self.make_room(rules=rules, seats=seats, forget=forget, options=options or {})}")
        expect(self.by("room")).to_be_visible()
        expect(self.cards.or_(self.by("slots")).or_(self.by("first-deal")).first).to_be_visible()
        if self._is_between:
            self._wait_for_my_turn()

    def make_room(self, **asked: Any) -> str:
        """Make a room for Anne against computer players that answer at once, as *asked*; return its name."""
        order = {"name": "Anne", "player": "thrifty", "pace": 0, "forget": 0, "settings": {"reaction_ms": 0}, **asked}
        made = self.page.context.request.post(f"{self.address}/api/rooms", data=order, headers={"Origin": self.address})
        assert made.status == 201, made.text()
        return made.json()["room"]

    def _wait_for_my_turn(self) -> None:
        """Wait until nothing happens any more behind the scene: what is said of a card is gone with the next move of anybody."""
        for _ in range(PATIENCE_MS // 20):
            told = self._told
            if told is not None and told["round_no"] > 0 and told["turn"] == told["seat"]:
                break
            self.page.wait_for_timeout(20)
        assert told is not None, "no view came"
        expect(self.by("room")).to_have_attribute("data-seq", str(told["seq"]))

    def hurry_computers(self) -> None:
        """Let the room that the start screen is about to make have computer players that answer at once."""

        def hurried(route: Route) -> None:
            asked = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**asked, "pace": 0, "settings": {"reaction_ms": 0}}))

        self.page.route("**/api/rooms", hurried)

    def rewrite_views(self, **fields: Any) -> None:
        """Let every view of the server come with these *fields* in place of its own, to set a scene that chance seldom deals."""
        self.between(lambda view: filled(with_moves_told(view | fields), view["family"]))

    def between(self, shown: Callable[[Message], Message], *, passes: Callable[[Message], bool] = bool) -> list[Message]:
        """Stand between page and server: every view is *shown* otherwise, and only what *passes* reaches the server.

        Returns: what the page sends, as it sends it.
        """
        sent: list[Message] = []
        self._is_between = True

        def opened(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()
            told: Message = {}

            def to_page(frame: str | bytes) -> None:
                nonlocal told
                message = json.loads(frame)
                if message["type"] == "view":
                    told = self._told = dict(message)
                    message = shown(message)
                elif message["type"] == "change":
                    # The whole view otherwise, as a change of all its fields.
                    told = self._told = applied(told, message)
                    message = shown(dict(told)) | {"type": "change", "from": message.get("from", message["at"] - 1)}
                socket.send(json.dumps(message))

            def to_server(frame: str | bytes) -> None:
                message = json.loads(frame)
                sent.append(message)
                if passes(message):
                    server.send(frame)

            server.on_message(to_page)
            socket.on_message(to_server)

        self.page.route_web_socket(re.compile("/ws/"), opened)
        return sent

    def sit_at(self, **fields: Any) -> "Scene":
        """Go to a room where nothing happens but what the test shows: see `Scene`."""
        scene = Scene(self.page, fields)
        self.page.goto(f"{self.address}/jeu/k3v9abcd")
        expect(self.by("hand")).to_be_visible()
        # The words of the story come after the cards.
        expect(self.by("room")).to_have_attribute("data-telling", "true")
        return scene

    # What one sees

    def by(self, hook: str) -> Locator:
        """Return what carries this hook."""
        return self.page.get_by_test_id(hook)

    def by_kind(self, start: str) -> Locator:
        """Return all that carries a hook beginning so."""
        return self.page.locator(f'[data-testid^="{start}"]')

    @property
    def cards(self) -> Locator:
        """The cards in my hand."""
        return self.by("hand").locator('[data-testid^="card-"]')

    @property
    def playable(self) -> Locator:
        """Those of them that may be played now."""
        return self.by("hand").locator('[data-testid^="card-"][data-playable="true"]')

    @property
    def focused(self) -> Locator:
        """What has the focus."""
        return self.page.locator(":focus")

    def hand(self) -> list[str]:
        """Return the faces in my hand, as the page tells them."""
        # All at one moment: a hand that changes while it is read would be none that there ever was.
        told: list[str] = self.cards.evaluate_all("cards => cards.map((card) => card.dataset.testid)")
        return [hook.removeprefix("card-") for hook in told]

    def top(self) -> str | None:
        """Return the face on top of the discard."""
        return self.by("discard-top").get_attribute("data-face")

    def is_over(self) -> bool:
        """Tell whether the end of the round is shown."""
        return self.by("round-over").is_visible()

    def wait_for_me(self) -> None:
        """Wait until something is asked of me, or the round is over."""
        asked = self.playable.or_(self._usable("btn-draw")).or_(self._usable("btn-pass")).or_(self.by("round-over"))
        expect(asked.first).to_be_visible()

    def can(self, hook: str) -> bool:
        """Tell whether a button is there and may be pressed."""
        return self._usable(hook).count() > 0

    def _usable(self, hook: str) -> Locator:
        return self.page.locator(f'[data-testid="{hook}"]:not([disabled]):not([aria-disabled="true"])').filter(visible=True)

    # What one does

    def wait_until(self, is_so: Callable[[], bool], told: Callable[[], str]) -> None:
        """Wait, a frame of the page at a time, until something *is_so* in the test; fail with what is *told*."""
        until = monotonic() + PATIENCE_MS / 1000
        while not is_so():
            assert monotonic() < until, told()
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def is_asked(self, asked: Locator, before: str) -> bool:
        """Wait until the table has changed since view *before*, or is covered, or more is *asked*; tell whether it is."""
        changed = self.page.locator(f'[data-testid="room"]:not([data-seq="{before}"]), [data-testid="device-covered"]')
        expect(changed.or_(asked.first).first).to_be_attached()
        return changed.count() == 0

    def seq(self) -> str:
        """Return the number of the view that the page shows."""
        return self.by("room").get_attribute("data-seq") or ""

    def click_card(self, card: Locator, *, patience_ms: float = PATIENCE_MS) -> None:
        """Click a card of the hand, once it lies there, where it shows: the next one may cover all but its edge."""
        card.evaluate(HAS_COME_TO_REST, timeout=patience_ms)
        card.click(position={"x": 9, "y": 40}, timeout=patience_ms)

    @contextmanager
    def answer_shown(self) -> Iterator[None]:
        """Wait, after what was done, until the page shows what came of it."""
        before = self.seq()
        yield
        expect(self.by("room")).not_to_have_attribute("data-seq", before)

    def expect_connection(self, state: str, *, patience_ms: float = PATIENCE_MS) -> None:
        """The page says that its connection is in this *state* (``open``, ``lost``, ``elsewhere`` …)."""
        expect(self.by("connection")).to_have_attribute("data-state", state, timeout=patience_ms)
        expect(self.by("connection")).not_to_be_empty()

    # What must hold wherever one is

    def assert_no_complaint(self) -> None:
        """Nothing was written to the console as an error, and no promise of a deal was broken."""
        assert not self.complaints, "\n".join(self.complaints)
        expect(self.by("promise-told").or_(self.by("promise-broken"))).to_have_text([])

    def assert_accessible(self) -> None:
        """axe finds nothing to say, once the page is there and everything has come to rest: whatever moves is put at its end."""
        expect(self.page.locator("main").first).to_be_attached()
        self.page.locator("body").evaluate(COME_TO_REST)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.axe_script)
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        told = [f"{rule['id']}: {node['target']}: {node.get('failureSummary')}" for rule in found for node in rule["nodes"]]
        assert not told, "\n".join(told)
        self.assert_heard()

    def assert_heard(self) -> None:
        """What is read out stands where it is heard: once on the page, and within the window on top where one is open."""
        assert self.page.evaluate(LIVE) == [True]

    def assert_no_sideways_scroll(self) -> None:
        """The page is no wider than what one sees of it."""
        wide, seen = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide <= seen
