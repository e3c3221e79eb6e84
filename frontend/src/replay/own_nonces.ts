// The nonces that this browser has added to deals, by commitment, to verify later that the deals used them.
import { parsed, readKept, writeKept } from '../state/kept';

const KEPT_AS = 'huit-nonces';
const MOST_KEPT = 300;

type Kept = Record<string, string[]>;

/** Return what this browser has added to the deal of that promise; two tabs may both have tried. */
export function ownNonces(commitment: string | null): readonly string[] {
  return commitment === null ? [] : (read()[commitment] ?? []);
}

/** Keep what this browser adds to the deal of *commitment*. */
export function keepNonce(commitment: string, nonce: string): void {
  const { [commitment]: before = [], ...others } = read();
  const kept = [...Object.entries(others), [commitment, [...before, nonce]]].slice(-MOST_KEPT);
  writeKept(KEPT_AS, JSON.stringify(Object.fromEntries(kept)));
}

function read(): Kept {
  const kept = parsed(readKept(KEPT_AS));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).map(([commitment, told]) => [commitment, [told].flat().filter((one) => typeof one === 'string')]));
}
