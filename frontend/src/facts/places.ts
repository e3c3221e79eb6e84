// Who sits round the table, and how the cards of a hand lie in rows. Pure geometry, no DOM.
import type { Seat, View } from '../ground/protocol';

/** Return the seat from which the felt is looked at: one's own, or the first one for who only looks on. */
export function perspective(view: Pick<View, 'seat'> | null): Seat {
  return view?.seat ?? 0;
}

/** Return whether it is the turn of who looks at *view*; never of who has no chair. */
export function isMyTurn(view: Pick<View, 'seat' | 'turn' | 'over'> | null): boolean {
  return view !== null && view.seat !== null && view.turn === view.seat && !view.over;
}

/** Return the seat that the line about the turn is about: whose turn it is, else mine; null for who only looks on between turns. */
export function seatOfTurn(view: Pick<View, 'seat' | 'turn' | 'over'>): Seat | null {
  return view.over ? view.seat : (view.turn ?? view.seat);
}

/** Return whether *seat* is one of *seats*; whoever has no chair is in none of them. */
export function isAmong(seats: readonly Seat[], seat: Seat | null): boolean {
  return seat !== null && seats.includes(seat);
}

/** Return the other seats clockwise from my left, where the next to play sits. */
export function otherSeats(mine: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (mine + 1 + step) % seats);
}

/** Return the seats of all others: everybody for who only looks on. */
export function seatsAround(mine: Seat | null, seats: number): Seat[] {
  return mine === null ? Array.from({ length: seats }, (_, seat) => seat) : otherSeats(mine, seats);
}

export interface Place {
  x: number;
  y: number;
}

export interface HandRows {
  rows: number;
  perRow: number;
  /** From the left edge of a card to that of the next, in pixels. */
  step: number;
}

const GAP = 8;

/** Return how *count* cards lie in *width* pixels: side by side, else overlapping, else in several rows. */
export function layHand(count: number, width: number, cardWidth: number, leastStep: number): HandRows {
  const room = Math.max(0, width - cardWidth);
  const mostPerRow = Math.max(1, Math.floor(room / leastStep) + 1);
  const rows = Math.max(1, Math.ceil(count / mostPerRow));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = perRow > 1 ? Math.min(cardWidth + GAP, room / (perRow - 1)) : cardWidth + GAP;
  return { rows, perRow, step };
}
