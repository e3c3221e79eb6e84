// What the page does by itself at my turn: draws on once it was asked to; passes and announces where its person wants that. Each step can be read first.
import type { View } from '../../ground/protocol';
import type { Game } from '../../state/game.svelte';
import type { Cries } from './cries.svelte';
import { drawsOn, isOnly } from './habits';

/** So long a card that was drawn is looked at before the next one. */
export const SEEN_MS = 900;
/** So long one sees that nothing can be done. */
export const READ_MS = 1500;

export class ByItself {
  /** Whether one press draws until something else can be done. */
  drawing = $state(false);
  /** The view that was seen to: somebody who comes in sends another with the same number. */
  private seq = -1;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly game: () => Pick<Game, 'view' | 'ready' | 'draw' | 'pass' | 'later'>,
    private readonly cries: Pick<Cries, 'arm'>,
    private readonly passes: () => boolean,
    /** Whether « Carte » is announced with the next card of this view. */
    private readonly announces: (view: View) => boolean,
  ) {}

  /** Draw, and go on drawing where the rules have it so; pressed again, stop. */
  draw(): void {
    const { view, ready } = this.game();
    if (this.drawing) return this.stop();
    this.drawing = ready && view !== null && drawsOn(view);
    this.game().draw();
  }

  saw(view: View): void {
    if (view.seq === this.seq) return;
    this.cancel?.();
    this.seq = view.seq;
    if (this.announces(view)) this.cries.arm();
    this.drawing = this.drawing && drawsOn(view) && isOnly('draw', view);
    if (this.drawing) this.wait(SEEN_MS, () => this.game().draw());
    else if (this.passes() && isOnly('pass', view)) this.wait(READ_MS, () => this.passes() && this.game().pass());
  }

  /** Draw no more, and leave what waits to its person. */
  stop(): void {
    this.cancel?.();
    this.drawing = false;
  }

  private wait(ms: number, act: () => void): void {
    this.cancel = this.game().later(ms, () => {
      // A lost connection: nothing is done behind one's back once it is there again.
      if (this.game().ready) act();
      else this.drawing = false;
    });
  }
}
