// The load: opens rooms on one server and has them play, at a pace or as fast as they can. Told what to do line by line on stdin.
//   {"open": 50}                       open so many more rooms; answers {"sockets": n}
//   {"rate": 500, "seconds": 6, …}     play at so many moves a second in all; rate 0: each room moves on at once
"use strict";

const readline = require("node:readline");
const { performance } = require("node:perf_hooks");
const clients = require("./clients.js");

const SEATS = 4;
const TICK_MS = 1;
const PATIENCE_MS = 5000;
// A deal that is asked for late has been made meanwhile: the view of it counts.
const DEALT = ["deal_sealed", "not_over"];
const [kind, url] = process.argv.slice(2);

// One room: makes the move of the seat whose turn it is, and notes when that seat saw what came of it.
class Room {
  constructor(number) {
    this.number = number;
    this.views = Array(SEATS).fill(null);
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
    this.seats = await clients[kind](url, SEATS, hears, this.number);
    await this.until(() => this.views.every((view) => view));
    if (this.seats[0].begin) {
      this.seats.forEach((seat) => seat.begin());
      await this.until(() => this.views.every((view) => view.ready.every((ready) => ready)));
      this.seats[0].deal();
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
      if (this.measured) this.measured.latencies.push(performance.now() - waiting.since);
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
  return view.over ? seat === (view.turn ?? 0) : view.turn === seat && view.moves.length > 0;
}

function chosen(view) {
  if (view.over) return "next";
  const move = view.moves[Math.floor(Math.random() * view.moves.length)];
  return move.text ?? move; // Huit tells moves taken apart, its peers as they are written
}

const rooms = [];
let isClosing = false;

async function open(count) {
  for (let number = 0; number < count; number++) {
    const room = new Room(rooms.length);
    await room.open();
    rooms.push(room);
  }
  return { sockets: rooms.length * SEATS };
}

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
  const measured = { latencies: [] };
  const [began, bytes, busy] = [performance.now(), wire(), process.cpuUsage()];
  for (const room of rooms) room.measured = measured;
  say({ measuring: true });
  await pause(seconds * 1000);
  const told = summary(measured.latencies, performance.now() - began, wire() - bytes, process.cpuUsage(busy));
  say(told);
  clearInterval(pacing);
  for (const room of rooms) Object.assign(room, { measured: null, hurries: false, due: [] });
  await pause(200);
}

function summary(latencies, ms, bytes, busy) {
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))];
  return {
    moves: latencies.length,
    seconds: ms / 1000,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    view_bytes: bytes / latencies.length / SEATS,
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
