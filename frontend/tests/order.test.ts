// The order of a hand: by suit, by rank, as its cards came, as they were laid; where a card that is let go stands.
import { describe, expect, it } from 'vitest';
import { inOrder, keysInOrder, movedTo, placeAt, type Sort } from '../src/ground/cards/order';

const HAND = ['9h', '2c', 'Ah', '9c', 'Xr', '9h'];

function faces(sort: Sort, kept: string[] = []): string {
  return inOrder(HAND, sort, kept)
    .map(({ face }) => face)
    .join(' ');
}

describe('a hand is shown', () => {
  it('by suit', () => expect(faces('suit', ['Ah.0'])).toBe('2c 9c Ah 9h 9h Xr'));
  it('by rank, ace first and jokers last, suits in turn', () => expect(faces('rank', ['Xr.0'])).toBe('Ah 2c 9c 9h 9h Xr'));
  it.each(['came', 'own'] as const)('as kept: %s', (sort) => expect(faces(sort, ['9h.1', 'Xr.0', '9h.0', '2c.0'])).toBe('9h Xr 9h 2c 9c Ah'));
});

describe('the keys of a hand', () => {
  it('new cards come last, cards that are gone are forgotten, none is told twice', () => {
    expect(keysInOrder(['2c', '9h', 'Kd'], ['Kd.0', 'Ts.0', '2c.0', 'Kd.0'])).toEqual(['Kd.0', '2c.0', '9h.0']);
  });
  it('a card that was played and is drawn again comes last', () => {
    const without = keysInOrder(['9h', 'Kd'], ['2c.0', '9h.0', 'Kd.0']);
    expect(keysInOrder(['2c', '9h', 'Kd'], without)).toEqual(['9h.0', 'Kd.0', '2c.0']);
  });
});

describe('a card moved', () => {
  const keys = ['a', 'b', 'c', 'd'];
  it.each([
    ['a', 0, 'abcd'],
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 3, 'acdb'],
    ['b', 99, 'acdb'],
    ['b', -5, 'bacd'],
    ['x', 1, 'abcd'],
  ])('%s to place %i', (key, place, order) => expect(movedTo(keys, key, place).join('')).toBe(order));
});

describe('a card let go', () => {
  // Two rows of three, the second card of the upper one raised.
  const box = (left: number, top: number) => ({ left, top, width: 40, height: 56 });
  const others = [box(0, 10), box(30, 4), box(60, 10), box(0, 60), box(30, 60), box(60, 60)];
  it.each([
    [-50, 38, 0],
    [21, 38, 1],
    [51, 38, 2],
    [300, 38, 3],
    [0, 88, 3],
    [300, 400, 6],
    [45, -90, 1],
  ])('at %i, %i', (x, y, place) => expect(placeAt(others, x, y)).toBe(place));
  it('alone', () => expect(placeAt([], 5, 5)).toBe(0));
});
