// The tables that are played in this browser, the one opened last first, with what was last told of each; and those that are to be deleted.
import { HERE_STORED_AS, parsed, readKept, writeKept } from '../ground/kept';

/** As many as « Mes tables » has. */
export const MOST_TABLES = 30;
const MOST_REPLAYS = 300;
const NAME = /^[A-Za-z0-9_-]{1,40}$/;
const LONGEST_ANSWER = 20_000;

interface Kept {
  rooms: string[];
  /** Public names of their rounds. */
  replays: string[];
  /** Rooms that leave the disk as soon as the engine runs. */
  gone: string[];
}

const isName = (raw: unknown): raw is string => typeof raw === 'string' && NAME.test(raw);
const namesFrom = (raw: unknown): string[] => (Array.isArray(raw) ? raw.filter(isName) : []);
const answerOf = (room: string): string => `${HERE_STORED_AS}.${room}`;

function read(): Kept {
  const { rooms, replays, gone } = Object(parsed(readKept(HERE_STORED_AS))) as Record<string, unknown>;
  return { rooms: namesFrom(rooms), replays: namesFrom(replays), gone: namesFrom(gone) };
}

function write(kept: Kept): void {
  writeKept(HERE_STORED_AS, JSON.stringify(kept));
}

/** Keep that this browser can play without a server: the page looks for it before it asks anything. */
export function noteHere(): void {
  write(read());
}

/** Return whether *name*, of a room or a round, is known in this browser alone. */
export function isHere(name: string): boolean {
  const { rooms, replays } = read();
  return rooms.includes(name) || replays.includes(name);
}

/** Keep that *room* is played here; beyond thirty the one that was opened longest ago is to be deleted. */
export function keepHere(room: string): void {
  const { rooms, replays, gone } = read();
  const all = [room, ...rooms.filter((other) => other !== room)];
  const old = all.slice(MOST_TABLES);
  old.forEach(dropAnswer);
  write({ rooms: all.slice(0, MOST_TABLES), replays, gone: [...gone, ...old] });
}

/** Note that *room*, if it is one of these, has been opened. */
export function noteOpened(room: string): void {
  if (read().rooms.includes(room)) keepHere(room);
}

export function keepReplayHere(replay: string): void {
  const { replays, ...kept } = read();
  write({ ...kept, replays: [replay, ...replays.filter((other) => other !== replay)].slice(0, MOST_REPLAYS) });
}

/** Note that *room* is to be deleted. */
export function noteGone(room: string): void {
  const { rooms, replays, gone } = read();
  dropAnswer(room);
  write({ rooms: rooms.filter((other) => other !== room), replays, gone: [...gone.filter((other) => other !== room), room] });
}

export function roomsGone(): string[] {
  return read().gone;
}

/** Note that *room* has been deleted. */
export function noteDeleted(room: string): void {
  const kept = read();
  write({ ...kept, gone: kept.gone.filter((other) => other !== room) });
}

/** Return what was last told of *room*, as text; null: nothing. */
export function toldOf(room: string): string | null {
  return readKept(answerOf(room));
}

export function keepTold(room: string, body: string): void {
  if (isHere(room) && body.length < LONGEST_ANSWER) writeKept(answerOf(room), body);
}

function dropAnswer(room: string): void {
  try {
    localStorage.removeItem(answerOf(room));
  } catch {
    // Nothing is kept here at all.
  }
}
