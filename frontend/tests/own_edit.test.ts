import { describe, expect, it } from 'vitest';
import {
  applied,
  atSeats,
  brought,
  differing,
  holds,
  inTheWay,
  isAwake,
  mayComeUp,
  keysOf,
  saidOf,
  thingsChanged,
  undone,
  withKnob,
  withPoints,
  withPower,
  withSeats,
  type Values,
} from '../src/pages/own/edit';
import { FACES, facesIn, facesOf, namesOf, toldNames } from '../src/pages/own/faces';
import { aboutSaid, changeSaid, inScope, piecesOf, powerSaid, scopeName, sentenceOf, signsOf } from '../src/pages/own/sentences';
import type { FamilySchema, Knob } from '../src/ground/protocol';

const PLAIN: Omit<Knob, 'name' | 'kind' | 'default' | 'example' | 'text' | 'label'> = {
  asked: { fr: '', en: '' },
  low: 0,
  high: 0,
  choices: [],
  by_seats: false,
  only_on: '',
  group: 'attack',
  level: 'basic',
  needs: [],
  takes_one_of: [],
  excludes: [],
  one: null,
  off: null,
  joins: false,
  sign: '',
};
const both = (text: string) => ({ fr: text, en: text });
const flag = (name: string, more: Partial<Knob> = {}): Knob => ({
  ...PLAIN,
  name,
  kind: 'bool',
  default: false,
  example: true,
  text: both(name),
  label: both(name),
  ...more,
});

const DRAW: Knob = {
  ...flag('draw'),
  kind: 'int',
  default: 0,
  example: 2,
  high: 20,
  sign: '+{n}',
  text: both('fait piocher {n} cartes au suivant,'),
  one: both('fait piocher une carte'),
};
const ANSWERED: Knob = { ...flag('answered_by'), kind: 'faces', default: '', example: 'A', sign: '▽', needs: ['draw'], text: both('sauf s’il pose {cards}') };
const MUST = flag('must_answer', { needs: ['sweeps'] });
const SWEEPS = flag('sweeps', { needs: ['draw'], excludes: ['skips'] });
const SKIPS: Knob = { ...flag('skips'), kind: 'int', default: 0, example: 1, high: 7, sign: '⊘' };
const HAND: Knob = { ...flag('hand'), kind: 'int', default: 8, example: 7, low: 1, high: 20, by_seats: true };
const COUNTS = flag('counts', { default: true, example: false });
const SCHEMA: FamilySchema = {
  name: 'shedding',
  groups: [],
  knobs: [HAND, COUNTS, flag('doubled', { needs: ['counts'] })],
  powers: [DRAW, ANSWERED, SWEEPS, MUST, SKIPS],
  points: null,
  questions: [],
};
const BASE: Values = { knobs: { hand: 8, counts: true, doubled: false }, powers: { '2h': { draw: 2 }, '2s': { draw: 4 } }, points: { '2h': 2 } };
const DECK = FACES.filter((face) => !face.startsWith('X'));

describe('sets of cards', () => {
  it('are read as the server reads them', () => {
    expect(facesIn('8 2s')).toEqual(['2s', '8c', '8d', '8h', '8s']);
    expect(facesIn('joker')).toEqual(['Xr', 'Xb']);
    expect(facesIn('h')).toHaveLength(13);
    expect(facesIn('all')).toHaveLength(54);
    expect(facesIn('nothing ! 11')).toEqual([]);
  });

  it('are named in as few words as can be', () => {
    expect(namesOf(facesIn('s 7 joker'))).toEqual(['As', '2s', '3s', '4s', '5s', '6s', '7', '8s', '9s', 'Ts', 'Js', 'Qs', 'Ks', 'joker']);
  });
});

describe('cards in a sentence', () => {
  it('are told by whole suits where that is shorter', () => {
    expect(toldNames(facesIn('s 7 joker'))).toEqual(['7', 'joker', 's']);
    expect(toldNames(facesIn('8 2s'))).toEqual(['2s', '8']);
    expect(toldNames(DECK)).toHaveLength(13);
  });
});

