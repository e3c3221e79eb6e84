// What can wait for the first hand: it is fetched while the hand is looked at, so that nothing stands in its way.

/** So much later than the cards are drawn. */
const LATER_MS = 200;

let release: () => void = () => undefined;
const laid = new Promise<void>((resolve) => (release = resolve));

/** Called once a hand lies there, or once none is on its way: what waits goes on after this has been drawn. */
export function noteHand(): void {
  const later = () => setTimeout(() => release(), LATER_MS);
  // Nothing is drawn in a page that nobody sees.
  if (document.hidden) later();
  else requestAnimationFrame(later);
}

/** Resolves once the first hand has been drawn, or none is on its way. */
export function afterFirstHand(): Promise<void> {
  return laid;
}
