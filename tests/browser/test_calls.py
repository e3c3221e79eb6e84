"""My turn calls me: the mark in the tab, sounds, and notifications of tables that are played by correspondence."""

import base64
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast
from urllib.parse import urljoin

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Worker, expect

import huit.clients
from tests.browser.conftest import Sit, new_context
from tests.browser.friends import GO_WITH, act_in_eights, pressed
from tests.browser.game import Game
from tests.browser.serving import KeptServer, Server

BUNDLE = Path(huit.clients.__file__).parent / "web"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PLAYED = {"kind": "played", "seat": 2, "card": "9h"}
MINE = {"turn": 0, "moves": ["5h"]}
THEIRS = {"turn": 1, "moves": []}
HIDE = """(hidden) => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""What a page sees of its tab when another one is looked at: a browser without a screen shows all of them."""
LISTEN = """() => {
  window.contexts = [];
  window.started = 0;
  window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); window.contexts.push(this); }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...given) { window.started += 1; return start.apply(this, given); };
  }
}"""
BY_HAND = """() => {
  let pressed = false;
  addEventListener('pointerdown', () => (pressed = true), true);
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: pressed }) });
}"""
"""For Chromium all that a test asks of a page is a press of somebody: here only a real one counts."""
RECORD = """() => {
  window.contexts = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 2 * 44100, 44100); window.contexts.push(this); }
  };
}"""
"""Has what the page plays written down, in place of a loudspeaker."""
RENDERED = """async () => {
  const samples = (await contexts[0].startRendering()).getChannelData(0);
  const loudest = (part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return [loudest(samples), loudest(samples.slice(1.5 * 44100))];
}"""
ENDED = {"kind": "over", "reason": "out", "points": [0, 9, 9]}
SOUNDS = {
    "card": [PLAYED],
    "draw": [{"kind": "drew", "seat": 1, "count": 2, "cause": "turn"}],
    "attack": [{"kind": "attacked", "seat": 1, "debt": 2}],
    "call": [{"kind": "announced", "seat": 1, "late": False, "what": "card"}],
    "won": [ENDED | {"winners": [0]}],
    "lost": [ENDED | {"winners": [1]}],
}


# The tab


def test_the_tab_calls_me_where_i_do_not_look_and_is_as_before_when_i_do(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**THEIRS)
    usual = icon(game)
    game.page.evaluate(HIDE, True)
    expect(game.page).to_have_title("La table · Huit")
    scene.show(**MINE, log=[PLAYED])
    expect(game.page).to_have_title("● À vous\u202f! · La table · Huit")
    assert "icon_called" in icon(game)
    assert game.page.request.get(urljoin(game.page.url, icon(game))).headers["content-type"] == "image/svg+xml"
    game.page.evaluate(HIDE, False)
    expect(game.page).to_have_title("La table · Huit")
    assert icon(game) == usual
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_tab_calls_me_where_i_do_not_look_and_is_as_before_when_i_do")
def test_the_tab_calls_no_more_once_somebody_else_is_to_play(sit: Sit):
    game = sit(scene=True, locale="en-GB")
    scene = game.sit_at(**THEIRS)
    game.page.evaluate(HIDE, True)
    scene.show(**MINE, log=[PLAYED])
    expect(game.page).to_have_title("● Your turn! · The table · Huit")
    scene.show(**THEIRS, log=[])
    expect(game.page).to_have_title("The table · Huit")


@pytest.mark.long(short="test_the_tab_calls_me_where_i_do_not_look_and_is_as_before_when_i_do")
def test_the_server_is_told_who_looks(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**THEIRS, guest=0)
    game.page.evaluate(HIDE, True)
    game.wait_until(lambda: looks(scene.sent) == [False], lambda: str(scene.sent))
    game.page.evaluate(HIDE, False)
    game.wait_until(lambda: looks(scene.sent) == [False, True], lambda: str(scene.sent))


def looks(sent: list[dict[str, Any]]) -> list[bool]:
    return [message["seen"] for message in sent if message["type"] == "seeing"]


def icon(game: Game) -> str:
    return game.page.locator('link[rel="icon"]').get_attribute("href") or ""


# Sounds


