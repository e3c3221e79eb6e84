// How much time there is to act, in words and as a part of the whole.
import type { Language } from '../../ground/cards/faces';
import { CLOCK_WORDS } from '../made/clock';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this time on, only days and hours are shown. */
const DAYS_FROM = 2 * DAY;
const SHOWN_TO_THE_SECOND = 2 * HOUR;
export const WARNED_AT = 5 * SECOND;

/** Return what is left of *left* milliseconds after *passed*. */
export function leftNow(left: number, passed: number): number {
  return left - Math.max(0, passed);
}

/** Return the part of the whole time that is left, from 0 to 1. */
export function partLeft(left: number, of: number): number {
  return of > 0 ? Math.min(1, Math.max(0, left / of)) : 0;
}

/** Return the time left for the eye: "42 s", "3:05", "5 h 12", "3 j 4 h". */
export function timeShown(left: number, language: Language): string {
  const seconds = Math.ceil(left / SECOND);
  if (left <= 0) return CLOCK_WORDS[language].grace;
  if (seconds < 60) return `${seconds}\u00a0s`;
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  if (left >= DAYS_FROM) return CLOCK_WORDS[language].days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Return the time left for the ear: the largest two units only. */
export function timeHeard(left: number, language: Language): string {
  const words = CLOCK_WORDS[language];
  if (left <= 0) return words.over;
  const units = [
    [Math.floor(left / DAY), words.units.days],
    [Math.floor((left % DAY) / HOUR), words.units.hours],
    [Math.floor((left % HOUR) / MINUTE), words.units.minutes],
    [Math.floor((left % MINUTE) / SECOND), words.units.seconds],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  const said = units
    .slice(Math.max(0, first), Math.max(0, first) + 2)
    .filter(([count]) => count > 0)
    .map(([count, told]) => told(count));
  return words.left(said.join(' ') || words.moment);
}

/** Return after how many milliseconds what is shown may change. */
export function nextLook(left: number): number {
  return left < SHOWN_TO_THE_SECOND ? SECOND / 4 : MINUTE / 2;
}
