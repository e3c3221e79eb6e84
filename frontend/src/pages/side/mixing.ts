// A mix of games: it begins with one, and takes what some cards do in others. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { FamilySchema } from '../../ground/protocol';
import { cleanTitle, type OwnRules } from '../../facts/own/rules';
import { differing, undone, type Values } from '../own/edit';
import { COLUMNS, FACES, JOKER } from '../own/faces';
import { cellIn, type Row, type Section } from './rows';

/** The game that a mix begins with, and by column the game from which its cards are taken. */
export interface Mix {
  base: string;
  taken: Readonly<Record<string, string>>;
}

/** The knob that says how many jokers a pack has: who takes what a joker does takes the jokers too. */
const JOKERS = 'jokers';

export type Hindrance = 'family' | 'base_away' | 'away';

/** Return why the cards of a column in *row* cannot be taken into a mix that begins with *base*; null: they can. */
export function inTheWay(base: Row, row: Row, column: string, { knobs }: FamilySchema): Hindrance | null {
  if (base.game.family !== row.game.family) return 'family';
  if (cellIn(row, column).state === 'away') return 'away';
  const bringsJokers = column === JOKER && knobs.some(({ name }) => name === JOKERS);
  return cellIn(base, column).state === 'away' && !bringsJokers ? 'base_away' : null;
}

/** Return whether the mix has the cards of that column as they are in *id*. */
export const isChosen = ({ base, taken }: Mix, id: string, column: string): boolean => (taken[column] ?? base) === id;

/** Return *mix* once the cards of a column in *id* are pressed: they are taken, or given back where they were. */
export function toggled(mix: Mix, id: string, column: string): Mix {
  const { [column]: before, ...others } = mix.taken;
  return { ...mix, taken: id === mix.base || id === before ? others : { ...others, [column]: id } };
}

/** Return *mix* with all cards of *row* that do something there, or in the game that it begins with. */
export function withAllOf(mix: Mix, base: Row, row: Row, schema: FamilySchema): Mix {
  const columns = COLUMNS.filter((column) => inTheWay(base, row, column, schema) === null && cellIn(base, column).does !== cellIn(row, column).does);
  return { ...mix, taken: { ...mix.taken, ...Object.fromEntries(columns.map((column) => [column, row.game.id])) } };
}

/** Return the games from which *mix* takes cards, each with its columns, in the order of the cards. */
export function takenFrom({ taken }: Mix, { rows }: Section): { row: Row; columns: string[] }[] {
  const columns = COLUMNS.filter((column) => column in taken);
  const ids = [...new Set(columns.map((column) => taken[column]))];
  return ids.flatMap((id) => {
    const row = rows.find(({ game }) => game.id === id);
    return row ? [{ row, columns: columns.filter((column) => taken[column] === id) }] : [];
  });
}

/** Return *mix* as rules of one's own, for the page where they are composed. */
export function mixed(mix: Mix, section: Section, language: Language, named: (first: string, second: string) => string): OwnRules | null {
  const base = section.rows.find(({ game }) => game.id === mix.base);
  if (!base) return null;
  const from = takenFrom(mix, section);
  const before = asValues(base);
  const now = from.reduce((so, { row, columns }) => columns.reduce((and, column) => undone(and, asValues(row), `powers.${column}`), so), before);
  const jokers = cellIn(base, JOKER).state === 'away' ? from.find(({ columns }) => columns.includes(JOKER)) : undefined;
  const deck = FACES.filter((face) => base.work.deck.includes(face) || jokers?.row.work.deck.includes(face));
  const options = differing(before, now, section.schema, deck);
  const title = from.map(({ row }) => row.game.name[language]).reduce(named, base.game.name[language]);
  return { rules: mix.base, options: jokers ? { [JOKERS]: jokers.row.game.jokers, ...options } : options, title: cleanTitle(title) };
}

function asValues({ work }: Row): Values {
  return { knobs: {}, powers: work.powers, points: {} };
}
