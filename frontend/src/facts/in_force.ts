// What the rules in force call out, and the attack that goes round now: read from the view, for buttons and sentences.
import { rankOf } from '../ground/cards/faces';
import type { GameEvent } from './events';
import type { Calls, Face, Seat, View } from '../ground/protocol';

/** « Carte », « Dernière carte », « Maou », « Sepp », or the rank of a card that is called by its name. */
export type Call = string;

/** What goes with the last card where nothing else is known. */
const MAOU: Call = 'maou';
export const USUAL: Calls = { left: 'carte', ranks: '', end: null, knock: false, wrong_costs: 0 };

/** Return what is called out by the rules in force. */
export function callsOf({ calls }: Pick<View, 'calls'>): Calls {
  return calls ?? USUAL;
}

/** Return what would be said with *face*, out of a hand of *held* cards; twice something where a 4 leaves one card. */
export function callsWith(face: Face, held: number, { left, ranks, end }: Calls): Call[] {
  if (held === 1) return [end ?? left].filter((call) => call !== null);
  const named = ranks.includes(rankOf(face));
  return [...(left && (held === 2 || !named) ? [left] : []), ...(named ? [rankOf(face)] : [])];
}

/** Return what may be announced now, late or with a card: the first by the button, another, the name of a card, by one of its own. */
export function callsNow(view: View, calls: Calls): Call[] {
  const held = view.hand.length;
  const usual = calls.left ?? calls.end;
  if (view.may_announce && !view.may_say) {
    const some = (view.announce_with ?? []).flatMap((face) => callsWith(face, held, calls));
    if (some.length) return [...new Set(some)].sort((one, other) => other.length - one.length);
  }
  return usual === null ? [] : [usual];
}

/** Return what another may have forgotten: with one card left, or to name the card just laid. Each has a button. */
export function callsToCatch({ catches }: Pick<View, 'catches'>, { left }: Calls): Call[] {
  if (catches?.length) return catches.map(({ word }) => word as Call);
  return left === 'carte' ? [left] : [];
}

/** Return how many cards whoever is on turn draws unless they answer: nothing hits those who play again, or who have drawn and may pass. */
export function debtOnTurn({ debt, again, moves }: Pick<View, 'debt' | 'again' | 'moves'>): number {
  return again || moves.some(({ verb }) => verb === 'pass') ? 0 : debt;
}

/** An event, and what is called out in it, or was forgotten. */
export interface Called {
  event: GameEvent;
  call: Call | null;
}

/** Return *events*, each with what is called out in it; what goes with the last card, which no event tells, stands before its player is out. */
export function withCalls(events: readonly GameEvent[], calls: Calls): Called[] {
  const told: Called[] = [];
  const forgotten = new Map<Seat, Call | null>();
  let played: { seat: Seat; card: Face } | null = null;
  for (const event of events) {
    let call: Call | null = null;
    if (event.kind === 'played') played = event;
    else if (event.kind === 'stands') played = event;
    // Whoever is out after these has laid no last card.
    else if (event.kind === 'gave' || event.kind === 'stole') played = null;
    else if (event.kind === 'announced') call = event.what === 'word' ? nameOf(played, calls) : calls.left;
    else if (event.kind === 'wrong_say') call = calls.left;
    else if (event.kind === 'caught' || event.kind === 'wrong_catch') {
      call = event.what === 'word' ? event.rank || calls.ranks.charAt(0) : calls.left;
      forgotten.set(event.seat, event.kind === 'caught' ? call : null);
    } else if (event.kind === 'forgot')
      forgotten.set(event.seat, (call = { last: calls.end ?? MAOU, word: nameOf(played, calls) ?? calls.ranks.charAt(0), announce: calls.left }[event.cause]));
    else if (event.kind === 'drew' && event.cause === 'caught') call = forgotten.has(event.seat) ? (forgotten.get(event.seat) ?? null) : calls.left;
    else if (event.kind === 'out' && calls.end && played?.seat === event.seat)
      told.push({ event: { kind: 'announced', seat: event.seat, late: false, what: 'card' }, call: calls.end });
    told.push({ event, call });
  }
  return told;
}

/** Return the name of the card that was laid; a joker has that of the card whose place it takes. Null: which card it was is not told. */
function nameOf(played: { card: Face } | null, { ranks }: Calls): Call | null {
  const rank = rankOf(played?.card ?? '');
  return rank && ranks.includes(rank) ? rank : ranks.length === 1 ? ranks : null;
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
