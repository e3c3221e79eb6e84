// How a felt is laid out in a window of any size: how large cards are, and where the seats stand. Pure geometry, no DOM.
import { layHand, type Place } from './places';

export interface Size {
  width: number;
  height: number;
}

/** What is the same at every table: its room, under the bar at the top of the page, and what stands beside the middle. */
export interface Beside {
  room: Size;
  /** Pixels that the words about the turn and the buttons need, measured; 0 before. */
  said?: number;
  buttons?: number;
  /** Pixels of what stands in place of the story; 0 where the story does. */
  told?: number;
  /** Rows that the cards of my hand have needed. */
  rows?: number;
  /** Nothing is said or done: a replay has its words and steps elsewhere. */
  bare?: boolean;
}

/** What has to find its place. Lengths in pixels; those of seats and lines in rem, for they grow with the letters. */
export interface Wanted extends Beside {
  /** Pixels of one rem: 16, or more where larger letters are asked for. */
  rem: number;
  /** How many seats stand round the table, mine not among them. */
  others: number;
  /** How many cards I hold. */
  cards: number;
  /** What a seat needs where there is room, and at least. */
  seat: { full: Size; small: Size };
  /** What lies in the middle, in widths of one of its cards, and in rem; *names* under the heaps do not show on a low felt. */
  middle: { wide: number; high: number; lines: number; names?: number };
  /** Cards beside my hand, as those of Danish that lie on the table: how many, and how large beside a card of the hand. */
  beside?: { cards: number; scale: number };
  /** Seats stand beside the middle only, none above it. */
  aside?: boolean;
}

export type Mode = 'tall' | 'wide' | 'short';

export interface Spot extends Size {
  x: number;
  y: number;
  /** Nearer to me than the middle is: what faces the middle faces up. */
  near?: boolean;
}

/** Where everything is, in pixels. */
export interface Laid {
  mode: Mode;
  /** Widths of a card of the hand, and of one in the middle. */
  card: number;
  middle: number;
  /** From the left edge of a card of the hand to that of the next, at least. */
  step: number;
  /** How far a card that may be played is raised. */
  raise: number;
  /** The seats clockwise from my left, and whether they are drawn small. */
  seats: Spot[];
  small: boolean;
  /** How far a round table, whose edge the seats sit on, is from the sides of the felt; 0 where it is not round. */
  rim: number;
  /** Height of what stands above the middle, and width of what stands on each side of it. */
  top: number;
  side: number;
  /** Height of my hand, and how many rows it has. */
  hand: number;
  rows: number;
  /** How many lines of the story show. */
  lines: number;
  /** What the room needs at least: higher than the window where letters are huge. */
  least: number;
}

const GAP = 6;
const ROW = 0.82;
const SIGN = 3;
const SMALLEST = { card: 38, middle: 34 };
/** A thumb needs so much of each card. */
const THUMB = 29;
const TURN = 2.9;
const BUTTON = 50;
const STORY_LINE = 1.3125;
/** Rem for words and buttons at both sides of a round table, and for what hangs from its lowest seats. */
const CORNER = 17;
const HANGS = 0.9;
/** Rem between those words and buttons, without which it is no table one sits round. */
const BETWEEN = 24;
/** Rem of the signs in its middle, beside one another. */
const SIGNS = 20;
/** The ways to lay a round table, the first that fits: whether its seats are small, how wide they are beside what they need, and a card of the middle beside one of the hand. */
const ROUND = [
  [false, 1, 1.12],
  [false, 0.76, 1.12],
  [false, 1, 0.9],
  [false, 0.76, 0.9],
  [true, 1.4, 0.9],
] as const;
/** How wide a round table is beside its height: rather round than high. */
const OVALS = [
  [1.3, 1.2, 1.1, 1],
  [0.9, 0.8],
] as const;
/** Buttons about people and advice, beside the lines of the story or under them. */
const TOOLS = 50;

let last: [string, Laid] | null = null;

/** Return how the felt is laid out, cards as large as they may be. Most views ask for what the one before asked for. */
export function layOut(wanted: Wanted): Laid {
  const asked = JSON.stringify(wanted);
  if (last?.[0] !== asked) last = [asked, layNew(wanted)];
  return last[1];
}

function layNew(wanted: Wanted): Laid {
  const { room, rem } = wanted;
  const mode = modeOf(room, rem);
  const ideal = idealCard(mode, room);
  const lines = mode === 'short' || room.height < 30 * rem ? 1 : 3;
  let laid = tryCard(wanted, mode, ideal, lines);
  for (let card = ideal - 2; card >= SMALLEST.card && !isEnough(wanted, laid); card -= 2) {
    // Upright, the older lines of the story give way before the cards become small.
    laid = tryCard(wanted, mode, card, mode === 'tall' && card < ideal - 4 ? 1 : lines);
  }
  const least = leastOf(wanted, laid);
  return { ...laid, middle: Math.max(SMALLEST.middle, laid.middle), least: least > room.height ? Math.ceil(least) : 0 };
}

