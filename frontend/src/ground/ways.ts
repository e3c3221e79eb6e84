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
  /** Return what is told while who answers starts; empty: nobody waits for that. */
  starting(language: Language): string;
  /** Return what is told where something needs a server, and none is to be reached; empty: there is one. */
  needs(language: Language): string;
}

export const ways: Partial<Ways> = {};

/** Return whether this browser is alone: nothing is offered then that needs a server. */
export const isAlone = (): boolean => !!ways.needs?.('fr');
