// What is read out, and the hint under the turn.
import { describe, expect, it } from 'vitest';
import { spokenNews, turnHint } from '../src/words/announce';
import { french } from '../src/words/typography';
import { exampleView, FR } from './example';

describe('the live region', () => {
  it('tells the news, then what is asked of me', () => {
    const played = [{ kind: 'played', seat: 2, card: '5h' } as const];
    expect(spokenNews(played, FR, ['À vous de jouer', '', 'Jouez.'])).toBe('Nord joue le 5 de cœur. À vous de jouer. Jouez.');
    expect(spokenNews([{ kind: 'passed', seat: 0 }], FR, [])).toBe('Vous passez.');
  });
});

describe('the hint', () => {
  it.each([
    [{}, ''],
    [{ turn: 1, moves: [] }, ''],
    [{ moves: ['draw'] }, 'Aucune carte jouable : piochez.'],
    [{ moves: ['pass'] }, 'Toujours rien à jouer : passez.'],
    [{ moves: ['9h', 'pass'] }, 'Jouez, ou passez.'],
    [{ debt: 2, moves: ['draw'] }, 'Rien pour répondre : piochez 2\u00a0cartes.'],
    [{ debt: 2, moves: ['2c', 'draw'] }, 'Répondez à l’attaque, ou piochez 2\u00a0cartes.'],
  ])('%o', (changes, hint) => expect(turnHint(exampleView(changes), FR)).toBe(french(hint)));
});
