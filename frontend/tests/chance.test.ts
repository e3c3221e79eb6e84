// The cryptographic generator: published vectors of ChaCha20, and the draws of the engine by the same keys (tests/laws/chance_vectors.json).
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { chachaBlock, chanceOf, type Chance } from '../src/facts/deal/chance';
import { commitmentOf, dealSeedOf } from '../src/facts/deal/digests';
import VECTORS from '../../tests/laws/chance_vectors.json';

const hexOf = (words: number[]): string => [...new Uint8Array(Uint32Array.from(words).buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const pack = (size: number): string[] => Array.from({ length: size }, (_, face) => String(face));

/** Return what draws by *key*, after so many draws. */
function after(key: string, draws: number): Chance {
  const chance = chanceOf(key);
  for (let draw = 0; draw < draws; draw++) chance.below(2);
  return chance;
}

describe('a key', () => {
  it.each(VECTORS.blocks)('makes the blocks of RFC 8439: counter $counter, nonce $nonce', ({ key, counter, nonce, stream }) => {
    expect(hexOf(chachaBlock(hexToBytes(key), counter, nonce))).toBe(stream);
  });

  it.each(VECTORS.shuffles)('shuffles $cards cards as the engine does, by stream $stream', ({ key, stream, cards, order }) => {
    const shuffled = pack(cards);
    after(key, stream).shuffle(shuffled);
    expect(shuffled.join(' ')).toBe(order);
  });

  it.each(VECTORS.sets)('draws $count of $among cards as the engine does', ({ key, stream, among, count, drawn }) => {
    const cards = pack(among);
    const taken = after(key, stream).drawn(cards, count);
    expect(
      taken
        .map(Number)
        .sort((one, other) => one - other)
        .join(' '),
    ).toBe(drawn);
    expect(cards).toHaveLength(among - count);
  });

  it.each(VECTORS.numbers)('draws a number below $below as the engine does', ({ key, stream, below, drawn }) => {
    expect(after(key, stream).below(below)).toBe(drawn);
  });

  it.each(VECTORS.deals)('is made of the secret and $nonces, and is not the promise itself', ({ seed, salt, nonces, commitment, key }) => {
    expect(commitmentOf(seed, salt)).toBe(commitment);
    expect(dealSeedOf(seed, salt, nonces)).toBe(key);
    expect(key).not.toBe(commitment);
  });
});
