// What a game is called: as its players call their rules, or by its own name.
import type { GameInShort } from '../ground/protocol';
import { BLANK } from '../facts/own/rules';
import { chosen, words } from './chosen.svelte';

/** Return the name of what is played; *games* are those of the library. What began on a blank sheet and has no title is of the house. */
export function gameName({ rules, title }: { rules: string; title?: string }, games: readonly GameInShort[]): string {
  if (!title && rules === BLANK) return words().houseRules;
  return title || (games.find(({ id }) => id === rules)?.name[chosen.language] ?? rules);
}
