// What makes people shout at a real table: for each kind of event what is seen, who by, how it sounds and how much it weighs.
// By codes alone: the words are in words/shouts.ts, the drawings in felt/shouts. To a screen reader the story tells the event itself.
import type { EventKind, GameEvent } from './events';
import { withCalls, callsOf, type Call } from './in_force';
import type { Seat, TricksView, View } from '../ground/protocol';

/** How it is drawn: as a burst, or with so many cards fanned out, or one card that falls. */
export type Look = 'call' | 'catch' | 'attack' | 'cards' | 'theft' | 'last' | 'plain';

/** How it sounds; a blow the higher, the more it hits. A fanfare is for who wins a match. */
export const SHOUT_SOUNDS = ['carte', 'catch', 'blow', 'row', 'theft', 'whirl', 'last', 'burn', 'miss', 'safe', 'fanfare'] as const;
export type ShoutSound = (typeof SHOUT_SOUNDS)[number];

/** What is said: « Carte ! » and the like by what was called out, all else by a code of its own. */
export type Said =
  | 'called'
  | 'caught'
  | 'attack'
  | 'row'
  | 'heap'
  | 'chose'
  | 'wrong'
  | 'stopped'
  | 'bluff'
  | 'honest'
  | 'theft'
  | 'traded'
  | 'rotated'
  | 'jumped'
  | 'out'
  | 'shown'
  | 'beaten'
  | 'burnt'
  | 'sent'
  | 'owed'
  | 'overOwed';

export interface Shout {
  said: Said;
  look: Look;
  sound: ShoutSound;
  /** Of several at once the weightiest is shown. */
  weight: number;
  /** Whose it is; null: everybody's. */
  seat: Seat | null;
  /** Whom it hits. */
  to: Seat | null;
  /** Cards, where there are some. */
  count: number;
  /** What is called out, or was forgotten; null: three knocks, or it is not known. */
  call: Call | null;
  /** What a round of 3-5-8 was announced to be. */
  kind: TricksView['kind'];
}

/** What a shout follows from besides its event. */
interface Around {
  /** The events of the round up to this one. */
  before: readonly GameEvent[];
  call: Call | null;
  tricks: TricksView | null;
}

type Found = Pick<Shout, 'said' | 'look' | 'sound' | 'weight'> & Partial<Shout>;
type Of<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;
type Table = { [Kind in EventKind]?: (event: Of<Kind>, around: Around) => Found | null };

/** So many cards laid one after another are a row, and so many picked up a heap. */
const LEAST_ROW = 3;
const LEAST_HEAP = 5;

const TABLE: Table = {
  announced: ({ seat, what }, { call }) => ({
    said: 'called',
    look: 'call',
    sound: 'carte',
    weight: what === 'word' ? 4 : 6,
    seat,
    call: what === 'knock' ? null : call,
  }),
  caught: ({ seat, by }, { call }) => ({ said: 'caught', look: 'catch', sound: 'catch', weight: 8, seat: by, to: seat, call }),
  wrong_catch: ({ seat }) => ({ said: 'wrong', look: 'plain', sound: 'miss', weight: 7, seat }),
  wrong_say: ({ seat }) => ({ said: 'wrong', look: 'plain', sound: 'miss', weight: 7, seat }),
  attacked: ({ seat, debt }) => ({ said: 'attack', look: 'attack', sound: 'blow', weight: 5, seat: null, to: seat, count: debt }),
  stopped: ({ seat }) => ({ said: 'stopped', look: 'plain', sound: 'safe', weight: 4, seat }),
  doubted: ({ seat, of, right }) => ({ said: right ? 'honest' : 'bluff', look: 'catch', sound: right ? 'miss' : 'catch', weight: 7, seat, to: of }),
  stole: ({ seat, from }) => ({ said: 'theft', look: 'theft', sound: 'theft', weight: 7, seat, to: from }),
  traded: ({ seat, to }) => ({ said: 'traded', look: 'theft', sound: 'whirl', weight: 7, seat, to }),
  rotated: () => ({ said: 'rotated', look: 'theft', sound: 'whirl', weight: 7, seat: null }),
  jumped: ({ seat }) => ({ said: 'jumped', look: 'call', sound: 'row', weight: 5, seat }),
  declared: ({ seat, cards }) => ({ said: 'shown', look: 'cards', sound: 'last', weight: 9, seat, count: cards.length }),
  beaten: ({ seat }) => ({ said: 'beaten', look: 'plain', sound: 'miss', weight: 8, seat }),
  out: ({ seat }) => ({ said: 'out', look: 'last', sound: 'last', weight: 10, seat }),
  played: (event, { before }) => row(event.seat, before),
  // Danish
  laid: (event, { before }) => row(event.seat, before),
  burnt: ({ seat, count }) => ({ said: 'burnt', look: 'catch', sound: 'burn', weight: 7, seat, count }),
  sent: ({ seat, to }) => ({ said: 'sent', look: 'theft', sound: 'theft', weight: 6, seat, to }),
  picked_up: ({ seat, count }) => (count < LEAST_HEAP ? null : { said: 'heap', look: 'attack', sound: 'blow', weight: 6, seat: null, to: seat, count }),
  // 3-5-8
  chose: ({ seat, what }) => ({ said: 'chose', look: 'call', sound: 'carte', weight: 5, seat, kind: what }),
  trick: ({ seat, made }, { tricks }) => owed(seat, made, tricks),
};

