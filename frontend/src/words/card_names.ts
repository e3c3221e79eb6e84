// What cards, ranks and suits are called in a sentence.
import type { Language } from '../ground/cards/faces';
import type { Face, Suit } from '../ground/protocol';
import { CARDS_WORDS } from './made/cards';
import { NUMBERS_WORDS } from './made/numbers';

export const suitName = (suit: Suit, language: Language): string => CARDS_WORDS[language].suitName(suit);

export const rankName = (rank: string, language: Language): string => CARDS_WORDS[language].rankName(rank);

/** Return « 9 de cœur », "9 of hearts". */
export const cardName = (face: Face, language: Language): string => CARDS_WORDS[language].cardName(face);

/** Return « le 9 de cœur », « l’as de pique », "the 9 of hearts". */
export const theCard = (face: Face, language: Language): string => CARDS_WORDS[language].theCard(face);

/** Return « un 9 », « une dame », "an 8" for a rank, « un cœur » for a suit, « le 2 de pique » for a precise card. */
export const aCard = (card: string, language: Language): string => CARDS_WORDS[language].aCard(card);

/** Return « le 2 de pique, l’as de cœur et la dame de trèfle ». */
export const theCards = (faces: readonly Face[], language: Language): string => CARDS_WORDS[language].theCards(faces);

/** Return « 1 carte », « 4 cartes », "4 cards". */
export const cards = (count: number, language: Language): string => NUMBERS_WORDS[language].nCards(count);
