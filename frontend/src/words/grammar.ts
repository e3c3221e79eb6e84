// What files of words call in capitals, as in Python: src/huit/words/grammar.py must agree.
import { rankOf } from '../ground/cards/faces';
import type { Face, Suit } from '../ground/protocol';

/** Somebody in a sentence; the name of whoever reads it is « vous ». */
export interface Person {
  name: string;
  you: boolean;
}

export { capital, listed } from '../ground/typography';
export { written } from '../facts/score/entry';

/** Tell whether « de » loses its vowel before *name*. A y before a consonant is a vowel (Yves), before a vowel it is none (Yann). */
export const elides = (name: string): boolean => /^([aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(name);

export const count = (things: readonly unknown[]): number => things.length;

export const number = (value: number, language: string): string => value.toLocaleString(language);

export const rank = (face: Face): string => rankOf(face);

export const suit = (face: Face): Suit => face.charAt(1) as Suit;

/** Tell whether *card* is a face, not a rank or a suit. */
export const precise = (card: string): boolean => card.length > 1;
