// The socket that comes back: with a wire, a clock and a chance of our own.
import { describe, expect, it } from 'vitest';
import { Connection, pauseBefore, type ConnectionState, type Wire, type WireEnds } from '../src/ground/connection';

class FakeWorld {
  readonly dialled: { address: string; ends: WireEnds; sent: string[]; hungUp: boolean }[] = [];
  readonly states: ConnectionState[] = [];
  readonly heardTexts: string[] = [];
  private waiting: { ms: number; task: () => void } | null = null;

  readonly connection = new Connection('/ws/abc', {
    dial: (address, ends) => this.dial(address, ends),
    after: (ms, task) => {
      this.waiting = { ms, task };
      return () => (this.waiting = null);
    },
    chance: () => 0.5,
    stateChanged: (state) => this.states.push(state),
    heard: (text) => this.heardTexts.push(text),
  });

  private dial(address: string, ends: WireEnds): Wire {
    const wire = { address, ends, sent: [] as string[], hungUp: false };
    this.dialled.push(wire);
    return { send: (text) => wire.sent.push(text), close: () => (wire.hungUp = true) };
  }

  get last() {
    const wire = this.dialled[this.dialled.length - 1];
    if (!wire) throw new Error('nothing dialled');
    return wire;
  }

  get pause(): number | null {
    return this.waiting?.ms ?? null;
  }

  pass(): void {
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.task();
  }

  arrive(): void {
    this.last.ends.opened();
    this.last.ends.heard('view');
  }
}

function connectedWorld(): FakeWorld {
  const world = new FakeWorld();
  world.connection.open();
  world.arrive();
  return world;
}

describe('a connection', () => {
  it('opens, hears and sends', () => {
    const world = new FakeWorld();
    world.connection.open();
    expect(world.connection.send('too early')).toBe(false);
    world.arrive();
    expect(world.connection.send('move')).toBe(true);
    expect([world.states, world.heardTexts, world.last.sent]).toEqual([['connecting', 'open'], ['view'], ['move']]);
  });

  it('comes back after ever longer pauses, then forgets them', () => {
    const world = connectedWorld();
    const pauses: (number | null)[] = [];
    for (let failure = 0; failure < 7; failure++) {
      world.last.ends.closed(1006);
      pauses.push(world.pause);
      world.pass();
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    expect(world.connection.state).toBe('lost');
    world.arrive();
    world.last.ends.closed(1006);
    expect(world.pause).toBe(250);
  });

  it('scatters the pauses, so that not all come back at once', () => {
    expect([pauseBefore(0, 0), pauseBefore(0, 1)]).toEqual([187.5, 312.5]);
  });

  it('comes back when told, where it was one tab too many', () => {
    const world = connectedWorld();
    world.last.ends.closed(4410);
    expect([world.connection.state, world.pause]).toEqual(['elsewhere', null]);
    world.connection.open();
    world.arrive();
    expect(world.connection.state).toBe('open');
  });

  it.each([
    [4404, 'no_room'],
    [4403, 'no_seat'],
    [4410, 'elsewhere'],
  ])('gives up on %i', (code, state) => {
    const world = connectedWorld();
    world.last.ends.closed(code);
    expect([world.connection.state, world.pause]).toEqual([state, null]);
  });

  it('keeps away for a while when it has said too much', () => {
    const world = connectedWorld();
    world.last.ends.closed(4429);
    expect(world.pause).toBe(5000);
  });

  it('hurries when the network is back, and only then', () => {
    const world = connectedWorld();
    world.connection.hurry();
    expect(world.dialled).toHaveLength(1);
    world.last.ends.closed(1006);
    world.connection.hurry();
    expect([world.dialled.length, world.pause]).toEqual([2, null]);
  });

  it('dials anew on another network though its wire looks open, but not where there is nothing to hope for', () => {
    const world = connectedWorld();
    const dead = world.last;
    world.connection.renew();
    // Kept until the new one is heard: else the others would see somebody go and come back.
    expect([world.dialled.length, dead.hungUp, world.connection.state]).toEqual([2, false, 'connecting']);
    world.connection.renew();
    expect([world.dialled.length, dead.hungUp]).toEqual([3, true]);
    const second = world.dialled[1];
    world.arrive();
    expect([second?.hungUp, world.connection.state]).toEqual([true, 'open']);
    world.last.ends.closed(4411);
    world.connection.renew();
    expect([world.dialled.length, world.connection.state]).toEqual([3, 'kicked']);
  });

  it('does not listen to a wire it has left', () => {
    const world = connectedWorld();
    const old = world.last;
    world.connection.close();
    old.ends.heard('late news');
    old.ends.closed(1006);
    expect([old.hungUp, world.heardTexts, world.connection.state, world.pause]).toEqual([true, ['view'], 'closed', null]);
  });
});
