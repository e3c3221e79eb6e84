// Who is at a seat, and whether other people are in the room.
import type { AddedRule, Guest, Seat, View } from '../ground/protocol';

export type Presence = 'here' | 'away' | 'stood_in' | 'computer' | 'below_level' | 'open';

/** Return who or what is at *seat*. */
export function presenceAt(view: View, seat: Seat): Presence {
  if (view.computers[seat]) return view.below_level?.[seat] ? 'below_level' : 'computer';
  if (view.guests_at && view.guests_at[seat] == null) return 'open';
  if (view.stand_ins?.[seat]) return 'stood_in';
  return (view.here?.[seat] ?? true) ? 'here' : 'away';
}

/** Return the person at *seat* who is not me, by number. */
export function otherAt(view: View, seat: Seat): Guest | null {
  const guest = view.guests_at[seat] ?? null;
  return guest === view.guest ? null : guest;
}

/** Return whether the room has other people, spectators or an open chair. A solo game shows nothing about company. */
export function isSocial(view: View): boolean {
  const seats = view.names.map((_, seat) => seat);
  return (
    (view.watchers ?? 0) > (view.guest == null ? 1 : 0) ||
    view.people.some(({ guest, here, request }) => guest !== view.guest && (here || request != null)) ||
    seats.some((seat) => otherAt(view, seat) !== null || presenceAt(view, seat) === 'open')
  );
}

/** Return what the winner of the latest round has changed, until the first round by it is over; null if nothing. */
export function lastAdded(view: View): AddedRule | null {
  const last = view.added_rules?.at(-1);
  return last && last.after === (view.stage === 'round' ? view.round_no - 1 : view.round_no) ? last : null;
}