@pytest.mark.parametrize(
    "names",
    [["card"], pytest.param([*(name for name in SOUNDS if name != "card"), "turn"], marks=pytest.mark.long)],
    ids=["a card", "the others"],
)
def test_every_sound_is_heard_and_ends(sit: Sit, names: list[str]):
    game = sit(own=True)
    game.page.add_init_script(f"({RECORD})()")
    # With others: alone with computers, the turn is mine all the time.
    scene = game.sit_at(**THEIRS, watchers=2)
    for name in names:
        # What was written down is read once only.
        scene.view |= THEIRS | {"log": []}
        game.page.reload()
        expect(game.by("hand")).to_be_visible()
        game.page.locator("header").click()
        scene.show(**(MINE if name == "turn" else THEIRS), log=SOUNDS.get(name, []))
        game.page.wait_for_function("() => contexts.length === 1")
        peak, after = game.page.evaluate(RENDERED)
        assert 0.005 < peak < 1, name
        assert after < 0.001, name
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_sound_is_heard_and_ends")
def test_nothing_is_heard_before_a_press_and_then_cards_are(sit: Sit):
    game = sit(own=True)
    game.page.add_init_script(f"({LISTEN})()")
    game.page.add_init_script(f"({BY_HAND})()")
    scene = game.sit_at(**THEIRS)
    scene.show(**THEIRS, log=[PLAYED])
    expect(game.by("room")).to_have_attribute("data-seq", str(scene.view["seq"]))
    # What would play it has been fetched by now, and has been asked to.
    game.page.evaluate("(file) => import(file).then(() => new Promise(requestAnimationFrame))", player())
    assert game.page.evaluate("() => contexts.length") == 0
    game.page.locator("header").click()
    scene.show(**THEIRS, log=[PLAYED | {"seat": 1}, PLAYED])
    game.page.wait_for_function("() => contexts.length === 1 && contexts[0].state === 'running' && contexts[0].currentTime > 0")
    assert game.page.evaluate("started") == 2, "a card is two strokes, and two cards at once are one"
    game.assert_no_complaint()


def player() -> str:
    """Return the path of what plays sounds."""
    (file,) = BUNDLE.glob("assets/player-*.js")
    return f"/assets/{file.name}"


@pytest.mark.long(short="test_every_sound_is_heard_and_ends")
def test_one_press_turns_sounds_off_and_it_stays_so(sit: Sit):
    game = sit(own=True)
    game.page.add_init_script(f"({LISTEN})()")
    scene = game.sit_at(**THEIRS)
    expect(game.by("sound")).to_have_attribute("aria-pressed", "true")
    game.by("sound").click()
    expect(game.by("sound")).to_have_attribute("aria-pressed", "false")
    scene.show(**THEIRS, log=[PLAYED])
    expect(game.by("room")).to_have_attribute("data-seq", str(scene.view["seq"]))
    assert game.page.evaluate("started") == 0
    game.page.reload()
    expect(game.by("sound")).to_have_attribute("aria-pressed", "false")
    game.by("sound").click()
    scene.show(**THEIRS, log=[PLAYED])
    game.page.wait_for_function("() => started === 2")
    game.assert_accessible()


@pytest.mark.long(short="test_every_sound_is_heard_and_ends")
def test_what_is_old_is_not_heard(sit: Sit):
    game = sit(own=True)
    game.page.add_init_script(f"({LISTEN})()")
    scene = game.sit_at(**THEIRS)
    game.page.locator("header").click()
    # The first view after the connection was lost brings all that was missed.
    scene.view["log"] = [PLAYED]
    game.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(game.by("room")).to_have_attribute("data-seq", str(scene.view["seq"]))
    assert game.page.evaluate("started") == 0
    scene.show(**THEIRS, log=[PLAYED])
    game.page.wait_for_function("() => started === 2")


