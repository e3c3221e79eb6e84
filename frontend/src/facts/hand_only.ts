// How large my cards are where the page shows my hand alone. Pure geometry, no DOM.
import type { Laid, Size } from './geometry';
import { layHand } from './places';

interface Held {
  /** What the cards have, in pixels. */
  room: Size;
  /** How many I hold, and how many lie before me on the table. */
  cards: number;
  slots: number;
}

/** Beside a card of the hand one that lies on the table, and the same once the hand is empty: as the table of Danish draws them. */
const SLOT = { beside: 0.62, alone: 0.92 };
const LARGEST = 160;
const SMALLEST = 44;
/** Of each card so much shows at least: its corner, and a place for a thumb. */
const SHOWN = 0.46;
export const ROW_GAP = 6;
const MARGIN = 16;
const RAISE = 0.1;
/** The discard is on the television, large: here it only reminds. */
const MIDDLE = 62;

/** Return *laid* with my cards as large as they may be without one row on another. */
export function layHandOnly(laid: Laid, held: Held): Laid {
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    const own = laidAt(laid, held, card);
    if (fits(own, held)) return own;
  }
  return laidAt(laid, held, SMALLEST);
}

function laidAt(laid: Laid, { cards, slots, room }: Held, card: number): Laid {
  const step = card * SHOWN;
  const raise = Math.round(card * RAISE);
  const { rows } = layHand(cards, room.width - (slots ? 2 : 1) * MARGIN, card, step);
  const hand = cards ? Math.ceil(raise + rows * card * 1.4 + (rows - 1) * ROW_GAP + 8) : 0;
  const middle = Math.min(laid.middle, MIDDLE);
  return { ...laid, card, step, raise, hand, rows, middle, lines: 1, least: 0 };
}

function fits({ card, hand }: Laid, { room, slots, cards }: Held): boolean {
  const slot = card * (cards ? SLOT.beside : SLOT.alone);
  const beside = slots ? slot * 1.58 + MARGIN : 0;
  return hand + beside <= room.height && slots * (slot + ROW_GAP) + MARGIN <= room.width && card + MARGIN <= room.width;
}
