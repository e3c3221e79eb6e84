// What a result is of, by name.
import type { Games, PlayedBody } from '../../ground/protocol';
import { chosen } from '../../state/chosen.svelte';
import { gameName } from '../../state/game_name';
import { CIRCLE_WORDS } from '../../words/made/circle';

/** Return what is played by *rules*; nothing is said of it before the list of games is there. */
export function rulesCalled({ rules, title }: { rules: string; title: string }, games: Games | null): string {
  return games || title ? gameName({ rules, title }, games?.rules ?? []) : '…';
}

/** Return what was played: by its title, its rule file, or as a game of none. */
export function gameOf({ game, title }: Pick<PlayedBody, 'game' | 'title'>, games: Games | null): string {
  return game || title ? rulesCalled({ rules: game, title }, games) : CIRCLE_WORDS[chosen.language].unnamedGame;
}
