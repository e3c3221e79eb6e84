// The random numbers that a round is dealt by: the same as in src/huit/engine/chance.py.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** A key: 64 hexadecimal digits. */
export type Seed = string;

const LOW = 0xffffffffn;
const WORD_BYTES = 4;
const BLOCK_WORDS = 16;
/** What the cipher hides: of nothing it leaves its own stream. */
const NOTHING = new Uint8Array(BLOCK_WORDS * WORD_BYTES);
/** One word of a stream settles several choices while they have at most so many outcomes together. */
const LARGEST_BATCH = 1 << 24;

/** What settles the draws of a round, one after another. */
export interface Chance {
  /** Return the next number below *n*. */
  below(n: number): number;
  /** Shuffle *cards* as they lie (Fisher and Yates). */
  shuffle(cards: string[]): void;
  /** Take *count* of *cards* away, which lie in order, and return them as they came. */
  drawn(cards: string[], count: number): string[];
}

export function chanceOf(seed: Seed): Chance {
  return new KeyChance(seed);
}

/** ChaCha20 by a key: every draw takes a fresh stream. */
class KeyChance implements Chance {
  private readonly key: Uint8Array;
  private taken = 0;

  constructor(key: string) {
    this.key = hexToBytes(key);
  }

  below(n: number): number {
    return this.stream().choices(n, 1)[0] as number;
  }

  shuffle(cards: string[]): void {
    const stream = this.stream();
    for (let size = cards.length; size > 1;) for (const other of stream.choices(size, size - 1)) swap(cards, --size, other);
  }

  drawn(cards: string[], count: number): string[] {
    const stream = this.stream();
    const drawn: string[] = [];
    while (drawn.length < count) for (const other of stream.choices(cards.length, count - drawn.length)) drawn.push(...cards.splice(other, 1));
    return drawn;
  }

  private stream(): Stream {
    return new Stream(this.key, this.taken++);
  }
}

/** Return the sixteen words of a block of ChaCha20 (RFC 8439). *nonce* has three words; bytes are read little-endian. */
export function chachaBlock(key: Uint8Array, counter: number, nonce: readonly number[]): number[] {
  const place = new DataView(new ArrayBuffer(nonce.length * WORD_BYTES));
  nonce.forEach((word, at) => place.setUint32(at * WORD_BYTES, word, true));
  const { buffer, byteOffset } = chacha20(key, new Uint8Array(place.buffer), NOTHING, undefined, counter);
  const block = new DataView(buffer, byteOffset);
  return Array.from({ length: BLOCK_WORDS }, (_, word) => block.getUint32(word * WORD_BYTES, true));
}

class Stream {
  private words: number[] = [];
  private used = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly no: number,
  ) {}

  /** Return what the next word settles: a number below *size*, one below *size* - 1 and so on, as many as fit, *most* at most. */
  choices(size: number, most: number): number[] {
    let outcomes = size;
    let count = 1;
    while (count < most && outcomes * (size - count) <= LARGEST_BATCH) outcomes *= size - count++;
    let word = BigInt(this.next(outcomes));
    return Array.from({ length: count }, (_, choice) => {
      const scaledUp = word * BigInt(size - choice);
      word = scaledUp & LOW;
      return Number(scaledUp >> 32n);
    });
  }

  /** Return the next word that favours none of so many outcomes (Lemire). */
  private next(outcomes: number): number {
    const least = BigInt(2 ** 32 % outcomes);
    for (;;) {
      if (this.used % BLOCK_WORDS === 0) this.words = chachaBlock(this.key, this.used / BLOCK_WORDS, [this.no, 0, 0]);
      const word = this.words[this.used++ % BLOCK_WORDS] as number;
      if (((BigInt(word) * BigInt(outcomes)) & LOW) >= least) return word;
    }
  }
}

function swap(cards: string[], one: number, other: number): void {
  [cards[one], cards[other]] = [cards[other] as string, cards[one] as string];
}
