// The grains of chance that this browser gave, by the promise they were given after: who verifies a shuffle later finds them here.

const KEPT_AS = 'huit-nonces';
const MOST_KEPT = 200;

/** Return *kept*, as it was written down, with one more; the oldest go when there are too many. */
export function withNonce(kept: string | null, commitment: string, nonce: string): string {
  let before: [string, unknown][] = [];
  try {
    before = Object.entries(JSON.parse(kept ?? '{}') ?? {});
  } catch {
    // Not ours, or cut off: begun anew.
  }
  const others = before.filter(([promise]) => promise !== commitment);
  return JSON.stringify(Object.fromEntries([...others, [commitment, nonce]].slice(-MOST_KEPT)));
}

/** Write down that *nonce* was given after *commitment*. */
export function keepNonce(commitment: string, nonce: string): void {
  try {
    sessionStorage.setItem(KEPT_AS, withNonce(sessionStorage.getItem(KEPT_AS), commitment, nonce));
  } catch {
    // A browser may forbid storage altogether.
  }
}
