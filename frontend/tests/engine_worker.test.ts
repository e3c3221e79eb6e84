// The worker in which the engine runs: one tab at a time has a room, several people of a tab have it together.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Heard } from '../src/here/messages';

const door = { ask: vi.fn(), dial: vi.fn(), hear: vi.fn(), hang_up: vi.fn(), let_go: vi.fn(), forget: vi.fn() };
vi.mock('../src/here/python', () => ({ openDoor: () => Promise.resolve(door) }));

/** Locks as browsers have them: who steals one ends the request of who had it. */
class Locks {
  private readonly ends = new Map<string, (error: Error) => void>();
  asked = 0;

  request(name: string, _how: object, kept: () => Promise<void>): Promise<void> {
    this.asked++;
    return new Promise((done, failed) => {
      this.ends.get(name)?.(new DOMException('stolen', 'AbortError'));
      this.ends.set(name, failed);
      queueMicrotask(() => {
        if (this.ends.get(name) !== failed) return;
        void kept().then(() => {
          if (this.ends.get(name) === failed) this.ends.delete(name);
          done();
        });
      });
    });
  }

  holds(room: string): boolean {
    return this.ends.has(`huit-room-${room}`);
  }

  /** Another tab takes *room*. */
  steal(room: string): void {
    this.request(`huit-room-${room}`, {}, () => new Promise(() => undefined)).catch(() => null);
  }
}

const ROOM = 'k3v9';
let heard: Heard[] = [];
let locks: Locks;
const worker = { postMessage: (told: Heard) => heard.push(told), onmessage: (_: { data: Asked }) => undefined };
const say = (data: Asked): void => worker.onmessage({ data });
const dial = (id: number): void => say({ kind: 'dial', id, address: `/ws/${ROOM}?person=${id}`, room: ROOM });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  heard = [];
  locks = new Locks();
  door.ask.mockImplementation(() => Promise.resolve({ toJs: () => [200, '{}'], destroy: () => undefined }));
  vi.stubGlobal('self', worker);
  vi.stubGlobal('navigator', { locks });
  await import('../src/here/engine_worker');
  say({ kind: 'begin', wanted: undefined });
  await settled();
});

describe('a room', () => {
  it('is taken once by several people of a tab, who all come in', async () => {
    [1, 2, 3].forEach(dial);
    await settled();
    expect(door.dial).toHaveBeenCalledTimes(3);
    expect(locks.asked).toBe(1);
    expect(door.let_go).not.toHaveBeenCalled();
  });

  it('is let go of where another tab takes it, and taken back', async () => {
    dial(1);
    await settled();
    locks.steal(ROOM);
    await settled();
    expect(door.let_go).toHaveBeenCalledExactlyOnceWith(ROOM);
    dial(2);
    await settled();
    expect(locks.asked).toBe(3);
    expect(door.let_go).toHaveBeenCalledOnce();
  });

  it('is let go of where another tab takes it while it is read', async () => {
    let read: () => void = () => undefined;
    door.dial.mockImplementation(() => new Promise<void>((done) => (read = done)));
    dial(1);
    await settled();
    locks.steal(ROOM);
    await settled();
    door.let_go.mockClear();
    read();
    await settled();
    expect(door.let_go).toHaveBeenCalledExactlyOnceWith(ROOM);
  });

  it('is another tab’s once its last socket has gone', async () => {
    dial(1);
    await settled();
    say({ kind: 'hang-up', id: 1 });
    await settled();
    expect(door.let_go).toHaveBeenCalledWith(ROOM);
    expect(locks.holds(ROOM)).toBe(false);
  });

  it('is held in mind while it is played, whatever is asked about it, and not after', async () => {
    vi.stubGlobal('navigator', {});
    const ask = (id: number): void => say({ kind: 'ask', id, method: 'GET', address: `/api/rooms/${ROOM}/rounds`, body: '' });
    dial(1);
    await settled();
    ask(2);
    await settled();
    expect(door.let_go).not.toHaveBeenCalled();
    say({ kind: 'hang-up', id: 1 });
    await settled();
    door.let_go.mockClear();
    ask(3);
    await settled();
    expect(door.let_go).toHaveBeenCalledExactlyOnceWith(ROOM);
  });

  it('is played where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    dial(1);
    await settled();
    expect(heard).toContainEqual({ kind: 'opened', id: 1 });
    expect(door.let_go).not.toHaveBeenCalled();
  });

  it('does not wait for a lock that is stolen before it is given', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('stolen', 'AbortError')) } });
    dial(1);
    await settled();
    expect(heard).toContainEqual({ kind: 'opened', id: 1 });
    expect(door.let_go).toHaveBeenCalledWith(ROOM);
  });
});
