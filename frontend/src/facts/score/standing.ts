// Who stands where in the match: what the seats of the felt, the chip and the score window tell. Pure.
import type { Seat, View } from '../../ground/protocol';
import { matchOf, rowsOf } from './match';

/** By seat, unless noted. Partners share what their team has. */
export interface Standing {
  /** What was counted so far: points, or rounds won where no points are counted. */
  total: number[];
  /** 1 is ahead; those who tie share a place. */
  place: number[];
  /** Rounds won. */
  wins: number[];
  /** Whether the least points win. */
  lowWins: boolean;
  /** The points, or the rounds won, that end the match; null where none do. */
  target: number | null;
  unit: 'points' | 'rounds';
  /** The totals by column, where several games are kept at once; empty otherwise. */
  columns: number[][];
  /** By column, the seats that have won it. */
  columnWinners: Seat[][];
  /** How many rounds were counted so far. */
  played: number;
  over: boolean;
}

/** Return how the match stands; null before anything was scored, and where nothing is counted. */
export function standingOf(view: View): Standing | null {
  const match = matchOf(view);
  const played = rowsOf(view).at(-1)?.round ?? 0;
  const wins = [...view.wins];
  if (!played && !wins.some(Boolean) && !view.totals.some(Boolean)) return null;
  const scored = match !== null || view.totals.some(Boolean);
  const unit = scored && match?.plan !== 'danish' && view.counted_by !== 'wins' ? 'points' : 'rounds';
  const total = scored ? [...view.totals] : wins;
  if (unit === 'rounds' && !total.some(Boolean)) return null;
  const lowWins = unit === 'points' && (match ? match.wins === 'lowest' : view.counted_by === 'left_in_hand');
  const sideAt = total.map((_, seat) => match?.sides.findIndex((side) => side.includes(seat)) ?? -1);
  const several = (match?.columns[0]?.length ?? 1) > 1;
  const columns = several ? sideAt.map((side) => match?.columns[side] ?? []) : [];
  const games = sideAt.map((side) => (several ? match?.column_winners.filter((winner) => winner === side).length : 0) ?? 0);
  return {
    total: several ? columns.map((column) => column.reduce((sum, points) => sum + points, 0)) : total,
    place: placesOf(total, games, lowWins),
    wins,
    lowWins,
    target: match?.target ?? null,
    unit,
    columns,
    columnWinners: several ? (match?.column_winners ?? []).map((winner) => (winner === null ? [] : (match?.sides[winner] ?? []))) : [],
    played,
    over: match?.over ?? false,
  };
}

/** Return the place of each: games won come first, then the total. */
function placesOf(total: readonly number[], games: readonly number[], lowWins: boolean): number[] {
  const sign = lowWins ? -1 : 1;
  const isAhead = (one: Seat, other: Seat): boolean => {
    const more = (games[one] ?? 0) - (games[other] ?? 0);
    return more ? more > 0 : sign * ((total[one] ?? 0) - (total[other] ?? 0)) > 0;
  };
  return total.map((_, seat) => 1 + total.filter((_, other) => isAhead(other, seat)).length);
}
