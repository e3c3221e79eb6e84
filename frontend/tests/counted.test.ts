import { expect, test } from 'vitest';
import type { RoundResult } from '../src/ground/protocol';
import { handCounted, orderOfRound, pointsCounted } from '../src/words/score/counted';

const RESULT: RoundResult = {
  reason: 'out',
  winners: [0],
  points: [0, 65, 20],
  hands: [[], ['8c', 'Kd', '5h'], ['Kh', 'Ks']],
  worth: [[], [50, 10, 5], [10, 10]],
  tallies: [
    { why: 'nothing', parts: [], shared_by: 1, times: 1, last: 0 },
    { why: 'cards', parts: [{ seats: [1], points: 65, less: 0 }], shared_by: 1, times: 1, last: 0 },
    { why: 'cards', parts: [{ seats: [2], points: 20, less: 0 }], shared_by: 1, times: 1, last: 0 },
  ],
};
const nameOf = (seat: number): string => ['Anne', 'Paul', 'Léa'][seat] ?? '';

test('what is left in a hand is told card by card, those of a rank together', () => {
  expect(handCounted(RESULT, 1, 'fr').split(' → ')[1]).toBe('65');
  expect(handCounted(RESULT, 1, 'fr')).toContain('8 = 50');
  expect(handCounted(RESULT, 1, 'fr')).toContain('roi = 10');
  expect(handCounted(RESULT, 2, 'en')).toBe('king × 2 = 20 → 20');
  expect(handCounted(RESULT, 0, 'fr')).toBe('');
});

test('the winner takes what the others hold: all, or the differences, shared and doubled', () => {
  const tallies = RESULT.tallies.map((tally) => ({ ...tally, why: 'nothing' as const, parts: [] }));
  const parts = [
    { seats: [1], points: 65, less: 0 },
    { seats: [2], points: 20, less: 0 },
  ];
  const won: RoundResult = { ...RESULT, points: [85, 0, 0], tallies: [{ why: 'taken', parts, shared_by: 1, times: 1, last: 0 }, ...tallies.slice(1)] };
  expect(pointsCounted(won, 0, nameOf, 'fr')).toBe('Paul 65 + Léa 20 → 85');
  expect(pointsCounted(won, 1, nameOf, 'fr')).toBe('');
  const less = parts.map((part) => ({ ...part, less: 4 }));
  const blocked: RoundResult = { ...won, points: [76, 0, 0], tallies: [{ why: 'taken', parts: less, shared_by: 2, times: 2, last: 0 }, ...tallies.slice(1)] };
  expect(pointsCounted(blocked, 0, nameOf, 'en')).toBe('Paul 65 − 4 + Léa 20 − 4 (blocked: the differences), shared by 2 × 2 (points doubled) → 76');
});

test('the points of a last card are told beside the others', () => {
  const tally = { parts: [{ seats: [0], points: 0, less: 0 }], shared_by: 1, times: 1, last: -20 };
  const ended = (why: 'won' | 'cards' | 'taken', points: number, more: object = {}): RoundResult => ({
    ...RESULT,
    points: [points, 65, 20],
    tallies: [{ ...tally, why, ...more }, ...RESULT.tallies.slice(1)],
  });
  expect(pointsCounted(ended('won', -20), 0, nameOf, 'fr')).toBe('0, −20 pour la dernière carte → −20');
  expect(pointsCounted(ended('cards', -40, { times: 2 }), 0, nameOf, 'fr')).toBe('0, −20 pour la dernière carte × 2 (points doublés) → −40');
  const parts = [{ seats: [1], points: 65, less: 0 }];
  expect(pointsCounted(ended('taken', 45, { parts }), 0, nameOf, 'en')).toBe('Paul 65, −20 for the last card → 45');
});

test('a round is told from first to last, and those who tie share a place', () => {
  expect(orderOfRound(RESULT, true)).toEqual([
    { seat: 0, place: 1 },
    { seat: 2, place: 2 },
    { seat: 1, place: 3 },
  ]);
  expect(orderOfRound({ ...RESULT, points: [0, 20, 20], worth: [[], [20], [20]] }, true).map(({ place }) => place)).toEqual([1, 2, 2]);
});
