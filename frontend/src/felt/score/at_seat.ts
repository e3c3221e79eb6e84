// What a seat of the felt says of the match.
import type { Seat, View } from '../../ground/protocol';
import { words } from '../../state/chosen.svelte';
import { written } from '../../facts/score/entry';
import { standingOf } from '../../facts/score/standing';

/** Return the running score of *seat* in words; empty where nothing is counted yet. */
export function scoreAt(view: View, seat: Seat): string {
  const standing = standingOf(view);
  return standing ? words().table.counted(standing.total[seat] ?? 0, written(standing.total[seat] ?? 0), standing.unit) : '';
}
