// The page's end of the worker in which the engine runs: requests and sockets as messages. It is started when it is first wanted.
import { SITE_ENGINE } from '../ground/address';
import type { Wire, WireEnds } from '../ground/connection';
import type { Asked, Heard } from './messages';
import { place } from './place.svelte';
import { keepTold, noteDeleted, noteGone, roomsGone } from './rooms_here';

/** As browsers close a socket that breaks. */
const BROKEN = 1006;

interface Waiting {
  answered(response: Response): void;
  failed(error: Error): void;
}

class Engine {
  private readonly worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, { room: string; ends: WireEnds }>();
  /** Rooms that are played, or were, and of which nothing has been told since. */
  private readonly untold = new Set<string>();
  ready = false;
  private last = 0;

  constructor(private readonly ended: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<Heard>) => this.hear(data);
    this.worker.onerror = ({ message }) => this.end(message);
    document.addEventListener('visibilitychange', this.seen);
    this.say({ kind: 'begin', wanted: SITE_ENGINE });
    roomsGone().forEach((room) => this.say({ kind: 'forget', room }));
  }

  ask(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const id = ++this.last;
    this.noteWait();
    return new Promise((answered, failed) => {
      this.waiting.set(id, { answered, failed });
      this.say({ kind: 'ask', id, method, address, body: typeof body === 'string' ? body : '' });
    });
  }

  dial(address: string, room: string, ends: WireEnds): Wire {
    const id = ++this.last;
    this.noteWait();
    this.sockets.set(id, { room, ends });
    this.untold.add(room);
    this.say({ kind: 'dial', id, address, room });
    return {
      send: (text) => this.say({ kind: 'send', id, text }),
      close: () => {
        this.sockets.delete(id);
        this.say({ kind: 'hang-up', id });
      },
    };
  }

  /** Return whether more happens in *room* than was told of it. */
  isOpen(room: string): boolean {
    return this.untold.has(room);
  }

  forget(room: string): void {
    this.say({ kind: 'forget', room });
  }

  private readonly seen = (): void => {
    if (document.hidden) this.say({ kind: 'hidden' });
  };

  /** Note that somebody waits, if Python has not started: in a moment, for who asks may be in the middle of drawing. */
  private noteWait(): void {
    queueMicrotask(() => (place.starting = !this.ready));
  }

  private say(asked: Asked): void {
    this.worker.postMessage(asked);
  }

  private hear(heard: Heard): void {
    if (heard.kind === 'answer') {
      this.waiting.get(heard.id)?.answered(new Response(heard.body, { status: heard.status, headers: { 'Content-Type': 'application/json' } }));
      this.waiting.delete(heard.id);
    } else if (heard.kind === 'coming') place.coming = heard.part;
    else if (heard.kind === 'ready') this.started();
    else if (heard.kind === 'opened') this.sockets.get(heard.id)?.ends.opened();
    else if (heard.kind === 'heard') this.sockets.get(heard.id)?.ends.heard(heard.text);
    else if (heard.kind === 'closed') this.closed(heard.id, heard.code);
    else if (heard.kind === 'told') this.told(heard.room, heard.body);
    else if (heard.kind === 'forgotten') noteDeleted(heard.room);
    else if (heard.kind === 'broken') this.end(heard.why);
  }

  private closed(id: number, code: number): void {
    const socket = this.sockets.get(id);
    this.sockets.delete(id);
    if (socket) this.rest(socket.room);
    socket?.ends.closed(code);
  }

  private told(room: string, body: string): void {
    keepTold(room, body);
    this.rest(room);
  }

  /** Where no socket of *room* is open any more, nothing happens there. */
  private rest(room: string): void {
    if (![...this.sockets.values()].some((socket) => socket.room === room)) this.untold.delete(room);
  }

  private started(): void {
    this.ready = true;
    place.starting = false;
    place.coming = null;
    place.toFetch = 0;
  }

  /** Nothing is answered any more: all who wait are told, and the next who asks starts another. */
  private end(why: string): void {
    console.error(why);
    place.starting = false;
    place.coming = null;
    this.worker.terminate();
    document.removeEventListener('visibilitychange', this.seen);
    this.ended();
    this.waiting.forEach(({ failed }) => failed(new Error(why)));
    this.sockets.forEach(({ ends }) => ends.closed(BROKEN));
    this.waiting.clear();
    this.sockets.clear();
  }
}

let running: Engine | null = null;

/** Return whether Python has started. */
export const isReady = (): boolean => running?.ready ?? false;

/** Return whether *room* is played on this page: what was told of it is old. */
export const isOpen = (room: string): boolean => running?.isOpen(room) ?? false;

export function theEngine(): Engine {
  return (running ??= new Engine(() => (running = null)));
}

/** Delete *room* for good. It is noted first: a page that is closed meanwhile does it next time. */
export function forgetHere(room: string): void {
  noteGone(room);
  theEngine().forget(room);
}
