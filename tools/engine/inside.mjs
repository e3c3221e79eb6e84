// Runs inside.py in Pyodide: node inside.mjs WORK SOURCES
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [work, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(work, 'pyodide', 'pyodide.mjs')));
// Its hashes, and with them the order of its sets, are the same at every run.
const python = await loadPyodide({ env: { HOME: '/', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/work', work);
python.mountNodeFS('/sources', sources);
try {
  python.runPython(readFileSync(new URL('inside.py', import.meta.url), 'utf8'));
} catch (error) {
  // Node would show Pyodide's own line first, which is a megabyte long.
  console.error(error.message);
  process.exit(1);
}
