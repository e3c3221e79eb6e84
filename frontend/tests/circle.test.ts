import { expect, test } from 'vitest';
import type { Circle, CirclePerson, EveningSpan, Played, PlayedLine } from '../src/ground/protocol';
import { LobbyError } from '../src/ground/lobby';
import { planNamed, type Plan } from '../src/facts/score/plans';
import type { Sheet } from '../src/facts/score/sheet';
import { beatsOf } from '../src/pages/circle/beats';
import { draftOf, eveningOf, fieldOf, fromSheet, newDraft, staysAs, winsOf, type Draft } from '../src/pages/circle/evening';
import { addressOf, linkIn } from '../src/pages/circle/links';
import { periodsOf, withGame, withPeriod } from '../src/pages/circle/periods';
import { daysOf, withChanged } from '../src/pages/circle/result_list';
import { dayOf, importProblemOf, linesTold, problemOf } from '../src/pages/circle/said';
import { partOf, scaleOf } from '../src/pages/circle/scale';

const NOW = new Date(2026, 10, 29, 22, 30).getTime();
const LINK = 'k3v9abcdefgh2345mnpq';

const at = (...date: [number, number, number, number?]): number => new Date(...date).getTime() / 1000;

function person(member: number, name: string, changes: Partial<CirclePerson> = {}): CirclePerson {
  return { member, name, look: '', keeper: false, browsers: 1, left: false, open_s: null, ...changes };
}

const PEOPLE = [person(1, 'Léa'), person(2, 'Max'), person(3, '', { left: true })];
const CIRCLE: Pick<Circle, 'people'> = { people: PEOPLE };

function line(member: number | null, place: number, points: number | null, changes: Partial<PlayedLine> = {}): PlayedLine {
  return { member, name: member === null ? 'Tante Rose' : '', computer: false, side: place - 1, place, points, ...changes };
}

function result(no: number, changes: Partial<Played> = {}): Played {
  const lines = [line(1, 1, 40), line(2, 2, 30)];
  return {
    result: no,
    version: 1,
    by: null,
    struck: false,
    kind: 'match',
    at: at(2026, 10, 28, 21),
    game: 'monclar',
    title: '',
    of_match: false,
    lines,
    rounds: [],
    note: '',
    ...changes,
  };
}

function draft(lines: readonly Partial<Draft['lines'][number]>[], changes: Partial<Draft> = {}): Draft {
  const begun = newDraft(NOW, []);
  return { ...begun, lines: lines.map((each, side) => ({ who: '', name: '', side, points: '', place: '', ...each })), ...changes };
}

test('a secret link is read out of an address and made into one', () => {
  expect(linkIn(addressOf('https://huit.example', LINK))).toBe(LINK);
  expect(linkIn(` ${LINK}\n`)).toBe(LINK);
  expect(linkIn(`#${LINK}`)).toBe(LINK);
  expect([linkIn('https://huit.example/cercle/k3v9abcdefgh'), linkIn(''), linkIn(LINK.toUpperCase())]).toEqual([null, null, null]);
});

test('what ends before five in the morning belongs to the evening before', () => {
  expect(dayOf(at(2026, 10, 29, 2)).getDate()).toBe(28);
  expect(dayOf(at(2026, 10, 29, 6)).getDate()).toBe(29);
});

test('years and months are those of evenings, the latest first, and hold whole ones', () => {
  const evenings: EveningSpan[] = [
    { since: at(2026, 10, 28, 20), until: at(2026, 10, 28, 23), played: 5 },
    { since: at(2025, 11, 31, 22), until: at(2026, 0, 1, 1), played: 2 },
  ];
  const { year, month, evening } = periodsOf(evenings);
  expect(year.map(({ key }) => key)).toEqual(['y2026', 'y2025']);
  expect(month.map(({ key }) => key)).toEqual(['m2026-11', 'm2026-1', 'm2025-12']);
  expect([year[0]?.since, year[0]?.until]).toEqual([at(2026, 0, 1), at(2027, 0, 1)]);
  expect(evening.map(({ played, day }) => [played, day.getDate()])).toEqual([
    [5, 28],
    [2, 31],
  ]);
  expect(new Set([...year, ...month, ...evening].map(({ key }) => key)).size).toBe(7);
});

test('the evening that was chosen stays the one, grown, counted by rounds or offered no more', () => {
  const evening = (day: number, from: number, to: number, played: number): EveningSpan => ({
    since: at(2026, 10, day, from),
    until: at(2026, 10, day, to),
    played,
  });
  const chosen = periodsOf([evening(28, 20, 23, 5)]).evening[0] ?? null;
  const offeredThen = (...evenings: EveningSpan[]) => withPeriod(periodsOf(evenings), chosen);
  expect(offeredThen(evening(29, 20, 23, 3), evening(28, 19, 23, 12)).now).toMatchObject({ since: at(2026, 10, 28, 19), played: 12 });
  const without = offeredThen(evening(29, 20, 23, 3));
  expect(without.now).toMatchObject({ since: at(2026, 10, 28, 20), until: at(2026, 10, 28, 23), played: 0 });
  expect(without.periods.evening.map(({ day, played }) => [day.getDate(), played])).toEqual([
    [29, 3],
    [28, 0],
  ]);
  expect(withPeriod(periodsOf([evening(28, 20, 23, 5)]), null).now).toBeNull();
});

