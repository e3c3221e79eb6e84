import { describe, expect, it } from 'vitest';
import { pressed, readEntry, written, type PadKey } from '../src/facts/score/entry';
import { mistakeInNames, namesTyped, sheetIn, textOf, type Kept } from '../src/facts/score/kept';
import type { MatchView } from '../src/ground/protocol';
import { roundsOf, sidePoints } from '../src/facts/score/match';
import { planNamed } from '../src/facts/score/plans';
import { isRulesKey, namesOn } from '../src/facts/shown';
import { SCORE_WORDS } from '../src/words/words_score';
import { SHEET_WORDS } from '../src/words/words_sheet';
import { START_WORDS } from '../src/words/words_start';

describe('points as they are typed', () => {
  it.each([
    ['', null],
    ['15', 15],
    ['50+10+7', 67],
    ['50 + 10 +', 60],
    ['-4', -4],
    ['−4', -4],
    ['-0', 0],
  ])('%j is %j', (text, points) => {
    expect(readEntry(text)).toBe(points);
  });

  it.each(['x', '1,5', '--4', '4-2', '+', '5++5'])('%j is none', (text) => {
    expect(readEntry(text)).toBeUndefined();
  });

  it.each<[PadKey[], string]>([
    [['0', '7'], '7'],
    [['5', '0', '+', '+', '0', '8'], '50+8'],
    [['+'], ''],
    [['4', 'sign'], '−4'],
    [['sign', '4', 'sign'], '4'],
    [['1', '2', 'back'], '1'],
  ])('the keys %j type %j', (keys, text) => {
    expect(keys.reduce(pressed, '')).toBe(text);
  });

  it('are written with a real minus', () => {
    expect(written(-11)).toBe('−11');
  });
});

describe('what is kept of a sheet', () => {
  const kept: Kept = {
    sheet: {
      plan: planNamed('hollywood')!,
      target: null,
      players: ['Pierre', 'Jean'],
      rounds: [
        [15, null],
        [null, 12],
      ],
    },
    stake: '0,10',
    names: ['Pierre', 'Jean'],
  };

  it('comes back as it was written', () => {
    expect(sheetIn(textOf(kept))).toEqual(kept);
  });

  it.each([
    null,
    '{',
    '7',
    '{"sheet":{"plan":"poker","players":["A","B"],"rounds":[]}}',
    '{"sheet":{"plan":"negatif","players":[7],"rounds":[]}}',
    '{"sheet":{"plan":"negatif","players":["A","B"],"rounds":[["3"]]}}',
    '{"sheet":{"plan":"negatif","players":["A","B"],"rounds":{}}}',
  ])('is no sheet from %j', (text) => {
    expect(sheetIn(text).sheet).toBeNull();
  });

  it('has names that tell the players apart', () => {
    expect(namesTyped([' Anne ', '', 'Luc', '\u3164', '\u0301', 'Zo\u200bé', '👩\u200d🚀'])).toEqual(['Anne', 'Luc', 'Zoé', '👩\u200d🚀']);
    expect(mistakeInNames(['Anne', 'Luc'], 2)).toBeNull();
    expect(mistakeInNames(['Anne'], 2)).toBe('few');
    expect(mistakeInNames(['Anne', 'anne'], 2)).toBe('twice');
  });
});

describe('the match of a room', () => {
  const match: MatchView = {
    plan: 'negatif',
    target: 100,
    wins: 'lowest',
    number: 1,
    sides: [
      [0, 2],
      [1, 3],
    ],
    columns: [[12], [0]],
    column_winners: [],
    totals: [12, 0],
    leaders: [1],
    over: false,
    winners: [],
    owes: [],
  };
  const row = (points: number[], winners: number[]) => ({ round: 1, reason: 'out', winners, points });

  it('adds up what is left in the hands of a team', () => {
    expect(sidePoints(match, row([5, 0, 7, 0], [1]))).toEqual([12, 0]);
    expect(roundsOf(match, [row([5, 0, 7, 0], [1])])).toEqual([[12, 0]]);
  });

  it('writes once what a team has won together', () => {
    const huit = { ...match, plan: 'les-huit' };
    expect(sidePoints(huit, row([0, 35, 0, 35], [1, 3]))).toEqual([0, 35]);
    expect(roundsOf(huit, [row([0, 35, 0, 35], [1, 3]), row([0, 0, 0, 0], [0, 2])])).toEqual([
      [null, 35],
      [null, null],
    ]);
  });
});

describe('the rule sheet', () => {
  const key = { key: 'r', ctrlKey: false, altKey: false, metaKey: false };

  it('opens by its key, and leaves Ctrl+R to the browser', () => {
    expect([isRulesKey(key), isRulesKey({ ...key, key: 'R' }), isRulesKey({ ...key, ctrlKey: true }), isRulesKey({ ...key, key: 'p' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('tells apart the options that are on and keys of a rule file', () => {
    expect(namesOn({ maou: true, hand: 6, 'sans-points': false })).toEqual(['maou']);
  });
});

describe('French is set as French is', () => {
  const said: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') said.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'function') said.push(String((value as (...parts: unknown[]) => unknown)(...EXAMPLES)));
    else if (typeof value === 'object' && value) Object.values(value).forEach(collect);
  };
  const EXAMPLES = [['Anne', 'Luc'], '4', '7'];
  [SCORE_WORDS.fr, SHEET_WORDS.fr, START_WORDS.fr].forEach(collect);

  it.each(said)('%s', (text) => {
    expect(text).not.toMatch(/'|undefined|[^\u00a0\u202f][;:!?»]|«[^\u00a0]/);
  });
});
