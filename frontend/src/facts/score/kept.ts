// The sheet that is being kept, as it is stored in this browser: read back from text that may be anything.
import { parsed } from '../../ground/kept';
import { seenName } from '../../ground/names';
import { MOST_PLAYERS, planNamed } from './plans';
import { MOST_POINTS, MOST_ROUNDS, type Round, type Sheet } from './sheet';

export const SHEET_STORED_AS = 'huit.score';
export const LONGEST_NAME = 24;

export interface Kept {
  sheet: Sheet | null;
  /** What a point is worth, as it was typed. */
  stake: string;
  /** Who played last, for the next sheet. */
  names: string[];
}

export function textOf({ sheet, stake, names }: Kept): string {
  return JSON.stringify({ sheet: sheet && { ...sheet, plan: sheet.plan.id }, stake, names });
}

/** Return what *text* holds; no sheet if it is malformed. */
export function sheetIn(text: string | null): Kept {
  const raw = Object(parsed(text)) as Record<string, unknown>;
  return { sheet: readSheet(raw.sheet), stake: typeof raw.stake === 'string' ? raw.stake : '', names: readNames(raw.names) ?? [] };
}

function readSheet(raw: unknown): Sheet | null {
  const { plan: id, target, players: names, rounds } = Object(raw) as Record<string, unknown>;
  const plan = planNamed(id);
  const players = readNames(names);
  if (!plan || !players?.length || !Array.isArray(rounds) || rounds.length > MOST_ROUNDS || !rounds.every(isRound)) return null;
  return { plan, target: isPoints(target) && target > 0 ? target : null, players, rounds: rounds as Round[] };
}

function readNames(raw: unknown): string[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_PLAYERS) return null;
  return raw.every((name) => typeof name === 'string' && name.trim() && name.length <= LONGEST_NAME) ? raw : null;
}

function isRound(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length <= MOST_PLAYERS && raw.every((points) => points === null || isPoints(points));
}

function isPoints(raw: unknown): raw is number {
  return Number.isInteger(raw) && Math.abs(raw as number) <= MOST_POINTS;
}

/** What is wrong with a list of names: nobody yet, too few, or the same one twice. */
export type NamesMistake = 'few' | 'twice';

/** Return the names that were typed, without invisible characters and empty ones. */
export function namesTyped(typed: readonly string[]): string[] {
  return typed.map((name) => seenName(name).slice(0, LONGEST_NAME)).filter(Boolean);
}

export function mistakeInNames(names: readonly string[], fewest: number): NamesMistake | null {
  if (names.length < fewest) return 'few';
  return new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size < names.length ? 'twice' : null;
}
