// The rounds that this browser has seen end at its own seat, the latest first: kept here and nowhere else, until they are deleted.
import type { MatchView, Seat, View } from '../protocol';
import { parsed, readKept, writeKept } from '../state/kept';

export const ROUNDS_STORED_AS = 'huit.rounds';
const MOST = 100;
const LONGEST_NAME = 60;
const MOST_SEATS = 12;
const NAME = /^[A-Za-z0-9_-]{1,20}$/;
const RULES = /^[\w-]{1,80}$/;

/** A match that ended with the round. */
export interface KeptMatch {
  won: boolean;
  /** By seat. */
  totals: number[];
}

export interface KeptRound {
  room: string;
  no: number;
  /** When it ended, as far as this browser saw: milliseconds since 1970. */
  at: number;
  rules: string;
  title: string;
  names: string[];
  /** My own. */
  seat: Seat;
  winners: Seat[];
  points: number[];
  match: KeptMatch | null;
  /** Its public name; empty: it has none that is known here. */
  replay: string;
}

/** A round that was noted, so that it does not come back once it is deleted. */
type Noted = [room: string, no: number];

interface Kept {
  rounds: KeptRound[];
  noted: Noted[];
}

type Raw = Record<string, unknown>;

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= LONGEST_NAME;
const isNumbers = (raw: unknown): raw is number[] => Array.isArray(raw) && raw.length <= MOST_SEATS && raw.every((one) => Number.isFinite(one));
const isNoted = (raw: unknown): raw is Noted => Array.isArray(raw) && raw.length === 2 && NAME.test(String(raw[0])) && isCount(raw[1]);

function matchFrom(raw: unknown): KeptMatch | null {
  const { won, totals } = Object(raw) as Raw;
  return typeof won === 'boolean' && isNumbers(totals) ? { won, totals } : null;
}

/** Return the round that *raw* is, or null. */
function roundFrom(raw: unknown): KeptRound | null {
  const { room, no, at, rules, title, names, seat, winners, points, match, replay } = Object(raw) as Raw;
  if (typeof room !== 'string' || !NAME.test(room) || typeof rules !== 'string' || !RULES.test(rules) || !isText(title)) return null;
  if (!isCount(no) || !isCount(at) || at > 8.64e15 || !isCount(seat) || !isNumbers(winners) || !isNumbers(points)) return null;
  if (!Array.isArray(names) || names.length > MOST_SEATS || !names.every(isText) || seat >= names.length) return null;
  const known = typeof replay === 'string' && NAME.test(replay) ? replay : '';
  return { room, no, at, rules, title, names, seat, winners, points, match: matchFrom(match), replay: known };
}

/** Return the rounds that *raw*, which may be anything, holds. */
export function roundsFrom(raw: unknown): KeptRound[] {
  return Array.isArray(raw) ? raw.map(roundFrom).filter((round) => round !== null).slice(0, MOST) : [];
}

function read(): Kept {
  const { rounds, noted } = Object(parsed(readKept(ROUNDS_STORED_AS))) as Raw;
  return { rounds: roundsFrom(rounds), noted: Array.isArray(noted) ? noted.filter(isNoted).slice(0, MOST) : [] };
}

function write({ rounds, noted }: Kept): void {
  writeKept(ROUNDS_STORED_AS, JSON.stringify({ rounds: rounds.slice(0, MOST), noted: noted.slice(0, MOST) }));
}

const is = (room: string, no: number) => (one: { room: string; no: number }) => one.room === room && one.no === no;

export function keptRounds(): KeptRound[] {
  return read().rounds;
}

function matchOver(match: MatchView | null, seat: Seat, totals: readonly number[]): KeptMatch | null {
  if (!match?.over) return null;
  return { won: match.winners.some((side) => match.sides[side]?.includes(seat)), totals: [...totals] };
}

/** Keep the round that *view* shows the end of, the first time that it does. */
export function noteRound(view: View, at: number): void {
  const { room, round_no: no, result, seat } = view;
  const { rounds, noted } = read();
  if (!result || seat === null || view.void || no < 1 || noted.some(([name, number]) => name === room && number === no)) return;
  const short = (text: string): string => text.slice(0, LONGEST_NAME);
  const round: KeptRound = {
    ...{ room, no, at, rules: view.rules, title: short(view.title ?? ''), names: view.names.map(short), seat },
    ...{ winners: [...result.winners], points: [...result.points], match: matchOver(view.match, seat, view.totals), replay: '' },
  };
  write({ rounds: [round, ...rounds], noted: [[room, no], ...noted] });
}

/** Keep the public name of a round. */
export function noteReplay(room: string, no: number, replay: string): void {
  const { rounds, noted } = read();
  write({ rounds: rounds.map((round) => (is(room, no)(round) ? { ...round, replay } : round)), noted });
}

export function forgetRound(room: string, no: number): void {
  const { rounds, noted } = read();
  write({ rounds: rounds.filter((round) => !is(room, no)(round)), noted });
}

export function forgetAllRounds(): void {
  write({ rounds: [], noted: read().noted });
}

/** Add *more* rounds, from another device; return how many are new here. */
export function addRounds(more: readonly KeptRound[]): number {
  const { rounds, noted } = read();
  const fresh = more.filter(({ room, no }) => !rounds.some(is(room, no)));
  const all = [...rounds, ...fresh].sort((one, other) => other.at - one.at);
  write({ rounds: all, noted: [...fresh.map(({ room, no }): Noted => [room, no]), ...noted] });
  return fresh.length;
}
