// « Mes règles »: the rules of one's own that this browser keeps, as text that may be anything. No DOM here.
import { OWN_STORED_AS, parsed } from '../../ground/kept';
import { LONGEST_TITLE, ownFrom, type OwnRules } from './rules';

export const STORED_AS = OWN_STORED_AS;
export const DRAFT_STORED_AS = 'huit.own.draft';
export const MOST_KEPT = 100;

export interface KeptRules extends OwnRules {
  id: string;
  /** Sections of a rule file about cards that the pack has not: they wait for it. */
  waits?: Record<string, unknown>;
}

/** Rules that are being composed, and which of those kept they are; null: none yet. */
export interface Draft {
  own: OwnRules;
  id: string | null;
  waits?: Record<string, unknown>;
}

/** Return the rules that *text* holds, the newest first; what is none is left out. */
export function keptIn(text: string | null): KeptRules[] {
  const raw = parsed(text);
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown) => {
    const own = ownFrom(each);
    const { id, waits } = Object(each) as Record<string, unknown>;
    return own && typeof id === 'string' && id ? [{ ...own, id, ...waiting(waits) }] : [];
  });
}

/** Return the draft that *text* holds, or null. */
export function draftIn(text: string | null): Draft | null {
  const { own: raw, id, waits } = Object(parsed(text)) as Record<string, unknown>;
  const own = ownFrom(raw);
  return own && { own, id: typeof id === 'string' ? id : null, ...waiting(waits) };
}

/** Return what waits for its cards as a part of what is kept; nothing where nothing does. */
export function waiting(waits: unknown): { waits?: Record<string, unknown> } {
  const sections = Object(waits) as Record<string, unknown>;
  return Object.keys(sections).length ? { waits: sections } : {};
}

/** Return *all* with *rules* in the place of those of the same id, or before the others. */
export function keeping(all: readonly KeptRules[], rules: KeptRules): KeptRules[] {
  if (all.some(({ id }) => id === rules.id)) return all.map((each) => (each.id === rules.id ? rules : each));
  return [rules, ...all].slice(0, MOST_KEPT);
}

/** Return an id that none of *all* has. */
export function freshId(all: readonly KeptRules[]): string {
  let number = all.length + 1;
  while (all.some(({ id }) => id === `own-${number}`)) number += 1;
  return `own-${number}`;
}

/** Return *title*, with a number after it where one of *others* is called so already; rules without a name may be many. */
export function freeTitle(title: string, others: readonly string[]): string {
  if (!title || !others.includes(title)) return title;
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const free = [...title].slice(0, LONGEST_TITLE - mark.length).join('') + mark;
    if (!others.includes(free)) return free;
  }
}
