// The words for what happens. A hand can be looked at without them: they come once it lies there.
import { fetchPart } from './parts.svelte';

type Telling = typeof import('../words/round_told');

/** So much later than the cards are drawn. */
const LATER_MS = 50;

let fetched = $state.raw<Telling | null>(null);
let asked = false;

/** Return what tells a round; null until it is loaded. Asking fetches it, once what is to be drawn now has been. */
export function tellingNow(): Telling | null {
  if (!fetched && !asked) {
    asked = true;
    requestAnimationFrame(() => setTimeout(() => void fetchTelling(), LATER_MS));
  }
  return fetched;
}

async function fetchTelling(): Promise<void> {
  fetched = await fetchPart(() => import('../words/round_told'));
  // Where it does not come, the next line asks again.
  asked = fetched !== null;
}
