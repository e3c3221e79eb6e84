// Sets of cards as a rule file names them: ranks, suits, precise cards, jokers. No DOM here.
import { rankOf, suitOf, SUITS } from '../../ground/cards/faces';
import type { Face } from '../../ground/protocol';

export const RANKS: readonly string[] = [...'A23456789TJQK'];
export const JOKER = 'joker';
const JOKERS: readonly Face[] = ['Xr', 'Xb'];
export const FACES: readonly Face[] = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), ...JOKERS];
/** The columns of the grid: the ranks, then the jokers together. */
export const COLUMNS: readonly string[] = [...RANKS, JOKER];

/** Return the column of the grid in which *face* stands. */
export function columnOf(face: Face): string {
  return JOKERS.includes(face) ? JOKER : rankOf(face);
}

/** Return the cards of a column. */
export function facesOf(column: string): Face[] {
  return FACES.filter((face) => columnOf(face) === column);
}

/** Return the cards that the words of *text* mean, in the order of the pack; words that mean none are passed over. */
export function facesIn(text: string): Face[] {
  const words = new Set(text.split(/\s+/));
  return FACES.filter((face) => words.has(face) || words.has(columnOf(face)) || words.has('all') || (!JOKERS.includes(face) && words.has(face.charAt(1))));
}

/** Return *faces* in as few words as can be: a rank where all its cards in *deck* are among them. */
export function namesOf(faces: readonly Face[], deck: readonly Face[] = FACES): string[] {
  return COLUMNS.flatMap((column) => {
    const among = faces.filter((face) => columnOf(face) === column);
    const all = deck.filter((face) => columnOf(face) === column);
    return all.length && all.every((face) => among.includes(face)) ? [column] : among;
  });
}

/** Return *faces* in as few names as a person would use: by rank, or whole suits (« h ») and what is left of the ranks. */
export function toldNames(faces: readonly Face[]): string[] {
  const byRank = namesOf(faces);
  const whole = SUITS.filter((suit) => FACES.filter((face) => suitOf(face) === suit).every((face) => faces.includes(face)));
  if (!whole.length || whole.length === SUITS.length) return byRank;
  const inSuits = (face: Face) => whole.some((suit) => suitOf(face) === suit);
  const ranks = faces.filter((face) => !inSuits(face)).map(columnOf);
  const others = byRank.filter((name) => (name.length === 2 ? !inSuits(name) : ranks.includes(name)));
  return others.length + whole.length < byRank.length ? [...others, ...whole] : byRank;
}
