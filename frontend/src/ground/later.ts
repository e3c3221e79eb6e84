// Work that waits until the page has been drawn, in a task of its own: what is pressed or moves need not wait for it.

interface Scheduler {
  postTask(task: () => void, options: { priority: 'background'; delay: number }): Promise<unknown>;
}

/** In so long a frame has been drawn, where the browser has time for it. */
const FRAME_MS = 24;

/** A page that nobody sees draws none. */
const NO_FRAME_MS = 250;

/** Do *task* once the frame under way has been drawn, or something else is pressed. */
export function afterFrame(task: () => void): void {
  const done = new AbortController();
  const { signal } = done;
  const once = (): void => {
    if (signal.aborted) return;
    done.abort();
    task();
  };
  setTimeout(once, NO_FRAME_MS);
  requestAnimationFrame(() => setTimeout(once));
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, once, { capture: true, signal });
}

/** Do *task* when the browser has drawn what has just changed. Tasks keep their order. */
export function afterDrawing(task: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) void scheduler.postTask(task, { priority: 'background', delay: FRAME_MS });
  else setTimeout(task, FRAME_MS);
}
