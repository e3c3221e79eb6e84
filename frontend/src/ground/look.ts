// A look: a figure and the colour behind it, written « fox-sky » as the room keeps it. No DOM here.
import { FIGURES, SHADES, type Figure, type Seat, type Shade, type View } from './protocol';

/** The look of every computer player: nobody can choose it. */
export const COMPUTER_LOOK = 'computer';

/** The ground of a face and the tone of what stands on it: apart by lightness too, for people who tell few colours apart. */
export const GROUNDS: Record<Shade, readonly [ground: string, tone: string]> = {
  sky: ['#8fd0f5', '#10233a'],
  orange: ['#f0a818', '#2b1a02'],
  green: ['#00795a', '#ffffff'],
  yellow: ['#f7ea63', '#2b2602'],
  blue: ['#0a5c9e', '#ffffff'],
  red: ['#b5420a', '#ffffff'],
  pink: ['#e5a3c6', '#341024'],
  night: ['#1f2540', '#ffffff'],
  grey: ['#c9ced6', '#1d242d'],
  brown: ['#6a3f1c', '#ffffff'],
};

/** Return the figure and the colour that *look* names; null where it names none, as from a server of another version. */
export function readLook(look: string | null | undefined): { figure: Figure; shade: Shade } | null {
  const [figure, shade] = (look ?? '').split('-');
  const known = FIGURES.find((one) => one === figure);
  const ground = SHADES.find((one) => one === shade);
  return known && ground ? { figure: known, shade: ground } : null;
}

/** Return the colour of a seat where nobody has chosen one. */
export function shadeOf(seat: Seat): Shade {
  return SHADES[seat % SHADES.length] ?? 'sky';
}

/** Return the letter that stands for a name without a look: as a person would say it, not half a surrogate. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}

/** Return the look of a seat as `SeatFace` takes it. */
export function lookAt(view: Pick<View, 'computers' | 'looks'>, seat: Seat): string | null {
  return view.computers[seat] ? COMPUTER_LOOK : (view.looks?.[seat] ?? null);
}
