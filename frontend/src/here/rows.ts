// Rows of text that last, by key, in IndexedDB: what the engine keeps of its rooms.

const DATABASE = 'huit';
const STORE = 'rows';
const VERSION = 1;

/** How what is done ends where the connection has gone, as iPhones lose it when the page was out of sight. */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];

type Change = [key: string, text: string, fresh: boolean];

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(DATABASE, VERSION);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** Resolve once *change* is on disk; false: a key that was to be new was there, and nothing has changed. */
function written(change: IDBTransaction): Promise<boolean> {
  return new Promise((done, failed) => {
    change.oncomplete = () => done(true);
    change.onabort = () =>
      change.error?.name === 'ConstraintError' ? done(false) : failed(change.error ?? new DOMException('the change was broken off', 'AbortError'));
  });
}

/** Return whether this browser keeps rows at all: it may forbid it. */
export async function keepsRows(): Promise<boolean> {
  try {
    (await open()).close();
    return true;
  } catch {
    return false;
  }
}

export class Rows {
  private database: Promise<IDBDatabase> | null = null;

  /** Return the rows of *low* ≤ key < *high* as JSON, sorted by key. */
  async read(low: string, high: string): Promise<string> {
    if (low >= high) return '[]';
    const range = IDBKeyRange.bound(low, high, false, true);
    return this.done(async (database) => {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([answer(store.getAllKeys(range)), answer(store.getAll(range))]);
      return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
    });
  }

  /** Write *changes*, JSON, all or none; return true once they are on disk, false where a fresh key was there already. */
  write(changes: string): Promise<boolean> {
    return this.changed((store) => {
      for (const [key, text, fresh] of JSON.parse(changes) as Change[]) {
        if (fresh) store.add(text, key);
        else store.put(text, key);
      }
    });
  }

  /** Delete the rows of *low* ≤ key < *high*. */
  async drop(low: string, high: string): Promise<void> {
    if (low < high) await this.changed((store) => store.delete(IDBKeyRange.bound(low, high, false, true)));
  }

  private changed(change: (store: IDBObjectStore) => unknown): Promise<boolean> {
    return this.done((database) => {
      const changing = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      change(changing.objectStore(STORE));
      return written(changing);
    });
  }

  /** Do *task*; where the connection has gone, once more with a new one. */
  private async done<Done>(task: (database: IDBDatabase) => Promise<Done>): Promise<Done> {
    try {
      return await task(await this.opened());
    } catch (error) {
      if (!LOST.includes((error as Error).name)) throw error;
      this.database = null;
      return task(await this.opened());
    }
  }

  private opened(): Promise<IDBDatabase> {
    this.database ??= open().then((database) => {
      // A browser may close it; and another tab may want a newer one.
      database.onclose = () => (this.database = null);
      database.onversionchange = () => {
        database.close();
        this.database = null;
      };
      return database;
    });
    this.database.catch(() => (this.database = null));
    return this.database;
  }
}
