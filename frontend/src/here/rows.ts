// Rows of text that last, by key, in IndexedDB: what the engine keeps of its rooms.

const DATABASE = 'huit';
const STORE = 'rows';
const VERSION = 1;

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
    change.onabort = () => (change.error?.name === 'ConstraintError' ? done(false) : failed(change.error));
  });
}

export class Rows {
  private database: Promise<IDBDatabase> | null = null;

  /** Return the rows of *low* ≤ key < *high* as JSON, sorted by key. */
  async read(low: string, high: string): Promise<string> {
    if (low >= high) return '[]';
    const store = (await this.opened()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(low, high, false, true);
    const [keys, texts] = await Promise.all([answer(store.getAllKeys(range)), answer(store.getAll(range))]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
  }

  /** Write *changes*, JSON, all or none; return true once they are on disk, false where a fresh key was there already. */
  async write(changes: string): Promise<boolean> {
    const change = await this.changing();
    const store = change.objectStore(STORE);
    for (const [key, text, fresh] of JSON.parse(changes) as Change[]) {
      if (fresh) store.add(text, key);
      else store.put(text, key);
    }
    return written(change);
  }

  /** Delete the rows of *low* ≤ key < *high*. */
  async drop(low: string, high: string): Promise<void> {
    if (low >= high) return;
    const change = await this.changing();
    change.objectStore(STORE).delete(IDBKeyRange.bound(low, high, false, true));
    await written(change);
  }

  private async changing(): Promise<IDBTransaction> {
    return (await this.opened()).transaction(STORE, 'readwrite', { durability: 'strict' });
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
