// Chairs that people without one ask for: whose request waits, and what became of mine. No DOM here.
import type { SeatRequest, Standing, View } from '../ground/protocol';

/** Return who waits for an answer, the earliest guest first; only for those at the table. */
export function askingIn(view: Pick<View, 'seat' | 'people'>): Standing[] {
  return view.seat === null ? [] : view.people.filter(({ request }) => request === 'asked');
}

/** Return what became of my own request, by whatever link I came; null: I have made none. */
export function myRequest(view: Pick<View, 'guest' | 'onlooker' | 'people'>): SeatRequest | null {
  const me = view.guest ?? view.onlooker ?? null;
  return me === null ? null : (view.people.find(({ guest }) => guest === me)?.request ?? null);
}

/** Return whether I, who look on by the spectators' link, was given a chair. */
export function hasChair(view: Pick<View, 'onlooker' | 'guests_at'>): boolean {
  return view.onlooker != null && view.guests_at.includes(view.onlooker);
}
