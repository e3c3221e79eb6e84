// In which order a hand is shown: by suit, by rank, as its cards came, or as its holder laid them. No DOM here.
import type { Face } from '../protocol';
import { heldCards, isJoker, rankOf, type HeldCard } from './faces';

export const SORTS = ['suit', 'rank', 'came', 'own'] as const;
export type Sort = (typeof SORTS)[number];

/** Where a card is shown: a part of the screen. */
export interface Box {
  left: number;
  width: number;
  top: number;
  height: number;
}

const RANKS = 'A23456789TJQKX';

/** Return the keys of *hand* as *kept* has them; cards that it does not have come last. */
export function keysInOrder(hand: readonly Face[], kept: readonly string[]): string[] {
  const held = heldCards(hand).map(({ key }) => key);
  const known = [...new Set(kept)].filter((key) => held.includes(key));
  return [...known, ...held.filter((key) => !known.includes(key))];
}

/** Return *hand* as it is shown; *kept*: the keys of its cards as they came, or were laid. */
export function inOrder(hand: readonly Face[], sort: Sort, kept: readonly string[]): HeldCard[] {
  const bySuit = heldCards(hand);
  if (sort === 'suit') return bySuit;
  if (sort === 'rank') return bySuit.sort((one, other) => height(one.face) - height(other.face));
  const keys = keysInOrder(hand, kept);
  return bySuit.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
}

function height(face: Face): number {
  return RANKS.indexOf(isJoker(face) ? 'X' : rankOf(face));
}

/** Return *keys* with *key* at *place*, counted without it; beyond an end it stands at that end. */
export function movedTo(keys: readonly string[], key: string, place: number): string[] {
  if (!keys.includes(key)) return [...keys];
  const others = keys.filter((other) => other !== key);
  others.splice(Math.max(0, place), 0, key);
  return others;
}

/** Return at which place, counted without it, a card stands that is let go with its middle at *x*, *y*: among *others*, the boxes of the other cards. */
export function placeAt(others: readonly Box[], x: number, y: number): number {
  const far = ({ top, height }: Box): number => Math.abs(top + height / 2 - y);
  const nearest = Math.min(...others.map(far));
  // A card that may be played is a little higher than its row.
  const inRow = (box: Box): boolean => far(box) - nearest < box.height / 3;
  const first = others.findIndex(inRow);
  return Math.max(0, first) + others.filter((box) => inRow(box) && box.left + box.width / 2 < x).length;
}
