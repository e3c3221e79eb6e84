"""Rounds that are over, played without the table: the page's own socket makes whatever move comes first."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.game import Game

_PLAY = """async ({ room }) => {
  const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const socket = new WebSocket(`ws://${location.host}/ws/${room}`);
  const promised = new Set();
  let id = 0;
  const send = (message) => socket.send(JSON.stringify({ id: `t${++id}`, ...message }));
  return await new Promise((done, fail) => {
    setTimeout(() => fail('the round does not end'), 40000);
    socket.onclose = ({ code }) => fail(`closed: ${code}`);
    socket.onmessage = ({ data }) => {
      const view = JSON.parse(data);
      if (view.type !== 'view') return;
      if (view.round_no > 0 && view.over) return done(view.round_no);
      if (view.next_commitment && !view.nonces.includes(view.guest) && !promised.has(view.next_commitment)) {
        promised.add(view.next_commitment);
        return send({ type: 'nonce', nonce: nonce() });
      }
      const laid = view.tricks?.discards ? `discard ${view.hand.slice(0, view.tricks.discards).join(' ')}` : null;
      const given = view.give ? `give ${view.give.to[0]} ${view.hand.slice(0, view.give.count).join(' ')}` : null;
      const word = laid ?? given ?? (view.phase === 'swap' ? 'pass' : view.moves[0]);
      if (word && (view.turn === view.seat || view.moves.length)) send({ type: 'move', seq: view.seq, move: word });
    };
  });
}"""


def finished_round(game: Game, *, rules: str = "monclar", seats: int = 3, options: dict[str, Any] | None = None) -> str:
    """Open a room in the browser of *game*, play a round of it to its end, share it, and return its replay."""
    asked = {
        "rules": rules,
        "seats": seats,
        "name": "Anne",
        "player": "thrifty",
        "pace": 0,
        "forget": 0,
        "options": options or {},
    }
    request, headers = game.page.context.request, {"Origin": game.address}
    made = request.post(f"{game.address}/api/rooms", data=asked, headers=headers)
    assert made.status == 201, made.text()
    room = made.json()["room"]
    game.page.goto(game.address)
    round_no = game.page.evaluate(_PLAY, {"room": room})
    shared = request.post(f"{game.address}/api/rooms/{room}/rounds/{round_no}/share", headers=headers)
    assert shared.ok, shared.text()
    return shared.json()["replay"]


def open_replay(game: Game, replay: str) -> None:
    """Go to a replay, and wait until it stands there."""
    game.page.goto(f"{game.address}/revoir/{replay}")
    expect(game.by("replay")).to_be_visible()
