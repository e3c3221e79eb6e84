// Whether everybody could hear that somebody forgot an announcement. Only from what was told to all: what is legal never says it.
import type { Call } from '../../facts/in_force';
import { rankOf } from '../../ground/cards/faces';
import type { GameEvent } from '../../facts/events';
import type { Calls, Seat, View } from '../../ground/protocol';

/** Return the others with one card who have not announced it, as far as all have heard. */
export function silentSeats({ counts, one_card, seat, out }: Pick<View, 'counts' | 'one_card' | 'seat' | 'out'>): Seat[] {
  return counts.flatMap((count, other) => (count === 1 && other !== seat && !one_card.includes(other) && !out.includes(other) ? [other] : []));
}

/** Return whether another laid the latest card without the name that goes with it. */
export function isNameMissing(events: readonly GameEvent[], seat: Seat | null, { ranks }: Pick<Calls, 'ranks'>): boolean {
  const from = events.findLastIndex(({ kind }) => kind === 'played');
  const played = events[from];
  if (played?.kind !== 'played' || played.seat === seat) return false;
  const since = events.slice(from + 1);
  const shown = since.find((event) => event.kind === 'stands');
  const face = shown?.kind === 'stands' ? shown.card : played.card;
  const settled = since.some((event) => (event.kind === 'announced' || event.kind === 'caught') && event.what === 'word');
  return ranks.includes(rankOf(face)) && !settled;
}

/** Return whether *call* was forgotten as far as all have heard; null: « Contre-carte », whatever it is for. */
export function isForgotten(call: Call | null, view: View, events: readonly GameEvent[], calls: Calls): boolean {
  if ((view.misdealt ?? null) !== null) return true;
  const isName = call !== null && call.length === 1;
  return isName ? isNameMissing(events, view.seat, calls) : silentSeats(view).length > 0;
}

/** Return the others with one card who have announced it: whom a false « Contre-carte » would be about. */
export function announcedSeats({ one_card, seat }: Pick<View, 'one_card' | 'seat'>): Seat[] {
  return one_card.filter((other) => other !== seat);
}
