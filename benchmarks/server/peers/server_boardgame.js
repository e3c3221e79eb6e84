// boardgame.io as its documentation sets it up: its Server, a playerView that strips what is secret, and matches in memory, or in
// one of the stores that its documentation names, as it is set up there: FlatFile, its own; PostgresStore, its community's.
//   node server_boardgame.js [flatfile FOLDER | postgres]    the address of PostgreSQL stands in HUIT_BENCH_DATABASE
"use strict";

const { FlatFile, Server, Origins } = require("boardgame.io/server");
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

function store([kind, folder]) {
  if (kind === "flatfile") return { db: new FlatFile({ dir: folder }) };
  if (kind !== "postgres") return {};
  const { PostgresStore } = require("bgio-postgres");
  // Sequelize would write every statement to stdout.
  return { db: new PostgresStore(process.env.HUIT_BENCH_DATABASE, { logging: false }) };
}

const server = Server({ games: [Eights], origins: [Origins.LOCALHOST], ...store(process.argv.slice(2)) });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
