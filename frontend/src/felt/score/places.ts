// Who stands where on the podium of a round, or of a match that is over.
import { standingOf } from '../../facts/score/standing';
import type { RoundResult, Seat, View } from '../../ground/protocol';
import { orderOfRound } from '../../words/score/counted';

export interface Stand {
  seat: Seat;
  place: number;
  /** What they have: points, or rounds won. */
  count: number;
}

/** The steps of a podium. */
const STEPS = 3;

/** Return who stands on the podium, the first first: after a match by its totals, else by the round, or as its family orders it by *own*. */
export function standsOf(view: View, result: RoundResult, own: readonly { seat: Seat; place: number }[] | null = null): Stand[] {
  const standing = view.match?.over ? standingOf(view) : null;
  if (standing) {
    const stands = standing.place.map((place, seat) => ({ seat, place, count: standing.total[seat] ?? 0 }));
    return stands.filter(({ place }) => place <= STEPS).sort((one, other) => one.place - other.place);
  }
  const lowWins = standingOf(view)?.lowWins ?? view.counted_by === 'left_in_hand';
  const rows = own ?? orderOfRound(result, lowWins);
  return rows.filter(({ place }) => place <= STEPS).map(({ seat, place }) => ({ seat, place, count: result.points[seat] ?? 0 }));
}
