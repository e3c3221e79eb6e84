// The service worker leaves the caches of other sites alone.
import { expect, it } from 'vitest';
import SOURCE from '../src/pages/offline/worker.js?raw';

type Kind = 'activate';
type Happens = (event: { waitUntil(done: Promise<unknown>): void }) => void;

/** Let the worker of a site at *scope* take over from one before; return the caches that are left of *names*. */
async function left(scope: string, names: string[]): Promise<string[]> {
  const all = new Set(names);
  const on: Partial<Record<Kind, Happens>> = {};
  const self = {
    registration: { scope: `https://huit.example${scope}` },
    addEventListener: (kind: Kind, happens: Happens) => (on[kind] = happens),
    clients: { claim: () => Promise.resolve() },
  };
  const caches = { keys: () => Promise.resolve([...all]), delete: (name: string) => Promise.resolve(all.delete(name)) };
  const code = SOURCE.replace('__FILES__', '[]').replace('__DIGEST__', 'now');
  new Function('self', 'caches', code)(self, caches);
  let done: Promise<unknown> = Promise.resolve();
  on.activate?.({ waitUntil: (task) => (done = task) });
  await done;
  return [...all];
}

it('deletes builds of its own site, but for the last two, and none of one that lies below or above', async () => {
  expect(await left('/a/', ['huit/a/one', 'huit/a/b/one', 'huit/a/b/two', 'huit/a/two', 'huit/a/now'])).toEqual([
    'huit/a/b/one',
    'huit/a/b/two',
    'huit/a/two',
    'huit/a/now',
  ]);
  expect(await left('/', ['huit-one', 'huit-two', 'huit-told', 'huit-engine', 'huit/a/one', 'huit-now'])).toEqual([
    'huit-two',
    'huit-told',
    'huit-engine',
    'huit/a/one',
    'huit-now',
  ]);
});
