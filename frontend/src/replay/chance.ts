// The random numbers that a round is dealt by: the same as in src/huit/engine/bits.py, and as the digests of src/huit/rooms/trust.py.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SEED_MASK = 0x3fffffffffffffffn;
const LOW = 0xffffffffn;

/** Return a start for `nextRandom`. */
export function hashSeed(seed: bigint): bigint {
  let bits = (seed ^ (seed >> 31n)) & SEED_MASK;
  for (let turn = 0; turn < 3; turn++) bits = ((bits ^ (bits >> 29n)) * 0x369dea0f31a53f85n + 0x2545f4914f6cdd1dn) & SEED_MASK;
  return (bits ^ (bits >> 32n)) | 1n;
}

/** Return the state after *bits* of a multiply-with-carry generator. */
export function nextRandom(bits: bigint): bigint {
  return 2147483085n * (bits & LOW) + (bits >> 32n);
}

/** Return a number below *n* made from a state of the generator. */
export function scaled(bits: bigint, n: number): number {
  return Number((((bits ^ (bits >> 32n)) & LOW) * BigInt(n)) >> 32n);
}

/** A generator that remembers where it is. */
export class Chance {
  private bits: bigint;

  constructor(seed: bigint) {
    this.bits = hashSeed(seed);
  }

  /** Return the next number below *n*. */
  below(n: number): number {
    this.bits = nextRandom(this.bits);
    return scaled(this.bits, n);
  }

  /** Shuffle *cards* as they lie (Fisher and Yates). */
  shuffle(cards: string[]): void {
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [cards[last], cards[other]] = [cards[other] as string, cards[last] as string];
    }
  }
}

/** Return what is shown before the deal of a secret. */
export function commitmentOf(seed: bigint, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${seed}:${salt}`)));
}

/** Return the seed of the deal: of the secret, and of what the players' browsers added, in order. */
export function dealSeedOf(seed: bigint, salt: string, nonces: readonly string[]): bigint {
  const digest = bytesToHex(sha256(utf8ToBytes([seed, salt, ...nonces].join(':'))));
  return BigInt(`0x${digest.slice(0, 16)}`) >> 2n;
}
