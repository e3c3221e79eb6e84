// What the moves of 3-5-8 let me do, and who takes the trick. No words, no DOM.
import { aceHigh, heldCards, suitOf, type HeldCard } from '../../ground/cards/faces';
import { playableFaces, whyNot } from '../../facts/moves';
import type { Exchanged, Face, Kind, Move, Reason, Seat, Suit, TricksView, View } from '../../ground/protocol';

export const KINDS: readonly Kind[] = ['spades', 'hearts', 'clubs', 'diamonds', 'notrump', 'least'];

const TRUMPS: Partial<Record<Kind, Suit>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

/** Return the suit that is trumps in a round of this *kind*, or null. */
export function trumpsOf(kind: Kind): Suit | null {
  return TRUMPS[kind] ?? null;
}

/** Return *faces* as they lie in the hand: by suit, the ace above the king. */
export function heldAceHigh(faces: readonly Face[]): HeldCard[] {
  const held = heldCards(faces);
  const suits = [...new Set(held.map(({ face }) => suitOf(face)))];
  return suits.flatMap((suit) => {
    const own = held.filter(({ face }) => suitOf(face) === suit);
    return own.sort((one, other) => aceHigh(one.face) - aceHigh(other.face));
  });
}

/** Return the kinds of round that can be announced in this game at all: where none is used up, those with trumps. */
export function kindsOf({ left }: Pick<TricksView, 'left'>): readonly Kind[] {
  return left === null ? KINDS.filter(trumpsOf) : KINDS;
}

/** Tell whether the kitty, or what I was given, is still to be shown in the middle: until the first card is led. */
export function isBeforeTricks({ phase, chien, trick, made }: TricksView, kitty: readonly Face[]): boolean {
  return phase !== 'over' && !trick.length && !made.some(Boolean) && (phase !== 'play' || chien !== null || kitty.length > 0);
}

/** Return the kinds that *moves* lets me announce. */
export function kindsToChoose(moves: readonly Move[]): Set<Kind> {
  return new Set(moves.flatMap(({ kind }) => (kind ?? []) as Kind));
}

/** Return the cards that I may give, each with the seats that may get it. */
export function giftsOf(moves: readonly Move[]): Map<Face, Seat[]> {
  const gifts = new Map<Face, Seat[]>();
  for (const { verb, to, cards } of moves) {
    for (const face of cards) if (verb === 'exchange' && to !== undefined) gifts.set(face, [...(gifts.get(face) ?? []), to]);
  }
  return gifts;
}

/** Return the cards that I have to give back. */
export function returnsOf(moves: readonly Move[]): Face[] {
  return moves.filter(({ verb }) => verb === 'return').flatMap(({ cards }) => cards);
}

export const giveWord = (to: Seat, face: Face): string => `exchange ${to} ${face}`;
export const discardWord = (faces: readonly Face[]): string => ['discard', ...faces].join(' ');

/** Return the picked keys after *key* was pressed. Beyond *most*, the card picked first is dropped. */
export function toggled(picked: readonly string[], key: string, most: number): string[] {
  return picked.includes(key) ? picked.filter((other) => other !== key) : [...picked, key].slice(-most);
}

/** Return who takes the trick if no further card is played, or null before the first one. */
export function taker(trick: readonly (readonly [Seat, Face])[], trumps: Suit | null): Seat | null {
  const led = trick[0] ? suitOf(trick[0][1]) : null;
  const worth = (face: Face): number => aceHigh(face) + (suitOf(face) === trumps ? 200 : suitOf(face) === led ? 100 : 0);
  return trick.reduce<readonly [Seat, Face] | null>((best, play) => (best && worth(best[1]) > worth(play[1]) ? best : play), null)?.[0] ?? null;
}

/** Return how many tricks were made so far: the number identifies a trick of the round. */
export function tricksMade({ made }: Pick<TricksView, 'made'>): number {
  return made.reduce((sum, count) => sum + count, 0);
}

export interface Shown {
  cards: readonly (readonly [Seat, Face])[];
  /** Who takes it with the cards played so far. */
  taker: Seat | null;
  whole: boolean;
}

/** Return the trick to show: the one being played, else the last one until it is swept (*swept* tricks were). */
export function shownTrick(tricks: TricksView, swept: number): Shown {
  if (tricks.trick.length) return { cards: tricks.trick, taker: taker(tricks.trick, tricks.trumps), whole: false };
  if (tricks.last && tricksMade(tricks) !== swept) return { cards: tricks.last.cards, taker: tricks.last.winner, whole: true };
  return { cards: [], taker: null, whole: false };
}

/** Return the cards that can be played or given now. */
export function pressable(view: View, tricks: TricksView): Set<Face> {
  if (view.over) return new Set();
  if (tricks.phase === 'exchange') return new Set(giftsOf(view.moves).keys());
  if (tricks.phase === 'return') return new Set(returnsOf(view.moves));
  return tricks.phase === 'play' ? playableFaces(view.moves) : new Set();
}

/** Return why *face* cannot be given or played now. */
export function whyNotNow(view: View, tricks: TricksView, face: Face): Reason {
  const reason = whyNot(view, face);
  if (reason && (reason.code === 'over' || reason.code === 'turn')) return reason;
  if (tricks.phase === 'kind') return { code: 'kind_needed' };
  if (tricks.phase === 'return') return { code: 'must_return', card: returnsOf(view.moves)[0] };
  return view.why[face] ?? { code: tricks.phase === 'exchange' ? 'bad_exchange' : 'not_held' };
}

/** My duty in the trick: lead, follow suit, trump, or play any card. */
export type Duty = { code: 'lead' } | { code: 'any' } | { code: 'follow'; suit: Suit } | { code: 'trump'; suit: Suit };

export function dutyOf(view: View, tricks: TricksView): Duty {
  const first = tricks.trick[0];
  const led = first ? suitOf(first[1]) : null;
  if (!led) return { code: 'lead' };
  const all = (suit: Suit): boolean => [...playableFaces(view.moves)].every((face) => suitOf(face) === suit);
  if (all(led)) return { code: 'follow', suit: led };
  return tricks.trumps && all(tricks.trumps) ? { code: 'trump', suit: tricks.trumps } : { code: 'any' };
}

/** Return my exchanges as they are shown: those between the same two side by side. */
export function bySeats(exchanged: readonly Exchanged[]): { from: Seat; to: Seat; swaps: Exchanged[] }[] {
  const groups: { from: Seat; to: Seat; swaps: Exchanged[] }[] = [];
  for (const swap of exchanged) {
    const group = groups.find(({ from, to }) => from === swap.from && to === swap.to);
    if (group) group.swaps.push(swap);
    else groups.push({ from: swap.from, to: swap.to, swaps: [swap] });
  }
  return groups;
}

/** The place of a seat, seen from mine: I sit below, the next clockwise on the left. */
export function sideOf(seat: Seat, me: Seat, seats: number): 'below' | 'left' | 'right' {
  const step = (seat - me + seats) % seats;
  return step === 0 ? 'below' : step === 1 ? 'left' : 'right';
}