test('the game that was chosen stays in the list, whatever its place', () => {
  const [belote, monclar] = [
    { game: '', title: 'Belote', played: 2 },
    { game: 'monclar', title: '', played: 7 },
  ];
  expect(withGame([monclar, belote], belote)).toEqual([monclar, belote]);
  expect(withGame([monclar], belote)).toEqual([monclar, { ...belote, played: 0 }]);
  expect(withGame([monclar], null)).toEqual([monclar]);
});

test('a picture has round ends that hold every value', () => {
  expect(scaleOf([25, 19.2, 31.7])).toEqual({ low: 15, high: 35, ticks: [15, 20, 25, 30, 35] });
  expect(scaleOf([25])).toMatchObject({ low: 25, high: 26 });
  const wide = scaleOf([-120, 340]);
  expect([wide.low <= -120, wide.high >= 340, wide.ticks.length]).toEqual([true, true, 7]);
  expect([partOf(20, { low: 15, high: 35 }), partOf(99, { low: 15, high: 35 })]).toEqual([0.25, 1]);
});

test('who comes before whom is seen from both sides', () => {
  const { members, between } = beatsOf(
    [
      { a: 1, b: 2, ahead: 5, behind: 3, level: 1 },
      { a: 2, b: 4, ahead: 0, behind: 0, level: 2 },
    ],
    [2, 1],
  );
  expect(members).toEqual([2, 1, 4]);
  expect(between(2, 1)).toEqual({ ahead: 3, behind: 5, level: 1, share: 3 / 8 });
  expect(between(4, 2)?.share).toBe(0.5);
  expect([between(1, 4), between(1, 1)]).toEqual([null, null]);
});

test('rounds of one game that follow one another stand together, day by day', () => {
  const round = (no: number, changes: Partial<Played> = {}): Played => result(no, { kind: 'round', ...changes });
  const days = daysOf([round(9), round(8), round(7, { game: 'le-8' }), result(6), round(5), round(4, { at: at(2026, 10, 27, 21) })]);
  expect(days.map(({ groups }) => groups.map((group) => group.map((one) => one.result)))).toEqual([[[9, 8], [7], [6], [5]], [[4]]]);
  expect(withChanged([result(2), result(1)], result(1, { struck: true })).map(({ struck }) => struck)).toEqual([false, true]);
});

test('players of a result are told by place, guests by their names, those who left without', () => {
  const lines = [line(2, 2, 30), line(3, 4, null), line(null, 3, -5), line(1, 1, 40)];
  expect(linesTold(lines, CIRCLE, 'fr')).toBe('1. Léa, 40 points · 2. Max, 30 points · 3. Tante Rose, −5 points · 4. quelqu’un qui est parti');
});

test('what is refused is said in words', () => {
  const refused = (why: string, field = ''): LobbyError => new LobbyError('refused', field, why);
  expect(problemOf(refused('full', 'people'), 'en')).toContain('nobody new');
  expect(problemOf(refused('name_taken'), 'fr')).toContain('déjà pris');
  expect(problemOf(new LobbyError('unreachable', '', 'too_many'), 'en')).toContain('wait a minute');
  expect(problemOf(new LobbyError('refused', 'name', 'odd', { fr: 'Nom invisible.', en: 'A name that cannot be seen.' }), 'en')).toBe(
    'A name that cannot be seen.',
  );
  expect(problemOf(refused('constructor'), 'en')).toBe('That does not work like this.');
});

test('of a file that is refused it is told where it is wrong, and that part of it may be there', () => {
  const row = { fr: 'ligne 12 : il y manque quelque chose', en: 'line 12: something is missing' };
  expect(importProblemOf(new LobbyError('refused', 'file', 'malformed', row), 'en')).toBe('Nothing was brought in (line 12: something is missing).');
  expect(importProblemOf(new LobbyError('refused', 'file', 'malformed'), 'fr')).toContain('rien n’a été apporté');
  expect(importProblemOf(new LobbyError('refused', 'results', 'full'), 'fr')).toContain('Le début du fichier est peut-être déjà là');
  expect(importProblemOf(new LobbyError('unreachable'), 'fr')).toContain('Le début du fichier est peut-être déjà là');
  expect(importProblemOf(new LobbyError('unreachable', '', 'too_many'), 'fr')).not.toContain('Le début');
});

