// What this browser has added to deals, kept where the page that added it wrote it down: by the promise that it came after.
const KEPT_AS = 'huit-nonces';

/** Return what this browser added to the deal of that promise; null if it added nothing, or nothing is kept. */
export function ownNonce(commitment: string | null): string | null {
  if (commitment === null) return null;
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEPT_AS) ?? '{}');
      const nonce = (kept as Record<string, unknown>)[commitment];
      if (typeof nonce === 'string') return nonce;
    } catch {
      // A browser may forbid storage altogether.
    }
  }
  return null;
}
