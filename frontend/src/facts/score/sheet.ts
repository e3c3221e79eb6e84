// The arithmetic of a score sheet: what is written where, who is ahead, when it is over. Must agree with huit/scores/sheet.py.
import type { Plan } from './plans';

export const MOST_ROUNDS = 1_000;
export const MOST_POINTS = 100_000;

/** Points of one round, player by player; null: nothing is written for them. */
export type Round = readonly (number | null)[];

export interface Sheet {
  readonly plan: Plan;
  /** Another target than the plan's own, or null. */
  readonly target: number | null;
  readonly players: readonly string[];
  readonly rounds: readonly Round[];
}

/** Why a round cannot be written: the page has a sentence for each. */
export type Mistake = 'over' | 'nobody' | 'winner_only' | 'null_sum' | 'full' | 'too_many_points' | 'out';

export interface Played {
  /** By player, the total of every column. */
  totals: number[][];
  /** By round and player, what was written in every column; null where nothing was. */
  written: (number | null)[][][];
  /** The winner of each column; always null where a column is not a game of its own. */
  winners: (number | null)[];
  over: boolean;
  /** How many rounds count: all, unless an earlier one was mended so that the match ends before the last. */
  counted: number;
  /** Who reached exactly the target in the last round that counts, and has gone back to zero. */
  backAtZero: number[];
  /** Who is out of the match, in the order in which they went. */
  out: number[];
  /** Those who went in the round in which somebody did last. */
  outLast: number[];
}

/** Return the points with which the match ends, or null. */
export function targetOf({ plan, target, players }: Sheet): number | null {
  return target ?? (plan.target_by_players ? plan.target_by_players * players.length : plan.target);
}

/** Return why *points* cannot be written as the next round, or in *place* of one that is written, or null. */
export function mistakeIn(sheet: Sheet, points: Round, place = sheet.rounds.length): Mistake | null {
  const told = points.filter((won) => won !== null);
  const isNext = place === sheet.rounds.length;
  if (isNext && isOver(sheet)) return 'over';
  if (!told.length) return 'nobody';
  if (sheet.plan.winner_only && new Set(told.filter(Boolean)).size > 1) return 'winner_only';
  const whole = told.length === sheet.players.length && told.reduce((sum, won) => sum + won, 0) === 0;
  if (sheet.plan.adds_up_to_nothing && !whole) return 'null_sum';
  if (isNext && sheet.rounds.length === MOST_ROUNDS) return 'full';
  if (outBefore(sheet, place).some((player) => points[player])) return 'out';
  return told.every((won) => Number.isInteger(won) && Math.abs(won) <= MOST_POINTS) ? null : 'too_many_points';
}

/** Return who is out of the match before a round is played. */
export function outBefore(sheet: Sheet, place: number): number[] {
  return sheet.plan.out_at_target ? played({ ...sheet, rounds: sheet.rounds.slice(0, place) }).out : [];
}

/** Return the sheet with one more round on it. It must be free of mistakes. */
export function write(sheet: Sheet, points: Round): Sheet {
  return { ...sheet, rounds: [...sheet.rounds, points] };
}

/** Return the sheet with other *points* in one of its rounds; all others stay, even beyond the end that the match then has. */
export function mend(sheet: Sheet, place: number, points: Round): Sheet {
  return { ...sheet, rounds: sheet.rounds.map((round, at) => (at === place ? points : round)) };
}

/** Return the sheet without its last round. */
export function undo(sheet: Sheet): Sheet {
  return { ...sheet, rounds: sheet.rounds.slice(0, -1) };
}

/** Read the sheet from its first round to the end of the match; what is written after it does not count. */
export function played(sheet: Sheet): Played {
  const { plan, players } = sheet;
  let counted = 0;
  const state: Columns = {
    totals: players.map(() => Array<number>(plan.columns).fill(0)),
    winners: Array<number | null>(plan.columns).fill(null),
    won: players.map(() => 0),
    target: targetOf(sheet) ?? Infinity,
    backAtZero: [],
    out: [],
    outLast: [],
  };
  const written = sheet.rounds.map((points) => {
    if (hasEnded(state, plan, counted)) return players.map((_, player) => [points[player] ?? null]);
    counted += 1;
    state.backAtZero = [];
    const told = players.map((_, player) => {
      const won = points[player] ?? null;
      if (won === null || state.out.includes(player) || (won === 0 && plan.columns > 1)) return [];
      return plan.columns === 1 ? writePlainly(state, plan, player, won) : writeInColumns(state, player, won);
    });
    if (plan.columns > 1) {
      closeColumns(state);
      openColumns(state, plan);
    }
    if (plan.out_at_target) putOut(state);
    return told;
  });
  const { totals, winners, backAtZero, out, outLast } = state;
  return { totals, written, winners, over: hasEnded(state, plan, counted), counted, backAtZero, out, outLast };
}

