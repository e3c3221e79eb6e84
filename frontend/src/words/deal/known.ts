// What is said of cards that somebody may have seen before.
import type { Language } from '../../ground/cards/faces';
import type { KnownCards } from '../../ground/protocol';
import { DEALS_WORDS } from '../made/deals';

/** Return that the cards are known: those in play, or those of the next deal. */
export function knownCards({ round_no }: KnownCards, playing: boolean, language: Language): string {
  const { known, knownNext } = DEALS_WORDS[language];
  return (playing ? known : knownNext)(round_no || null);
}
