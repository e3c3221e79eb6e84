// How a client of each server opens a room for a table ({ rules, seats, level }, of which the peers have one game) and speaks. A seat
// is { send(move, seq), wire() }; it is told of views by `onView`, which all have `seq`, `turn`, `moves` and `over`, and of refusals
// by `onRefused`.
"use strict";

const { createHash } = require("node:crypto");

let lastId = 0;
const newId = () => `c${++lastId}`;

async function json(url, body, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return [await response.json(), (response.headers.get("set-cookie") || "").split(";")[0]];
}

// One socket that carries JSON both ways: bare ws, and Huit, which sends what has changed of a view.
function jsonSocket(url, headers, hear) {
  const WebSocket = require("ws");
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    let view = null;
    socket.on("message", (frame) => {
      const message = JSON.parse(frame);
      if (message.type === "change") {
        if ((message.from ?? message.at - 1) !== view.at) return hear.onClose("a change was missed");
        view = { ...view, log: [], ...message, type: "view" };
        hear.onView(view);
      } else if (message.type === "view") hear.onView((view = message));
      else if (message.type === "refused") hear.onRefused(message);
    });
    socket.on("open", () => resolve(socket));
    socket.on("close", (code, reason) => hear.onClose(`${code} ${reason}`));
    socket.on("error", reject);
  });
}

async function openWs(url, table, hears, number) {
  const address = url.replace("http", "ws");
  return Promise.all(
    hears.map(async (hear, seat) => {
      const socket = await jsonSocket(`${address}room${number}/${seat}`, {}, hear);
      return {
        send: (move, seq) => socket.send(JSON.stringify({ type: "move", id: newId(), seq, move })),
        wire: () => socket._socket.bytesRead,
      };
    }),
  );
}

// Where several processes serve, rooms go to them in turn, or, with HUIT_SPREAD, the seats of each room do.
async function openHuit(urls, table, hears, number) {
  const processes = urls.split(",");
  const spread = process.env.HUIT_SPREAD ? 1 : 0;
  const of = (seat) => processes[(number + spread * seat) % processes.length];
  const [room, cookies] = await huitRoom(of(0), table);
  const sockets = [];
  // The first view may come before its socket is noted.
  const say = (seat, message) => {
    if (sockets[seat]) sockets[seat].send(JSON.stringify({ id: newId(), ...message }));
    else setImmediate(() => say(seat, message));
  };
  for (const [seat, told] of hears.entries()) {
    const hear = adding(told, (message) => say(seat, message));
    sockets.push(await jsonSocket(`${of(seat).replace("http", "ws")}ws/${room}`, { Cookie: cookies[seat] }, hear));
  }
  return sockets.map((socket, seat) => ({
    begin: () => say(seat, { type: "ready", ready: true }),
    deal: () => say(seat, { type: "next" }),
    send: (move, seq) => say(seat, { type: "move", seq, move }),
    wire: () => socket._socket.bytesRead,
  }));
}

// Hears as *hear* does, and adds to every deal as a browser does: commits to a grain of chance, then reveals it.
function adding(hear, say) {
  const nonce = "0f".repeat(16);
  let last = "";
  const once = (what, message) => {
    if (what !== last) say(message);
    last = what;
  };
  const add = ({ guest, next_commitment: promise, seal, commitments }) => {
    if (!promise) return;
    if (seal) once(seal.digest, { type: "reveal", nonce });
    else if (commitments.every((each) => each.guest !== guest))
      once(promise, { type: "commit", digest: createHash("sha256").update(`${promise}:${guest}:${nonce}`).digest("hex") });
  };
  return {
    ...hear,
    onView: (view) => {
      add(view);
      hear.onView(view);
    },
  };
}

async function huitRoom(url, { rules, seats, level }) {
  const others = level ? { player: level, pace: 0 } : { chairs: ["me", ...Array(seats - 1).fill("open")] };
  const order = { rules, seats, name: "Anne", settings: { reaction_ms: 0 }, ...others };
  const [{ room }, cookie] = await json(`${url}api/rooms`, order);
  const cookies = [cookie];
  for (let seat = 1; seat < seats && !level; seat++) {
    cookies.push((await json(`${url}api/rooms/${room}/guests`, { name: `Guest ${seat}`, seat }))[1]);
  }
  return [room, cookies];
}

async function openBoardgame(url, { seats }, hears) {
  const { io } = require("socket.io-client");
  const [{ matchID }] = await json(`${url}games/eights/create`, { numPlayers: seats });
  const joined = [];
  // One after another: where a store answers later, of two who join at once only one is kept.
  for (const seat of hears.keys()) {
    const joining = { playerID: String(seat), playerName: `Guest ${seat}` };
    joined.push((await json(`${url}games/eights/${matchID}/join`, joining))[0].playerCredentials);
  }
  return Promise.all(
    hears.map(async (hear, seat) => {
      const playerID = String(seat);
      const credentials = joined[seat];
      const socket = io(`${url}eights`, { transports: ["websocket"], forceNew: true, reconnection: false });
      let version = 0;
      const see = (state) => {
        version = state._stateID;
        hear.onView(state.G);
      };
      socket.on("sync", (_, { state }) => see(state));
      socket.on("update", (_, state) => see(state));
      socket.on("disconnect", (reason) => hear.onClose(reason));
      await new Promise((resolve, reject) => socket.on("connect", resolve).on("connect_error", reject));
      socket.emit("sync", matchID, playerID, credentials, seats);
      return {
        send: (move) => {
          const payload = { type: "play", args: [move], playerID, credentials };
          socket.emit("update", { type: "MAKE_MOVE", payload }, version, matchID, playerID);
        },
        wire: () => socket.io.engine.transport.ws._socket.bytesRead,
      };
    }),
  );
}

async function openColyseus(url, table, hears) {
  // With node's own WebSocket the SDK would not tell how many bytes came; it then takes `ws`, as the other clients do.
  delete globalThis.WebSocket;
  const { Client } = require("@colyseus/sdk");
  const client = new Client(url.replace("http", "ws").replace(/\/$/, ""));
  const opened = [];
  for (const hear of hears) {
    const room = opened.length ? await client.joinById(opened[0].roomId) : await client.create("eights");
    room.onMessage("view", hear.onView);
    room.onMessage("refused", hear.onRefused);
    room.onLeave((code) => hear.onClose(code));
    room.send("look");
    opened.push(room);
  }
  return opened.map((room) => ({
    send: (move, seq) => room.send("move", { id: newId(), seq, move }),
    wire: () => room.connection.transport.ws._socket.bytesRead,
  }));
}

module.exports = { huit: openHuit, ws: openWs, "boardgame.io": openBoardgame, colyseus: openColyseus };
