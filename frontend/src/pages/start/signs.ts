// What is special about a version, as a few words each. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { GameInShort, PlanInShort } from '../../ground/protocol';
import { matchToBegin } from './choices';
import { found } from './filter';
import { CHOOSING_WORDS } from '../../words/made/choosing';

/** Return for how many *game* is and what its pack has; teams and columns only where it has them. */
export function signsOf(game: GameInShort, plans: readonly PlanInShort[], language: Language): string[] {
  const label = CHOOSING_WORDS[language];
  const [least, most] = game.seats;
  return [
    label.players(least, most === least ? null : most),
    label.cards(game.cards),
    ...(game.jokers ? [label.jokers] : []),
    ...(found([game], ['teams'], null).length ? [label.teams] : []),
    ...(matchToBegin(game, plans) ? [label.columns] : []),
  ];
}