function isEnough(wanted: Wanted, laid: Laid): boolean {
  return laid.middle >= Math.min(laid.card * 0.9, 60) && leastOf(wanted, laid) <= wanted.room.height;
}

/** Return how high the room must be for nothing to cover anything. */
function leastOf(wanted: Wanted, laid: Laid): number {
  const short = Math.max(0, SMALLEST.middle - laid.middle) * wanted.middle.high;
  return Math.max(short && wanted.room.height + short, laid.mode === 'tall' ? 0 : laid.hand + besideMiddle(wanted, laid));
}

/** Return how high the felt must be for the words on its left and the buttons on its right, under the seats. */
function besideMiddle(wanted: Wanted, { mode, seats, side, lines }: Laid): number {
  const { room, rem, said, buttons, bare } = wanted;
  const under = (from: number, to: number): number =>
    Math.max(0, ...seats.filter(({ x, width }) => x < to && x + width > from).map(({ y, height }) => y + height)) + GAP;
  if (bare) return Math.max(under(0, side), under(room.width - side, room.width));
  const story = storyOf(wanted, lines, mode === 'wide' ? TOOLS : 0);
  return Math.max(under(0, side) + story + (said ?? TURN * rem), under(room.width - side, room.width) + (buttons ?? BUTTON));
}

/** Return the pixels of the lines of the story and of the *tools* under them, or of what stands in their place. */
function storyOf({ rem, told }: Wanted, lines: number, tools = 0): number {
  return told ? told + 6 : lines * STORY_LINE * rem + 14 + tools;
}

/** Return how a room of that size is laid out: upright, wide, or too low for seats above one another. */
export function modeOf({ width, height }: Size, rem: number): Mode {
  if (width < 30 * rem || (width < 44 * rem && height > width * 0.9)) return 'tall';
  return height < 31 * rem ? 'short' : 'wide';
}

function idealCard(mode: Mode, { width, height }: Size): number {
  const sixth = height / 6 / 1.4;
  if (mode === 'tall') return Math.round(Math.min(150, Math.max(56, Math.min(width / 6.2, sixth * 1.15))));
  if (mode === 'short') return Math.round(Math.max(54, sixth * 1.3));
  return Math.round(Math.min(210, Math.max(76, sixth * 1.08)));
}

function tryCard(wanted: Wanted, mode: Mode, card: number, lines: number): Laid {
  const { room, rem, middle: needs } = wanted;
  const step = Math.max(THUMB, Math.min(38, card * 0.36));
  const raise = Math.round(Math.max(8, card * 0.14));
  const beside = wanted.beside ? wanted.beside.cards * (card * wanted.beside.scale + 8) + 12 : 0;
  const inRow = mode === 'tall' && room.width < 36 * rem ? 0 : beside;
  const rows = Math.max(wanted.rows ?? 1, layHand(wanted.cards, room.width - 16 - inRow, card, step).rows);
  const own = beside > inRow ? card * (wanted.beside?.scale ?? 0) * 1.4 + 18 : 0;
  const hand = Math.ceil(raise + card * (1.4 + (rows - 1) * ROW) + 8);
  const felt = room.height - hand;
  const {
    seats,
    small,
    rim = 0,
    ...placed
  } = (mode === 'wide' && placeRound(wanted, felt, card)) || placeSeats(wanted, mode, felt - (mode === 'tall' ? 0 : GAP));
  const { top } = placed;
  const bar =
    mode === 'tall' && !wanted.bare
      ? Math.max((wanted.said ?? 0) + (wanted.buttons ?? 0) + 6, own + TURN * rem, TURN * rem + BUTTON) + storyOf(wanted, lines)
      : 0;
  const signs = mode === 'short' ? 0 : SIGN * rem;
  const words = needs.lines + (mode === 'short' ? 0 : (needs.names ?? 0));
  const high = felt - top - bar - signs - words * rem - 2 * GAP;
  const side = mode === 'tall' ? 0 : Math.max(placed.side, columnOf(wanted));
  const wide = room.width - 2 * side - (mode === 'short' ? 6.4 * rem : 0);
  const largest = card * (placed.scale ?? (mode === 'short' ? 1 : mode === 'tall' ? 1.2 : 1.12));
  const middle = Math.floor(Math.min(largest, high / needs.high, wide / needs.wide));
  return { mode, card, middle, step, raise, seats, small, rim, top, side: Math.floor(side), hand, rows, lines, least: 0 };
}

interface Placed {
  seats: Spot[];
  top: number;
  side: number;
  small: boolean;
  rim?: number;
  /** How large a card of the middle is at most, beside one of the hand. */
  scale?: number;
}

