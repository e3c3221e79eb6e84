// What the one live region reads out.

import { untrack } from 'svelte';

interface Line {
  no: number;
  text: string;
}

const LINES_KEPT = 3;

class Voice {
  lines = $state.raw<readonly Line[]>([]);
  private said = 0;

  // Add a new line instead of changing one, so that the same words are read out again.
  say(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines), { no: ++this.said, text }].slice(-LINES_KEPT);
  }
}

export const voice = new Voice();
