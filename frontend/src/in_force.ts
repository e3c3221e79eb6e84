// What the rules in force call out, and the attack that goes round now: read from the view, for buttons and sentences.
import { rankOf } from './cards/faces';
import type { GameEvent } from './events';
import type { Face, Seat, View } from './protocol';

/** « Carte », « Dernière carte », « Maou », or the rank of a card that is called by its name. */
export type Call = string;

export interface Calls {
  /** The call with one card left; null without one. */
  left: 'carte' | 'last' | null;
  /** The ranks that are called by their names as they are laid. */
  ranks: string;
  /** Whether the last card of all is laid with « Maou ». */
  end: boolean;
}

export const MAOU: Call = 'maou';
export const USUAL: Calls = { left: 'carte', ranks: '', end: false };

/** Return what is called out by the rules in force. */
export function callsOf({ calls }: Pick<View, 'calls'>): Calls {
  return calls ?? USUAL;
}

/** Return what would be said with *face*, out of a hand of *held* cards; twice something where a 4 leaves one card. */
export function callsWith(face: Face, held: number, { left, ranks, end }: Calls): Call[] {
  if (held === 1) return end ? [MAOU] : left ? [left] : [];
  const named = ranks.includes(rankOf(face));
  return [...(left && (held === 2 || !named) ? [left] : []), ...(named ? [rankOf(face)] : [])];
}

/** Return what the button announces now: late, or with one of the cards that may go with an announcement. */
export function callsNow(view: View, calls: Calls): Call[] {
  const held = view.hand.length;
  const usual = calls.left ?? (calls.end ? MAOU : null);
  if (view.may_announce && !view.may_say) {
    const some = (view.announce_with ?? []).flatMap((face) => callsWith(face, held, calls));
    if (some.length) return [...new Set(some)];
  }
  return usual === null ? [] : [usual];
}

/** Return what another may have forgotten: with one card left, or to name the card just laid. */
export function callsToCatch(view: View, { left, ranks }: Calls): Call[] {
  const alone = view.counts.some((count, seat) => count === 1 && seat !== view.seat);
  const named = view.may_catch && view.top !== '' && ranks.includes(rankOf(view.top));
  return [...(left === 'carte' && (alone || !named) ? [left] : []), ...(named ? [rankOf(view.top)] : [])];
}

/** An event, and what is called out in it, or was forgotten. */
export interface Called {
  event: GameEvent;
  call: Call | null;
}

/** Return *events*, each with what is called out in it; « Maou », which no event tells, stands before its player is out. */
export function withCalls(events: readonly GameEvent[], calls: Calls): Called[] {
  const told: Called[] = [];
  const forgotten = new Map<Seat, Call | null>();
  let played: { seat: Seat; card: Face } | null = null;
  for (const [place, event] of events.entries()) {
    let call: Call | null = null;
    if (event.kind === 'played') played = event;
    else if (event.kind === 'announced') call = announced(event, events[place + 1], played, calls);
    else if (event.kind === 'caught') forgotten.set(event.seat, (call = event.what === 'word' ? calls.ranks.charAt(0) : calls.left));
    else if (event.kind === 'forgot') forgotten.set(event.seat, (call = { last: MAOU, word: calls.ranks.charAt(0), announce: calls.left }[event.cause]));
    else if (event.kind === 'wrong_catch') forgotten.set(event.seat, null);
    else if (event.kind === 'drew' && event.cause === 'caught') call = forgotten.has(event.seat) ? (forgotten.get(event.seat) ?? null) : calls.left;
    else if (event.kind === 'out' && calls.end && played?.seat === event.seat)
      told.push({ event: { kind: 'announced', seat: event.seat, late: false }, call: MAOU });
    told.push({ event, call });
  }
  return told;
}

type Announced = Extract<GameEvent, { kind: 'announced' }>;

// A 4 that leaves one card is announced twice: « Carte » first.
function announced({ seat, late }: Announced, next: GameEvent | undefined, played: { seat: Seat; card: Face } | null, { left, ranks }: Calls): Call | null {
  const again = next?.kind === 'announced' && next.seat === seat;
  const named = !late && !again && played?.seat === seat && ranks.includes(rankOf(played.card));
  return named ? rankOf(played?.card ?? '') : left;
}

/** An attack that goes round the table. */
export interface Sweep {
  card: Face;
  by: Seat;
  asked: Seat;
  debt: number;
  answer: string;
  /** The cards are drawn; an answer among them may still be laid. */
  paid: boolean;
}

/** Return the attack that goes round now, or null. */
export function sweepOf({ sweep, turn, top: card, debt }: View, events: readonly GameEvent[]): Sweep | null {
  const answer = sweep?.answers[0];
  if (!sweep || !answer || turn === null) return null;
  const from = events.findLastIndex(({ kind }) => kind === 'played');
  const paid = events.slice(from + 1).some((event) => event.kind === 'drew' && event.cause === 'debt' && event.seat === turn);
  return { card, by: sweep.by, asked: turn, debt, answer, paid };
}
