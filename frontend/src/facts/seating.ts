// Who sits where in a room that waits to begin, and what it waits for. No DOM here.
import { otherSeats, perspective, seatsAround, type Place } from './places';
import type { Guest, Level, Seat, View } from '../ground/protocol';

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
  place: Place;
  /** How well it plays, if it is a computer. */
  level: Level | null;
}

const MY_PLACE: Place = { x: 0.5, y: 1 };

/** Return all chairs clockwise, mine first. */
export function sittersOf(view: View): Sitter[] {
  const mine = perspective(view);
  const places = placesRound(mine, view.names.length);
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
      place: places.get(seat) ?? MY_PLACE,
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

type Arch = readonly (readonly [number, number])[];

// By number of opponents, clockwise from my left: parts of the width and height of the felt.
const WIDE: readonly Arch[] = [
  [],
  [[0.5, 0]],
  [
    [0, 0.16],
    [1, 0.16],
  ],
  [
    [0, 0.42],
    [0.5, 0],
    [1, 0.42],
  ],
  [
    [0, 0.5],
    [0.24, 0],
    [0.76, 0],
    [1, 0.5],
  ],
  [
    [0, 0.56],
    [0.04, 0.08],
    [0.5, 0],
    [0.96, 0.08],
    [1, 0.56],
  ],
  [
    [0, 0.68],
    [0, 0.3],
    [0.27, 0],
    [0.73, 0],
    [1, 0.3],
    [1, 0.68],
  ],
  [
    [0, 0.76],
    [0, 0.4],
    [0.08, 0.02],
    [0.5, 0],
    [0.92, 0.02],
    [1, 0.4],
    [1, 0.76],
  ],
  [
    [0, 0.8],
    [0, 0.46],
    [0.04, 0.1],
    [0.32, 0],
    [0.68, 0],
    [0.96, 0.1],
    [1, 0.46],
    [1, 0.8],
  ],
  [
    [0, 0.82],
    [0, 0.52],
    [0, 0.22],
    [0.22, 0],
    [0.5, 0],
    [0.78, 0],
    [1, 0.22],
    [1, 0.52],
    [1, 0.82],
  ],
];

/** Return where each other seat stands round a picture of the table, and for who only looks on all of them. */
export function placesRound(mine: Seat | null, seats: number): Map<Seat, Place> {
  const others = seatsAround(mine, seats);
  const arch = WIDE[others.length] ?? [];
  // No arch holds ten seats: the last one stands in the place of a hand.
  const laid = arch.length ? arch : [...(WIDE[others.length - 1] ?? []), [0.5, 1] as const];
  return new Map(others.map((seat, step) => [seat, { x: laid[step]?.[0] ?? 0.5, y: laid[step]?.[1] ?? 0 }]));
}
