// The deals of the day that this browser has begun or played, by date: kept here and nowhere else. The first result of a day counts.
import { parsed, readKept, writeKept } from '../../ground/kept';
import type { Daily, ParFound, View } from '../../ground/protocol';

export const DAYS_STORED_AS = 'huit.daily';
/** Those of more than a year: older days cannot be played any more. */
const MOST = 400;
const MOST_NUMBER = 1e6;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NAME = /^[A-Za-z0-9_-]{1,20}$/;
const RULES = /^[\w-]{1,80}$/;

/** Return whether *text* is written as a date is. */
export function isDate(text: string): boolean {
  return DATE.test(text);
}

export interface DayResult {
  won: boolean;
  points: number;
  /** Null until it is known here. */
  par: Pick<ParFound, 'points' | 'won' | 'rounds' | 'imagines'> | null;
}

export interface KeptDay {
  date: string;
  rules: string;
  /** The room in which it was begun; empty once it is played. */
  room: string;
  /** Whether its day was over when it was begun, by the server. */
  late: boolean;
  /** Null: it is begun. */
  result: DayResult | null;
}

/** A day as it is kept and carried: short, as a code for another device holds few characters. */
export type PackedDay = [date: string, rules: string, room: string, late: 0 | 1, result?: PackedResult];
type PackedResult = [won: 0 | 1, points: number, par?: PackedPar];
type PackedPar = [won: number, half: number, rounds: number, imagines: number, points?: number, pointsHalf?: number];

const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && Math.abs(raw) <= MOST_NUMBER;
/** Enough to be shown: tenths of points, and thousandths of a share. */
const short = (number: number): number => Math.round(number * 1000) / 1000;

function parFrom(raw: unknown): DayResult['par'] {
  if (!Array.isArray(raw) || ![4, 6].includes(raw.length) || !raw.every(isNumber)) return null;
  const [won, half, rounds, imagines, points, pointsHalf] = raw as PackedPar;
  return { points: points === undefined || pointsHalf === undefined ? null : [points, pointsHalf], won: [won, half], rounds, imagines };
}

function resultFrom(raw: unknown): DayResult | null {
  if (!Array.isArray(raw)) return null;
  const [won, points, par] = raw as unknown[];
  return isNumber(points) ? { won: won === 1, points, par: parFrom(par) } : null;
}

/** Return the day that *raw* is, or null. */
function dayFrom(raw: unknown): KeptDay | null {
  if (!Array.isArray(raw)) return null;
  const [date, rules, room, late, packed] = raw as unknown[];
  if (typeof date !== 'string' || !isDate(date) || typeof rules !== 'string' || !RULES.test(rules)) return null;
  const result = resultFrom(packed);
  if (typeof room !== 'string' || (!NAME.test(room) && !result)) return null;
  return { date, rules, room: result ? '' : room, late: late === 1, result };
}

function packedResult({ won, points, par }: DayResult): PackedResult {
  if (!par) return [won ? 1 : 0, points];
  const { rounds, imagines, points: of } = par;
  const [share, half] = par.won.map(short) as [number, number];
  return [won ? 1 : 0, points, of ? [share, half, rounds, imagines, short(of[0]), short(of[1])] : [share, half, rounds, imagines]];
}

export function packedDay({ date, rules, room, late, result }: KeptDay): PackedDay {
  return result ? [date, rules, '', late ? 1 : 0, packedResult(result)] : [date, rules, room, late ? 1 : 0];
}

/** Return the days that *raw*, which may be anything, holds: each once, the latest first. */
export function daysFrom(raw: unknown): KeptDay[] {
  const days = Array.isArray(raw) ? raw.map(dayFrom).filter((day) => day !== null) : [];
  return inOrder(days.filter(({ date }, place) => days.findIndex((day) => day.date === date) === place));
}

function inOrder(days: readonly KeptDay[]): KeptDay[] {
  return [...days].sort((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MOST);
}

export function keptDays(): KeptDay[] {
  return daysFrom(parsed(readKept(DAYS_STORED_AS)));
}

function write(days: readonly KeptDay[]): void {
  writeKept(DAYS_STORED_AS, JSON.stringify(inOrder(days).map(packedDay)));
}

const others = (days: readonly KeptDay[], date: string): KeptDay[] => days.filter((day) => day.date !== date);

/** Keep that the deal of a day was begun in a room; one that has a result stays as it is. */
export function noteBegun(day: Omit<KeptDay, 'result'>): void {
  const days = keptDays();
  if (!days.some(({ date, result }) => date === day.date && result)) write([{ ...day, result: null }, ...others(days, day.date)]);
}

/** Keep the result of the round that *view* shows the end of, if it is the deal of a day that has none. *today* is its date by this browser. */
export function noteDay(view: View, today: string): void {
  const { daily, round_no, result, seat, rules } = view;
  if (!daily || round_no !== 1 || !result || seat === null || view.void) return;
  const days = keptDays();
  const begun = days.find(({ date }) => date === daily);
  if (begun?.result) return;
  const late = begun ? begun.late : daily < today;
  const day = { date: daily, rules, room: '', late, result: { won: result.winners.includes(seat), points: result.points[seat] ?? 0, par: null } };
  write([day, ...others(days, daily)]);
}

/** Keep the room of a begun day under the name that it has *now*, since its links were renewed. */
export function renameBegun(room: string, now: string): void {
  const days = keptDays();
  if (days.some((day) => day.room === room)) write(days.map((day) => (day.room === room ? { ...day, room: now } : day)));
}

/** Return whether the game that was dealt on *day* is another one than that which the server now names: what it tells is not of these cards. */
export const isOfAnotherGame = (day: KeptDay | null, now: Daily | null): boolean => day !== null && now?.date === day.date && now.rules !== day.rules;

/** Keep the par of a day that was played. */
export function notePar(date: string, { points, won, rounds, imagines }: ParFound): void {
  write(keptDays().map((day) => (day.date === date && day.result ? { ...day, result: { ...day.result, par: { points, won, rounds, imagines } } } : day)));
}

/** Add *more* days, from another device: those that have no result here. */
export function addDays(more: readonly KeptDay[]): void {
  const days = keptDays();
  const fresh = more.filter(({ date, result }) => !days.some((day) => day.date === date && (day.result ?? !result)));
  write([...fresh, ...days.filter(({ date }) => !fresh.some((day) => day.date === date))]);
}
