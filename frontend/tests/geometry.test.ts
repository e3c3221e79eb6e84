// The felt at every size: nothing lies on anything else, and cards are as large as they may be.
import { describe, expect, it } from 'vitest';
import { layOut, modeOf, type Laid, type Spot, type Wanted } from '../src/facts/geometry';

const SIZES = [
  [640, 276],
  [667, 331],
  [740, 316],
  [844, 346],
  [360, 594],
  [390, 798],
  [412, 869],
  [720, 402],
  [768, 976],
  [1024, 720],
  [1280, 552],
  [1280, 752],
  [1440, 852],
  [1920, 1032],
  [2560, 1392],
] as const;
const SEAT = { full: { width: 11.5, height: 6.3 }, small: { width: 4.3, height: 4.2 } };

function wanted(width: number, height: number, others: number, cards: number, rem = 16): Wanted {
  return { room: { width, height }, rem, others, cards, seat: SEAT, middle: { wide: 2.95, high: 1.4, lines: 0, names: 1.5 } };
}

function cover(one: Spot, other: Spot): boolean {
  return one.x < other.x + other.width - 0.5 && other.x < one.x + one.width - 0.5 && one.y < other.y + other.height - 0.5 && other.y < one.y + one.height - 0.5;
}

/** Where the heaps of the middle are at most. */
function middleOf(laid: Laid, width: number, height: number): Spot {
  const wide = laid.middle * 2.95;
  const top = laid.top;
  return { x: width / 2 - wide / 2, y: top, width: wide, height: height - laid.hand - top };
}

describe.each(SIZES)('a felt of %i by %i', (width, height) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('has a place for each of %i others, beside one another and inside', (others) => {
    for (const cards of [1, 8, 20]) {
      const laid = layOut(wanted(width, height, others, cards));
      expect(laid.seats).toHaveLength(others);
      expect(laid.least).toBe(0);
      for (const [place, spot] of laid.seats.entries()) {
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x + spot.width).toBeLessThanOrEqual(width);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.y + spot.height).toBeLessThanOrEqual(height - laid.hand);
        expect(laid.seats.slice(place + 1).some((other) => cover(spot, other))).toBe(false);
        expect(cover(spot, middleOf(laid, width, height))).toBe(false);
      }
    }
  });

  it('gives the cards of a hand at least what an eye and a thumb need', () => {
    for (const cards of [1, 8, 20]) {
      const laid = layOut(wanted(width, height, 3, cards));
      expect(laid.card).toBeGreaterThanOrEqual(38);
      expect(laid.middle).toBeGreaterThanOrEqual(34);
      expect(laid.step).toBeGreaterThanOrEqual(29);
    }
  });
});

describe('how large things are', () => {
  it('is a sixth of the height for a card of the hand, on a desk', () => {
    for (const [width, height] of [
      [1440, 852],
      [1920, 1032],
      [2560, 1392],
    ] as const) {
      expect(layOut(wanted(width, height, 3, 8)).card * 1.4).toBeGreaterThanOrEqual((height + 48) / 6);
    }
  });

  it('grows with the window', () => {
    const laid = SIZES.slice(-4).map(([width, height]) => layOut(wanted(width, height, 3, 8)));
    expect(laid.map(({ card }) => card)).toEqual(laid.map(({ card }) => card).sort((one, other) => one - other));
  });

  it('lets the page grow where huge letters leave no room, rather than cover anything', () => {
    const laid = layOut(wanted(360, 594, 9, 20, 32));
    expect(laid.middle).toBe(34);
    expect(laid.least).toBeGreaterThan(594);
  });
});

describe('the way a room is laid out', () => {
  it.each([
    [390, 798, 16, 'tall'],
    [768, 976, 16, 'wide'],
    [844, 346, 16, 'short'],
    [1440, 852, 16, 'wide'],
    [1440, 852, 32, 'short'],
  ] as const)('%i by %i with %i pixels a rem: %s', (width, height, rem, mode) => expect(modeOf({ width, height }, rem)).toBe(mode));
});
