// What this browser adds to deals, by promise: its nonces, and the seals in which it found itself. In all tabs alike; where nothing may be kept, as long as the page.
import { parsed, readKept, writeKept } from '../state/kept';

const NONCES_KEPT_AS = 'huit-nonces';
const SEALS_KEPT_AS = 'huit-seals';
const MOST_KEPT = 300;

type Kept = Record<string, string[]>;

/** What this page has kept itself: all that there is where the browser keeps nothing. */
const inMemory: Record<string, Kept> = {};

/** Return what this browser has made for the deal of that promise; two tabs may both have tried. */
export function ownNonces(commitment: string | null): readonly string[] {
  return keptFor(NONCES_KEPT_AS, commitment);
}

/** Keep what this browser adds to the deal of *commitment*. */
export function keepNonce(commitment: string, nonce: string): void {
  keep(NONCES_KEPT_AS, commitment, nonce);
}

/** Return the digest of the seal that this browser was shown for the deal of that promise; null: none. */
export function ownSeal(commitment: string | null): string | null {
  return keptFor(SEALS_KEPT_AS, commitment)[0] ?? null;
}

/** Keep the digest of a seal; the first one that was shown counts. */
export function keepSeal(commitment: string, digest: string): void {
  keep(SEALS_KEPT_AS, commitment, digest);
}

const DEALT = 'dealt';
/** So long one tab may be ahead of another. */
const AHEAD_MS = 5000;

/** Note that the deal of that promise has been made, in that room: nothing may be asked for it any more. */
export function keepDealt(commitment: string, room: string): void {
  const known = keptFor(SEALS_KEPT_AS, commitment).some((kept) => kept.startsWith(DEALT));
  if (!known && ownSeal(commitment) !== null) keep(SEALS_KEPT_AS, commitment, `${DEALT} ${Date.now()} ${room}`);
}

/** Whether this browser saw a deal of that promise before: in another room, or longer ago than a tab is ahead of another. */
export function wasDealt(commitment: string, room: string): boolean {
  return keptFor(SEALS_KEPT_AS, commitment)
    .map((kept) => kept.split(' '))
    .some(([what, at, ...where]) => what === DEALT && (where.join(' ') !== room || Date.now() - Number(at) > AHEAD_MS));
}

function keptFor(name: string, commitment: string | null): readonly string[] {
  return commitment === null ? [] : (read(name)[commitment] ?? []);
}

function keep(name: string, commitment: string, text: string): void {
  const { [commitment]: before = [], ...others } = read(name);
  const kept = Object.fromEntries([...Object.entries(others), [commitment, [...before, text]] as const].slice(-MOST_KEPT));
  inMemory[name] = kept;
  writeKept(name, JSON.stringify(kept));
}

function read(name: string): Kept {
  const kept = parsed(readKept(name));
  const stored = typeof kept === 'object' && kept !== null ? Object.entries(kept).map(([commitment, told]) => [commitment, [told].flat().filter((one) => typeof one === 'string')] as const) : [];
  const all: Kept = Object.fromEntries(stored);
  for (const [commitment, told] of Object.entries(inMemory[name] ?? {})) all[commitment] = [...new Set([...(all[commitment] ?? []), ...told])];
  return all;
}
