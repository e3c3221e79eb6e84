// The searches that browsers are given decide in the page as plain Python does: `make searches` wrote the decisions.
import { describe, expect, it } from 'vitest';
import { SearchProgram } from '../src/here/search_program';
import DECISIONS from './search_decisions.json';

/** Where a node has what: the fields of `Node` in `huit.players.search`. */
const AT = { child: 8, sibling: 16, visits: 24, action: 48 };

const PROGRAMS = import.meta.glob<string>('../../src/huit/players/searches/*.wasm', { query: '?url&inline', import: 'default', eager: true });

const moduleOf = async (family: string): Promise<WebAssembly.Module> => {
  const answer = await fetch(PROGRAMS[`../../src/huit/players/searches/${family}.wasm`] ?? '');
  return WebAssembly.compile(await answer.arrayBuffer());
};

async function inflated(text: string): Promise<Uint8Array> {
  const { body } = await fetch(`data:application/octet-stream;base64,${text}`);
  return new Uint8Array(await new Response(body?.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer());
}

/** Return how often each choice was tried. */
function visitsIn(tree: Uint8Array, size: number): Record<string, number> {
  const nodes = new DataView(tree.buffer);
  const read = (place: number, field: number): number => Number(nodes.getBigInt64(place * size + field, true));
  const visits: Record<string, number> = {};
  for (let place = read(0, AT.child); place !== 0; place = read(place, AT.sibling)) {
    visits[nodes.getInt16(place * size + AT.action, true)] = read(place, AT.visits);
  }
  return visits;
}

describe.each(Object.entries(DECISIONS))('the search of %s', (family, { sizes, cases }) => {
  it('asks for nothing', async () => {
    expect(WebAssembly.Module.imports(await moduleOf(family))).toEqual([]);
  });

  it('decides as plain Python does', async () => {
    const program = new SearchProgram(await moduleOf(family), sizes);
    expect(cases.length).toBeGreaterThan(0);
    for (const { game, rows, seed, choices, decides, visits } of cases) {
      const known = await inflated(rows);
      expect([game, program.think(known, seed)]).toEqual([game, decides]);
      expect(visitsIn(program.compare(known, choices, seed), sizes.at(-2) ?? 0)).toEqual(visits);
    }
  });
});
