// What the kept rounds say in figures: played, won beside what chance gives, rows of wins, the best round. No DOM, no words.
import type { KeptRound } from './rounds_kept';
import { counted, type Count, type Tally } from './tally';

/** With fewer rounds nothing is said of chance. */
export const LEAST_ROUNDS = 20;
const NORMAL_95 = 1.96;

export type Verdict = 'few' | 'even' | 'above' | 'below';

export interface Figures {
  all: Count;
  /** By game, the most played first. */
  games: [game: string, count: Count][];
  verdict: Verdict;
  /** Wins in a row: now, and at most. */
  now: number;
  longest: number;
  /** The round that was won by most points; null: there is none. */
  best: { round: KeptRound; ahead: number } | null;
}

/** Return the figures of *rounds*, the latest first, and of what is left of older ones. */
export function figuresOf(rounds: readonly KeptRound[], older: Tally): Figures {
  const games = new Map(older);
  for (const round of rounds) games.set(round.rules, counted(games.get(round.rules), round));
  const counts = [...games.values()];
  const sum = (of: (count: Count) => number): number => counts.reduce((total, count) => total + of(count), 0);
  const all = { played: sum(({ played }) => played), won: sum(({ won }) => won), expected: sum(({ expected }) => expected) };
  return {
    all,
    games: [...games].sort(([, one], [, other]) => other.played - one.played),
    verdict: verdictOn(all),
    ...winsInARow(rounds),
    best: bestOf(rounds),
  };
}

/** Return whether *count* is what chance does: by its 95 % range, as if each round had the mean chance, which is never too narrow. */
export function verdictOn({ played, won, expected }: Count): Verdict {
  if (played < LEAST_ROUNDS) return 'few';
  const range = NORMAL_95 * Math.sqrt(expected * (1 - expected / played));
  if (Math.abs(won - expected) <= range) return 'even';
  return won > expected ? 'above' : 'below';
}

function winsInARow(rounds: readonly KeptRound[]): { now: number; longest: number } {
  const won = rounds.map(({ winners, seat }) => winners.includes(seat));
  const firstLost = won.indexOf(false);
  let row = 0;
  let longest = 0;
  for (const is of won) longest = Math.max(longest, (row = is ? row + 1 : 0));
  return { now: firstLost < 0 ? won.length : firstLost, longest };
}

function bestOf(rounds: readonly KeptRound[]): Figures['best'] {
  let best: Figures['best'] = null;
  for (const round of rounds) {
    const ahead = aheadIn(round);
    if (ahead > (best?.ahead ?? 0)) best = { round, ahead };
  }
  return best;
}

/** Return by how many points *round* was won before the next who did not win, whichever way points count; 0: it was not. */
export function aheadIn({ seat, winners, points }: Pick<KeptRound, 'seat' | 'winners' | 'points'>): number {
  const own = points[seat] ?? 0;
  const others = points.filter((_, other) => !winners.includes(other));
  return winners.includes(seat) && others.length ? Math.min(...others.map((other) => Math.abs(other - own))) : 0;
}
