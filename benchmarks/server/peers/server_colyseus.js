// Colyseus: a Room in memory that sends each client its own view as a message. Its schema, which sends differences, is not used:
// see README.md, "What is not comparable".
"use strict";

const http = require("node:http");
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { SEATS, newGame, play, view } = require("./eights.js");

class EightsRoom extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.game = newGame();
    this.seatOf = new Map();
    this.onMessage("move", (client, message) => this.receive(client, message));
    this.onMessage("look", (client) => client.send("view", view(this.game, this.seatOf.get(client.sessionId))));
  }

  onJoin(client) {
    this.seatOf.set(client.sessionId, this.seatOf.size);
  }

  receive(client, message) {
    if (message.seq !== this.game.seq || !play(this.game, this.seatOf.get(client.sessionId), message.move)) {
      client.send("refused", { id: message.id });
      return;
    }
    this.clients.forEach((other) => other.send("view", view(this.game, this.seatOf.get(other.sessionId))));
  }
}

const server = http.createServer();
const game = new Server({ transport: new WebSocketTransport({ server }), greet: false });
game.define("eights", EightsRoom);
game.listen(0, "127.0.0.1").then(() => console.log(`http://127.0.0.1:${server.address().port}/`));
