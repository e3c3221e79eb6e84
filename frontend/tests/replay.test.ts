// Finished rounds in words: addresses, moves that nobody can play any more, what was found in verifying them.
import { describe, expect, it } from 'vitest';
import { findingTold } from '../src/pages/replay/findings';
import { isReplayPath, replayOfPath } from '../src/ground/paths';
import { moveOf } from './moves_of';
import { moveTold, namesOf } from '../src/pages/replay/told';
import type { Finding } from '../src/pages/replay/verify';

const NAMES = ['Anne', 'Paul', 'Léa'];

describe('addresses', () => {
  it('of replays and of the page that verifies', () => {
    expect(replayOfPath('/revoir/k3v9abcd')).toBe('k3v9abcd');
    expect(replayOfPath('/revoir/')).toBeNull();
    expect(isReplayPath('/verifier/')).toBe(true);
    expect(isReplayPath('/jeu/k3v9abcd')).toBe(false);
  });
});

describe('a move that is only known by its word', () => {
  it.each([
    ['9h', 'Anne pose le 9 de cœur'],
    ['8c=h!', 'Anne pose le 8 de trèfle, demande cœur et annonce «\u00a0Carte\u202f!\u00a0»'],
    ['Xr=Ad', 'Anne pose le joker en couleurs et en fait l’as de carreau'],
    ['=s', 'Anne demande pique'],
    ['=9h', 'Anne en fait le 9 de cœur'],
    ['draw', 'Anne pioche'],
    ['take', 'Anne tire une carte'],
    ['catch', 'Anne dit «\u00a0Contre-carte\u202f!\u00a0»'],
    ['give 2 4c 5d', 'Anne donne le 4 de trèfle et le 5 de carreau à Léa'],
    ['exchange 1 7c', 'Anne donne le 7 de trèfle à Paul'],
    ['return Kc', 'Anne rend le roi de trèfle'],
    ['discard 2c 3c', 'Anne écarte le 2 de trèfle et le 3 de trèfle'],
    ['choose least', 'Anne annonce le minimum de plis'],
    ['9c+9d', 'Anne pose le 9 de trèfle et le 9 de carreau'],
    ['As>2', 'Anne pose l’as de pique et envoie le tas à Léa'],
    ['>1', 'Anne envoie le tas à Paul'],
    ['pickup', 'Anne ramasse le tas'],
    ['flip 2', 'Anne retourne une carte cachée'],
    ['swap 4h Kd', 'Anne pose le 4 de cœur devant soi et prend le roi de carreau'],
    ['something', 'Anne something'],
  ])('%s', (word, told) => {
    expect(moveTold([0, moveOf(word)], NAMES, 'fr')).toBe(told);
    expect(moveTold([0, moveOf(word)], NAMES, 'en')).toMatch(/^Anne \S/);
  });

  it('names those who have no name', () => {
    expect(namesOf(['', 'Paul'], 'fr')).toEqual(['Quelqu’un', 'Paul']);
  });
});

describe('what was found', () => {
  const FOUND: Finding[] = [
    { holds: true, code: 'promise', told: '', found: '' },
    { holds: false, code: 'promise', told: 'a', found: 'b' },
    { holds: null, code: 'ownNonce' },
    { holds: true, code: 'nonces', names: ['Anne', 'Léa'] },
    { holds: true, code: 'nonces', names: [] },
    { holds: false, code: 'hands', names: ['Paul'] },
    { holds: false, code: 'hands', names: [] },
    { holds: true, code: 'shuffle', cards: 52 },
    { holds: true, code: 'draws', drawn: 0, taken: 0 },
    { holds: true, code: 'draws', drawn: 3, taken: 1 },
    { holds: true, code: 'reshuffles', count: 1 },
    { holds: false, code: 'step', step: 4, told: '9h', found: '5c' },
    { holds: false, code: 'step', step: 0, told: '9h', found: '' },
    { holds: null, code: 'again' },
    { holds: null, code: 'noRecord' },
    { holds: false, code: 'noPromise' },
    { holds: false, code: 'noProof' },
  ];

  it.each(FOUND)('is a sentence in both languages: $code', (finding) => {
    for (const language of ['fr', 'en'] as const) expect(findingTold(finding, language)).toMatch(/^\S.+\.$/);
  });

  it('names the card that is another one', () => {
    expect(findingTold({ holds: false, code: 'step', step: 4, told: '9h', found: '5c' }, 'fr')).toBe(
      'Au coup 4, le fichier dit «\u00a09h\u00a0», et le mélange «\u00a05c\u00a0».',
    );
  });
});
