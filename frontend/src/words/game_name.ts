// What a game is called: as its players call their rules, or by its own name.
import type { GameSheet } from '../protocol';
import { chosen } from '../state/chosen.svelte';

/** Return the name of what is played; *games* are those of the library. An older server says nothing of titles. */
export function gameName({ rules, title }: { rules: string; title?: string }, games: readonly GameSheet[]): string {
  return title || (games.find(({ id }) => id === rules)?.name[chosen.language] ?? rules);
}
