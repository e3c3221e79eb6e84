// Where everything stands on a television: the seats round the edge of the screen, the middle between them. Pure geometry, no DOM.
import type { Size, Spot } from './geometry';

interface Point {
  x: number;
  y: number;
}

/** Lengths are in hundredths of the height of a screen that is 16 to 9. */
export interface Oval {
  /** The seats clockwise, the first one at the left below. */
  seats: Spot[];
  /** After each seat: the middle of an arrow to the next one, and how it is turned, in degrees. Empty for two seats. */
  arrows: (Point & { turn: number })[];
  middle: Spot;
}

/** What televisions cut off at their edges, as a part of the screen. */
export const CUT_OFF = 0.03;
/** What stands under the seats: whose turn it is, and the newest line. */
export const FOOT = 15;
/** The square in the corner at the right below. */
export const CORNER = 19;
/** What is said in the corners above. */
export const HEAD: Size = { width: 36, height: 8 };
/** The side of an arrow. */
export const ARROW = 3.4;
/** The middle of a table at its full size: its card is 30 high. */
const MIDDLE: Size = { width: 92, height: 44 };
const LARGEST_MIDDLE = 1.08;
const GAP = 1.5;

/** By number of seats: how many stand on each side, above and below. */
const EDGES: Record<number, readonly [side: number, above: number, below: number]> = {
  2: [1, 0, 0],
  3: [1, 1, 0],
  4: [2, 0, 0],
  5: [2, 1, 0],
  6: [2, 1, 1],
  7: [2, 2, 1],
  8: [2, 2, 2],
  9: [2, 3, 2],
  10: [2, 3, 3],
};

/** Return how wide a seat is, where so many sit round the table. */
export function seatWidth(seats: number): number {
  return seats <= 4 ? 38 : seats <= 6 ? 33 : 28;
}

/** Return where everything stands on *screen* with so many seats, each so *high*. */
export function layOval(seats: number, screen: Size, high: number): Oval {
  const [side, above, below] = EDGES[seats] ?? [Math.ceil(seats / 2), 0, 0];
  const plate = { width: seatWidth(seats), height: high };
  const edge = { x: screen.width * CUT_OFF, y: screen.height * CUT_OFF };
  const from = { x: edge.x, y: edge.y + GAP };
  const to = { x: screen.width - edge.x, y: screen.height - edge.y - FOOT };
  const centre = { x: screen.width / 2, y: (from.y + to.y) / 2 };
  const column = (x: number): Spot[] => {
    const step = (to.y - from.y) / (side + (above + below ? 0.7 : 0.5));
    return Array.from({ length: side }, (_, place) => ({ x, y: centre.y + (place - (side - 1) / 2) * step - high / 2, ...plate }));
  };
  const row = (count: number, y: number): Spot[] => {
    const step = Math.min(plate.width * 1.6, (screen.width - 2 * (edge.x + HEAD.width + GAP) - plate.width) / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, place) => ({ x: centre.x + (place - (count - 1) / 2) * step - plate.width / 2, y, ...plate }));
  };
  const beyond = (count: number): number => (count ? high : ARROW) + 2 * GAP;
  const spots = [...column(from.x).reverse(), ...row(above, from.y), ...column(to.x - plate.width), ...row(below, to.y - high).reverse()].slice(0, seats);
  const middle = middleOf({
    x: from.x + plate.width + GAP,
    y: from.y + beyond(above),
    width: to.x - from.x - 2 * (plate.width + GAP),
    height: to.y - from.y - beyond(above) - beyond(below),
  });
  return { seats: spots, arrows: seats > 2 ? arrowsOf(spots, centre, { x: centre.x - from.x - ARROW, y: centre.y - from.y - ARROW }) : [], middle };
}

/** Return how large the middle is drawn, beside its full size. */
export function scaleOf({ middle }: Oval): number {
  return middle.width / MIDDLE.width;
}

/** Return the place of the middle in what is *free*, as large as may be. */
function middleOf(free: Spot): Spot {
  const scale = Math.min(LARGEST_MIDDLE, free.width / MIDDLE.width, free.height / MIDDLE.height);
  const [width, height] = [MIDDLE.width * scale, MIDDLE.height * scale];
  return { x: free.x + (free.width - width) / 2, y: free.y + (free.height - height) / 2, width, height };
}

/** Return an arrow from each seat to the next: between those beside one another, else halfway round on an ellipse that *reach* gives. */
function arrowsOf(spots: readonly Spot[], centre: Point, reach: Point): Oval['arrows'] {
  const seats = spots.map(({ x, y, width, height }) => ({ x: x + width / 2 - centre.x, y: y + height / 2 - centre.y, width }));
  return seats.map((seat, at) => {
    const next = seats[(at + 1) % seats.length] ?? seat;
    const angle = Math.atan2(seat.y / reach.y, seat.x / reach.x);
    const step = (Math.atan2(next.y / reach.y, next.x / reach.x) - angle + 2 * Math.PI) % (2 * Math.PI);
    const between = angle + step / 2;
    const beside = Math.abs(next.x - seat.x) < 2 * seat.width && (next.x === seat.x || next.y === seat.y);
    const [x, y] = beside ? [(seat.x + next.x) / 2, (seat.y + next.y) / 2] : [reach.x * Math.cos(between), reach.y * Math.sin(between)];
    const [along, down] = beside ? [next.x - seat.x, next.y - seat.y] : [-reach.x * Math.sin(between), reach.y * Math.cos(between)];
    return { x: centre.x + x, y: centre.y + y, turn: Math.round((Math.atan2(down, along) * 180) / Math.PI + 360) % 360 };
  });
}
