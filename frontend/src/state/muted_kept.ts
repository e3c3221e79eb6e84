// The list of muted people as it is kept: text that may be anything, in a browser that keeps it for years.
import type { Guest } from '../ground/protocol';
import { parsed } from '../ground/kept';

/** The rooms where somebody is muted, the latest last. */
export type Muted = readonly { room: string; guests: readonly Guest[] }[];

const MOST_ROOMS = 50;

/** Return the list that *text* holds; empty if it is malformed. */
export function keptOf(text: string | null): Muted {
  const raw = parsed(text);
  return Array.isArray(raw) ? raw.filter(isEntry).slice(-MOST_ROOMS) : [];
}

/** Return *muted* with *guest* added to the room, or removed if already there. */
export function togglePerson(muted: Muted, room: string, guest: Guest): Muted {
  const before = muted.find((one) => one.room === room)?.guests ?? [];
  const guests = before.includes(guest) ? before.filter((other) => other !== guest) : [...before, guest];
  const others = muted.filter((one) => one.room !== room);
  return (guests.length ? [...others, { room, guests }] : others).slice(-MOST_ROOMS);
}

function isEntry(raw: unknown): raw is Muted[number] {
  const entry = raw as { room?: unknown; guests?: unknown } | null;
  return typeof entry?.room === 'string' && Array.isArray(entry.guests) && entry.guests.every((guest) => Number.isInteger(guest));
}
