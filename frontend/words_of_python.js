// What Python says of the words, for tests/catalogue.test.ts and tests/third_language.test.ts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MADE = {
  /** What Python says of each message, with examples of its variables. */
  'virtual:words-of-python': () => `export default ${printed('tools.words.examples')}`,
  /** A language in which every word is turned round. */
  'virtual:turned-words': () => printed('tools.words.turned'),
};

function printed(module) {
  const own = `${ROOT}.venv/bin/python`;
  const env = { ...process.env, PYTHONPATH: `${ROOT}src` };
  return execFileSync(existsSync(own) ? own : 'python3', ['-m', module], { cwd: ROOT, env, maxBuffer: 1 << 28, encoding: 'utf8' });
}

/** Return a plugin that has Python make these modules. */
export function wordsOfPython() {
  return {
    name: 'huit-words-of-python',
    resolveId: (id) => (id in MADE ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? MADE[id.slice(1)]?.() : null),
  };
}
