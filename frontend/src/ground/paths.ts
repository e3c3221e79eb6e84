// The addresses of what this page shows, and links from one to the other.

export const SCORE_PATH = '/score';
export const RULES_PATH = '/rules';
export const LAB_PATH = '/lab';
export const SIDE_PATH = '/cote-a-cote';
export const VERIFIER_PATH = '/verifier';
export const ROUNDS_PATH = '/parties';
export const DAILY_PATH = '/donne-du-jour';
/** The circles that this browser is in; behind the #, the secret link into one. */
export const CIRCLE_PATH = '/cercle';
/** Where one plays without a server. */
export const HERE_PATH = '/ici';
/** Where a code from another device is brought. */
export const PATH_OF_CARRIED = '/reprendre';

/** Return what reads the name after *folder* in a path; null where the path is another one. */
function nameIn(folder: string): (path: string) => string | null {
  const named = new RegExp(`^/${folder}/([A-Za-z0-9_-]+)/?$`);
  return (path) => named.exec(path)?.[1] ?? null;
}

export const roomOfPath = nameIn('jeu');
export const pathOfRoom = (room: string): string => `/jeu/${room}`;

/** Of a spectators' link. */
export const watchOfPath = nameIn('voir');
export const pathOfWatch = (watch: string): string => `/voir/${watch}`;

/** Of the same link on a television, typed by a remote control. */
export const screenOfPath = nameIn('tv');

/** Of a finished round to step through. */
export const replayOfPath = nameIn('revoir');
export const pathOfReplay = (replay: string): string => `/revoir/${replay}`;

/** Of a circle, for those who are in it. */
export const circleOfPath = nameIn('cercle');

/** Return whether *path* is that of the score sheet for real cards. */
export function isScorePath(path: string): boolean {
  return path.replace(/\/$/, '') === SCORE_PATH;
}

/** Return whether *path* is where rules of one's own are composed, or brought by a link. */
export function isRulesPath(path: string): boolean {
  return path.replace(/\/$/, '') === RULES_PATH;
}

/** Return whether *path* is where rules are measured. */
export function isLabPath(path: string): boolean {
  return path.replace(/\/$/, '') === LAB_PATH;
}

/** Return whether *path* is that of all games side by side. */
export function isSidePath(path: string): boolean {
  return path.replace(/\/$/, '') === SIDE_PATH;
}

/** Return whether *path* is about what this browser keeps: its finished rounds, its deals of the day, its circles, what a code brings, and play without a server. */
export function isMinePath(path: string): boolean {
  return [ROUNDS_PATH, DAILY_PATH, CIRCLE_PATH, PATH_OF_CARRIED, HERE_PATH].includes(path.replace(/\/$/, '')) || circleOfPath(path) !== null;
}

/** Return whether *path* is about finished rounds. */
export function isReplayPath(path: string): boolean {
  return replayOfPath(path) !== null || path.replace(/\/$/, '') === VERIFIER_PATH;
}

/** Return what a click on a link does: *go*, without loading anything; with a key that asks for a new tab the browser follows it. */
export function inPage(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go();
  };
}
