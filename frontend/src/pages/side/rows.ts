// The eights side by side: what each card does in each game, as rows to show and to sort. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { CardsAtWork, Face, FamilySchema, GameInShort, Knob } from '../../ground/protocol';
import { capital, listed } from '../../ground/typography';
import { cardName } from '../../words/card_names';
import { labelled } from '../../words/labelled';
import { NUMBERS_WORDS } from '../../words/made/numbers';
import { OWN_WORDS } from '../../words/made/own';
import { canonical } from '../own/edit';
import { COLUMNS, columnOf, facesIn, facesOf } from '../own/faces';
import { columnName, signsOf, type Sign } from '../own/sentences';

/** What the cards of one column do in one game. */
export interface Cell {
  column: string;
  /** *away*: the pack has no such card. */
  state: 'acts' | 'idle' | 'away';
  signs: Sign[];
  /** Cells that are the same in this do the same. */
  does: string;
}

/** A game of the library, and what its cards do. */
export interface Row {
  game: GameInShort;
  work: CardsAtWork;
  cells: Cell[];
  /** How many columns have a card that does something. */
  acting: number;
}

/** Games of one family: what a sign means, and what can be mixed. */
export interface Section {
  schema: FamilySchema;
  rows: Row[];
}

export type Order = { by: 'library' } | { by: 'name' | 'count'; down: boolean } | { by: 'card'; column: string };

/** Rows that stand together. *whole*: no card tells them apart; *alike* does the same, *alone* as no other game does. */
export interface Group {
  kind: 'whole' | 'alike' | 'alone' | 'idle' | 'away';
  rows: Row[];
}

/** Return the games whose cards can do something, by family, in the order of the library. */
export function sectionsOf(games: readonly GameInShort[], at_work: Readonly<Record<string, CardsAtWork>>, families: readonly FamilySchema[]): Section[] {
  const sections = families.map((schema): Section => {
    const members = games.filter(({ id, family }) => family === schema.name && at_work[id]);
    return { schema, rows: members.map((game) => rowOf(game, at_work[game.id] as CardsAtWork, schema.powers)) };
  });
  const first = (section: Section): number => games.findIndex(({ id }) => id === section.rows[0]?.game.id);
  return sections.filter(({ rows }) => rows.length).sort((one, other) => first(one) - first(other));
}

/** Return the games whose cards can do nothing, which are not in the table. */
export function leftOut(games: readonly GameInShort[], at_work: Readonly<Record<string, CardsAtWork>>): GameInShort[] {
  return games.filter(({ id }) => !at_work[id]);
}

function rowOf(game: GameInShort, work: CardsAtWork, knobs: readonly Knob[]): Row {
  const cells = COLUMNS.map((column) => cellOf(column, work, knobs));
  return { game, work, cells, acting: cells.filter(({ state }) => state === 'acts').length };
}

function cellOf(column: string, { powers, deck }: CardsAtWork, knobs: readonly Knob[]): Cell {
  const faces = facesOf(column).filter((face) => deck.includes(face));
  const signs = signsOf(faces, powers, knobs);
  const acts = faces.some((face) => Object.keys(powers[face] ?? {}).length);
  return { column, state: !faces.length ? 'away' : acts ? 'acts' : 'idle', signs, does: acts ? canonical(worksOf(faces, powers)) : '' };
}

/** Return what each of *faces* does; only once where all do the same, however many they are. */
function worksOf(faces: readonly Face[], powers: CardsAtWork['powers']): unknown {
  const each = faces.map((face) => powers[face] ?? {});
  const alike = new Set(each.map(canonical)).size === 1;
  return alike ? each[0] : Object.fromEntries(faces.map((face, place) => [face, each[place]]));
}

export function cellIn(row: Row, column: string): Cell {
  return row.cells[COLUMNS.indexOf(column)] as Cell;
}

/** Return what the cards of a column do, in the sentences of the rule sheet; cards that do not do the same have one each. */
export function saidOf({ work: { effects, deck } }: Row, column: string, language: Language): string[] {
  const inPack = facesOf(column).filter((face) => deck.includes(face));
  return effects.flatMap(({ cards, text }) => {
    const faces = facesIn(cards.join(' ')).filter((face) => inPack.includes(face));
    if (!faces.length) return [];
    const sentence = capital(text[language]);
    const names = faces.map((face) => cardName(face, language));
    return faces.length === inPack.length ? [sentence] : [labelled(capital(listed(names, NUMBERS_WORDS[language].and)), text[language], language)];
  });
}

