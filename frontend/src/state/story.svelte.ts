// The words for what happens. A hand can be looked at without them: they come once it lies there.
import { afterFirstHand } from './first_hand';
import { fetchPart } from './parts.svelte';

type Telling = typeof import('../words/round_told');

let fetched = $state.raw<Telling | null>(null);
let asked = false;

/** Return what tells a round; null until it is loaded. Asking fetches it, once the first hand has been drawn. */
export function tellingNow(): Telling | null {
  if (!fetched && !asked) {
    asked = true;
    void afterFirstHand().then(fetchTelling);
  }
  return fetched;
}

async function fetchTelling(): Promise<void> {
  fetched = await fetchPart(() => import('../words/round_told'));
  // Where it does not come, the next line asks again.
  asked = fetched !== null;
}
