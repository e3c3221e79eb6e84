// Where a path of this page stands in the browser's address. On a server it is the address; on a site, a folder that may lie anywhere,
// it follows a « ? »: whatever stands there, every host sends the same file.

const page = globalThis.document?.documentElement;

/** The digest of the engine, as a site says of itself; undefined: this is the page of a server (huit/server/site). */
export const SITE_ENGINE = page?.dataset?.site;

/** Whether there is no server behind this page. */
export const isSite = SITE_ENGINE !== undefined;

/** What stands before a path in the address of a site. */
const BEFORE = isSite ? new URL('./?', location.href).href : '';

/** The address of the start page: what the files of the page lie beside. */
export const HOME = isSite ? BEFORE.slice(0, -1) : '/';

/** What a link for others begins with, where nothing better is known. */
export const ORIGIN = BEFORE || globalThis.location?.origin;

/** Return the path of what is shown. */
export function pathHere(): string {
  // Whoever passes a link on may have added to it.
  return isSite ? (/^\?(\/[\w/-]*)/.exec(location.search)?.[1] ?? '/') : location.pathname;
}

/** Return the address of *path*, as the browser is told it. */
export const hrefOf = (path: string): string => (path === '/' ? HOME : BEFORE + path);
