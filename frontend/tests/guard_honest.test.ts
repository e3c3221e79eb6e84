// A server that keeps the rules, friends who do not always, and a wire that does what wires do: whatever comes, nobody is accused. Only of
// « late » may it be told, twice running on one wire, which says itself that a very slow network would explain it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/protocol';
import { sealOf } from '../src/replay/chance';
import { DealGuard, type AlarmCode } from '../src/replay/guard';
import { exampleView } from './example';

const [ME, LEO, ZOE] = [0, 1, 2] as const;
const STEP_MS = 250;
const REVEAL_MS = 10_000;
/** The heartbeat of the server has closed a dead wire by then. */
const DEAD_MS = 22_500;

/** Return numbers from 0 up to 1 that follow from *seed*. */
function chanceFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

interface Sealed {
  guests: number[];
  revealed: Set<number>;
  at: number;
}

/** What a server of ours knows of a deal: must agree with `rooms/sealing.py`. */
class Server {
  round = 1;
  stage: 'between' | 'round' = 'between';
  promise: string;
  dealt: string | null = null;
  committed = new Map<number, string>();
  putOff: number[] = [];
  openTo: Set<number> | null = null;
  seal: Sealed | null = null;
  deals = 0;
  private promises = 0;
  private latest: { seal: string; putOff: number[] } | null = null;

  constructor(private readonly name: string) {
    this.promise = `${name} 0`;
  }

  /** Return whether it is taken. */
  commits(guest: number, digest: string): boolean {
    if (this.stage === 'round' || this.seal || this.committed.has(guest) || this.putOff.includes(guest) || this.openTo?.has(guest) === false) return false;
    this.committed.set(guest, digest);
    return true;
  }

  reveals(guest: number): boolean {
    if (!this.seal?.guests.includes(guest) || this.seal.revealed.has(guest)) return false;
    this.seal.revealed.add(guest);
    if (this.seal.revealed.size === this.seal.guests.length) this.deal();
    return true;
  }

  sealFor(here: readonly number[]): void {
    const guests = [...this.committed.keys()].filter((guest) => here.includes(guest)).sort();
    if (this.stage === 'between' && !this.seal && guests.length) this.seal = { guests, revealed: new Set(), at: Date.now() };
  }

  breakIfDue(): boolean {
    if (!this.seal || Date.now() - this.seal.at < REVEAL_MS) return false;
    const { guests, revealed } = this.seal;
    this.putOff.push(...guests.filter((guest) => !revealed.has(guest)));
    if (revealed.size) this.openTo = new Set(revealed);
    this.promiseAnew();
    return true;
  }

  ends(): void {
    this.stage = 'between';
    this.putOff = [];
    this.openTo = null;
    this.promiseAnew();
  }

  view(): Partial<View> {
    const names = (guests: readonly number[]) => guests.map((guest) => ({ guest, name: `guest ${guest}` }));
    const deal = `${this.round + 1}:5f1e:3:1:-:-`;
    const commitments = names([...this.committed.keys()].sort()).map((one) => ({ ...one, digest: this.committed.get(one.guest) ?? '' }));
    const sealed = commitments.filter(({ guest }) => this.seal?.guests.includes(guest));
    const seal = this.seal && { deal, digest: sealOf(this.promise, deal, sealed.map(({ digest }) => digest)), commitments: sealed.map((one) => ({ ...one, revealed: this.seal?.revealed.has(one.guest) ?? false })) };
    const playing = this.stage === 'round';
    const left = this.seal ? REVEAL_MS - (Date.now() - this.seal.at) : null;
    const proof: View['proof'] = playing || !this.latest ? null : { commitment: this.dealt, seed: '', salt: '', nonces: [], deal_seed: '', again: false, deal, commitments: [], seal: this.latest.seal, promised_at_seq: 1, sealed_at_seq: 2, revealed_at_seq: [], left_out: [], put_off: names(this.latest.putOff).map(({ name }) => name), people: [] };
    return { proof, stage: this.stage, over: !playing, round_no: this.round, commitment: this.dealt, next_commitment: playing ? null : this.promise, commitments: playing ? [] : commitments, seal, put_off: names(this.putOff), reveal_left_ms: left };
  }

  private deal(): void {
    this.latest = { seal: this.view().seal?.digest ?? '', putOff: this.putOff };
    [this.dealt, this.seal, this.stage] = [this.promise, null, 'round'];
    this.round += 1;
    this.deals += 1;
    this.committed = new Map();
  }

