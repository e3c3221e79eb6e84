// Opens the windows of the page from components deep inside it.
import { getContext, setContext } from 'svelte';

import type { Game } from './game.svelte';

interface Windows {
  /** The room that the page is in: whatever window is open, what its people are asked is shown in it. */
  game: () => Game | null;
  /** The whole room: chairs, invitation, rules, settings. */
  openRoom: () => void;
  /** The rules of the game in force. */
  openSheet: () => void;
}

const KEY = Symbol('windows');

export function provideWindows(windows: Windows): void {
  setContext(KEY, windows);
}

/** Return what opens them; undefined on a page without them. Call it while a component is initialised. */
export function windowsHere(): Windows | undefined {
  return getContext<Windows | undefined>(KEY);
}
