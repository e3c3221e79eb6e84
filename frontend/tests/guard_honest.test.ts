// A server that keeps the rules, friends who do not always, and a wire that does what wires do: whatever comes, nobody is accused. Only of
// « late », twice running on one wire, and of « known » may it be told, which say themselves that a very slow network would explain it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/ground/protocol';
import type { AlarmCode, DealGuard } from '../src/facts/deal/guard';
import { exampleView } from './example';
import { HonestServer, REVEAL_MS } from './honest_server';

const [ME, BOB, CHLOE] = [0, 1, 2] as const;
const FRIENDS = [BOB, CHLOE] as const;
const HISTORIES = 1000;
const BATCH = 20;
const STEPS = 120;
const LONGEST_STEP_MS = 3000;
/** The heartbeat of the server closes a wire after so long, at least and at most, in which either way stands still. */
const [DEAD_MS, SURELY_DEAD_MS] = [7500, 22_500];
/** A page that was hidden for so long dials anew: `ASLEEP_MS`. */
const ASLEEP_MS = 10_000;

const BLANK_VIEW = exampleView({ turn: null });

type Chance = () => number;

/** Return numbers from 0 up to 1 that follow from *seed*. */
function chanceFrom(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Up = { type: string; id: string; digest?: string };
type Down = { view: Partial<View> } | { left: number | null } | { refused: string } | 'closed';

/** One wire, as the server has it: until it knows that it is dead, who was at its end is there. */
class Wire {
  readonly up: Up[] = [];
  readonly down: Down[] = [];
  isOpen = true;
  /** By way: until when nothing comes through, and since when. */
  private readonly still = { up: [0, 0], down: [0, 0] } as Record<'up' | 'down', [until: number, since: number]>;
  /** The browser has left it, and the server does not know. */
  leftAt: number | null = null;
  private readonly patience: number;

  constructor(chance: Chance) {
    this.patience = DEAD_MS + chance() * (SURELY_DEAD_MS - DEAD_MS);
  }

  standsStill(way: 'up' | 'down', ms: number): void {
    if (!this.isStill(way)) this.still[way][1] = Date.now();
    this.still[way][0] = Math.max(this.still[way][0], Date.now() + ms);
  }

  isStill(way: 'up' | 'down'): boolean {
    return Date.now() < this.still[way][0];
  }

  /** Whether the server has waited in vain for an answer to its heartbeat. */
  get isDead(): boolean {
    const since = [this.leftAt, ...(['up', 'down'] as const).map((way) => (this.isStill(way) ? this.still[way][1] : null))];
    return since.some((at) => at !== null && Date.now() - at > this.patience);
  }
}

/** A tab of my browser. It keeps what the other tabs keep. */
class Tab {
  wire: Wire | null = null;
  private guard: DealGuard;
  private isFirst = true;
  private asleepSince: number | null = null;
  private isLoading = false;
  private unguarded: [View, boolean][] = [];
  private latest: Partial<View> | null = null;
  private ids = 0;

  constructor(
    private readonly table: Table,
    private readonly name: string,
  ) {
    this.guard = this.newGuard();
  }

  step(chance: Chance): void {
    const happens = (share: number): boolean => chance() < share;
    const { trouble } = this.table;
    if (happens(trouble)) this.asleepSince ??= Date.now();
    else if (this.asleepSince !== null && happens(0.3)) this.wakes();
    if (happens(trouble / 3)) this.reload();
    else if (happens(trouble)) this.leaves();
    if (this.asleepSince !== null) return;
    if (!this.wire) return void (happens(0.5) && this.dial());
    if (happens(0.7)) this.loads();
    for (const way of ['up', 'down'] as const) if (happens(trouble)) this.wire.standsStill(way, chance() ** 2 * 40_000);
    while (this.wire?.down.length && !this.wire.isStill('down') && happens(0.85)) this.hears(this.wire.down.shift()!);
  }

  dial(): void {
    this.isFirst = true;
    this.wire = this.table.connects();
  }

  private leaves(): void {
    if (this.wire) this.wire.leftAt = Date.now();
    this.wire = null;
  }

  private reload(): void {
    this.leaves();
    this.guard = this.newGuard();
    this.isLoading = true;
    this.unguarded = [];
  }

  private wakes(): void {
    const slept = Date.now() - (this.asleepSince ?? 0) >= ASLEEP_MS;
    this.asleepSince = null;
    if (!slept) return;
    this.leaves();
    this.dial();
  }

  /** The guard is fetched, and sees what came before it. */
  private loads(): void {
    if (!this.isLoading) return;
    this.isLoading = false;
    const [latest] = this.unguarded.pop() ?? [];
    for (const [view, first] of this.unguarded.splice(0)) this.guard.compare(view, first);
    if (latest) this.guard.look(latest, true);
  }

  private hears(told: Down): void {
    if (told === 'closed') this.wire = null;
    else if ('refused' in told) this.guard.refused(told.refused);
    else if ('view' in told) this.sees(told.view);
    else if (this.latest && !this.isFirst) this.sees({ ...this.latest, reveal_left_ms: told.left });
  }

  private sees(view: Partial<View>): void {
    this.latest = view;
    const first = this.isFirst;
    this.isFirst = false;
    // By its prototype, as a copy of so many fields takes most of the time.
    const whole = Object.assign(Object.create(BLANK_VIEW) as View, { room: this.table.name }, view);
    if (this.isLoading) this.unguarded.push([whole, first]);
    else this.guard.look(whole, first);
  }

  private newGuard(): DealGuard {
    return new this.table.guard(this.table.name, {
      send: (message) => void this.wire?.up.push(message as Up),
      nextId: () => `${this.name}-${++this.ids}`,
      newNonce: () => '11'.repeat(16),
      alarm: ({ code }) => void this.table.alarms.push(code),
      without: () => undefined,
    });
  }
}

class Table {
  readonly alarms: AlarmCode[] = [];
  readonly server: HonestServer;
  readonly counts = { deals: 0, breaks: 0 };
  /** What has come to pass, to be read when an alarm has rung. */
  readonly story: string[] = [];
  private readonly tabs: Tab[];
  private wires: Wire[] = [];
  private sealSeenAt = 0;
  private awaySince = [0, 0, 0];
  private readonly isAway = [true, false, false];
  private readonly began = Date.now();

  constructor(
    readonly name: string,
    private readonly chance: Chance,
    /** How often something is wrong with a wire. */
    readonly trouble: number,
    tabs: number,
    readonly guard: typeof DealGuard,
  ) {
    this.server = new HonestServer(name);
    this.tabs = Array.from({ length: tabs }, (_, number) => new Tab(this, `tab ${number}`));
    for (const tab of this.tabs) tab.dial();
  }

  connects(): Wire {
    const wire = new Wire(this.chance);
    this.wires.push(wire);
    this.shows(wire);
    return wire;
  }

  step(): void {
    vi.setSystemTime(Date.now() + 20 + Math.floor(this.chance() ** 3 * LONGEST_STEP_MS));
    this.seeWires();
    for (const friend of FRIENDS) this.acts(friend);
    this.actsMyself();
    if (this.server.seal && Date.now() - this.sealSeenAt >= REVEAL_MS) this.does('breaks', this.server.breaks());
    if (this.happens(0.06)) this.does('ends', this.server.ends());
    if (this.happens(0.2)) this.goesOn();
    for (const wire of this.wires) while (wire.isOpen && wire.up.length && !wire.isStill('up') && this.happens(0.85)) this.receives(wire, wire.up.shift()!);
    if (this.happens(0.1)) for (const wire of this.wires) if (wire.isOpen && wire.leftAt === null) wire.down.push({ left: this.left });
    for (const tab of this.tabs) tab.step(this.chance);
  }

  private acts(friend: number): void {
    if (this.happens(0.02)) this.awaySince[friend] = Date.now();
    if (this.happens(0.02)) this.isAway[friend] = true;
    else if (this.happens(0.2)) this.isAway[friend] = false;
    if (this.isAway[friend]) return;
    if (this.happens(0.5)) this.does(`${friend} commits`, this.server.commits(friend, String(friend).repeat(64)));
    if (this.happens(0.15)) this.does(`${friend} reveals`, this.server.reveals(friend));
    if (this.happens(0.1)) this.asks(friend);
    if (this.happens(0.005)) this.does(`${friend} stands`, this.server.stands(friend));
    if (this.happens(0.3)) this.sits(friend);
    if (this.happens(0.005) || (this.server.known && this.happens(0.2))) this.does('known cards', this.server.knows(!this.server.known));
  }

  private actsMyself(): void {
    if (this.isAway[ME]) return;
    if (this.happens(0.03)) this.asks(ME);
    if (this.happens(0.004)) this.does('I stand', this.server.stands(ME));
    if (this.happens(0.2)) this.sits(ME);
  }

  private sits(guest: number): void {
    if (this.server.chairs[guest] !== 'sits') this.does(`${guest} sits`, this.server.sits(guest));
  }

  private asks(guest: number): void {
    this.does(`${guest} asks`, this.server.asks(guest, this.lately));
  }

  private goesOn(): void {
    this.does('goes on', this.server.goesOn(this.here, this.lately));
  }

  /** A command was taken: it is shown, and what follows from it by itself, most often at once. */
  private does(what: string, taken: boolean): void {
    if (!taken) return;
    this.server.seq += 1;
    const { seal, isPlaying } = this.server;
    this.story.push(`${Date.now() - this.began} ${what}`);
    if (what === 'breaks') this.counts.breaks += 1;
    if (seal && !seal.revealed.size && (what === 'goes on' || what.endsWith('asks'))) this.sealSeenAt = Date.now();
    if (isPlaying && (what === 'goes on' || what.endsWith('asks'))) this.counts.deals += 1;
    if (what !== 'goes on' && this.happens(0.9)) {
      if (this.happens(0.5)) this.showsAll();
      this.goesOn();
    }
    this.showsAll();
  }

  private get here(): number[] {
    return [ME, BOB, CHLOE].filter((guest) => !this.isAway[guest]);
  }

  private get lately(): number[] {
    return [ME, BOB, CHLOE].filter((guest) => !this.isAway[guest] || Date.now() - (this.awaySince[guest] ?? 0) < REVEAL_MS);
  }

  private seeWires(): void {
    if (this.happens(0.004)) this.restarts();
    for (const wire of this.wires) {
      if (wire.isOpen && wire.isDead) this.closes(wire);
      // What was on its way when the browser left may still come, also after what the next wire brings.
      if (wire.leftAt !== null && this.happens(0.3)) wire.up.length = 0;
    }
    this.wires = this.wires.filter((wire) => wire.isOpen);
    if (this.wires.length) this.isAway[ME] = false;
    else if (!this.isAway[ME]) [this.isAway[ME], this.awaySince[ME]] = [true, Date.now()];
  }

  private closes(wire: Wire): void {
    wire.isOpen = false;
    wire.down.push('closed');
  }

  /** Nobody was away before the server was there, and the time to reveal begins anew. */
  private restarts(): void {
    this.story.push(`${Date.now() - this.began} restarts`);
    for (const wire of this.wires) this.closes(wire);
    this.sealSeenAt = Date.now();
    this.awaySince.fill(Date.now());
  }

  private receives(wire: Wire, message: Up): void {
    const mine = message.type === 'commit';
    const taken = mine ? this.server.commits(ME, message.digest ?? '') : this.server.reveals(ME);
    if (taken) return this.does(`I ${message.type}`, true);
    const refused = { refused: message.id };
    // A socket that is slow to read gets the refusal before the view that explains it.
    if (wire.down.length && this.happens(0.2)) wire.down.splice(-1, 0, refused);
    else wire.down.push(refused);
  }

  private showsAll(): void {
    for (const wire of this.wires) this.shows(wire);
  }

  /** Show what is now: a view that has not gone yet is replaced. */
  private shows(wire: Wire): void {
    if (!wire.isOpen) return;
    const last = wire.down.at(-1);
    if (last && last !== 'closed' && 'view' in last && this.happens(0.5)) wire.down.pop();
    wire.down.push({ view: { ...this.server.view(ME), reveal_left_ms: this.left } });
  }

  private get left(): number | null {
    return this.server.seal ? Math.max(0, REVEAL_MS - (Date.now() - this.sealSeenAt)) : null;
  }

  private happens(share: number): boolean {
    return this.chance() < share;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(1_800_000_000_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One history that follows from *seed*. */
function played(seed: number, guard: typeof DealGuard): Table {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  const table = new Table(`table ${seed}`, chanceFrom(seed), [0.002, 0.01, 0.03, 0.06][seed % 4] ?? 0, seed % 3 ? 1 : 2, guard);
  for (let steps = 0; steps < STEPS && !accusations(table).length; steps++) table.step();
  return table;
}

function accusations(table: Table): AlarmCode[] {
  return table.alarms.filter((code) => code !== 'late' && code !== 'known');
}

describe('an honest server', () => {
  it.each(Array.from({ length: HISTORIES / BATCH }, (_, batch) => batch * BATCH))(
    'is accused of nothing, whatever the wire does: from history %i on',
    async (from) => {
      // What a browser keeps would grow from history to history.
      vi.resetModules();
      const { DealGuard } = await import('../src/facts/deal/guard');
      const found: string[] = [];
      const counts = { deals: 0, breaks: 0 };
      for (let seed = from; seed < from + BATCH; seed++) {
        const table = played(seed, DealGuard);
        counts.deals += table.counts.deals;
        counts.breaks += table.counts.breaks;
        if (accusations(table).length) found.push(`${seed}: ${accusations(table).join()} after ${table.story.slice(-12).join('; ')}`);
      }
      expect(found).toEqual([]);
      expect(counts.deals).toBeGreaterThan(2 * BATCH);
      expect(counts.breaks).toBeGreaterThan(BATCH / 2);
    },
  );
});
