// Points as they are typed: a number, or the cards of a hand one after another, as in 50+10+7.

const MINUS = '−';

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '+' | 'sign' | 'back';

const LONGEST = 40;

/** Return the points that *text* says; null where nothing is typed, undefined where it makes no sense. */
export function readEntry(text: string): number | null | undefined {
  const plain = text.replaceAll(MINUS, '-').replace(/\s/g, '');
  if (!plain) return null;
  // A number may still follow a plus at the end.
  if (!/^-?\d+(\+\d+)*\+?$/.test(plain)) return undefined;
  const negative = plain.startsWith('-');
  const sum = plain
    .replace('-', '')
    .split('+')
    .reduce((points, part) => points + Number(part), 0);
  return negative ? -sum || 0 : sum;
}

/** Return *text* after one more key of the pad. */
export function pressed(text: string, key: PadKey): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === 'sign') return /^[-−]/.test(text) ? text.slice(1) : MINUS + text;
  if (text.length >= LONGEST) return text;
  if (key === '+') return /\d$/.test(text) ? `${text}+` : text;
  // 07 is 7, in a sum too.
  return text.replace(/(^|[-−+])0$/, '$1') + key;
}

/** Return *points* as they are written on the sheet. */
export function written(points: number): string {
  return String(points).replace('-', MINUS);
}
