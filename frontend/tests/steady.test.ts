import { afterEach, expect, test, vi } from 'vitest';
import { steadyNow } from '../src/facts/steady';

afterEach(() => vi.useRealTimers());

test('a clock that is set back goes on, and a device that slept has lost no time', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const began = steadyNow();
  vi.advanceTimersByTime(1000);
  expect(steadyNow() - began).toBe(1000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(steadyNow() - began).toBe(1000);
  vi.advanceTimersByTime(500);
  expect(steadyNow() - began).toBe(1500);
  vi.setSystemTime(began + 3_600_000);
  expect(steadyNow() - began).toBe(3_600_000);
});
