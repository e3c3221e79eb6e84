// The engine in the browser's cache: fetched when somebody asks for it, and kept over builds of the page that have the same one.
import { noteHere } from './rooms_here';

/** A cache of its own; the service worker answers from it (pages/offline/worker.js). */
export const KEPT_AS = 'huit-engine';
/** Beside the scripts of the page, wherever they lie. */
const FOLDER = new URL(import.meta.env.DEV ? '/engine/' : ['..', 'engine', ''].join('/'), import.meta.url).href;
const LIST = `${FOLDER}engine.json`;
const DIGEST = /^[0-9a-f]{16}$/;

interface File {
  name: string;
  /** Bytes, as they are, by Brotli and by gzip. */
  size: number;
  br: number;
  gz: number;
}

export interface EngineList {
  digest: string;
  files: File[];
}

function listFrom(raw: unknown): EngineList | null {
  const { digest, files } = Object(raw) as Partial<EngineList>;
  return typeof digest === 'string' && DIGEST.test(digest) && Array.isArray(files) && files.every(({ name }) => typeof name === 'string')
    ? { digest, files }
    : null;
}

/** Return the cache of the engine; null: this browser has none, or forbids it here. */
export async function openedCache(): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(KEPT_AS) : null;
  } catch {
    return null;
  }
}

/** Return the families whose computers search by a program of *engine*; those of others think shorter. */
export const searchedFamilies = ({ files }: EngineList): string[] => files.flatMap(({ name }) => /^([a-z]+)\.wasm$/.exec(name)?.[1] ?? []);

/** Return what begins the addresses of the files of an engine. */
export const folderOf = ({ digest }: EngineList): string => `${FOLDER}${digest}/`;

/** Return the engine that is kept, whole; null: none. */
export async function keptEngine(): Promise<EngineList | null> {
  const list = await (await openedCache())?.match(LIST).catch(() => null);
  return list ? listFrom(await list.json().catch(() => null)) : null;
}

/** Return the engine that the server has; null: it has none, or does not answer. */
export async function servedEngine(): Promise<EngineList | null> {
  const answer = await fetch(LIST, { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? listFrom(await answer.json().catch(() => null)) : null;
}

/** Return how many bytes of *engine* travel: by https browsers take Brotli, of a host that packs. */
export function bytesOf(engine: EngineList, packs = true): number {
  const kind = packs && location.protocol === 'https:' ? 'br' : 'gz';
  return engine.files.reduce((sum, file) => sum + file[kind], 0);
}

/** Fetch *engine* and keep it; *told* is called with the part of it that has come, from 0 to 1. Throws where it does not come. */
export async function keepEngine(engine: EngineList, told: (part: number) => void): Promise<void> {
  const cache = await caches.open(KEPT_AS);
  const all = engine.files.reduce((sum, { size }) => sum + size, 0);
  let come = 0;
  const count = (bytes: number): void => told(Math.min(1, (come += bytes) / all));
  for (const file of engine.files) {
    const address = folderOf(engine) + file.name;
    if (await cache.match(address)) count(file.size);
    else await cache.put(address, await counted(address, count));
  }
  // The list comes last: what it names is there.
  await cache.put(LIST, new Response(JSON.stringify(engine), { headers: { 'Content-Type': 'application/json' } }));
  noteHere();
  // Another site of this host may keep one too.
  const others = (await cache.keys()).filter(({ url }) => url.startsWith(FOLDER) && url !== LIST && !url.startsWith(folderOf(engine)));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** Fetch a file; *count* is called with the bytes of each piece. */
async function counted(address: string, count: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    count(value.length);
  }
  return new Response(new Blob(pieces), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
}

/** Give up what is kept; the tables stay. */
export async function dropEngine(): Promise<void> {
  const cache = await openedCache();
  if (!cache) return;
  const ours = (await cache.keys()).filter(({ url }) => url.startsWith(FOLDER));
  await Promise.all(ours.map((request) => cache.delete(request)));
}

/** Where another engine is kept than the server has, keep that one: the page of the same build speaks its language. */
export async function keepUpToDate(): Promise<void> {
  const [kept, served] = await Promise.all([keptEngine(), servedEngine()]);
  if (kept && served && kept.digest !== served.digest) await keepEngine(served, () => undefined);
}
