// 3-5-8: which cards lie where, who takes the trick, what may be given, put away and played, and why not.
import { beforeAll, describe, expect, it } from 'vitest';
import { openDoor, readMessage } from '../src/ground/door';
import {
  bySeats,
  discardWord,
  dutyOf,
  giftsOf,
  giveWord,
  heldAceHigh,
  isBeforeTricks,
  kindsOf,
  kindsToChoose,
  pressable,
  returnsOf,
  shownTrick,
  sideOf,
  taker,
  toggled,
  tricksMade,
  trumpsOf,
  whyNotNow,
} from '../src/families/tricks/moves';
import { signed } from '../src/families/tricks/sheet';
import { movesOf } from './moves_of';
import { exampleView } from './example';
import { tricksView, viewOfTricks } from './tricks_example';

describe('the hand', () => {
  it('lies by suit, the ace above the king', () => {
    const faces = heldAceHigh(['Ah', '2h', 'Kh', 'As', 'Tc', '9c', 'Ac']).map(({ face }) => face);
    expect(faces).toEqual(['9c', 'Tc', 'Ac', 'As', '2h', 'Kh', 'Ah']);
  });

  it('has a key for every card', () => expect(heldAceHigh(['Ah', '2h']).map(({ key }) => key)).toEqual(['2h.0', 'Ah.0']));
});

describe('who takes the trick', () => {
  it.each([
    ['nobody, before the first card', [], null, null],
    ['who leads, as long as he is alone', [[1, '2c']], 'h', 1],
    [
      'the highest of the suit led',
      [
        [1, '9c'],
        [2, 'Kc'],
        [0, '2c'],
      ],
      null,
      2,
    ],
    [
      'not a higher card of another suit',
      [
        [1, '9c'],
        [2, 'Ad'],
        [0, '2c'],
      ],
      'h',
      1,
    ],
    [
      'a trump, however low',
      [
        [1, 'Ac'],
        [2, '2h'],
        [0, 'Kc'],
      ],
      'h',
      2,
    ],
    [
      'the higher of two trumps',
      [
        [1, 'Ac'],
        [2, '2h'],
        [0, '3h'],
      ],
      'h',
      0,
    ],
    [
      'the ace, above the king',
      [
        [1, 'Kc'],
        [2, 'Ac'],
        [0, 'Qc'],
      ],
      null,
      2,
    ],
  ] as const)('%s', (_, trick, trumps, seat) => expect(taker(trick, trumps)).toBe(seat));
});

describe('the trick shown', () => {
  const last = {
    winner: 2,
    cards: [
      [0, '9c'],
      [1, '2c'],
      [2, 'Ac'],
    ] as [number, string][],
  };

  it('is the one being played', () => {
    const tricks = tricksView({
      trick: [
        [1, '9c'],
        [2, 'Ac'],
      ],
      last,
      made: [0, 0, 1],
    });
    expect(shownTrick(tricks, 0)).toEqual({ cards: tricks.trick, taker: 2, whole: false });
  });

  it('is the one just made, until it was swept', () => {
    const tricks = tricksView({ last, made: [1, 0, 1] });
    expect(shownTrick(tricks, 1)).toEqual({ cards: last.cards, taker: 2, whole: true });
    expect(shownTrick(tricks, tricksMade(tricks))).toEqual({ cards: [], taker: null, whole: false });
  });
});

describe('the moves', () => {
  it('say what can be announced at all', () => {
    expect(kindsOf({ left: [['hearts'], [], []] })).toHaveLength(6);
    expect(kindsOf({ left: null })).toEqual(['spades', 'hearts', 'clubs', 'diamonds']);
  });
  it('say how long the kitty is shown', () => {
    const before = tricksView({ phase: 'play', trick: [] });
    expect(isBeforeTricks(tricksView({ phase: 'exchange' }), [])).toBe(true);
    expect(isBeforeTricks(before, [])).toBe(false);
    expect(isBeforeTricks(before, ['2c'])).toBe(true);
    expect(isBeforeTricks(tricksView({ phase: 'play', made: [1, 0, 0] }), ['2c'])).toBe(false);
    expect(isBeforeTricks(tricksView({ phase: 'over' }), [])).toBe(false);
  });
  it('say which kinds are left', () => expect(kindsToChoose(movesOf('choose hearts', 'choose least'))).toEqual(new Set(['hearts', 'least'])));

  it('say what may be given to whom', () => {
    expect(giftsOf(movesOf('exchange 0 7c', 'exchange 2 7c', 'exchange 2 8d', 'pass'))).toEqual(
      new Map([
        ['7c', [0, 2]],
        ['8d', [2]],
      ]),
    );
  });

  it('say what must be given back', () => expect(returnsOf(movesOf('return Kc'))).toEqual(['Kc']));

  it('are written as the server reads them', () => {
    expect(giveWord(0, '7c')).toBe('exchange 0 7c');
    expect(discardWord(['2c', '3c', '4d', '5d'])).toBe('discard 2c 3c 4d 5d');
  });

  it('are made of cards picked, the first going where there is one too many', () => {
    expect(toggled(['a'], 'a', 4)).toEqual([]);
    expect(toggled(['a', 'b'], 'c', 4)).toEqual(['a', 'b', 'c']);
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  });
});

