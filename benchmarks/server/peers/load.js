// The load: opens rooms on one server and has them play, at a pace or as fast as they can. Told what to do line by line on stdin.
//   {"open": 50}                       open so many more rooms; answers {"sockets": n}
//   {"rate": 500, "seconds": 6, …}     play at so many moves a second in all; rate 0: each room moves on at once
//   node load.js KIND ADDRESS [RULES SEATS LEVEL AT_ONCE]
// With a LEVEL, computers sit on all chairs but the first, move at once, and their moves count too. AT_ONCE rooms are opened together.
"use strict";

const readline = require("node:readline");
const { performance } = require("node:perf_hooks");
const clients = require("./clients.js");

const TICK_MS = 1;
const PATIENCE_MS = 5000;
// What is said of a deal late finds it made meanwhile: the view of it counts.
const DEALT = ["deal_sealed", "not_over", "too_late"];
const [kind, url, rules = "minimale", seats = "4", level = "", atOnce = "1"] = process.argv.slice(2);
const TABLE = { rules, seats: Number(seats), level };
const PEOPLE = level ? 1 : TABLE.seats;

// One room: makes the move of the seat whose turn it is, and notes when that seat saw what came of it.
class Room {
  constructor(number) {
    this.number = number;
    this.views = Array(PEOPLE).fill(null);
    this.seq = -1;
    this.due = [];
    this.waiting = null;
    this.hurries = false;
    this.measured = null;
  }

  async open() {
    const hears = this.views.map((_, seat) => ({
      onView: (view) => this.see(seat, view),
      onRefused: (message) => DEALT.includes(message.code) || this.fail(`refused: ${JSON.stringify(message)}`),
      onClose: (why) => this.fail(`socket closed: ${why}`),
    }));
    this.seats = await clients[kind](url, TABLE, hears, this.number);
    await this.until(() => this.views.every((view) => view));
    if (this.seats[0].begin) {
      if (!level) {
        this.seats.forEach((seat) => seat.begin());
        await this.until(() => this.views.every((view) => view.ready.every((ready) => ready)));
      }
      // A table of one person may have been dealt.
      if (this.views[0].stage !== "round") this.seats[0].deal();
      await this.until(() => this.views.every((view) => view.round_no > 0));
    }
  }

  async until(isSo) {
    const began = performance.now();
    while (!isSo()) {
      if (performance.now() - began > PATIENCE_MS) this.fail("nothing happens");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  fail(why) {
    if (isClosing) return;
    console.error(`${kind}, room ${this.number}: ${why}`);
    process.exit(1);
  }

  see(seat, view) {
    this.views[seat] = view;
    this.seq = Math.max(this.seq, view.seq);
    // The next round is there once it is dealt: what comes before, such as others' commitments, answers nothing.
    const { waiting } = this;
    if (waiting && waiting.seat === seat && view.seq > waiting.seq && !(waiting.deals && view.over)) {
      if (this.measured && waiting.deals) this.measured.deals++;
      else if (this.measured) this.measured.latencies.push(performance.now() - waiting.since);
      this.waiting = null;
    }
    if (this.seats) this.move();
  }

  // A move that could not be made when it was due has waited since then, and that counts.
  owe(due) {
    this.due.push(this.waiting || this.due.length ? due : null);
    this.move();
  }

  move() {
    if (this.waiting || !(this.hurries || this.due.length)) return;
    const seat = this.views.findIndex((view, seat) => view.seq === this.seq && mayAct(view, seat));
    if (seat < 0) return;
    const view = this.views[seat];
    const word = chosen(view);
    this.waiting = { seat, seq: view.seq, deals: view.over, since: (this.hurries ? null : this.due.shift()) ?? performance.now() };
    if (word === "next" && this.seats[seat].deal) this.seats[seat].deal();
    else this.seats[seat].send(word, view.seq);
  }
}

function mayAct(view, seat) {
  return view.over ? seat === (view.turn ?? 0) : view.turn === seat && (view.moves.length > 0 || Boolean(view.give));
}

function chosen(view) {
  if (view.over) return "next";
  if (view.give) return ["give", view.give.to[0], ...view.hand.slice(0, view.give.count)].join(" ");
  const move = view.moves[Math.floor(Math.random() * view.moves.length)];
  const word = move.text ?? move; // Huit tells moves taken apart, its peers as they are written
  return view.announce_with?.includes(word.slice(0, 2)) ? `${word}!` : word;
}

const rooms = [];
let isClosing = false;

async function open(count) {
  const opening = Array.from({ length: count }, (_, number) => new Room(rooms.length + number));
  rooms.push(...opening);
  const next = opening.values();
  const openInTurn = async () => {
    for (const room of next) await room.open();
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, openInTurn));
  return { sockets: rooms.length * PEOPLE };
}

const commands = () => rooms.reduce((sum, room) => sum + room.seq, 0);
const wire = () => rooms.reduce((sum, room) => sum + room.seats.reduce((bytes, seat) => bytes + seat.wire(), 0), 0);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);

// Move k falls due in room k mod n, k / rate seconds after the start.
function startPacing(rate) {
  const began = performance.now();
  let made = 0;
  return setInterval(() => {
    const now = performance.now();
    for (let due; (due = began + (made * 1000) / rate) <= now; made++) rooms[made % rooms.length].owe(due);
  }, TICK_MS);
}

async function play({ rate, seconds, warmup }) {
  const pacing = rate ? startPacing(rate) : null;
  for (const room of rooms) {
    room.hurries = !rate;
    room.move();
  }
  await pause(warmup * 1000);
  const measured = { latencies: [], deals: 0 };
  const [began, bytes, busy, seq] = [performance.now(), wire(), process.cpuUsage(), commands()];
  for (const room of rooms) room.measured = measured;
  say({ measuring: true });
  await pause(seconds * 1000);
  const moves = level ? commands() - seq : measured.latencies.length + measured.deals;
  say(summary(measured.latencies, moves, performance.now() - began, wire() - bytes, process.cpuUsage(busy)));
  clearInterval(pacing);
  for (const room of rooms) Object.assign(room, { measured: null, hurries: false, due: [] });
  await pause(200);
}

function summary(latencies, moves, ms, bytes, busy) {
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))];
  return {
    moves,
    seconds: ms / 1000,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    view_bytes: bytes / moves / PEOPLE,
    client_busy: (busy.user + busy.system) / 1000 / ms,
  };
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    if (asked.open) say(await open(asked.open));
    else await play(asked);
  }
  isClosing = true;
  process.exit(0);
}

main();
