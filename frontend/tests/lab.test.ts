import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathOfQuestion, questionIn, type Question } from '../src/pages/lab/question';
import { dumbbellsOf, isClear, pairsIn, picturesOf, tableOf } from '../src/pages/lab/shapes';
import { asked, objectsIn } from '../src/pages/lab/stream';
import { cardsSaid, percent, playersSaid } from '../src/pages/lab/said';
import { compared, measure, report } from './lab_example';

const OWN = { rules: 'monclar', options: { hand: 6 }, title: 'Chez Léa' };
const GAME = { rules: 'variante-1', options: {}, title: '' };

function streamOf(parts: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

async function all<Told>(told: AsyncIterable<Told>): Promise<Told[]> {
  const found = [];
  for await (const each of told) found.push(each);
  return found;
}

describe('an answer that comes line by line', () => {
  const bytes = new TextEncoder().encode('{"n":1}\n{"said":"à 4, l’as"}\n\n{"n":3}');

  it.each([1, 2, 3, 5, 7, 1000])('is read wherever it is cut: every %d bytes', async (length) => {
    const parts = [];
    for (let start = 0; start < bytes.length; start += length) parts.push(bytes.slice(start, start + length));
    expect(await all(objectsIn(streamOf(parts)))).toEqual([{ n: 1 }, { said: 'à 4, l’as' }, { n: 3 }]);
  });

  describe('of a server', () => {
    afterEach(() => vi.unstubAllGlobals());
    const answers = (answer: Response): void => void vi.stubGlobal('fetch', () => Promise.resolve(answer));

    it('that breaks off in a line is out of reach', async () => {
      const line = { share: 0, waiting: 0, done: false, report: null, against: null, differences: [], failed: false, slowed_by: '' };
      answers(new Response(`${JSON.stringify(line)}\n{"n":`));
      const told: unknown[] = [];
      const reading = (async () => {
        for await (const each of asked('Lab', '/api/lab', {})) told.push(each);
      })();
      await expect(reading).rejects.toMatchObject({ code: 'unreachable', why: '' });
      expect(told).toEqual([line]);
    });

    it('that is asked too much says so', async () => {
      answers(new Response('', { status: 429 }));
      await expect(all(asked('Lab', '/api/lab', {}))).rejects.toMatchObject({ code: 'unreachable', why: 'too_many' });
    });
  });
});

describe('the link of a question', () => {
  const QUESTIONS: Question[] = [
    { own: GAME, seats: null, against: null },
    { own: GAME, seats: 3, against: OWN },
    { own: OWN, seats: null, against: GAME },
    { own: OWN, seats: 10, against: null },
  ];

  it.each(QUESTIONS)('gives back what was put in', async (question) => {
    const path = await pathOfQuestion(question);
    expect(await questionIn(path.slice('/lab'.length))).toEqual(question);
  });

  it('names a game as it is', async () => {
    expect(await pathOfQuestion({ own: GAME, seats: 4, against: null })).toBe('/lab#variante-1&seats=4');
  });

  it('holds none, or says what is wrong', async () => {
    expect(await questionIn('')).toBeNull();
    expect(await questionIn('#')).toBeNull();
    expect(await questionIn('#Q1')).toEqual({ mistake: 'unreadable' });
    expect(await questionIn('#monclar&against=Q1')).toEqual({ mistake: 'unreadable' });
    expect(await questionIn('#monclar&seats=many')).toEqual({ own: { rules: 'monclar', options: {}, title: '' }, seats: null, against: null });
  });
});

describe('the pictures of a report', () => {
  const seats = [measure('place', '1', 0.27, 0.01), measure('place', '2', 0.23, 0.01, { narrow: false })];

  it('are those that there is something for', () => {
    expect(picturesOf(report([]), 'fr')).toEqual([]);
    expect(picturesOf(report(seats), 'fr').map(({ name }) => name)).toEqual(['seats']);
  });

  it('say who played how often, and what is not sure yet', () => {
    const [shown] = picturesOf(report(seats), 'fr');
    expect(shown?.found).toBe('Trouvé en 12\u202f000 manches entre ordinateurs. Niveau\u00a0: sérieux.');
    expect(shown?.wide).toBe(true);
    expect(shown?.told).toBe('place 1\u00a0: 0.27. place 2\u00a0: 0.23.');
    expect(shown?.table.rows.map(([name, said]) => [name, said])).toEqual([
      ['place 1', '0.27'],
      ['place 2', '0.23 · encore large'],
    ]);
  });

  it('put what a card is worth in hand beside what it is worth in use', () => {
    const cards = [measure('held', '8', 0.11, 0.01), measure('held', 'Q', -0.02, 0.01), measure('used', 'Q', 0.01, 0.01)];
    const shown = picturesOf(report(cards), 'fr').find(({ name }) => name === 'cards');
    expect(shown?.picture).toMatchObject({
      unit: 'difference',
      rows: [
        { label: '8', marks: [{ value: 0.11 }] },
        { label: 'dame', marks: [{ value: -0.02 }, { value: 0.01 }] },
      ],
    });
    expect(shown?.legend.map(({ said }) => said)).toEqual(['en main', 'en jeu']);
  });

  it('show lengths as parts of all rounds, the last column open', () => {
    const found = [measure('turns', '', 12, 1), measure('turns_short', '', 5, 0), measure('turns_long', '', 30, 0)];
    const shown = picturesOf(report(found, { lengths: { first: 4, width: 3, rounds: [10, 20, 10] } }), 'fr').find(({ name }) => name === 'lengths');
    expect(shown?.picture).toEqual({
      kind: 'lengths',
      bins: [
        { from: 4, to: 7, share: 0.25 },
        { from: 7, to: 10, share: 0.5 },
        { from: 10, to: 13, share: 0.25 },
      ],
      limits: [
        { at: 5, said: '5 tours' },
        { at: 30, said: '30 tours' },
      ],
    });
    expect(shown?.table.rows).toEqual([
      ['de 4 à 6', '10'],
      ['de 7 à 9', '20'],
      ['10 et plus', '10'],
    ]);
  });

  it('show how rounds end by the number of players, and those without an end only where there are such', () => {
    const ends = [2, 3].flatMap((seats) => ['thrifty', 'random'].map((player) => measure('blocked', '', 0, 0.01, { seats, player })));
    const never = [measure('unfinished', '', 0, 0.01)];
    expect(picturesOf(report([], { ends: [...ends, ...never] }), 'en').map(({ name }) => name)).toEqual(['ends']);
    const [shown] = picturesOf(report([], { ends }), 'en');
    expect(shown?.picture).toMatchObject({
      rows: [
        { label: '2 players', marks: [{}, {}] },
        { label: '3 players', marks: [{}, {}] },
      ],
    });
    expect(shown?.legend.map(({ said }) => said)).toEqual(['sensible', 'at random']);
  });

  it('tell the course of a round in words', () => {
    const at = (share: number, winner: number) => ({ at: share, winner, leader: 0.5, low: 0.1, high: 0.9 });
    const [shown] = picturesOf(report([], { course: [at(0, 0.25), at(0.5, 0.4), at(1, 1)] }), 'en');
    expect(shown?.told).toBe('The chances of the winner: 25% at the start, 40% half-way, 100% at the end.');
    expect(shown?.table.rows[1]).toEqual(['50%', '40%', '50%', '10% to 90%']);
  });
});

describe('two rule sets side by side', () => {
  const ours = [measure('turns', '', 40, 1), measure('place', '1', 0.26, 0.01), measure('held', '8', 0.1, 0.01)];
  const other = [measure('turns', '', 30, 1), measure('place', '1', 0.25, 0.01)];
  const lab = compared(ours, other, [measure('place', '1', 0.01, 0.02), measure('turns', '', 10, 2)]);

  it('are what both have, clear differences first', () => {
    const pairs = pairsIn(lab);
    expect(pairs.map(({ apart }) => apart.name)).toEqual(['turns', 'place']);
    expect(pairs.map(isClear)).toEqual([true, false]);
  });

  it('have a picture for each unit, with the interval of the difference from where the other lies', () => {
    const [turns, share] = dumbbellsOf(pairsIn(lab), ['Ours', 'Theirs'], 'en');
    expect(turns?.picture).toMatchObject({
      kind: 'dumbbells',
      unit: 'turns',
      rows: [{ marks: [{ value: 40 }, { value: 30 }], apart: { low: 38, high: 42, clear: true } }],
    });
    expect(share?.table).toEqual({ heads: ['What', 'Ours', 'Theirs', 'Difference', 'Is it clear?'], rows: [['place 1', '0.26', '0.25', '0.01', 'not clear']] });
  });
});

describe('words', () => {
  it('name cards, levels and shares in both languages', () => {
    expect(cardsSaid('J', 'fr')).toBe('valet');
    expect(cardsSaid('2s joker', 'en')).toBe('2 of spades, joker');
    expect(playersSaid('thrifty, random', 'fr')).toBe('sérieux et au hasard');
    expect(playersSaid('mine', 'en')).toBe('mine');
    expect(playersSaid('strong@64', 'fr')).toBe('fort (64 manches imaginées)');
    expect(percent(0.2553, 'en')).toBe('25.5%');
  });

  it('head a table', () => {
    expect(tableOf([], 'fr').heads).toEqual(['Quoi', 'Valeur, et son intervalle', 'Manches', 'Niveau']);
  });
});
