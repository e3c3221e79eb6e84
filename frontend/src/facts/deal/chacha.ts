// The block of ChaCha (RFC 8439), by any even number of rounds.

/** "expand 32-byte k", as four words. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/**
 * Return the sixteen words of a block. *key* has eight words, *place* four: the counter and the nonce, however they share the words.
 * All are 32-bit and unsigned; bytes are read little-endian.
 */
export function chachaBlock(key: Uint32Array, place: readonly number[], rounds: number): Uint32Array<ArrayBuffer> {
  const start = Uint32Array.from([...CONSTANT, ...key, ...place]);
  const words = start.slice();
  for (let round = 0; round < rounds; round += 2) for (const [a, b, c, d] of [...COLUMNS, ...DIAGONALS]) quarterRound(words, a, b, c, d);
  return words.map((word, at) => word + (start[at] as number));
}

function quarterRound(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  step(words, a, b, d, 16);
  step(words, c, d, b, 12);
  step(words, a, b, d, 8);
  step(words, c, d, b, 7);
}

/** Add the word at *b* to the one at *a*, then mix that into the one at *d* and turn it left by *bits*. */
function step(words: Uint32Array, a: number, b: number, d: number, bits: number): void {
  words[a] = (words[a] as number) + (words[b] as number);
  const mixed = (words[d] as number) ^ (words[a] as number);
  words[d] = (mixed << bits) | (mixed >>> (32 - bits));
}
