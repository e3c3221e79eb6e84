import { describe, expect, it } from 'vitest';
import { layOut } from '../src/facts/geometry';
import { layHandOnly, ROW_GAP } from '../src/facts/hand_only';
import { layHand } from '../src/facts/places';

const PHONE = { width: 390, height: 844 };
const usual = (cards: number) =>
  layOut({
    room: PHONE,
    rem: 16,
    others: 3,
    cards,
    seat: { full: { width: 11.5, height: 6.3 }, small: { width: 4.3, height: 3.9 } },
    middle: { wide: 2.95, high: 1.4, lines: 0, names: 1.5 },
  });

describe('a hand alone', () => {
  it.each([1, 3, 8, 13, 20, 30])('of %i cards is larger than on the table of a phone, and no row lies on another', (cards) => {
    const room = { width: 390, height: 470 };
    const laid = layHandOnly(usual(cards), { room, cards, slots: 0 });
    expect(laid.card).toBeGreaterThanOrEqual(usual(cards).card);
    const { rows, perRow, step } = layHand(cards, room.width - 16, laid.card, laid.step);
    expect(rows * laid.card * 1.4 + (rows - 1) * ROW_GAP).toBeLessThanOrEqual(room.height);
    expect(laid.card + (perRow - 1) * step).toBeLessThanOrEqual(room.width);
  });

  it('leaves room for the cards that lie before me', () => {
    const room = { width: 390, height: 470 };
    const laid = layHandOnly(usual(5), { room, cards: 5, slots: 3 });
    expect(laid.hand + laid.card * 0.62 * 1.58).toBeLessThanOrEqual(room.height);
    expect(laid.card).toBeLessThan(layHandOnly(usual(5), { room, cards: 5, slots: 0 }).card);
  });

  it('is readable even where there is hardly any room', () => {
    expect(layHandOnly(usual(40), { room: { width: 320, height: 120 }, cards: 40, slots: 0 }).card).toBe(44);
  });
});
