// Rules of one's own: what they are made of, and reading them back from anywhere. No DOM here.
import { seenName } from '../../ground/names';

/** Rules of one's own: a game of the library, what is otherwise, and what its composer calls them. */
export interface OwnRules {
  rules: string;
  /** Named options of the game (true), and keys of a rule file. */
  options: Record<string, unknown>;
  title: string;
}

/** The game in which no card does anything: the blank sheet. */
export const BLANK = 'rien';
export const LONGEST_TITLE = 40;
/** How a game of the library is named. */
const NAME = /^[a-z0-9-]{1,60}$/;

/** Return the title as it is shown and sent: without what cannot be seen, and no longer than it may be. */
export function cleanTitle(text: string): string {
  return [...seenName(text)].slice(0, LONGEST_TITLE).join('').trim();
}

/** Return the rules that somebody wrote down as *raw*, or null if they are none. */
export function ownFrom(raw: unknown): OwnRules | null {
  const { rules, options, title = '' } = Object(raw) as Record<string, unknown>;
  if (typeof rules !== 'string' || !NAME.test(rules) || typeof title !== 'string') return null;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return null;
  return { rules, options: options as Record<string, unknown>, title: cleanTitle(title) };
}
