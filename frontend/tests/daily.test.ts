import { beforeEach, expect, test, vi } from 'vitest';
import { daysAfter, keyLeads, monthsAfter, streakOf, weeksOf } from '../src/pages/daily/calendar';
import {
  addDays,
  daysFrom,
  isDate,
  isOfAnotherGame,
  keptDays,
  noteBegun,
  noteDay,
  notePar,
  packedDay,
  renameBegun,
  type DayResult,
  type KeptDay,
} from '../src/pages/daily/days_kept';
import { comparedWithPar, figure, sharedLine } from '../src/pages/daily/sharing';
import type { Daily } from '../src/ground/protocol';
import { exampleView } from './example';

const TODAY = '2026-11-29';
const PAR = { points: [3, 5] as [number, number], won: [0.32, 0.06] as [number, number], rounds: 240, imagines: 1000 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});

function result(changes: Partial<DayResult> = {}): DayResult {
  return { won: true, points: -12, par: null, ...changes };
}

function day(date: string, changes: Partial<KeptDay> = {}): KeptDay {
  return { date, rules: 'monclar', room: '', late: false, result: result(), ...changes };
}

const ended = (changes = {}) =>
  exampleView({
    daily: TODAY,
    round_no: 1,
    over: true,
    seat: 0,
    result: { reason: 'blocked', winners: [0], points: [-12, 3], hands: [], worth: [], tallies: [] },
    ...changes,
  });

test('a month is weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

test('February of a leap year, and the turn of a year', () => {
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1), daysAfter('2026-12-31', 1)]).toEqual(['2027-01', '2025-12', '2027-01-01']);
});

test('arrow keys lead a day or a week on', () => {
  expect(['ArrowLeft', 'ArrowDown', 'x'].map((key) => keyLeads(key, TODAY))).toEqual(['2026-11-28', '2026-12-06', null]);
});

test('days in a row are those played on their day, and today may still come', () => {
  const before = [day('2026-11-28'), day('2026-11-27'), day('2026-11-26', { late: true }), day('2026-11-25')];
  expect(streakOf(before, TODAY)).toBe(2);
  expect(streakOf([day(TODAY), ...before], TODAY)).toBe(3);
  expect(streakOf([day('2026-11-27')], TODAY)).toBe(0);
});

test('the first result of a day counts, and its par is kept beside it', () => {
  noteBegun({ date: TODAY, rules: 'monclar', room: 'r7', late: false });
  expect(keptDays()).toEqual([day(TODAY, { room: 'r7', result: null })]);
  noteDay(ended(), TODAY);
  noteDay(ended({ result: { ...ended().result!, winners: [1], points: [40, 0] } }), TODAY);
  noteBegun({ date: TODAY, rules: 'monclar', room: 'r8', late: false });
  notePar(TODAY, PAR);
  expect(keptDays()).toEqual([day(TODAY, { rules: ended().rules, result: result({ par: PAR }) })]);
});

test('a begun day goes with its room when its links are renewed', () => {
  noteBegun({ date: TODAY, rules: 'monclar', room: 'r7', late: false });
  renameBegun('r8', 'r9');
  renameBegun('r7', 'r10');
  expect(keptDays().map(({ room }) => room)).toEqual(['r10']);
});

test('only what is written as a date is asked for', () => {
  expect([TODAY, '', '../rooms', `${TODAY}/par`, '2026-11-9'].map(isDate)).toEqual([true, false, false, false, false]);
});

