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
  /** The last line before I pressed something: it was heard, or cut short by me. */
  private pressed = 0;

  // Add a new line instead of changing one, so that the same words are read out again.
  say(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines), { no: ++this.said, text }].slice(-LINES_KEPT);
  }

  press(): void {
    this.pressed = this.said;
  }

  /** Return the last line that a new region need not say: a window that opens by itself cuts short the newest. */
  heard(): number {
    return Math.max(this.pressed, this.said - 1);
  }
}

export const voice = new Voice();
