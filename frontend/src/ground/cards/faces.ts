// What is printed on a card: rank, suit, order in a hand, where the pips stand. No drawing, no words.
import type { Face, Suit } from '../protocol';

export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];
const RANKS = 'A23456789TJQK';

// Black and red take turns, so that neighbours in the hand are told apart without four colours.
const SUITS_IN_HAND = 'cdsh';

export type Language = 'fr' | 'en';

export function isJoker(face: Face): boolean {
  return face.startsWith('X');
}

/** Tell whether *name* is that of a whole suit, as in « h » for hearts. */
export function isSuit(name: string): name is Suit {
  return (SUITS as readonly string[]).includes(name);
}

export function rankOf(face: Face): string {
  return face.charAt(0);
}

/** Return the height of *face* where the ace is highest: 0 for a 2, 12 for an ace. */
export function aceHigh(face: Face): number {
  return '23456789TJQKA'.indexOf(rankOf(face));
}

/** Return the suit of *face*, or null for a joker. */
export function suitOf(face: Face): Suit | null {
  return isJoker(face) ? null : (face.charAt(1) as Suit);
}

export function isCourt(face: Face): boolean {
  return 'JQK'.includes(rankOf(face));
}

/** Return *faces* by suit, then rank, jokers last. */
export function sortHand(faces: readonly Face[]): Face[] {
  return [...faces].sort((one, other) => place(one) - place(other));
}

function place(face: Face): number {
  if (isJoker(face)) return 100 + (face === 'Xb' ? 1 : 0);
  return SUITS_IN_HAND.indexOf(face.charAt(1)) * RANKS.length + RANKS.indexOf(rankOf(face));
}

/** A card in a hand: two packs hold the same face twice, so *key* tells the copies apart. */
export interface HeldCard {
  face: Face;
  key: string;
}

/** Return *faces* sorted, each with a key that stays the same while the hand holds that copy. */
export function heldCards(faces: readonly Face[]): HeldCard[] {
  const seen = new Map<Face, number>();
  return sortHand(faces).map((face) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return { face, key: `${face}.${copy}` };
  });
}

const FRENCH_COURTS: Record<string, string> = { J: 'V', Q: 'D', K: 'R' };

/** Return what the corner of a card says: A R D V 10 in French, A K Q J 10 in English. */
export function indexOf(face: Face, language: Language): string {
  const rank = rankOf(face);
  if (rank === 'T') return '10';
  return language === 'fr' ? (FRENCH_COURTS[rank] ?? rank) : rank;
}

export interface Pip {
  x: number;
  y: number;
}

// Clear of the corners, whose signs reach to 25 and begin at 75.
const [LEFT, MIDDLE, RIGHT] = [36, 50, 64];
const [TOP, CENTRE, BOTTOM] = [28, 70, 112];
const column = (x: number, ...heights: number[]): Pip[] => heights.map((y) => ({ x, y }));
const both = (...heights: number[]): Pip[] => [...column(LEFT, ...heights), ...column(RIGHT, ...heights)];

const PIPS: Record<string, Pip[]> = {
  2: column(MIDDLE, TOP, BOTTOM),
  3: column(MIDDLE, TOP, CENTRE, BOTTOM),
  4: both(TOP, BOTTOM),
  5: [...both(TOP, BOTTOM), ...column(MIDDLE, CENTRE)],
  6: both(TOP, CENTRE, BOTTOM),
  7: [...both(TOP, CENTRE, BOTTOM), ...column(MIDDLE, 49)],
  8: [...both(TOP, CENTRE, BOTTOM), ...column(MIDDLE, 49, 91)],
  9: [...both(TOP, 56, 84, BOTTOM), ...column(MIDDLE, CENTRE)],
  T: [...both(TOP, 56, 84, BOTTOM), ...column(MIDDLE, 42, 98)],
};

/** Return where the pips of a number card stand, on a card of 100 by 140; none for the others. */
export function pipsOf(face: Face): readonly Pip[] {
  return PIPS[rankOf(face)] ?? [];
}
