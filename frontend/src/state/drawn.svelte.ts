// The figures of seats, fetched once the first of them is wanted: until then a seat shows the initial of its name, and a computer a plain head.
import type { Drawing } from '../ground/drawing';
import { afterFirstHand } from './first_hand';
import { fetchPart } from './parts.svelte';
type Figures = typeof import('../ground/figures');
type Characters = typeof import('../ground/characters');

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

let characters = $state.raw<Characters | null>(null);
let met = false;

/** Return the character of a computer of that name; nothing until it is there. Asking fetches it, after the first hand. */
export function characterNow(name: string): Drawing | undefined {
  if (!met) {
    met = true;
    void afterFirstHand()
      .then(() => fetchPart(() => import('../ground/characters'), { ornament: true }))
      .then((found) => (characters = found));
  }
  return characters?.characterOf(name);
}
