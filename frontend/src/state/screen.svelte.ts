// The size of the screen and of its letters, and what depends on them.
let width = $state(innerWidth);
let height = $state(innerHeight);
let rem = $state(16);

function measure(): void {
  width = innerWidth;
  height = innerHeight;
  rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

measure();
addEventListener('resize', measure);
addEventListener('load', measure);

/** Return whether this is a phone, held upright. */
export function isPhone(): boolean {
  return width <= 560;
}

/** Return how many pixels a rem has: more than 16 where larger letters are asked for. */
export function pixelsOfRem(): number {
  return rem;
}

/** Return the size of the window. */
export function windowSize(): { width: number; height: number } {
  return { width, height };
}
