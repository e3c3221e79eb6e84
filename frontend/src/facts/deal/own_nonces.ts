// What this browser adds to deals, by promise: its nonces, and the seals in which it found itself. In all tabs alike; where nothing may be kept, as long as the page.
import { parsed, readKept, writeKept } from '../../ground/kept';

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

/** Return all that this browser has made, each with its promise. */
export function everyNonce(): [commitment: string, nonce: string][] {
  const all = { ...storedAs(NONCES_KEPT_AS), ...inMemory[NONCES_KEPT_AS] };
  return Object.keys(all).flatMap((commitment) => ownNonces(commitment).map((nonce): [string, string] => [commitment, nonce]));
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
/** So long one tab may be ahead of another, whose wire stands still. */
const AHEAD_MS = 120_000;

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
  if (commitment === null) return [];
  const [stored = [], own = []] = [storedAs(name)[commitment], inMemory[name]?.[commitment]];
  return own.length ? [...new Set([...stored, ...own])] : stored;
}

function keep(name: string, commitment: string, text: string): void {
  const before = keptFor(name, commitment);
  const others = Object.entries({ ...storedAs(name), ...inMemory[name] }).filter(([other]) => other !== commitment);
  const kept = Object.fromEntries([...others, [commitment, [...before, text]] as const].slice(-MOST_KEPT));
  inMemory[name] = kept;
  writeKept(name, JSON.stringify(kept));
}

/** What was read last, by name, and from which text: every view asks several times. */
const readLast: Record<string, { text: string | null; kept: Kept }> = {};

function storedAs(name: string): Kept {
  const text = readKept(name);
  const last = readLast[name];
  if (last && last.text === text) return last.kept;
  const found = parsed(text);
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const kept = Object.fromEntries(entries.map(([commitment, told]) => [commitment, [told].flat().filter((one) => typeof one === 'string')] as const));
  readLast[name] = { text, kept };
  return kept;
}
