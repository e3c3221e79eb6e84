// What is said of cards that somebody may have seen before.
import type { Language } from '../../ground/cards/faces';
import type { KnownCards } from '../../ground/protocol';
import { DEALS_WORDS } from '../made/deals';

/** Return that the cards are known: those in play, or those of the next deal. *daily* is the date of the deal of the day, if they are. */
export function knownCards({ round_no }: KnownCards, playing: boolean, language: Language, daily: string | null = null): string {
  const { known, knownNext, daily: ofTheDay } = DEALS_WORDS[language];
  if (daily && !round_no) return ofTheDay;
  return (playing ? known : knownNext)(round_no || null);
}