/** Return *rows* as they are to stand, in groups. */
export function ordered(rows: readonly Row[], order: Order, language: Language): Group[] {
  if (order.by === 'card') return byCard(rows, order.column);
  if (order.by === 'library') return [{ kind: 'whole', rows: [...rows] }];
  const name = ({ game }: Row): string => game.name[language];
  const byName = (one: Row, other: Row): number => name(one).localeCompare(name(other), language);
  const compare = order.by === 'name' ? byName : (one: Row, other: Row): number => one.acting - other.acting;
  return [{ kind: 'whole', rows: [...rows].sort((one, other) => (order.down ? compare(other, one) : compare(one, other)) || byName(one, other)) }];
}

/** Return the rows that do the same with a card together, the most of them first; then those that do it alone, do nothing, and lack the card. */
function byCard(rows: readonly Row[], column: string): Group[] {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const { state, does } = cellIn(row, column);
    const key = state === 'acts' ? does : state;
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  const [idle, away] = ['idle', 'away'].map((state) => alike.get(state) ?? []) as [Row[], Row[]];
  const acting = [...alike].filter(([key]) => key !== 'idle' && key !== 'away').map(([, together]) => together);
  const signs = (row: Row): string =>
    cellIn(row, column)
      .signs.map(({ text }) => text)
      .join(' ');
  const several = acting.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length);
  const alone = acting.filter(({ length }) => length === 1).flat();
  const groups: Group[] = [
    ...several.map((together): Group => ({ kind: 'alike', rows: together })),
    { kind: 'alone', rows: alone.sort((one, other) => (signs(one) < signs(other) ? -1 : Number(signs(one) > signs(other)))) },
    { kind: 'idle', rows: idle },
    { kind: 'away', rows: away },
  ];
  return groups.filter(({ rows: members }) => members.length);
}

/** Return the order after a press on the head of a column; *named* is « Jeu » or the count, which turn round when pressed again. */
export function pressed(order: Order, head: 'name' | 'count' | { column: string }): Order {
  if (typeof head === 'object') return order.by === 'card' && order.column === head.column ? { by: 'library' } : { by: 'card', column: head.column };
  // The most cards first; names from A to Z.
  const down = head === 'count';
  if (order.by !== head) return { by: head, down };
  return order.down === down ? { by: head, down: !down } : { by: 'library' };
}

/** Return what a screen reader says of the order of a column. */
export function sortOf(order: Order, head: 'name' | 'count' | { column: string }): 'ascending' | 'descending' | 'other' | 'none' {
  if (typeof head === 'object') return order.by === 'card' && order.column === head.column ? 'other' : 'none';
  if (order.by !== head) return 'none';
  return order.down ? 'descending' : 'ascending';
}

/** Return the effects that some card of *rows* has, for the legend. */
export function knobsShown({ schema, rows }: Section): Knob[] {
  const names = new Set(rows.flatMap(({ work, cells }) => shownPowers(work, cells).flatMap((power) => Object.keys(power))));
  return schema.powers.filter(({ name }) => names.has(name));
}

function shownPowers({ powers, deck }: CardsAtWork, cells: readonly Cell[]): CardsAtWork['powers'][string][] {
  const acting = cells.filter(({ state }) => state === 'acts').map(({ column }) => column);
  return deck.filter((face) => acting.includes(columnOf(face))).map((face) => powers[face] ?? {});
}

/** Return the effects that the cards of a column have in a game, each with its signs. */
export function effectsIn({ work: { powers, deck } }: Row, column: string, knobs: readonly Knob[]): { knob: Knob; signs: Sign[] }[] {
  const faces = facesOf(column).filter((face) => deck.includes(face));
  return knobs.map((knob) => ({ knob, signs: signsOf(faces, powers, [knob]) })).filter(({ signs }) => signs.length);
}

/** Return what a sign stands for, without saying how many or which cards: « fait piocher n cartes ». */
export function meant(knob: Knob, language: Language): string {
  const text = knob.text[language].replaceAll('{n}', 'n').replaceAll('{cards}', '…').replace(/,$/, '');
  return text ? capital(text) : '';
}

/** Return a sign as the legend has it: « +n ». */
export const signOf = (knob: Knob): string => knob.sign.replaceAll('{n}', 'n');

/** Return what is said of a card that does nothing in a game. */
export function inactive(state: 'idle' | 'away', language: Language): string {
  const { noEffect, notInPack } = OWN_WORDS[language];
  return state === 'idle' ? noEffect : notInPack;
}

/** Return the name of a cell for who listens: the card, then what it does. */
export function cellName(row: Row, cell: Cell, language: Language): string {
  const said = cell.state === 'acts' ? saidOf(row, cell.column, language).join('. ') : inactive(cell.state, language);
  return labelled(capital(columnName(cell.column, language)), said, language);
}
