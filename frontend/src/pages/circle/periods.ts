// What standings can be asked for by: the years, months and evenings in which something was played, and the games. No DOM, no words.
import type { EveningSpan, GameCount } from '../../ground/protocol';
import { dayOf, inMs } from './said';

/** From *since* on and before *until*, in seconds since 1970; null: without an end. */
export interface Span {
  since: number | null;
  until: number | null;
}

export interface Period extends Span {
  since: number;
  until: number;
  /** Among all periods. */
  key: string;
  kind: 'year' | 'month' | 'evening';
  /** A moment in it, to tell it by. */
  day: Date;
  /** How much was played; null where that is not known. */
  played: number | null;
}

export const EVER: Span = { since: null, until: null };

/** What is offered changes with what is counted and with what was just written: both of these keep what was chosen, in the list too. */
export function withPeriod(
  offered: Record<Period['kind'], Period[]>,
  chosen: Period | null,
): { periods: Record<Period['kind'], Period[]>; now: Period | null } {
  if (!chosen) return { periods: offered, now: null };
  const those = offered[chosen.kind];
  // An evening has grown, or begins with a round.
  const now = those.find(({ key }) => key === chosen.key) ?? those.find(({ since, until }) => since < chosen.until && until > chosen.since);
  if (now) return { periods: offered, now };
  const kept = { ...chosen, played: 0 };
  return { periods: { ...offered, [chosen.kind]: [...those, kept] }, now: kept };
}

export function withGame(offered: readonly GameCount[], chosen: GameCount | null): GameCount[] {
  return chosen && !offered.some((each) => keyOf(each) === keyOf(chosen)) ? [...offered, { ...chosen, played: 0 }] : [...offered];
}

/** Return what a game is known by among others. */
export const keyOf = ({ game, title }: Pick<GameCount, 'game' | 'title'>): string => JSON.stringify([game, title]);

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
