// A socket that reconnects by itself. Clock, chance and wire are arguments, so that tests can replace them.
import { CLOSED } from './protocol';

/** Why one cannot be in a room, for good. */
export type Gone = 'no_room' | 'kicked' | 'not_watched' | 'journal_unplayable' | 'renewed';

/**
 * `lost`: reconnecting by itself. `elsewhere`: closed as the oldest of too many tabs of one person. `no_seat`, `Gone`: final.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'no_seat' | Gone | 'closed';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEnds {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface Surroundings {
  dial(address: string, ends: WireEnds): Wire;
  /** Run *task* after *ms*; what it returns calls that off. */
  after(ms: number, task: () => void): () => void;
  chance(): number;
  stateChanged(state: ConnectionState): void;
  heard(text: string): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PAUSE_WHEN_TOO_MANY = 5000;

const FINAL: Record<number, ConnectionState> = {
  [CLOSED.no_room]: 'no_room',
  [CLOSED.no_seat]: 'no_seat',
  [CLOSED.taken_over]: 'elsewhere',
  [CLOSED.kicked]: 'kicked',
  [CLOSED.not_watched]: 'not_watched',
  [CLOSED.renewed]: 'renewed',
  [CLOSED.journal_unplayable]: 'journal_unplayable',
};

/** Return how long to wait before try number *tries*: doubling, with a little chance so that not all come back at once. */
export function pauseBefore(tries: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  state: ConnectionState = 'closed';
  private wire: Wire | null = null;
  private callOff: (() => void) | null = null;
  private failures = 0;

  constructor(
    private readonly address: string,
    private readonly around: Surroundings,
  ) {}

  open(): void {
    this.hangUp();
    if (this.state !== 'lost') this.become('connecting');
    const ends: WireEnds = {
      opened: () => current() && this.become('open'),
      heard: (text) => {
        if (!current()) return;
        // Only now: the server refuses a guest after the socket is open.
        this.failures = 0;
        this.letGo();
        this.around.heard(text);
      },
      closed: (code) => current() && this.closed(code),
    };
    const current = (): boolean => this.ends === ends;
    this.ends = ends;
    this.wire = this.around.dial(this.address, ends);
  }

  /** Try at once, where a try was due later: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.state === 'lost' && this.callOff) {
      this.failures = 0;
      this.open();
    }
  }

  /**
   * Dial anew, though the wire looks open, or is being opened: after a sleep, or on another network, it may be dead without anybody
   * having been told. The server answers on the new one with the room as it is.
   */
  renew(): void {
    if (this.state !== 'open' && this.state !== 'lost' && this.state !== 'connecting') return;
    this.failures = 0;
    const left = this.wire;
    this.wire = null;
    this.open();
    this.letGo();
    this.left = left;
  }

  /** Return whether *text* was sent; it is not while the wire is down. */
  send(text: string): boolean {
    if (this.state !== 'open' || !this.wire) return false;
    this.wire.send(text);
    return true;
  }

  close(): void {
    this.hangUp();
    this.letGo();
    this.become('closed');
  }

  // The ends of the wire in use: news of an older wire is ignored.
  private ends: WireEnds | null = null;

  // The wire before this one. It is closed once this one is heard, so that the others do not see the person leave and return.
  private left: Wire | null = null;

  private letGo(): void {
    this.left?.close();
    this.left = null;
  }

  private closed(code: number): void {
    this.wire = null;
    this.letGo();
    const final = FINAL[code];
    if (final) return this.become(final);
    this.become('lost');
    const pause = pauseBefore(this.failures++, this.around.chance());
    this.tryAfter(code === CLOSED.too_many ? Math.max(pause, PAUSE_WHEN_TOO_MANY) : pause);
  }

  private tryAfter(ms: number): void {
    this.callOff = this.around.after(ms, () => this.open());
  }

  private hangUp(): void {
    this.callOff?.();
    this.callOff = null;
    const wire = this.wire;
    this.wire = null;
    this.ends = null;
    wire?.close();
  }

  private become(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.around.stateChanged(state);
  }
}
