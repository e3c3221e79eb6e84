// What a screen that nobody touches needs: it stays on, its pointer goes, and the first press brings sound and the whole screen.

const POINTER_GOES_MS = 3000;

/** Keep the screen on while *signal* is not aborted, where the browser can. */
export function stayAwake(signal: AbortSignal): void {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const ask = (): void => {
    // A browser lets go of it whenever the page is hidden.
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
  };
  ask();
  document.addEventListener('visibilitychange', ask, { signal });
  signal.addEventListener('abort', () => void lock?.then((held) => held?.release()));
}

/** Tell by *show* whether the pointer is to be seen: it is while it moves. */
export function watchPointer(show: (isSeen: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    show(true);
    clearTimeout(timer);
    timer = setTimeout(() => show(false), POINTER_GOES_MS);
  };
  moved();
  addEventListener('pointermove', moved, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Return whether somebody has pressed something since the page stands: before that, browsers let it make no sound. */
export function mayBeHeard(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Fill the screen, where the browser lets us: only with a press. */
export function fillScreen(): void {
  if (!document.fullscreenElement) void document.documentElement.requestFullscreen?.().catch(() => null);
}
