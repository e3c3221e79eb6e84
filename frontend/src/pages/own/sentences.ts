// The sentences of the schema: with holes for what is chosen, and whole for who listens. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { Bilingual, Face, FamilySchema, Knob, RuleValue } from '../../ground/protocol';
import { aCard, cardName, rankName } from '../../words/card_names';
import { labelled } from '../../words/labelled';
import { NUMBERS_WORDS } from '../../words/made/numbers';
import { OWN_WORDS } from '../../words/made/own';
import { capital, listed } from '../../ground/typography';
import { knobNamed, type Power } from './edit';
import { columnOf, facesIn, JOKER, namesOf, toldNames } from './faces';

/** A piece of a sentence: words, or a hole for a number or for cards. */
export type Piece = { words: string } | { hole: 'n' | 'cards' };

const HOLES = /\{(n|cards)\}/;

/** Return the sentence of *knob* in pieces, as it is with *value*. Where the words for 1 have no hole, *on* puts one after them. */
export function piecesOf(knob: Knob, value: RuleValue, on: boolean, language: Language): Piece[] {
  const template = knob.text[language];
  const alone = value === 1 && knob.one ? knob.one[language] : null;
  const parts = (alone ?? template).replace(/,$/, '').split(HOLES);
  const pieces = parts.map((part, place): Piece => (place % 2 ? { hole: part as 'n' | 'cards' } : { words: part }));
  if (on && alone !== null && HOLES.test(template) && !HOLES.test(alone)) pieces.push({ words: ' ' }, { hole: 'n' });
  return pieces.filter((piece) => 'hole' in piece || piece.words);
}

/** Return the whole sentence of a knob with *value*; "" where there is nothing to say. */
export function sentenceOf(knob: Knob, value: RuleValue, language: Language): string {
  if (knob.kind === 'choice') return knob.choices.find(({ name }) => name === value)?.text[language] ?? '';
  if ((knob.kind === 'int' || knob.kind === 'bool') && !value) return knob.off?.[language] ?? '';
  const template = value === 1 && knob.one ? knob.one : knob.text;
  const filled = template[language].replaceAll('{n}', String(value).replace('-', '−'));
  return filled.replaceAll('{cards}', cardsSaid(String(value), language)).replace(/,$/, '');
}

/** Return all that a card does as one sentence. */
export function powerSaid(power: Power, knobs: readonly Knob[], language: Language): string {
  return knobs
    .filter(({ name }) => name in power)
    .map((knob) => sentenceOf(knob, power[knob.name] as RuleValue, language))
    .join(', ');
}

/** Return « un as ou un 8 » for cards as a rule file names them. */
export function cardsSaid(text: string, language: Language): string {
  const words = toldNames(facesIn(text)).map((name) => (name === JOKER ? OWN_WORDS[language].aJoker : aCard(name, language)));
  return listed(words, NUMBERS_WORDS[language].or);
}

/** Return the name of a column of the grid: « 7 », « dame », "joker". */
export function columnName(column: string, language: Language): string {
  return rankName(column, language);
}

/** Return *faces*, all of one column, as a heading: « valets rouges », "7 of hearts". */
export function scopeName(scope: string, column: string, language: Language): string {
  const { reds, blacks } = OWN_WORDS[language];
  if (scope === 'all') return columnName(column, language);
  if (scope === 'red') return reds(column);
  if (scope === 'black') return blacks(column);
  return cardName(`${column === JOKER ? 'X' : column}${scope}`, language);
}

const COLOURS: Record<string, string> = { red: 'dh', black: 'cs' };

/** Return those of *faces*, all of one column, that a scope means: all, the red ones, the black ones, or one suit. */
export function inScope(faces: readonly Face[], scope: string): Face[] {
  return faces.filter((face) => scope === 'all' || (COLOURS[scope] ?? scope).includes(face.charAt(1)));
}

/** A small sign in a cell of the grid, and the suits that have it where not all cards of the rank do. */
export interface Sign {
  text: string;
  suits: string[];
}

/** Return the signs of what the cards of a column do. */
export function signsOf(faces: readonly Face[], powers: Readonly<Record<Face, Power>>, knobs: readonly Knob[]): Sign[] {
  const signs = new Map<string, string[]>();
  for (const knob of knobs) {
    for (const face of faces) {
      const value = powers[face]?.[knob.name];
      if (value === undefined) continue;
      const text = knob.sign.replaceAll('{n}', String(value));
      signs.set(text, [...(signs.get(text) ?? []), face]);
    }
  }
  return [...signs].map(([text, having]) => ({
    text,
    suits: having.length === faces.length || columnOf(having[0] as Face) === JOKER ? [] : having.map((face) => face.charAt(1)),
  }));
}

/** Return what a change of *key* is about: the label of a knob, or the cards. */
export function changeSaid(key: string, schema: FamilySchema): Bilingual {
  const knob = schema.knobs.find(({ name }) => name === key);
  if (knob) return knob.label;
  const faces = key.slice(key.indexOf('.') + 1);
  const said = (language: Language): string =>
    faces
      .split(' ')
      .flatMap((word) => (/^(all|[cdhs])$/.test(word) ? namesOf(facesIn(word)) : [word]))
      .map((name) => (name !== JOKER && name.length > 1 ? cardName(name, language) : rankName(name, language)))
      .join(', ');
  return key.includes('.') ? { fr: said('fr'), en: said('en') } : { fr: key, en: key };
}

/** Return what a finding is about, and which card: « 7 : « Fait passer un tour » ». "" where it is about all of the rules. */
export function aboutSaid(key: string, schema: FamilySchema, language: Language): string {
  if (!key) return '';
  const [section, faces = '', name = ''] = key.split('.');
  const knobs = section === 'powers' ? schema.powers : schema.knobs;
  const knob = knobNamed(knobs, section === 'powers' ? name : key);
  const label = knob ? OWN_WORDS[language].quoted(knob.label[language]) : '';
  if (section !== 'powers' && section !== 'points') return label;
  const cards = capital(changeSaid(`${section}.${faces}`, schema)[language]);
  return label ? labelled(cards, label, language) : cards;
}
