// The door: what is no message or answer of ours is not believed.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fault } from '../src/ground/check';
import { openDoor, readAnswer, readMessage } from '../src/ground/door';
import { BLANK, PROTOCOL, type View } from '../src/ground/protocol';
import { exampleView } from './example';
import written from './wire_samples.json';

const read = (value: unknown) => readMessage(JSON.stringify(value));
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
// Each part of each sample is changed in turn.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => openDoor('Sheet'));
beforeEach(() => void said.mockClear());

describe('a message', () => {
  it('is read when it is one', () => {
    expect(read(exampleView())).toEqual(exampleView());
    expect(read({ type: 'refused', id: null, code: 'stale', why: null })?.type).toBe('refused');
    expect(said).not.toHaveBeenCalled();
  });

  it('that is none says where', () => {
    read({ ...exampleView(), settings: { ...exampleView().settings, locked: 'no' } });
    expect(said).toHaveBeenCalledExactlyOnceWith('message.settings.locked is not what this page knows');
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown type', '{"type":"dance"}'],
    ['a refusal without code', '{"type":"refused"}'],
  ])('is nothing when it is %s', (_, text) => expect(readMessage(text)).toBeNull());

  it.each(['seq', 'seat', 'names', 'hand', 'moves', 'counts', 'top', 'why', 'log', 'over', 'debt'])('is nothing when a view lacks %s', (key) => {
    expect(read({ ...exampleView(), [key]: undefined })).toBeNull();
  });

  it('is nothing when a list holds something else', () => {
    expect(read({ ...exampleView(), hand: [1] })).toBeNull();
    expect(read({ ...exampleView(), log: [{}] })).toBeNull();
  });

  it('may have more than this page knows, and events of other kinds', () => {
    expect(read({ ...exampleView(), weather: 'fine' })).not.toBeNull();
    expect(read({ ...exampleView(), log: [{ kind: 'danced', seat: 'all' }] })).not.toBeNull();
  });
});

