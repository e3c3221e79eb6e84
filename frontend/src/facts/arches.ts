// Where the chairs of a room stand in the picture of its table, before anything is dealt. Pure geometry, no DOM.
import type { Seat } from '../ground/protocol';
import { seatsAround, type Place } from './places';

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
