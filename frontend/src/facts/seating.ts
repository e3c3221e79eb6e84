// Who sits where in a room that waits to begin, what it waits for, and how it can be run. No DOM here.
import { otherSeats, perspective } from './places';
import type { Guest, Level, Seat, View } from '../ground/protocol';

// Seconds.
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Seconds for a turn while everybody is at the table. */
export const TURN_CLOCKS: readonly number[] = [15, 20, 30, 45, MINUTE, 90, 2 * MINUTE];
/** Seconds for a turn in play by correspondence. */
export const LETTER_CLOCKS: readonly number[] = [HOUR, 3 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY];
/** Milliseconds. */
export const REACTIONS: readonly number[] = [0, 150, 300, 600, 1000, 2000];
/** Seconds. */
export const GRACES: readonly number[] = [10, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

/** Return *list* with *value* in its place: what is in force can always be shown. */
export function including(list: readonly number[], value: number): number[] {
  return list.includes(value) ? [...list] : [...list, value].sort((one, other) => one - other);
}

/** A chair as the room shows it. */
export interface Sitter {
  seat: Seat;
  guest: Guest | null;
  kind: 'me' | 'person' | 'computer' | 'open';
  name: string;
  ready: boolean;
  here: boolean;
  host: boolean;
  /** Its team, or null where each plays for himself. */
  team: number | null;
  /** How well it plays, if it is a computer. */
  level: Level | null;
}

/** Return all chairs clockwise, mine first. */
export function sittersOf(view: View): Sitter[] {
  const mine = perspective(view);
  return [mine, ...otherSeats(mine, view.names.length)].map((seat) => {
    const guest = view.guests_at[seat] ?? null;
    return {
      seat,
      guest,
      kind: seat === view.seat ? 'me' : guest !== null ? 'person' : view.computers[seat] ? 'computer' : 'open',
      name: view.names[seat] ?? '',
      ready: view.ready?.[seat] ?? false,
      here: view.here?.[seat] ?? true,
      host: guest !== null && guest === view.host,
      team: view.teams ? seat % view.teams : null,
      level: view.levels[seat] ?? null,
    };
  });
}

/** Return what this room calls me where it is not the name that I chose; empty if it is, or if I have none. */
export function calledHere(view: View, chosenName: string): string {
  const standing = view.people.find(({ guest }) => guest === view.guest);
  const name = view.guest == null ? '' : ((view.seat === null ? standing?.name : view.names[view.seat]) ?? '');
  return name === chosenName.trim() ? '' : name;
}

/** What the first round still waits for. */
export interface Awaited {
  open: number;
  /** The people, other than me, who are not ready. */
  people: Seat[];
}

export function awaitedOf(view: View): Awaited {
  const sitters = sittersOf(view);
  return {
    open: sitters.filter(({ kind }) => kind === 'open').length,
    people: sitters.filter(({ kind, ready }) => kind === 'person' && !ready).map(({ seat }) => seat),
  };
}