describe('cards to press', () => {
  it.each([
    ['exchange', ['exchange 1 8c', 'pass'], ['8c']],
    ['return', ['return Ks'], ['Ks']],
    ['play', ['9h', 'Ks'], ['9h', 'Ks']],
    ['kind', ['choose hearts'], []],
    ['discard', [], []],
  ] as const)('in the phase %s', (phase, moves, faces) => {
    const view = viewOfTricks({ phase }, { moves: movesOf(...moves) });
    expect([...pressable(view, tricksView({ phase }))]).toEqual(faces);
  });

  it('are none when the round is over', () => {
    expect([...pressable(viewOfTricks({}, { over: true, moves: movesOf('9h') }), tricksView())]).toEqual([]);
  });
});

describe('why not', () => {
  const asked = (phase: 'kind' | 'exchange' | 'return' | 'play', changes = {}) => {
    const view = viewOfTricks({ phase }, { moves: [], why: { Ks: { code: 'follow', suit: 'h' } }, ...changes });
    return whyNotNow(view, tricksView({ phase }), 'Ks');
  };

  it('says whose turn it is', () => expect(asked('play', { turn: 2 })).toEqual({ code: 'turn', seat: 2 }));
  it('says that the round is over', () => expect(asked('play', { over: true })).toEqual({ code: 'over' }));
  it('says what the server says', () => expect(asked('play')).toEqual({ code: 'follow', suit: 'h' }));
  it('says to announce first', () => expect(asked('kind')).toEqual({ code: 'kind_needed' }));
  it('says which card goes back', () => expect(asked('return', { moves: movesOf('return Ac') })).toEqual({ code: 'must_return', card: 'Ac' }));
  it('says that a card cannot be given', () => expect(asked('exchange', { why: {} })).toEqual({ code: 'bad_exchange' }));
});

describe('what the trick leaves me to do', () => {
  it.each([
    ['lead', [], ['9h', 'Ks'], { code: 'lead' }],
    ['follow suit', [[1, '2s']], ['Ks'], { code: 'follow', suit: 's' }],
    ['trump', [[1, '2c']], ['9h'], { code: 'trump', suit: 'h' }],
    ['play what I like', [[1, '2c']], ['9h', 'Ks'], { code: 'any' }],
  ] as const)('%s', (_, trick, moves, duty) => {
    const tricks = { trick: trick.map(([seat, face]): [number, string] => [seat, face]) };
    expect(dutyOf(viewOfTricks(tricks, { moves: movesOf(...moves) }), tricksView(tricks))).toEqual(duty);
  });
});

describe('my exchanges', () => {
  it('stand together where they are between the same two', () => {
    const swaps = [
      { from: 1, to: 0, card: '3d', back: 'Ad' },
      { from: 0, to: 2, card: '2c', back: null },
      { from: 1, to: 0, card: '4d', back: 'Kd' },
    ];
    expect(bySeats(swaps)).toEqual([
      { from: 1, to: 0, swaps: [swaps[0], swaps[2]] },
      { from: 0, to: 2, swaps: [swaps[1]] },
    ]);
  });
});

describe('round the felt', () => {
  it('I sit below, the next on the left', () => {
    expect([0, 1, 2].map((seat) => sideOf(seat, 2, 3))).toEqual(['left', 'right', 'below']);
  });
});

describe('the sheet', () => {
  it('writes points with their sign', () => expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']));

  it('knows the suits that are trumps', () => {
    expect((['clubs', 'notrump', 'least'] as const).map(trumpsOf)).toEqual(['c', null, null]);
  });
});

describe('a view of a family', () => {
  beforeAll(async () => openDoor());

  it('is read with what belongs to the family', () => {
    expect(readMessage(JSON.stringify(viewOfTricks()))).toEqual(viewOfTricks());
  });

  it('may leave out what belongs to another', () => {
    const { top, stock, debt, one_card, ...told } = viewOfTricks();
    expect(readMessage(JSON.stringify(told))).toEqual(viewOfTricks({}, { top: '', stock: 0, debt: 0, one_card: [] }));
    expect([top, stock, debt, one_card]).toBeDefined();
  });

  it.each(['tricks', 'danish'])('is nothing when it lacks it: %s', (family) => {
    expect(readMessage(JSON.stringify({ ...exampleView(), family }))).toBeNull();
  });
});
