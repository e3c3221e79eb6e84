// The engine while it comes, in the worker: what Python fetches of it is counted, and may be kept, so that nothing is fetched twice.
import { folderOf, keepEngine, openedCache, type EngineList } from './kept_engine';

/** Browsers fetch these by themselves, for `import`. */
const IMPORTED = '.mjs';

/**
 * From now on, count what is fetched of *engine*, and keep it if *keeps*. *told* hears the part of it that has come, from 0 to 1; null: no more comes.
 * Return what keeps the rest, to be called once Python has what it needs, and what gives it up.
 */
export function keepWhatComes(engine: EngineList, keeps: boolean, told: (part: number | null) => void): { keepRest(): Promise<void>; giveUp(): void } {
  const plain = self.fetch.bind(self);
  const folder = folderOf(engine);
  const all = engine.files.reduce((sum, { name, size }) => sum + (name.endsWith(IMPORTED) ? 0 : size), 0);
  const opened = keeps ? openedCache() : Promise.resolve(null);
  /** Whether each part is kept. */
  const puts: Promise<boolean>[] = [];
  let come = 0;
  let given = false;
  const came = (bytes: number): void => {
    // Of what was given up, other parts may still be on their way.
    if (!given) told(Math.min(1, (come += bytes) / all));
  };
  const count = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform(piece, next) {
        came(piece.length);
        next.enqueue(piece);
      },
    });

  async function keeping(address: string): Promise<Response> {
    const cache = await opened;
    const kept = await cache?.match(address).catch(() => null);
    if (kept) {
      // It has come before, when another part did not.
      came(engine.files.find(({ name }) => address === folder + name && !name.endsWith(IMPORTED))?.size ?? 0);
      return kept;
    }
    const answer = await packed(address, plain);
    if (!answer.ok || !answer.body) return answer;
    const counted = new Response(answer.body.pipeThrough(count()), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
    // Where there is no room for it, one plays all the same.
    if (cache)
      puts.push(
        cache.put(address, counted.clone()).then(
          () => true,
          () => false,
        ),
      );
    return counted;
  }

  told(0);
  self.fetch = (asked, request) => {
    const address = asked instanceof Request ? asked.url : new URL(asked, location.href).href;
    return address.startsWith(folder) ? keeping(address) : plain(asked, request);
  };
  return {
    async keepRest() {
      self.fetch = plain;
      const isKept = (await Promise.all(puts)).every(Boolean);
      if (isKept && (await opened)) await keepEngine(engine, () => undefined).catch(() => null);
    },
    giveUp() {
      given = true;
      self.fetch = plain;
      told(null);
    },
  };
}

/** Fetch the file at *address*: from a host that packs nothing, the one that lies packed beside it. */
export async function packed(address: string, plain: typeof fetch = fetch): Promise<Response> {
  const stop = new AbortController();
  const answer = await plain(address, { signal: stop.signal });
  if (!answer.ok || !answer.body || address.endsWith(IMPORTED) || answer.headers.has('Content-Encoding') || !('DecompressionStream' in self)) return answer;
  const small = await plain(`${address}.gz`).catch(() => null);
  if (!small?.ok || !small.body) return answer;
  stop.abort();
  // A host may say that it is packed, and the browser has unpacked it.
  const body = small.headers.has('Content-Encoding') ? small.body : small.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
}