/** Return the shout that *news*, the latest events of a round told by *log*, are worth in *view*; null where they are worth none. */
export function shoutOf(news: readonly GameEvent[], log: readonly GameEvent[], view: View): Shout | null {
  // After a move was taken back nothing of it has happened, and a deal is no shout.
  if (news.some(({ kind }) => kind === 'undone')) return null;
  const earlier = log.slice(0, Math.max(0, log.length - news.length));
  let best: Shout | null = null;
  for (const { event, call } of withCalls(news, callsOf(view))) {
    const before = [...earlier, ...news.slice(0, news.indexOf(event) + 1)];
    const shout = found(event, { before, call, tricks: view.tricks ?? null });
    if (shout && shout.weight >= (best?.weight ?? 0)) best = shout;
  }
  return best;
}

function found(event: GameEvent, around: Around): Shout | null {
  const entry = TABLE[event.kind] as ((event: GameEvent, around: Around) => Found | null) | undefined;
  const shout = entry?.(event, around) ?? null;
  return shout && { seat: null, to: null, count: 0, call: null, kind: null, ...shout };
}

/** What ends a row of cards: somebody else's turn, or a trick, which begins anew. */
const ENDS_A_ROW: readonly EventKind[] = ['drew', 'passed', 'picked_up', 'trick', 'dealt', 'undone'];
/** Why a hand is filled up by itself: that is nobody's turn. */
const FILLED_UP: readonly string[] = ['refill', 'level'];

/** Return the shout for the cards that *seat* has laid in a row, the last of *before* included. */
function row(seat: Seat, before: readonly GameEvent[]): Found | null {
  let count = 0;
  for (const event of before.toReversed()) {
    if (event.kind === 'drew' && FILLED_UP.includes(event.cause)) continue;
    if (ENDS_A_ROW.includes(event.kind)) break;
    if (event.kind !== 'played' && event.kind !== 'laid') continue;
    if (event.seat !== seat) break;
    count += event.kind === 'laid' ? event.cards.length : 1;
  }
  return count < LEAST_ROW ? null : { said: 'row', look: 'cards', sound: 'row', weight: 3, seat, count };
}

/** Return the shout where a trick makes just what *seat* owes, or one too many where few are wanted. */
function owed(seat: Seat, made: number, tricks: TricksView | null): Found | null {
  const owes = tricks?.obligations?.[seat];
  if (owes === undefined || owes === null) return null;
  if (tricks?.kind === 'least') return made === owes + 1 ? { said: 'overOwed', look: 'plain', sound: 'miss', weight: 5, seat } : null;
  return made === owes ? { said: 'owed', look: 'call', sound: 'safe', weight: 5, seat } : null;
}

/** How long a shout stands, and how long a weightier one is not replaced, in milliseconds. */
export const SHOWN_MS = 1600;
const KEPT_MS = 700;

/** Return whether *next* takes the place of *shown*, which has stood for *ms*: one at a time. */
export function replaces(next: Shout, shown: Shout | null, ms: number): boolean {
  return shown === null || next.weight >= shown.weight || ms >= KEPT_MS;
}
