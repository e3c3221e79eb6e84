// What happened, in words: the events of a view, told as sentences of the log.
// An event that follows from another ("to you to draw") is a clause of the same sentence.
import type { Language } from '../ground/cards/faces';
import { USUAL, withCalls, type Call, type Called } from '../facts/in_force';
import type { EventKind, GameEvent } from '../facts/events';
import { tellersIn } from './events';
import { EVENTS_WORDS } from './made/events';
import { NUMBERS_WORDS } from './made/numbers';
import { person, type Company } from './people';
import { capital, closed, listed } from '../ground/typography';
import { LEARNT } from './learnt';
import type { Told } from './tellers';

/** In each language, with how many tables they were made of: what a family brings later is told too. */
const tellers = new Map<Language, { of: number; told: Told }>();

function tellersNow(language: Language): Told {
  const known = tellers.get(language);
  if (known?.of === LEARNT.length) return known.told;
  const told: Told = Object.assign({}, ...[tellersIn, ...LEARNT].map((own) => own(language)));
  tellers.set(language, { of: LEARNT.length, told });
  return told;
}

const FOLLOWING: ReadonlySet<EventKind> = new Set([
  'announced',
  'shows',
  'run',
  'run_over',
  'paid',
  'turn',
  'rows',
  'blind',
  'named',
  'rank_named',
  'card_named',
  'attacked',
  'stopped',
  'skipped',
  'held_up',
  'misses',
  'aimed',
  'aims',
  'reversed',
  'again',
  'out',
  'stands',
  'may_steal',
  'swept',
  'chien',
  'trick',
  'asked',
  'capped',
  'fourth',
  'burnt',
  'sent',
]);

/** What tells whose turn comes next: it stays where it was told. */
const IN_ORDER: ReadonlySet<EventKind> = new Set(['skipped', 'attacked', 'held_up', 'turn']);

/** Return one event as a sentence of its own, without capital and full stop; *call* is what is called out in it, or forgotten. */
export function clause(event: GameEvent, company: Company, call: Call | null = USUAL.left): string {
  const tell = tellersNow(company.language)[event.kind] as ((event: GameEvent, company: Company, call: Call | null) => string) | undefined;
  return tell ? tell(event, company, call) : '';
}

/** Return whether *event* is told in the sentence of the event before it. */
export function follows(event: GameEvent): boolean {
  // Late, it is something that a person does on their own.
  return FOLLOWING.has(event.kind) && !(event.kind === 'announced' && event.late);
}

/**
 * Return *events* as sentences, each event that follows from another being a part of the same sentence.
 * Those that are not *kept* are left out: what follows from one of them is then a sentence of its own.
 */
export function sentences(events: readonly GameEvent[], company: Company, kept: (event: GameEvent) => boolean = () => true): string[] {
  const groups: Called[][] = [];
  const told = events.filter(({ kind }) => kind in tellersNow(company.language));
  for (const called of withCalls(told, company.calls ?? USUAL)) {
    const group = groups[groups.length - 1];
    if (group && (leads(group, called) || (follows(called.event) && isFollowed(group, called.event)))) group.push(called);
    else groups.push([called]);
  }
  return groups
    .map((group) => group.filter(({ event }) => kept(event)).flatMap((called) => inContext(called, told)))
    .map((group) => (group.length ? sentence(group, company) : ''))
    .filter(Boolean);
}

/** What a mistake costs, between a card and what the card does: that does not follow from it. */
const MISTAKES: ReadonlySet<EventKind> = new Set(['caught', 'wrong_catch', 'wrong_say', 'forgot']);
const OWN_DRAWS: ReadonlySet<string> = new Set(['turn', 'debt', 'refill']);

function isFollowed([head]: readonly Called[], event: GameEvent): boolean {
  if (head?.event.kind === 'drew' && !OWN_DRAWS.has(head.event.cause)) return event.kind === 'announced' && head.event.cause === 'level';
  return head !== undefined && !MISTAKES.has(head.event.kind);
}

/** Return an event as it is told among all *events* of a move. */
function inContext({ event, call }: Called, events: readonly GameEvent[]): Called[] {
  // Who has finished laying could lay more before.
  if (event.kind === 'run' && events.some(({ kind }) => kind === 'run_over')) return [];
  // How many there were in all is said where the stock was made anew in between.
  if (event.kind === 'paid' && events.some((other) => other.kind === 'drew' && other.count === event.count)) return [{ event: { ...event, count: 0 }, call }];
  // Nobody has played yet where the card turned up gives another turn.
  if (event.kind === 'again' && isTurnedUp(event, events)) return [{ event: { kind: 'turn', seat: event.seat, to: 'start', count: 0 }, call }];
  return [{ event, call }];
}

function isTurnedUp(event: GameEvent, events: readonly GameEvent[]): boolean {
  const before = events.slice(0, events.indexOf(event)).findLast(({ kind }) => kind === 'starter' || kind === 'played');
  return before?.kind === 'starter';
}

/** Return whether *group* says only how the *next* thing is done: by a computer for a person, or out of turn. */
function leads(group: readonly Called[], next: Called | undefined): boolean {
  const kind = group.length === 1 ? group[0]?.event.kind : '';
  return next !== undefined && (kind === 'stood_in' || (kind === 'jumped' && next.event.kind === 'played'));
}

/** "Est plays the 8 of clubs, calls hearts and says “One card!”; you have 2 cards to draw." */
function sentence(told: readonly Called[], company: Company): string {
  const words = EVENTS_WORDS[company.language];
  const led = leads(told.slice(0, 1), told[1]) ? told[0]?.event.kind : '';
  const group = led ? told.slice(1) : told;
  const [does, ...rest] = group.map(({ event, call }) => clause(event, company, call));
  const instead = does && led === 'stood_in' ? words.instead(does) : does;
  const main = led === 'jumped' ? words.jumping(instead ?? '') : instead;
  const actor = actorOf(group[0]?.event);
  const subject = actor === null ? null : `${person(actor, company)} `;
  const done: string[] = [];
  const others: string[] = [];
  rest.forEach((part, place) => {
    const [before, event] = [group[place]?.event, group[place + 1]?.event];
    if (!part || !event) return;
    if (subject !== null && does?.startsWith(subject) && part.startsWith(subject) && actorOf(event) === actor && !(others.length && IN_ORDER.has(event.kind)))
      done.push(part.slice(subject.length));
    else if (others.length && event.kind === 'skipped' && before?.kind === 'skipped' && !event.penalty)
      others.push(words.then(others.pop() ?? '', person(event.seat, company)));
    else others.push(part);
  });
  const first = listed([main ?? '', ...done], NUMBERS_WORDS[company.language].and);
  return closed(capital(others.reduce(words.joined, first)));
}

function actorOf(event: GameEvent | undefined): number | null {
  return event && 'seat' in event ? event.seat : null;
}
