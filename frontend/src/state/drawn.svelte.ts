// The figures of seats, fetched once the first of them is wanted: until then a seat shows the initial of its name.
import { fetchPart } from './parts.svelte';
type Figures = typeof import('../ground/figures');

let fetched = $state.raw<Figures | null>(null);
let asked = false;

/** Return the figures; null until they are there. Asking fetches them. */
export function figuresNow(): Figures | null {
  if (!asked) {
    asked = true;
    // A face is an ornament: the initial does.
    void fetchPart(() => import('../ground/figures'), { ornament: true }).then((figures) => (fetched = figures));
  }
  return fetched;
}
