// What a result is of, by name.
import type { GameInShort, PlayedBody } from '../../ground/protocol';
import { chosen } from '../../state/chosen.svelte';
import { gameName } from '../../state/game_name';
import { CIRCLE_WORDS } from '../../words/made/circle';

/** Return what was played: by its title, its rule file, or as a game of none. */
export function gameOf({ game, title }: Pick<PlayedBody, 'game' | 'title'>, games: readonly GameInShort[]): string {
  return game || title ? gameName({ rules: game, title }, games) : CIRCLE_WORDS[chosen.language].unnamedGame;
}
