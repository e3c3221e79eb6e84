// Who answers requests and sockets: the server, where nothing else has been put in its place (here/answering.ts).
import type { Wire, WireEnds } from './connection';

interface Ways {
  /** Asks as `fetch` does. */
  ask(address: string, request?: RequestInit): Promise<Response>;
  /** null: it is the server that is dialled. */
  dial(address: string, ends: WireEnds): Wire | null;
}

export const ways: Partial<Ways> = {};
