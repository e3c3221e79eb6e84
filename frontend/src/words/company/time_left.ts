// How much time there is to act, in words and as a part of the whole.
import type { Language } from '../../ground/cards/faces';
import { fr } from '../../ground/typography';

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
  if (left <= 0) return language === 'fr' ? fr`délai de grâce` : 'grace';
  if (seconds < 60) return `${seconds}\u00a0s`;
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  if (left >= DAYS_FROM) return `${Math.floor(left / DAY)}\u00a0${language === 'fr' ? 'j' : 'd'} ${Math.floor((left % DAY) / HOUR)}\u00a0h`;
  if (left >= HOUR) return `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Return the time left for the ear: the largest two units only. */
export function timeHeard(left: number, language: Language): string {
  const french = language === 'fr';
  if (left <= 0) return french ? fr`temps écoulé, délai de grâce` : 'time is up, grace is running';
  const units: [number, string, string][] = [
    [Math.floor(left / DAY), 'jour', 'day'],
    [Math.floor((left % DAY) / HOUR), 'heure', 'hour'],
    [Math.floor((left % HOUR) / MINUTE), 'minute', 'minute'],
    [Math.floor((left % MINUTE) / SECOND), 'seconde', 'second'],
  ];
  const first = units.findIndex(([count]) => count > 0);
  const said = units
    .slice(Math.max(0, first), Math.max(0, first) + 2)
    .filter(([count]) => count > 0)
    .map(([count, one, inEnglish]) => `${count}\u00a0${french ? one : inEnglish}${count > 1 ? 's' : ''}`);
  return french ? fr`il reste ${said.join(' ') || fr`moins d'une seconde`}` : `${said.join(' ') || 'less than a second'} left`;
}

/** Return after how many milliseconds what is shown may change. */
export function nextLook(left: number): number {
  return left < SHOWN_TO_THE_SECOND ? SECOND / 4 : MINUTE / 2;
}
