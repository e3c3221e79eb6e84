// The secret link of a circle: it stands after the #, which browsers send to nobody, and in no history of the browser.
import { hrefOf, pathHere } from '../../ground/address';
import { CIRCLE_PATH } from '../../ground/paths';

const LINK = /^[a-z0-9]{20}$/;
/** Where the entry of the browser's history keeps a link that was followed: it outlasts a reload. */
const KEPT_AS = 'circle';

/** Return the link that *text* is or ends with; null: it is none. */
export function linkIn(text: string): string | null {
  const link = text.trim().split('#').pop()?.trim() ?? '';
  return LINK.test(link) ? link : null;
}

/** Return the address of a circle, for those who are in it. */
export const pathOfCircle = (circle: string): string => `${CIRCLE_PATH}/${circle}`;

/** Return the address for others. */
export function addressOf(origin: string, link: string): string {
  return `${origin}${CIRCLE_PATH}#${link}`;
}

/** Take the link out of the address, and return it; null: none was followed. */
export function takeLink(): string | null {
  const followed = linkIn(location.hash);
  if (followed) history.replaceState({ [KEPT_AS]: followed }, '', hrefOf(pathHere()));
  const kept = (Object(history.state) as Record<string, unknown>)[KEPT_AS];
  return followed ?? (typeof kept === 'string' ? linkIn(kept) : null);
}

/** Forget the link that was followed: whoever comes back finds their circles. */
export function dropLink(): void {
  history.replaceState(null, '', hrefOf(pathHere()));
}
