// Where a value lies in a picture, and which round numbers stand under it. No DOM.

const STEPS = [1, 2, 5];

export interface Scale {
  low: number;
  high: number;
  /** Round values, both ends among them. */
  ticks: number[];
}

/** Return a scale that holds *values*, with round ends and some *wanted* steps at most. */
export function scaleOf(values: readonly number[], wanted = 5): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(Math.max(most - least, 1) / wanted);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, no) => low + no * step) };
}

/** Return the least of 1, 2, 5, 10, 20 … that is no less than *least*. */
function stepFor(least: number): number {
  for (let tens = 1; ; tens *= 10) {
    const step = STEPS.find((one) => one * tens >= least);
    if (step !== undefined) return step * tens;
  }
}

/** Return where *value* lies on *scale*, as a share of its width. */
export function partOf(value: number, { low, high }: Pick<Scale, 'low' | 'high'>): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
