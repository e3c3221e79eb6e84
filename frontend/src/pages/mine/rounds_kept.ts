// The rounds that this browser has seen end at its own seat, the latest first: kept here and nowhere else, until they are deleted.
import type { MatchView, Seat, View } from '../../ground/protocol';
import { parsed, readKept, ROUNDS_STORED_AS, writeKept } from '../../ground/kept';
import { noteDay } from '../daily/days_kept';
import { foldRounds, forgetTally } from './tally';

const MOST = 100;
const LONGEST_NAME = 60;
const MOST_SEATS = 12;
const NAME = /^[A-Za-z0-9_-]{1,20}$/;
const RULES = /^[\w-]{1,80}$/;
/** So much of the commitment of a deal tells it from every other. */
const DEAL_LENGTH = 16;
const DEAL = /^[0-9a-f]{0,16}$/;

/** A match that ended with the round. */
export interface KeptMatch {
  won: boolean;
  /** By seat. */
  totals: number[];
}

export interface KeptRound {
  room: string;
  no: number;
  /** What it was dealt by, whatever its room is called by now; empty: cards of an earlier round. */
  deal: string;
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
type Noted = [room: string, no: number, deal?: string];

interface Kept {
  rounds: KeptRound[];
  noted: Noted[];
}

type Raw = Record<string, unknown>;

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= LONGEST_NAME;
const isNumbers = (raw: unknown): raw is number[] => Array.isArray(raw) && raw.length <= MOST_SEATS && raw.every((one) => Number.isFinite(one));
const isDeal = (raw: unknown): raw is string => typeof raw === 'string' && DEAL.test(raw);
const isNoted = (raw: unknown): raw is Noted =>
  Array.isArray(raw) && NAME.test(String(raw[0])) && isCount(raw[1]) && (raw.length === 2 || (raw.length === 3 && isDeal(raw[2])));

function matchFrom(raw: unknown): KeptMatch | null {
  const { won, totals } = Object(raw) as Raw;
  return typeof won === 'boolean' && isNumbers(totals) ? { won, totals } : null;
}

/** Return the round that *raw* is, or null. */
function roundFrom(raw: unknown): KeptRound | null {
  const { room, no, deal, at, rules, title, names, seat, winners, points, match, replay } = Object(raw) as Raw;
  if (typeof room !== 'string' || !NAME.test(room) || typeof rules !== 'string' || !RULES.test(rules) || !isText(title)) return null;
  if (!isCount(no) || !isCount(at) || at > 8.64e15 || !isCount(seat) || !isNumbers(winners) || !isNumbers(points)) return null;
  if (!Array.isArray(names) || names.length > MOST_SEATS || !names.every(isText) || seat >= names.length) return null;
  const known = typeof replay === 'string' && NAME.test(replay) ? replay : '';
  return { room, no, deal: isDeal(deal) ? deal : '', at, rules, title, names, seat, winners, points, match: matchFrom(match), replay: known };
}

/** Return the rounds that *raw*, which may be anything, holds. */
export function roundsFrom(raw: unknown): KeptRound[] {
  return Array.isArray(raw)
    ? raw
        .map(roundFrom)
        .filter((round) => round !== null)
        .slice(0, MOST)
    : [];
}

function read(): Kept {
  const { rounds, noted } = Object(parsed(readKept(ROUNDS_STORED_AS))) as Raw;
  return { rounds: roundsFrom(rounds), noted: Array.isArray(noted) ? noted.filter(isNoted).slice(0, MOST) : [] };
}

/** Keep the latest hundred; of older ones of this browser the tally remembers who won. */
function write({ rounds, noted }: Kept, added: readonly KeptRound[] = []): void {
  foldRounds(rounds.slice(MOST).filter((round) => !added.includes(round)));
  writeKept(ROUNDS_STORED_AS, JSON.stringify({ rounds: rounds.slice(0, MOST), noted: noted.slice(0, MOST) }));
}

const is = (room: string, no: number) => (one: { room: string; no: number }) => one.room === room && one.no === no;

/** Tell whether a round was noted as this one: by its room, or by its deal, where the links of the room were renewed meanwhile. */
const wasNoted =
  (room: string, no: number, deal: string) =>
  (one: Noted): boolean =>
    (one[0] === room && one[1] === no) || (deal !== '' && one[2] === deal);

/** Call *room* by the name that it has *now*, once its links were renewed; a round that stands there twice stays once. */
function renamed({ rounds, noted }: Kept, room: string, now: string): Kept {
  if (room === now) return { rounds, noted };
  const all = rounds.map((round) => (round.room === room ? { ...round, room: now } : round));
  return {
    rounds: all.filter((round, place) => all.findIndex(is(round.room, round.no)) === place),
    noted: noted.map(([name, ...more]): Noted => [name === room ? now : name, ...more]),
  };
}

export function keptRounds(): KeptRound[] {
  return read().rounds;
}

function matchOver(match: MatchView | null, seat: Seat, totals: readonly number[]): KeptMatch | null {
  if (!match?.over) return null;
  return { won: match.winners.some((side) => match.sides[side]?.includes(seat)), totals: [...totals] };
}

/** Keep the round that *view* shows the end of, the first time that it does. The table was entered as *entered*: its links may be newer. */
export function noteRound(view: View, at: number, entered = view.room): void {
  const { room, round_no: no, result, seat } = view;
  if (!result || seat === null || view.void || no < 1) return;
  noteDay(view, new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length));
  const deal = (view.commitment ?? '').slice(0, DEAL_LENGTH);
  const before = renamed(read(), entered, room);
  const known = before.noted.find(wasNoted(room, no, deal));
  if (known) {
    if (known[0] !== room || entered !== room) write(renamed(before, known[0], room));
    return;
  }
  const short = (text: string): string => text.slice(0, LONGEST_NAME);
  const round: KeptRound = {
    ...{ room, no, deal, at, rules: view.rules, title: short(view.title ?? ''), names: view.names.map(short), seat },
    ...{ winners: [...result.winners], points: [...result.points], match: matchOver(view.match, seat, view.totals), replay: '' },
  };
  write({ rounds: [round, ...before.rounds], noted: [[room, no, deal], ...before.noted] });
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
  forgetTally();
}

/** Add *more* rounds, from another device; return how many are new here. */
export function addRounds(more: readonly KeptRound[]): number {
  const { rounds, noted } = read();
  const isOne =
    ({ room, no, deal }: KeptRound) =>
    (one: KeptRound): boolean =>
      is(room, no)(one) || (deal !== '' && one.deal === deal);
  const fresh = more.filter((round, place) => !rounds.some(isOne(round)) && more.findIndex(isOne(round)) === place);
  const all = [...rounds, ...fresh].sort((one, other) => other.at - one.at);
  write({ rounds: all, noted: [...fresh.map(({ room, no, deal }): Noted => [room, no, deal]), ...noted] }, fresh);
  return fresh.length;
}
