// Rules that are being composed: what is in force card by card, changed step by step, and told as what differs from a game. No DOM here.
import type { Face, FamilySchema, Knob, RuleValue, RuleValues } from '../../ground/protocol';
import { columnOf, FACES, facesIn, JOKER, namesOf } from './faces';

export type Power = Readonly<Record<string, RuleValue>>;

/** What rules say, as it is changed: each step makes a new one. */
export interface Values {
  readonly knobs: Readonly<Record<string, RuleValue>>;
  readonly powers: Readonly<Record<Face, Power>>;
  readonly points: Readonly<Record<Face, number>>;
}

/** Return a knob of the list by its name. */
export function knobNamed(knobs: readonly Knob[], name: string): Knob | undefined {
  return knobs.find((knob) => knob.name === name);
}

/** Whether a family leaves a knob only one value. */
export function isFixed({ kind, choices, low, high }: Knob): boolean {
  return kind === 'choice' ? choices.length < 2 : kind === 'int' && low === high;
}

export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Return *value* as a text that is the same for values that say the same. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return JSON.stringify(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  );
}

// Reading and writing what differs

/** Return *base* with the keys of a rule file in *options* laid over it; keys that the schema does not know are passed over. */
export function applied(base: Values, options: Readonly<Record<string, unknown>>, schema: FamilySchema): Values {
  const knobs = { ...base.knobs };
  for (const knob of schema.knobs) if (knob.name in options) knobs[knob.name] = normal(knob, options[knob.name]);
  const powers: Record<Face, Power> = { ...base.powers };
  for (const [faces, said] of linesOf(options.powers)) for (const face of faces) powers[face] = merged(powers[face], Object(said), schema.powers);
  const points: Record<Face, number> = { ...base.points };
  for (const [faces, said] of linesOf(options.points)) for (const face of faces) points[face] = said === 'face' ? printedOn(face) : Number(said);
  return { knobs, powers, points };
}

/** Return the lines of a section with their cards, the broad ones before the precise ones, which have the last word. */
function linesOf(section: unknown): [Face[], unknown][] {
  if (typeof section !== 'object' || section === null) return [];
  const lines = Object.entries(section).map(([key, said]): [Face[], unknown] => [facesIn(key), said]);
  return lines.sort(([one], [other]) => other.length - one.length);
}

function merged(power: Power = {}, said: Record<string, unknown>, knobs: readonly Knob[]): Power {
  const changed = knobs.filter(({ name }) => name in said).map((knob): [string, RuleValue] => [knob.name, normal(knob, said[knob.name])]);
  return withoutDefaults({ ...power, ...Object.fromEntries(changed) }, knobs);
}

function withoutDefaults(power: Power, knobs: readonly Knob[]): Power {
  return Object.fromEntries(Object.entries(power).filter(([name, value]) => value !== knobNamed(knobs, name)?.default));
}

/** Return a value as the server tells it: lists of cards are texts, so are choices. */
function normal(knob: Knob, value: unknown): RuleValue {
  if (knob.kind === 'faces') return Array.isArray(value) ? value.join(' ') : String(value);
  return knob.kind === 'choice' ? String(value) : (value as RuleValue);
}

function printedOn(face: Face): number {
  return 'A23456789TJQK'.indexOf(face.charAt(0)) + 1;
}

/** Return what *now* says otherwise than *base*, as keys of a rule file. Cards that are not in the *deck* are left out. */
export function differing(base: Values, now: Values, schema: FamilySchema, deck: readonly Face[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { name } of schema.knobs) if (!same(base.knobs[name], now.knobs[name])) options[name] = now.knobs[name];
  const powers = byCards(deck, (face) => changesOf(base.powers[face] ?? {}, now.powers[face] ?? {}, schema.powers));
  const points = byCards(deck, (face) => ((base.points[face] ?? 0) === (now.points[face] ?? 0) ? null : (now.points[face] ?? 0)));
  if (Object.keys(powers).length) options.powers = powers;
  if (Object.keys(points).length) options.points = points;
  return options;
}

/** Return what a card does otherwise; what it does no longer is back at its default. Null: nothing. */
function changesOf(before: Power, now: Power, knobs: readonly Knob[]): Power | null {
  const changed = knobs.filter(({ name, default: usual }) => !same(before[name] ?? usual, now[name] ?? usual));
  return changed.length ? Object.fromEntries(changed.map(({ name, default: usual }) => [name, now[name] ?? usual])) : null;
}

