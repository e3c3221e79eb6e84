// Which modal windows are open, the topmost last: what is beneath them is neither seen nor read out.

let windows = $state.raw<readonly string[]>([]);

/** Count the window *id* as opened on top; the answer takes it away. */
export function pushWindow(id: string): () => void {
  windows = [...windows, id];
  return () => (windows = windows.filter((other) => other !== id));
}

/** Tell whether the window *id* is on top of all, or without one whether none is open. */
export function isOnTop(id?: string): boolean {
  return windows.at(-1) === id;
}
