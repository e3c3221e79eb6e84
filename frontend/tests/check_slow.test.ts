// A step of the check that is long, because nothing is compiled on this machine yet, says so.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDoor } from '../src/ground/door';
import { Checking } from '../src/pages/own/check.svelte';

beforeAll(async () => openDoor());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step of the check', () => {
  it('that takes long says why, and no more once it is answered', async () => {
    vi.useFakeTimers();
    let answer = (): void => {};
    const told = { findings: [], seats: [2], ends: [], measures: [], preparing: null };
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

  it('that waits for a compilation says how far that is, and is asked for again until it is played', async () => {
    vi.useFakeTimers();
    const found = { findings: [], seats: [2], ends: [], measures: [], preparing: null };
    const answers = [found, { ...found, preparing: { done: 0, of: 0 } }, { ...found, preparing: { done: 3, of: 80 } }, found, found, found];
    const asked: string[] = [];
    const seen: unknown[] = [];
    const checking = new Checking();
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      asked.push((JSON.parse(body as string) as { step: string }).step);
      seen.push(checking.preparing);
      return Promise.resolve(Response.json(answers.shift()));
    });
    checking.begin({ rules: 'rien', options: {}, title: '' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['rules', 'ends', 'ends', 'ends', 'idle', 'measures']);
    expect(seen).toEqual([null, null, { done: 0, of: 0 }, { done: 3, of: 80 }, null, null]);
    expect(checking.done).toEqual(['rules', 'ends', 'idle', 'measures']);
    checking.stop();
  });
});
