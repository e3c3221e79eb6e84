// What the page says to those who listen: the one live region reads it out.

import { untrack } from 'svelte';

interface Line {
  no: number;
  text: string;
}

const LINES_KEPT = 3;

class Voice {
  lines = $state.raw<readonly Line[]>([]);
  private said = 0;

  // A new line rather than a changed one: the same words twice are then heard twice.
  say(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines), { no: ++this.said, text }].slice(-LINES_KEPT);
  }
}

export const voice = new Voice();