describe('a room with several people', () => {
  it('is understood by who has no chair in it', () => {
    expect(readMessage(JSON.stringify({ ...exampleView(), seat: null, guest: null }))).not.toBeNull();
  });
  it('is understood before the first round of a cousin', () => {
    const lobby = { ...exampleView(), family: 'danish', stage: 'lobby', danish: null };
    expect(readMessage(JSON.stringify(lobby))).not.toBeNull();
    expect(readMessage(JSON.stringify({ ...lobby, stage: 'between', round_no: 0 }))).not.toBeNull();
    expect(readMessage(JSON.stringify({ ...lobby, stage: 'between', void: true }))).not.toBeNull();
    expect(readMessage(JSON.stringify({ ...lobby, stage: 'round' }))).toBeNull();
  });
  it('hears what has changed', () => {
    const view = exampleView({ at: 4 });
    const hear = (fields: object) => readMessage(JSON.stringify({ type: 'change', at: 5, ...fields }), view);
    expect(hear({ watchers: 3 })).toEqual({ type: 'changed', view: { ...view, at: 5, watchers: 3, log: [] }, isTimed: false });
    expect(hear({ clock: { seats: [0], left_ms: 1, of_ms: 2 } })).toMatchObject({ isTimed: true });
    expect(hear({ watchers: 'three' })).toBeNull();
    expect(hear({ from: 4, at: 9 })).toMatchObject({ view: { at: 9 } });
    expect(hear({ from: 3, watchers: 3 })).toEqual({ type: 'missed' });
    expect(hear({ at: 6 })).toEqual({ type: 'missed' });
    expect(readMessage('{"type":"change","from":0,"at":1}')).toEqual({ type: 'missed' });
  });
  it('hears of what only one family has its changed fields', () => {
    const [danish] = written.filter(({ full }) => full.family === 'danish');
    const view = { ...BLANK, ...danish?.full } as unknown as View;
    const heard = readMessage(JSON.stringify({ type: 'change', from: view.at, at: 8, danish: { burnt: 12 } }), view);
    expect(heard).toMatchObject({ view: { danish: { ...view.danish, burnt: 12 } } });
    expect(readMessage(JSON.stringify({ type: 'change', from: view.at, at: 8, danish: { burnt: 'twelve' } }), view)).toBeNull();
  });
  it('knows that it is of another version', () => {
    expect(readMessage(JSON.stringify({ ...exampleView(), protocol: PROTOCOL + 1, moves: 'none' }))).toEqual({ type: 'outdated' });
  });
  it('hears phrases that it knows', () => {
    expect(readMessage('{"type":"phrase","guest":1,"seat":null,"name":"Bob","phrase":"hello","card":null}')).toMatchObject({ phrase: 'hello' });
    expect(readMessage('{"type":"phrase","guest":1,"seat":null,"name":"Bob","phrase":"constructor","card":null}')).toBeNull();
  });
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What Python wrote: by which kind it is checked, what of it may be missing, and what may be anything. */
interface Sample {
  kind: string;
  full: { [key: string]: Json };
  least: Json;
  optional: string[];
  free: string[];
}
const samples = written as unknown as Sample[];

/** Yield the keys that lead to each part of *value*. */
function* partsOf(value: Json, keys: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield [...keys, key];
    yield* partsOf(part, [...keys, key]);
  }
}

/** Return the fault of *sample* while *change* is made to the object or list that holds its part at *keys*. */
function faultWith({ kind, full }: Sample, path: string, keys: string[], change: (holder: Record<string, Json>, key: string) => void): string {
  const key = keys.at(-1) ?? '';
  const holder = keys.slice(0, -1).reduce((part, key) => part[key] as Record<string, Json>, full);
  const part = holder[key] ?? null;
  change(holder, key);
  const wrong = fault(kind, full, path);
  holder[key] = part;
  return wrong;
}

/** Something of another type. */
const other = (value: Json | undefined): Json => (Array.isArray(value) ? {} : []);

describe.each(samples.map((sample, no): [string, Sample] => [`${no}: ${sample.kind} ${sample.full.type ?? ''}`, sample]))(
  'a sample of the server, %s',
  (_, sample) => {
    const { kind, full, least, optional, free } = sample;
    const path = kind === '#' ? 'message' : kind;
    const parts = [...partsOf(full)].map((keys) => ({ keys, at: [path, ...keys].join('.') }));

    it('passes, with all that it may have and with the least', () => {
      expect([fault(kind, full, path), fault(kind, least, path)]).toEqual(['', '']);
    });

    it('is refused by the path of what it lacks', () => {
      const lacking = parts.filter(({ keys }) => !/^\d+$/.test(keys.at(-1) ?? ''));
      const faults = lacking.map(({ keys }) => faultWith(sample, path, keys, (holder, key) => delete holder[key]));
      expect(faults).toEqual(lacking.map(({ keys, at }) => (optional.includes(at) || isAnyKey(keys) ? '' : at)));
    });

    it('is refused by the path of what is of another type', () => {
      const faults = parts.map(({ keys }) => faultWith(sample, path, keys, (holder, key) => void (holder[key] = other(holder[key]))));
      expect(faults).toEqual(parts.map(({ at }) => (free.includes(at) ? '' : at)));
    });
  },
);

/** Whether the last of *keys* is one that its object need not have: samples have this one. */
function isAnyKey(keys: string[]): boolean {
  return keys.at(-1) === 'ANY';
}

describe('a kind', () => {
  it.each([
    ['i', 1, 1.5],
    ['n', 1.5, '1'],
    ['s', '', null],
    ['b', false, 0],
    ['i?', null, undefined],
    ['s*', ['a'], ['a', 1]],
    ['i%', { a: 1 }, { a: 'b' }],
    ['[i,s]', [1, 'a'], [1, 'a', 2]],
    ['[i,s]*?', [[1, 'a']], [['a', 1]]],
  ])('is told from others: %s', (kind, right, wrong) => {
    expect(fault(kind, right, 'it')).toBe('');
    expect(fault(kind, wrong, 'it')).toMatch(/^it/);
  });
});

describe('an answer', () => {
  it('is read by its name', () => {
    expect(readAnswer('Address', { address: null })).toEqual({ address: null });
    expect(readAnswer('Joined', { guest: 1, seat: '2' })).toBeNull();
    expect(said).toHaveBeenCalledExactlyOnceWith('Joined.seat is not what this page knows');
  });
});
