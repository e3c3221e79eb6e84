// Tells the room what I am drawn as: when I choose, and once where I have sat down and it does not know.
import { chosen } from '../state/chosen.svelte';
import type { Game } from '../state/game.svelte';

/** Whoever walks through the figures with the arrow keys chooses the last one. */
const SETTLED_MS = 400;

const brought = new WeakSet<Game>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tell the room my look, once, if I have a chair and it knows none of me: another tab of mine may have chosen otherwise since. */
export function bringLook(game: Game): void {
  const view = game.view;
  if (!view || view.seat === null || game.replayed || brought.has(game)) return;
  brought.add(game);
  if (chosen.look && view.looks?.[view.seat] === '') game.ask({ type: 'look', look: chosen.look });
}

/** Tell the room what I have just chosen. */
export function sendLook(game: Game): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (game.view?.guest != null && !game.replayed) game.ask({ type: 'look', look: chosen.look });
  }, SETTLED_MS);
}
