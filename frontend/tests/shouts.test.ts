// What makes people shout: one effect for each kind of event that is worth one, none for all others. From codes alone.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { replaces, shoutOf, SHOUT_SOUNDS, type Said } from '../src/facts/shouts';
import type { View } from '../src/ground/protocol';
import { madeOf } from '../src/felt/calls/player';
import { lengthOf } from '../src/felt/calls/synth';
import { shouted } from '../src/words/shouts';
import { featSaid } from '../src/words/feats';
import { standsOf } from '../src/felt/score/places';
import { PODIUM_WORDS } from '../src/words/made/podium';
import { exampleView } from './example';

const VIEW = exampleView();
const TRICKS = exampleView({ family: 'tricks', tricks: { kind: 'hearts', obligations: [8, 5, 3] } as View['tricks'] });
const LEAST = exampleView({ family: 'tricks', tricks: { kind: 'least', obligations: [2, 5, 8] } as View['tricks'] });

const shout = (events: GameEvent[], view = VIEW, before: GameEvent[] = []) => shoutOf(events, [...before, ...events], view);
const laid = (seat: number, card = '9h'): GameEvent => ({ kind: 'played', seat, card });

/** Each row: what is shouted, in French and in English, and the event that is worth it. */
const WORTH: [Said, string, string, GameEvent, View?][] = [
  ['called', 'Carte !', 'One card!', { kind: 'announced', seat: 1, late: false, what: 'card' }],
  ['called', 'Toc, toc, toc', 'Knock, knock, knock', { kind: 'announced', seat: 1, late: false, what: 'knock' }],
  ['caught', 'Contre-carte !', 'Catch!', { kind: 'caught', seat: 1, by: 2, what: 'card', rank: '' }],
  ['wrong', 'Raté !', 'Wrong!', { kind: 'wrong_catch', seat: 1, what: 'card', rank: '' }],
  ['wrong', 'Raté !', 'Wrong!', { kind: 'wrong_say', seat: 1 }],
  ['attack', '+4', '+4', { kind: 'attacked', seat: 1, debt: 4, later: false }],
  ['stopped', 'Paré !', 'Blocked!', { kind: 'stopped', seat: 1 }],
  ['bluff', 'C’était du bluff !', 'It was a bluff!', { kind: 'doubted', seat: 1, of: 2, right: false }],
  ['honest', 'C’était vrai !', 'It was true!', { kind: 'doubted', seat: 1, of: 2, right: true }],
  ['theft', 'Au voleur !', 'Stop, thief!', { kind: 'stole', seat: 1, from: 2 }],
  ['traded', 'On échange !', 'We swap!', { kind: 'traded', seat: 1, to: 2 }],
  ['rotated', 'Les mains tournent !', 'Hands move on!', { kind: 'rotated', direction: 1 }],
  ['jumped', 'À la volée !', 'Jump in!', { kind: 'jumped', seat: 1 }],
  ['shown', 'Et voilà !', 'There we are!', { kind: 'declared', seat: 1, cards: ['8c', '8d', '8h', '8s'] }],
  ['beaten', 'Trop de cartes !', 'Too many cards!', { kind: 'beaten', seat: 1, held: 30 }],
  ['out', 'Plus une carte !', 'Not a card left!', { kind: 'out', seat: 1 }],
  ['row', '3 cartes d’affilée !', '3 cards in a row!', { kind: 'laid', seat: 1, cards: ['9c', '9d', '9h'] }],
  ['burnt', 'Brûlé !', 'Burnt!', { kind: 'burnt', seat: 1, count: 9 }],
  ['sent', 'Cadeau !', 'A present!', { kind: 'sent', seat: 1, to: 2 }],
  ['heap', 'Tout le tas\u00a0: +7', 'The whole pile: +7', { kind: 'picked_up', seat: 1, count: 7 }],
  ['chose', 'Cœur !', 'Hearts!', { kind: 'chose', seat: 1, what: 'hearts', owes: [3, 8, 5] }],
  ['owed', 'Le compte y est !', 'Just enough!', { kind: 'trick', seat: 1, made: 5, cards: [] }, TRICKS],
  ['overOwed', 'Un pli de trop !', 'One trick too many!', { kind: 'trick', seat: 0, made: 3, cards: [] }, LEAST],
];

const WORTH_NOTHING: GameEvent[] = [
  laid(1),
  { kind: 'passed', seat: 1 },
  { kind: 'drew', seat: 1, count: 1, cause: 'turn' },
  { kind: 'dealt', seat: 0, first: 1, count: 5 },
  { kind: 'again', seat: 1 },
  { kind: 'reversed', direction: -1 },
  { kind: 'picked_up', seat: 1, count: 2 },
  { kind: 'trick', seat: 1, made: 1, cards: [] },
  { kind: 'away', seat: 1 },
];

