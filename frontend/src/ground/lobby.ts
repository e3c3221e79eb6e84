// Requests over HTTP: the games, the rule sheet of a game with options, and rooms to open, join or watch.
import type { Language } from './cards/faces';
import { openDoor, readAnswer } from './door';
import { ways } from './ways';
import type {
  Answers,
  Bilingual,
  Games,
  GameSheet,
  ListedRoom,
  NewGuest,
  NewRoom,
  OptionTexts,
  Room,
  RoomSheetRequest,
  Seat,
  Sheet,
  SheetRequest,
} from './protocol';

/**
 * `unreachable`: no answer, or none of this server; *why* is `too_many` where it has been asked too much, `needs_server` where
 * this browser answers, and cannot. `refused`: the server refused the request because of its *field*; *why* is the code,
 * and *said* tells players what is wrong with the rules, *inFile* whoever wrote a file of them.
 */
export class LobbyError extends Error {
  constructor(
    readonly code: 'unreachable' | 'refused',
    readonly field = '',
    readonly why = '',
    readonly said?: Bilingual,
    readonly inFile?: Bilingual,
  ) {
    super(code);
  }
}

/** Why there is no answer, by the status that says so. */
const WHY: Record<number, string> = { 429: 'too_many', 501: 'needs_server' };

/** Return the server's answer from *address*, or throw a `LobbyError`. */
export async function answered(address: string, request?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await (ways.ask ?? fetch)(address, request);
  } catch {
    throw new LobbyError('unreachable');
  }
  // Too many requests say nothing about what was asked.
  const why = WHY[answer.status];
  if (answer.status >= 500 || why) throw new LobbyError('unreachable', '', why);
  if (!answer.ok) {
    const refusal = await told('Refusal', answer.json()).catch(() => null);
    throw new LobbyError('refused', refusal?.field, refusal?.code, refusal?.said, refusal?.in_file);
  }
  return answer;
}

/** Return what an answer of that *name* tells, or throw a `LobbyError`: what is no such answer is believed in nothing. */
export async function told<Name extends keyof Answers>(name: Name, raw: unknown): Promise<Answers[Name]> {
  const checked = await Promise.all([openDoor(name), raw]).then(
    ([, answer]) => readAnswer(name, answer),
    () => null,
  );
  if (!checked) throw new LobbyError('unreachable');
  return checked;
}

/** Return what the server answers at *address*, an answer of that *name*, or throw a `LobbyError`. */
export async function ask<Name extends keyof Answers>(name: Name, address: string, request?: RequestInit): Promise<Answers[Name]> {
  void openDoor(name).catch(() => null);
  return told(name, (await answered(address, request)).json());
}

export function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Return the games in *language*. */
export async function fetchGames(language: Language): Promise<Games> {
  return (await lookUpGames(language)).games;
}

/** Return the games in *language*; *old*: the server did not answer, and the worker of the page has kept an earlier answer, in any language. */
export async function lookUpGames(language: Language): Promise<{ games: Games; old: boolean }> {
  // The first is on its way already, in the language of the browser: the page has named it.
  const first = await gamesAt('/api/games');
  return first.games.language === language ? first : gamesAt(`/api/games?language=${language}`);
}

async function gamesAt(address: string): Promise<{ games: Games; old: boolean }> {
  const answer = await answered(address);
  return { games: await told('Games', answer.json()), old: answer.headers.has('X-Huit-Kept') };
}

/** Return the sentences of the options of all games. */
export async function fetchOptionTexts(): Promise<OptionTexts['games']> {
  return (await ask('OptionTexts', '/api/options')).games;
}

/** Return the games with all of their rules: one answer, which the worker of the page keeps for a time without a server. */
export async function fetchSheets(): Promise<GameSheet[]> {
  return (await ask('Sheets', '/api/rules')).rules;
}

/** Return the sheet of a game as it is with these options; *seats* null: for any number of players. */
export async function fetchSheet(rules: string, options: Record<string, unknown>, seats: number | null): Promise<GameSheet> {
  return (await ask('Sheet', '/api/sheet', post({ rules, options, seats } satisfies SheetRequest))).sheet;
}

/** Return the rules of a room as they were agreed on; with *own*, those rules instead, and how they differ from the room's. */
export async function fetchRoomSheet(room: string, own?: { rules: string; options: Record<string, unknown> }): Promise<Sheet> {
  return ask('Sheet', `/api/rooms/${room}/sheet`, post((own ? { rules: own.rules, options: own.options } : {}) satisfies RoomSheetRequest));
}

/** Return the sheet of the rules that somebody plays by: those of *room*, or by name. */
export async function fetchPlayed(rules: string, options: Record<string, unknown>, seats: number | null, room?: string): Promise<GameSheet> {
  return room ? (await fetchRoomSheet(room)).sheet : fetchSheet(rules, options, seats);
}

/** Open a room and return its name; the seat's token comes as a cookie that no script can read. */
export async function openRoom(wanted: NewRoom): Promise<string> {
  return (await ask('RoomOpened', '/api/rooms', post(wanted))).room;
}

/** Return what is played in a room, and who is there, for somebody who has its link. */
export async function fetchRoom(room: string): Promise<Room> {
  return ask('Room', `/api/rooms/${room}`);
}

/** Come into *room* by that *name*, with a cookie from then on; *any*: another free seat will do where *seat* has just been taken. Return my seat, or null without one. */
export async function joinRoom(room: string, name: string, seat: Seat | null, any: boolean): Promise<Seat | null> {
  const joined = await ask('Joined', `/api/rooms/${room}/guests`, post((seat === null ? { name } : { name, seat, any_seat: any }) satisfies NewGuest));
  return joined.seat;
}

/** Return the rooms that everybody may join or watch. */
export async function fetchListed(): Promise<ListedRoom[]> {
  return (await ask('Listed', '/api/public')).rooms;
}

/** Return what an invitation begins with, as the server knows it; null: only this machine reaches it. */
export async function fetchAddress(): Promise<string | null> {
  return (await ask('Address', '/api/address')).address;
}

/** Return the code by which newcomers find *room*, as it is said; null: it takes none. */
export async function fetchRoomCode(room: string): Promise<Bilingual | null> {
  return (await ask('RoomCode', `/api/rooms/${room}/code`, { method: 'POST' })).said;
}
