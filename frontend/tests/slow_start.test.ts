// A slow device: the game comes piece by piece, and Python takes its time to start. What is asked meanwhile waits, and is not lost.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Heard } from '../src/here/messages';

vi.stubGlobal('location', { href: 'https://huit.example/', pathname: '/', protocol: 'https:' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });

/** The worker of the page, in which Python starts when the test says so. */
class SlowWorker {
  static readonly all: SlowWorker[] = [];
  readonly asked: Asked[] = [];
  onmessage: (_: { data: Heard }) => void = () => undefined;
  ended = false;

  constructor() {
    SlowWorker.all.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  tells(...told: Heard[]): void {
    told.forEach((data) => this.onmessage({ data }));
  }
}
vi.stubGlobal('Worker', SlowWorker);

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const started = (): SlowWorker => SlowWorker.all.at(-1) as SlowWorker;

describe('Python, while it starts', () => {
  let engine: typeof import('../src/here/engine');
  let place: (typeof import('../src/here/place.svelte'))['place'];

  beforeEach(async () => {
    vi.resetModules();
    SlowWorker.all.length = 0;
    engine = await import('../src/here/engine');
    ({ place } = await import('../src/here/place.svelte'));
  });

  it('is started once, by whoever asks first, and hears all that is asked before it answers, in its order', async () => {
    const [room, games] = [engine.theEngine().ask('/api/rooms', { method: 'POST', body: '{"rules":"monclar"}' }), engine.theEngine().ask('/api/games', {})];
    expect(SlowWorker.all.length).toBe(1);
    expect(started().asked.map(({ kind }) => kind)).toEqual(['begin', 'ask', 'ask']);
    expect(engine.isReady()).toBe(false);
    started().tells({ kind: 'ready' });
    expect(engine.isReady()).toBe(true);
    const answers = started().asked.flatMap((asked): Heard[] =>
      asked.kind === 'ask' ? [{ kind: 'answer', id: asked.id, status: 200, body: asked.address }] : [],
    );
    started().tells(...answers.reverse());
    expect([await (await room).text(), await (await games).text()]).toEqual(['/api/rooms', '/api/games']);
  });

  it('says how much of it has come, until it answers', () => {
    void engine.theEngine();
    const shown = [0, 0.4, 1].map((part) => {
      started().tells({ kind: 'coming', part });
      return place.coming;
    });
    expect(shown).toEqual([0, 0.4, 1]);
    started().tells({ kind: 'ready' });
    expect(place.coming).toBeNull();
  });

  it('that does not start says so to all who wait, and is started anew for who asks then', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const codes: number[] = [];
    const asked = engine.theEngine().ask('/api/games', {});
    engine.theEngine().dial('/ws/k3v9', 'k3v9', { opened: () => undefined, heard: () => undefined, closed: (code) => codes.push(code) });
    started().tells({ kind: 'coming', part: 0.4 }, { kind: 'broken', why: 'no memory' });
    await expect(asked).rejects.toThrow('no memory');
    expect([codes, place.coming, started().ended]).toEqual([[1006], null, true]);
    void engine.theEngine();
    expect(SlowWorker.all.length).toBe(2);
  });
});

describe('the worker, while Python starts', () => {
  it('keeps what it is asked, and asks it of the door once that is open', async () => {
    vi.resetModules();
    const heard: Heard[] = [];
    const worker = { postMessage: (told: Heard) => heard.push(told), onmessage: (_: { data: Asked }) => undefined };
    const done: string[] = [];
    const door = {
      ask: (_: string, address: string) => Promise.resolve({ toJs: () => [200, address], destroy: () => undefined }),
      dial: (id: number) => Promise.resolve(void done.push(`dial ${id}`)),
      hear: (_: number, text: string) => Promise.resolve(void done.push(text)),
      let_go: () => undefined,
    };
    let open: (_: typeof door) => void = () => undefined;
    vi.doMock('../src/here/python', () => ({ openDoor: () => new Promise((opened) => (open = opened)) }));
    vi.stubGlobal('self', worker);
    vi.stubGlobal('navigator', {});
    await import('../src/here/engine_worker');
    const asked: Asked[] = [
      { kind: 'ask', id: 1, method: 'GET', address: '/api/games', body: '' },
      { kind: 'begin', wanted: undefined },
      { kind: 'dial', id: 2, address: '/ws/k3v9', room: 'k3v9' },
      { kind: 'send', id: 2, text: 'move' },
    ];
    asked.forEach((data) => worker.onmessage({ data }));
    await settled();
    expect([heard, done]).toEqual([[], []]);
    open(door);
    await settled();
    expect(heard.map(({ kind }) => kind).sort()).toEqual(['answer', 'opened', 'ready']);
    expect(done).toEqual(['dial 2', 'move']);
    vi.doUnmock('../src/here/python');
  });
});

describe('the reader of what comes', () => {
  it('counts piece by piece, and nothing counts as kept before the last has come', async () => {
    vi.resetModules();
    const kept = new Map<string, string>();
    const cache = {
      match: (address: string) => Promise.resolve(kept.has(address) ? new Response(kept.get(address)) : undefined),
      put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
      keys: () => Promise.resolve([]),
    };
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    let last: ReadableStreamDefaultController<Uint8Array>;
    vi.stubGlobal('fetch', (address: string) => {
      const isLast = address.endsWith('b.wasm');
      const pieces = (comes: ReadableStreamDefaultController<Uint8Array>): void => {
        comes.enqueue(new Uint8Array(4));
        if (isLast) last = comes;
        else comes.close();
      };
      return Promise.resolve(new Response(new ReadableStream({ start: pieces })));
    });
    const { keepEngine, keptEngine } = await import('../src/here/kept_engine');
    const engine = { digest: '0123456789abcdef', files: ['a.pack', 'b.wasm'].map((name, at) => ({ name, size: 4 * (at + 1), br: 1, gz: 1 })) };
    const told: number[] = [];
    const keeping = keepEngine(engine, (part) => told.push(part));
    await vi.waitUntil(() => told.length === 2);
    expect([told, await keptEngine()]).toEqual([[4 / 12, 8 / 12], null]);
    last!.enqueue(new Uint8Array(4));
    last!.close();
    await keeping;
    expect([told.at(-1), (await keptEngine())?.digest]).toEqual([1, engine.digest]);
  });
});
