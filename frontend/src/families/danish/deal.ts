// How Danish is dealt: must agree with src/huit/engine/danish/deal.py.
import type { Lying } from '../../facts/deal/lying';

/** Shuffle, then deal the rows face down, the rows face up, and the hands. */
export function deal(cards: Lying): void {
  cards.shuffle();
  for (const rows of [cards.faceDown, cards.faceUp]) for (let slot = 0; slot < cards.record.row; slot++) for (const row of rows) row.push(cards.pop());
  for (let card = 0; card < cards.record.hand; card++) for (const hand of cards.hands) hand.push(cards.pop());
}
