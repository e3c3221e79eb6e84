import { describe, expect, it } from 'vitest';
import { adviceSentences, momentSentences } from '../src/words/company/advice';
import type { Advice } from '../src/ground/protocol';
import { moveOf, movesOf } from './moves_of';
import { exampleView } from './example';

const view = exampleView();
const why = { seat: null, count: 0, suit: null, card: null };

function advice(changes: Partial<Advice>): Advice {
  return { type: 'advice', seq: 1, move: moveOf('9h'), goal: 'win', chance: 617, rounds: 4000, other: moveOf('8c'), other_chance: 553, why: [], ...changes };
}

describe('advice in words', () => {
  it('says the move, how often it wins beside the next best, and why', () => {
    const reasons = [
      { ...why, code: 'attacks_short', seat: 1, count: 1 },
      { ...why, code: 'keeps_wild', card: '8c' as const },
    ];
    expect(adviceSentences(advice({ why: reasons }), view, 'fr')).toEqual([
      'Je poserais le 9 de cœur.',
      'Sur 100 manches que j’imagine ainsi, 62 sont gagnées\u202f; avec le 8 de trèfle, 55.',
      'Cela attaque Est, qui n’a plus qu’une carte.',
      'On garde le 8 de trèfle, qui va partout.',
    ]);
    expect(adviceSentences(advice({ why: reasons.slice(1) }), view, 'en')[2]).toBe('It saves the 8 of clubs, which can be played on anything.');
  });

  it('says what moves are compared by: the next place, or points', () => {
    const told = (goal: Advice['goal'], language: 'fr' | 'en'): string | undefined =>
      adviceSentences(advice({ goal, chance: 560, other_chance: 480 }), view, language)[1];
    expect(told('place', 'fr')).toBe('Sur 100 manches que j’imagine ainsi, on est le prochain à sortir dans 56\u202f; avec le 8 de trèfle, dans 48.');
    expect(told('points', 'fr')).toBe(
      'Dans les manches que j’imagine ainsi, on finit en moyenne 12 points devant les autres\u202f; avec le 8 de trèfle, 4 points derrière les autres.',
    );
    expect(told('points', 'en')).toBe(
      'In the rounds I imagine from here, I end up 12 points ahead of the others on average; with the 8 of clubs, 4 points behind the others.',
    );
  });

  it('says what would have been better than a move', () => {
    const moment = { number: 3, seat: 0, move: moveOf('8c=s'), goal: 'win', chance: 412, better: moveOf('9h'), better_chance: 820, why: [] } as const;
    expect(momentSentences({ ...moment, why: [] }, view, 'fr')).toEqual([
      'Ici, je poserais le 9 de cœur\u00a0: sur 100 manches que j’imagine ainsi, 82 sont gagnées\u202f; avec le coup joué, 41.',
    ]);
  });

  it('says a move of every kind', () => {
    const told = (move: string | null): string | undefined =>
      adviceSentences(advice({ move: move === null ? null : moveOf(move), chance: null }), view, 'en')[0];
    expect(
      [
        '9h!',
        '8c=h!',
        '=h',
        'draw',
        'pickup',
        '9c+9d',
        'As>2',
        '>2',
        'hit 1',
        'choose least',
        'choose hearts',
        'discard 2c 3c',
        'exchange 1 2c',
        'flip 2',
        'give 1 4c 5d',
        'swap 4c 5d',
        'Xb=2s',
        '=7',
        '=2s',
        'say',
        'knock',
        'declare',
        'catch',
        'catch carte',
        'trade 1',
        null,
      ].map(told),
    ).toEqual([
      'I would play the 9 of hearts and announce it.',
      'I would play the 8 of clubs and call hearts and announce it.',
      'I would call hearts.',
      'I would draw.',
      'I would pick up the pile.',
      'I would play the 9 of clubs and the 9 of diamonds.',
      'I would play the ace of spades, for Nord.',
      'I would aim at Nord.',
      'I would aim at Est.',
      'I would announce fewest tricks.',
      'I would announce hearts.',
      'I would discard the 2 of clubs and the 3 of clubs.',
      'I would exchange the 2 of clubs with Est.',
      'I would turn over face-down card 2.',
      'I would give the 4 of clubs and the 5 of diamonds to Est.',
      'I would swap the 4 of clubs for the 5 of diamonds.',
      'I would play the black-and-white joker as the 2 of spades.',
      'I would call 7.',
      'I would make it the 2 of spades.',
      'I would announce it.',
      'I would knock three times.',
      'I would show my four of a kind.',
      'I would say “Catch!”.',
      'I would say “Catch!”.',
      'I would swap hands with Est.',
      'I would do nothing now.',
    ]);
  });

  it('says nothing of a reason that it does not know', () => {
    expect(adviceSentences(advice({ move: moveOf('pass'), chance: null }), { ...view, moves: movesOf('pass', 'swap 4c 5d') }, 'fr')).toEqual(['Je passerais.']);
    expect(adviceSentences(advice({ why: [{ ...why, code: 'of_tomorrow' }] }), view, 'en')).toHaveLength(2);
    expect(adviceSentences(advice({ move: moveOf('draw'), chance: null }), { ...view, moves: movesOf('draw') }, 'fr')).toEqual([
      'Je piocherais.',
      'Il n’y a rien d’autre à faire.',
    ]);
  });
});
