// Which cards may be played, how a play is written, and why not.
import { describe, expect, it } from 'vitest';
import { isChosenBeforeDeal, playWord, playableFaces, suitsToName, whyNoDraw, whyNot, whyNotOut } from '../src/facts/moves';
import { movesOf } from './moves_of';
import { exampleView } from './example';

describe('moves', () => {
  it('tell the playable cards and the suits they may name', () => {
    const { moves } = exampleView();
    expect(playableFaces([...moves, ...movesOf('draw', 'pass', 'say', 'catch', 'Xr=h', 'As!')])).toEqual(new Set(['9h', '8c', 'Xr', 'As']));
    expect(suitsToName(moves, '8c')).toEqual(['c', 'd', 'h', 's']);
    expect(suitsToName(moves, '9h')).toEqual([]);
  });

  it('are written as the server reads them', () => {
    expect(playWord('9h', null)).toBe('9h');
    expect(playWord('9h', null, '!')).toBe('9h!');
    expect(playWord('8c', 'h', '!')).toBe('8c=h!');
  });

  it('say why a card may not be played', () => {
    expect(whyNot(exampleView(), '9h')).toBeNull();
    expect(whyNot(exampleView(), 'Ks')?.code).toBe('match');
    expect(whyNot(exampleView({ turn: 2, moves: [] }), '9h')).toEqual({ code: 'turn', seat: 2 });
    expect(whyNot(exampleView({ turn: 2, moves: [], jumps: movesOf('9h') }), '9h')).toBeNull();
    expect(whyNot(exampleView({ turn: null, over: true }), '9h')).toEqual({ code: 'over' });
    expect(whyNot(exampleView({ moves: movesOf('draw'), why: {} }), '9h')).toEqual({ code: 'must_draw' });
  });

  it('say why my only card may not be the last one, where it would go otherwise', () => {
    const one = { hand: ['9h'], moves: movesOf('draw'), debt: 0 };
    for (const code of ['unsaid', 'last_suit', 'never_last'] as const) {
      const view = exampleView({ ...one, why: { '9h': { code } } });
      expect(whyNotOut(view)).toEqual({ code });
      expect(whyNotOut({ ...view, turn: 1 }), 'not my turn').toBeNull();
      expect(whyNotOut({ ...view, debt: 2 }), 'the attack comes first').toBeNull();
      expect(whyNotOut({ ...view, hand: ['9h', '8c'] }), 'not the last one').toBeNull();
    }
    expect(whyNotOut(exampleView({ ...one, why: { '9h': { code: 'match' } } }))).toBeNull();
    expect(whyNotOut(exampleView({ ...one, moves: movesOf('9h'), why: {} }))).toBeNull();
  });

  it('say why one may not draw', () => {
    expect(whyNoDraw(exampleView({ moves: movesOf('draw') }))).toBeNull();
    expect(whyNoDraw(exampleView())).toEqual({ code: 'must_play' });
    expect(whyNoDraw(exampleView({ turn: 1, moves: [] }))).toEqual({ code: 'turn', seat: 1 });
  });
});

describe('before the very first cards', () => {
  const deal = { round_no: 1, dealer: 1, hand: { by: 1, from: 5, to: 8, chosen: null }, cut: null };
  const first = { round_no: 0, deal, computers: [false, true] };
  it('nobody is asked where a computer chooses: they are dealt by themselves', () => {
    expect(isChosenBeforeDeal(first)).toBe(false);
  });
  it('a person who deals is asked', () => {
    expect(isChosenBeforeDeal({ ...first, deal: { ...deal, hand: { ...deal.hand, by: 0 } } })).toBe(true);
  });
});
