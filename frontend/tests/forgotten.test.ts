// What all could hear of a forgotten announcement.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { USUAL } from '../src/facts/in_force';
import { announcedSeats, isForgotten } from '../src/families/shedding/forgotten';
import { exampleView } from './example';

const NAMES_4 = { ...USUAL, ranks: '4' };
const laid = (seat: number, card = '4h'): GameEvent => ({ kind: 'played', seat, card });
const named: GameEvent = { kind: 'announced', seat: 1, late: false, what: 'word' };

describe('a forgotten announcement', () => {
  it.each([
    ['one card, said', { counts: [3, 1, 8], one_card: [1] }, false],
    ['one card, not said', { counts: [3, 1, 8], one_card: [] }, true],
    ['my own', { counts: [1, 8, 8], one_card: [] }, false],
    ['nobody with one card', { counts: [3, 2, 8], one_card: [] }, false],
    ['a misdeal', { counts: [3, 2, 8], misdealt: 1 }, true],
  ])('%s', (_, changes, is) => expect(isForgotten(null, exampleView(changes), [], USUAL)).toBe(is));

  it.each<[string, GameEvent[], boolean]>([
    ['not named', [laid(1)], true],
    ['named', [laid(1), named], false],
    ['caught already', [laid(1), { kind: 'caught', seat: 1, by: 2, what: 'word', rank: '4' }], false],
    ['laid by me', [laid(0)], false],
    ['another rank', [laid(1, '5h')], false],
    ['a joker in its place', [laid(1, 'Xr'), { kind: 'stands', seat: 1, card: '4c' }], true],
  ])('the name of a card: %s', (_, events, is) => expect(isForgotten('4', exampleView(), events, NAMES_4)).toBe(is));

  it('names who announced, but not me', () => expect(announcedSeats(exampleView({ one_card: [0, 2] }))).toEqual([2]));
});
