import { describe, expect, it } from 'vitest';
import type { Spot } from '../src/facts/geometry';
import { ARROW, CORNER, CUT_OFF, FOOT, HEAD, layOval, scaleOf } from '../src/facts/oval';

const SCREENS = [
  { name: '16 to 9', width: 1600 / 9, height: 100 },
  { name: '4 to 3', width: 1600 / 9, height: 133.3 },
  { name: '21 to 9', width: 233.3, height: 100 },
];
/** A seat with a name and its counts, and one with a row of cards. */
const HIGH = [11, 12, 16];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

function cross(one: Spot, other: Spot, gap = 0): boolean {
  const beside = one.x >= other.x + other.width + gap || other.x >= one.x + one.width + gap;
  return !beside && one.y < other.y + other.height + gap && other.y < one.y + one.height + gap;
}

describe.each(SCREENS)('a television of $name', (screen) => {
  const edge = { x: screen.width * CUT_OFF, y: screen.height * CUT_OFF };
  const corner = { x: screen.width - edge.x - CORNER, y: screen.height - edge.y - CORNER, width: CORNER, height: CORNER };
  const foot = { x: 0, y: screen.height - edge.y - FOOT, width: screen.width, height: FOOT };
  const heads = [edge.x, screen.width - edge.x - HEAD.width].map((x) => ({ x, y: edge.y, ...HEAD }));

  it.each(SEATS.flatMap((seats) => HIGH.map((high) => [seats, high] as const)))('lets nothing lie on anything with %i seats, %i high', (seats, high) => {
    const oval = layOval(seats, screen, high);
    expect(oval.seats).toHaveLength(seats);
    const arrows = oval.arrows.map(({ x, y }) => ({ x: x - ARROW / 2, y: y - ARROW / 2, width: ARROW, height: ARROW }));
    const rest = [corner, foot, ...heads, oval.middle, ...arrows];
    const inside = ({ x, y, width, height }: Spot): boolean =>
      x >= edge.x && y >= edge.y && x + width <= screen.width - edge.x + 0.01 && y + height <= screen.height - edge.y;
    const found = oval.seats.flatMap((seat, at) => [
      ...(inside(seat) ? [] : [`${at} is cut off`]),
      ...(oval.seats.slice(at + 1).some((other) => cross(seat, other, 1)) ? [`${at} lies on another`] : []),
      ...rest.flatMap((other, what) => (cross(seat, other) ? [`${at} lies on ${what}`] : [])),
    ]);
    const crossed = arrows.filter((arrow) => [corner, ...heads, oval.middle].some((other) => cross(arrow, other)));
    expect([...found, ...crossed]).toEqual([]);
  });

  it.each(SEATS)('shows a card a quarter of the screen high with %i seats', (seats) => {
    for (const high of HIGH) expect(30 * scaleOf(layOval(seats, screen, high))).toBeGreaterThan(25);
  });

  it.each(SEATS)('goes clockwise with %i seats', (seats) => {
    const { seats: spots } = layOval(seats, screen, 12);
    const centre = { x: screen.width / 2, y: (edge.y + screen.height - edge.y - FOOT) / 2 };
    const angles = spots.map(({ x, y, width, height }) => Math.atan2(y + height / 2 - centre.y, x + width / 2 - centre.x));
    const steps = angles.map((angle, at) => ((angles[(at + 1) % seats] as number) - angle + 4 * Math.PI) % (2 * Math.PI));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI);
  });
});

it('points the arrows the way that play goes', () => {
  const { arrows } = layOval(4, { width: 1600 / 9, height: 100 }, 12);
  // From the left below: up, to the right, down, to the left.
  expect(arrows.map(({ turn }) => turn)).toEqual([270, 0, 90, 180]);
});
