"""Rounds played without the table: a second socket of the page's own guest makes whatever move comes first."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.game import Game

_PLAY = """async ({ room, cards, rounds }) => {
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const kept = () => JSON.parse(localStorage.getItem('huit-nonces') ?? '{}');
  // As the page does it, and kept where it keeps it: it is the same guest.
  const digestFor = async ({ next_commitment: promise, guest }) => {
    const nonce = kept()[promise]?.[0] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
    localStorage.setItem('huit-nonces', JSON.stringify({ ...kept(), [promise]: [nonce] }));
    return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${promise}:${guest}:${nonce}`)));
  };
  const socket = new WebSocket(`ws://${location.host}/ws/${room}`);
  const done = new Set();
  let id = 0;
  const send = (message) => socket.send(JSON.stringify({ id: `t${++id}`, ...message }));
  const once = async (what, message) => done.has(what) || (done.add(what), send(await message()));
  const waits = (commitments, guest) => commitments.some((one) => one.guest === guest && one.revealed === false);
  let heard = '';
  let view = {};
  const played = new Promise((end, fail) => {
    setTimeout(() => fail(`the round does not end: ${heard.slice(0, 900)}`), 120000);
    socket.onclose = ({ code }) => fail(`closed: ${code}`);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      heard = data;
      if (message.type !== 'view' && message.type !== 'change') return;
      view = { ...view, ...message };
      const { next_commitment: promise, seal, commitments, guest } = view;
      const mine = view.turn === view.seat && view.phase === 'play' && view.hand.length > 0;
      if (mine && view.hand.length <= cards || view.over && view.round_no >= rounds) return end([view.round_no, view.seq]);
      if (seal) return waits(seal.commitments, guest) && once(seal.digest, () => ({ type: 'reveal', nonce: kept()[promise][0] }));
      const committed = !promise || commitments.some((one) => one.guest === guest);
      if (!committed) return once(promise, async () => ({ type: 'commit', digest: await digestFor(view) }));
      if (view.over) return once(`next ${view.round_no}`, () => ({ type: 'next' }));
      const laid = view.discards ? `discard ${view.hand.slice(0, view.discards).join(' ')}` : null;
      const given = view.give ? `give ${view.give.to[0]} ${view.hand.slice(0, view.give.count).join(' ')}` : null;
      const word = laid ?? given ?? (view.phase === 'swap' ? 'pass' : view.moves[0]?.text);
      if (word && (view.turn === view.seat || view.moves.length)) send({ type: 'move', seq: view.seq, move: word });
    };
  });
  return await played.finally(() => socket.close());
}"""

HURRIED_HERE = """{
  // Far from the numbers of the page's own.
  let [engine, last] = [null, 1e6];
  const mine = (room) => (JSON.parse(localStorage.getItem('huit.tables-here') ?? '{}').rooms ?? []).includes(room);
  const hurried = (body) => JSON.stringify({ ...JSON.parse(body), pace: 0, settings: { reaction_ms: 0 } });
  const Workers = Worker;
  globalThis.Worker = class extends Workers {
    constructor(...told) {
      super(...told);
      engine = this;
    }
    postMessage(asked) {
      const opens = asked.kind === 'ask' && asked.method === 'POST' && asked.address === '/api/rooms';
      super.postMessage(opens ? { ...asked, body: hurried(asked.body) } : asked);
    }
  };
  class Wire {
    constructor(room) {
      this.id = ++last;
      engine.addEventListener('message', ({ data }) => {
        if (data.id === this.id && data.kind === 'heard') this.onmessage({ data: data.text });
        if (data.id === this.id && data.kind === 'closed') this.onclose({ code: data.code });
      });
      engine.postMessage({ kind: 'dial', id: this.id, address: `/ws/${room}`, room });
    }
    send(text) {
      engine.postMessage({ kind: 'send', id: this.id, text });
    }
    close() {
      engine.postMessage({ kind: 'hang-up', id: this.id });
    }
  }
  const Sockets = WebSocket;
  globalThis.WebSocket = function (address) {
    const room = address.split('/').at(-1);
    return mine(room) ? new Wire(room) : new Sockets(address);
  };
}"""
"""Where a page plays without a server computers answer at once, and a socket to a table of this device leads to the engine."""


def finished_round(game: Game, *, rules: str = "monclar", seats: int = 3, options: dict[str, Any] | None = None) -> str:
    """Open a room in the browser of *game*, play a round of it to its end, share it, and return its replay."""
    room = game.make_room(rules=rules, seats=seats, options=options or {})
    game.page.goto(game.address)
    round_no, _ = game.page.evaluate(_PLAY, {"room": room, "cards": 0, "rounds": 1})
    address = f"{game.address}/api/rooms/{room}/rounds/{round_no}/share"
    shared = game.page.context.request.post(address, headers={"Origin": game.address})
    assert shared.ok, shared.text()
    return shared.json()["replay"]


def hurry_on(game: Game, *, cards: int = 0) -> None:
    """Let the round that the page shows go on until it is my turn with at most so many *cards*, or it is over."""
    room = game.page.url.rpartition("/")[2]
    _, seq = game.page.evaluate(_PLAY, {"room": room, "cards": cards, "rounds": 0})
    game.wait_until(lambda: int(game.by("room").get_attribute("data-seq") or 0) >= seq, lambda: f"the page is not at {seq}")


def finish_round(*games: Game) -> None:
    """Let a round play itself to its end, by the sockets of all the people in it; no table follows it."""
    address = games[0].page.url
    asked = {"room": address.rpartition("/")[2], "cards": 0, "rounds": 0}
    for game in games:
        game.page.goto(game.address)
    for game in games[1:]:
        game.page.evaluate(f"(asked) => {{ ({_PLAY})(asked).catch(() => null); }}", asked)
    games[0].page.evaluate(_PLAY, asked)
    for game in games:
        game.page.goto(address)


def play_rounds(game: Game, room: str, rounds: int) -> None:
    """Let the first *rounds* rounds of a room of the guest of this browser play themselves; no table follows them."""
    game.page.goto(game.address)
    if rounds:
        game.page.evaluate(_PLAY, {"room": room, "cards": 0, "rounds": rounds})


def open_replay(game: Game, replay: str) -> None:
    """Go to a replay, and wait until it stands there."""
    game.page.goto(f"{game.address}/revoir/{replay}")
    expect(game.by("replay")).to_be_visible()
