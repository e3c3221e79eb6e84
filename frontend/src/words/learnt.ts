// Who can tell which events: each family brings its own table of words. The sentences themselves come later: see state/story.svelte.ts.
import type { TellersIn } from './tellers';

export const LEARNT: TellersIn[] = [];

/** Learn how to tell the events of a family. */
export function learnToTell(own: TellersIn): void {
  LEARNT.push(own);
}
