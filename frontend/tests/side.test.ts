import { describe, expect, it } from 'vitest';
import type { CardsAtWork, FamilySchema, GameInShort, Knob } from '../src/ground/protocol';
import { FACES, facesIn } from '../src/pages/own/faces';
import { inTheWay, isChosen, mixed, takenFrom, toggled, withAllOf, type Mix } from '../src/pages/side/mixing';
import {
  cellIn,
  cellName,
  effectsIn,
  knobsShown,
  leftOut,
  meant,
  ordered,
  pressed,
  saidOf,
  sectionsOf,
  signOf,
  sortOf,
  type Order,
  type Row,
} from '../src/pages/side/rows';

const both = (text: string) => ({ fr: text, en: text });

function knob(name: string, changes: Partial<Knob> = {}): Knob {
  const plain = {
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
  } as const;
  return {
    ...{ ...plain, choices: [], needs: [], takes_one_of: [], excludes: [] },
    name,
    kind: 'bool',
    default: false,
    example: true,
    one: null,
    off: null,
    joins: false,
    sign: name,
    text: both(name),
    label: both(name),
    asked: both(''),
    ...changes,
  };
}

const DRAW = knob('draw', { kind: 'int', default: 0, example: 2, sign: '+{n}', text: both('makes the next player draw {n} cards,') });
const ANSWERED = knob('answered_by', { kind: 'faces', default: '', example: 'A', sign: '▽', text: both('unless they play {cards}') });
const WILD = knob('wild', { sign: '✱' });
const REVERSES = knob('reverses', { sign: '⇄' });
const JOKERS = knob('jokers', { kind: 'int', default: 0 });
const EIGHTS: FamilySchema = { name: 'shedding', groups: [], knobs: [JOKERS], powers: [WILD, DRAW, ANSWERED, REVERSES], points: null, questions: [] };
const DANISH: FamilySchema = { name: 'danish', groups: [], knobs: [], powers: [knob('burns', { sign: '✕' })], points: null, questions: [] };
const TRICKS: FamilySchema = { name: 'tricks', groups: [], knobs: [], powers: [], points: null, questions: [] };

const whole = FACES.filter((face) => !face.startsWith('X'));
const short = whole.filter((face) => !'23456'.includes(face.charAt(0)));

/** What cards do, written by rank or by card: a later line has the last word. */
function work(lines: Record<string, Record<string, string | number | boolean>>, deck = whole): CardsAtWork {
  const powers: CardsAtWork['powers'] = {};
  for (const [cards, power] of Object.entries(lines)) for (const face of facesIn(cards)) powers[face] = power;
  const effects = Object.entries(lines).map(([cards]) => ({
    cards: cards === 'joker' ? ['Xb', 'Xr'] : cards.split(' '),
    text: both(`does what ${cards} does`),
  }));
  return { powers, deck, effects };
}

const game = (id: string, name: string, family = 'shedding', jokers = 0): GameInShort => ({ id, name: both(name), family, jokers }) as GameInShort;

const GAMES = [
  game('plain', 'Plain'),
  game('short', 'Énième'),
  game('spades', 'Spades'),
  game('tricks', 'Tricks', 'tricks'),
  game('danish', 'Danish', 'danish'),
  game('jokers', 'Jokers', 'shedding', 2),
];
const AT_WORK: Record<string, CardsAtWork> = {
  plain: work({ '2': { draw: 2 }, '8': { wild: true } }),
  short: work({ '8': { wild: true } }, short),
  spades: work({ '2c 2d 2h': { draw: 2 }, '2s': { draw: 4 }, '8': { wild: true }, J: { reverses: true } }),
  danish: work({ T: { burns: true } }),
  jokers: work({ '2': { draw: 2, answered_by: '2' }, joker: { draw: 5 } }, [...FACES]),
};
const SECTIONS = sectionsOf(GAMES, AT_WORK, [TRICKS, DANISH, EIGHTS]);
const eights = SECTIONS[0]!;
const row = (id: string): Row => SECTIONS.flatMap(({ rows }) => rows).find(({ game: { id: its } }) => its === id)!;
const ids = (order: Order): [string, string[]][] => ordered(eights.rows, order, 'fr').map(({ kind, rows }) => [kind, rows.map(({ game: { id } }) => id)]);

