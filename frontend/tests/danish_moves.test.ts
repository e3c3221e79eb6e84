// Danish: what may be laid together, sent, turned and swapped, what is picked by pressing, and why not.
import { describe, expect, it } from 'vitest';
import {
  facesOf,
  flipWord,
  heldByRank,
  layable,
  laysOf,
  layWord,
  ofRank,
  orderMatters,
  pickedAfter,
  pressable,
  sendWord,
  slotsOf,
  slotsToFlip,
  swappable,
  swapWord,
  targetsOf,
  waysToLay,
  whyNoPickUp,
  whyNotNow,
  whyNotThese,
} from '../src/families/danish/moves';
import type { DanishView, View } from '../src/ground/protocol';
import { movesOf } from './moves_of';
import { exampleView } from './example';

const ASKS: DanishView['asks'] = { least: '9', most: null, suit: null, answers: null };

function danishView(changes: Partial<DanishView> = {}): DanishView {
  return {
    phase: 'play',
    ready: [0, 1, 2],
    face_up: [['4h', 'Kd', '9s'], [], ['5d', 'Jc', 'Kh']],
    face_down: [
      [1, 2, 3],
      [1, 3],
      [1, 2, 3],
    ],
    asks: ASKS,
    attacked: null,
    last: 2,
    run: 0,
    burnt: 0,
    stage: ['hand', 'face_down', 'hand'],
    ...changes,
  };
}

function viewOf(changes: Partial<View> = {}): View {
  return exampleView({ family: 'danish', top: '9h', hand: ['9c', '9d', 'As'], moves: movesOf('9c', '9d', '9c+9d', 'As>1', 'As>2'), why: {}, ...changes });
}

const MOVES = movesOf('9c', '9c+9d', '2h', 'As>1', 'As>2', 'As+Ah>1', 'As+Ah>2', 'pickup');

describe('the moves', () => {
  it('say which cards may be laid', () => {
    expect([...layable(MOVES)]).toEqual(['9c', '9d', '2h', 'As', 'Ah']);
    expect([...layable(movesOf('pickup', 'flip 1', 'swap 4h Kd', 'pass', '>2'))]).toEqual([]);
    expect(laysOf(movesOf('As+Ah>2', '9c'))).toEqual([
      { faces: ['As', 'Ah'], to: 2 },
      { faces: ['9c'], to: null },
    ]);
  });

  it.each([
    ['a card alone', ['9c'], [null]],
    ['two of a rank, in whatever order', ['9d', '9c'], [null]],
    ['not the one that goes only with the other', ['9d'], []],
    ['an ace with its targets', ['As'], [1, 2]],
    ['two aces, in whatever order', ['Ah', 'As'], [1, 2]],
    ['nothing', [], []],
  ])('say how to lay %s', (_, faces, ways) => expect(waysToLay(MOVES, faces)).toEqual(ways));

  it('tell one copy from two', () => {
    expect(waysToLay(movesOf('9c', '9c+9c'), ['9c', '9c'])).toEqual([null]);
    expect(waysToLay(movesOf('9c'), ['9c', '9c'])).toEqual([]);
  });

  it('say when it matters which card lies on top', () => {
    expect(orderMatters(movesOf('6c', '6h', '6c+6h', '6h+6c'), ['6h', '6c'])).toBe(true);
    expect(orderMatters(movesOf('9c', '9c+9d'), ['9c', '9d'])).toBe(false);
    expect(orderMatters(movesOf('As+Ah>1', 'As+Ah>2'), ['As', 'Ah'])).toBe(false);
  });

  it('say what may be turned, swapped, and to whom the pile goes', () => {
    expect(slotsToFlip(movesOf('flip 1', 'flip 3', 'pickup'))).toEqual([1, 3]);
    expect(swappable(movesOf('swap 4h Kd', 'swap 4h 9s', 'swap 2c Kd', 'pass'))).toEqual(new Set(['4h', '2c']));
    expect(targetsOf(movesOf('>0', '>9'))).toEqual([0, 9]);
  });

  it('are written as the server reads them', () => {
    expect(layWord(['9c', '9d'], null)).toBe('9c+9d');
    expect(layWord(['As'], 0)).toBe('As>0');
    expect([sendWord(2), flipWord(3), swapWord('4h', 'Kd')]).toEqual(['>2', 'flip 3', 'swap 4h Kd']);
  });
});

