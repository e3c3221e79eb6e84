// What of the company lies open over the felt: quick phrases, written messages. Its buttons are elsewhere, and may be folded away.
import type { Game } from '../../state/game.svelte';

const opened = new WeakMap<Game, Opened>();

class Opened {
  palette = $state(false);
  paletteOpener = $state.raw<HTMLElement>();
  chat = $state(false);
  chatOpener = $state.raw<HTMLElement>();

  closePalette(): void {
    this.palette = false;
    giveFocus(this.paletteOpener);
  }

  closeChat(): void {
    this.chat = false;
    giveFocus(this.chatOpener);
  }
}

/** Return what lies open in *game*. */
export function openedIn(game: Game): Opened {
  const kept = opened.get(game) ?? new Opened();
  opened.set(game, kept);
  return kept;
}

/** Give the keyboard to *opener*, or to the button into which it is folded. */
function giveFocus(opener: HTMLElement | undefined): void {
  const seen = opener?.getClientRects().length ? opener : opener?.closest('.story')?.querySelector<HTMLElement>('.fold');
  seen?.focus();
}
