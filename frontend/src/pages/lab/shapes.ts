// What of a report is shown as pictures: each with its sentence, its words for those who do not see it, and its table. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { CoursePoint, Lab, LabMeasure, LabReport } from '../../ground/protocol';
import { labelled } from '../../words/labelled';
import { cardsSaid, counted, LAB_WORDS, percent, playersSaid } from './words';

export type Unit = LabMeasure['unit'];

/** A value with its interval. */
export interface Mark {
  value: number;
  low: number;
  high: number;
}

/** A line of a picture: one value, or two of the same kind. */
export interface Row {
  label: string;
  /** Under the label. */
  note?: string;
  marks: Mark[];
  /** Of two values that are compared: where the second would lie, from the interval of their difference; and whether that is clear. */
  apart?: { low: number; high: number; clear: boolean };
}

export interface Rows {
  kind: 'dots' | 'bars' | 'dumbbells';
  unit: Unit;
  rows: Row[];
  /** What is seen at least; else what there is. */
  domain?: readonly [number, number];
  /** A line to compare with. */
  even?: { at: number; said: string };
}
export interface Course {
  kind: 'course';
  points: readonly CoursePoint[];
}
export interface Lengths {
  kind: 'lengths';
  bins: readonly Bin[];
  /** Between these lie nine rounds in ten, in words too. */
  limits: readonly { at: number; said: string }[];
}
export interface Bin {
  from: number;
  /** The first number of turns that is in the next. */
  to: number;
  share: number;
}
export type Picture = Rows | Course | Lengths;

export type Sign = 'circle' | 'square' | 'line' | 'dashes' | 'band' | 'full' | 'hollow';

export interface Table {
  heads: string[];
  rows: string[][];
}

export interface Shown {
  name: string;
  heading: string;
  /** What it means, a sentence or two. */
  means: string;
  /** By whom and in how many rounds it was found. */
  found: string;
  /** Whether an interval is still wide. */
  wide: boolean;
  /** What the picture shows, for those who do not see it. */
  told: string;
  legend: { sign: Sign; said: string }[];
  picture: Picture;
  table: Table;
}

/** So many rows have room for their numbers, and are read out one by one. */
const FEW = 6;

type Name = keyof (typeof LAB_WORDS)['fr']['pictures'];

/** Return the pictures of *report*, those that there is something for. */
export function picturesOf(report: LabReport, language: Language): Shown[] {
  const label = LAB_WORDS[language];
  const { even } = report;
  const of = (...names: string[]): LabMeasure[] => report.measures.filter(({ name }) => names.includes(name));
  return [
    rowsOf('seats', of('place'), { kind: 'dots', even: { at: even, said: label.even(percent(even, language)) } }, language),
    cardsOf(of('held'), of('used'), language),
    courseOf(report, of('lead_held'), language),
    lengthsOf(report, language),
    rowsOf('choice', of('forced', 'chains'), { kind: 'bars', domain: [0, 1] }, language, of('choices')),
    rowsOf('skill', of('skill', 'information'), { kind: 'dots', domain: [0, 1 - even] }, language),
    endsOf(
      'ends',
      report.ends.filter(({ name }) => name === 'blocked'),
      language,
    ),
    endsOf(
      'endless',
      report.ends.filter(({ name }) => name === 'unfinished'),
      language,
    ),
    rowsOf('rules', of('inert'), { kind: 'bars', domain: [0, 1] }, language),
  ].filter((shown) => shown !== null);
}

/** Return a line for each of *measures*; those *beside* stand in words and in the table only. */
function rowsOf(name: Name, measures: LabMeasure[], look: Omit<Rows, 'unit' | 'rows'>, language: Language, beside: LabMeasure[] = []): Shown | null {
  const [first] = measures;
  if (!first) return null;
  const few = measures.length <= FEW;
  const rows = measures.map((measure) => ({ label: measure.title[language], note: few ? measure.said[language] : '', marks: [markOf(measure)] }));
  const picture: Rows = { ...look, unit: first.unit, rows };
  const shown = shownOf(name, [...measures, ...beside], picture, language);
  return { ...shown, means: [shown.means, ...beside.map((measure) => saidOf(measure, language))].join(' ') };
}

