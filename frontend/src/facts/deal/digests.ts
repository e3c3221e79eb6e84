// What is shown of secrets and grains before they are: the digests of src/huit/rooms/trust.py.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './chance';

/** Return the SHA-256 digest of *parts*, with colons between them, in hexadecimal digits. */
function digestOf(...parts: readonly (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes(parts.join(':'))));
}

/** Return what is shown before the deal of a secret. */
export function commitmentOf(seed: Seed, salt: string): string {
  return digestOf(seed, salt);
}

/** Return the commitment of *guest* to a nonce, under the server's promise. */
export function nonceDigest(promise: string, guest: number, nonce: string): string {
  return digestOf(promise, guest, nonce);
}

/** Return the digest of a seal: of the promise, of what else is dealt by, and of all commitments by the guests' numbers. */
export function sealOf(promise: string, deal: string, digests: readonly string[]): string {
  return digestOf(promise, deal, ...digests);
}

/** Return the seed of the deal: of the secret, and of what the players' browsers added, in order. */
export function dealSeedOf(seed: Seed, salt: string, nonces: readonly string[]): Seed {
  return digestOf('deal', seed, salt, ...nonces);
}
