import { describe, expect, it } from 'vitest';
import { atStake, byMatch } from '../src/words/gathering/finished';
import type { FinishedRound, MatchView } from '../src/ground/protocol';

function round(round_no: number, match_no: number, title: string): FinishedRound {
  return { round_no, match_no, rules: 'monclar', title, names: ['Anne', 'Léo'], reason: 'out', winners: [0], points: [0, 5], totals: [0, 5 * round_no] };
}

it('puts finished rounds under their match, the latest first', () => {
  const matches = byMatch([round(1, 1, ''), round(2, 2, 'Chez Mamie'), round(3, 2, 'Chez Mamie')]);
  expect(matches.map(({ no, title, rounds }) => [no, title, rounds.map(({ round_no }) => round_no)])).toEqual([
    [2, 'Chez Mamie', [3, 2]],
    [1, '', [1]],
  ]);
});

describe('what other rules would end', () => {
  const sheet = [{ round: 1, reason: 'out', winners: [0], points: [0, 5] }];
  const view = { names: ['Anne', 'Léo'], totals: [0, 5], sheet, match: null };

  it('is told with the totals', () => expect(atStake(view, 'en')).toBe('Anne: 0, Léo: 5'));

  it('is nothing before the first round, or after the last one of a match', () => {
    expect(atStake({ ...view, sheet: [] }, 'fr')).toBe('');
    expect(atStake({ ...view, match: { over: true } as MatchView }, 'fr')).toBe('');
  });
});
