// Rows in IndexedDB: a connection that was lost is opened anew, once.
import { expect, it, vi } from 'vitest';
import { Rows } from '../src/here/rows';

const later = (task: () => void): void => void setTimeout(task);

/** A request that answers *result*. */
function request(result: unknown): { result: unknown; onsuccess?: () => void } {
  const asked: { result: unknown; onsuccess?: () => void } = { result };
  later(() => asked.onsuccess?.());
  return asked;
}

/** A database; where its connection is lost nothing can be begun, or what was begun is broken off. */
function database(how: 'whole' | 'lost' | 'broken off'): object {
  return {
    transaction: () => {
      if (how === 'lost') throw new DOMException('the connection is closing', 'InvalidStateError');
      const change: { error: null; oncomplete?: () => void; onabort?: () => void; objectStore?: () => object } = { error: null };
      change.objectStore = () => ({ put: () => undefined, getAllKeys: () => request(['a']), getAll: () => request(['text']) });
      later(() => (how === 'whole' ? change.oncomplete?.() : change.onabort?.()));
      return change;
    },
  };
}

function opening(...ways: Parameters<typeof database>[0][]): ReturnType<typeof vi.fn> {
  const open = vi.fn(() => request(database(ways.shift() ?? 'whole')));
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  return open;
}

it('are read and written over a new connection where the one before was lost', async () => {
  const open = opening('lost');
  const rows = new Rows();
  expect(await rows.read('a', 'b')).toBe('[["a","text"]]');
  expect(await rows.write('[["a","text",false]]')).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
  opening('broken off');
  expect(await new Rows().write('[["a","text",false]]')).toBe(true);
});

it('say so where the new one is lost too', async () => {
  const open = opening('lost', 'lost');
  await expect(new Rows().read('a', 'b')).rejects.toThrow('closing');
  expect(open).toHaveBeenCalledTimes(2);
});
