// What the guests of a room write one another: where they may, and the lines in their order. No DOM here.
import type { Chat, ChatLine, View } from '../ground/protocol';

/** So many characters has a line at most; the server counts them as people do, not as JavaScript does. */
export const MOST_CHARACTERS = 200;

/** Return whether I may write here, and read: in no public room, and not by the spectators' link. */
export function mayChat({ guest, settings }: Pick<View, 'guest' | 'settings'>): boolean {
  return guest != null && settings.chat && !settings.public;
}

/** Return whether somebody could read what I write. */
export function hasOthers({ guest, guests_at, people }: Pick<View, 'guest' | 'guests_at' | 'people'>): boolean {
  return [...guests_at, ...people.map((one) => one.guest)].some((other) => other !== null && other !== guest);
}

/** Return the lines of *chats* in the order in which they were written, each once: a page that comes back is sent some again. */
export function linesOf(chats: readonly Chat[]): (ChatLine & { key: string })[] {
  const byKey = new Map(chats.flatMap(({ lines }) => lines).map((line) => [`${line.at}.${line.guest}`, line]));
  return [...byKey].map(([key, line]) => ({ ...line, key })).sort((one, other) => one.at - other.at);
}

/** Return how many characters *text* may still grow by; less than 0: it is too long. */
export function charactersLeft(text: string): number {
  return MOST_CHARACTERS - [...text.trim().replace(/\s+/g, ' ')].length;
}
