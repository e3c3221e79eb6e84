// How a circle is told: what the server refused, people, results, dates.
import type { Language } from '../../ground/cards/faces';
import { LobbyError } from '../../ground/lobby';
import type { Circle, CirclePerson, Member, PlayedLine } from '../../ground/protocol';
import { written } from '../../facts/score/entry';
import { CIRCLE_WORDS } from '../../words/made/circle';
import { NUMBERS_WORDS } from '../../words/made/numbers';

/** Cards go on after midnight: what ends before five in the morning belongs to the day before. */
export const DAY_BEGINS_H = 5;
const HOUR_S = 3600;

/** Return why something that was asked for was not done. */
export function problemOf(error: unknown, language: Language): string {
  const label = CIRCLE_WORDS[language];
  if (!(error instanceof LobbyError)) return label.failed;
  const { code, why, field, said } = error;
  if (code === 'unreachable') return why === 'too_many' ? label.manyAsked : label.failed;
  const known = (words: Record<string, string>, key: string): string | undefined => (Object.hasOwn(words, key) ? words[key] : undefined);
  return (why === 'full' ? known(label.full, field) : known(label.wrong, why)) ?? said?.[language] ?? label.refused;
}

/** Return why a file was not brought in, or not all of it: its parts are written one after another, once all of it was read. */
export function importProblemOf(error: unknown, language: Language): string {
  const label = CIRCLE_WORDS[language];
  const { why = '', said } = error instanceof LobbyError ? error : {};
  if (why === 'malformed') return said ? label.importRefused(said[language]) : label.importWrong;
  const problem = problemOf(error, language);
  return why === 'full' || !why ? `${problem} ${label.importBegun}` : problem;
}

/** Return somebody of *circle*; null: nobody has this number. */
export function personOf({ people }: Pick<Circle, 'people'>, member: Member): CirclePerson | null {
  return people.find((person) => person.member === member) ?? null;
}

/** Return how somebody of *circle* is called; those who left may have taken their name along. */
export function nameOf(circle: Pick<Circle, 'people'>, member: Member, language: Language): string {
  return personOf(circle, member)?.name || CIRCLE_WORDS[language].gonePerson;
}

/** Return the players of a result, the best first: « 1. Léa, 42 points · 2. Max, 30 points ». */
export function linesTold(lines: readonly PlayedLine[], circle: Pick<Circle, 'people'>, language: Language): string {
  const label = CIRCLE_WORDS[language];
  const { nPoints } = NUMBERS_WORDS[language];
  const told = ({ member, name, computer, place, points }: PlayedLine): string => {
    const who = member === null ? (computer ? `${name || label.computer}` : name) : nameOf(circle, member, language);
    return points === null ? label.placed(place, who) : label.placedPoints(place, who, nPoints(points));
  };
  return [...lines]
    .sort((one, other) => one.place - other.place || one.side - other.side)
    .map(told)
    .join(' · ');
}

/** Return a time of the server in milliseconds. */
export const inMs = (seconds: number): number => seconds * 1000;

/** Return the day to which *at* belongs, for whoever was at the table: its noon, so that no zone makes it another one. */
export function dayOf(at: number): Date {
  const day = new Date(inMs(at - DAY_BEGINS_H * HOUR_S));
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12);
}

export function dayTold(day: Date, language: Language): string {
  return day.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

export function timeTold(at: number, language: Language): string {
  return new Date(inMs(at)).toLocaleTimeString(language, { timeStyle: 'short' });
}

/** Return a moment with its day and its hour. */
export function momentTold(at: number, language: Language): string {
  return new Date(inMs(at)).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
}

/** Return points as they are written, or nothing. */
export const pointsTold = (points: number | null): string => (points === null ? '' : written(points));
