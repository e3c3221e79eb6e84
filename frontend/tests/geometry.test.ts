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
  // Round the table seats stand beside the heaps, too.
  const high = laid.middle * 1.4;
  if (laid.rim) return { x: width / 2 - wide / 2, y: (top + height - laid.hand - high) / 2, width: wide, height: high };
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

/** What each family asks of a felt, as its table does. */
const FAMILIES = {
  shedding: { seat: { full: { width: 11.5, height: 6.3 }, small: { width: 4.3, height: 3.9 } }, middle: { wide: 2.95, high: 1.4, lines: 0, names: 1.5 } },
  danish: {
    seat: { full: { width: 12.5, height: 6.6 }, small: { width: 6.4, height: 3.6 } },
    middle: { wide: 4.6, high: 1.4, lines: 1.7 },
    beside: { cards: 3, scale: 0.62 },
  },
  tricks: { seat: { full: { width: 13.5, height: 4.6 }, small: { width: 7, height: 4.4 } }, middle: { wide: 3.3, high: 1.82, lines: 5.6 }, aside: true },
} satisfies Record<string, Pick<Wanted, 'seat' | 'middle' | 'beside' | 'aside'>>;
const DESKS = [
  [1024, 720],
  [1280, 672],
  [1366, 720],
  [1440, 852],
  [1920, 1032],
  // Beside a story that is pinned.
  [960, 672],
  [1120, 852],
  [1600, 1032],
] as const;
const OTHERS = { shedding: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], danish: [1, 2, 3, 4, 5], tricks: [2] };
const TABLES = (['shedding', 'danish', 'tricks'] as const).flatMap((family) => OTHERS[family].map((others) => [family, others] as const));
/** Rem of the words on the left and of the buttons on the right, with a hint and three rows of buttons. */
const CORNERS = { told: 150, said: 83, buttons: 150 };

/** Return the table of a family on a desk, and what lies in the corners and in the middle of it. */
function table(family: keyof typeof FAMILIES, width: number, height: number, others: number): { laid: Laid; rest: Spot[] } {
  const rem = Math.max(16, Math.min(25.6, 4 + Math.min(width * 0.0083, (height + 48) * 0.014)));
  const needs = FAMILIES[family];
  const laid = layOut({ room: { width, height }, rem, others, cards: 8, ...needs, ...CORNERS });
  const felt = height - laid.hand;
  const middle = { width: laid.middle * needs.middle.wide, height: laid.middle * needs.middle.high };
  const corner = (x: number, high: number): Spot => ({ x, y: felt - high, width: laid.side, height: high });
  return {
    laid,
    rest: [
      corner(0, CORNERS.told + CORNERS.said + 6),
      corner(width - laid.side, CORNERS.buttons),
      { x: 0, y: felt, width, height: laid.hand },
      { x: (width - middle.width) / 2, y: (laid.top + felt - middle.height) / 2, ...middle },
    ],
  };
}

/** How far each seat is from the middle of a felt so high, where the table is round. */
function distances({ seats, rim, top, hand }: Laid, width: number, height: number): number[] {
  const centre = { x: width / 2, y: (top + height - hand) / 2 };
  return rim ? seats.map((seat) => Math.hypot(seat.x + seat.width / 2 - centre.x, seat.y + seat.height / 2 - centre.y)) : [];
}

describe.each(DESKS)('a desk of %i by %i', (width, height) => {
  it.each(TABLES)('of %s lets %i others sit round a table, none on anything', (family, others) => {
    const { laid, rest } = table(family, width, height, others);
    expect(laid.least).toBe(0);
    const inside = ({ x, y, width: wide, height: high }: Spot): boolean => x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
    const found = laid.seats.flatMap((seat, at) => [
      ...(inside(seat) ? [] : [`${at} is outside`]),
      ...laid.seats.slice(at + 1).flatMap((other, no) => (cover(seat, other) ? [`${at} lies on ${at + 1 + no}`] : [])),
      ...rest.flatMap((other, what) => (cover(seat, other) ? [`${at} lies on ${['the story', 'the buttons', 'my hand', 'the middle'][what] ?? ''}`] : [])),
    ]);
    expect(found).toEqual([]);
    const far = distances(laid, width, height);
    if (far.length) expect(Math.max(...far) / Math.min(...far)).toBeLessThanOrEqual(1.35);
  });
});

describe('a round table', () => {
  it.each([
    [1440, 852],
    [1920, 1032],
  ] as const)('stands on a desk of %i by %i, however many play', (width, height) => {
    const without = TABLES.filter(([family, others]) => !table(family, width, height, others).laid.rim);
    expect(without).toEqual([]);
  });

  it('stands on smaller desks for up to six', () => {
    const few = TABLES.filter(([, others]) => others <= 5);
    const without = DESKS.flatMap(([width, height]) =>
      few.filter(([family, others]) => !table(family, width, height, others).laid.rim).map((each) => [width, height, ...each]),
    );
    expect(without).toEqual([]);
  });

  it('seats all others clockwise, half of them on each side', () => {
    for (const others of [2, 3, 5, 8]) {
      const { laid } = table('shedding', 1440, 852, others);
      const middles = laid.seats.map(({ x, width }) => x + width / 2 - 720);
      middles.forEach((x, at) => expect(x).toBeCloseTo(-(middles[others - 1 - at] ?? 0)));
      expect(middles[0]).toBeLessThan(0);
    }
  });

  it('is for a wide window: a phone keeps its own places', () => {
    for (const [width, height] of SIZES.slice(0, 7)) expect(layOut(wanted(width, height, 4, 8)).rim).toBe(0);
  });

  it('moves no seat for a hint of two lines more', () => {
    const seats = [0, 120, 160].map((told) => layOut({ ...wanted(1440, 852, 5, 8), told, said: 83 }).seats);
    expect(seats[1]).toEqual(seats[0]);
    expect(seats[2]).toEqual(seats[0]);
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
