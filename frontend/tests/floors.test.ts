// Between files of the page there is no circle, not even of types or of parts that are fetched later. ESLint holds the floors.
import { expect, it } from 'vitest';
import FLOORS from '../floors.json';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const ENDINGS = ['', '.ts', '.svelte.ts'];
const IMPORT = /\b(?:from\s*|import\s*\(?\s*)'(\.[^']+)'/g;

/** Return the file that *address* names in *file*; null for what is no source, such as a style. */
function named(file: string, address: string): string | null {
  const { pathname } = new URL(address, new URL(file, 'http://page/tests/'));
  return ENDINGS.map((ending) => `..${pathname}${ending}`).find((path) => path in SOURCES) ?? null;
}

/** Return the first circle that is met from *file*, and note what has been seen. */
function circleFrom(file: string, above: readonly string[], seen: Set<string>): string[] | null {
  if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
  if (seen.has(file)) return null;
  seen.add(file);
  for (const [, address = ''] of (SOURCES[file] ?? '').matchAll(IMPORT)) {
    const other = named(file, address);
    const circle = other && circleFrom(other, [...above, file], seen);
    if (circle) return circle;
  }
  return null;
}

it('has no circle between files', () => {
  const seen = new Set<string>();
  expect(Object.keys(SOURCES).map((file) => circleFrom(file, [], seen))).toEqual(Object.keys(SOURCES).map(() => null));
  expect(named('../src/App.svelte', './state/chosen.svelte')).toBe('../src/state/chosen.svelte.ts');
});

it('stands on the floors that are declared, but for what holds all together', () => {
  const folders = new Set(Object.keys(SOURCES).map((file) => file.split('/')[2] ?? ''));
  expect([...folders].filter((folder) => !FLOORS.includes(folder)).sort()).toEqual(['App.svelte', 'TopBar.svelte', 'main.ts']);
  expect(FLOORS.filter((floor) => !folders.has(floor))).toEqual([]);
});
