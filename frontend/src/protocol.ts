// The messages of the wire: their types, and the check at the door. What they mean in words is in words/.
import type { CompanyEvent } from './company/happenings';

export type Suit = 'c' | 'd' | 'h' | 's';
export type Face = string;
export type Seat = number;
export type Direction = 1 | -1;
export type Cause = 'turn' | 'debt' | 'caught' | 'again' | 'misdeal' | 'refill';
export type Ending = 'out' | 'blocked' | 'four_of_a_kind' | 'played';
/** What sort of game it is: each family has a table of its own. */
export type Family = 'shedding' | 'tricks' | 'danish';

export type GameEvent = CommonEvent | TricksEvent | DanishEvent | CompanyEvent;

export type CommonEvent =
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
  | { kind: 'undone'; seat: Seat }
  | { kind: 'stood_in'; seat: Seat }
  | { kind: 'over'; reason: Ending; winners: Seat[]; points: number[] };

/** What a round of 3-5-8 can be: a suit is trumps, there is none, or the fewest tricks win. */
export type Kind = 'clubs' | 'diamonds' | 'hearts' | 'spades' | 'notrump' | 'least';

export type TricksEvent =
  | { kind: 'chose'; seat: Seat; what: Kind }
  | { kind: 'chien'; seat: Seat; cards: Face[] }
  | { kind: 'exchanged'; seat: Seat; to: Seat; card?: Face }
  | { kind: 'returned'; seat: Seat; to: Seat; card?: Face }
  | { kind: 'discarded'; seat: Seat; count: number; cards?: Face[] }
  | { kind: 'trick'; seat: Seat; made: number; cards: Face[] };

export type DanishEvent =
  | { kind: 'swapped'; seat: Seat; laid: Face; taken: Face }
  | { kind: 'ready'; seat: Seat }
  | { kind: 'laid'; seat: Seat; cards: Face[] }
  | { kind: 'asked'; seat: Seat; suit: Suit }
  | { kind: 'capped'; seat: Seat; rank: string }
  | { kind: 'burnt'; seat: Seat; count: number }
  | { kind: 'sent'; seat: Seat; to: Seat }
  | { kind: 'picked_up'; seat: Seat; count: number }
  | { kind: 'took_up'; seat: Seat; cards: Face[] }
  | { kind: 'flipped'; seat: Seat; slot: number; card: Face; fits: boolean };

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
  card?: Face;
  cards?: string[];
  from?: number;
  to?: number;
  /** The seats that are not ready, or open. */
  waiting?: Seat[];
  open?: Seat[];
  /** What of a request is wrong. */
  field?: string;
}

/** A person who has come to the room, by number. */
export type Guest = number;

/** `lobby`: before the first round, or after the rules were changed. */
export type Stage = 'lobby' | 'round' | 'between';

/** How a room is run, beside its rules. */
export interface RoomSettings {
  /** Seconds for a turn; 0: no clock. */
  clock_s: number;
  /** After so many seconds who is away, or whose time is up, is played for. */
  grace_s: number;
  /** So long after a card reactions are waited for. */
  reaction_ms: number;
  watch: 'nobody' | 'link' | 'all';
  /** Whether it stands on the list that everybody sees. */
  public: boolean;
}

/** A guest without a chair. */
export interface Standing {
  guest: Guest;
  name: string;
  here: boolean;
}

/** Who is awaited, and for how long yet when the view came; less than nothing: he is being waited for beyond his time. */
export interface Clock {
  seats: Seat[];
  left_ms: number;
  of_ms: number;
}

/** A question to the others: whether a move is taken back, or somebody sent away. */
export interface Poll {
  kind: 'undo' | 'kick';
  by: Seat;
  seat: Seat;
  yes: Seat[];
  no: Seat[];
  voters: Seat[];
  needs: number;
}

/** What a round was dealt from, once it is over. */
export interface Proof {
  /** Null where the cards are those of an earlier round: nothing was promised then. */
  commitment: string | null;
  seed: string;
  salt: string;
  /** Who added which grain of chance, in the order in which they count. */
  nonces: [string, string][];
  deal_seed: string;
  again: boolean;
}

