// The line that tells a result without giving a card away, and how a result stands to the par.
import type { Language } from '../../ground/cards/faces';
import { DAILY_WORDS } from '../../words/made/daily';
import { NUMBERS_WORDS } from '../../words/made/numbers';
import type { DayResult } from './days_kept';

/** Return a number as it is written: with its true minus, at most *digits* after the comma. */
export function figure(number: number, language: Language, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(number).replace('-', '−');
}

/** Return a share in per cent, without its sign. */
export function percent(share: number, language: Language): string {
  return figure(100 * share, language, 0);
}

/** Return *date* without its year: « 29 novembre ». */
export function dayAndMonth(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** Return whether *result* is better or worse than the par, or within its interval; null where no points are to be compared. */
export function comparedWithPar({ points, par }: DayResult, lowWins: boolean): 'better' | 'worse' | 'even' | null {
  if (!par?.points) return null;
  const [mean, half] = par.points;
  if (Math.abs(points - mean) <= half) return 'even';
  return points < mean === lowWins ? 'better' : 'worse';
}

/** Return the line to share, without the link. */
export function sharedLine(date: string, game: string, result: DayResult, countsPoints: boolean, language: Language): string {
  const label = DAILY_WORDS[language];
  const day = dayAndMonth(date, language);
  const outcome = result.won ? label.won : label.lost;
  const { par } = result;
  if (par?.points) {
    const [mean, half] = par.points;
    return label.sharedPoints(day, game, outcome, figure(result.points, language), figure(mean, language), figure(half, language));
  }
  if (countsPoints) return label.sharedSoFar(day, game, outcome, NUMBERS_WORDS[language].nPoints(result.points));
  return par ? label.sharedWon(day, game, outcome, percent(par.won[0], language)) : label.sharedAlone(day, game, outcome);
}
