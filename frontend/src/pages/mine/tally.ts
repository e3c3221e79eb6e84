// What is left of rounds that are older than those which are kept: by game, how many were played and won, and what chance would give.
import { parsed, readKept, writeKept } from '../../ground/kept';
import type { Seat } from '../../ground/protocol';

export const TALLY_STORED_AS = 'huit.tally';
/** Games that are counted apart; all others are counted together. */
const MOST_GAMES = 60;
const RULES = /^[\w-]{1,80}$/;
/** Where the games stand that are not counted apart. */
export const OTHER_GAMES = '';

/** What a tally needs of a round. */
export interface Outcome {
  rules: string;
  names: readonly string[];
  winners: readonly Seat[];
  /** Mine. */
  seat: Seat;
}

export interface Count {
  played: number;
  won: number;
  /** How many would be won on average if all seats were alike. */
  expected: number;
}

export type Tally = ReadonlyMap<string, Count>;

const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && raw >= 0;

/** Return what chance gives in *round*: the share of seats that won it, and so of teams. */
export function chanceIn({ winners, names }: Pick<Outcome, 'winners' | 'names'>): number {
  return names.length ? Math.min(1, winners.length / names.length) : 0;
}

/** Return *count* with *round*. */
export function counted(count: Count | undefined, round: Omit<Outcome, 'rules'>): Count {
  const { played, won, expected } = count ?? { played: 0, won: 0, expected: 0 };
  return { played: played + 1, won: won + (round.winners.includes(round.seat) ? 1 : 0), expected: expected + chanceIn(round) };
}

export function keptTally(): Tally {
  const raw = parsed(readKept(TALLY_STORED_AS));
  const tally = new Map<string, Count>();
  for (const one of Array.isArray(raw) ? raw.slice(0, MOST_GAMES + 1) : []) {
    const [game, played, won, expected] = (Array.isArray(one) ? one : []) as unknown[];
    if (typeof game !== 'string' || (game !== OTHER_GAMES && !RULES.test(game))) continue;
    if (isNumber(played) && isNumber(won) && isNumber(expected) && won <= played && expected <= played) tally.set(game, { played, won, expected });
  }
  return tally;
}

/** Count *rounds*, which are kept no longer. */
export function foldRounds(rounds: readonly Outcome[]): void {
  if (!rounds.length) return;
  const tally = new Map(keptTally());
  for (const round of rounds) {
    const game = tally.has(round.rules) || tally.size < MOST_GAMES ? round.rules : OTHER_GAMES;
    tally.set(game, counted(tally.get(game), round));
  }
  const rows = [...tally].map(([game, { played, won, expected }]) => [game, played, won, Math.round(expected * 1000) / 1000]);
  writeKept(TALLY_STORED_AS, JSON.stringify(rows));
}

export function forgetTally(): void {
  writeKept(TALLY_STORED_AS, '[]');
}
