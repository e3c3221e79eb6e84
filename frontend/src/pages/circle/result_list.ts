// What was played as one reads it: by day, the rounds of a table together. No DOM, no words.
import type { Played } from '../../ground/protocol';
import { dayOf } from './said';

/** Results that stand together: one, or rounds of one game, one after another. */
export type Group = [Played, ...Played[]];

export interface Day {
  day: Date;
  groups: Group[];
}

/** Return *results*, the latest first, by the day to which they belong. */
export function daysOf(results: readonly Played[]): Day[] {
  const days: Day[] = [];
  for (const result of results) {
    const day = dayOf(result.at);
    let last = days.at(-1);
    if (last?.day.getTime() !== day.getTime()) days.push((last = { day, groups: [] }));
    const group = last?.groups.at(-1);
    if (group && goesWith(group[0], result)) group.push(result);
    else last?.groups.push([result]);
  }
  return days;
}

function goesWith(one: Played, other: Played): boolean {
  return one.kind === 'round' && other.kind === 'round' && one.game === other.game && one.title === other.title;
}

/** Return *results* with *changed* in the place of what it was. */
export function withChanged(results: readonly Played[], changed: Played): Played[] {
  return results.map((result) => (result.result === changed.result ? changed : result));
}
