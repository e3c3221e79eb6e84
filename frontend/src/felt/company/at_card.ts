// Phrases about a card: which card was laid last, and what is said of it now. No DOM here.
import type { Face } from '../../ground/protocol';
import type { Phrase } from '../../ground/protocol';
import type { Said } from '../../state/game.svelte';
import type { Told } from '../../words/story';

/** Return the card that was laid last in this round; null before the first one. */
export function lastLaid(log: readonly Told[]): Face | null {
  for (const event of log.flatMap(({ events }) => events).reverse()) {
    // What was laid before may have been taken back.
    if (event.kind === 'undone') return null;
    if (event.kind === 'played') return event.card;
    if (event.kind === 'laid') return event.cards.at(-1) ?? null;
  }
  return null;
}

/** Return what is said at the card that lies there now; a phrase about another card has had its time. */
export function saidAt(said: readonly Said[], card: Face | null): (Said & Phrase)[] {
  return card === null ? [] : said.filter((one): one is Said & Phrase => one.card === card);
}
