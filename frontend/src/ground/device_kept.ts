// The people who share this browser at a table, beside the first: kept by room, so that a page that is loaded again knows them.
import { DEVICE_STORED_AS, parsed, readKept, writeKept } from './kept';
import { keptRooms } from './rooms_kept';

/** One of them: a number from 2, by which the server knows them, and their name. */
export type Companion = readonly [person: number, name: string];
export type Companions = Readonly<Record<string, readonly Companion[]>>;

/** As many as there are seats: see `MOST_SEATS` of the server. */
export const MOST_PEOPLE = 10;

function isCompanion(raw: unknown): raw is Companion {
  return Array.isArray(raw) && raw.length === 2 && Number.isInteger(raw[0]) && raw[0] >= 2 && raw[0] <= MOST_PEOPLE && typeof raw[1] === 'string';
}

/** Return of *rooms*, as they were kept, what makes sense. */
export function companionsOf(rooms: Readonly<Record<string, unknown>>): Companions {
  return Object.fromEntries(
    Object.entries(rooms).flatMap(([room, raw]) => (Array.isArray(raw) && raw.some(isCompanion) ? [[room, raw.filter(isCompanion)]] : [])),
  );
}

export function readCompanions(): Companions {
  return companionsOf(Object(parsed(readKept(DEVICE_STORED_AS))) as Record<string, unknown>);
}

/** Keep *companions* of *room*, none where there are none, and forget those of rooms that are forgotten themselves. */
export function writeCompanions(room: string, companions: readonly Companion[]): Companions {
  const rooms = new Set([room, ...keptRooms()]);
  const others = Object.entries(readCompanions()).filter(([name]) => name !== room && rooms.has(name));
  const kept = Object.fromEntries(companions.length ? [...others, [room, companions]] : others);
  writeKept(DEVICE_STORED_AS, JSON.stringify(kept));
  return kept;
}

/** Keep those of *room* under the name that it has *now*, since its links were renewed. */
export function renameCompanions(room: string, now: string): Companions {
  const companions = readCompanions()[room];
  if (!companions) return readCompanions();
  writeCompanions(room, []);
  return writeCompanions(now, companions);
}
