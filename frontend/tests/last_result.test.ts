// The result that can be opened again after a reload: of this table and these rules, and of no round before the last one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundResult, View } from '../src/ground/protocol';
import { keepResult, keptResult } from '../src/facts/score/last_result';
import { exampleView } from './example';

const RESULT: RoundResult = { reason: 'out', winners: [0], points: [0, 5, 9], hands: [[], ['5h'], ['9h']], worth: [], tallies: [] };
const OVER: View = exampleView({ room: 'aa', round_no: 3, over: true, result: RESULT, options: { points: true } });
const NOW: View = { ...OVER, round_no: 4, over: false, result: null };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => vi.unstubAllGlobals());

test('the round before is told again, while the next one is dealt and played', () => {
  keepResult(OVER);
  expect(keptResult(NOW)).toMatchObject({ round_no: 3, result: RESULT });
  expect(keptResult({ ...NOW, round_no: 3 })).toMatchObject({ result: RESULT });
});

test.each([
  ['another table', { room: 'bb' }],
  ['other rules', { rules: 'danish' }],
  ['other options', { options: {} }],
  ['a round in between', { round_no: 5 }],
  ['an earlier round', { round_no: 2 }],
])('%s has none of it', (_, changes) => {
  keepResult(OVER);
  expect(keptResult({ ...NOW, ...changes })).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"result": {}}'])('what makes no sense is no result: %s', (text) => {
  kept.set('huit.result', text);
  expect(keptResult(NOW)).toBeNull();
});

test('where a browser keeps nothing there is none, and nothing breaks', () => {
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepResult(OVER);
  expect(keptResult(NOW)).toBeNull();
});
