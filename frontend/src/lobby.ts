// What the page asks over plain HTTP: the rules there are, and a new room.
import type { NewRoom, RulesSheet } from './protocol';

/** `unreachable`: no answer at all, or not one of ours. `refused`: the server understood and said no. */
export class LobbyError extends Error {
  constructor(readonly code: 'unreachable' | 'refused') {
    super(code);
  }
}

async function ask(address: string, request?: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new LobbyError('unreachable');
  }
  if (!answer.ok) throw new LobbyError(answer.status < 500 ? 'refused' : 'unreachable');
  return answer.json().catch(() => {
    throw new LobbyError('unreachable');
  });
}

export async function fetchRules(): Promise<RulesSheet[]> {
  return ((await ask('/api/rules')) as { rules: RulesSheet[] }).rules;
}

/** Open a room and return its name; the seat's token comes as a cookie that no script can read. */
export async function openRoom(wanted: NewRoom): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await ask('/api/rooms', { method: 'POST', headers, body: JSON.stringify(wanted) });
  return (answer as { room: string }).room;
}

const ROOM_PATH = /^\/jeu\/([A-Za-z0-9_-]+)\/?$/;

/** Return the room that *path* names, or null for the start screen. */
export function roomOfPath(path: string): string | null {
  return ROOM_PATH.exec(path)?.[1] ?? null;
}

export function pathOfRoom(room: string): string {
  return `/jeu/${room}`;
}