@pytest.mark.long(short="test_every_sound_is_heard_and_ends")
@pytest.mark.parametrize("wishes", [{}, PHONE, {"locale": "en-GB", "color_scheme": "dark"}])
def test_sounds_are_among_the_settings(sit: Sit, wishes: dict[str, Any]):
    game = sit(scene=True, **wishes)
    game.sit_at(**THEIRS)
    game.by("settings-open").click()
    game.by("volume").fill("0.7")
    game.by("setting-sounds").uncheck()
    expect(game.by("volume")).to_be_disabled()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.page.reload()
    game.by("settings-open").click()
    expect(game.by("setting-sounds")).not_to_be_checked()
    expect(game.by("volume")).to_have_value("0.7")
    game.assert_no_complaint()


# Notifications


class PushService:
    """A push service of this machine: it keeps what it is sent."""

    def __init__(self) -> None:
        sent: list[tuple[str, bytes]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sent.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.sent = sent
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


ALLOWED = """(() => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let mine = null;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async ({ applicationServerKey: { buffer } }) =>
    (mine = { ...TOLD, options: { applicationServerKey: buffer }, toJSON: () => (TOLD), unsubscribe: async () => true });
})()"""
"""A browser without a screen shows no notifications, and Chromium's own push service needs the internet."""
KEEP_SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, lang, tag, data }) => {
    self.shown.push([title, body, lang, tag, data]);
  };
}"""
"""Has the worker keep what it would have the browser show."""


class Called:
    """A browser with a service worker, whose push service is ours."""

    def __init__(self, browser: Browser, address: str, service: PushService, **wishes: Any) -> None:
        self.context = new_context(browser, service_workers="allow", **wishes)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes !!"
        self._address = address
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        told = {"endpoint": f"{service.origin}/me", "keys": {"p256dh": text_of(public), "auth": text_of(self._auth)}}
        self.context.add_init_script(ALLOWED.replace("TOLD", json.dumps(told)))
        self.game = Game(self.context.new_page(), address)

    def read(self, body: bytes) -> dict[str, Any]:
        told = cast(Any, http_ece).decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(told)

    def worker(self) -> Worker:
        """Return the service worker, once it runs; what it shows is kept."""
        self.game.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        (worker,) = self.context.service_workers
        worker.evaluate(KEEP_SHOWN)
        return worker

    def deliver(self, told: dict[str, Any]) -> None:
        """Hand the worker what was sent, as its push service would."""
        session = self.context.new_cdp_session(self.game.page)
        registrations: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registrations.extend(
                each["registrationId"] for each in event["registrations"] if not each["isDeleted"]
            ),
        )
        session.send("ServiceWorker.enable")
        self.game.wait_until(lambda: bool(registrations), lambda: "no worker is registered")
        data = {"origin": self._address, "registrationId": registrations[-1], "data": json.dumps(told)}
        session.send("ServiceWorker.deliverPushMessage", data)
        session.detach()


def text_of(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).decode().rstrip("=")


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def by_letter(tmp_path: Path, service: PushService) -> Iterator[Server]:
    server = Server(tmp_path, "--push-service", service.origin)
    server.start()
    yield server
    server.stop()


@pytest.mark.long(short="test_who_looks_at_the_room_gets_no_notification_of_it")
def test_by_correspondence_a_notification_says_that_it_is_my_turn(browser: Browser, by_letter: Server, service: PushService):
    anne, paul = (Called(browser, by_letter.address, service, locale=locale) for locale in ("fr-FR", "en-GB"))
    settings = {"clock_s": 86_400, "reaction_ms": 0, "public": True}
    room = anne.game.make_room(rules="minimale", seats=2, chairs=["me", "open"], settings=settings)
    headers = {"Origin": by_letter.address}
    address = f"{by_letter.address}/api/rooms/{room}/guests"
    assert paul.context.request.post(address, data={"name": "Paul", "seat": 1}, headers=headers).status == 201
    for who in (anne, paul):
        who.game.page.goto(f"{by_letter.address}/jeu/{room}")
        expect(who.game.by("lobby")).to_be_visible()
        who.game.page.evaluate(GO_WITH, [{"type": "ready", "ready": True}])
    anne.game.page.evaluate(GO_WITH, [{"type": "next"}])
    for who in (anne, paul):
        expect(who.game.by("hand")).to_be_visible()
        expect(who.game.by("call-offer")).to_be_visible()
    seat = anne.game.by("turn").and_(anne.game.page.locator(".my"))
    mover, away = (anne, paul) if seat.is_visible() else (paul, anne)
    assert_offered_and_taken(away.game)
    # Somebody else's page, from which the notifications can be looked at.
    away.game.page.goto(by_letter.address)
    mover.game.by("call-decline").click()
    expect(mover.game.by("call-offer")).to_be_hidden()
    play_on(mover.game)
    away.game.wait_until(lambda: len(service.sent) == 1, lambda: f"{len(service.sent)} were called")
    told = away.read(service.sent[0][1])
    worker = away.worker()
    away.deliver(told)
    away.game.wait_until(lambda: worker.evaluate("() => self.shown.length") == 1, lambda: "it is not shown")
    path = f"/jeu/{room}"
    french = ["À vous\u202f! · Version minimale", "C’est à vous de jouer.", "fr", path, path]
    english = ["Your turn! · Minimal version", "It is your turn to play.", "en", path, path]
    assert worker.evaluate("() => self.shown") == [french if away is anne else english]
    assert len(service.sent) == 1
    for who in (anne, paul):
        who.game.assert_no_complaint()
        who.context.close()


def assert_offered_and_taken(game: Game) -> None:
    game.assert_accessible()
    for width, height in ((360, 640), (1280, 800)):
        game.page.set_viewport_size({"width": width, "height": height})
        box = game.by("call-offer").bounding_box()
        assert box is not None
        assert 44 <= box["height"] <= 60
    game.assert_no_sideways_scroll()
    game.by("call-switch").click()
    expect(game.by("call-offer")).to_be_hidden()
    game.by("room-open").click()
    expect(game.by("room-panel").get_by_test_id("call-switch")).to_be_checked()
    game.page.keyboard.press("Escape")


def play_on(game: Game) -> None:
    """Play or draw until it is somebody else's turn."""
    mine = game.by("turn").and_(game.page.locator(".my"))
    for _ in range(60):
        if not mine.is_visible():
            return
        pressed(game, act_in_eights)
    raise AssertionError("it stays my turn")


