// The way back to the rooms where this browser sits, and from a replay to the room it was watched from.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addRoom, keepReplay, keepRoom, keptRooms, roomOfReplay } from '../src/ground/rooms_kept';
import { renameRoom } from '../src/state/renamed';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => vi.unstubAllGlobals());

describe('rooms where this browser sits', () => {
  it('are kept, the latest first, and not more than thirty', () => {
    for (const room of ['aa', 'bb', 'cc', 'dd', 'bb']) keepRoom(room, true);
    expect(keptRooms()).toEqual(['bb', 'dd', 'cc', 'aa']);
    for (let no = 0; no < 28; no += 1) keepRoom(`room${no}`, true);
    expect(keptRooms()).toHaveLength(30);
    expect(keptRooms()).not.toContain('cc');
    expect(keptRooms()).toContain('dd');
  });

  it('are forgotten by whoever stands up; who only looks on keeps nothing', () => {
    keepRoom('aa', true);
    keepRoom('bb', false);
    expect(keptRooms()).toEqual(['aa']);
    keepRoom('aa', false);
    expect(keptRooms()).toEqual([]);
  });

  it('are found again from the round that was last watched', () => {
    keepRoom('aa', true);
    keepReplay('aa', 'round1');
    keepRoom('bb', true);
    keepRoom('aa', true);
    expect(roomOfReplay('round1')).toBe('aa');
    expect(roomOfReplay('round2')).toBeNull();
    keepReplay('cc', 'round2');
    expect(roomOfReplay('round2')).toBeNull();
  });

  it('are kept once, with the round that was watched, when the host has renewed their links', () => {
    for (const room of ['old', 'bb', 'new']) keepRoom(room, true);
    keepReplay('old', 'round1');
    renameRoom('old', 'new');
    expect(keptRooms()).toEqual(['new', 'bb']);
    expect(roomOfReplay('round1')).toBe('new');
    renameRoom('bb', 'dd');
    expect(keptRooms()).toEqual(['new', 'dd']);
    renameRoom('ee', 'ff');
    expect(keptRooms()).toEqual(['new', 'dd']);
  });

  it('come after those kept here where another device brings them, each once, and only names', () => {
    keepRoom('aa', true);
    for (const room of ['bb', 'aa', '../x', '', 'cc']) addRoom(room);
    expect(keptRooms()).toEqual(['aa', 'bb', 'cc']);
  });

  it.each(['', '{', '{"a": 1}', '[1, "aa", ["aa"], ["../x", ""], ["aa", 2, 3]]'])('are none where what is kept makes no sense: %s', (text) => {
    kept.set('huit.rooms', text);
    expect(keptRooms()).toEqual([]);
    expect(roomOfReplay('')).toBeNull();
  });
});
