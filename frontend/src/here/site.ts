// What a site answers without Python: what is the same for all lies there as files, and what needs a server is said at once.
import type { Wire, WireEnds } from '../ground/connection';
import { HOME, pathHere } from '../ground/address';
import { parsed } from '../ground/kept';
import { CLOSED, type SheetRequest } from '../ground/protocol';
import { isReady, theEngine } from './engine';
import { bytesOf, folderOf, keptEngine, openedCache, servedEngine, type EngineList } from './kept_engine';
import { place } from './place.svelte';
import { isHere } from './rooms_here';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Answers that are the same for all: `huit.server.site.parts.answers` makes them. */
const FILES = /^\/api\/(?:games(?:\?language=\w+)?|options|rules|powers|schema|public|address)$/;
/** Requests that Python answers. */
const PLAYED = /^\/api\/(?:rooms|replays|sheet|check|lesson)(?:\/|$)/;
const SHEET = '/api/sheet';
/** The name of a game of the library; rules of one's own are a file, in many lines. */
const GAME = /^[a-z0-9-]+$/;
const NAMED = /^\/api\/(?:rooms|replays)\/([\w-]+)/;
/** Where a table is about to be opened, or lies. */
const STARTS = /^\/(jeu\/.*)?$/;
const NEEDS_SERVER = 501;
const MISSING = 404;

/** Answer a request; null: Python is to be asked. */
export async function askSite(address: string, { body }: RequestInit): Promise<Response | null> {
  // A page may ask while it works a value out: nothing may be noted there.
  await null;
  const isFile = FILES.test(address);
  if (isFile) place.noteNeed(false);
  if (isFile) return fetch(`${HOME}${address.slice(1).replace('?language=', '.')}.json`);
  const name = NAMED.exec(address)?.[1];
  if (name !== undefined && !isHere(name)) return new Response('{"code":"no_room"}', { status: MISSING, headers: JSON_TYPE });
  if (address === SHEET && !isReady()) return sheetIn(body);
  if (PLAYED.test(address)) return null;
  place.noteNeed(true);
  return new Response('{"code":"needs_server"}', { status: NEEDS_SERVER, headers: JSON_TYPE });
}

/** Return the sheet that *body* asks for, where it is of a game as it stands: nobody waits for Python to read rules. */
async function sheetIn(body: unknown): Promise<Response | null> {
  const { rules, options, title, seats } = Object(parsed(String(body))) as Partial<SheetRequest>;
  if (!rules || !GAME.test(rules) || Object.keys(options ?? {}).length || title) return null;
  const file = await fetch(`${HOME}api/sheets/${rules}.json`).catch(() => null);
  const sheets = file?.ok ? ((await file.json()) as Record<string, unknown>) : {};
  const sheet = sheets[seats ?? 'any'];
  return sheet ? new Response(JSON.stringify(sheet), { headers: JSON_TYPE }) : null;
}

/** Hang up: there is no such room, and nobody else to ask. */
export function dialNobody({ closed }: WireEnds): Wire {
  queueMicrotask(() => closed(CLOSED.no_room));
  return { send: () => undefined, close: () => undefined };
}

/** Start Python where it is kept, or an older one: it may do so, and come, while one chooses. Where it is not, find out what the first table will fetch. */
export async function prepare(): Promise<void> {
  if (await keptEngine().catch(() => null)) {
    if (STARTS.test(pathHere())) theEngine();
    return;
  }
  place.keeps = (await openedCache()) !== null;
  const served = await servedEngine();
  if (served) place.toFetch = bytesOf(served, await isPacked(served));
}

/** Return whether the host packs what it sends. */
async function isPacked(engine: EngineList): Promise<boolean> {
  const answer = await fetch(`${folderOf(engine)}${engine.files[0]?.name}`, { method: 'HEAD' }).catch(() => null);
  return answer?.headers.has('Content-Encoding') ?? false;
}