describe('what differs', () => {
  it('is what makes the same of the base again', () => {
    const options = {
      hand: { 2: 7, 3: 5 },
      powers: { 7: { draw: 3, answered_by: ['A', '8'] }, '7h': { draw: 0, answered_by: '' }, '2s': { draw: 0 } },
      points: { '8 9': 'face', '2h': 0 },
    };
    const now = applied(BASE, options, SCHEMA);
    expect(now.powers['7h']).toEqual({});
    expect(now.powers['7c']).toEqual({ draw: 3, answered_by: 'A 8' });
    const told = differing(BASE, now, SCHEMA, DECK);
    expect(told).toEqual({
      hand: { 2: 7, 3: 5 },
      powers: { '7c 7d 7s': { draw: 3, answered_by: 'A 8' }, '2s': { draw: 0 } },
      points: { 8: 8, 9: 9, '2h': 0 },
    });
    expect(differing(BASE, applied(BASE, told, SCHEMA), SCHEMA, DECK)).toEqual(told);
  });

  it('is nothing where nothing was changed, or changed back', () => {
    expect(differing(BASE, BASE, SCHEMA, DECK)).toEqual({});
    const there = withPower(BASE, facesOf('7'), DRAW, 2, SCHEMA.powers);
    expect(differing(BASE, withPower(there, facesOf('7'), DRAW, 0, SCHEMA.powers), SCHEMA, DECK)).toEqual({});
  });

  it('leaves out cards that are not in the pack', () => {
    const now = withPower(BASE, facesOf('3'), SKIPS, 1, SCHEMA.powers);
    expect(
      differing(
        BASE,
        now,
        SCHEMA,
        DECK.filter((face) => !face.startsWith('3')),
      ),
    ).toEqual({});
  });

  it('is undone one by one', () => {
    let now = withKnob(withPoints(withPower(BASE, facesOf('7'), DRAW, 2, SCHEMA.powers), facesOf('7'), 20), 'hand', 5);
    now = withPower(now, ['2s'], DRAW, 0, SCHEMA.powers);
    const keys = keysOf(differing(BASE, now, SCHEMA, DECK));
    expect(keys).toEqual(['hand', 'powers.7', 'powers.2s', 'points.7']);
    for (const key of keys) now = undone(now, BASE, key);
    expect(differing(BASE, now, SCHEMA, DECK)).toEqual({});
  });
});

describe('an effect', () => {
  const seven = facesOf('7');

  it('brings along what it needs, and takes what needs it away', () => {
    const now = withPower(BASE, seven, MUST, true, SCHEMA.powers);
    expect(now.powers['7d']).toEqual({ must_answer: true, sweeps: true, draw: 2 });
    expect(withPower(now, seven, DRAW, 0, SCHEMA.powers).powers['7d']).toEqual({});
  });

  it('says what is in its way, whichever of the two says so', () => {
    const skipping = withPower(BASE, seven, SKIPS, 1, SCHEMA.powers);
    expect(inTheWay(skipping, seven, SWEEPS, SCHEMA.powers)).toEqual([SKIPS]);
    expect(inTheWay(skipping, seven, MUST, SCHEMA.powers)).toEqual([SKIPS]);
    const sweeping = withPower(BASE, seven, SWEEPS, true, SCHEMA.powers);
    expect(inTheWay(sweeping, seven, SKIPS, SCHEMA.powers)).toEqual([SWEEPS]);
    expect(inTheWay(BASE, seven, SKIPS, SCHEMA.powers)).toEqual([]);
  });

  it('of some cards of a rank is mixed', () => {
    expect(saidOf(BASE, facesOf('2'), DRAW)).toEqual({ value: 2, on: true, mixed: true });
    expect(saidOf(BASE, ['2s'], DRAW)).toEqual({ value: 4, on: true, mixed: false });
    expect(saidOf(BASE, seven, DRAW)).toEqual({ value: 0, on: false, mixed: false });
  });
});

describe('a number by players', () => {
  it('is the same table however it was made', () => {
    expect(withSeats({ 2: 7, 3: 5 }, 4, 6)).toEqual({ 2: 7, 3: 5, 4: 6, 5: 5 });
    expect(withSeats(withSeats(8, 2, 7), 2, 8)).toBe(8);
    expect([2, 3, 9].map((seats) => atSeats({ 2: 7, 3: 5 }, seats))).toEqual([7, 5, 5]);
  });
});

it('a question of the round sleeps without what it needs', () => {
  const [, , doubled] = SCHEMA.knobs as [Knob, Knob, Knob];
  expect(isAwake(BASE, doubled, SCHEMA.knobs)).toBe(true);
  expect(isAwake(withKnob(BASE, 'counts', false), doubled, SCHEMA.knobs)).toBe(false);
});