describe('a shout', () => {
  it.each(WORTH)('%s: %s', (said, french, english, event, view = VIEW) => {
    const found = shout([event], view);
    expect(found?.said).toBe(said);
    expect(found && [shouted(found, 'fr'), shouted(found, 'en')].map((text) => text.replace(/\u202f!/, ' !').replace(/\u00a0(?=car)/, ' '))).toEqual([
      french,
      english,
    ]);
    expect(SHOUT_SOUNDS).toContain(found?.sound);
  });

  it.each(WORTH_NOTHING.map((event) => [event.kind, event] as const))('is none for %s', (_, event) => expect(shout([event])).toBeNull());

  it('is none for an event that this page does not know', () => {
    expect(shout([{ kind: 'sneezed', seat: 1 } as unknown as GameEvent])).toBeNull();
  });

  it('is the weightiest of several: the last card before the attack that it brings', () => {
    expect(shout([laid(1, '2h'), { kind: 'attacked', seat: 2, debt: 2, later: false }, { kind: 'out', seat: 1 }])?.said).toBe('out');
  });

  it('is none once a move was taken back', () => {
    expect(
      shout([
        { kind: 'announced', seat: 1, late: false, what: 'card' },
        { kind: 'undone', seat: 1 },
      ]),
    ).toBeNull();
  });

  it('of a row counts what was laid before, until somebody else does something', () => {
    expect(shout([laid(1)], VIEW, [laid(0), laid(1), laid(1)])?.count).toBe(3);
    expect(shout([laid(1)], VIEW, [laid(1), { kind: 'drew', seat: 2, count: 1, cause: 'turn' }, laid(1)])).toBeNull();
    expect(shout([laid(1)], VIEW, [laid(1), laid(0), laid(1)])).toBeNull();
    const filledUp: GameEvent = { kind: 'drew', seat: 1, count: 1, cause: 'refill' };
    expect(shout([laid(1)], VIEW, [laid(1), filledUp, laid(1), { ...filledUp, cause: 'level' }])?.count).toBe(3);
  });

  it('is heard where nothing else is, and what befell before no more', () => {
    const theft: GameEvent = { kind: 'stole', seat: 1, from: 2 };
    expect(madeOf([], { events: [theft], log: [theft], view: VIEW })).toEqual([['theft', 1]]);
    expect(madeOf(['turn'], { events: [], log: [theft], view: VIEW })).toEqual([['turn', 1]]);
  });

  it('of a theft is the same for all: no card of it is named', () => {
    const known: GameEvent = { kind: 'stole', seat: 0, from: 2, card: '9h' };
    expect(shout([known])).toEqual(shout([{ kind: 'stole', seat: 0, from: 2 }]));
  });

  it('stands alone, and gives way to a weightier one, or once it has stood', () => {
    const [call, attack] = [shout([{ kind: 'announced', seat: 1, late: false, what: 'card' }]), shout([{ kind: 'attacked', seat: 1, debt: 2, later: false }])];
    if (!call || !attack) throw new Error('no shout');
    expect([replaces(attack, null, 0), replaces(attack, call, 100), replaces(call, attack, 100), replaces(attack, call, 900)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('has a sound of its own that is short', () => {
    for (const sound of SHOUT_SOUNDS) expect(lengthOf(sound)).toBeGreaterThan(0.1);
    for (const sound of SHOUT_SOUNDS) expect(lengthOf(sound)).toBeLessThan(1.7);
  });
});

describe('a podium', () => {
  const result = { reason: 'out', winners: [1], points: [40, 0, 7], hands: [], worth: [], tallies: [] } as unknown as Parameters<typeof standsOf>[1];

  it('of a round is as the round ended', () => {
    const view = exampleView({ counted_by: 'left_in_hand', totals: [40, 90, 7], over: true });
    expect(standsOf(view, result)).toEqual([
      { seat: 1, place: 1, count: 0 },
      { seat: 2, place: 2, count: 7 },
      { seat: 0, place: 3, count: 40 },
    ]);
  });

  it('of a match is as its totals stand', () => {
    const match = { plan: 'negatif', over: true, wins: 'lowest', sides: [[0], [1], [2]], columns: [[40], [90], [7]], column_winners: [], target: 80 };
    const view = exampleView({
      totals: [40, 90, 7],
      match: match as unknown as View['match'],
      sheet: [{ round: 3, reason: 'out', winners: [1], points: [40, 0, 7] }],
    });
    expect(standsOf(view, result).map(({ seat, count }) => [seat, count])).toEqual([
      [2, 7],
      [0, 40],
      [1, 90],
    ]);
  });
});

describe('a feat', () => {
  it('says what was done, and with which card', () => {
    expect(featSaid({ seat: 0, kind: 'lucky', count: 1, most: true, card: '8h' }, 'fr')).toBe('piochée et posée aussitôt\u00a0: le 8 de cœur');
    expect(featSaid({ seat: 0, kind: 'last_drawn', count: 2, most: true, card: '8h' }, 'fr')).toBe(
      '2 sorties avec la dernière carte piochée, dont le 8 de cœur',
    );
    expect(PODIUM_WORDS.fr.of('Anne', 'le plus de plis : 4')).toBe('Anne — le plus de plis : 4');
    expect(featSaid({ seat: 0, kind: 'drew', count: 9, most: true, card: null }, 'en')).toBe('the most cards drawn: 9');
    expect(featSaid({ seat: 0, kind: 'drew', count: 1, most: false, card: null }, 'fr')).toBe('1 carte piochée');
  });

  it('of a kind that this page does not know is not told', () => {
    expect(featSaid({ seat: 0, kind: 'sneezed', count: 1, most: true, card: null }, 'fr')).toBe('');
  });

  it('of every kind has words in both languages, for one and for several', () => {
    for (const language of ['fr', 'en'] as const)
      for (const kind of Object.keys(PODIUM_WORDS[language].done))
        for (const [count, most] of [
          [1, true],
          [5, false],
        ] as const)
          expect(featSaid({ seat: 0, kind, count, most, card: '8h' }, language)).toMatch(/\S/);
  });
});
