// What the pages about finished rounds get from the page around them.
import type { Component } from 'svelte';
import type { Family } from '../protocol';
import type { Game } from '../state/game.svelte';

/** Fetches the table of a family, and the words of its events. */
export type LoadTable = (family: Family) => Promise<Component<{ game: Game; toStart: () => void; openHelp: () => void }>>;
