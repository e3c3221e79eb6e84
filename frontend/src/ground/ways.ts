// Who answers requests and sockets: the server, where nothing else has been put in its place (here/answering.ts).
import type { Language } from './cards/faces';
import type { Wire, WireEnds } from './connection';

interface Ways {
  /** Asks as `fetch` does. */
  ask(address: string, request?: RequestInit): Promise<Response>;
  /** null: it is the server that is dialled. */
  dial(address: string, ends: WireEnds): Wire | null;
  /** Return what is told where nothing answers; empty: it was the server that was asked. */
  unanswered(language: Language): string;
}

export const ways: Partial<Ways> = {};