/** Put those who have reached the target out of the match. */
function putOut(state: Columns): void {
  const gone = state.totals.flatMap((mine, player) => ((mine[0] ?? 0) >= state.target && !state.out.includes(player) ? [player] : []));
  state.out.push(...gone);
  if (gone.length) state.outLast = gone;
}

/** Return whether all rounds are played, or only one player is left, or somebody has reached the target in every column (HH-05). */
function hasEnded({ totals, target, out }: Columns, plan: Plan, rounds: number): boolean {
  if (plan.out_at_target) return out.length > 0 && totals.length - out.length < 2;
  return plan.rounds === null ? totals.some((mine) => Math.min(...mine) >= target) : rounds >= plan.rounds;
}

export function isOver(sheet: Sheet): boolean {
  return played(sheet).over;
}

/** Return what each player has over all columns. */
export function totalsOf(sheet: Sheet): number[] {
  return played(sheet).totals.map(total);
}

/** Return who is ahead, or has won once it is over; those who tie share (G-20). Games won come first, then points. */
export function leadersOf(sheet: Sheet): number[] {
  if (!sheet.rounds.length) return [];
  const { totals, winners, out, outLast } = played(sheet);
  const left = players(sheet).filter((player) => !out.includes(player));
  const inFront = left.length ? left : outLast;
  const sign = sheet.plan.wins === 'lowest' ? -1 : 1;
  const games = totals.map((_, player) => winners.filter((winner) => winner === player).length);
  const points = totals.map((columns) => sign * total(columns));
  const most = Math.max(...inFront.map((player) => games[player] ?? 0));
  const best = Math.max(...points.filter((_, player) => inFront.includes(player) && games[player] === most));
  return inFront.filter((player) => games[player] === most && points[player] === best);
}

function players(sheet: Sheet): number[] {
  return sheet.players.map((_, player) => player);
}

function total(columns: readonly number[]): number {
  return columns.reduce((sum, points) => sum + points, 0);
}

interface Columns {
  totals: number[][];
  winners: (number | null)[];
  /** How many rounds each player has won. */
  won: number[];
  target: number;
  backAtZero: number[];
  out: number[];
  outLast: number[];
}

function writePlainly(state: Columns, plan: Plan, player: number, won: number): number[] {
  const mine = state.totals[player] as number[];
  mine[0] = (mine[0] ?? 0) + won;
  if (plan.exact_is_zero && won !== 0 && mine[0] === state.target) {
    mine[0] = 0;
    state.backAtZero.push(player);
  }
  return [won];
}

/** A first win goes into column 1, a second into 1 and 2, later ones into all (HH-03), save those won already (HH-04). */
function writeInColumns(state: Columns, player: number, won: number): (number | null)[] {
  const mine = state.totals[player] as number[];
  const wins = (state.won[player] = (state.won[player] ?? 0) + 1);
  const reached = wins < 3 ? wins : state.winners.length;
  const written = mine.map((sum, column) => (column < reached && sum < state.target ? won : null));
  written.forEach((points, column) => {
    if (points !== null) mine[column] = (mine[column] ?? 0) + points;
  });
  return written;
}

/** Set the winner of each column. If two reach the target in the same round, the one with more points there wins. */
function closeColumns(state: Columns): void {
  state.winners.forEach((winner, column) => {
    const sums = state.totals.map((mine) => mine[column] ?? 0);
    const most = Math.max(...sums);
    if (winner === null && most >= state.target) state.winners[column] = sums.indexOf(most);
  });
}

/** A fourth column opens when somebody has reached the target in the first, a fifth in the second (HH-07). */
function openColumns(state: Columns, plan: Plan): void {
  while (state.winners.length < plan.grows_to && state.winners[state.winners.length - plan.columns] !== null) {
    state.winners.push(null);
    for (const columns of state.totals) columns.push(0);
  }
}
