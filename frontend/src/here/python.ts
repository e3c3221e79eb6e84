// Huit's Python, started by Pyodide in the worker: what is unpacked, what it is given, and the door that answers.
import { keepWhatComes } from './coming';
import { folderOf, keptEngine, servedEngine } from './kept_engine';
import { Rows } from './rows';

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  globals: { set(name: string, value: unknown): void };
  runPythonAsync(code: string): Promise<unknown>;
}

interface Pyodide {
  loadPyodide(how: { indexURL: string }): Promise<Python>;
}

/** `huit.server.offline.door.Door`, as JavaScript sees it. */
export interface Door {
  ask(method: string, address: string, body: string): Promise<{ toJs(): [status: number, body: string]; destroy(): void }>;
  dial(number: number, address: string, heard: (text: string) => void, closed: (code: number) => void): Promise<void>;
  hear(number: number, text: string): Promise<void>;
  hang_up(number: number): void;
  let_go(room: string): void;
  forget(room: string): Promise<void>;
}

const HOME = '/huit/';
const LINE_END = 10;
const OPEN = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "${HOME}")
from huit.server.offline.door import Door
Door(rows)
`;

/** Write the files of the pack where Python finds them: a line of JSON names them, with their lengths; then they follow one another. */
function unpack(python: Python, pack: Uint8Array): void {
  const end = pack.indexOf(LINE_END);
  const made = new Set<string>();
  let at = end + 1;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][]) {
    const folder = HOME + name.slice(0, name.lastIndexOf('/'));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(HOME + name, pack.subarray(at, at + length));
    at += length;
  }
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Start Python and return its door; *told* hears of what comes, where it is not kept. Throws where the engine is neither kept nor served. */
export async function openDoor(told: (part: number) => void): Promise<Door> {
  const kept = await keptEngine();
  const engine = kept ?? (await servedEngine());
  if (!engine) throw new Error('there is no engine');
  if (!kept) keepWhatComes(engine, told);
  const indexURL = folderOf(engine);
  const pack = bytesOf(`${indexURL}huit.pack`);
  const load = (): Promise<Pyodide> => import(/* @vite-ignore */ `${indexURL}pyodide.mjs`);
  const python = await (await load()).loadPyodide({ indexURL });
  unpack(python, await pack);
  python.globals.set('rows', new Rows());
  return (await python.runPythonAsync(OPEN)) as Door;
}
