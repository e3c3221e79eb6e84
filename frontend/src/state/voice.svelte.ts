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
  /** The last line that a region had; one that was said between two regions is still to be heard. */
  private shown = 0;

  // Add a new line instead of changing one, so that the same words are read out again.
  say(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines), { no: ++this.said, text }].slice(-LINES_KEPT);
  }

  press(): void {
    this.pressed = this.said;
  }

  show(lines: readonly Line[]): void {
    this.shown = lines.at(-1)?.no ?? this.shown;
  }

  /** Return the last line that a new region need not say: a window that opens by itself cuts short the newest. */
  heard(): number {
    return Math.max(this.pressed, Math.min(this.shown, this.said - 1));
  }
}

export const voice = new Voice();
