// Several people on one device: who must have it next, when it is covered, what stands there for all, what is answered for all.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedAmong, COVERED, heldAfter, isAsked, publicEvents, publicOf, reactionsOf, taken, type Sharer } from '../src/facts/device';
import { answersFor } from '../src/facts/on_behalf';
import { companionsOf, readCompanions, renameCompanions, writeCompanions } from '../src/ground/device_kept';
import { writeRooms } from '../src/ground/rooms_kept';
import { USUAL as CALLS } from '../src/facts/in_force';
import type { GameEvent } from '../src/facts/events';
import { NOBODYS, PRIVATE_FACTS } from '../src/ground/not_for_all';
import type { DanishView, Poll, View } from '../src/ground/protocol';
import { exampleView } from './example';
import { movesOf } from './moves_of';

const NAMES = ['Anne', 'Léo', 'Zoé', 'Malo'];

/** People 1, 2… of the device on the first seats; on the last one a computer. *own*: what only one of them is shown. */
function table(shared: Partial<View>, own: Partial<View>[] = [], people = 3): Sharer[] {
  return Array.from({ length: people }, (_, seat) => ({
    person: seat + 1,
    view: exampleView({
      names: NAMES,
      computers: [false, false, false, true],
      guests_at: [0, 1, 2, null],
      stand_ins: [false, false, false, false],
      ...shared,
      seat,
      guest: seat,
      moves: shared.turn === seat ? movesOf('draw') : [],
      ...own[seat],
    }),
  }));
}

describe('who must have the device', () => {
  it('is whose turn it is', () => expect(askedAmong(table({ turn: 1 }))).toEqual([2]));
  it('is nobody while a computer plays, or between rounds', () => {
    expect(askedAmong(table({ turn: 3 }))).toEqual([]);
    expect(askedAmong(table({ turn: 1, over: true }))).toEqual([]);
    expect(askedAmong(table({ turn: 1, stage: 'between' }))).toEqual([]);
    expect(askedAmong(table({ turn: 1, void: true }))).toEqual([]);
  });
  it('is not who has a computer play for them, or no chair', () => {
    expect(askedAmong(table({ turn: 1, stand_ins: [false, true, false, false] }))).toEqual([]);
    expect(askedAmong(table({ turn: 1 }, [{}, { seat: null }]))).toEqual([]);
  });
  it('is one after the other where several act at once, from whose turn it is', () => {
    const swap = { phase: 'swap', ready: [0] } as unknown as DanishView;
    expect(askedAmong(table({ turn: null, first: 2, family: 'danish', danish: swap }))).toEqual([3, 2]);
  });
  it('is who puts cards away, or gives some', () => {
    expect(isAsked(table({ turn: 3 }, [{ discards: 4 }])[0]!.view)).toBe(true);
    expect(isAsked(table({ turn: 3 }, [{ give: { count: 1, to: [1] } }])[0]!.view)).toBe(true);
  });
  it('is not told by four of a kind, which only its holder knows', () =>
    expect(isAsked(table({ turn: 3 }, [{ moves: movesOf('declare') }])[0]!.view)).toBe(false));
});