function cardsOf(held: LabMeasure[], used: LabMeasure[], language: Language): Shown | null {
  if (!held.length) return null;
  const label = LAB_WORDS[language];
  const rows = held.map((measure) => {
    const twin = used.find(({ about }) => about === measure.about);
    return { label: cardsSaid(measure.about, language), marks: [measure, twin].flatMap((each) => (each ? [markOf(each)] : [])) };
  });
  const legend: Shown['legend'] = [
    { sign: 'full', said: label.held },
    { sign: 'hollow', said: label.used },
  ];
  const shown = shownOf('cards', [...held, ...used], { kind: 'bars', unit: 'difference', rows }, language);
  return { ...shown, told: extremesOf(held, language), legend: used.length ? legend : [] };
}

function courseOf({ course }: LabReport, found: LabMeasure[], language: Language): Shown | null {
  const half = course[Math.floor(course.length / 2)];
  const first = course[0];
  const last = course[course.length - 1];
  if (!first || !half || !last) return null;
  const label = LAB_WORDS[language];
  const said = (share: number): string => percent(share, language);
  return {
    ...shownOf('tension', found, { kind: 'course', points: course }, language),
    told: label.courseSaid(said(first.winner), said(half.winner), said(last.winner)),
    legend: [
      { sign: 'line', said: label.winner },
      { sign: 'dashes', said: label.leader },
      { sign: 'band', said: label.band },
    ],
    table: {
      heads: [label.shareOver, label.winner, label.leader, label.band],
      rows: course.map(({ at, winner, leader, low, high }) => [said(at), said(winner), said(leader), label.from(said(low), said(high))]),
    },
  };
}

function lengthsOf({ lengths: { first, width, rounds }, measures }: LabReport, language: Language): Shown | null {
  const label = LAB_WORDS[language];
  const all = rounds.reduce((sum, count) => sum + count, 0);
  if (!all) return null;
  const bins = rounds.map((count, place) => ({ from: first + place * width, to: first + (place + 1) * width, share: count / all }));
  const found = measures.filter(({ section, name }) => section === 'length' || name === 'minutes');
  const limits = found
    .filter(({ name }) => name === 'turns_short' || name === 'turns_long')
    .map(({ value }) => ({ at: value, said: label.turnsSaid(counted(value, language)) }));
  const shown = shownOf('lengths', found, { kind: 'lengths', bins, limits }, language);
  const told = found.filter(({ name }) => name === 'turns' || name === 'minutes').map((measure) => saidOf(measure, language));
  return {
    ...shown,
    means: [shown.means, ...told].join(' '),
    told: told.join(' '),
    table: {
      heads: [label.turns, label.rounds],
      rows: bins.map(({ from, to }, place) => [
        place === bins.length - 1 ? label.orMore(from) : width > 1 ? label.from(String(from), String(to - 1)) : String(from),
        counted(rounds[place] ?? 0, language),
      ]),
    },
  };
}

function endsOf(name: 'ends' | 'endless', ends: LabMeasure[], language: Language): Shown | null {
  // That no round is without an end needs no picture.
  if (!ends.length || (name === 'endless' && ends.every(({ value }) => value === 0))) return null;
  const label = LAB_WORDS[language];
  const players = [...new Set(ends.map(({ player }) => player))];
  const rows = [...new Set(ends.map(({ seats }) => seats))].map((seats) => ({
    label: label.players(seats),
    marks: ends.filter((measure) => measure.seats === seats).map(markOf),
  }));
  const most = Math.max(0.05, ...ends.map(({ interval }) => interval[1]));
  const shown = shownOf(name, ends, { kind: 'bars', unit: 'share', rows, domain: [0, most] }, language);
  return {
    ...shown,
    legend: players.slice(0, 2).map((player, place) => ({ sign: place ? ('hollow' as const) : ('full' as const), said: playersSaid(player, language) })),
    table: tableOf(ends, language, ({ seats }) => label.players(seats)),
  };
}

/** Return what all pictures have: words, and the table of what was measured. */
function shownOf(name: Name, measures: LabMeasure[], picture: Picture, language: Language): Shown {
  const label = LAB_WORDS[language];
  const [heading = '', means = ''] = label.pictures[name];
  return {
    name,
    heading,
    means,
    found: foundIn(measures, language),
    wide: measures.some(({ narrow }) => !narrow),
    told: extremesOf(measures, language),
    legend: [],
    picture,
    table: tableOf(measures, language),
  };
}

