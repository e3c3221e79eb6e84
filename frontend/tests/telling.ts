// What the tests hold the words of a family to.
import { expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { clause } from '../src/words/sentences';
import { french } from '../src/ground/typography';
import { EN, FR, plain } from './example';

/** Each event is told as written here, in French and in English, and every kind that has words is among them. */
export function tellsAll(told: readonly [GameEvent, string, string][], ...tellers: object[]): void {
  it.each(told)('%o', (event, inFrench, inEnglish) => {
    expect(plain(clause(event, FR))).toBe(french(inFrench));
    expect(plain(clause(event, EN))).toBe(inEnglish);
  });

  it('is told for every kind', () => {
    const kinds = new Set(told.map(([{ kind }]) => kind));
    for (const words of tellers) expect(kinds).toEqual(new Set(Object.keys(words)));
  });
}