test('a day is of another game where the server names another one for it', () => {
  const now = (rules: string, date = TODAY): Daily => ({
    ...{ today: TODAY, earliest: '2025-11-28', next_s: 3600, seats: 4, computers: 'thrifty', counted_by: 'left_in_hand' },
    ...{ date, rules },
  });
  expect([now('monclar'), now('switch'), now('switch', '2026-11-28'), null].map((told) => isOfAnotherGame(day(TODAY), told))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(isOfAnotherGame(null, now('switch'))).toBe(false);
});

test('nothing else is taken for the deal of a day', () => {
  for (const other of [{ daily: null }, { round_no: 2 }, { seat: null }, { void: true }, { result: null }]) noteDay(ended(other), TODAY);
  expect(keptDays()).toEqual([]);
});

test('a day that was begun late stays so; one that this browser did not begin goes by its own date', () => {
  noteBegun({ date: '2026-11-20', rules: 'monclar', room: 'r7', late: true });
  noteDay(ended({ daily: '2026-11-20' }), '2026-11-20');
  noteDay(ended(), '2026-11-30');
  expect(keptDays().map(({ date, late }) => [date, late])).toEqual([
    [TODAY, true],
    ['2026-11-20', true],
  ]);
});

test('days go through their short form unchanged, and what is none is left out', () => {
  const days = [
    day(TODAY, { result: result({ par: PAR }) }),
    day('2026-11-28', { result: result({ par: { ...PAR, points: null } }), late: true }),
    day('2026-11-27'),
  ];
  const begun = day('2026-11-26', { room: 'r1', result: null });
  expect(daysFrom(JSON.parse(JSON.stringify([...days, begun].map(packedDay))))).toEqual([...days, begun]);
  expect(daysFrom([null, 7, ['2026-11-29'], ['x', 'monclar', '', 0, [1, 2]], [TODAY, 'monclar', 'not a room', 0], [TODAY, '<b>', '', 0, [1, 2]]])).toEqual([]);
  expect(daysFrom('x')).toEqual([]);
});

test('a year of days is kept, and no more', () => {
  addDays(Array.from({ length: 450 }, (_, ago) => day(daysAfter(TODAY, -ago))));
  expect(keptDays()).toHaveLength(400);
  expect(keptDays()[0]?.date).toBe(TODAY);
});

test('forty days fit beside the rounds that a code carries', () => {
  const days = Array.from({ length: 40 }, (_, ago) => day(daysAfter(TODAY, -ago), { rules: 'crazy-eights-countdown', result: result({ par: PAR }) }));
  expect(JSON.stringify(days.map(packedDay)).length).toBeLessThan(4000);
});

test('days of another device are added where there is no result here', () => {
  addDays([day(TODAY), day('2026-11-28', { room: 'r1', result: null })]);
  addDays([day(TODAY, { result: result({ points: 50 }) }), day('2026-11-28'), day('2026-11-27')]);
  expect(keptDays().map(({ date, result }) => [date, result?.points])).toEqual([
    [TODAY, -12],
    ['2026-11-28', -12],
    ['2026-11-27', -12],
  ]);
});

test('the line to share has the result and the par, and no card', () => {
  const shared = (...of: Parameters<typeof sharedLine>): string => sharedLine(...of).replace(/\s/g, ' ');
  expect(shared(TODAY, 'Variante 1', result({ par: PAR }), true, 'fr')).toBe('Huit, la donne du 29 novembre (Variante 1) : gagnée, −12 pour un par de 3 ± 5');
  expect(shared(TODAY, 'Switch', result({ won: false, points: 0, par: { ...PAR, points: null } }), false, 'en')).toBe(
    'Huit, the deal of November 29 (Switch): lost; “strong” wins it 32% of the time',
  );
  expect(shared(TODAY, 'Monclar', result({ points: 2 }), true, 'fr')).toBe('Huit, la donne du 29 novembre (Monclar) : gagnée, 2 points');
  expect(shared(TODAY, 'Switch', result(), false, 'fr')).toBe('Huit, la donne du 29 novembre (Switch) : gagnée');
});

test('a result is better than the par the way that its points count', () => {
  const of = (points: number, lowWins: boolean) => comparedWithPar(result({ points, par: PAR }), lowWins);
  expect([of(-12, true), of(-12, false), of(8, true), of(9, true), of(9, false)]).toEqual(['better', 'worse', 'even', 'worse', 'better']);
  expect(comparedWithPar(result(), true)).toBeNull();
});

test('figures have a true minus, and the comma of their language', () => {
  expect([figure(-1.25, 'fr'), figure(1.26, 'en'), figure(-3, 'fr')]).toEqual(['−1,3', '1.3', '−3']);
});
