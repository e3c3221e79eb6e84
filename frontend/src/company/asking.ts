// Chairs that people without one ask for: whose request waits, and what became of mine. No DOM here.
import type { SeatRequest, Standing, View } from '../protocol';

/** Return who waits for an answer, the earliest guest first; only for those at the table. */
export function askingIn(view: Pick<View, 'seat' | 'people'>): Standing[] {
  return view.seat === null ? [] : (view.people ?? []).filter(({ request }) => request === 'asked');
}

/** Return what became of my own request; null: I have made none. */
export function myRequest(view: Pick<View, 'guest' | 'people'>): SeatRequest | null {
  return (view.people ?? []).find(({ guest }) => guest === view.guest)?.request ?? null;
}
