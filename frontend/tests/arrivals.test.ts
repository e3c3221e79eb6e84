import { describe, expect, it } from 'vitest';
import { cameSince, latestGuest } from '../src/facts/arrivals';

const standing = (guest: number, name: string) => ({ guest, name, here: true, request: null });

describe('who has come since', () => {
  const before = { names: ['Anne', 'Léa', ''], guests_at: [0, null, null], people: [] };
  const after = { names: ['Anne', 'Léa', 'Zoé'], guests_at: [0, null, 4], people: [standing(3, 'Camille'), standing(1, 'Bob')] };

  it('knows the latest guest, sitting or standing', () => {
    expect(latestGuest(before)).toBe(0);
    expect(latestGuest(after)).toBe(4);
    expect(latestGuest({ names: ['Léa'], guests_at: [null], people: [] })).toBe(-1);
  });

  it('names those of a later number, in the order in which they came', () => {
    expect(cameSince(after, 1)).toEqual(['Camille', 'Zoé']);
    expect(cameSince(after, 4)).toEqual([]);
  });
});
