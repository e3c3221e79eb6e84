// What is told of somebody at the end of a round or a match, in words.
import type { Language } from '../ground/cards/faces';
import type { Feat } from '../ground/protocol';
import { theCard } from './card_names';
import { PODIUM_WORDS } from './made/podium';

/** Return what *feat* tells, without its person; '' for one that this page does not know. */
export function featSaid({ kind, count, most, card }: Feat, language: Language): string {
  const done: Partial<Record<string, (told: { count: number; most: boolean; card: string }) => string>> = PODIUM_WORDS[language].done;
  return done[kind]?.({ count, most, card: card === null ? '' : theCard(card, language) }) ?? '';
}
