// What a browser keeps of the game: nothing where it forbids that, and nothing is fetched twice.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const BODY = 'x'.repeat(10);
const FILES = ['huit.pack', 'pyodide.mjs'].map((name) => ({ name, size: BODY.length, br: 1, gz: 1 }));
const ENGINE = { digest: '0123456789abcdef', files: FILES };

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('location', { href: 'https://huit.example/', protocol: 'https:' });

const fetched: string[] = [];
async function plain(asked: RequestInfo | URL): Promise<Response> {
  fetched.push(String(asked));
  return Promise.resolve(new Response(BODY, { headers: { 'Content-Encoding': 'br' } }));
}

/** A cache, which takes a moment to keep anything. */
class Kept {
  readonly all = new Map<string, string>();
  full = false;
  open = (): Promise<Kept> => Promise.resolve(this);
  match = (address: string): Promise<Response | undefined> => Promise.resolve(this.all.has(address) ? new Response(this.all.get(address)) : undefined);
  put = async (address: string, answer: Response): Promise<void> => {
    const text = await answer.text();
    await new Promise((done) => setTimeout(done, 20));
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    this.all.set(address, text);
  };
  keys = (): Promise<Request[]> => Promise.resolve([]);
}

let caches: Kept;

beforeEach(() => {
  fetched.length = 0;
  caches = new Kept();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('fetch', plain);
});

const { keepWhatComes } = await import('../src/here/coming');
const { dropEngine, folderOf, keptEngine, openedCache } = await import('../src/here/kept_engine');
const { keepsRows } = await import('../src/here/rows');
const pack = `${folderOf(ENGINE)}huit.pack`;

describe('a browser that keeps nothing', () => {
  it('has no engine, and nothing that could be dropped', async () => {
    for (const bad of [{ open: () => Promise.reject(new DOMException('no', 'SecurityError')) }, undefined]) {
      vi.stubGlobal('caches', bad);
      expect([await openedCache(), await keptEngine()]).toEqual([null, null]);
      await dropEngine();
    }
  });

  it('has no rows', async () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open: forbidden });
    expect(await keepsRows()).toBe(false);
  });

  it('plays all the same', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    const { keepRest } = keepWhatComes(ENGINE, true, () => undefined);
    expect(await (await fetch(pack)).text()).toBe(BODY);
    await keepRest();
    expect(fetched).toEqual([pack]);
  });
});

describe('the engine, while it comes', () => {
  it('is kept whole once Python has started, and no part is fetched twice', async () => {
    const told: (number | null)[] = [];
    const { keepRest } = keepWhatComes(ENGINE, true, (part) => told.push(part));
    expect(await (await fetch(pack)).text()).toBe(BODY);
    await keepRest();
    expect(fetched.map((address) => address.replace(folderOf(ENGINE), ''))).toEqual(['huit.pack', 'pyodide.mjs']);
    expect((await keptEngine())?.digest).toBe(ENGINE.digest);
    expect(told).toEqual([0, 1]);
  });

  it('is counted whole where a part of it came before, when the rest did not', async () => {
    await (await openedCache())?.put(pack, new Response(BODY));
    const told: (number | null)[] = [];
    keepWhatComes(ENGINE, true, (part) => told.push(part));
    expect(await (await fetch(pack)).text()).toBe(BODY);
    expect([fetched, told]).toEqual([[], [0, 1]]);
  });

  it('is given up where a part does not come: what is still on its way is counted no more', async () => {
    const told: (number | null)[] = [];
    const { giveUp } = keepWhatComes(ENGINE, false, (part) => told.push(part));
    const before = await fetch(pack);
    giveUp();
    expect(await Promise.all([before.text(), (await fetch(pack)).text()])).toEqual([BODY, BODY]);
    expect(told).toEqual([0, null]);
  });

  it('is not kept where nobody asked for that', async () => {
    const { keepRest } = keepWhatComes(ENGINE, false, () => undefined);
    await (await fetch(pack)).text();
    await keepRest();
    expect([caches.all.size, fetched.length]).toEqual([0, 1]);
  });

  it('is not fetched again where there is no room for it', async () => {
    caches.full = true;
    const { keepRest } = keepWhatComes(ENGINE, true, () => undefined);
    await (await fetch(pack)).text();
    await keepRest();
    expect(fetched).toEqual([pack]);
  });
});
