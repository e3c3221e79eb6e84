import { describe, expect, it } from 'vitest';
import { draftIn, freeTitle, freshId, keeping, keptIn } from '../src/facts/own/kept';
import type { OwnRules } from '../src/facts/own/rules';
import { fileOf, LONGEST_FILE, ownInFile } from '../src/pages/own/toml';

const OURS: OwnRules = {
  rules: 'monclar',
  options: {
    hand: { 2: 7, 3: 5 },
    jokers: true,
    called: 'last',
    powers: { 7: { draw: 2, answered_by: 'A 8' }, '2h 2d': { skips: 1 } },
    points: { 7: 20 },
    match: { plan: 'negatif', target: 60 },
  },
  title: 'Chez « Léa » "\\',
};

describe('a rule file', () => {
  it('gives back what was written', () => {
    expect(ownInFile(fileOf(OURS), 'fr')).toEqual({ own: OURS, left: [] });
  });

  it('is read as people write it', () => {
    const text = `source = "grand-mère"\n[name]\nfr = "Chez nous"\nen = "Our place"\n[powers]\n7 = { draw = 2 }\n"2 3" = { skips = 1 }\n`;
    expect(ownInFile(text, 'en')).toEqual({
      own: { rules: 'rien', options: { powers: { 7: { draw: 2 }, '2 3': { skips: 1 } } }, title: 'Our place' },
      left: ['source'],
    });
  });

  it('that is broken says where', () => {
    expect(ownInFile('hand = 7\njokers = vrai\n', 'fr')).toMatchObject({ mistake: { code: 'not_toml', line: 2 } });
    expect(ownInFile('extends = 3', 'fr')).toEqual({ mistake: { code: 'extends' } });
    expect(ownInFile('extends = "../maison"', 'fr')).toEqual({ mistake: { code: 'extends' } });
    expect(ownInFile('x'.repeat(LONGEST_FILE + 1), 'fr')).toEqual({ mistake: { code: 'too_long' } });
  });
});

describe('« Mes règles »', () => {
  it('are read back, without what is none', () => {
    const kept = [{ ...OURS, title: 'Un', id: 'own-1' }];
    expect(keptIn(JSON.stringify([...kept, null, 3, { id: 'x' }, { ...OURS, id: '' }]))).toEqual(kept);
    expect(keptIn('{')).toEqual([]);
    expect(keptIn(null)).toEqual([]);
    expect(draftIn('{"own":{"rules":"rien","options":{}},"id":3}')).toEqual({ own: { rules: 'rien', options: {}, title: '' }, id: null });
    expect(draftIn('[]')).toBeNull();
  });

  it('are kept in the place of the older ones of the same id', () => {
    const [one, two] = [
      { ...OURS, id: 'own-1' },
      { ...OURS, id: 'own-2' },
    ];
    expect(keeping([one], two)).toEqual([two, one]);
    expect(keeping([two, one], { ...one, title: 'x' })).toEqual([two, { ...one, title: 'x' }]);
    expect([freeTitle('Chez Léa', []), freeTitle('Chez Léa', ['Chez Léa', 'Chez Léa (2)']), freeTitle('', [''])]).toEqual(['Chez Léa', 'Chez Léa (3)', '']);
    expect(freeTitle('x'.repeat(40), ['x'.repeat(40)])).toBe(`${'x'.repeat(36)} (2)`);
    expect(freshId([two])).toBe('own-3');
    expect(freshId([two, { ...OURS, id: 'own-3' }])).toBe('own-4');
  });
});
