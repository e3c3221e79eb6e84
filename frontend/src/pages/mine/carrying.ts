// What goes to another device with a code: the seats, by cookies that the server sets there, and the two lists of this page.
import { ask, LobbyError, post } from '../../ground/lobby';
import { PATH_OF_CARRIED } from '../../ground/paths';
import type { CarryTaken, NewCarry, TypedCode } from '../../ground/protocol';
import { addRoom, keptRooms } from '../../ground/rooms_kept';
import { parsed } from '../../ground/kept';
import { addDays, daysFrom, keptDays, packedDay } from '../daily/days_kept';
import { addRounds, keptRounds, roundsFrom } from './rounds_kept';

/** The server reads no longer request, and no longer text in it. */
const MOST_BYTES = 11_500;
const MOST_CHARACTERS = 11_000;
/** Deals of the day that go along, the latest. */
const MOST_DAYS = 40;
/** How long codes are waited for. The server works them out in a tenth of a second; the rest is for slow networks. */
const PATIENCE_MS = 10_000;
const TYPED = /^[A-Z0-9]{8}$/;
const CODE = /^#?([A-Za-z0-9_-]{24})$/;

export interface Brought {
  rooms: number;
  rounds: number;
  /** In how many circles this browser is only now. */
  circles: number;
}

/** Return what is asked of the server: all rooms, the latest days, and as many of the latest rounds as it takes. */
export function carryAsked(): NewCarry {
  const rooms = keptRooms();
  const rounds = keptRounds();
  const days = keptDays().slice(0, MOST_DAYS).map(packedDay);
  for (;;) {
    const kept = JSON.stringify({ rooms, days, rounds });
    const asked = { rooms, kept };
    if (!rounds.length || (kept.length <= MOST_CHARACTERS && new TextEncoder().encode(JSON.stringify(asked)).length <= MOST_BYTES)) return asked;
    rounds.pop();
  }
}

/** The code of the link and the one to type, each with the number of minutes that it is good for. */
export interface Codes {
  code: string;
  minutes: number;
  typed: string;
  typedMinutes: number;
}

/** Return what *answer* brings, or throw a `LobbyError` where it does not come: nobody shall look at a button that waits for ever. */
export async function inTime<Told>(answer: Promise<Told>): Promise<Told> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, giveUp) => (waiting = setTimeout(() => giveUp(new LobbyError('unreachable')), PATIENCE_MS)));
  return Promise.race([answer, late]).finally(() => clearTimeout(waiting));
}

/** Ask for codes; those that this browser asked for before are good no more. A code that is used up by its answer has no such limit. */
export async function makeCodes(): Promise<Codes> {
  const { code, good_s, typed, typed_s } = await inTime(ask('CarryMade', '/api/carry', post(carryAsked())));
  return { code, minutes: Math.floor(good_s / 60), typed, typedMinutes: Math.floor(typed_s / 60) };
}

/** Return a code to type as it is read out and copied: in two halves. */
export function inHalves(typed: string): string {
  return `${typed.slice(0, typed.length / 2)} ${typed.slice(typed.length / 2)}`;
}

/** Return the code that somebody wrote, however it is spaced; null: it is none. */
export function typedIn(text: string): string | null {
  const typed = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return TYPED.test(typed) ? typed : null;
}

/** Return the code of the link for one that was typed, which is used up by that. */
export async function codeMeant(typed: string): Promise<string> {
  return (await ask('CodeMeant', '/api/typed', post({ typed } satisfies TypedCode))).code;
}

/** Return the address that brings what *code* holds. The code follows the #, which browsers send to nobody. */
export function addressOf(origin: string, code: string): string {
  return `${origin}${PATH_OF_CARRIED}#${code}`;
}

/** Return the code in *fragment*; null: there is none. */
export function codeIn(fragment: string): string | null {
  return CODE.exec(fragment)?.[1] ?? null;
}

/** Bring what *code* holds here; return how much of it is new. */
export async function bring(code: string): Promise<Brought> {
  const { rooms, kept, circles } = await ask('Carried', '/api/carried', post({ code } satisfies CarryTaken));
  return { rooms, rounds: addKept(kept), circles };
}

/** Add the lists of the other device, which may be anything, to those of this one; return how many rounds are new. */
export function addKept(kept: string): number {
  const lists = Object(parsed(kept)) as Record<string, unknown>;
  if (Array.isArray(lists.rooms)) lists.rooms.filter((room): room is string => typeof room === 'string').forEach(addRoom);
  addDays(daysFrom(lists.days));
  return addRounds(roundsFrom(lists.rounds));
}