/** What I may ask for now. */
export interface Mays {
  start: boolean;
  host: boolean;
  undo: boolean;
  kick: boolean;
  /** To take back the chair that I left in the middle of a round. */
  back: boolean;
  /** To sit down on another chair. */
  change: boolean;
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

/** What a view of 3-5-8 has besides the rest. Lists are by seat. */
export interface TricksView {
  phase: 'kind' | 'exchange' | 'return' | 'discard' | 'play' | 'over';
  roles: ('announcer' | 'third' | 'dealer')[];
  kind: Kind | null;
  trumps: Suit | null;
  /** null before the kind is chosen. */
  obligations: (number | null)[] | null;
  made: number[];
  leader: Seat;
  /** The cards now in the middle, in order. */
  trick: [Seat, Face][];
  last: { winner: Seat; cards: [Seat, Face][] } | null;
  chien: Face[] | null;
  left: Kind[][];
  /** Points of the round before. */
  previous: number[];
  /** *to*: who may still be given cards, and how many each. */
  exchange: { giver: Seat; gives: number; to: [Seat, number][] } | null;
  /** Only those that I gave or got; *back* is null until the card is returned. */
  exchanged: { from: Seat; to: Seat; card: Face; back: Face | null }[];
  /** How many cards I have to put away now. */
  discards: number;
}

/** What a view of Danish has besides the rest. Lists are by seat. */
export interface DanishView {
  phase: 'swap' | 'play' | 'target' | 'over';
  ready: Seat[];
  face_up: Face[][];
  /** The slots that still hold a card. */
  face_down: number[][];
  /** What may go on the pile. */
  asks: { least: string | null; most: string | null; suit: Suit | null; answers: string[] | null };
  attacked: Seat | null;
  last: Seat | null;
  burnt: number;
  stage: ('hand' | 'face_up' | 'face_down' | 'out')[];
}

/** All that my seat may know of the room, as the server tells it after each change. */
export interface View {
  type: 'view';
  seq: number;
  room: string;
  round_no: number;
  rules: string;
  /** Null: no chair, or a spectator. */
  seat: Seat | null;
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
  family?: Family;
  tricks?: TricksView;
  danish?: DanishView;
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
  /** What is called out by the rules in force. */
  calls?: { left: 'carte' | 'last' | null; ranks: string; end: boolean } | null;
  /** Who laid the attack that goes round now, and what answers it. */
  sweep?: { by: Seat; answers: string[] } | null;
  announce_with?: Face[];
  deal?: NextDeal | null;
  face_up?: [Seat, Face][] | null;
  options?: Record<string, unknown>;
  why: Record<Face, Reason>;
  over: boolean;
  result: RoundResult | null;
  totals: number[];
  wins: number[];
  /** The rounds of the match so far; null: as they were in the view before. */
  sheet?: unknown[] | null;
  log: GameEvent[];
  /** My number among those who came to this room; null: I only look on. */
  guest?: number | null;
  /** What the next deal will be made from, promised before it; null while a round is played. */
  next_commitment?: string | null;
  /** The guests who have added their grain of chance to it. */
  nonces?: Guest[];
  /** What the round that is played, or was played last, was made from was promised so. */
  commitment?: string | null;
  proof?: Proof | null;
  stage?: Stage;
  /** By seat: who sits there; null on open chairs and at computers. */
  guests_at?: (Guest | null)[];
  ready?: boolean[];
  /** By seat: whether its player is there; computers always are. */
  here?: boolean[];
  /** By seat: whether a computer plays for a person. */
  stand_ins?: boolean[];
  people?: Standing[];
  host?: Guest;
  watchers?: number;
  /** The name of the spectators' link, for guests. */
  watch?: string | null;
  settings?: RoomSettings;
  clock?: Clock | null;
  poll?: Poll | null;
  match_no?: number;
  may?: Mays;
  /** The last round could not be played on by this version of the server. */
  void?: boolean;
}

/** What may be said across the room. */
export const PHRASES = [
  'hello',
  'good_game',
  'well_played',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'thinking',
  'wow',
  'laugh',
  'sad',
  'clap',
  'heart',
  'angry',
  'luck',
] as const;
export type PhraseCode = (typeof PHRASES)[number];

/** Somebody says something. */
export interface Phrase {
  type: 'phrase';
  guest: Guest;
  seat: Seat | null;
  name: string;
  phrase: PhraseCode;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  why: Reason | null;
}

export type ServerMessage = View | Refused | Phrase;

export type ClientMessage =
  | { type: 'move'; id: string; seq: number; move: string }
  | { type: 'next'; id: string }
  | { type: 'deal'; id: string; hand: number }
  | { type: 'cut'; id: string; at: number }
  | { type: 'match'; id: string; match: MatchWanted | null }
  | { type: 'pace'; id: string; pace: number }
  | GatheringMessage;

export interface MatchWanted {
  plan: string;
  target: number | null;
}

/** What a guest asks for beside playing. */
export type GatheringMessage =
  | { type: 'sit'; id: string; seat: Seat }
  | { type: 'stand'; id: string }
  | { type: 'ready'; id: string; ready: boolean }
  | { type: 'computer'; id: string; seat: Seat; on: boolean }
  | { type: 'rules'; id: string; rules: string; options: Record<string, unknown>; match: MatchWanted | null; seats: number }
  | { type: 'settings'; id: string; settings: RoomSettings }
  | { type: 'kick'; id: string; seat: Seat; whom: Guest }
  | { type: 'undo'; id: string }
  | { type: 'vote'; id: string; yes: boolean; kind: 'undo' | 'kick'; about: Seat }
  | { type: 'nonce'; id: string; nonce: string }
  | { type: 'again'; id: string; round_no: number }
  | { type: 'phrase'; id: string; phrase: PhraseCode }
  | { type: 'name'; id: string; name: string };

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

export const CLOSED = { noRoom: 4404, noSeat: 4403, takenOver: 4410, kicked: 4411, notWatched: 4412, tooMany: 4429 } as const;

/** Return the message that *text* holds, or null if it is none that this page knows. */
export function readMessage(text: string): ServerMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(raw)) return null;
  if (raw.type === 'view') {
    const view = withFamily(raw);
    return isView(view) ? (view as unknown as View) : null;
  }
  if (raw.type === 'phrase') return isPhrase(raw) ? (raw as unknown as Phrase) : null;
  if (raw.type === 'refused' && typeof raw.code === 'string') return raw as unknown as Refused;
  return null;
}

