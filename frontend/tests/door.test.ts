// The door: what is no message of ours is not believed.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../src/ground/door';
import { exampleView } from './example';

const read = (value: unknown) => readMessage(JSON.stringify(value));

describe('a message', () => {
  it('is read when it is one', () => {
    expect(read(exampleView())).toEqual(exampleView());
    expect(read({ type: 'refused', id: null, code: 'stale', why: null })?.type).toBe('refused');
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
  it('hears who is there', () => {
    expect(readMessage('{"type":"presence","here":[true],"stand_ins":[false],"people":[],"watchers":3,"clock":null}')).toMatchObject({ watchers: 3 });
    expect(readMessage('{"type":"presence","watchers":3}')).toBeNull();
  });
  it('hears phrases that it knows', () => {
    expect(readMessage('{"type":"phrase","guest":1,"seat":null,"name":"Bob","phrase":"hello"}')).toMatchObject({ phrase: 'hello' });
    expect(readMessage('{"type":"phrase","guest":1,"seat":null,"name":"Bob","phrase":"constructor"}')).toBeNull();
  });
});
