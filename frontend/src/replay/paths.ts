// The addresses of finished rounds: one to step through, and the page where a file is verified.

const REPLAY = /^\/revoir\/([A-Za-z0-9_-]+)\/?$/;

export const VERIFIER_PATH = '/verifier';

/** Return the replay that *path* names, or null. */
export function replayOfPath(path: string): string | null {
  return REPLAY.exec(path)?.[1] ?? null;
}

export function pathOfReplay(replay: string): string {
  return `/revoir/${replay}`;
}

/** Return whether *path* is one of these. */
export function isReplayPath(path: string): boolean {
  return replayOfPath(path) !== null || path.replace(/\/$/, '') === VERIFIER_PATH;
}
