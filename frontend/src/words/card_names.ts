// What cards, ranks and suits are called in a sentence, in both languages.
import { isSuit, rankOf, type Language } from '../ground/cards/faces';
import type { Face, Suit } from '../ground/protocol';
import { listed } from '../ground/typography';

type Names<Key extends string> = Record<Language, Record<Key, string>>;

const SUIT_NAMES: Names<Suit> = {
  fr: { c: 'trèfle', d: 'carreau', h: 'cœur', s: 'pique' },
  en: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
};

const RANK_NAMES: Names<string> = {
  fr: { A: 'as', T: '10', J: 'valet', Q: 'dame', K: 'roi' },
  en: { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' },
};

const JOKER_NAMES: Names<string> = {
  fr: { Xr: 'joker en couleurs', Xb: 'joker noir et blanc' },
  en: { Xr: 'coloured joker', Xb: 'black-and-white joker' },
};

export function suitName(suit: Suit, language: Language): string {
  return SUIT_NAMES[language][suit];
}

export function rankName(rank: string, language: Language): string {
  return RANK_NAMES[language][rank] ?? rank;
}

/** Return « 9 de cœur », "9 of hearts". */
export function cardName(face: Face, language: Language): string {
  const joker = JOKER_NAMES[language][face];
  if (joker) return joker;
  const of = language === 'fr' ? 'de' : 'of';
  return `${rankName(rankOf(face), language)} ${of} ${suitName(face.charAt(1) as Suit, language)}`;
}

/** Return « le 9 de cœur », « l’as de pique », "the 9 of hearts". */
export function theCard(face: Face, language: Language): string {
  const name = cardName(face, language);
  if (language === 'en') return `the ${name}`;
  if (rankOf(face) === 'A') return `l’${name}`;
  return (rankOf(face) === 'Q' ? 'la ' : 'le ') + name;
}

/** Return « un 9 », « une dame », "an 8" for a rank, « un cœur » for a suit, « le 2 de pique » for a precise card. */
export function aCard(card: string, language: Language): string {
  if (isSuit(card)) return aCardOfSuit(card, language);
  if (card.length > 1) return theCard(card, language);
  const name = rankName(card, language);
  if (language === 'fr') return (card === 'Q' ? 'une ' : 'un ') + name;
  return (card === '8' || card === 'A' ? 'an ' : 'a ') + name;
}

/** Return « un pique », "a spade". */
export function aCardOfSuit(suit: Suit, language: Language): string {
  return language === 'fr' ? `un ${suitName(suit, 'fr')}` : `a ${suitName(suit, 'en').slice(0, -1)}`;
}

/** Return « le 2 de pique, l’as de cœur et la dame de trèfle ». */
export function theCards(faces: readonly Face[], language: Language): string {
  return listed(
    faces.map((face) => theCard(face, language)),
    language === 'fr' ? 'et' : 'and',
  );
}

export const areOfOneRank = (faces: readonly Face[]): boolean => faces.every((face) => rankOf(face) === rankOf(faces[0] ?? ''));

/** Return « 1 carte », « 4 cartes », "4 cards". */
export function cards(count: number, language: Language): string {
  const [one, more] = language === 'fr' ? ['carte', 'cartes'] : ['card', 'cards'];
  return `${count}\u00a0${count < 2 && (language === 'fr' || count === 1) ? one : more}`;
}
