// The examples of the words, as Python says them, for tests/catalogue.test.ts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Return a plugin: `virtual:words-of-python` is what Python says of each message, with examples of its variables. */
export function wordsOfPython() {
  const name = 'virtual:words-of-python';
  const root = fileURLToPath(new URL('..', import.meta.url));
  const own = `${root}.venv/bin/python`;
  return {
    name: 'huit-words-of-python',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const env = { ...process.env, PYTHONPATH: `${root}src` };
      return `export default ${execFileSync(existsSync(own) ? own : 'python3', ['-m', 'tools.words.examples'], { cwd: root, env, maxBuffer: 1 << 28 })}`;
    },
  };
}
