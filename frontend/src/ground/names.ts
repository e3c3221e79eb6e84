// Names in files and of the score sheet: what cannot be seen is left out. Names in rooms are checked by the server (huit/names.py).

// Joiners shape letters and emoji; variation selectors choose between drawings of one sign.
const JOINERS = '\\u200c\\u200d';
const UNSEEN = new RegExp(`(?![${JOINERS}])[\\p{C}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0]`, 'gu');
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Return *text* with single spaces and without invisible characters; empty if nothing can be seen. */
export function seenName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/^[\s\p{M}]+/u, '')
    .trim();
  return SEEN.test(name) ? name : '';
}
