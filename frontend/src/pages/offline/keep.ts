// Keeps the page in this browser, by a service worker: it opens without a network, and a newer one waits until it is wanted.
import { HOME, isSite } from '../../ground/address';
import { version } from './version.svelte';

const WORKER = `${HOME}sw.js`;
/** Where the worker of the score sheet stood once. */
const FORMER = '/score';
const LOOKED_AGAIN_MS = 10 * 60_000;

let keeping: Promise<void> | null = null;

/** Let the browser keep this page, once. Where it cannot (plain http, a private window) the page works as long as there is a network. */
export function keepOffline(): Promise<void> {
  return (keeping ??= keep());
}

/** The same; resolves once the page is kept, or cannot be. */
export async function keptOffline(): Promise<void> {
  await keepOffline();
  if (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) await navigator.serviceWorker.ready;
}

async function keep(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register(WORKER);
    watch(kept);
    for (const other of await navigator.serviceWorker.getRegistrations()) {
      if (!isSite && new URL(other.scope).pathname === FORMER) void other.unregister();
    }
  } catch {
    // See above.
  }
}

/** Show the page that waits. Other tabs stay as they are. */
export function showNewVersion(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'take-over' });
}

function watch(kept: ServiceWorkerRegistration): void {
  if (kept.waiting) void consider(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const found = kept.installing;
    found?.addEventListener('statechange', () => found.state === 'installed' && kept.active && void consider(found));
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOKED_AGAIN_MS) return;
    lookedAt = Date.now();
    kept.update().catch(() => null);
  });
}

/** Let *waiting* take over at once where it has this very page; else offer it. */
async function consider(waiting: ServiceWorker): Promise<void> {
  if (await hasThisPage(waiting)) waiting.postMessage({ type: 'take-over' });
  else version.waiting = waiting;
}

function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data === true);
    worker.postMessage({ type: 'knows', file: entry && new URL(entry).pathname }, [port2]);
  });
}
