// Faces: what a look names, what everybody is drawn as, and that every figure and colour has its drawing.
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../src/looks/figures';
import { COMPUTER_LOOK, GROUNDS, initialOf, lookAt, readLook, shadeOf } from '../src/looks/look';
import { FIGURES, SHADES } from '../src/protocol';
import { readSettings } from '../src/settings';

describe('a look', () => {
  it('names a figure and a colour', () => expect(readLook('fox-sky')).toEqual({ figure: 'fox', shade: 'sky' }));
  it.each(['', null, undefined, 'fox', 'fox-', '-sky', 'dragon-sky', 'fox-plaid', 'constructor-sky', 'computer'])('%s names none', (look) =>
    expect(readLook(look)).toBeNull(),
  );
  it('of every figure is drawn', () => expect(Object.keys(DRAWINGS).sort()).toEqual([...FIGURES].sort()));
  it('is of a computer where one sits', () => {
    const view = { computers: [false, true], looks: ['owl-red', ''] };
    expect([lookAt(view, 0), lookAt(view, 1)]).toEqual(['owl-red', COMPUTER_LOOK]);
  });
  it('is kept in the settings only where it is one', () => {
    expect(readSettings('{"look":"cat-pink","felt":"wine","back":"waves"}', 'fr')).toMatchObject({ look: 'cat-pink', felt: 'wine', back: 'waves' });
    expect(readSettings('{"look":"cat","felt":"plaid","back":3}', 'fr')).toMatchObject({ look: '', felt: 'green', back: 'lattice' });
  });
});

describe('who has chosen nothing', () => {
  it('has a colour that no neighbour has', () => expect(new Set(SHADES.map((_, seat) => shadeOf(seat))).size).toBe(SHADES.length));
  it.each([
    [' zoé', 'Z'],
    ['élodie', 'É'],
    ['😀 x', '😀'],
    ['', ''],
  ])('and is called « %s » has the initial « %s »', (name, initial) => expect(initialOf(name)).toBe(initial));
});

describe('a figure on its ground', () => {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  it.each(SHADES)('can be read: %s', (shade) => {
    const [one, other] = GROUNDS[shade].map(light).sort((a, b) => b - a);
    expect(((one ?? 0) + 0.05) / ((other ?? 0) + 0.05)).toBeGreaterThan(4.5);
  });
});
