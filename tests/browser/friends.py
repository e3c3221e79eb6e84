"""Several people in one room, each with a browser of their own; and how each makes a move through the page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.game import PATIENCE_MS, Game

NAMES = ("Anne", "Léo", "Zoé", "Malik")
SETTINGS = {"clock_s": 0, "grace_s": 60, "reaction_ms": 0, "watch": "link", "public": False}
SHORTLY_MS = 3_000
"""So long a thing that is about to be pressed may take to be pressed: the others play on meanwhile."""
LONGEST_S = 60.0
"""So long a move may take, with all that is pressed for it, before a test fails."""
GO_WITH = """async (messages) => {
  const room = location.pathname.split('/')[2];
  const socket = new WebSocket(`ws://${location.host}/ws/${room}`);
  await new Promise((opened) => (socket.onopen = opened));
  const seen = () => new Promise((heard) => socket.addEventListener('message', heard, { once: true }));
  await seen();
  for (const message of messages) {
    const answer = seen();
    socket.send(JSON.stringify({ ...message, id: `t${Math.random()}` }));
    await answer;
  }
  socket.close();
}"""
"""Sends messages in the name of whoever has the page: for what is not the matter of the test."""
COMMITTED = """async (people) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${location.pathname.split('/')[2]}`);
  let view = {};
  await new Promise((done) => (socket.onmessage = ({ data }) => {
    view = { ...view, ...JSON.parse(data) };
    if (!view.next_commitment || view.commitments.length >= people) done();
  }));
  socket.close();
}"""
"""Waits until so many people have committed to a grain, where one is asked for: without theirs other cards are dealt."""


class Friends:
    """The people of one room, by seat, and who looks on."""

    def __init__(self, sit: Callable[..., Game], *, own: bool = False, address: str | None = None) -> None:
        """Each has a page of *sit*, or one of their *own*; *address* is that of another server than the kept one."""
        self._sit = sit
        self._own = own
        self._address = address
        self.games: list[Game] = []
        self.room = ""
        self.watch = ""

    @property
    def address(self) -> str:
        """That of the server of the room."""
        return self.games[0].address

    def open(self, people: int, *, computers: int = 0, settings: dict[str, Any] | None = None, **asked: Any) -> "Friends":
        """Open a room for so many people; each comes in by the link and sees the lobby."""
        chairs = ["me", *["open"] * (people - 1), *["computer"] * computers]
        order = {"rules": "minimale", "player": "thrifty", "pace": 0, "forget": 0, "options": {}, "match": None} | asked
        order |= {"name": NAMES[0], "seats": len(chairs), "chairs": chairs, "settings": SETTINGS | (settings or {})}
        host = self.coming()
        made = self._post(host, "/api/rooms", order)
        self.room, self.watch = made["room"], made["watch"]
        self.games = [host, *(self.coming() for _ in range(1, people))]
        for seat, guest in enumerate(self.games[1:], start=1):
            assert self._post(guest, f"/api/rooms/{self.room}/guests", {"name": NAMES[seat], "seat": seat})["seat"] == seat
        for game in self.games:
            game.page.goto(f"{game.address}/jeu/{self.room}")
        return self

    def start(self) -> "Friends":
        """Let everybody be ready and the first round be dealt."""
        for game in self.games:
            expect(game.by("lobby")).to_be_visible()
            game.page.evaluate(GO_WITH, [{"type": "ready", "ready": True}])
        self.games[0].page.evaluate(COMMITTED, len(self.games))
        self.games[0].page.evaluate(GO_WITH, [{"type": "next"}])
        for game in self.games:
            expect(game.by("hand")).to_be_visible()
        return self

    def coming(self) -> Game:
        """Return one more browser, of somebody who is not in a room yet."""
        game = self._sit(own=self._own, reduced_motion="reduce")
        game.address = self._address or game.address
        return game

    def without_chair(self, name: str) -> Game:
        """Return one more browser, of somebody who came by the link and took no chair."""
        game = self.coming()
        assert self._post(game, f"/api/rooms/{self.room}/guests", {"name": name})["seat"] is None
        game.page.goto(f"{game.address}/jeu/{self.room}")
        return game

    def looking_on(self) -> Game:
        """Return one more browser, of somebody with the spectators' link."""
        game = self.coming()
        game.page.goto(f"{game.address}/voir/{self.watch}")
        return game

    def _post(self, game: Game, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = game.page.context.request.post(game.address + path, data=body, headers={"Origin": game.address})
        assert answer.status == 201, answer.text()
        return answer.json()

    # Playing

    def wait_for_all(self) -> None:
        """Wait until every page shows the latest move."""
        seq = str(max(int(game.by("room").get_attribute("data-seq") or 0) for game in self.games))
        for game in self.games:
            expect(game.by("room")).to_have_attribute("data-seq", seq)

    def on_turn(self) -> Game | None:
        """Return whose turn it is, where it is a person's and something can be done."""
        return next((game for game in self.games if game.by("turn").and_(game.page.locator(".my")).is_visible()), None)

    def play(self, moves: int, act: Callable[[Game], bool]) -> int:
        """Make so many moves through the pages, whoever's turn it is; fewer where the round ends. Return how many were made."""
        made = 0
        while made < moves and self._move(act):
            made += 1
        return made

    def _move(self, act: Callable[[Game], bool]) -> bool:
        """Make a move through the page of whoever's turn it is; tell whether it was made before the round ended."""
        until = monotonic() + LONGEST_S
        while not any(game.is_over() for game in self.games):
            assert monotonic() < until, "nobody can make a move"
            mover = self.on_turn()
            if mover is None:
                self.games[0].page.wait_for_timeout(30)
            elif pressed(mover, act):
                return True
        return False

    def lay_a_card(self) -> None:
        """Play on until a card of the eights is laid: who has none to play draws first."""
        before = self.games[0].top()
        for _ in range(20):
            assert self.play(1, act_in_eights) == 1
            self.wait_for_all()
            if self.games[0].top() != before:
                return
        raise AssertionError("nobody lays a card")


def pressed(game: Game, act: Callable[[Game], bool]) -> bool:
    """Do what is asked, and wait until the page shows that it is done; False where it was asked no longer."""
    game.page.set_default_timeout(SHORTLY_MS)
    try:
        # A device that several share may have been covered meanwhile.
        seq = game.by("room").get_attribute("data-seq")
        if not act(game):
            game.page.wait_for_timeout(30)
            return False
    except TimeoutError:
        return False
    finally:
        game.page.set_default_timeout(PATIENCE_MS)
    # A press that only opened a window, or picked a card, is followed by another one.
    with_seq = game.page.locator(f'[data-testid="room"][data-seq="{seq}"]')
    try:
        expect(with_seq).to_have_count(0, timeout=SHORTLY_MS)
    except AssertionError:
        return False
    return True


@contextmanager
def asleep(game: Game) -> Iterator[None]:
    """Let a device sleep: its page stands still and its network is gone."""
    address = game.page.url
    game.page.context.set_offline(True)
    # A browser keeps the sockets that are open when its network goes; a device that sleeps does not.
    game.page.goto("about:blank")
    yield
    game.page.context.set_offline(False)
    game.page.goto(address)


def usable(game: Game, hook: str) -> Locator:
    """Return what carries a hook beginning so and may be pressed."""
    return game.page.locator(f'[data-testid^="{hook}"]:not([aria-disabled="true"])').filter(visible=True)


def act_in_eights(game: Game) -> bool:
    """Play, name a suit where one is asked for, draw or pass; tell whether anything could be done."""
    suits = game.by_kind("suit-").and_(game.page.locator("button"))
    before = game.seq()
    if game.by("suit-picker").is_visible():
        suits.first.click()
    elif game.playable.count():
        game.click_card(game.playable.first, patience_ms=SHORTLY_MS)
        if game.is_asked(suits, before):
            suits.first.click()
    elif game.can("btn-draw"):
        game.by("btn-draw").click()
    elif game.can("btn-pass"):
        game.by("btn-pass").click()
    else:
        return False
    return True


def act_in_tricks(game: Game) -> bool:
    """Answer what is asked in 3-5-8; tell whether anything could be done."""
    phase = game.by("room").get_attribute("data-phase")
    if phase == "kind":
        game.page.locator('[data-testid^="choose-"]:enabled').first.click()
    elif phase == "exchange" and game.can("btn-pass"):
        game.by("btn-pass").click()
    elif phase == "return":
        game.by("btn-return").first.click()
    elif phase == "discard":
        for face in game.hand()[:4]:
            # It may have been picked before somebody who pressed too long was stopped.
            if game.by(f"card-{face}").get_attribute("aria-pressed") != "true":
                game.click_card(game.by(f"card-{face}"), patience_ms=SHORTLY_MS)
        game.by("btn-discard").click()
    elif game.playable.count():
        before = game.seq()
        game.click_card(game.playable.first, patience_ms=SHORTLY_MS)
        if phase == "exchange" and game.is_asked(usable(game, "give-to-"), before):
            usable(game, "give-to-").first.click()
    else:
        return False
    return True


def act_in_danish(game: Game) -> bool:
    """Answer what is asked in Danish; tell whether anything could be done."""
    phase = game.by("room").get_attribute("data-phase")
    if phase == "swap":
        game.by("btn-pass").click()
    elif phase == "target":
        game.by_kind("send-to-").first.click()
    elif game.playable.count():
        lay_in_danish(game)
    elif game.by_kind("flip-").count():
        game.by_kind("flip-").first.click()
    elif game.can("btn-pickup"):
        game.by("btn-pickup").click()
    else:
        return False
    return True


def lay_in_danish(game: Game) -> None:
    """Lay a card; after a 6, one that goes only with another of its rank, picked after it."""
    keys = [card.get_attribute("data-key") or "" for card in game.playable.all()]
    game.page.keyboard.press("Escape")
    for key in (key for key in keys if key[0] == keys[0][0]):
        game.click_card(game.page.locator(f'[data-key="{key}"]'), patience_ms=SHORTLY_MS)
        if usable(game, "btn-lay").count():
            game.page.keyboard.press("p")
            return
        if game.by_kind("send-to-").count():
            game.by_kind("send-to-").first.click()
            return