def test_who_looks_at_the_room_gets_no_notification_of_it(browser: Browser, server: KeptServer, service: PushService):
    called = Called(browser, server.address, service)
    game = called.game
    room = game.make_room(rules="minimale", seats=2)
    game.page.goto(f"{server.address}/jeu/{room}")
    expect(game.by("hand")).to_be_visible()
    worker = called.worker()
    other = {"room": "k3v9abcdef", "kind": "vote", "game": "Monclar", "language": "fr", "seq": 4}
    called.deliver(other | {"room": room, "kind": "turn"})
    called.deliver(other)
    game.wait_until(lambda: worker.evaluate("() => self.shown.length") > 0, lambda: "nothing is shown")
    assert [title for title, *_ in worker.evaluate("() => self.shown")] == ["On vote · Monclar"]
    called.context.close()


@pytest.mark.long(short="test_who_looks_at_the_room_gets_no_notification_of_it")
def test_a_browser_that_blocks_notifications_is_told_how_to_undo_it(browser: Browser, server: KeptServer):
    context = new_context(browser, service_workers="allow")
    context.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    game = Game(context.new_page(), server.address)
    room = game.make_room(rules="minimale", seats=2, chairs=["me", "open"], settings={"clock_s": 3 * 86_400})
    game.page.goto(f"{server.address}/jeu/{room}")
    expect(game.by("lobby")).to_be_visible()
    expect(game.by("call-offer")).to_have_count(0)
    expect(game.by("call-told")).to_contain_text("bloquées")
    expect(game.by("call-switch")).to_be_disabled()
    game.assert_accessible()
    game.page.set_viewport_size({"width": 360, "height": 640})
    game.assert_no_sideways_scroll()
    context.close()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_open_tables_say_their_clock(sit: Sit):
    host, other = sit(), sit()
    settings = {"clock_s": 86_400, "public": True}
    room = host.make_room(rules="monclar", seats=2, chairs=["me", "open"], settings=settings)
    host.page.goto(f"{host.address}/jeu/{room}")
    expect(host.by("lobby")).to_be_visible()
    other.open_start()
    expect(other.by(f"open-room-{room}")).to_contain_text("1 jour par tour")
