import { beforeEach, expect, test, vi } from 'vitest';
import { aheadIn, figuresOf, verdictOn } from '../src/pages/mine/figures';
import { addRounds, forgetAllRounds, keptRounds, noteRound, roundsFrom, type KeptRound } from '../src/pages/mine/rounds_kept';
import { chanceIn, foldRounds, keptTally, OTHER_GAMES, TALLY_STORED_AS } from '../src/pages/mine/tally';
import { exampleView } from './example';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});

function round(no: number, winners: number[], changes: Partial<KeptRound> = {}): KeptRound {
  const names = ['Léa', 'Basile', 'Zoé', 'Max'];
  return {
    room: 'r',
    no,
    deal: '',
    at: 1000 - no,
    rules: 'monclar',
    title: '',
    names,
    seat: 0,
    winners,
    points: [0, 5, 9, 20],
    match: null,
    replay: '',
    ...changes,
  };
}

test('played, won, and what chance gives', () => {
  const { all, games, now, longest } = figuresOf([round(1, [0]), round(2, [0]), round(3, [1]), round(4, [0], { rules: 'le-8', names: ['a', 'b'] })], new Map());
  expect(all).toEqual({ played: 4, won: 3, expected: 1.25 });
  expect(games.map(([game, { played }]) => [game, played])).toEqual([
    ['monclar', 3],
    ['le-8', 1],
  ]);
  expect([now, longest]).toEqual([2, 2]);
});

test('the longest row of wins need not be the latest', () => {
  const won = [1, 0, 0, 0, 1, 0].map((winner, no) => round(no, [winner]));
  const { now, longest } = figuresOf(won, new Map());
  expect([now, longest]).toEqual([0, 3]);
  expect(figuresOf([], new Map())).toMatchObject({ now: 0, longest: 0, best: null, verdict: 'few' });
});

test('a team wins with all of its seats, and chance gives it as many', () => {
  expect(chanceIn(round(1, [0, 2]))).toBe(0.5);
  expect(chanceIn(round(1, []))).toBe(0);
});

test('the best round is the one won by most, whichever way points count', () => {
  expect(aheadIn(round(1, [0]))).toBe(5);
  expect(aheadIn(round(1, [0], { points: [34, 0, 0, 0] }))).toBe(34);
  expect(aheadIn(round(1, [1]))).toBe(0);
  expect(aheadIn(round(1, [0, 1], { names: ['a', 'b'], points: [3, 3] }))).toBe(0);
  expect(figuresOf([round(1, [0]), round(2, [0], { points: [34, 0, 0, 0] })], new Map()).best).toMatchObject({ ahead: 34, round: { no: 2 } });
});

test('little is said of few rounds, and more where chance does not explain it', () => {
  expect(verdictOn({ played: 19, won: 19, expected: 5 })).toBe('few');
  expect(verdictOn({ played: 100, won: 30, expected: 25 })).toBe('even');
  expect(verdictOn({ played: 100, won: 34, expected: 25 })).toBe('above');
  expect(verdictOn({ played: 100, won: 16, expected: 25 })).toBe('below');
});

test('rounds beyond the hundred stay in the totals', () => {
  for (let no = 1; no <= 103; no++) {
    const result = { reason: 'blocked', winners: [no % 2], points: [0, 5], hands: [], worth: [], tallies: [] } as never;
    noteRound(exampleView({ room: 'r', round_no: no, over: true, seat: 0, names: ['Léa', 'Basile'], commitment: `${no}`.padStart(16, '0'), result }), no);
  }
  expect(keptRounds()).toHaveLength(100);
  expect([...keptTally().values()]).toEqual([{ played: 3, won: 1, expected: 1.5 }]);
  expect(figuresOf(keptRounds(), keptTally()).all.played).toBe(103);
  forgetAllRounds();
  expect([...keptTally()]).toEqual([]);
});

test('rounds that a code brings and that are too old to be kept are not counted: they are at home elsewhere', () => {
  addRounds(Array.from({ length: 100 }, (_, no) => round(no + 1, [0], { at: 5000 - no, deal: `${no}`.padStart(16, '0') })));
  addRounds(roundsFrom([round(900, [0], { at: 1, deal: 'f'.repeat(16) })]));
  expect(keptTally().size).toBe(0);
  addRounds([round(901, [0], { at: 9000, deal: 'e'.repeat(16) })]);
  expect([...keptTally().values()]).toEqual([{ played: 1, won: 1, expected: 0.25 }]);
});

test('no more than sixty games are counted apart, and what is no count is left out', () => {
  foldRounds(Array.from({ length: 70 }, (_, no) => round(no, [0], { rules: `own-${no}` })));
  expect(keptTally().size).toBe(61);
  expect(keptTally().get(OTHER_GAMES)).toEqual({ played: 10, won: 10, expected: 2.5 });
  localStorage.setItem(TALLY_STORED_AS, JSON.stringify([['monclar', 2, 3, 1], ['<b>', 1, 1, 1], ['minimale', 'x', 1, 1], 7, ['le-8', 2, 1, 0.5]]));
  expect([...keptTally().keys()]).toEqual(['le-8']);
});
