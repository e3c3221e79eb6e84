// A time as people say it.
import { DAY, HOUR, MINUTE } from '../../facts/running';
import type { Language } from '../../ground/cards/faces';
import { NUMBERS_WORDS } from '../made/numbers';

/** Return « 2 jours », « 1 heure », « 1 minute 30 », « 45 secondes ». */
export function lasting(seconds: number, language: Language): string {
  const words = NUMBERS_WORDS[language];
  if (seconds >= DAY && seconds % DAY === 0) return words.nDays(seconds / DAY);
  if (seconds >= HOUR) return words.nHours(Math.round(seconds / HOUR));
  if (seconds < MINUTE) return words.nSeconds(seconds);
  const rest = seconds % MINUTE;
  return words.nMinutes(Math.floor(seconds / MINUTE)) + (rest ? ` ${rest}` : '');
}
