// The characters of computers, drawn: each name has one of its own. Fetched after the first hand; the plain head of `drawing.ts` stands until then.
import { round, type Drawing } from './drawing';

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
/** A square head with round corners. */
const head = (x: number, y: number, width: number, height: number, r = 2.5): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const eyes = (y: number, r: number, apart = 3.4): string => round(12 - apart, y, r) + round(12 + apart, y, r);
const squares = (y: number, size: number, apart = 3.4): string => box(12 - apart - size / 2, y, size, size) + box(12 + apart - size / 2, y, size, size);
const EARS = 'M2 11.500h1.600v4.500H2ZM20.400 11.500H22v4.500h-1.600Z';
const mouth = (y: number, width = 6): string => box(12 - width / 2, y, width, 1.3);

export const CHARACTERS: readonly Drawing[] = [
  // Two antennae, round eyes.
  {
    body: head(4.5, 8, 15, 12, 4) + round(6.5, 3, 1.4) + round(17.5, 3, 1.4),
    lines: 'M6.500 3 9 8.500M17.500 3 15 8.500',
    marks: eyes(13, 1.9) + mouth(17),
  },
  // A bell of one eye.
  { body: `M4 20V12a8 8 0 0 1 16 0v8Z${round(12, 2.4, 1.2)}`, lines: 'M12 2.500V5', marks: round(12, 12, 3.6) + round(12, 12, 1.6) + mouth(17.3, 8) },
  // A cat.
  {
    body: head(4, 7.5, 16, 12.5, 4) + 'M4 12V2.500l6.500 5.500ZM13.500 8 20 2.500V12Z',
    marks: squares(11.5, 2.4),
    cuts: 'M12 15.500v1.500M12 17l-2.500 1.300M12 17l2.500 1.300M5 15.500h2.500M16.500 15.500H19',
  },
  // A top hat.
  { body: head(5, 9.5, 14, 11) + box(7, 1.5, 10, 6) + box(3.5, 7, 17, 1.8), marks: squares(12, 2.4) + mouth(17) },
  // A moustache.
  { body: head(4.5, 4, 15, 16.5) + EARS, marks: squares(8, 2.6) + 'M12 14.500c1-2.500 5-2.500 6 1.500-2 1-5 .500-6-.500-1 1-4 1.500-6 .500 1-4 5-4 6-1.500Z' },
  // Glasses.
  { body: head(4, 5, 16, 15) + EARS, marks: eyes(11.5, 3.2, 3.7) + eyes(11.5, 1.7, 3.7) + mouth(16.8, 5), cuts: 'M11 10.500h2' },
  // A visor.
  { body: head(4, 4.5, 16, 15.5, 7), marks: head(5.5, 9, 13, 4.4, 2.2) + box(8, 10.5, 2, 1.4) + box(14, 10.5, 2, 1.4), cuts: 'M9.500 17h5' },
  // A monitor on its foot.
  {
    body: head(2.5, 4, 19, 13, 2) + box(10, 17, 4, 2.5) + box(6.5, 19.2, 11, 1.8),
    marks: head(4.3, 5.8, 15.4, 9.4, 1) + box(7.5, 8, 1.8, 3.2) + box(14.7, 8, 1.8, 3.2) + box(9, 12.5, 6, 1.2),
  },
  // A spring, and a grid for a mouth.
  {
    body: head(4.5, 8.5, 15, 12, 1),
    lines: 'M12 8.500 9.500 7 14.500 5.500 9.500 4 14.500 2.500',
    marks: eyes(12, 1.6) + box(7, 15.5, 10, 3),
    cuts: 'M9.500 15.500v3M12 15.500v3M14.500 15.500v3',
  },
  // A bow, and lashes.
  {
    body: head(5, 7.5, 14, 13, 5) + 'M12 5 6.500 2v6ZM12 5l5.500-3v6Z',
    marks: eyes(13, 1.8),
    cuts: 'M7.200 11.700 6 10.600M16.800 11.700 18 10.600M9.500 16.500a3.500 3.500 0 0 0 5 0',
  },
  // A light bulb turned up, with ears of bolts.
  {
    body: `${round(12, 11.5, 8)}${box(1.5, 10, 2.5, 4)}${box(20, 10, 2.5, 4)}${box(9, 19, 6, 2.5)}`,
    marks: squares(9, 2.2, 3),
    cuts: 'M8.500 14.500 10.300 16 12 14.500 13.700 16 15.500 14.500',
  },
  // A dish on the head, sleepy eyes.
  { body: head(5, 9, 14, 11.5, 3) + 'M6 2.500a6 4.500 0 0 0 12 0Z', lines: 'M12 6v3', cuts: 'M7 13.500h3M14 13.500h3', marks: round(12, 17, 1.5) },
];

/** Return the character of a computer: the same for the same name. The names that rooms give have one each. */
export function characterOf(name: string): Drawing | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 3 + (letter.codePointAt(0) ?? 0)) % 257;
  return CHARACTERS[sum % CHARACTERS.length];
}