test('an evening is sent by its points or its places', () => {
  const lines = [
    { who: '1', points: '12+30' },
    { who: 'guest', name: ' Tante Rose ', points: '−5' },
  ];
  expect(eveningOf(draft(lines, { wins: 'lowest', note: ' pluie ' }), NOW)).toEqual({
    at: new Date(2026, 10, 29, 22, 30).getTime() / 1000,
    lines: [
      { member: 1, name: '', side: null, place: null, points: 42 },
      { member: null, name: 'Tante Rose', side: null, place: null, points: -5 },
    ],
    game: '',
    title: '',
    wins: 'lowest',
    rounds: [],
    note: 'pluie',
  });
  const placed = eveningOf(
    draft(
      [
        { who: '1', place: '2' },
        { who: '2', place: '1' },
      ],
      { by: 'places', inTeams: true },
    ),
    NOW,
  );
  expect('lines' in placed && placed.lines.map(({ place, side, points }) => [place, side, points])).toEqual([
    [2, 0, null],
    [1, 1, null],
  ]);
});

test('what is wrong with an evening is named with its line', () => {
  const good = { who: '1', points: '1', place: '1' };
  const other = { who: '2', points: '2', place: '2' };
  const wrong = (lines: Parameters<typeof draft>[0], changes: Partial<Draft> = {}) => eveningOf(draft(lines, changes), NOW);
  expect(wrong([good, other], { when: '' })).toEqual({ mistake: 'when', line: null });
  expect(wrong([good, other], { when: fieldOf(NOW + 3_600_000) })).toEqual({ mistake: 'later', line: null });
  expect(wrong([good])).toEqual({ mistake: 'few', line: null });
  expect(wrong([good, { points: '3' }])).toEqual({ mistake: 'who', line: 1 });
  expect(wrong([good, good])).toEqual({ mistake: 'twice', line: 1 });
  expect(wrong([{ who: 'guest', points: '3' }, good])).toEqual({ mistake: 'guest', line: 0 });
  expect(wrong([{ ...other, points: 'dix' }, good])).toEqual({ mistake: 'points', line: 0 });
  expect(wrong([good, { ...other, points: '' }])).toEqual({ mistake: 'points', line: 1 });
  expect(wrong([good, { ...other, place: '0' }], { by: 'places' })).toEqual({ mistake: 'place', line: 1 });
  expect(
    wrong(
      [
        { ...good, side: 0 },
        { ...other, side: 0 },
      ],
      { inTeams: true },
    ),
  ).toEqual({ mistake: 'teams', line: null });
});

test('a result is mended by what it was counted by', () => {
  expect([winsOf([line(1, 1, 40), line(2, 2, 30)]), winsOf([line(1, 2, 40), line(2, 1, 30)]), winsOf([line(1, 1, null)])]).toEqual([
    'highest',
    'lowest',
    'highest',
  ]);
  const mended = draftOf(result(1, { lines: [line(1, 2, 40), line(null, 1, 30)], rounds: [[40, 30]] }));
  expect([mended.by, mended.wins, mended.inTeams, mended.when]).toEqual(['points', 'lowest', false, '2026-11-28T21:00']);
  expect(mended.lines.map(({ who, name, points }) => [who, name, points])).toEqual([
    ['1', '', '40'],
    ['guest', 'Tante Rose', '30'],
  ]);
  expect(draftOf(result(1, { lines: [line(1, 1, 5), line(2, 2, 9), line(3, 3, 7)] })).by).toBe('places');
  expect(draftOf(result(1, { lines: [line(1, 1, 9, { side: 0 }), line(2, 1, 9, { side: 0 }), line(3, 3, 7, { side: 1 })] }))).toMatchObject({
    by: 'points',
    inTeams: true,
  });
});

test('the rounds of a sheet stay as long as its players and points do', () => {
  const sheet: Sheet = {
    plan: planNamed('negatif') as Plan,
    target: null,
    players: ['léa', 'Tante Rose'],
    rounds: [
      [3, 0],
      [null, 8],
    ],
  };
  const taken = fromSheet(newDraft(NOW, [1, 2]), sheet, PEOPLE);
  expect(taken.lines.map(({ who, name, points }) => [who, name, points])).toEqual([
    ['1', '', '3'],
    ['guest', 'Tante Rose', '8'],
  ]);
  expect([taken.by, taken.wins]).toEqual(['points', 'lowest']);
  expect(eveningOf(taken, NOW)).toMatchObject({
    rounds: [
      [3, 0],
      [null, 8],
    ],
  });
  expect(staysAs({ ...taken, note: 'chez Rose' })).toBe(true);
  const changed = { ...taken, lines: taken.lines.map((each) => ({ ...each, points: '9' })) };
  expect(eveningOf(changed, NOW)).toMatchObject({ rounds: [] });
});
