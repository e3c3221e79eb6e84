// The ways to the windows that the page itself holds, for whoever is far from the bar above.
import { getContext, setContext } from 'svelte';

interface Windows {
  /** The whole room: chairs, invitation, rules, settings. */
  openRoom: () => void;
  /** The rules of the game in force. */
  openSheet: () => void;
}

const KEY = Symbol('windows');

export function provideWindows(windows: Windows): void {
  setContext(KEY, windows);
}

/** Return what opens them; undefined on a page that has none. To be asked for while a component is being made. */
export function windowsHere(): Windows | undefined {
  return getContext<Windows | undefined>(KEY);
}
