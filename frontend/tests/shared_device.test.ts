// The people of one device at the server: how they come in, who is sent away, and coming back after another tab had their places.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireEnds } from '../src/ground/connection';
import { openDoor } from '../src/ground/door';
import { LobbyError } from '../src/ground/lobby';
import type { Language } from '../src/ground/cards/faces';
import { CLOSED, type MatchView, type NewRoom, type RoundResult, type View } from '../src/ground/protocol';
import { Crowd } from '../src/pages/device/crowd.svelte';
import { addPerson, keepPeople, Opening, peopleIn } from '../src/pages/device/seating';
import { device, toldToAll } from '../src/state/device.svelte';
import { Game, type Around } from '../src/state/game.svelte';
import { renameRoom } from '../src/state/renamed';
import { resultHeading } from '../src/words/score/heading';
import { exampleView } from './example';

beforeAll(async () => openDoor());

describe('what those are told who look at the device', () => {
  const mine = (changes: Partial<View> = {}): number | null => toldToAll(exampleView({ room: 'abcd', seat: 1, ...changes })).seat;
  const held = {} as Game;
  afterEach(() => Object.assign(device, { rooms: {}, held: null }));

  it('is told to nobody alone between rounds, and while it is covered', () => {
    Object.assign(device, { rooms: { abcd: [[2, 'Léo']] }, held });
    expect(mine()).toBe(1);
    expect(mine({ over: true, stage: 'between' })).toBeNull();
    device.held = null;
    expect(mine()).toBeNull();
  });
  it('is told to whoever has it for themselves', () => {
    device.rooms = { other: [[2, 'Léo']], abcd: [] };
    expect(mine({ over: true, stage: 'between' })).toBe(1);
  });
  it.each<[Language, string, string]>([
    ['fr', 'Léo gagne la manche', 'Léo gagne la partie'],
    ['en', 'Léo wins the round', 'Léo wins the match'],
  ])('names who has won (%s)', (language, round, match) => {
    Object.assign(device, { rooms: { abcd: [[2, 'Léo']] }, held });
    const result: RoundResult = { reason: 'out', winners: [1], points: [4, 0], hands: [[], []], worth: [], tallies: [] };
    const ended = { over: true, winners: [1], sides: [[0], [1]] } as MatchView;
    const over = exampleView({ room: 'abcd', seat: 1, names: ['Anne', 'Léo'], over: true, stage: 'between', result });
    expect(resultHeading(toldToAll(over), result, language)).toBe(round);
    expect(resultHeading(toldToAll({ ...over, match: ended }), result, language)).toBe(match);
  });
});

describe('after another tab had their places', () => {
  function table() {
    const dialled: { address: string; ends: WireEnds }[] = [];
    const around: Around = {
      dial: (address, ends) => {
        dialled.push({ address, ends });
        return { send: () => undefined, close: () => undefined };
      },
      after: () => () => undefined,
      drawn: (task) => task(),
      chance: () => 0.5,
    };
    const own = new Game('abc', 'c', around);
    const crowd = new Crowd(own, around);
    crowd.keep([
      [2, 'Léo'],
      [3, 'Zoé'],
    ]);
    const close = (code: number): void => dialled.splice(0).forEach(({ ends }) => ends.closed(code));
    return { crowd, dialled, close, addresses: () => dialled.map(({ address }) => address).sort() };
  }
  const ALL = ['/ws/abc', '/ws/abc?person=2', '/ws/abc?person=3'];

  it('all come back by the button on the cover', () => {
    const { crowd, close, addresses } = table();
    close(CLOSED.taken_over);
    expect(crowd.isElsewhere).toBe(true);
    crowd.takeOver();
    expect(addresses()).toEqual(ALL);
    expect(crowd.isElsewhere).toBe(false);
  });
  it('all come back with the one whose table it was pressed on', () => {
    const { crowd, close, addresses } = table();
    close(CLOSED.taken_over);
    crowd.follow();
    expect(addresses()).toEqual([]);
    crowd.memberOf(2)?.game.takeOver();
    crowd.follow();
    expect(addresses()).toEqual(ALL);
  });
  it('nobody comes back because another one looks for the network', () => {
    const { crowd, dialled } = table();
    dialled.splice(0, 1)[0]?.ends.closed(CLOSED.taken_over);
    crowd.follow();
    crowd.follow();
    expect(crowd.isElsewhere).toBe(true);
    expect(dialled.length).toBe(2);
  });
});