describe('the rows', () => {
  it('stand by family, in the order of the library, and leave out games whose cards do nothing', () => {
    expect(SECTIONS.map(({ schema, rows }) => [schema.name, rows.map(({ game: { id } }) => id)])).toEqual([
      ['shedding', ['plain', 'short', 'spades', 'jokers']],
      ['danish', ['danish']],
    ]);
    expect(leftOut(GAMES, AT_WORK).map(({ id }) => id)).toEqual(['tricks']);
  });

  it('say of each card whether it acts, and where the pack has none', () => {
    expect(['2', '8', '9', 'joker'].map((column) => cellIn(row('short'), column).state)).toEqual(['away', 'acts', 'idle', 'away']);
    expect(cellIn(row('plain'), '3').state).toBe('idle');
    expect(eights.rows.map(({ acting }) => acting)).toEqual([2, 1, 3, 2]);
  });

  it('show signs, with the suits where not all cards of a rank do the same', () => {
    expect(cellIn(row('spades'), '2').signs).toEqual([
      { text: '+2', suits: ['c', 'd', 'h'] },
      { text: '+4', suits: ['s'] },
    ]);
    expect(cellIn(row('plain'), '2').signs).toEqual([{ text: '+2', suits: [] }]);
    expect(effectsIn(row('jokers'), '2', EIGHTS.powers).map(({ knob: { name }, signs }) => [name, signs.map(({ text }) => text)])).toEqual([
      ['draw', ['+2']],
      ['answered_by', ['▽']],
    ]);
  });

  it('are told in the sentences of the sheet, card by card where they differ', () => {
    expect(saidOf(row('plain'), '2', 'en')).toEqual(['Does what 2 does']);
    expect(saidOf(row('spades'), '2', 'en')).toEqual(['2 of clubs, 2 of diamonds and 2 of hearts: does what 2c 2d 2h does', '2 of spades: does what 2s does']);
    expect(saidOf(row('jokers'), 'joker', 'en')).toEqual(['Does what joker does']);
    expect(['8', '3', 'joker'].map((column) => cellName(row('plain'), cellIn(row('plain'), column), 'en'))).toEqual([
      '8: Does what 8 does',
      '3: no effect',
      'Joker: not in the pack',
    ]);
  });
});

describe('the order', () => {
  it('is that of the library, by name in the language, or by how many cards act', () => {
    expect(ids({ by: 'library' })).toEqual([['whole', ['plain', 'short', 'spades', 'jokers']]]);
    expect(ids({ by: 'name', down: false })).toEqual([['whole', ['short', 'jokers', 'plain', 'spades']]]);
    expect(ids({ by: 'name', down: true })).toEqual([['whole', ['spades', 'plain', 'jokers', 'short']]]);
    expect(ids({ by: 'count', down: true })).toEqual([['whole', ['spades', 'jokers', 'plain', 'short']]]);
  });

  it('by a card has games that do the same with it together', () => {
    expect(ids({ by: 'card', column: '8' })).toEqual([
      ['alike', ['plain', 'short', 'spades']],
      ['idle', ['jokers']],
    ]);
    expect(ids({ by: 'card', column: '2' })).toEqual([
      ['alone', ['plain', 'spades', 'jokers']],
      ['away', ['short']],
    ]);
  });

  it('does not call alike what shows the same signs and says something else', () => {
    const [one, other] = ['2', '2 8'].map(
      (answers) => sectionsOf([game('a', 'A')], { a: work({ '2': { draw: 2, answered_by: answers } }) }, [EIGHTS])[0]!.rows[0]!,
    );
    expect(cellIn(one!, '2').signs).toEqual(cellIn(other!, '2').signs);
    expect(ordered([one!, other!], { by: 'card', column: '2' }, 'en').map(({ kind }) => kind)).toEqual(['alone']);
  });

  it('turns round where it can, and goes back to the library', () => {
    const library: Order = { by: 'library' };
    const up = pressed(library, 'name');
    const down = pressed(up, 'name');
    expect([up, down, pressed(down, 'name')]).toEqual([{ by: 'name', down: false }, { by: 'name', down: true }, library]);
    expect(pressed(up, 'count')).toEqual({ by: 'count', down: true });
    const eight = pressed(down, { column: '8' });
    expect([eight, pressed(eight, { column: '8' })]).toEqual([{ by: 'card', column: '8' }, library]);
    expect([sortOf(up, 'name'), sortOf(down, 'name'), sortOf(up, 'count'), sortOf(eight, { column: '8' }), sortOf(eight, { column: '2' })]).toEqual([
      'ascending',
      'descending',
      'none',
      'other',
      'none',
    ]);
  });
});

