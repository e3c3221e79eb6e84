// The months of the calendar, by dates as the server writes them: 2026-11-29. No clock and no time zone here.
import type { KeptDay } from './days_kept';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
const written = (day: Date): string => day.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Return the date *days* after *date*. */
export function daysAfter(date: string, days: number): string {
  return written(new Date(at(date).getTime() + days * DAY_MS));
}

/** Return the month of *date*: 2026-11. */
export function monthOf(date: string): string {
  return date.slice(0, 'YYYY-MM'.length);
}

/** Return the month *months* after *month*. */
export function monthsAfter(month: string, months: number): string {
  const first = at(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(written(first));
}

/** Return the weeks of *month*, from Monday on; null where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (at(first).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const weeks: (string | null)[][] = [];
  for (let monday = daysAfter(first, -before); monday < `${monthsAfter(month, 1)}-01`; monday = daysAfter(monday, DAYS_A_WEEK))
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, day) => daysAfter(monday, day)).map((date) => (monthOf(date) === month ? date : null)));
  return weeks;
}

/** Return how many days in a row were played on their day, up to *today*, or up to the day before where today's is still to be played. */
export function streakOf(days: readonly KeptDay[], today: string): number {
  const played = new Set(days.filter(({ result, late }) => result && !late).map(({ date }) => date));
  let date = played.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; played.has(date); date = daysAfter(date, -1)) streak++;
  return streak;
}

/** Return the date to which an arrow key leads from *date*; null: it is another key. */
export function keyLeads(key: string, date: string): string | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -DAYS_A_WEEK, ArrowDown: DAYS_A_WEEK }[key];
  return days === undefined ? null : daysAfter(date, days);
}
