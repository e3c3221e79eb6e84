// How the points of 3-5-8 are written.
import { written } from '../../facts/score/entry';

/** Return *points* of a round with their sign: those of all players add up to nothing. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