  private promiseAnew(): void {
    this.promise = `${this.name} ${++this.promises}`;
    this.committed = new Map();
    this.seal = null;
  }
}

type Up = { type: string; id: string; digest?: string };
type Down = { view: Partial<View> } | { refused: string };

/** A wire to my browser: in order, both ways, and as slow as it likes. It may be dead before anybody knows. */
class Table {
  readonly server: Server;
  readonly alarms: AlarmCode[] = [];
  private up: Up[] = [];
  private down: Down[] = [];
  private isWired = true;
  private isNew = true;
  private stillUntil = 0;
  private awaySince: number | null = null;
  private ids = 0;
  private readonly guard: DealGuard;

  constructor(
    private readonly name: string,
    private readonly chance: () => number,
    /** How often a wire stands still or is cut. */
    private readonly trouble: number,
  ) {
    this.server = new Server(name);
    this.guard = new DealGuard(name, {
      send: (message) => void this.up.push(message as Up),
      nextId: () => `g-${++this.ids}`,
      newNonce: () => '11'.repeat(16),
      alarm: ({ code }) => void this.alarms.push(code),
      without: () => undefined,
    });
    this.shows();
  }

  step(): void {
    vi.setSystemTime(Date.now() + STEP_MS);
    const { server } = this;
    for (const friend of [LEO, ZOE]) {
      if (this.happens(0.3) && server.commits(friend, String(friend).repeat(64))) this.shows();
      if (this.happens(0.08) && server.reveals(friend)) this.shows();
    }
    if (this.happens(0.05) && server.stage === 'between' && !server.seal) {
      server.sealFor(this.lately());
      this.shows();
    }
    if (server.breakIfDue()) this.shows();
    if (this.happens(0.03) && server.stage === 'round') {
      server.ends();
      this.shows();
    }
    this.carry();
  }

  /** Who is there, or was a moment ago. */
  private lately(): number[] {
    return this.awaySince === null || Date.now() - this.awaySince < REVEAL_MS ? [ME, LEO, ZOE] : [LEO, ZOE];
  }

  private carry(): void {
    if (this.happens(this.trouble)) this.stillUntil = Date.now() + this.chance() ** 2 * 60_000;
    if (this.happens(this.trouble)) this.cut();
    const isStill = Date.now() < this.stillUntil;
    // A wire that stands still is closed by the server, and what was sent before may still come.
    if (isStill && this.stillUntil - Date.now() > DEAD_MS) this.awaySince ??= Date.now() + DEAD_MS;
    if (isStill) return;
    if (this.awaySince !== null && this.isWired) this.cut();
    if (!this.isWired && this.happens(0.2)) this.dial();
    while (this.up.length && this.isWired && this.happens(0.9)) this.receive(this.up.shift()!);
    while (this.down.length && this.isWired && this.happens(0.9)) this.hear(this.down.shift()!);
  }

  private cut(): void {
    while (this.down.length && this.happens(0.5)) this.hear(this.down.shift()!);
    this.isWired = false;
    this.awaySince ??= Date.now();
    [this.up, this.down] = [[], []];
  }

  private dial(): void {
    [this.isWired, this.isNew, this.awaySince] = [true, true, null];
    this.shows();
  }

  private receive(message: Up): void {
    const taken = message.type === 'commit' ? this.server.commits(ME, message.digest ?? '') : this.server.reveals(ME);
    if (taken) this.shows();
    else this.down.push({ refused: message.id });
  }

  /** Show what is now: a view that has not gone yet is replaced. */
  private shows(): void {
    if (!this.isWired || (this.awaySince ?? Infinity) <= Date.now()) return;
    const last = this.down.at(-1);
    if (last && 'view' in last && this.happens(0.5)) this.down.pop();
    this.down.push({ view: this.server.view() });
  }

  private hear(told: Down): void {
    if ('refused' in told) return void this.guard.refused(told.refused);
    const first = this.isNew;
    this.isNew = false;
    this.guard.look(exampleView({ room: this.name, guest: ME, guests_at: [0, 1, 2], turn: null, ...told.view }), first);
  }

  private happens(share: number): boolean {
    return this.chance() < share;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an honest server', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('is accused of nothing, whatever the wire does: %i', (seed) => {
    const table = new Table(`table ${seed}`, chanceFrom(seed), seed % 2 ? 0.01 : 0.002);
    for (let steps = 0; steps < 800; steps++) table.step();
    expect(table.server.deals).toBeGreaterThan(3);
    expect(table.alarms.filter((code) => code !== 'late')).toEqual([]);
  });
});
