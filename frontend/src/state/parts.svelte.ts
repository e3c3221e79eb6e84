// Parts of the page that are fetched when they are wanted. A browser that did not get one never asks for it again
// before the page is loaded anew, so whoever wants one is told that it did not come, and offered just that.

import { HOME, isSite } from '../ground/address';

/** Answers as soon as there is a server, and is kept by nobody; a site answers as what it is. */
const SERVER = isSite ? HOME : '/health';

/** Whether a part that was wanted did not come, and this is said. */
export const missing = $state({ told: false });

const told = new Set<string>();

/**
 * Return a part of the page; null where it does not come, and this is said. What the page asks for by itself, over and over, is
 * told of once; an *ornament*, without which everything can be done, never.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, { ornament = false } = {}): Promise<Part | null> {
  try {
    return await load();
  } catch {
    if (!ornament && !told.has(String(load))) missing.told = true;
    told.add(String(load));
    return null;
  }
}

/** Return a part that somebody wants to see; null where it does not come, and this is said each time. */
export async function fetchWanted<Part>(load: () => Promise<Part>): Promise<Part | null> {
  const part = await fetchPart(load, { ornament: true });
  if (part === null) missing.told = true;
  return part;
}

/** Load the page anew once the server answers, and tell whether it does: the address and the seat are kept. */
export async function loadAgain(): Promise<boolean> {
  const answered = await fetch(SERVER, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answered) location.reload();
  return answered;
}
