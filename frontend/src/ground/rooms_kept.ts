// The rooms in which this browser has a seat, the latest first: the way back to them. The server says whether they are still there.
import { parsed, readKept, writeKept } from './kept';

const STORED_AS = 'huit.rooms';
/** Each is asked about when the start page is opened; the server carries as many to another device. */
const MOST = 30;
const NAME = /^[A-Za-z0-9_-]+$/;

/** A room, and the round of it that was last watched again. */
export type Kept = [room: string, replay: string];

export function readRooms(): Kept[] {
  const kept = parsed(readKept(STORED_AS));
  return Array.isArray(kept)
    ? kept.filter((one): one is Kept => Array.isArray(one) && one.length === 2 && one.every((name) => NAME.test(String(name)) || name === ''))
    : [];
}

export function writeRooms(kept: readonly Kept[]): void {
  writeKept(STORED_AS, JSON.stringify(kept.slice(0, MOST)));
}

export function keptRooms(): string[] {
  return readRooms().map(([room]) => room);
}

/** Keep *room* where this browser sits there, and forget it where it does not. */
export function keepRoom(room: string, seated: boolean): void {
  const kept = readRooms();
  const before = kept.find(([name]) => name === room);
  if (!before && !seated) return;
  const others = kept.filter((one) => one !== before);
  writeRooms(seated ? [before ?? [room, ''], ...others] : others);
}

/** Keep *room* after those that are kept, unless it is one of them: from another device. */
export function addRoom(room: string): void {
  const kept = readRooms();
  if (NAME.test(room) && !kept.some(([name]) => name === room)) writeRooms([...kept, [room, '']]);
}

/** Keep that *replay* is a round of *room*. */
export function keepReplay(room: string, replay: string): void {
  writeRooms(readRooms().map(([name, last]) => [name, name === room ? replay : last]));
}

/** Return the room that *replay* was watched from; null: not from a room where this browser sits. */
export function roomOfReplay(replay: string): string | null {
  return readRooms().find(([, last]) => last === replay)?.[0] ?? null;
}
