// The engine while it comes, in the worker: what Python fetches of it is counted, and kept, so that nothing is fetched twice.
import { canKeep, folderOf, keepEngine, KEPT_AS, type EngineList } from './kept_engine';

/** So long after Python began the rest of the engine is fetched: by then the first hand lies there. */
const REST_MS = 4000;
/** Browsers fetch these by themselves, for `import`. */
const IMPORTED = '.mjs';

/** From now on, keep what is fetched of *engine*; *told* hears the part of it that has come, from 0 to 1. */
export function keepWhatComes(engine: EngineList, told: (part: number) => void): void {
  const plain = self.fetch.bind(self);
  const folder = folderOf(engine);
  const all = engine.files.reduce((sum, { name, size }) => sum + (name.endsWith(IMPORTED) ? 0 : size), 0);
  let come = 0;
  const count = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform(piece, next) {
        told(Math.min(1, (come += piece.length) / all));
        next.enqueue(piece);
      },
    });

  async function keeping(address: string): Promise<Response> {
    const cache = canKeep() ? await caches.open(KEPT_AS) : null;
    const kept = await cache?.match(address);
    if (kept) return kept;
    const answer = await packed(address, plain);
    if (!answer.ok || !answer.body) return answer;
    const counted = new Response(answer.body.pipeThrough(count()), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
    // Where there is no room for it, one plays all the same.
    void cache?.put(address, counted.clone()).catch(() => null);
    return counted;
  }

  told(0);
  self.fetch = (asked, request) => {
    const address = asked instanceof Request ? asked.url : new URL(asked, location.href).href;
    return address.startsWith(folder) ? keeping(address) : plain(asked, request);
  };
  if (canKeep()) setTimeout(() => void keepEngine(engine, () => undefined).catch(() => null), REST_MS);
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
