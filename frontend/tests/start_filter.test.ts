import { describe, expect, it } from 'vitest';
import type { GameSheet } from '../src/ground/protocol';
import { found } from '../src/pages/start/filter';

const game = (id: string, changes: Partial<GameSheet>): GameSheet => ({ id, cards: 52, jokers: 0, seats: [3, 6], teams: {}, ...changes }) as GameSheet;
const GAMES = [
  game('usual', {}),
  game('short', { cards: 32, seats: [2, 4] }),
  game('jokers', { jokers: 2, seats: [2, 2] }),
  game('teams', { teams: { 4: 2 }, jokers: 4 }),
  game('alone', { teams: { 4: 4 } }),
];

describe('what the list of games shows', () => {
  it.each([
    [[], null, ['usual', 'short', 'jokers', 'teams', 'alone']],
    [['short'], null, ['short']],
    [['jokers'], null, ['jokers', 'teams']],
    [['two'], null, ['short', 'jokers']],
    [['teams'], null, ['teams']],
    [['jokers', 'teams'], 4, ['teams']],
    [[], 2, ['short', 'jokers']],
    [[], 7, []],
  ] as const)('by %j for %j', (traits, players, ids) => {
    expect(found(GAMES, traits, players)).toEqual(ids);
  });
});
