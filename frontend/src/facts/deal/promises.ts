// The commitments shown to this browser before deals, by room and round: each deal is compared with them.
import type { View } from '../../ground/protocol';
import { parsed, readKept, writeKept } from '../../ground/kept';

const KEPT_AS = 'huit-promises';
const MOST_ROOMS = 40;
const MOST_ROUNDS = 3;

/** The commitment shown before a round, and the different one shown since; null: that round has none, or known cards, told with the deal. */
export interface Broken {
  code: 'promise' | 'known';
  round: number;
  promised: string;
  found: string | null;
}

/** *putOff*: how often the deal had been put off by then. Each time, the server makes a new promise, and says who it was. */
type Shown = [round: number, commitment: string, putOff?: number][];
type Promising = Pick<View, 'round_no' | 'commitment' | 'next_commitment' | 'stage'> & Partial<Pick<View, 'put_off' | 'known_cards' | 'guests_at' | 'proof'>>;

export class Promises {
  private shown: Shown;
  /** The round for which the table was told in advance that its cards are known. */
  private toldKnown = 0;

  constructor(private room: string) {
    this.shown = read().find(([name]) => name === room)?.[1] ?? [];
  }

  /** Keep what was shown under the room's new name: its links were renewed. */
  moved(room: string): void {
    if (room === this.room) return;
    const others = read().filter(([name]) => name !== this.room && name !== room);
    this.room = room;
    writeKept(KEPT_AS, JSON.stringify([...others, [room, this.shown]].slice(-MOST_ROOMS)));
  }

  /** Keep the commitments of *view*; return the one that it breaks, if any. *first*: the first view on a wire. */
  heldAgainst(view: Promising, first = false): Broken | null {
    // During a round the view names who had put it off, then the proof does.
    const putOff = view.put_off?.length ?? 0;
    const latest = view.stage === 'round' ? putOff : (view.proof?.put_off.length ?? 0);
    if (view.stage !== 'round' && (view.known_cards || this.toldKnown > view.round_no)) this.toldKnown = view.known_cards ? view.round_no + 1 : 0;
    return (
      this.unpromised(view, first) ?? this.compared(view.round_no, view.commitment, latest) ?? this.compared(view.round_no + 1, view.next_commitment, putOff)
    );
  }

  /** A round without a commitment is one of known cards, which the table was told of before: else the promise is broken. */
  private unpromised({ round_no: round, commitment, known_cards, proof, stage, guests_at = [] }: Promising, first: boolean): Broken | null {
    const promised = this.promisedFor(round)?.[1];
    // In the lobby there is no round, nor its commitment any more: after a change of rules.
    if (stage === 'lobby' || commitment !== null || promised === undefined || this.toldKnown === round) return null;
    // Whoever plays alone has just asked for them; whoever comes into the round is told now.
    const alone = guests_at.filter((guest) => guest !== null).length < 2;
    if ((known_cards || proof?.again) && (first || alone)) {
      this.toldKnown = round;
      return null;
    }
    return { code: known_cards || proof?.again ? 'known' : 'promise', round, promised, found: null };
  }

  private compared(round: number, found: string | null | undefined, putOff: number): Broken | null {
    if (!found) return null;
    const [, promised, before = 0] = this.promisedFor(round) ?? [];
    if (promised === found) return null;
    if (promised !== undefined && putOff <= before) return { code: 'promise', round, promised, found };
    this.keep(round, found, putOff);
    return null;
  }

  private promisedFor(round: number): Shown[number] | undefined {
    return this.shown.find(([of]) => of === round);
  }

  private keep(round: number, commitment: string, putOff: number): void {
    this.shown = [...this.shown.filter(([of]) => of !== round), [round, commitment, putOff] as Shown[number]].slice(-MOST_ROUNDS);
    const others = read().filter(([name]) => name !== this.room);
    writeKept(KEPT_AS, JSON.stringify([...others, [this.room, this.shown]].slice(-MOST_ROOMS)));
  }
}

function read(): [string, Shown][] {
  const kept = parsed(readKept(KEPT_AS));
  return Array.isArray(kept) ? kept.filter(isOfRoom) : [];
}

function isOfRoom(kept: unknown): kept is [string, Shown] {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string' || !Array.isArray(kept[1])) return false;
  return kept[1].every((one: unknown) => Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string');
}
