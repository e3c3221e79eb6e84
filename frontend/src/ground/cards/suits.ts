// The shapes of the suits, about 20 units high round 0, 0: paths of relative moves and curves alone, so that they can be made larger.
import type { Suit } from '../protocol';

export const SUITS_DRAWN: Record<Suit, string> = {
  h: 'm0 9.5c-2.6-4.1-10-8.3-10-13.9 0-3.4 2.4-5.4 5-5.4 2.3 0 4 1.3 5 3.6 1-2.3 2.7-3.6 5-3.6 2.6 0 5 2 5 5.4 0 5.6-7.4 9.8-10 13.9z',
  d: 'm0-10.5c1.8 4.1 4.6 7.7 8 10.5-3.4 2.8-6.2 6.4-8 10.5-1.8-4.1-4.6-7.7-8-10.5 3.4-2.8 6.2-6.4 8-10.5z',
  s: 'm0-10.3c2.6 4.5 9.8 8.1 9.8 13.5 0 3-2.2 4.9-4.7 4.9-1.7 0-3.1-.8-4-2.3 .3 1.9 1 3.3 2.4 4.4l-7 0c1.4-1.1 2.1-2.5 2.4-4.4-.9 1.5-2.3 2.3-4 2.3-2.5 0-4.7-1.9-4.7-4.9 0-5.4 7.2-9 9.8-13.5z',
  c: 'm0-10.2c1.9 0 3.6 1.1 4.4 2.8 .7 1.7 .4 3.7-.9 5.1l-.9 1c1.3-1.5 3.4-2 5.2-1.4 1.9 .7 3.2 2.4 3.2 4.4 .1 2-1.1 3.8-2.9 4.6-1.8 .7-3.9 .3-5.3-1.1-.8-.3-1.4-.8-1.8-1.4 .3 2.8 1 4.8 2.6 6.4l-7.2 0c1.6-1.6 2.3-3.6 2.6-6.4-.4 .6-1 1.1-1.8 1.4-1.4 1.4-3.5 1.8-5.3 1.1-1.8-.8-3-2.6-2.9-4.6 0-2 1.3-3.7 3.2-4.4 1.8-.6 3.9-.1 5.2 1.4l-.9-1c-1.3-1.4-1.6-3.4-.9-5.1 .8-1.7 2.5-2.8 4.4-2.8z',
};

/** Where a sign stands, and how many times as large; less than 0: upside down. */
export type Placed = readonly [x: number, y: number, size: number];

/** Return one path that draws *suit* at all *places*: a browser styles and lays out one thing, not one for each sign. */
export function drawnAt(suit: Suit, places: readonly Placed[]): string {
  return places
    .map(([x, y, size]) => `M${x} ${y}${SUITS_DRAWN[suit].replace(/-?[\d.]+/g, (length) => ` ${Math.round(Number(length) * size * 100) / 100}`)}`)
    .join('');
}
