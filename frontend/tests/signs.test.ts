// What befell whom, the attack under way, and what is new since my turn: all from events.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { attackOf, seenAtMyTurn, signsOf, upToMine } from '../src/facts/signs';
import { exampleView } from './example';

const ATTACK: GameEvent[] = [
  { kind: 'played', seat: 2, card: '2h' },
  { kind: 'attacked', seat: 0, debt: 2, later: false },
];

describe('signs', () => {
  it('stand at who was attacked or skipped until he acts', () => {
    const skipped: GameEvent[] = [...ATTACK, { kind: 'skipped', seat: 1, penalty: false }];
    expect([...signsOf(skipped)]).toEqual([
      [0, { kind: 'attacked', count: 2 }],
      [1, { kind: 'skipped', count: 0 }],
    ]);
    expect([...signsOf([...skipped, { kind: 'played', seat: 1, card: '3h' }]).keys()]).toEqual([0]);
  });

  it('say what was paid', () => {
    expect(signsOf([...ATTACK, { kind: 'drew', seat: 0, count: 2, cause: 'debt' }]).get(0)).toEqual({ kind: 'paid', count: 2 });
  });

  it('add up what was paid in parts', () => {
    const parts: GameEvent[] = [1, 2].map((count) => ({ kind: 'drew', seat: 0, count, cause: 'debt' }));
    expect(signsOf([...ATTACK, ...parts, { kind: 'paid', seat: 0, count: 3, lapsed: 0 }]).get(0)).toEqual({ kind: 'paid', count: 3 });
  });

  it('are gone with a deal, and with a move that was taken back', () => {
    expect(signsOf([...ATTACK, { kind: 'dealt', seat: 0, first: 1, count: 5 }]).size).toBe(0);
    expect(signsOf([...ATTACK, { kind: 'undone', seat: 2 }]).size).toBe(0);
  });
});

describe('an attack', () => {
  const view = { ...exampleView(), turn: 0, debt: 2, over: false };

  it('comes from who laid the last card', () => expect(attackOf(view, ATTACK)).toEqual({ from: 2, to: 0, debt: 2 }));

  it('is none once it was paid, and of nobody where the card was taken back', () => {
    expect(attackOf({ ...view, debt: 0 }, ATTACK)).toBeNull();
    expect(attackOf(view, [...ATTACK, { kind: 'undone', seat: 2 }])).toBeNull();
  });
});

describe('what is new since my turn', () => {
  const mine: GameEvent = { kind: 'played', seat: 0, card: '5h' };
  const others: GameEvent = { kind: 'passed', seat: 1 };

  it('begins after the batch in which I did something', () => expect(seenAtMyTurn([{ events: [mine] }, { events: [others] }], 0)).toBe(1));

  it('is nothing for who only looks on', () => expect(seenAtMyTurn([{ events: [others] }], null)).toBe(1));

  it('is found in a history that comes at once', () => expect(upToMine([others, mine, others], 0)).toBe(2));
});
