// The score sheet without a network: a worker that keeps the built files, for the pages under /score and for no other.
import { SCORE_PATH } from '../paths';

const WORKER = '/sw.js';

/** Let the browser keep this page. Where it cannot (plain http, a private window) the sheet works as long as it is open. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCORE_PATH });
  } catch {
    // See above.
  }
}