describe('the hand', () => {
  it('lies by rank, the ace last, each copy with a key of its own', () => {
    const held = heldByRank(['As', '9d', '2h', 'Td', '9c', '9d']);
    expect(held.map(({ face }) => face)).toEqual(['2h', '9c', '9d', '9d', 'Td', 'As']);
    expect(new Set(held.map(({ key }) => key)).size).toBe(6);
  });

  it('counts what goes together', () => expect(ofRank(['9c', '9d', 'As'], '9s')).toBe(2));
});

describe('what is picked', () => {
  it('keeps the order of pressing', () => {
    const picked = ['6h.0', '6c.0', '6c.1'].reduce<string[]>(pickedAfter, []);
    expect(facesOf(picked)).toEqual(['6h', '6c', '6c']);
  });

  it('is given back by a second press', () => expect(pickedAfter(['6h.0', '6c.0'], '6h.0')).toEqual(['6c.0']));

  it('gives way to a card of another rank', () => expect(pickedAfter(['6h.0', '6c.0'], '9c.0')).toEqual(['9c.0']));
});

describe('cards to press', () => {
  it('are those that can be laid', () => expect([...pressable(viewOf(), danishView())]).toEqual(['9c', '9d', 'As']));
  it('are those that can be swapped', () => {
    expect([...pressable(viewOf({ moves: movesOf('swap 9c Kd', 'pass') }), { phase: 'swap' })]).toEqual(['9c']);
  });
  it('are none when the round is over', () => expect([...pressable(viewOf({ over: true }), { phase: 'over' })]).toEqual([]));
});

describe('why not', () => {
  const swapping = danishView({ phase: 'swap', ready: [1] });

  it.each([
    ['over', viewOf({ over: true }), danishView()],
    ['turn', viewOf({ turn: 2 }), danishView()],
    ['ready', viewOf({ moves: [] }), danishView({ phase: 'swap', ready: [0] })],
    ['swapped_enough', viewOf({ moves: movesOf('pass') }), swapping],
    ['target_needed', viewOf({ moves: movesOf('>1', '>2') }), danishView({ phase: 'target' })],
    ['too_low', viewOf({ moves: movesOf('pickup'), why: { '5c': { code: 'too_low', rank: '9' } } }), danishView()],
    ['not_held', viewOf(), danishView()],
  ])('lay a card: %s', (code, view, danish) => expect(whyNotNow(view, danish, '5c').code).toBe(code));

  it.each([
    ['choose', viewOf(), danishView()],
    ['swapping', viewOf(), swapping],
    ['flip_first', viewOf({ moves: movesOf('flip 1') }), danishView()],
    ['turn', viewOf({ turn: 1 }), danishView()],
  ])('lay nothing: %s', (code, view, danish) => expect(whyNotNow(view, danish).code).toBe(code));

  it('lay these cards: one is missing of the suit', () => {
    const asks = { ...ASKS, suit: 'c' as const };
    expect(whyNotThese(viewOf(), danishView({ asks }))).toEqual({ code: 'suit', suit: 'c' });
    expect(whyNotThese(viewOf(), danishView()).code).toBe('bad_set');
    expect(whyNotThese(viewOf({ turn: 1 }), danishView()).code).toBe('turn');
  });

  it.each([
    [null, viewOf({ moves: movesOf('pickup') }), danishView()],
    ['can_play', viewOf(), danishView()],
    ['no_discard', viewOf({ discard: 0 }), danishView()],
    ['flip_first', viewOf({ moves: movesOf('flip 2') }), danishView()],
    ['swapping', viewOf(), swapping],
    ['turn', viewOf({ turn: 1 }), danishView()],
  ])('pick up: %s', (code, view, danish) => expect(whyNoPickUp(view, danish)?.code ?? null).toBe(code));
});

describe('what lies before a player', () => {
  it('keeps its places', () => {
    expect(slotsOf(danishView(), 1)).toEqual([
      { slot: 1, up: null, down: true },
      { slot: 2, up: null, down: false },
      { slot: 3, up: null, down: true },
    ]);
    expect(slotsOf(danishView(), 0)[1]).toEqual({ slot: 2, up: 'Kd', down: true });
  });

  it('may be more than three cards', () => expect(slotsOf({ face_up: [[]], face_down: [[4]] }, 0)).toHaveLength(4));
});
