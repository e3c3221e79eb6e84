// A step of the check that is long, because nothing is compiled on this machine yet, says so.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDoor } from '../src/ground/door';
import { Checking } from '../src/pages/own/check.svelte';

beforeAll(openDoor);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step of the check', () => {
  it('that takes long says why, and no more once it is answered', async () => {
    vi.useFakeTimers();
    let answer = (): void => {};
    const told = { findings: [], seats: [2], ends: [], measures: [] };
    const answered = new Promise<Response>((resolve) => (answer = () => resolve(Response.json(told))));
    vi.stubGlobal('fetch', () => answered);
    const checking = new Checking();
    checking.begin({ rules: 'rien', options: {}, title: '' });
    await vi.advanceTimersByTimeAsync(4000);
    expect([checking.now, checking.slow]).toEqual(['rules', false]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(checking.slow).toBe(true);
    answer();
    await vi.advanceTimersByTimeAsync(1);
    expect([checking.now, checking.slow]).toEqual([null, false]);
    checking.stop();
  });
});