describe('the device', () => {
  const turn1 = table({ turn: 0, seq: 5 }, [{ hand: ['5h', '9c'] }]);

  it('is nobody’s until somebody takes it', () => {
    expect(heldAfter(COVERED, turn1)).toBe(COVERED);
    expect(heldAfter(taken(1, turn1), turn1).person).toBe(1);
  });
  it('is covered once somebody else has to act', () => {
    const held = taken(1, turn1);
    expect(heldAfter(held, table({ turn: 1, seq: 6 }, [{ hand: ['9c'] }]))).toBe(COVERED);
  });
  it('stays where the same person plays again, or only computers play', () => {
    const held = taken(1, turn1);
    expect(heldAfter(held, table({ turn: 0, seq: 6, again: true }, [{ hand: ['9c'] }])).person).toBe(1);
    const waits = heldAfter(held, table({ turn: 3, seq: 6 }, [{ hand: ['9c'] }]));
    expect(waits.person).toBe(1);
    expect(heldAfter(waits, table({ turn: 2, seq: 7 }, [{ hand: ['9c'] }]))).toBe(COVERED);
  });
  it('waits for whoever has drawn cards to cover it, as they have not seen them', () => {
    const held = taken(1, turn1);
    expect(heldAfter(held, table({ turn: 1, seq: 6 }, [{ hand: ['5h', '9c', 'Kd'] }])).person).toBe(1);
    expect(heldAfter(held, table({ turn: 1, seq: 6 }, [{ hand: ['9c', '9c'] }])).person).toBe(1);
  });
  it('is left to who looks at their cards out of turn', () => {
    const held = taken(3, turn1);
    expect(heldAfter(held, turn1).person).toBe(3);
    expect(heldAfter(held, table({ turn: 1, seq: 6 })).person).toBe(3);
  });
  it('is covered when a new round is dealt, and when its holder has no chair any more', () => {
    expect(heldAfter(taken(1, turn1), table({ turn: 0, round_no: 2 }))).toBe(COVERED);
    expect(heldAfter(taken(2, turn1), table({ turn: 0 }, [{}, { seat: null }]))).toBe(COVERED);
  });
  it('does not go by a view that has not come yet', () => {
    const late = [turn1[0]!, ...table({ turn: 1, seq: 6 }).slice(1)];
    expect(heldAfter(taken(1, turn1), late).person).toBe(1);
  });
  it('hides nothing between rounds: whoever has something to choose speaks, else whoever had it, else the host', () => {
    expect(heldAfter(taken(2, turn1), table({ over: true })).person).toBe(2);
    const may = { ...exampleView().may, host: false };
    expect(heldAfter(COVERED, table({ over: true, may }, [{}, {}, { may: { ...may, host: true } }])).person).toBe(3);
    expect(heldAfter(taken(2, turn1), table({ over: true }, [{}, {}, { may: { ...may, add_rule: true } }])).person).toBe(3);
    const hand = { by: 2, from: 5, to: 9, chosen: null };
    expect(heldAfter(taken(2, turn1), table({ stage: 'between', deal: { round_no: 2, dealer: 2, hand, cut: null } })).person).toBe(3);
    // From there a round begins covered, whoever spoke.
    expect(heldAfter(heldAfter(taken(2, turn1), table({ over: true })), table({ turn: 1, round_no: 2 }))).toBe(COVERED);
  });
  it('stays with whoever is left alone with a chair, and shows nobody else’s hand by itself', () => {
    const alone = table({ turn: 0 }, [{}, { seat: null }], 2);
    expect(heldAfter(taken(1, turn1), alone).person).toBe(1);
    expect(heldAfter(taken(2, turn1), alone)).toBe(COVERED);
    expect(heldAfter(taken(2, turn1), alone.slice(0, 1))).toBe(COVERED);
    expect(heldAfter(COVERED, alone)).toBe(COVERED);
    // They have it in the next round as well, until somebody else sits down.
    const next = heldAfter(taken(1, turn1), table({ turn: 1, round_no: 2 }, [{}, { seat: null }], 2));
    expect(next.person).toBe(1);
    expect(heldAfter(next, table({ turn: 1, round_no: 2 }, [], 2))).toBe(COVERED);
  });
});

describe('what may be called out by a button for all', () => {
  it('is what all know that may be said', () => {
    const [anne, leo] = table({ turn: 1, calls: { ...CALLS, knock: true } }, [{ may_say: true }, { may_catch: true }]);
    expect(reactionsOf(anne!.view).map(({ text }) => text)).toEqual(['say', 'knock']);
    expect(reactionsOf(leo!.view)).toEqual([{ text: 'catch', kind: 'catch', call: 'carte' }]);
  });
  it('is each thing that may be caught, and a misdeal by its name', () => {
    expect(reactionsOf(exampleView({ turn: 1, may_catch: true, catches: movesOf('catch carte', 'catch 4') })).map(({ call }) => call)).toEqual(['carte', '4']);
    expect(reactionsOf(exampleView({ turn: 1, may_catch: true, misdealt: 2 })).map(({ kind }) => kind)).toEqual(['misdeal']);
  });
  it('is nothing that only a hand can tell', () =>
    expect(reactionsOf(exampleView({ turn: 1, jumps: movesOf('5h'), may_declare: true, moves: movesOf('declare'), may_announce: true }))).toEqual([]));
  it('is nothing once the round is over', () => expect(reactionsOf(exampleView({ over: true, may_catch: true }))).toEqual([]));
});

