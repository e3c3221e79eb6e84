// An evening of real cards while it is being written down, and the score sheet it is sent as. No DOM, no words.
import type { CirclePerson, Evening, EveningLine, Played, PlayedLine } from '../../ground/protocol';
import { readEntry, written } from '../../facts/score/entry';
import { leadersOf, played, totalsOf, type Sheet } from '../../facts/score/sheet';

export const MOST_LINES = 10;
/** The server keeps no longer sheet. */
const MOST_ROUNDS = 200;
export const LONGEST_NOTE = 200;
const FEWEST_LINES = 2;
export const GUEST = 'guest';
/** A game of no rule file. */
export const OTHER_GAME = '';
const MINUTE_MS = 60_000;

export interface DraftLine {
  /** The number of a member, `GUEST`, or nobody yet. */
  who: string;
  /** Of a guest. */
  name: string;
  side: number;
  points: string;
  place: string;
}

export interface Draft {
  /** As a field for a local date and time has it. */
  when: string;
  game: string;
  title: string;
  by: 'points' | 'places';
  wins: 'highest' | 'lowest';
  inTeams: boolean;
  lines: DraftLine[];
  note: string;
  /** The rounds of a sheet, which stay as long as its players and points do. */
  rounds: (number | null)[][];
  /** The players and points that those rounds are of, as text. */
  roundsOf: string;
}

export type Mistake = 'when' | 'later' | 'few' | 'who' | 'twice' | 'guest' | 'points' | 'place' | 'teams';

export interface Wrong {
  mistake: Mistake;
  /** The line that it is about; null: none. */
  line: number | null;
}

/** Return *at*, in milliseconds, as a field for a local date and time has it. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

export function emptyLine(side: number): DraftLine {
  return { who: '', name: '', side, points: '', place: '' };
}

/** Return a draft of an evening that ends at *now*, with a line for each of *members*, at most as many as may stand there. */
export function newDraft(now: number, members: readonly number[]): Draft {
  const lines = members.slice(0, MOST_LINES).map((member, side) => ({ ...emptyLine(side), who: String(member) }));
  while (lines.length < FEWEST_LINES) lines.push(emptyLine(lines.length));
  return { when: fieldOf(now), game: OTHER_GAME, title: '', by: 'points', wins: 'highest', inTeams: false, lines, note: '', rounds: [], roundsOf: '' };
}

/** Return what the rounds of a draft are of. */
const keyOf = (lines: readonly DraftLine[]): string => JSON.stringify(lines.map(({ who, name, points }) => [who, name.trim(), points.trim()]));

function withRounds(draft: Draft, rounds: readonly (readonly (number | null)[])[]): Draft {
  return { ...draft, rounds: rounds.map((round) => [...round]), roundsOf: keyOf(draft.lines) };
}

/** Return who won by points where those of *lines* are told: the first have the most, or the fewest. */
export function winsOf(lines: readonly Pick<PlayedLine, 'place' | 'points'>[]): Draft['wins'] {
  const told = lines.flatMap(({ place, points }) => (points === null ? [] : [{ place, points }]));
  const best = told.reduce((one, other) => (other.place < one.place ? other : one), told[0] ?? { place: 1, points: 0 });
  return told.some(({ points }) => points > best.points) ? 'lowest' : 'highest';
}

/** Return whether places follow from points, so that an evening is mended by these. */
function followsPoints(lines: readonly PlayedLine[], wins: Draft['wins']): boolean {
  if (lines.some(({ points }) => points === null)) return false;
  const sign = wins === 'highest' ? -1 : 1;
  return lines.every((one) =>
    lines.every((other) => Math.sign(one.place - other.place) === Math.sign(sign * ((one.points ?? 0) - (other.points ?? 0))) || one.side === other.side),
  );
}

