// The words that the page makes are those that Python makes of the same files.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Example {
  file: string;
  path: string[];
  named: string[] | null;
  language: string;
  values: unknown[];
  text: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_PYTHON = `${ROOT}.venv/bin/python`;
const MADE = import.meta.glob<Record<string, Record<string, unknown>>>('../src/words/made/*.ts', { eager: true });

function examples(): Example[] {
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : 'python3';
  const told = execFileSync(python, ['-m', 'tools.words.examples'], { cwd: ROOT, env: { ...process.env, PYTHONPATH: `${ROOT}src` }, maxBuffer: 1 << 28 });
  return JSON.parse(told.toString()) as Example[];
}

function made({ file, path, named, language, values }: Example): unknown {
  const [table] = Object.values(MADE[`../src/words/made/${file}.ts`] ?? {});
  const word = path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], table?.[language]);
  if (typeof word !== 'function') return word;
  return named ? word(Object.fromEntries(named.map((name, place) => [name, values[place]]))) : word(...values);
}

it('says on the page what Python says', () => {
  const all = examples();
  expect(all.length).toBeGreaterThan(3000);
  const wrong = all.flatMap((example) => {
    const found = made(example);
    return found === example.text
      ? []
      : [`${example.language} ${example.file} ${example.path.join('.')}(${JSON.stringify(example.values)}): ${String(found)}, not ${example.text}`];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
}, 60_000);
