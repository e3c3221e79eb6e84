import { describe, expect, it } from 'vitest';
import type { GameSheet } from '../src/ground/protocol';
import { saying } from '../src/pages/start/filter';

const named = (id: string, fr: string) => ({ id, name: { fr, en: id }, summary: { fr: '', en: '' }, source: '' }) as GameSheet;
const GAMES = [named('ulis', 'Variante des Ulis'), named('minimal', 'L’été minimal')];

describe('looking for a game by words', () => {
  it('minds neither accents nor capitals nor apostrophes', () => expect(saying(GAMES, 'l ETE')).toEqual(['minimal']));
  it('wants every word', () => expect(saying(GAMES, 'variante été')).toEqual([]));
  it('finds all where nothing is written', () => expect(saying(GAMES, '  ')).toEqual(['ulis', 'minimal']));
});
