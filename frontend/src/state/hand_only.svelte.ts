// Whether this browser shows my hand alone, room by room: the rest of the table is on a television.
import type { Laid } from '../facts/geometry';
import { parsed, readKept, writeKept } from '../ground/kept';

const STORED_AS = 'huit.hand-only';
const MOST_ROOMS = 30;

let rooms = $state.raw<readonly string[]>(read());

function read(): string[] {
  const kept = parsed(readKept(STORED_AS));
  return Array.isArray(kept) ? kept.filter((room): room is string => typeof room === 'string').slice(-MOST_ROOMS) : [];
}

export function isHandOnly(room: string): boolean {
  return rooms.includes(room);
}

export function setHandOnly(room: string, isAlone: boolean): void {
  const others = rooms.filter((other) => other !== room);
  rooms = (isAlone ? [...others, room] : others).slice(-MOST_ROOMS);
  writeKept(STORED_AS, JSON.stringify(rooms));
}

/** Keep *room* under the name that it has *now*, since its links were renewed. */
export function renameHandOnly(room: string, now: string): void {
  if (!isHandOnly(room)) return;
  setHandOnly(room, false);
  setHandOnly(now, true);
}

let laying = $state.raw<((laid: Laid) => Laid) | null>(null);

/** Let the felt be laid out by *lay* while my hand is shown alone; null: it no longer is. */
export function layAlone(lay: ((laid: Laid) => Laid) | null): void {
  laying = lay;
}

/** Return how the felt lies that is *laid* out for the whole table. */
export function laidAlone(laid: Laid): Laid {
  return laying?.(laid) ?? laid;
}
