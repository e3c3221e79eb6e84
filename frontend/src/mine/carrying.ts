// What goes to another device with a code: the seats, by cookies that the server sets there, and the two lists of this page.
import { ask, post } from '../lobby';
import { PATH_OF_CARRIED } from '../paths';
import type { Carried, CarryMade, CarryTaken, NewCarry } from '../protocol';
import { addRoom, keptRooms } from '../rooms_kept';
import { parsed } from '../state/kept';
import { addRounds, keptRounds, roundsFrom } from './rounds_kept';

/** The server reads no longer request, and no longer text in it. */
const MOST_BYTES = 11_500;
const MOST_CHARACTERS = 11_000;
const CODE = /^#?([A-Za-z0-9_-]{24})$/;

export interface Brought {
  rooms: number;
  rounds: number;
}

/** Return what is asked of the server: all rooms, and as many of the latest rounds as it takes. */
export function carryAsked(): NewCarry {
  const rooms = keptRooms();
  const rounds = keptRounds();
  for (;;) {
    const kept = JSON.stringify({ rooms, rounds });
    const asked = { rooms, kept };
    if (!rounds.length || (kept.length <= MOST_CHARACTERS && new TextEncoder().encode(JSON.stringify(asked)).length <= MOST_BYTES)) return asked;
    rounds.pop();
  }
}

/** Ask for a code; return it with the number of minutes that it is good for. */
export async function makeCode(): Promise<{ code: string; minutes: number }> {
  const { code, good_s } = await ask<CarryMade>('/api/carry', post(carryAsked()));
  return { code, minutes: Math.floor(good_s / 60) };
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
  const { rooms, kept } = await ask<Carried>('/api/carried', post({ code } satisfies CarryTaken));
  return { rooms, rounds: addKept(kept) };
}

/** Add the lists of the other device, which may be anything, to those of this one; return how many rounds are new. */
export function addKept(kept: string): number {
  const lists = Object(parsed(kept)) as Record<string, unknown>;
  if (Array.isArray(lists.rooms)) lists.rooms.filter((room): room is string => typeof room === 'string').forEach(addRoom);
  return addRounds(roundsFrom(lists.rounds));
}
