// The search of a family, compiled beforehand from the very functions that run plain: rows in, a decision out. It knows no rule.
// Python asks it (`huit.players.given_search`); `tools/compile_searches.py` makes the module. Both say how.

interface Search {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  think_once(result: number, args: number): number;
  compare_once(result: number, args: number): number;
}

const PAGE = 65_536;
/** Every argument takes so many bytes: an array seven of them, a number one. */
const SLOT = 8;
const MOST_SLOTS = 64;

export class SearchProgram {
  private readonly search: Search;
  private free: number;
  private readonly result: number;
  private readonly args: number;
  private readonly rows: number;
  private readonly tree: number;
  private readonly treeSize: number;
  private readonly arrays: readonly bigint[];

  /** *sizes*: the bytes of a row of rules, view, odds, mind, world, guess and node, and how many nodes there are. */
  constructor(module: WebAssembly.Module, sizes: readonly number[]) {
    this.search = new WebAssembly.Instance(module).exports as unknown as Search;
    this.free = this.search.__heap_base.value;
    const [rules = 0, view = 0, odds = 0, mind = 0, world = 0, guess = 0, node = 0, nodes = 0] = sizes;
    this.result = this.take(SLOT);
    this.args = this.take(MOST_SLOTS * SLOT);
    // One after another, as they come: each is as long as a multiple of 8.
    this.rows = this.take(rules + view + odds + mind);
    this.treeSize = nodes * node;
    this.tree = this.take(this.treeSize);
    this.arrays = [
      ...array(this.rows, 1, rules),
      ...array(this.rows + rules, 1, view),
      ...array(this.rows + rules + view, 1, odds),
      ...array(this.rows + rules + view + odds, 1, mind),
      ...array(this.take(2 * world), 2, world),
      ...array(this.take(guess), 1, guess),
      ...array(this.tree, nodes, node),
    ];
    const missing = this.free - this.search.memory.buffer.byteLength;
    if (missing > 0) this.search.memory.grow(Math.ceil(missing / PAGE));
  }

  /** Return what is decided on *rows*: of rules, view, odds and mind. */
  think(rows: Uint8Array, seed: string): number {
    this.write(rows, [seed]);
    this.done(this.search.think_once(this.result, this.args));
    return Number(new BigInt64Array(this.search.memory.buffer, this.result, 1)[0]);
  }

  /** Return the nodes of the tree that is grown from *choices*. */
  compare(rows: Uint8Array, choices: string, seed: string): Uint8Array {
    this.write(rows, [choices, seed]);
    this.done(this.search.compare_once(this.result, this.args));
    return new Uint8Array(this.search.memory.buffer, this.tree, this.treeSize).slice();
  }

  private take(bytes: number): number {
    const place = Math.ceil(this.free / SLOT) * SLOT;
    this.free = place + bytes;
    return place;
  }

  private write(rows: Uint8Array, numbers: readonly string[]): void {
    new Uint8Array(this.search.memory.buffer).set(rows, this.rows);
    new BigInt64Array(this.search.memory.buffer, this.args, MOST_SLOTS).set([...this.arrays, ...numbers.map(BigInt)]);
  }

  private done(status: number): void {
    if (status !== 0) throw new Error(`a search ended with ${status}`);
  }
}

/** Return an array as the program takes it: owner and parent, which nobody asks for, then count, size of one, place, shape, steps. */
function array(place: number, count: number, size: number): bigint[] {
  return [0, 0, count, size, place, count, size].map(BigInt);
}
