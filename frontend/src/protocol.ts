// The messages of the wire: their types, and the check at the door. What they mean in words is in words/.

export type Suit = 'c' | 'd' | 'h' | 's';
export type Face = string;
export type Seat = number;
export type Direction = 1 | -1;
export type Cause = 'turn' | 'debt' | 'caught' | 'again' | 'misdeal';
export type Ending = 'out' | 'blocked' | 'four_of_a_kind';

export type GameEvent =
  | { kind: 'dealt'; seat: Seat; first: Seat; count: number }
  | { kind: 'starter'; card: Face }
  | { kind: 'played'; seat: Seat; card: Face }
  | { kind: 'announced'; seat: Seat; late: boolean }
  | { kind: 'named'; seat: Seat; suit: Suit }
  | { kind: 'attacked'; seat: Seat; debt: number }
  | { kind: 'stopped'; seat: Seat }
  | { kind: 'drew'; seat: Seat; count: number; cause: Cause; cards?: Face[] }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'skipped'; seat: Seat }
  | { kind: 'reversed'; direction: Direction }
  | { kind: 'again'; seat: Seat }
  | { kind: 'caught'; seat: Seat; by: Seat; what?: 'card' | 'word' }
  | { kind: 'wrong_catch'; seat: Seat }
  | { kind: 'recycled'; count: number }
  | { kind: 'out'; seat: Seat }
  | { kind: 'jumped'; seat: Seat }
  | { kind: 'stands'; seat: Seat; card: Face }
  | { kind: 'run'; seat: Seat }
  | { kind: 'run_over'; seat: Seat }
  | { kind: 'gave'; seat: Seat; to: Seat; count: number; cards?: Face[] }
  | { kind: 'may_steal'; seat: Seat; from: Seat }
  | { kind: 'stole'; seat: Seat; from: Seat; card?: Face }
  | { kind: 'forgot'; seat: Seat; cause: 'announce' | 'word' | 'last' }
  | { kind: 'declared'; seat: Seat; cards: Face[] }
  | { kind: 'misdeal'; seat: Seat; count: number }
  | { kind: 'repaired'; seat: Seat; by: Seat; back: number }
  | { kind: 'swept'; seat: Seat }
  | { kind: 'face_up'; seat: Seat; cards: [Seat, Face][] }
  | { kind: 'hand_chosen'; seat: Seat; hand: number }
  | { kind: 'cut'; seat: Seat; at: number }
  | { kind: 'over'; reason: Ending; winners: Seat[]; points: number[] };

export type EventKind = GameEvent['kind'];

/** Why something is not allowed: a code, and what the sentence about it needs. */
export interface Reason {
  code: string;
  debt?: number;
  top?: Face;
  answers?: string[];
  suit?: Suit;
  rank?: string;
  wild?: string[];
  seat?: Seat;
  count?: number;
  cards?: string[];
  from?: number;
  to?: number;
}

/** What is settled before the next round is dealt, and by whom. */
export interface NextDeal {
  round_no: number;
  dealer: Seat;
  hand: { by: Seat; from: number; to: number; chosen: number | null } | null;
  cut: { by: Seat; from: number; to: number; cards: number; chosen: number | null } | null;
}

export interface RoundResult {
  reason: Ending;
  winners: Seat[];
  points: number[];
  hands: Face[][];
}

/** All that my seat may know of the room, as the server tells it after each change. */
export interface View {
  type: 'view';
  seq: number;
  room: string;
  round_no: number;
  rules: string;
  seat: Seat;
  names: string[];
  computers: boolean[];
  pace: number;
  turn: Seat | null;
  direction: Direction;
  first: Seat;
  dealer: Seat;
  top: Face;
  recent: Face[];
  suit: Suit | null;
  named: boolean;
  debt: number;
  stock: number;
  discard: number;
  counts: number[];
  hand: Face[];
  moves: string[];
  may_announce: boolean;
  may_say: boolean;
  may_catch: boolean;
  one_card: Seat[];
  /** Of what follows, a server of an older version says nothing. */
  phase?: string;
  stands_for?: Face | null;
  in_force?: Face | null;
  out?: Seat[];
  teams?: number;
  give?: { count: number; to: Seat[] } | null;
  take_from?: Seat | null;
  jumps?: string[];
  run?: boolean;
  may_declare?: boolean;
  misdealt?: Seat | null;
  announce_with?: Face[];
  deal?: NextDeal | null;
  face_up?: [Seat, Face][] | null;
  options?: Record<string, unknown>;
  why: Record<Face, Reason>;
  over: boolean;
  result: RoundResult | null;
  totals: number[];
  wins: number[];
  log: GameEvent[];
}

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  why: Reason | null;
}

export type ServerMessage = View | Refused;

export type ClientMessage =
  | { type: 'move'; id: string; seq: number; move: string }
  | { type: 'next'; id: string }
  | { type: 'deal'; id: string; hand: number }
  | { type: 'cut'; id: string; at: number }
  | { type: 'match'; id: string; match: { plan: string; target: number | null } | null }
  | { type: 'pace'; id: string; pace: number };

export interface Bilingual {
  fr: string;
  en: string;
}

export interface Effect {
  cards: string[];
  text: Bilingual;
}

/** A version of the rules, as the start screen and the help show it. */
export interface RulesSheet {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  seats: [number, number];
  effects: Effect[];
  notes: Bilingual[];
}

export interface NewRoom {
  rules: string;
  seats: number;
  name: string;
  player: 'thrifty' | 'random';
  pace: number;
  forget: number;
}

export const CLOSED = { noRoom: 4404, noSeat: 4403, seatTaken: 4409, takenOver: 4410, tooMany: 4429 } as const;

/** Return the message that *text* holds, or null if it is none that this page knows. */
export function readMessage(text: string): ServerMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(raw)) return null;
  if (raw.type === 'view') return isView(raw) ? (raw as unknown as View) : null;
  if (raw.type === 'refused' && typeof raw.code === 'string') return raw as unknown as Refused;
  return null;
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

const INTS = ['seq', 'round_no', 'seat', 'debt', 'stock', 'discard', 'direction'];
const TEXTS = ['room', 'rules', 'top'];
const FLAGS = ['named', 'may_announce', 'may_say', 'may_catch', 'over'];
const INT_LISTS = ['counts', 'one_card', 'totals', 'wins'];
const TEXT_LISTS = ['names', 'recent', 'hand', 'moves'];

/** What the page reads without asking twice must be there; a server of another version is then ignored, not half believed. */
function isView(raw: Record<string, unknown>): boolean {
  const listOf = (key: string, type: string): boolean => {
    const list = raw[key];
    return Array.isArray(list) && list.every((item) => typeof item === type);
  };
  return (
    INTS.every((key) => Number.isInteger(raw[key])) &&
    TEXTS.every((key) => typeof raw[key] === 'string') &&
    FLAGS.every((key) => typeof raw[key] === 'boolean') &&
    INT_LISTS.every((key) => listOf(key, 'number')) &&
    TEXT_LISTS.every((key) => listOf(key, 'string')) &&
    (raw.turn === null || Number.isInteger(raw.turn)) &&
    (raw.result === null || isObject(raw.result)) &&
    isObject(raw.why) &&
    Array.isArray(raw.log) &&
    raw.log.every((event) => isObject(event) && typeof event.kind === 'string')
  );
}
