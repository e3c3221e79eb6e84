// The commitments shown to this browser before deals, by room and round: each deal is compared with them.
import type { View } from '../protocol';
import { parsed, readKept, writeKept } from '../state/kept';

const KEPT_AS = 'huit-promises';
const MOST_ROOMS = 40;
const MOST_ROUNDS = 3;

/** The commitment shown before a round, and the different one shown since. */
export interface Broken {
  round: number;
  promised: string;
  found: string;
}

type Shown = [round: number, commitment: string][];

export class Promises {
  private shown: Shown;

  constructor(private readonly room: string) {
    this.shown = read().find(([name]) => name === room)?.[1] ?? [];
  }

  /** Keep the commitments of *view*; return the one that it breaks, if any. */
  heldAgainst(view: Pick<View, 'round_no' | 'commitment' | 'next_commitment'>): Broken | null {
    return this.compared(view.round_no, view.commitment) ?? this.compared(view.round_no + 1, view.next_commitment);
  }

  // A repeated deal has no commitment: there is nothing to compare.
  private compared(round: number, found: string | null | undefined): Broken | null {
    if (!found) return null;
    const promised = this.shown.find(([of]) => of === round)?.[1];
    if (promised === undefined) this.keep(round, found);
    return promised === undefined || promised === found ? null : { round, promised, found };
  }

  private keep(round: number, commitment: string): void {
    this.shown = [...this.shown, [round, commitment] as Shown[number]].slice(-MOST_ROUNDS);
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
