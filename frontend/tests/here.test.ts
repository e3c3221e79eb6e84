// The tables of this device, and who answers what: the server, or this browser.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
vi.stubGlobal('localStorage', storage);
const ofTab = new Map<string, string>();
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: (name: string, text: string) => ofTab.set(name, text), removeItem: () => undefined });
vi.stubGlobal('location', { pathname: '/' });

const engine = { ask: vi.fn(), dial: vi.fn() };
let open = '';
let engineKept = true;
vi.mock('../src/here/engine', () => ({ theEngine: () => engine, isOpen: (room: string) => room === open }));
vi.mock('../src/here/kept_engine', () => ({ keptEngine: () => Promise.resolve(engineKept ? { digest: 'a', files: [] } : null) }));

const { answerHere } = await import('../src/here/answering');
const { place } = await import('../src/here/place.svelte');
const { isHere, keepHere, keepReplayHere, keepTold, noteDeleted, noteGone, noteHere, roomsGone, toldOf } = await import('../src/here/rooms_here');
const { ways } = await import('../src/ground/ways');
const { HERE_STORED_AS } = await import('../src/ground/kept');
const { answered, LobbyError } = await import('../src/ground/lobby');

const fetched = vi.fn();
vi.stubGlobal('fetch', fetched);
const told = (body: unknown, status = 200, headers: Record<string, string> = {}): Response => new Response(JSON.stringify(body), { status, headers });
const ENDS = { opened: () => undefined, heard: () => undefined, closed: () => undefined };

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
  place.where = 'server';
  place.needsServer = false;
  [open, engineKept] = ['', true];
  answerHere();
});

describe('the tables of this device', () => {
  it('are thirty at most, and the one that was opened longest ago is to be deleted', () => {
    for (let no = 1; no <= 31; no++) keepHere(`room${no}`);
    expect(isHere('room31')).toBe(true);
    expect(isHere('room1')).toBe(false);
    expect(roomsGone()).toEqual(['room1']);
    noteDeleted('room1');
    expect(roomsGone()).toEqual([]);
    ways.dial?.('/ws/room2', ENDS);
    keepHere('room32');
    expect([isHere('room2'), roomsGone()]).toEqual([true, ['room3']]);
  });

  it('are tables, though a round of one is known here too', () => {
    keepReplayHere('round1');
    ways.dial?.('/ws/round1', ENDS);
    expect(kept.get(HERE_STORED_AS)).toContain('"rooms":[]');
  });

  it('leave what was told of them when they are forgotten', () => {
    keepHere('room1');
    keepTold('room1', '{"room":"room1"}');
    keepTold('elsewhere', '{}');
    expect(toldOf('room1')).toBe('{"room":"room1"}');
    expect(toldOf('elsewhere')).toBeNull();
    noteGone('room1');
    expect([isHere('room1'), toldOf('room1'), roomsGone()]).toEqual([false, null, ['room1']]);
  });

  it('are none where nothing good is kept', () => {
    for (const bad of ['', 'no JSON', '7', '{"rooms":"k3v9"}', '{"rooms":[7,"../x"]}']) {
      kept.set(HERE_STORED_AS, bad);
      expect(isHere('k3v9') || isHere('../x')).toBe(false);
    }
  });

  it('are looked for by the page from the day on which the game is kept', () => {
    noteHere();
    expect(kept.get(HERE_STORED_AS)).toBeTruthy();
  });

  it('are kept for all tabs, by another name than what one tab has chosen', () => {
    noteHere();
    place.choose();
    expect([...ofTab.keys()]).toHaveLength(1);
    expect(kept.has([...ofTab.keys()][0]!)).toBe(false);
  });
});

