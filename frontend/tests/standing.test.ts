import { expect, test } from 'vitest';
import type { MatchView } from '../src/ground/protocol';
import { standingOf } from '../src/facts/score/standing';
import { exampleView } from './example';

const MATCH: MatchView = {
  plan: 'negatif',
  target: 100,
  wins: 'lowest',
  number: 1,
  sides: [[0], [1], [2]],
  columns: [[34], [0], [34]],
  column_winners: [],
  totals: [34, 0, 34],
  leaders: [1],
  over: false,
  winners: [],
  owes: [],
};
const ROW = { round: 1, reason: 'out', winners: [1], points: [34, 0, 34] };

test('before the first round is over there is no standing', () => {
  expect(standingOf(exampleView())).toBeNull();
  expect(standingOf(exampleView({ match: { ...MATCH, columns: [[0], [0], [0]], leaders: [] } }))).toBeNull();
});

test('the least points are ahead where cards left count, and those who tie share a place', () => {
  const standing = standingOf(exampleView({ match: MATCH, totals: [34, 0, 34], wins: [0, 1, 0], sheet: [ROW] }));
  expect(standing).toMatchObject({ total: [34, 0, 34], place: [2, 1, 2], lowWins: true, target: 100, unit: 'points', played: 1 });
});

test('single rounds count by what the rules say', () => {
  const changes = { totals: [34, 0, 12], wins: [0, 1, 0], sheet: [ROW] };
  expect(standingOf(exampleView({ ...changes, counted_by: 'left_in_hand' }))).toMatchObject({ place: [3, 1, 2], lowWins: true, target: null });
  expect(standingOf(exampleView({ ...changes, counted_by: 'winner_takes' }))).toMatchObject({ place: [1, 3, 2], lowWins: false });
});

test('where no points are counted, rounds won are', () => {
  const standing = standingOf(exampleView({ counted_by: 'none', wins: [2, 1, 0], sheet: [{ ...ROW, points: [0, 0, 0] }] }));
  expect(standing).toMatchObject({ total: [2, 1, 0], place: [1, 2, 3], unit: 'rounds', lowWins: false });
});

test('partners share what their team has', () => {
  const match: MatchView = {
    ...MATCH,
    plan: 'les-huit',
    wins: 'highest',
    sides: [
      [0, 2],
      [1, 3],
    ],
    columns: [[60], [20]],
    totals: [60, 20],
    leaders: [0],
  };
  const names = ['Anne', 'Est', 'Nord', 'Ouest'];
  const standing = standingOf(exampleView({ names, match, teams: 2, totals: [60, 20, 60, 20], wins: [1, 1, 1, 1], sheet: [ROW] }));
  expect(standing).toMatchObject({ total: [60, 20, 60, 20], place: [1, 3, 1, 3] });
});

test('of several games kept at once, those won come before the points', () => {
  const match: MatchView = {
    ...MATCH,
    plan: 'hollywood',
    wins: 'highest',
    sides: [[0], [1]],
    columns: [
      [110, 10, 0],
      [90, 90, 80],
    ],
    column_winners: [0, null, null],
    totals: [120, 260],
    leaders: [0],
  };
  const standing = standingOf(exampleView({ names: ['Anne', 'Est'], match, totals: [110, 90], wins: [2, 4], sheet: [{ ...ROW, points: [110, 0] }] }));
  expect(standing).toMatchObject({
    total: [120, 260],
    place: [1, 2],
    columns: [
      [110, 10, 0],
      [90, 90, 80],
    ],
    columnWinners: [[0], [], []],
  });
});
