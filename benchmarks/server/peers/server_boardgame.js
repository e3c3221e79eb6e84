// boardgame.io as its documentation sets it up: its Server, matches in memory, a playerView that strips what is secret.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { SEATS, newGame, play, view } = require("./eights.js");

const Eights = {
  name: "eights",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => newGame(random.Shuffle),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, word) => (play(G, Number(playerID), word, random.Shuffle) ? undefined : INVALID_MOVE),
    },
  },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
};

const server = Server({ games: [Eights], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
