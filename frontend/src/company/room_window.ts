// The way to the window with the whole room (chairs, invitation, rules, settings), for whoever is far from the bar above.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('room window');

export function provideRoomWindow(open: () => void): void {
  setContext(KEY, open);
}

/** Return what opens the window. To be asked for while a component is being made. */
export function roomWindow(): () => void {
  return getContext<(() => void) | undefined>(KEY) ?? (() => undefined);
}
