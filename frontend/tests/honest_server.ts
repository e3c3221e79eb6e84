// An honest server, as far as the deals of one table go: what `rooms/seals.py` does with commands, and what its views show of it.
// That it is the same is tested with `deal_histories.json`, which the real one has written.
import type { View } from '../src/ground/protocol';
import { sealOf } from '../src/facts/deal/digests';

export const REVEAL_MS = 10_000;

/** One who has left a chair in a round keeps it until its end. */
type Chair = 'sits' | 'left' | 'open';

interface Sealed {
  guests: number[];
  revealed: Set<number>;
}

/** Three people, and a first round that is over. Each command returns whether it was taken. */
export class HonestServer {
  seq = 0;
  round = 1;
  isPlaying = false;
  known = false;
  seal: Sealed | null = null;
  committed = new Map<number, string>();
  readonly chairs: Chair[] = ['sits', 'sits', 'sits'];
  private dealt: string | null;
  private promise: string;
  private promises = 0;
  private isAsked = false;
  private putOff: number[] = [];
  private putOffDealt: number[] = [];
  private openTo: Set<number> | null = null;
  private isRoundKnown = false;
  private proof: View['proof'] = null;

  constructor(private readonly name: string) {
    [this.dealt, this.promise] = [this.freshPromise(), this.freshPromise()];
    this.proof = this.proofOf(this.dealt, null);
  }

  commits(guest: number, digest: string): boolean {
    if (this.seal || !this.stillToCommit([guest]).length) return false;
    this.committed.set(guest, digest);
    return true;
  }

  reveals(guest: number): boolean {
    if (!this.unrevealed.includes(guest)) return false;
    this.seal?.revealed.add(guest);
    return true;
  }

  /** A guest asks for the deal, and *here* are there, or were a moment ago. */
  asks(guest: number, here: readonly number[]): boolean {
    return this.chairs[guest] === 'sits' && this.steps(here);
  }

  /** What the server does by itself after each command: *here* are there, and *lately* were so a moment ago. */
  goesOn(here: readonly number[], lately: readonly number[] = here): boolean {
    if (this.seal) return !this.unrevealed.length && this.deals();
    return this.isAsked && !this.stillToCommit(here).length && this.steps(lately);
  }

  breaks(): boolean {
    if (!this.unrevealed.length || !this.seal) return false;
    this.putOff = [...this.putOff, ...this.unrevealed];
    if (this.seal.revealed.size) this.openTo = this.seal.revealed;
    this.isAsked = true;
    this.promiseAnew();
    return true;
  }

  ends(): boolean {
    if (!this.isPlaying) return false;
    this.isPlaying = this.isRoundKnown = false;
    this.chairs.forEach((chair, guest) => chair === 'left' && (this.chairs[guest] = 'open'));
    return true;
  }

  stands(guest: number): boolean {
    if (this.seal || this.chairs[guest] === 'open') return false;
    this.chairs[guest] = this.isPlaying ? 'left' : 'open';
    return true;
  }

  /** On the chair that was theirs. */
  sits(guest: number): boolean {
    if (this.seal || (this.isPlaying && this.chairs[guest] === 'open')) return false;
    this.chairs[guest] = 'sits';
    return true;
  }

  /** The next deal is to be that of the first round again, or no longer. */
  knows(again: boolean): boolean {
    if (this.seal || this.isPlaying) return false;
    this.known = again;
    this.isAsked = false;
    return true;
  }

  get unrevealed(): number[] {
    return this.seal?.guests.filter((guest) => !this.seal?.revealed.has(guest)) ?? [];
  }

  /** What is shown to *guest*, without the time. */
  view(guest: number): Partial<View> {
    const { isPlaying, round, dealt, chairs } = this;
    const shows = !isPlaying && !this.known;
    const commitments = shows ? [...this.committed].map(([of, digest]) => ({ ...named(of), digest })) : [];
    const sealed = this.sealed();
    const seal = sealed && {
      deal: this.deal,
      digest: this.sealDigest(),
      commitments: sealed.map((one) => ({ ...one, revealed: !this.unrevealed.includes(one.guest) })),
    };
    return {
      ...{
        stage: isPlaying ? 'round' : 'between',
        over: !isPlaying,
        round_no: round,
        commitment: dealt,
        next_commitment: shows ? this.promise : null,
        commitments,
        seal,
      },
      seq: this.seq,
      ...{ guest, seat: chairs[guest] === 'open' ? null : guest, guests_at: chairs.map((chair, at) => (chair === 'open' ? null : at)) },
      put_off: (isPlaying ? this.putOffDealt : this.putOff).map(named),
      known_cards: (isPlaying ? this.isRoundKnown : this.known) ? { round_no: 1 } : null,
      proof: isPlaying ? null : this.proof,
    };
  }

  private steps(here: readonly number[]): boolean {
    if (this.seal || this.isPlaying || this.chairs.some((chair) => chair !== 'sits')) return false;
    const guests = [...this.committed.keys()].filter((guest) => here.includes(guest)).sort();
    if (!guests.length || this.known) return this.deals();
    this.seal = { guests, revealed: new Set() };
    this.isAsked = false;
    return true;
  }

  private deals(): boolean {
    const [again, sealed] = [this.known, this.seal && this.sealDigest()];
    this.round += 1;
    this.isPlaying = true;
    this.isRoundKnown = again;
    this.proof = again ? this.proofOf(null, null) : this.proofOf(this.promise, sealed);
    [this.dealt, this.putOffDealt] = again ? [null, []] : [this.promise, this.putOff];
    this.known = this.isAsked = false;
    if (again) return true;
    [this.putOff, this.openTo] = [[], null];
    this.promiseAnew();
    return true;
  }

  private promiseAnew(): void {
    this.promise = this.freshPromise();
    this.committed = new Map();
    this.seal = null;
  }

  private freshPromise(): string {
    return `${this.name} ${this.promises++}`;
  }

  private stillToCommit(guests: readonly number[]): number[] {
    if (this.isPlaying || this.known) return [];
    return guests.filter(
      (guest) => this.chairs[guest] === 'sits' && !this.committed.has(guest) && !this.putOff.includes(guest) && this.openTo?.has(guest) !== false,
    );
  }

  private get deal(): string {
    return `${this.round + 1}:5f1e:3:1:-:-`;
  }

  private sealed(): { guest: number; name: string; digest: string }[] | null {
    return this.seal && this.seal.guests.map((guest) => ({ ...named(guest), digest: this.committed.get(guest) ?? '' }));
  }

  private sealDigest(): string {
    return sealOf(
      this.promise,
      this.deal,
      (this.sealed() ?? []).map(({ digest }) => digest),
    );
  }

  private proofOf(commitment: string | null, seal: string | null): NonNullable<View['proof']> {
    const put_off = commitment === null ? [] : this.putOff.map((guest) => named(guest).name);
    return {
      commitment,
      seal,
      put_off,
      again: commitment === null,
      seed: '',
      salt: '',
      nonces: [],
      deal_seed: '',
      deal: null,
      commitments: [],
      promised_at_seq: null,
      sealed_at_seq: null,
      revealed_at_seq: [],
      left_out: [],
      people: [],
    };
  }
}

const NAMES = ['Anne', 'Bob', 'Chloé'];

function named(guest: number): { guest: number; name: string } {
  return { guest, name: NAMES[guest] ?? '' };
}
