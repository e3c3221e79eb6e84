// What is announced with a card: all that it needs, « Carte » alone, its name alone, or three knocks. As in docs/positions.md.
import type { Call } from '../../facts/in_force';

/** What I mean to announce with my next card. */
export interface Meant {
  carte: boolean;
  name: boolean;
  knock: boolean;
}

const isName = (call: Call): boolean => call.length === 1;

/** Return what goes behind the word of a card with which *due* may be announced, by what is *meant*. */
export function cryWith(due: readonly Call[], meant: Meant): string {
  const name = due.find(isName);
  const carte = due.some((call) => !isName(call));
  const said = [...(name && meant.name ? [name] : []), ...(carte && meant.carte ? ['carte'] : carte && meant.knock ? ['knock'] : [])];
  if (!said.length) return '';
  const all = said.length === due.length && !said.includes('knock');
  return all ? '!' : `!${said.join('+')}`;
}
