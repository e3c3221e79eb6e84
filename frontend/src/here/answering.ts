// Who answers what, where this browser can play without a server: it knows its own tables, and where one plays here, everything else.
import type { Wire, WireEnds } from '../ground/connection';
import { parsed } from '../ground/kept';
import { ways } from '../ground/ways';
import { isOpen, theEngine } from './engine';
import { keptEngine } from './kept_engine';
import { place } from './place.svelte';
import { isHere, keepHere, keepReplayHere, keepTold, noteOpened, toldOf } from './rooms_here';
import { askSite, dialNobody } from './site';

const NAMED = /^\/(?:api\/(?:rooms|replays)|ws)\/([A-Za-z0-9_-]+)/;
const ROOM = /^\/api\/rooms\/([A-Za-z0-9_-]+)$/;
/** By this request the page begins: its answer tells whether there is a server. */
const GAMES = '/api/games';
/** Where the service worker keeps what was told of games, and how it says that an answer is an old one. */
const TOLD_AS = 'huit-told';
const OLD = 'X-Huit-Kept';
const NEEDS_SERVER = 501;

/** Put this browser beside the server. */
export function answerHere(): void {
  ways.ask = ask;
  ways.dial = dial;
  // Python takes a moment to start: it may do so while one chooses.
  if (place.where === 'chosen') theEngine();
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const told = place.where === 'site' ? await askSite(address, request) : null;
  if (told) return told;
  const name = NAMED.exec(address)?.[1];
  if (name !== undefined) return isHere(name) ? askAbout(address, request) : fetch(address, request);
  if (address === GAMES) return askForGames();
  return place.where === 'server' ? fetch(address, request) : askEngine(address, request);
}

/** Ask the server, unless one plays here; where it does not answer and the engine is kept, one plays here from now on. */
async function askForGames(): Promise<Response> {
  if (place.where === 'chosen') return keptGames();
  const answer = await fetch(GAMES).catch((error: Error) => error);
  if (answer instanceof Response && !answer.headers.has(OLD)) {
    place.where = 'server';
    return answer;
  }
  if (await keptEngine()) {
    place.where = 'away';
    theEngine();
    return keptGames();
  }
  if (answer instanceof Error) throw answer;
  return answer;
}

/** What was last told of games does: the start page need not wait for Python. */
async function keptGames(): Promise<Response> {
  const kept = 'caches' in globalThis ? await caches.match(GAMES, { cacheName: TOLD_AS }).catch(() => undefined) : undefined;
  return kept ?? askEngine(GAMES, {});
}

/** Answer what is asked of a room; what it is like is known without Python, unless it is being played. */
function askAbout(address: string, request: RequestInit): Promise<Response> {
  const room = ROOM.exec(address)?.[1];
  const known = room !== undefined && !request.method && !isOpen(room) ? toldOf(room) : null;
  return known === null ? askEngine(address, request) : Promise.resolve(new Response(known, { headers: { 'Content-Type': 'application/json' } }));
}

async function askEngine(address: string, request: RequestInit): Promise<Response> {
  const answer = await theEngine().ask(address, request);
  place.noteNeed(answer.status === NEEDS_SERVER);
  if (answer.ok) note(address, request, await answer.clone().text());
  return answer;
}

/** Keep which rooms and rounds are here, and what was told of them. */
function note(address: string, { method }: RequestInit, body: string): void {
  const about = ROOM.exec(address)?.[1];
  if (about !== undefined) keepTold(about, body);
  if (method !== 'POST') return;
  const { room, replay } = Object(parsed(body)) as { room?: unknown; replay?: unknown };
  if (typeof room === 'string') keepHere(room);
  if (typeof replay === 'string') keepReplayHere(replay);
}

function dial(address: string, ends: WireEnds): Wire | null {
  const room = NAMED.exec(address)?.[1];
  if (room !== undefined && isHere(room)) {
    noteOpened(room);
    return theEngine().dial(address, room, ends);
  }
  return place.where === 'site' ? dialNobody(ends) : null;
}
