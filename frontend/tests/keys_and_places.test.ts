// Keys, the focus in the hand, seats round the table, cards in rows.
import { describe, expect, it } from 'vitest';
import { commandOf, keptIndex, movedIndex, movedInGrid } from '../src/ground/keys';
import { placesRound } from '../src/facts/seating';
import { isAmong, isMyTurn, layHand, otherSeats, perspective, seatOfTurn } from '../src/facts/places';

const press = (key: string, held = {}) => commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('keys', () => {
  it.each([
    ['p', 'draw'],
    ['P', 'draw'],
    ['d', 'draw'],
    ['c', 'carte'],
    ['k', 'contre'],
    ['?', 'help'],
    ['ArrowLeft', 'left'],
    ['End', 'last'],
    ['Enter', null],
    ['x', null],
  ])('%s', (key, command) => expect(press(key)).toBe(command));

  it('leave the browser its own', () => expect(press('p', { ctrlKey: true })).toBeNull());

  it('are silent, letters only, where single-letter shortcuts are off', () => {
    const key = { ctrlKey: false, altKey: false, metaKey: false };
    expect([commandOf({ key: 'p', ...key }, false), commandOf({ key: 'ArrowLeft', ...key }, false)]).toEqual([null, 'left']);
  });
});

describe('the focus', () => {
  it('moves to the ends and no further', () => {
    expect([movedIndex('left', 0, 5), movedIndex('right', 4, 5), movedIndex('right', 1, 5)]).toEqual([0, 4, 2]);
    expect([movedIndex('first', 3, 5), movedIndex('last', 0, 5), movedIndex('right', 0, 0)]).toEqual([0, 4, 0]);
  });

  it('stays with its card, or goes to the neighbour of the one that was played', () => {
    expect(keptIndex(['2c.0', '5c.0', '9h.0'], '9h.0', 1)).toBe(2);
    expect(keptIndex(['2c.0', '5c.0'], '9h.0', 2)).toBe(1);
    expect(keptIndex([], '9h.0', 2)).toBe(0);
  });
});

describe('the seats', () => {
  it('stand clockwise from my left', () => expect(otherSeats(2, 5)).toEqual([3, 4, 0, 1]));

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('have a place each, with %i players', (seats) => {
    const places = placesRound(0, seats);
    expect(places.size).toBe(seats - 1);
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(seats - 1);
    expect([...places.values()].every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
  });

  it.each([
    [{ seat: 0, turn: 2, over: false }, 2],
    [{ seat: 0, turn: 0, over: false }, 0],
    [{ seat: 0, turn: null, over: false }, 0],
    [{ seat: 0, turn: 2, over: true }, 0],
    [{ seat: null, turn: 1, over: false }, 1],
    [{ seat: null, turn: null, over: false }, null],
  ])('have the team that is shown beside the turn: of %o it is that of %s', (view, seat) => expect(seatOfTurn(view)).toBe(seat));

  it('mirror each other', () => {
    for (const seats of [3, 4, 5, 6, 7, 8, 9, 10]) {
      const xs = [...placesRound(0, seats).values()].map(({ x }) => x);
      xs.forEach((x, no) => expect(x + (xs[xs.length - 1 - no] ?? 0)).toBeCloseTo(1));
    }
  });
});

describe('the hand', () => {
  it('lies open when there is room', () => expect(layHand(8, 1000, 96, 38)).toEqual({ rows: 1, perRow: 8, step: 104 }));

  it('overlaps when there is less, never wider than the table', () => {
    const { rows, perRow, step } = layHand(20, 900, 96, 38);
    expect([rows, perRow]).toEqual([1, 20]);
    expect(step * (perRow - 1) + 96).toBeLessThanOrEqual(900);
  });

  it('takes two rows on a phone', () => {
    const { rows, perRow, step } = layHand(20, 344, 60, 29);
    expect([rows, perRow]).toEqual([2, 10]);
    expect(step).toBeGreaterThanOrEqual(29);
    expect(step * (perRow - 1) + 60).toBeLessThanOrEqual(344);
  });

  it('bears being empty, or not yet measured', () => {
    expect(layHand(0, 344, 60, 29).rows).toBe(1);
    expect(layHand(3, 0, 60, 29)).toEqual({ rows: 3, perRow: 1, step: 68 });
  });
});

describe('the focus in a grid', () => {
  // 9 . .     0 . .
  // 9 T J  as 1 2 3
  // . . J     . . 4
  const cells = [
    { row: 1, column: 1 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 2, column: 3 },
    { row: 4, column: 3 },
  ];
  it.each<[string, number, number | null]>([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 3, 3],
    ['ArrowRight', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 1, 1],
    ['Home', 3, 1],
    ['End', 1, 3],
    ['End', 4, 4],
    ['Enter', 1, null],
    ['ArrowDown', 9, null],
  ])('%s from %i', (key, here, there) => expect(movedInGrid(key, here, cells)).toBe(there));
});

describe('who only looks on', () => {
  it('sees the felt from the first seat, and is never asked for a move', () => {
    expect(perspective({ seat: null })).toBe(0);
    expect(perspective({ seat: 2 })).toBe(2);
    expect(isMyTurn({ seat: null, turn: null, over: false })).toBe(false);
    expect(isMyTurn({ seat: 1, turn: 1, over: false })).toBe(true);
    expect(isAmong([0, 1], null)).toBe(false);
  });
});