/** Return *now* with all that differs between *before* and *after* as *after* has it. */
export function brought(now: Values, before: Values, after: Values, schema: FamilySchema): Values {
  return applied(now, differing(before, after, schema, FACES), schema);
}

/** Return whether all that differs between *before* and *after* is in *now* as *after* has it. */
export function holds(now: Values, before: Values, after: Values, schema: FamilySchema): boolean {
  return same(differing(now, brought(now, before, after, schema), schema, FACES), {});
}

/** Return *told* of the cards as lines of a section: cards together where they are told the same, jokers apart. */
function byCards<Told>(deck: readonly Face[], told: (face: Face) => Told | null): Record<string, Told> {
  const alike = new Map<string, { faces: Face[]; what: Told }>();
  for (const face of deck) {
    const what = told(face);
    if (what === null) continue;
    const key = `${columnOf(face) === JOKER} ${canonical(what)}`;
    alike.set(key, { faces: [...(alike.get(key)?.faces ?? []), face], what });
  }
  return Object.fromEntries([...alike.values()].map(({ faces, what }) => [namesOf(faces, deck).join(' '), what]));
}

/** Return *now* with what a change of *key* (``hand``, ``powers.7``, ``points``) touches as it is in *base*. */
export function undone(now: Values, base: Values, key: string): Values {
  const [section, cards] = [key.split('.', 1)[0] as string, key.slice(key.indexOf('.') + 1)];
  if (section !== 'powers' && section !== 'points') return { ...now, knobs: { ...now.knobs, [key]: base.knobs[key] as RuleValue } };
  const faces = key.includes('.') ? facesIn(cards) : facesIn('all');
  return section === 'powers' ? { ...now, powers: taken(now.powers, base.powers, faces) } : { ...now, points: taken(now.points, base.points, faces) };
}

function taken<Told>(now: Readonly<Record<Face, Told>>, base: Readonly<Record<Face, Told>>, faces: readonly Face[]): Record<Face, Told> {
  const kept = Object.entries(now).filter(([face]) => !faces.includes(face));
  return Object.fromEntries([...kept, ...Object.entries(base).filter(([face]) => faces.includes(face))]);
}

/** Return *now*, with the cards that are not in the *deck* as *base* has them. */
export function withAbsent(now: Values, base: Values, deck: readonly Face[]): Values {
  const absent = FACES.filter((face) => !deck.includes(face));
  return { ...now, powers: taken(now.powers, base.powers, absent), points: taken(now.points, base.points, absent) };
}

/** Return the keys of all changes: the same as the server's, but for cards that differed before, which the server tells apart. */
export function keysOf(options: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(options).flatMap(([key, said]) =>
    key === 'powers' || key === 'points' ? Object.keys(Object(said)).map((cards) => `${key}.${cards}`) : [key],
  );
}

/** Return how many things changes of *keys* are: what cards of several ranks do alike is told together, and counted by rank. */
export function thingsChanged(keys: readonly string[]): number {
  const each = keys.map((key) => (key.includes('.') ? new Set(facesIn(key.slice(key.indexOf('.') + 1)).map(columnOf)).size : 1));
  return each.reduce((sum, things) => sum + things, 0);
}

// What a card does

/** What the cards of a scope say of one knob. *mixed*: not all the same. */
export interface Said {
  value: RuleValue;
  on: boolean;
  mixed: boolean;
}

export function saidOf(now: Values, faces: readonly Face[], knob: Knob): Said {
  const values = faces.map((face) => now.powers[face]?.[knob.name] ?? knob.default);
  const value = values.find((each) => !same(each, knob.default)) ?? knob.default;
  return { value, on: !same(value, knob.default), mixed: values.some((each) => !same(each, value)) };
}

/** Return *now* with *faces* doing that; what it needs comes along, and what needs it goes when it goes. */
export function withPower(now: Values, faces: readonly Face[], knob: Knob, value: RuleValue, knobs: readonly Knob[]): Values {
  const powers: Record<Face, Power> = { ...now.powers };
  for (const face of faces) powers[face] = withoutDefaults(settled({ ...powers[face], [knob.name]: value }, knob, knobs), knobs);
  return { ...now, powers };
}

