// How a room can be run: what may be chosen for its clocks and pauses.

// Seconds.
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Seconds for a turn while everybody is at the table. */
export const TURN_CLOCKS: readonly number[] = [15, 20, 30, 45, MINUTE, 90, 2 * MINUTE];
/** Seconds for a turn in play by correspondence. */
export const LETTER_CLOCKS: readonly number[] = [HOUR, 3 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY];
/** Milliseconds. */
export const REACTIONS: readonly number[] = [0, 150, 300, 600, 1000, 2000];
/** Seconds. */
export const GRACES: readonly number[] = [10, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

/** Return *list* with *value* in its place: what is in force can always be shown. */
export function including(list: readonly number[], value: number): number[] {
  return list.includes(value) ? [...list] : [...list, value].sort((one, other) => one - other);
}
