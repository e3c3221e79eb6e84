// The characters of computers: one for each name that a room gives, told apart by their shapes, and light to fetch.
import { describe, expect, it } from 'vitest';
import { characterOf, CHARACTERS } from '../src/ground/characters';

/** `COMPUTER_NAMES` of `src/huit/rooms/chairs.py`. */
const NAMES = ['Léa', 'Hugo', 'Zoé', 'Malo', 'Inès', 'Noé', 'Jade', 'Léo', 'Rose', 'Sacha'];

describe('the characters of computers', () => {
  it('are at least ten', () => expect(CHARACTERS.length).toBeGreaterThanOrEqual(10));

  it('are another one for each name that a room gives', () => {
    expect(new Set(NAMES.map(characterOf)).size).toBe(NAMES.length);
  });

  it('are the same for the same name, whatever it is', () => {
    for (const name of [...NAMES, '', '…', 'Robot 12', '🤖']) expect(characterOf(name)).toBe(characterOf(name));
    for (const name of ['', '…', 'Robot 12', '🤖']) expect(CHARACTERS).toContain(characterOf(name));
  });

  it('differ by what is drawn, not by a colour', () => {
    expect(new Set(CHARACTERS.map(({ body, lines = '' }) => body + lines)).size).toBe(CHARACTERS.length);
    expect(new Set(CHARACTERS.map(({ marks = '', cuts = '' }) => marks + cuts)).size).toBe(CHARACTERS.length);
  });

  it('stay within the face, and few bytes', () => {
    for (const { body } of CHARACTERS)
      for (const [, x, y] of body.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) expect([Number(x), Number(y)].every((at) => at >= 0 && at <= 24)).toBe(true);
    expect(JSON.stringify(CHARACTERS).length).toBeLessThan(7000);
  });
});