function settled(power: Power, knob: Knob, knobs: readonly Knob[]): Power {
  const on = !same(power[knob.name] ?? knob.default, knob.default);
  if (on) {
    const missing = knob.needs.map((name) => knobNamed(knobs, name)).filter((other) => other && same(power[other.name] ?? other.default, other.default));
    return missing.reduce<Power>((so, other) => settled({ ...so, [other!.name]: other!.example }, other!, knobs), power);
  }
  const idle = knobs.filter(({ name, needs }) => needs.includes(knob.name) && name in power);
  return idle.reduce<Power>((so, other) => settled({ ...so, [other.name]: other.default }, other, knobs), power);
}

/** Return the effects of *faces* that cannot be beside *knob* and what it needs. */
export function inTheWay(now: Values, faces: readonly Face[], knob: Knob, knobs: readonly Knob[]): Knob[] {
  const wanted = [knob, ...neededBy(knob, knobs)];
  const barred = (other: Knob): boolean => wanted.some((each) => each.excludes.includes(other.name) || other.excludes.includes(each.name));
  return knobs.filter((other) => other !== knob && saidOf(now, faces, other).on && barred(other));
}

/** Return all that *knob* needs, and what these need. */
export function neededBy(knob: Knob, knobs: readonly Knob[]): Knob[] {
  const direct = knob.needs.map((name) => knobNamed(knobs, name)).filter((other) => other !== undefined);
  return [...direct, ...direct.flatMap((other) => neededBy(other, knobs))];
}

/** Return whether all *faces* may have *knob*. */
export function mayHave(knob: Knob, faces: readonly Face[]): boolean {
  const allowed = facesIn(knob.only_on);
  return !knob.only_on || faces.every((face) => allowed.includes(face));
}

export function withPoints(now: Values, faces: readonly Face[], points: number): Values {
  return { ...now, points: { ...now.points, ...Object.fromEntries(faces.map((face) => [face, points])) } };
}

// The round

export function withKnob(now: Values, name: string, value: RuleValue): Values {
  return { ...now, knobs: { ...now.knobs, [name]: value } };
}

/** Return whether all that *knob* needs is there, so that it does something. */
export function isAwake(now: Values, knob: Knob, knobs: readonly Knob[]): boolean {
  return knob.needs.every((name) => isOn(now.knobs[name], knobNamed(knobs, name)));
}

/** Return whether *knob* may come to do anything: what it needs is there, and one of those of which it takes one, in the round or on some card. */
export function mayComeUp(now: Values, knob: Knob, knobs: readonly Knob[]): boolean {
  const takes = knob.takes_one_of;
  const powers = Object.values(now.powers);
  return isAwake(now, knob, knobs) && (!takes.length || takes.some((name) => now.knobs[name] || powers.some((power) => power?.[name])));
}

/** Return whether a knob of the round is neither off, nor 0, nor without cards. */
export function isOn(value: RuleValue | undefined, knob: Knob | undefined): boolean {
  return knob?.kind === 'choice' || Boolean(value);
}

/** Return the number that a table by players gives for *seats*; a plain number is for all. */
export function atSeats(value: RuleValue, seats: number): number {
  if (typeof value !== 'object') return Number(value);
  const from = Object.keys(value)
    .map(Number)
    .filter((least) => least <= seats);
  return value[String(Math.max(...from))] ?? 0;
}

const [FEWEST, MOST] = [2, 10];

/** Return *value* as a table with another number for *seats*; a plain number where it is the same for all. */
export function withSeats(value: RuleValue, seats: number, number: number): RuleValue {
  const each = Array.from({ length: MOST - FEWEST + 1 }, (_, extra) => FEWEST + extra).map((players): [number, number] => [
    players,
    players === seats ? number : atSeats(value, players),
  ]);
  const steps = each.filter(([, given], place) => place === 0 || given !== each[place - 1]?.[1]);
  return steps.length === 1 ? (steps[0]?.[1] ?? 0) : Object.fromEntries(steps);
}

/** Return the part of what the server told that is changed here. */
export function valuesOf({ knobs, powers, points }: RuleValues): Values {
  return { knobs, powers, points };
}
