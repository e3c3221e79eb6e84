// Leaves out of Pyodide's program what nothing here can call: node trim.mjs WORK, where `pyodide` is, and packages that call it.
// It exports 8560 things for whatever package may come, and with them all that these call. Ours are known: 735 are asked for.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = 'pyodide.asm.wasm';
const SCRIPTS = ['pyodide.asm.mjs', 'pyodide.mjs'];
const FEATURES = [
  ...['bulk-memory', 'exception-handling', 'multivalue', 'mutable-globals'],
  ...['nontrapping-float-to-int', 'reference-types', 'sign-ext'],
];
const ASSIGNED = /(\w+)=Module\["\1"\]=wasmExports\["\w+"\](?!\.)/g;

const [work] = process.argv.slice(2);
const METADCE = fileURLToPath(new URL('node_modules/binaryen/bin/wasm-metadce', import.meta.url));
const importsOf = (module) => WebAssembly.Module.imports(module).map(({ name }) => name);

/** Count how often each word stands in the scripts, but where they give every export its name. */
function wordsOf(scripts) {
  const counts = new Map();
  for (const script of scripts)
    for (const [word] of script.replaceAll(ASSIGNED, '').matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const file = join(work, 'pyodide', PROGRAM);
const program = await WebAssembly.compile(readFileSync(file));
const words = wordsOf(SCRIPTS.map((script) => readFileSync(join(work, 'pyodide', script), 'utf8')));
const asked = new Set(importsOf(program));
for (const name of readdirSync(work, { recursive: true }).filter((path) => path.endsWith('.so')))
  for (const symbol of importsOf(await WebAssembly.compile(readFileSync(join(work, name))))) asked.add(symbol);
// Its own variable is declared once, with a line before its name: more than that is a use.
const isWanted = (name) => asked.has(name) || words.has(name) || words.get(`_${name}`) > 1;
const wanted = WebAssembly.Module.exports(program)
  .map(({ name }) => name)
  .filter(isWanted);
const graph = join(work, 'graph.json');
writeFileSync(graph, JSON.stringify(wanted.map((name) => ({ name: `export ${name}`, export: name, root: true }))));
const flags = FEATURES.map((name) => `--enable-${name}`);
const command = [METADCE, file, '--graph-file', graph, ...flags, '-o', file];
// What it leaves out it names on its output, a line each.
execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