describe('the legend', () => {
  it('has each sign that the table shows, and no other', () => {
    expect(knobsShown(eights).map(({ name }) => name)).toEqual(['wild', 'draw', 'answered_by', 'reverses']);
    expect(knobsShown(SECTIONS[1]!).map(({ name }) => name)).toEqual(['burns']);
  });

  it('says what a sign means without a number and without cards', () => {
    expect([signOf(DRAW), meant(DRAW, 'en'), meant(ANSWERED, 'en')]).toEqual(['+n', 'Makes the next player draw n cards', 'Unless they play …']);
  });
});

describe('a mix', () => {
  const begun: Mix = { base: 'plain', taken: {} };
  const named = (first: string, second: string): string => `${first} + ${second}`;

  it('takes a card by a press, and gives it back by another', () => {
    const taken = toggled(begun, 'spades', '2');
    expect(taken).toEqual({ base: 'plain', taken: { '2': 'spades' } });
    expect([isChosen(taken, 'spades', '2'), isChosen(taken, 'plain', '2'), isChosen(taken, 'plain', '8')]).toEqual([true, false, true]);
    expect(toggled(taken, 'jokers', '2')).toEqual({ base: 'plain', taken: { '2': 'jokers' } });
    expect([toggled(taken, 'spades', '2'), toggled(taken, 'plain', '2')]).toEqual([begun, begun]);
  });

  it('cannot take cards of another family, or that one of the packs has not; jokers come along', () => {
    const plain = row('plain');
    expect(inTheWay(plain, row('danish'), 'T', EIGHTS)).toBe('family');
    expect(inTheWay(plain, row('short'), '2', EIGHTS)).toBe('away');
    expect(inTheWay(row('short'), plain, '2', EIGHTS)).toBe('base_away');
    expect(inTheWay(plain, row('jokers'), 'joker', EIGHTS)).toBeNull();
    expect(inTheWay(plain, row('jokers'), 'joker', { ...EIGHTS, knobs: [] })).toBe('base_away');
    expect(inTheWay(plain, row('spades'), 'J', EIGHTS)).toBeNull();
  });

  it('is rules of one’s own: the first game, and what the taken cards do elsewhere', () => {
    const mix: Mix = { base: 'plain', taken: { '2': 'spades', J: 'spades', '8': 'jokers' } };
    expect(mixed(mix, eights, 'en', named)).toEqual({
      rules: 'plain',
      options: { powers: { '2s': { draw: 4 }, '8': { wild: false }, J: { reverses: true } } },
      title: 'Plain + Spades + Jokers',
    });
    expect(
      takenFrom(mix, eights).map(
        ({
          row: {
            game: { id },
          },
          columns,
        }) => [id, columns],
      ),
    ).toEqual([
      ['spades', ['2', 'J']],
      ['jokers', ['8']],
    ]);
  });

  it('brings the jokers whose effect it takes', () => {
    expect(mixed({ base: 'plain', taken: { joker: 'jokers' } }, eights, 'en', named)?.options).toEqual({ jokers: 2, powers: { joker: { draw: 5 } } });
  });

  it('takes all cards of a game that do something else there', () => {
    expect(withAllOf(begun, row('plain'), row('spades'), EIGHTS).taken).toEqual({ '2': 'spades', J: 'spades' });
    expect(withAllOf(begun, row('plain'), row('short'), EIGHTS).taken).toEqual({});
    expect(withAllOf(begun, row('plain'), row('jokers'), EIGHTS).taken).toEqual({ '2': 'jokers', '8': 'jokers', joker: 'jokers' });
  });
});
