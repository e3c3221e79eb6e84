// Names in sentences: elision, the possessive, and those who gave no name.
import { describe, expect, it } from 'vitest';
import { findingTold } from '../src/pages/replay/findings';
import { namesOf, stepTold } from '../src/pages/replay/told';
import { clause } from '../src/words/sentences';
import { named } from '../src/words/people';
import { PEOPLE_WORDS } from '../src/words/made/people';
import { LEVELS_WORDS } from '../src/words/made/levels';
import { WINDOWS_WORDS } from '../src/words/made/windows';
import { PAGE_WORDS } from '../src/words/made/page';
import { EN, exampleView, FR } from './example';

const NAMELESS = ['', 'Léa', 'Hugo'];

describe('a name after a preposition', () => {
  it.each([
    ['Anne', 'd’Anne'],
    ['Hugo', 'd’Hugo'],
    ['Élo', 'd’Élo'],
    ['Hélène', 'd’Hélène'],
    ['Élise', 'd’Élise'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Nord', 'de Nord'],
  ])('%s is elided', (name, told) => expect(PEOPLE_WORDS.fr.ofName(name)).toBe(told));

  it('is elided in every sentence', () => {
    const company = { ...FR, names: ['Moi', 'Anne', 'Inès'] };
    expect(clause({ kind: 'stole', seat: 1, from: 2 }, company)).toBe('Anne tire une carte de la main d’Inès');
    expect(clause({ kind: 'may_steal', seat: 0, from: 1 }, company)).toBe('à vous de tirer une carte d’Anne');
    expect(LEVELS_WORDS.fr.levelOf('Anne')).toBe('Niveau d’Anne');
    expect(WINDOWS_WORDS.fr.take('Anne')).toBe('Tirez une carte d’Anne');
  });

  it('stands without article or preposition before a verb', () => {
    expect(PAGE_WORDS.en.table.turnOf('Hugo')).toBe('Hugo’s turn');
    expect(PAGE_WORDS.fr.table.turnOf('Hugo')).toBe('Au tour d’Hugo');
    expect(clause({ kind: 'repaired', seat: 1, by: 2, back: 2 }, EN).replaceAll('\u00a0', ' ')).toBe(
      'Nord says “Misdeal!”: 2 cards of Est’s go back into the stock',
    );
  });
});

describe('somebody without a name', () => {
  it('is never a gap in a sentence', () => {
    expect(named('', 'fr')).toBe('quelqu’un sans nom');
    const finding = { holds: true, code: 'nonces', names: [''] } as const;
    expect(findingTold({ ...finding, names: [''] }, 'fr')).toBe('La donne est faite de la promesse et du hasard de quelqu’un sans nom.');
    expect(findingTold({ ...finding, names: [''] }, 'en')).toBe('The deal is made of the promise and of the chance of somebody without a name.');
  });

  it('is « vous » in a replay of his own, and somebody to others; computers keep their names', () => {
    expect(namesOf(NAMELESS, 'fr', 0)).toEqual(['Vous', 'Léa', 'Hugo']);
    expect(namesOf(NAMELESS, 'en')).toEqual(['Somebody', 'Léa', 'Hugo']);
    const view = exampleView({ log: [{ kind: 'passed', seat: 0 }] });
    expect(stepTold(view, namesOf(NAMELESS, 'fr', 0), 'fr', 0)).toBe('Vous passez.');
    expect(stepTold(view, namesOf(NAMELESS, 'fr'), 'fr')).toBe('Quelqu’un passe.');
  });
});
