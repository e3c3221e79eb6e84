// The rows of a rule sheet as lessons count them: its cards first, then its notes; and those that make up a first lesson.
import type { Bilingual, GameSheet } from '../../ground/protocol';

export interface SheetRow {
  /** The place in the sheet, by which the server knows it. */
  place: number;
  text: Bilingual;
  /** The cards that it is about; none for a note. */
  cards: readonly string[];
  /** What its chapter is about; `powers` for cards. */
  about: string;
}

type Told = Pick<GameSheet, 'effects' | 'notes' | 'chapters'>;

/** What the players themselves see to: no table of ours can show it. */
const BY_HAND = 'by_hand';
const MOST_STEPS = 9;
const MOST_BASICS = 2;
const MOST_CARDS = 5;
/** What else a first lesson tells, a sentence of each in turn. */
const DIFFERS = ['turn', 'announcing', 'end'];

/** Return the rows of *sheet* that can be shown. */
export function rowsOf({ effects, notes, chapters }: Told): SheetRow[] {
  const abouts = chapters.flatMap(({ about, notes: count }) => Array.from({ length: count }, () => about));
  return [
    ...effects.map(({ cards, text }, place) => ({ place, text, cards, about: 'powers' })),
    ...notes.map((text, no) => ({ place: effects.length + no, text, cards: [], about: abouts[no] ?? '' })),
  ].filter(({ about }) => about !== BY_HAND);
}

/** Return the rows of a first lesson: how one plays, what the cards do, and a few of the other rules. */
export function tourOf(sheet: Told): SheetRow[] {
  const rows = rowsOf(sheet);
  const of = (about: string): SheetRow[] => rows.filter((row) => row.about === about);
  const first = [...of('basics').slice(0, MOST_BASICS), ...of('powers').slice(0, MOST_CARDS)];
  const others = DIFFERS.map(of);
  const inTurn = Array.from({ length: MOST_STEPS }, (_, no) => others.flatMap((chapter) => chapter[no] ?? [])).flat();
  return [...first, ...inTurn].slice(0, MOST_STEPS);
}
