// Opens the windows of the page from components deep inside it.
import { getContext, setContext, type Component } from 'svelte';
import type { View } from '../ground/protocol';
import type { Company } from '../words/people';
import type { Game } from './game.svelte';

/** Parts of higher floors, for which windows and the felt have a place: fetched when they are wanted. */
export interface Parts {
  /** What a window would hide of the table. */
  beneath: () => Promise<{ default: Component<{ game: Game; timed: boolean }> }>;
  /** More ways on after a round. */
  ways: () => Promise<{ default: Component<{ game: Game; view: View; ready: boolean }> }>;
  /** What a first-time player is told next. */
  hint: () => Promise<{ default: Component<{ game: Game; view: View; company: Company; height: number }, Record<string, never>, 'height'> }>;
}

interface Windows {
  /** The room that the page is in: whatever window is open, what its people are asked is shown in it. */
  game: () => Game | null;
  /** The whole room: chairs, invitation, rules, settings. */
  openRoom: () => void;
  /** The rules of the game in force. */
  openSheet: () => void;
  parts: Parts;
}

const KEY = Symbol('windows');

export function provideWindows(windows: Windows): void {
  setContext(KEY, windows);
}

/** Return what opens them; undefined on a page without them. Call it while a component is initialised. */
export function windowsHere(): Windows | undefined {
  return getContext<Windows | undefined>(KEY);
}
