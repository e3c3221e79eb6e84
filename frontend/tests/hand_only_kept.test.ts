// In which rooms this browser shows my hand alone.
import { beforeEach, describe, expect, it, vi } from 'vitest';

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = new Map([['huit.hand-only', '["aa","bb"]']]);
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  return () => vi.unstubAllGlobals();
});

describe('my hand alone', () => {
  it('stays alone in a room whose links were renewed, and nowhere else', async () => {
    const { isHandOnly, renameHandOnly } = await import('../src/state/hand_only.svelte');
    renameHandOnly('aa', 'new');
    renameHandOnly('cc', 'dd');
    expect(['aa', 'bb', 'new', 'dd'].filter(isHandOnly)).toEqual(['bb', 'new']);
    expect(kept.get('huit.hand-only')).toBe('["bb","new"]');
  });
});
