// Huit's Python, started by Pyodide in the worker: what is unpacked, what it is given (rows, searches), and the door that answers.
import { keepWhatComes } from './coming';
import { folderOf, keptEngine, searchedFamilies, servedEngine, type EngineList } from './kept_engine';
import { Rows } from './rows';
import { SearchProgram } from './search_program';

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
/** The search of a family: `danish.wasm`. Python itself is not among them. */
/** Python's bytes and JavaScript's have to be turned into one another: `huit.players.given_search.SearchProgram` takes the one kind. */
const OPEN = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "${HOME}")
from pyodide.ffi import to_js
from huit.server.offline.door import Door

class Program:
    def __init__(self, made):
        self._made = made
    def think(self, rows, seed):
        return self._made.think(to_js(rows), seed)
    def compare(self, rows, choices, seed):
        return self._made.compare(to_js(rows), choices, seed).to_bytes()

def program_of(family, sizes):
    made = search_of(family, to_js(sizes))
    return None if made is None else Program(made)

Door(rows, program_of)
`;

/** Return the searches of *engine*, compiled, by family; one that does not come, or that the browser cannot run, is searched plainly. */
async function searchesOf(engine: EngineList): Promise<Map<string, WebAssembly.Module>> {
  const compiled = new Map<string, WebAssembly.Module>();
  await Promise.all(
    searchedFamilies(engine).map(async (family) => {
      const module = await bytesOf(`${folderOf(engine)}${family}.wasm`)
        .then((bytes) => WebAssembly.compile(bytes))
        .catch(() => null);
      if (module) compiled.set(family, module);
    }),
  );
  return compiled;
}

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

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Start Python and return its door. *wanted* is the engine of the page, on a site: where another is kept, that one is fetched, and kept in its
 * place; *told* hears of what comes. Without a network, or where not all of it comes, the one that is kept does as well as it can. Throws
 * where there is none at all.
 */
export async function openDoor(wanted: string | undefined, told: (part: number | null) => void): Promise<Door> {
  const kept = await keptEngine();
  const served = !kept || kept.digest !== (wanted ?? kept.digest) ? await servedEngine() : null;
  if (served && served.digest !== kept?.digest) {
    const coming = keepWhatComes(served, wanted !== undefined, told);
    try {
      const door = await doorOf(served);
      void coming.keepRest();
      return door;
    } catch (error) {
      coming.giveUp();
      if (!kept) throw error;
    }
  }
  if (!kept) throw new Error('there is no engine');
  return doorOf(kept);
}

async function doorOf(engine: EngineList): Promise<Door> {
  const indexURL = folderOf(engine);
  const [pack, searches] = [bytesOf(`${indexURL}huit.pack`), searchesOf(engine)];
  const load = (): Promise<Pyodide> => import(/* @vite-ignore */ `${indexURL}pyodide.mjs`);
  const python = await (await load()).loadPyodide({ indexURL });
  unpack(python, await pack);
  const modules = await searches;
  const searchOf = (family: string, sizes: number[]): SearchProgram | undefined => {
    const module = modules.get(family);
    return module && new SearchProgram(module, sizes);
  };
  python.globals.set('rows', new Rows());
  python.globals.set('search_of', searchOf);
  return (await python.runPythonAsync(OPEN)) as Door;
}