describe('coming in from one device', () => {
  /** What the server is asked, and what it answers: a status, or the body of an answer. */
  let asked: { address: string; body: { name: string; person?: number } }[];
  let answers: (object | number)[];
  let canKeep: boolean;

  beforeEach(() => {
    asked = [];
    answers = [];
    canKeep = true;
    device.rooms = {};
    const kept = new Map<string, string>();
    const setItem = (name: string, text: string): void => {
      if (!canKeep) throw new Error('forbidden');
      kept.set(name, text);
    };
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem });
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
      asked.push({ address, body: JSON.parse(String(request.body)) });
      const answer = answers.shift() ?? { seat: 1, guest: 1 };
      return typeof answer === 'number' ? new Response(JSON.stringify(REFUSED[answer]), { status: answer }) : Response.json(answer);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const REFUSED: Record<number, object> = { 403: { code: 'kicked', field: '' }, 422: { code: 'invalid', field: 'name' } };
  const WANTED: NewRoom = { rules: 'minimale', seats: 3, name: 'Anne' };
  const ROOM = { room: 'abcd', watch: 'efgh' };

  it('whoever was sent away is not let in by the next number', async () => {
    answers = [403];
    await expect(addPerson('abcd', 'Léo', null)).rejects.toMatchObject({ why: 'kicked' } satisfies Partial<LobbyError>);
    expect(asked.map(({ body }) => body.person)).toEqual([2]);
    expect(peopleIn('abcd')).toEqual([]);
  });
  it('a browser that keeps nothing knows them as long as the page', async () => {
    canKeep = false;
    await addPerson('abcd', 'Léo', 1);
    await addPerson('abcd', 'Zoé', 2);
    await addPerson('other', 'Malo', 1);
    expect(peopleIn(undefined, 'abcd')).toEqual([
      [2, 'Léo'],
      [3, 'Zoé'],
    ]);
    renameRoom('other', 'newer');
    expect(peopleIn('newer', 'other')).toEqual([[2, 'Malo']]);
    keepPeople('newer', []);
    expect(peopleIn('newer', 'other')).toEqual([]);
  });
  it('a table that was opened is gone on with after a refused name', async () => {
    const table = new Opening();
    answers = [ROOM, { seat: 1, guest: 1 }, 422];
    await expect(table.finish(WANTED, ['Anne', 'Léo', 'bad'])).rejects.toBeInstanceOf(LobbyError);
    answers = [{ seat: 2, guest: 2 }];
    expect(await table.finish(WANTED, ['Anne', 'Léo', 'Zoé'])).toBe('abcd');
    expect(asked.map(({ body }) => body.name)).toEqual(['Anne', 'Léo', 'bad', 'Zoé']);
    expect(peopleIn('abcd')).toEqual([
      [2, 'Léo'],
      [3, 'Zoé'],
    ]);
  });
  it('another table is opened where something else is asked for, or whoever is in has another name', async () => {
    const table = new Opening();
    answers = [ROOM, { seat: 1, guest: 1 }, 422];
    await expect(table.finish(WANTED, ['Anne', 'Léo', 'bad'])).rejects.toBeInstanceOf(LobbyError);
    answers = [
      { ...ROOM, room: 'ijkl' },
      { seat: 1, guest: 1 },
      { seat: 2, guest: 2 },
    ];
    expect(await table.finish(WANTED, ['Anne', 'Malo', 'Zoé'])).toBe('ijkl');
    expect(asked.filter(({ address }) => address === '/api/rooms')).toHaveLength(2);
  });
});
