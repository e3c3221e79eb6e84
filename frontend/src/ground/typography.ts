// French spacing and quotes, so that the sentences can be typed plainly: fr`« Carte ! »` gets its no-break spaces.

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** Return *text* with the no-break spaces and apostrophes of French. */
export function french(text: string): string {
  return text
    .replace(/[ \u00a0]([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/'/g, '’');
}

/** A template whose own words get French spacing; what is put in (names, other sentences) stays as it is. */
export function fr(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.map((part, place) => french(part) + String(values[place] ?? '')).join('');
}

/** Return *sentence* with a capital first letter. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Return *words* as a list: "a, b et c". */
export function listed(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** Return *text* with a full stop, unless it ends with a sign of its own. */
export function closed(text: string): string {
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}
