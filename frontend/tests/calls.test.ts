// What is asked of me, how the tab says it, which sounds events make, and what stands in the way of a notification.
import { describe, expect, it } from 'vitest';
import { askedOfMe, signOf } from '../src/felt/calls/asked';
import { soundsOf } from '../src/felt/calls/noise';
import { obstacleIn, type Around } from '../src/felt/calls/push';
import type { GameEvent } from '../src/facts/events';
import type { Poll } from '../src/ground/protocol';
import { movesOf } from './moves_of';

const POLL: Poll = { kind: 'undo', by: 1, seat: 1, voters: [0, 2], yes: [], no: [], needs: 2, rules: null, opened_seq: 4 };

function seen(changes: object): Parameters<typeof askedOfMe>[0] {
  return { seat: 0, turn: 1, over: false, moves: [], stage: 'round', ...changes };
}

describe('what is asked of me', () => {
  it.each([
    ['nothing while another is to play', {}, null],
    ['my turn', { turn: 0 }, 'turn'],
    ['a move where all act at once', { moves: movesOf('swap 9h 4c') }, 'turn'],
    ['nothing by four of a kind, which nobody waits for', { moves: movesOf('declare') }, null],
    ['nothing of a spectator', { seat: null, turn: 0 }, null],
    ['nothing where a computer plays for me', { turn: 0, stand_ins: [true, false] }, null],
    ['nothing once the round is over', { turn: 0, over: true, stage: 'between' }, null],
    ['a vote, before my turn', { turn: 0, poll: POLL }, 'vote'],
    ['no vote that I gave', { poll: { ...POLL, yes: [0] } }, null],
    ['the size of the hands', { stage: 'between', deal: { round_no: 2, dealer: 0, hand: { by: 0, from: 4, to: 8, chosen: null }, cut: null } }, 'choice'],
    ['nothing that I chose', { stage: 'between', deal: { round_no: 2, dealer: 0, hand: { by: 0, from: 4, to: 8, chosen: 5 }, cut: null } }, null],
    ['nothing in the lobby', { stage: 'lobby', turn: 0 }, null],
  ])('%s', (_, changes, asked) => expect(askedOfMe(seen(changes))).toBe(asked));
  it('no turn while the device that several share is covered, but a vote', () => {
    expect(askedOfMe(seen({ turn: 0 }), true)).toBeNull();
    expect(askedOfMe(seen({ moves: movesOf('swap 9h 4c') }), true)).toBeNull();
    expect(askedOfMe(seen({ turn: 0, poll: POLL }), true)).toBe('vote');
  });
});

describe('the title of the tab', () => {
  it('calls me where I do not look', () => expect(signOf('turn', false, 'fr')).toBe('● À vous\u202f!'));
  it('says nothing while I look', () => expect(signOf('turn', true, 'fr')).toBe(''));
  it('speaks English', () => expect(signOf('vote', false, 'en')).toBe('● A vote'));
});

describe('sounds', () => {
  const played: GameEvent = { kind: 'played', seat: 1, card: '9h' };
  const heard = { events: [] as GameEvent[], me: 0, myTurn: false, seen: true };

  it('one of each kind, however much happened', () => {
    expect(soundsOf({ ...heard, events: [played, played, { kind: 'drew', seat: 2, count: 2, cause: 'turn' }, played] })).toEqual(['card', 'draw']);
  });
  it('an attack, and my turn with it', () => {
    expect(soundsOf({ ...heard, events: [played, { kind: 'attacked', seat: 0, debt: 2, later: false }], myTurn: true })).toEqual(['card', 'attack', 'turn']);
  });
  it.each([
    [0, 'won'],
    [1, 'lost'],
    [null, 'won'],
  ])('the end, as seat %s hears it', (me, sound) => {
    expect(soundsOf({ ...heard, me, myTurn: true, events: [{ kind: 'over', reason: 'out', winners: [0], points: [0, 9] }] })).toEqual([sound]);
  });
  it('only what calls me, where I do not look', () => expect(soundsOf({ ...heard, events: [played], myTurn: true, seen: false })).toEqual(['turn']));
});

describe('a notification', () => {
  const able: Around = { isSecureContext: true, isApple: false, isInstalled: false, canPush: true, permission: 'default' };
  it.each([
    [{}, null],
    [{ isSecureContext: false }, 'insecure'],
    [{ isApple: true, canPush: false, permission: undefined }, 'homeScreen'],
    [{ isApple: true, isInstalled: true }, null],
    [{ canPush: false }, 'unsupported'],
    [{ permission: 'denied' as const }, 'denied'],
  ])('of %o meets %s', (changes, obstacle) => expect(obstacleIn({ ...able, ...changes })).toBe(obstacle));
});