describe('what stands on the cover', () => {
  it('has no card of a hand, whoever’s view it is made of', () => {
    const { hand, moves, jumps, why, kitty, exchanged, seat } = publicOf(
      exampleView({ hand: ['5h'], jumps: movesOf('5h'), why: { '5h': { code: 'suit' } }, kitty: ['Kd'] }),
    );
    expect({ hand, moves, jumps, why, kitty, exchanged, seat }).toEqual({ hand: [], moves: [], jumps: [], why: {}, kitty: [], exchanged: [], seat: null });
  });
  it('has nothing that the server declares to be for one viewer, and no event as one viewer heard it', () => {
    const log: GameEvent[] = [{ kind: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['Kd'] }];
    expect(publicOf(exampleView({ log } as Partial<View>))).toMatchObject({ ...NOBODYS, log: [] });
  });
  it('leaves out of each kind of event what the server declares to be for some alone', () => {
    const told = Object.entries(PRIVATE_FACTS).map(([kind, facts]) => ({ kind, seat: 0, ...Object.fromEntries((facts ?? []).map((fact) => [fact, 'Kd'])) }));
    expect(publicEvents(told as unknown as GameEvent[])).toEqual(Object.keys(PRIVATE_FACTS).map((kind) => ({ kind, seat: 0 })));
  });
  it('tells of draws and gifts, not of their cards', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 0, card: '5h' },
      { kind: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['Kd'] },
      { kind: 'stole', seat: 1, from: 0, card: '2s' },
    ];
    expect(publicEvents(events)).toEqual([
      { kind: 'played', seat: 0, card: '5h' },
      { kind: 'drew', seat: 0, count: 1, cause: 'turn' },
      { kind: 'stole', seat: 1, from: 0 },
    ]);
  });
});

describe('what is answered for all', () => {
  it('is that they are ready, but for the first, who says when to begin', () =>
    expect(answersFor(table({ stage: 'lobby', ready: [false, false, true, true] }))).toEqual([{ person: 2, ready: true }]));
  it('is a vote, as whoever of them asked or voted first', () => {
    const poll = { kind: 'undo', by: 0, seat: 0, voters: [1, 2], yes: [], no: [], needs: 2, rules: null, opened_seq: 3 } as Poll;
    expect(answersFor(table({ poll }))).toEqual([
      { person: 2, yes: true },
      { person: 3, yes: true },
    ]);
    expect(answersFor(table({ poll: { ...poll, by: 3, voters: [0, 1, 2] } }))).toEqual([]);
    expect(answersFor(table({ poll: { ...poll, by: 3, voters: [0, 1, 2], no: [1] } }))).toEqual([
      { person: 1, yes: false },
      { person: 3, yes: false },
    ]);
  });
});

describe('who is here is kept', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('by room, and forgotten with it', () => {
    writeRooms([['old', '']]);
    writeCompanions('old', [[2, 'Léo']]);
    expect(
      writeCompanions('new', [
        [2, 'Zoé'],
        [3, 'Malo'],
      ]),
    ).toEqual({
      old: [[2, 'Léo']],
      new: [
        [2, 'Zoé'],
        [3, 'Malo'],
      ],
    });
    writeRooms([['new', '']]);
    expect(writeCompanions('new', [[3, 'Malo']])).toEqual({ new: [[3, 'Malo']] });
    expect(renameCompanions('new', 'newer')).toEqual({ newer: [[3, 'Malo']] });
    expect(writeCompanions('newer', [])).toEqual({});
  });
  it('as far as it makes sense', () => {
    kept.set('huit.device', JSON.stringify({ a: [[2, 'Léo'], [1, 'Anne'], [11, 'X'], [2], 'Zoé'], b: 'c', d: [] }));
    expect(readCompanions()).toEqual({ a: [[2, 'Léo']] });
    expect(companionsOf({ a: 'b', c: [[3, 'Zoé'], 4] })).toEqual({ c: [[3, 'Zoé']] });
    kept.set('huit.device', '[');
    expect(readCompanions()).toEqual({});
  });
});
