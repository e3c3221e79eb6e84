// What is asked of the server about lessons, and which rules they are about.
import { ask, post } from '../../ground/lobby';
import type { Lesson, LessonRequest } from '../../ground/protocol';

/** Rules as their sheet was asked for. */
export interface Taught {
  rules: string;
  options: Record<string, unknown>;
  /** The number of players that the sheet is for; null: all. */
  seats: number | null;
}

/** So many other positions may be asked for. */
export const EXAMPLES = 10;

/** Return a position in which the row at that *place* of the sheet matters; null where the server finds none. */
export async function fetchLesson({ rules, options, seats }: Taught, place: number, another: number): Promise<Lesson | null> {
  return (await ask('LessonFound', '/api/lesson', post({ rules, options, seats, row: place, another } satisfies LessonRequest))).lesson;
}
