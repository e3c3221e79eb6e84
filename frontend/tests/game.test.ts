// The room as a page knows it, on a wire that may die without a word, by a clock of our own.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireEnds } from '../src/ground/connection';
import { PROTOCOL, type View } from '../src/ground/protocol';
import { nonceDigest } from '../src/facts/deal/digests';
import { openDoor } from '../src/ground/door';
import { Game } from '../src/state/game.svelte';
import { missing } from '../src/state/parts.svelte';
import { exampleView } from './example';
import { movesOf } from './moves_of';

const PROMISED: Partial<View> = { guest: 0, commitments: [], next_commitment: 'c0ffee', over: true };

beforeAll(async () => openDoor());

class FakeWorld {
  readonly dialled: { ends: WireEnds; sent: { type: string; id: string }[] }[] = [];
  private waiting: { at: number; task: () => void }[] = [];
  private time = 0;
  private grains = 0;

  /** Whether the screen shows at once what has changed; else it waits. */
  draws = true;
  readonly undrawn: (() => void)[] = [];

  readonly game = new Game(
    'abc',
    'c',
    {
      dial: (_, ends) => {
        const sent: { type: string; id: string }[] = [];
        this.dialled.push({ ends, sent });
        return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
      },
      after: (ms, task) => {
        const wait = { at: this.time + ms, task };
        this.waiting.push(wait);
        return () => (this.waiting = this.waiting.filter((other) => other !== wait));
      },
      drawn: (task) => (this.draws ? task() : this.undrawn.push(task)),
      chance: () => 0.5,
    },
    false,
    () => `grain ${++this.grains}`,
    () => this.time,
  );

  get last() {
    const wire = this.dialled[this.dialled.length - 1];
    if (!wire) throw new Error('nothing dialled');
    return wire;
  }

  /** The last wire opens, and the room comes. */
  arrive(changes: Partial<View> = {}): void {
    this.last.ends.opened();
    this.see(changes);
  }

  see(changes: Partial<View> = {}): void {
    this.last.ends.heard(JSON.stringify(exampleView({ sheet: [], ...changes })));
  }

  pass(ms: number): void {
    this.time += ms;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    due.forEach(({ task }) => task());
  }
}

describe('a page whose wire has died without a word', () => {
  let world: FakeWorld;
  beforeEach(() => {
    world = new FakeWorld();
  });

  it('dials anew when it is looked at after a sleep, and not after a glance elsewhere', () => {
    world.arrive();
    world.game.lookedAt(false);
    world.pass(3_000);
    world.game.lookedAt(true);
    expect(world.dialled).toHaveLength(1);
    world.game.lookedAt(false);
    world.pass(60_000);
    world.game.lookedAt(true);
    expect(world.dialled).toHaveLength(2);
    world.arrive();
    expect(world.game.live).toBe(true);
  });

  it('dials anew when a move is not answered, and says the same once more', () => {
    world.arrive();
    world.game.play('9h');
    const [move] = world.last.sent;
    world.pass(8_000);
    expect(world.dialled).toHaveLength(2);
    world.arrive();
    expect(world.last.sent).toEqual([move]);
    world.see({ seq: 4 });
    world.pass(8_000);
    expect(world.dialled).toHaveLength(2);
  });

  it('says that it is connected once the room is heard, and not before, where a press would be lost', () => {
    world.last.ends.opened();
    expect(world.game.state).toBe('connecting');
    world.see();
    expect(world.game.state).toBe('open');
    world.last.ends.closed(1006);
    world.pass(8_000);
    world.last.ends.opened();
    expect(world.game.state).toBe('lost');
    world.game.play('9h');
    expect(world.last.sent).toEqual([]);
    world.see();
    expect(world.game.state).toBe('open');
    world.game.play('9h');
    expect(world.last.sent).toHaveLength(1);
  });

  it('shows a press before what answers it, and keeps the order of what comes', () => {
    world.arrive();
    world.draws = false;
    world.game.play('9h');
    world.see({ seq: 4 });
    world.see({ seq: 5 });
    expect(world.game.view?.seq).not.toBe(5);
    expect(world.game.busy).toBe(true);
    world.undrawn.splice(0).forEach((task) => task());
    expect(world.game.view?.seq).toBe(5);
    expect(world.game.busy).toBe(false);
    world.see({ seq: 6 });
    expect(world.game.view?.seq).toBe(6);
  });

  it('stays on a wire that answers', () => {
    world.arrive();
    world.game.play('9h');
    world.see({ seq: 4 });
    world.pass(60_000);
    expect(world.dialled).toHaveLength(1);
  });
});

describe('a card', () => {
  it('is played by the move that writes it, in turn or to jump in; else it is told why not', () => {
    const world = new FakeWorld();
    world.arrive();
    world.game.play('Ks', 'Ks!');
    expect(world.game.remark).toMatchObject({ face: 'Ks', reason: { code: 'match' } });
    world.game.play('9h', '9h!');
    world.see({ seq: 4, turn: 1, moves: [], jumps: movesOf('9h') });
    world.game.play('8c');
    expect(world.game.remark).toMatchObject({ face: '8c', reason: { code: 'turn' } });
    world.game.play('9h');
    expect(world.last.sent).toMatchObject([
      { type: 'move', move: '9h!' },
      { type: 'move', move: '9h' },
    ]);
  });
});

