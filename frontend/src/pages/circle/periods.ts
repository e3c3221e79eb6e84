// When something was played: the years, months and evenings that standings can be asked for. No DOM, no words.
import type { EveningSpan } from '../../ground/protocol';
import { dayOf, inMs } from './said';

/** From *since* on and before *until*, in seconds since 1970; null: without an end. */
export interface Span {
  since: number | null;
  until: number | null;
}

export interface Period extends Span {
  /** Among all periods. */
  key: string;
  kind: 'year' | 'month' | 'evening';
  /** A moment in it, to tell it by. */
  day: Date;
  /** How much was played; null where that is not known. */
  played: number | null;
}

export const EVER: Span = { since: null, until: null };

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Return the years and months in which an evening began or ended, and the evenings, each the latest first. A year and a month are those of the calendar here. */
export function periodsOf(evenings: readonly EveningSpan[]): Record<Period['kind'], Period[]> {
  const found = { year: new Map<string, Period>(), month: new Map<string, Period>() };
  const ends = evenings.flatMap(({ since, until }) => [until - 1, since]).sort((one, other) => other - one);
  for (const end of ends) {
    const date = new Date(inMs(end));
    const [year, month] = [date.getFullYear(), date.getMonth()];
    const note = (kind: 'year' | 'month', key: string, from: Date, to: Date): void => {
      if (!found[kind].has(key)) found[kind].set(key, { key, kind, since: seconds(from), until: seconds(to), day: from, played: null });
    };
    note('year', `y${year}`, new Date(year, 0, 1), new Date(year + 1, 0, 1));
    note('month', `m${year}-${month + 1}`, new Date(year, month, 1), new Date(year, month + 1, 1));
  }
  const each = evenings.map(({ since, until, played }): Period => ({ key: `e${since}`, kind: 'evening', since, until, day: dayOf(since), played }));
  return { year: [...found.year.values()], month: [...found.month.values()], evening: each };
}
