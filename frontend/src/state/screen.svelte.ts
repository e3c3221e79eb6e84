// The size of the screen, and what depends on it.
let width = $state(innerWidth);
let height = $state(innerHeight);

addEventListener('resize', () => {
  width = innerWidth;
  height = innerHeight;
});

/** Return whether this is a phone, held upright. */
export function isPhone(): boolean {
  return width <= 560;
}

/** Return whether this is a phone on its side: what one holds stands beside the felt. */
export function isOnItsSide(): boolean {
  return width <= 900 && height <= 480;
}

/** Return how wide a card of the hand is: *widest* where nothing is short of room. */
export function cardWidth(widest: number): number {
  if (isPhone() || isOnItsSide()) return 60;
  return width < 900 || height < 760 ? 78 : widest;
}