// What games without a discard know nothing of, and so do not tell.
const OF_SHEDDING = {
  direction: 1,
  top: '',
  recent: [],
  suit: null,
  named: false,
  debt: 0,
  stock: 0,
  discard: 0,
  may_announce: false,
  may_say: false,
  may_catch: false,
  one_card: [],
};

function withFamily(raw: Record<string, unknown>): Record<string, unknown> {
  return raw.family === 'tricks' || raw.family === 'danish' ? { ...OF_SHEDDING, ...raw } : raw;
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isPhrase(raw: Record<string, unknown>): boolean {
  return Number.isInteger(raw.guest) && typeof raw.name === 'string' && PHRASES.some((code) => code === raw.phrase);
}

const INTS = ['seq', 'round_no', 'debt', 'stock', 'discard', 'direction'];
const TEXTS = ['room', 'rules', 'top'];
const FLAGS = ['named', 'may_announce', 'may_say', 'may_catch', 'over'];
const INT_LISTS = ['counts', 'one_card', 'totals', 'wins'];
const TEXT_LISTS = ['names', 'recent', 'hand', 'moves'];

/** Return whether there is a round to tell of: not before the first one, nor where another version of the server dealt it. */
function hasRound(raw: Record<string, unknown>): boolean {
  return raw.stage !== 'lobby' && raw.round_no !== 0 && raw.void !== true;
}

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
    (raw.seat === null || Number.isInteger(raw.seat)) &&
    (raw.result === null || isObject(raw.result)) &&
    isObject(raw.why) &&
    (!hasRound(raw) || (raw.family !== 'tricks' && raw.family !== 'danish') || isObject(raw[raw.family])) &&
    Array.isArray(raw.log) &&
    raw.log.every((event) => isObject(event) && typeof event.kind === 'string')
  );
}