describe('a grain of chance', () => {
  // What makes the deal honest is fetched apart.
  const fetched = (): Promise<unknown> => vi.dynamicImportSettled();

  it('is committed to once it can be, and again on a new wire if that never arrived: else a room that waits for it would never begin', async () => {
    const world = new FakeWorld();
    world.arrive(PROMISED);
    world.see(PROMISED);
    expect(world.last.sent).toEqual([]);
    await fetched();
    const digest = nonceDigest('c0ffee', 0, 'grain 1');
    expect(world.last.sent).toEqual([{ type: 'commit', id: 'c-1', digest }]);
    world.last.ends.closed(1006);
    world.pass(1_000);
    world.arrive(PROMISED);
    expect(world.last.sent).toEqual([{ type: 'commit', id: 'c-2', digest }]);
    world.last.ends.closed(1006);
    world.pass(1_000);
    world.arrive({ ...PROMISED, commitments: [{ guest: 0, name: 'Anne', digest }] });
    expect(world.last.sent).toEqual([]);
  });

  it('that comes too late is nothing that a person has to hear of', async () => {
    const world = new FakeWorld();
    world.arrive({ ...PROMISED, next_commitment: 'facade' });
    await fetched();
    world.last.ends.heard(JSON.stringify({ type: 'refused', id: 'c-1', code: 'too_late', why: null }));
    expect(world.game.remark).toBeNull();
  });

  it('is held against what came before it was there', async () => {
    const world = new FakeWorld();
    world.arrive({ ...PROMISED, next_commitment: 'beef' });
    world.see({ ...PROMISED, next_commitment: 'dead' });
    await fetched();
    expect(world.game.alarm).toMatchObject({ code: 'promise', promised: 'beef', found: 'dead' });
  });
});

describe('a deal that was asked for', () => {
  it('is not asked for again on a new wire once it is sealed: it waits for others', () => {
    const world = new FakeWorld();
    const before = { over: true, turn: null };
    world.arrive(before);
    world.game.nextRound();
    expect(world.game.busy).toBe(true);
    world.see({ ...before, seal: { deal: '2:5f1e:3:1:-:-', commitments: [], digest: '' } });
    expect(world.game.busy).toBe(false);
    world.pass(8_000);
    expect(world.dialled).toHaveLength(1);
  });
});

describe('a change', () => {
  const changed = (from: number, fields: Partial<View>): string => JSON.stringify({ type: 'change', at: from + 1, ...fields });

  it('of who is there changes those fields, is told in the log, and answers nothing', () => {
    const world = new FakeWorld();
    world.arrive({ seat: 0, guest: 0, guests_at: [0, 1], computers: [false, false], here: [true, true], watchers: 0 });
    const before = world.game.view;
    world.game.make('draw');
    world.last.ends.heard(changed(0, { here: [true, false], watchers: 7 }));
    expect(world.game.view).toEqual({ ...before, at: 1, here: [true, false], watchers: 7, log: [] });
    expect(world.game.news?.events).toEqual([{ kind: 'away', seat: 1 }]);
    expect(world.game.busy).toBe(true);
  });

  it('goes on from the one before, and its events are added to the log', () => {
    const world = new FakeWorld();
    world.arrive({ log: [{ kind: 'passed', seat: 1 }] });
    world.last.ends.heard(changed(0, { seq: 8, log: [{ kind: 'passed', seat: 0 }] }));
    world.last.ends.heard(changed(1, { seq: 9, log: [{ kind: 'passed', seat: 1 }] }));
    expect(world.game.view?.seq).toBe(9);
    expect(world.game.log.flatMap(({ events }) => events)).toHaveLength(3);
  });

  it('that does not follow is not believed: a whole view is asked for, once, and read like the first', () => {
    const world = new FakeWorld();
    world.arrive({ seq: 7 });
    for (const from of [3, 4]) world.last.ends.heard(changed(from, { seq: 9 }));
    expect(world.game.view?.seq).toBe(7);
    expect(world.last.sent.map(({ type }) => type)).toEqual(['whole']);
    world.see({ at: 5, seq: 9, log: [{ kind: 'passed', seat: 1 }] });
    expect(world.game.view?.seq).toBe(9);
    expect(world.game.log).toHaveLength(1);
    world.last.ends.heard(changed(5, { seq: 10 }));
    expect(world.game.view?.seq).toBe(10);
  });

  it('before the room is known is nothing to see', () => {
    const world = new FakeWorld();
    world.last.ends.opened();
    world.last.ends.heard(changed(0, { here: [true] }));
    expect(world.game.view).toBeNull();
  });

  it('without times leaves those that run as they are', () => {
    const world = new FakeWorld();
    const clock = { seats: [0], left_ms: 9000, of_ms: 9000 };
    world.arrive({ clock });
    world.pass(2000);
    world.last.ends.heard(changed(0, { seq: 9 }));
    expect(world.game.sinceView()).toBe(2000);
    world.last.ends.heard(changed(1, { clock: { ...clock, left_ms: 6000 } }));
    expect(world.game.sinceView()).toBe(0);
  });

  it('of a page for other messages is not read: the page is to be loaded again', () => {
    const world = new FakeWorld();
    world.last.ends.opened();
    world.see({ protocol: PROTOCOL + 1 });
    expect(world.game.view).toBeNull();
    expect(missing.told).toBe(true);
    missing.told = false;
  });
});

describe('advice that has to be prepared for', () => {
  it('says how far that is until it comes', () => {
    const world = new FakeWorld();
    world.arrive();
    world.last.ends.heard(JSON.stringify({ type: 'preparing', done: 0, of: 0 }));
    world.last.ends.heard(JSON.stringify({ type: 'preparing', done: 65, of: 204 }));
    expect(world.game.preparing).toEqual({ type: 'preparing', done: 65, of: 204 });
    const seq = world.game.view?.seq;
    const advice = { type: 'advice', seq, move: null, goal: 'win', chance: null, rounds: 0, other: null, other_chance: null, why: [] };
    world.last.ends.heard(JSON.stringify(advice));
    expect(world.game.advice).toEqual(advice);
    expect(world.game.preparing).toBeNull();
  });
});