/** Return the draft by which *result* is mended. */
export function draftOf(result: Played): Draft {
  const wins = winsOf(result.lines);
  const sides = new Set(result.lines.map(({ side }) => side));
  const draft: Draft = {
    when: fieldOf(result.at * 1000),
    game: result.game,
    title: result.title,
    by: followsPoints(result.lines, wins) ? 'points' : 'places',
    wins,
    inTeams: sides.size < result.lines.length,
    lines: result.lines.map(({ member, name, side, place, points }) => ({
      who: member === null ? GUEST : String(member),
      name,
      side,
      points: points === null ? '' : written(points),
      place: String(place),
    })),
    note: result.note,
    rounds: [],
    roundsOf: '',
  };
  return withRounds(draft, result.rounds);
}

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Return the places on *sheet*: those who lead come first whatever their totals, as where games won or players out decide. */
function placesOn(sheet: Sheet, totals: readonly number[]): number[] {
  const sign = sheet.plan.wins === 'lowest' ? 1 : -1;
  const leaders = leadersOf(sheet);
  const isBefore = (one: number, other: number): boolean => {
    const [first, second] = [leaders.includes(one), leaders.includes(other)];
    return first === second ? !first && sign * ((totals[one] ?? 0) - (totals[other] ?? 0)) < 0 : first;
  };
  return totals.map((_, player) => 1 + totals.filter((_, other) => isBefore(other, player)).length);
}

/** Return *draft* with the players and points of *sheet*: members by their names, others as guests. */
export function fromSheet(draft: Draft, sheet: Sheet, people: readonly Pick<CirclePerson, 'member' | 'name' | 'left'>[]): Draft {
  const totals = totalsOf(sheet);
  const places = placesOn(sheet, totals);
  const { wins } = sheet.plan;
  const best = Math[wins === 'lowest' ? 'min' : 'max'](...totals);
  const lines = sheet.players.slice(0, MOST_LINES).map((name, side): DraftLine => {
    const member = people.find((person) => !person.left && plain(person.name) === plain(name))?.member;
    const who = member === undefined ? { who: GUEST, name } : { who: String(member), name: '' };
    return { ...who, side, points: written(totals[side] ?? 0), place: String(places[side] ?? 1) };
  });
  const rounds = sheet.rounds.slice(0, played(sheet).counted).map((round) => sheet.players.map((_, player) => round[player] ?? null));
  const by = totals.every((total, player) => (total === best) === (places[player] === 1)) ? 'points' : 'places';
  return withRounds({ ...draft, by, wins, inTeams: false, lines }, rounds.length > MOST_ROUNDS ? [] : rounds);
}

/** Return the score sheet that *draft* is sent as, or what is wrong with it; *now* in milliseconds. */
export function eveningOf(draft: Draft, now: number): Evening | Wrong {
  const at = new Date(draft.when).getTime();
  if (Number.isNaN(at)) return { mistake: 'when', line: null };
  if (at > now + MINUTE_MS) return { mistake: 'later', line: null };
  const wrong = mistakeIn(draft);
  if (wrong) return wrong;
  const lines = draft.lines.map((line): EveningLine => {
    const isGuest = line.who === GUEST;
    return {
      member: isGuest ? null : Number(line.who),
      name: isGuest ? line.name.trim() : '',
      side: draft.inTeams ? line.side : null,
      place: draft.by === 'places' ? placeOf(line) : null,
      points: readEntry(line.points) ?? null,
    };
  });
  return {
    at: Math.floor(Math.min(at, now) / 1000),
    lines,
    game: draft.game,
    title: draft.title.trim(),
    wins: draft.wins,
    rounds: staysAs(draft) ? draft.rounds : [],
    note: draft.note.trim(),
  };
}

/** Tell whether the rounds of *draft* are still those of its players and points. */
export function staysAs(draft: Draft): boolean {
  return draft.rounds.length > 0 && draft.roundsOf === keyOf(draft.lines);
}

function placeOf({ place }: DraftLine): number | null {
  const number = /^\d{1,2}$/.test(place.trim()) ? Number(place) : 0;
  return number >= 1 && number <= MOST_LINES ? number : null;
}

function mistakeIn({ lines, by, inTeams }: Draft): Wrong | null {
  if (lines.length < FEWEST_LINES) return { mistake: 'few', line: null };
  const seen = new Set<string>();
  for (const [place, line] of lines.entries()) {
    if (!line.who) return { mistake: 'who', line: place };
    if (line.who === GUEST && !line.name.trim()) return { mistake: 'guest', line: place };
    const key = line.who === GUEST ? `guest ${plain(line.name)}` : line.who;
    if (seen.has(key)) return { mistake: 'twice', line: place };
    seen.add(key);
    const points = readEntry(line.points);
    if (points === undefined || (by === 'points' && points === null)) return { mistake: 'points', line: place };
    if (by === 'places' && placeOf(line) === null) return { mistake: 'place', line: place };
  }
  if (inTeams && new Set(lines.map(({ side }) => side)).size < FEWEST_LINES) return { mistake: 'teams', line: null };
  return null;
}
