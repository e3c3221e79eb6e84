// Nothing lost, nothing doubled.
import { describe, expect, it } from 'vitest';
import { Outbox } from '../src/ground/outbox';
import type { ClientMessage } from '../src/ground/protocol';
import { exampleView } from './example';

function waiting(): [Outbox, ClientMessage] {
  const outbox = new Outbox('c');
  const move: ClientMessage = { type: 'move', id: outbox.nextId(), seq: 3, move: '9h' };
  outbox.wait(move, exampleView());
  return [outbox, move];
}

describe('the outbox', () => {
  it('never gives the same id twice', () => {
    const outbox = new Outbox('c');
    expect([outbox.nextId(), outbox.nextId()]).toEqual(['c-1', 'c-2']);
  });

  it('waits until the room has moved on', () => {
    const [outbox, move] = waiting();
    expect(outbox.seen(exampleView(), false)).toBeNull();
    expect(outbox.waiting).toBe(move);
    outbox.seen(exampleView({ seq: 4 }), false);
    expect(outbox.waiting).toBeNull();
  });

  it('sends the same message again after a reconnection, if it never arrived', () => {
    const [outbox, move] = waiting();
    expect(outbox.seen(exampleView(), true)).toBe(move);
  });

  it('does not send again what arrived while the answer was lost', () => {
    const [outbox] = waiting();
    expect(outbox.seen(exampleView({ seq: 4 }), true)).toBeNull();
  });

  it('stops waiting when the message is refused', () => {
    const [outbox] = waiting();
    outbox.refused({ type: 'refused', id: 'other', code: 'stale', why: null });
    expect(outbox.waiting).not.toBeNull();
    outbox.refused({ type: 'refused', id: 'c-1', code: 'stale', why: null });
    expect(outbox.waiting).toBeNull();
  });

  it('knows a new round when it sees one', () => {
    const outbox = new Outbox('c');
    outbox.wait({ type: 'next', id: 'c-1' }, exampleView({ over: true }));
    outbox.seen(exampleView({ over: true, seq: 4 }), false);
    expect(outbox.waiting).not.toBeNull();
    outbox.seen(exampleView({ round_no: 2, seq: 5 }), false);
    expect(outbox.waiting).toBeNull();
  });
});
