// The parts for several people. They and their sentences are fetched when the second person arrives.
import type { Game } from '../../state/game.svelte';
import { learnToTell } from '../../words/learnt';
import { isSocial } from '../../facts/presence';
import { fetchPart } from '../../state/parts.svelte';

type Kit = typeof import('./together');

let fetched = $state.raw<Kit | null>(null);
let asked = false;

/** Return the parts for several people; null in a solo game, in a replay, and until they are loaded. */
export function kitFor({ view, replayed }: Game): Kit | null {
  return !replayed && view && isSocial(view) ? kitAtHand() : null;
}

/** Return the parts for what stands at the seats: also in a solo game, where a computer plays below its level. */
export function kitForSeats({ view, replayed }: Game): Kit | null {
  return !replayed && view && (isSocial(view) || view.below_level?.includes(true)) ? kitAtHand() : null;
}

function kitAtHand(): Kit | null {
  if (!asked) void fetchKit();
  return fetched;
}

async function fetchKit(): Promise<void> {
  asked = true;
  const kit = await fetchPart(() => import('./together'));
  if (kit) learnToTell(kit.tellers);
  fetched = kit;
  // The next view asks again.
  asked = kit !== null;
}