it('a question comes up once one of those is there of which it takes one', () => {
  const added = flag('attacks_add', { takes_one_of: ['draw'] });
  expect(mayComeUp({ ...BASE, powers: {} }, added, SCHEMA.knobs)).toBe(false);
  expect(mayComeUp(withPower(BASE, facesOf('7'), DRAW, 2, SCHEMA.powers), added, SCHEMA.knobs)).toBe(true);
});

describe('a named option of a game', () => {
  const option = withKnob(withPower(BASE, facesOf('7'), DRAW, 2, SCHEMA.powers), 'hand', 5);

  it('makes its changes and undoes them, and leaves the others', () => {
    const ours = withPower(BASE, facesOf('8'), DRAW, 1, SCHEMA.powers);
    const both = brought(ours, BASE, option, SCHEMA);
    expect(holds(ours, BASE, option, SCHEMA)).toBe(false);
    expect(holds(both, BASE, option, SCHEMA)).toBe(true);
    const keys = Object.keys(differing(BASE, both, SCHEMA, DECK).powers as object);
    expect([...keys].sort()).toEqual(['7', '8']);
    expect(differing(BASE, brought(both, option, BASE, SCHEMA), SCHEMA, DECK)).toEqual(differing(BASE, ours, SCHEMA, DECK));
  });

  it('is one line where cards of several ranks change alike', () => {
    const alike = withPower(BASE, [...facesOf('7'), ...facesOf('9')], DRAW, 5, SCHEMA.powers);
    expect(keysOf(differing(BASE, alike, SCHEMA, DECK))).toEqual(['powers.7 9']);
    // A winner may change one of them.
    expect(thingsChanged(['powers.7 9'])).toBe(2);
    expect(thingsChanged(['hand', 'powers.7c 7d', 'points.joker'])).toBe(3);
  });
});

describe('sentences', () => {
  it('have holes', () => {
    expect(piecesOf(DRAW, 2, true, 'fr')).toEqual([{ words: 'fait piocher ' }, { hole: 'n' }, { words: ' cartes au suivant' }]);
    expect(piecesOf(DRAW, 1, true, 'fr')).toEqual([{ words: 'fait piocher une carte' }, { words: ' ' }, { hole: 'n' }]);
    expect(piecesOf(ANSWERED, 'A', true, 'fr')).toEqual([{ words: 'sauf s’il pose ' }, { hole: 'cards' }]);
  });

  it('are whole for who listens', () => {
    expect(sentenceOf(DRAW, 3, 'fr')).toBe('fait piocher 3 cartes au suivant');
    expect(powerSaid({ draw: 1, answered_by: 'A 8 joker' }, SCHEMA.powers, 'fr')).toBe('fait piocher une carte, sauf s’il pose un as, un 8 ou un joker');
  });

  it('are small signs in the grid, with the suits where not all have them', () => {
    expect(signsOf(facesOf('2'), BASE.powers, SCHEMA.powers)).toEqual([
      { text: '+2', suits: ['h'] },
      { text: '+4', suits: ['s'] },
    ]);
    const all = withPower(BASE, facesOf('7'), DRAW, 2, SCHEMA.powers);
    expect(signsOf(facesOf('7'), all.powers, SCHEMA.powers)).toEqual([{ text: '+2', suits: [] }]);
  });

  it('name cards of a rank', () => {
    expect(scopeName('red', 'J', 'fr')).toBe('valets rouges');
    expect(scopeName('black', 'Q', 'fr')).toBe('dames noires');
    expect(scopeName('h', '7', 'fr')).toBe('7 de cœur');
    expect(scopeName('red', '7', 'en')).toBe('red 7s');
    expect(inScope(facesOf('J'), 'red')).toEqual(['Jd', 'Jh']);
    expect(inScope(facesOf('joker'), 'b')).toEqual(['Xb']);
    expect(changeSaid('powers.Jd Jh', SCHEMA).fr).toBe('valet de carreau, valet de cœur');
    expect(changeSaid('hand', SCHEMA).fr).toBe('hand');
  });
});

describe('what the check finds', () => {
  it('names cards and rules as the page does, and no key of a file', () => {
    expect(aboutSaid('powers.Q.skips', SCHEMA, 'fr')).toBe('Dame\u00a0: «\u00a0skips\u00a0»');
    expect(aboutSaid('powers.7h', SCHEMA, 'en')).toBe('7 of hearts');
    expect(aboutSaid('hand', { ...SCHEMA, knobs: [{ ...HAND, label: both('Cartes par joueur') }] }, 'fr')).toBe('«\u00a0Cartes par joueur\u00a0»');
  });
});
