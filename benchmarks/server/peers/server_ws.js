// The least that can be done: node and `ws`, a room in memory, the rules checked, four JSON views sent. Nothing is stored.
"use strict";

const { WebSocketServer } = require("ws");
const { SEATS, newGame, play, view } = require("./eights.js");

const rooms = new Map();

function enter(socket, request) {
  const [, name, seat] = request.url.split("/");
  if (!rooms.has(name)) rooms.set(name, { game: newGame(), sockets: Array(SEATS).fill(null) });
  const room = rooms.get(name);
  room.sockets[Number(seat)] = socket;
  socket.on("message", (frame) => receive(room, Number(seat), JSON.parse(frame)));
  socket.send(JSON.stringify(view(room.game, Number(seat))));
}

function receive(room, seat, message) {
  if (message.seq !== room.game.seq || !play(room.game, seat, message.move)) {
    room.sockets[seat].send(JSON.stringify({ type: "refused", id: message.id }));
    return;
  }
  room.sockets.forEach((socket, other) => socket && socket.send(JSON.stringify(view(room.game, other))));
}

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false }, () =>
  console.log(`http://127.0.0.1:${server.address().port}/`),
);
server.on("connection", enter);