/** Return where the seats stand: along the top, and one on each side where they stand beside the middle only. */
function placeSeats(wanted: Wanted, mode: Mode, felt: number): Placed {
  const { room, rem, others, seat } = wanted;
  const aside = wanted.aside && mode !== 'tall' ? 1 : 0;
  const along = others - 2 * aside;
  const rows = mode === 'tall' ? Math.max(1, Math.ceil((along * (seat.small.width * rem + GAP)) / (room.width - GAP))) : along ? 1 : 0;
  const inRow = rows ? Math.ceil(along / rows) : 0;
  const each = inRow ? (room.width - GAP) / inRow - GAP : seat.full.width * rem;
  const small = mode === 'short' || rows > 1 || each < seat.full.width * rem || felt < (seat.full.height * 2 + 16) * rem;
  const needs = small ? seat.small : seat.full;
  const width = Math.floor(Math.min(each, needs.width * rem * (small ? 1.5 : 1)));
  const height = Math.ceil(needs.height * rem);
  const y = GAP / 2;
  const seats = Array.from({ length: along }, (_, place): Spot => {
    const row = Math.floor(place / inRow);
    const inThis = Math.min(inRow, along - row * inRow);
    const gap = Math.min(mode === 'tall' ? 40 : 120, (room.width - GAP - inThis * width) / Math.max(1, inThis));
    const x = room.width / 2 + (place - row * inRow - (inThis - 1) / 2) * (width + gap) - width / 2;
    return { x, y: y + row * (height + GAP), width, height };
  });
  const top = rows * (height + GAP) + (rows && y);
  if (!aside) return { seats, top, side: 0, small };
  const [left, right] = [GAP, room.width - width - GAP].map((x) => ({ x, y, width, height })) as [Spot, Spot];
  return { seats: [left, ...seats, right], top, side: width + 2 * GAP, small };
}

/**
 * Return the seats on the edge of a round table, evenly and about as far from its middle: as large and as wide as may be. Null where
 * they do not fit.
 */
function placeRound(wanted: Wanted, felt: number, card: number): Placed | null {
  const { room, rem, others, seat } = wanted;
  if (room.width - 2 * columnOf(wanted) < BETWEEN * rem) return null;
  const high = (felt - GAP) / 2;
  for (const ovals of OVALS) {
    for (const [small, part, scale] of ROUND) {
      const needs = small ? seat.small : seat.full;
      const width = Math.floor(needs.width * rem * part);
      const height = Math.ceil(needs.height * rem);
      const fits = fitsRound(wanted, felt, { width, height }, card * scale);
      for (let first = (2 * Math.PI) / (others + 1); first <= Math.PI; first += 0.15) {
        for (const oval of ovals) {
          const places = placesOn(high * oval, high, others, first);
          if (places.every(fits)) {
            const spotOf = ({ x, y }: Place): Spot => ({ x: (room.width - width) / 2 + x, y: felt / 2 + y, width, height, near: y > height / 2 });
            return { seats: places.map(spotOf), top: height, side: 0, small, scale, rim: room.width / 2 - high * oval };
          }
        }
      }
    }
  }
  return null;
}

/** Return so many places on an ellipse, from its middle and clockwise: the *first* as far from the near edge, where I sit, as the last. */
function placesOn(wide: number, high: number, count: number, first: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const turn = count > 1 ? first + (place * 2 * (Math.PI - first)) / (count - 1) : Math.PI;
    return { x: -wide * Math.sin(turn), y: high * Math.cos(turn) };
  });
}

/** Return what says whether a seat is in the window and clear of the cards in the *middle*, of the words and buttons in the corners, and of the next seat. */
function fitsRound(wanted: Wanted, felt: number, { width, height }: Size, middle: number): (place: Place, at: number, places: Place[]) => boolean {
  const { room, rem, middle: needs, told = 0, said = 0 } = wanted;
  const hangs = HANGS * rem;
  // From the middle to the edge of the felt, and to the corners.
  const low = (felt - height) / 2;
  const corner = low - Math.max(CORNER * rem, told + said + 2 * GAP);
  const aside = (Math.max(needs.wide * middle, SIGNS * rem) + width) / 2 + GAP;
  const under = (needs.high * middle + (SIGN + needs.lines + (needs.names ?? 0)) * rem + height) / 2;
  return ({ x, y }, at, places) => {
    const far = Math.abs(x);
    const next = places[at + 1];
    return (
      far + width / 2 <= room.width / 2 - (y + height / 2 > corner ? columnOf(wanted) : GAP) &&
      y + height / 2 <= low - hangs &&
      (far >= aside || Math.abs(y) >= under) &&
      (!next || Math.abs(next.x - x) >= width + GAP || Math.abs(next.y - y) >= height + hangs)
    );
  };
}

/** Return the width of the words on the left of a wide felt, and of the buttons on its right. */
function columnOf({ room, rem }: Wanted): number {
  return Math.min(19 * rem, room.width * 0.27);
}
