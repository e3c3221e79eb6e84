// The words for “why not?”. A round can be played without them: they come shortly after a table stands.
import { fetchPart } from './parts.svelte';
type Reasons = typeof import('../words/reasons');

let fetched = $state.raw<Reasons | null>(null);

/** Return the sentences of refusals; null until they are loaded. Asking fetches them. */
export function reasonsNow(): Reasons | null {
  if (!fetched) void fetchReasons();
  return fetched;
}

async function fetchReasons(): Promise<void> {
  // Where they do not come, the next refusal asks again.
  fetched = await fetchPart(() => import('../words/reasons'));
}
