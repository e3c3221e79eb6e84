// What the page asks over plain HTTP: the games there are, the rule sheet of one with its options, rooms to open, join or watch.
import type { MatchAsked, RoomSettings, Seat, Stage } from './protocol';

export interface Bilingual {
  fr: string;
  en: string;
}

/** A version of the rules, as the start screen and the help show it. */
export interface RulesSheet {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  seats: [number, number];
  effects: { cards: string[]; text: Bilingual }[];
  notes: Bilingual[];
}

/** A game as the start screen shows it: its sheet, and all that may be chosen of it. */
export interface GameSheet extends RulesSheet {
  source: string;
  options: { name: string; text: Bilingual }[];
  /** What was chosen besides, by its key in a rule file; a sheet of the game as it stands has none. */
  own?: Record<string, Bilingual>;
  /** Whether points are counted: no match without. */
  counts: boolean;
  /** The match that is usually played. */
  match: MatchAsked | null;
  /** The plans that fit what is counted. */
  plans: string[];
  /** The number of teams, by the number of seats; who is not named there plays for himself. */
  teams: Record<string, number>;
}

/** A way to count a match, as the server tells it. */
export interface PlanTold {
  id: string;
  text: Bilingual;
  target: number | null;
  target_by_players: number;
  /** So many rounds it has, where it is not a number of points that ends it. */
  rounds: number | null;
  players: [number, number];
  wins?: 'highest' | 'lowest';
}

export interface Games {
  rules: GameSheet[];
  plans: PlanTold[];
}

export interface RoomAsked {
  rules: string;
  seats: number;
  name: string;
  player: 'thrifty' | 'random';
  pace: number;
  forget: number;
  options: Record<string, unknown>;
  match: MatchAsked | null;
  chairs?: Chair[];
  settings?: RoomSettings;
  /** A finished round whose cards are dealt again. */
  replay?: string;
}

/** Who is to sit on a chair of a new room: I, whoever comes by the link, or a computer player. */
export type Chair = 'me' | 'open' | 'computer';

/** A room as somebody is told of it who has not come in yet. */
export interface RoomTold {
  rules: string;
  options: Record<string, unknown>;
  match: MatchAsked | null;
  stage: Stage;
  host_name: string;
  seats: { name: string; computer: boolean; open: boolean }[];
  settings: RoomSettings;
  /** So many chairs are open. */
  free: number;
}

/** A room on the list that everybody sees. */
export interface ListedRoom {
  room: string;
  rules: string;
  options: Record<string, unknown>;
  host_name: string;
  seats: number;
  free: number;
  stage: Stage;
  /** The name of its spectators' link, where everybody may look on. */
  watch: string | null;
}

/**
 * `unreachable`: no answer at all, or not one of ours. `refused`: the server understood and said no, to this *field* of what was asked;
 * *why* is its code, and *said* tells players what is wrong with rules.
 */
export class LobbyError extends Error {
  constructor(
    readonly code: 'unreachable' | 'refused',
    readonly field = '',
    readonly why = '',
    readonly said?: Bilingual,
  ) {
    super(code);
  }
}

const TOO_MANY = 429;

/** Return what the server answers at *address*, or raise why there is no answer. */
export async function ask(address: string, request?: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new LobbyError('unreachable');
  }
  const told: unknown = await answer.json().catch(() => null);
  // Too many at once says nothing about what was asked.
  if (!answer.ok && (answer.status >= 500 || answer.status === TOO_MANY)) throw new LobbyError('unreachable');
  if (!answer.ok) {
    const refusal = told as { code?: string; field?: string; said?: Bilingual } | null;
    throw new LobbyError('refused', refusal?.field, refusal?.code, refusal?.said);
  }
  if (told === null) throw new LobbyError('unreachable');
  return told;
}

export function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export async function fetchGames(): Promise<Games> {
  return (await ask('/api/rules')) as Games;
}

/** Return the sheet of a game as it is with these options; *seats* null: for any number of players. */
export async function fetchSheet(rules: string, options: Record<string, unknown>, seats: number | null): Promise<GameSheet> {
  return ((await ask('/api/sheet', post({ rules, options, seats }))) as { sheet: GameSheet }).sheet;
}

/** Open a room and return its name; the seat's token comes as a cookie that no script can read. */
export async function openRoom(wanted: RoomAsked): Promise<string> {
  return ((await ask('/api/rooms', post(wanted))) as { room: string }).room;
}

/** Return what is played in a room, and who is there, for somebody who has its link. */
export async function fetchRoom(room: string): Promise<RoomTold> {
  return (await ask(`/api/rooms/${room}`)) as RoomTold;
}

/** Come in by that *name*; *seat* null: without a chair. A cookie says from now on who one is. */
export async function joinRoom(room: string, name: string, seat: Seat | null): Promise<void> {
  await ask(`/api/rooms/${room}/guests`, post(seat === null ? { name } : { name, seat }));
}

/** Return the rooms that everybody may join or watch. */
export async function fetchListed(): Promise<ListedRoom[]> {
  return ((await ask('/api/public')) as { rooms: ListedRoom[] }).rooms;
}

/** Return what an invitation begins with, as the server knows it; null: only this machine reaches it. */
export async function fetchAddress(): Promise<string | null> {
  return ((await ask('/api/address')) as { address: string | null }).address;
}
