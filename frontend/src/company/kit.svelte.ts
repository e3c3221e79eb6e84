// What the room needs once there are several people, fetched when the first of them is there; and what it tells is learnt then.
import type { Game } from '../state/game.svelte';
import { learnToTell } from '../words/sentences';
import { isSocial } from './presence';

type Kit = typeof import('./together');

let fetched = $state.raw<Kit | null>(null);
let asked = false;

/** Return the parts for several people; null while I am the only person, in what was played long ago, or until they are there. */
export function kitFor({ view, replayed }: Game): Kit | null {
  if (replayed || !view || !isSocial(view)) return null;
  if (!asked) void fetchKit();
  return fetched;
}

async function fetchKit(): Promise<void> {
  asked = true;
  try {
    const kit = await import('./together');
    learnToTell(kit.TELLERS_FR, kit.TELLERS_EN);
    fetched = kit;
  } catch {
    // The next view asks again.
    asked = false;
  }
}
