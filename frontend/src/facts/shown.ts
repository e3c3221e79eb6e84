// Which rule sheet to show: by what key it is asked for, and what of the room it needs.
import type { Key } from '../ground/keys';
import type { Bilingual, GameSheet, MatchView, View } from '../ground/protocol';

const LETTERS_MEAN_TEXT = 'input:not([type="range"]), select, textarea, [contenteditable]';

/** Return whether *event* asks for the rule sheet. *letters* is false if the person has turned single-letter shortcuts off. */
export function asksForRules(event: KeyboardEvent, letters: boolean): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return (
    letters && isRulesKey(event) && !event.defaultPrevented && !document.querySelector('dialog[open]:not([data-stays])') && !target?.closest(LETTERS_MEAN_TEXT)
  );
}

export function isRulesKey({ key, ctrlKey, altKey, metaKey }: Key): boolean {
  return key.toLowerCase() === 'r' && !ctrlKey && !altKey && !metaKey;
}

/** The fields of a view that the rule sheet needs. */
export type RulesTold = Pick<View, 'rules' | 'options' | 'names'> & { title?: string; room?: string; added_rules?: View['added_rules'] } & {
  match: Pick<MatchView, 'plan' | 'target' | 'wins' | 'columns'> | null;
};

/** Return the notes of *sheet* under their titles, each chapter with the place of its first one. */
export function chaptersOf({ notes, chapters }: Pick<GameSheet, 'notes' | 'chapters'>): { title: Bilingual; notes: Bilingual[]; from: number }[] {
  let from = 0;
  return chapters.map(({ title, notes: count }) => ({ title, from, notes: notes.slice(from, (from += count)) }));
}

/** Return the names of the options that are on. */
export function namesOn(options: Record<string, unknown>): string[] {
  return Object.keys(options).filter((name) => options[name] === true);
}
