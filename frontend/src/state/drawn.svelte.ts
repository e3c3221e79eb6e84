// The figures of seats, fetched once the first of them is wanted: until then a seat shows the initial of its name.
type Figures = typeof import('../ground/figures');

let fetched = $state.raw<Figures | null>(null);
let asked = false;

/** Return the figures; null until they are there. Asking fetches them. */
export function figuresNow(): Figures | null {
  if (!asked) {
    asked = true;
    void import('../ground/figures').then(
      (figures) => (fetched = figures),
      // A face is an ornament: the initial does.
      () => null,
    );
  }
  return fetched;
}
