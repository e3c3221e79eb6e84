// A finished round, shown at any step: the felt of its family draws it as if it were being played, but allows no action.
import type { View } from '../../ground/protocol';
import { Game } from '../../state/game.svelte';

/** No socket, no clock. */
export const STILL = {
  dial: () => ({ send: () => undefined, close: () => undefined }),
  after: () => () => undefined,
  drawn: (task: () => void) => task(),
  chance: () => 0,
};

/** What is only looked at offers no moves. */
export const NOTHING_TO_DO: Partial<View> = {
  moves: [],
  jumps: [],
  give: null,
  deal: null,
  run: false,
  may_announce: false,
  may_say: false,
  may_catch: false,
  may_declare: false,
  why: {},
};

export class Film extends Game {
  override readonly replayed = true;

  constructor() {
    super('', '', STILL);
    this.state = 'open';
    this.busy = true;
  }

  override get live(): boolean {
    return true;
  }

  /** Show *step* of the round that *views* tell; *onward*: it comes right after what is shown now. */
  show(views: readonly View[], step: number, onward: boolean): void {
    const view = views[step];
    if (!view) return;
    this.witness?.before(onward ? view.log : [], view);
    this.view = { ...view, ...NOTHING_TO_DO };
    this.log = views.slice(0, step + 1).map(({ log, seq }, no) => ({ no, seq, events: log }));
    this.witness?.after(onward ? view.log : [], this.view);
  }
}