describe('who answers', () => {
  it('is the server while it does', async () => {
    fetched.mockImplementation(() => Promise.resolve(told({ rules: [] })));
    await ways.ask?.('/api/games');
    await ways.ask?.('/api/options');
    await ways.ask?.('/api/rooms/k3v9');
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(engine.ask).not.toHaveBeenCalled();
    expect(ways.dial?.('/ws/k3v9', ENDS)).toBeNull();
  });

  it('is this browser where the server does not and the game is kept, until the server is back', async () => {
    engine.ask.mockImplementation(() => Promise.resolve(told({ rules: [] })));
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
    await ways.ask?.('/api/games');
    expect(place.where).toBe('away');
    await ways.ask?.('/api/schema');
    expect(engine.ask).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(() => Promise.resolve(told({ rules: [] })));
    await ways.ask?.('/api/games');
    expect(place.where).toBe('server');
  });

  it('is this browser where the worker of the page has but an old answer', async () => {
    fetched.mockImplementation(() => Promise.resolve(told({}, 200, { 'X-Huit-Kept': '1' })));
    engine.ask.mockImplementation(() => Promise.resolve(told({})));
    expect((await ways.ask?.('/api/games'))?.headers.has('X-Huit-Kept')).toBe(false);
    engineKept = false;
    place.where = 'server';
    expect((await ways.ask?.('/api/games'))?.headers.has('X-Huit-Kept')).toBe(true);
    expect(place.where).toBe('server');
  });

  it('of a table is who has it, wherever one plays', async () => {
    keepHere('k3v9');
    engine.ask.mockImplementation(() => Promise.resolve(told({ room: 'k3v9' })));
    fetched.mockImplementation(() => Promise.resolve(told({})));
    await ways.ask?.('/api/rooms/k3v9/sheet', { method: 'POST', body: '{}' });
    place.where = 'chosen';
    await ways.ask?.('/api/rooms/other');
    expect([engine.ask.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 1]);
    engine.dial.mockReturnValue('a wire');
    expect(ways.dial?.('/ws/k3v9?person=2', ENDS)).toBe('a wire');
    expect(engine.dial.mock.calls[0]?.slice(0, 2)).toEqual(['/ws/k3v9?person=2', 'k3v9']);
    expect(ways.dial?.('/ws/other', ENDS)).toBeNull();
  });

  it('of a table needs no Python to say what was told of it last, unless it is being played', async () => {
    keepHere('k3v9');
    keepTold('k3v9', '{"room":"k3v9"}');
    expect(await (await ways.ask?.('/api/rooms/k3v9'))?.json()).toEqual({ room: 'k3v9' });
    expect(engine.ask).not.toHaveBeenCalled();
    open = 'k3v9';
    engine.ask.mockImplementation(() => Promise.resolve(told({ room: 'k3v9', stage: 'round' })));
    await ways.ask?.('/api/rooms/k3v9');
    expect(toldOf('k3v9')).toContain('round');
  });

  it('notes the tables and rounds that begin here', async () => {
    place.where = 'chosen';
    engine.ask.mockImplementationOnce(() => Promise.resolve(told({ room: 'k3v9' }, 201)));
    await ways.ask?.('/api/rooms', { method: 'POST', body: '{}' });
    engine.ask.mockImplementationOnce(() => Promise.resolve(told({ replay: 'round1' })));
    await ways.ask?.('/api/rooms/k3v9/rounds/1/share', { method: 'POST', body: '{}' });
    expect([isHere('k3v9'), isHere('round1')]).toEqual([true, true]);
    keepReplayHere('round1');
  });

  it('says what needs the server, on the page where it was asked', async () => {
    place.where = 'chosen';
    engine.ask.mockImplementation(() => Promise.resolve(told({ code: 'needs_server' }, 501)));
    const refused = await answered('/api/lab').catch((error: unknown) => error);
    expect(refused instanceof LobbyError && [refused.code, refused.why]).toEqual(['unreachable', 'needs_server']);
    expect(place.needsServer).toBe(true);
    engine.ask.mockImplementation(() => Promise.resolve(told({})));
    await answered('/api/options');
    expect(place.needsServer).toBe(true);
    location.pathname = '/rules';
    await answered('/api/options');
    expect(place.needsServer).toBe(false);
  });

  it('is nobody where the engine breaks', async () => {
    place.where = 'chosen';
    engine.ask.mockImplementation(() => Promise.reject(new Error('broken')));
    const refused = await answered('/api/options').catch((error: unknown) => error);
    expect(refused instanceof LobbyError && refused.code).toBe('unreachable');
  });
});
