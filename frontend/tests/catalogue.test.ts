// The words that the page makes are those that Python makes of the same files.
import examples from 'virtual:words-of-python';
import { expect, it } from 'vitest';

type Example = (typeof examples)[number];

const MADE = import.meta.glob<Record<string, Record<string, unknown>>>('../src/words/made/*.ts', { eager: true });

function made({ file, path, named, language, values }: Example): unknown {
  const [table] = Object.values(MADE[`../src/words/made/${file}.ts`] ?? {});
  const word = path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], table?.[language]);
  if (typeof word !== 'function') return word;
  return named ? word(Object.fromEntries(named.map((name, place) => [name, values[place]]))) : word(...values);
}

it('says on the page what Python says', () => {
  expect(examples.length).toBeGreaterThan(3000);
  const wrong = examples.flatMap((example) => {
    const found = made(example);
    return found === example.text
      ? []
      : [`${example.language} ${example.file} ${example.path.join('.')}(${JSON.stringify(example.values)}): ${String(found)}, not ${example.text}`];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});