function markOf({ value, interval: [low, high] }: LabMeasure): Mark {
  return { value, low, high };
}

function saidOf({ title, said }: LabMeasure, language: Language): string {
  return `${labelled(title[language], said[language], language)}.`;
}

function foundIn(measures: LabMeasure[], language: Language): string {
  const rounds = measures.map((measure) => measure.rounds);
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const label = LAB_WORDS[language];
  if (!measures.length) return '';
  const said = least === most ? counted(least, language) : label.span(counted(least, language), counted(most, language));
  const players = [...new Set(measures.flatMap(({ player }) => player.split(', ')))];
  return label.found(said, playersSaid(players.join(', '), language));
}

/** Return all *measures* in words, or the largest and the smallest of many. */
function extremesOf(measures: LabMeasure[], language: Language): string {
  const told = ({ title, said }: LabMeasure): string => labelled(title[language], said[language], language);
  if (measures.length <= FEW) return measures.map((measure) => `${told(measure)}.`).join(' ');
  const sorted = [...measures].sort((one, other) => other.value - one.value);
  return LAB_WORDS[language].extremes(told(sorted[0] as LabMeasure), told(sorted[sorted.length - 1] as LabMeasure));
}

/** Return the table of *measures*, each *called* by its title if nothing else is said. */
export function tableOf(measures: readonly LabMeasure[], language: Language, called = ({ title }: LabMeasure): string => title[language]): Table {
  const label = LAB_WORDS[language];
  return {
    heads: [label.what, label.value, label.rounds, label.player],
    rows: measures.map((measure) => [
      called(measure),
      measure.said[language] + (measure.narrow ? '' : ` · ${label.wide}`),
      counted(measure.rounds, language),
      playersSaid(measure.player, language),
    ]),
  };
}

/** A measure of two rule sets. */
interface Pair {
  ours: LabMeasure;
  other: LabMeasure;
  apart: LabMeasure;
}

/** Return what two rule sets have both, with the difference; those that clearly differ first. */
export function pairsIn({ report, against, differences }: Lab): Pair[] {
  const same = (one: LabMeasure, other: LabMeasure): boolean => one.name === other.name && one.about === other.about;
  const pairs = differences.flatMap((apart) => {
    const ours = report?.measures.find((measure) => same(measure, apart));
    const other = against?.measures.find((measure) => same(measure, apart));
    return ours && other ? [{ ours, other, apart }] : [];
  });
  return [...pairs.filter(isClear), ...pairs.filter((pair) => !isClear(pair))];
}

export function isClear({ apart: { interval } }: Pair): boolean {
  return interval[0] > 0 || interval[1] < 0;
}

const UNITS: readonly Unit[] = ['turns', 'minutes', 'share', 'number', 'difference'];

/** Return a picture of *pairs* for each unit. */
export function dumbbellsOf(pairs: readonly Pair[], names: readonly [string, string], language: Language): Shown[] {
  const label = LAB_WORDS[language];
  return UNITS.flatMap((unit) => {
    const alike = pairs.filter(({ ours }) => ours.unit === unit);
    if (!alike.length) return [];
    const rows = alike.map((pair) => ({
      label: pair.ours.title[language],
      note: pair.apart.said[language],
      marks: [markOf(pair.ours), markOf(pair.other)],
      apart: { low: pair.other.value + pair.apart.interval[0], high: pair.other.value + pair.apart.interval[1], clear: isClear(pair) },
    }));
    const measures = alike.map(({ apart }) => apart);
    return [
      {
        name: `compared-${unit}`,
        heading: label.units[unit],
        means: '',
        found: foundIn(measures, language),
        wide: measures.some(({ narrow }) => !narrow),
        told: extremesOf(measures, language),
        legend: [
          { sign: 'circle', said: names[0] },
          { sign: 'square', said: names[1] },
        ],
        picture: { kind: 'dumbbells', unit, rows },
        table: {
          heads: [label.what, ...names, label.difference, label.clearly],
          rows: alike.map((pair) => [
            pair.ours.title[language],
            pair.ours.said[language],
            pair.other.said[language],
            pair.apart.said[language],
            isClear(pair) ? label.isClear : label.isNot,
          ]),
        },
      },
    ];
  });
}
