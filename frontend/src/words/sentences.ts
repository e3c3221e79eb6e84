// What happened, in words: the events of a view, told as sentences of the log.
// An event that follows from another ("to you to draw") is a clause of the same sentence.
import type { EventKind, GameEvent } from '../protocol';
import * as english from './sentences_en';
import * as frenchTellers from './sentences_fr';
import { person, type Company } from './people';
import { capital, listed } from './typography';

export type Tell<Kind extends EventKind> = (event: Extract<GameEvent, { kind: Kind }>, company: Company) => string;
export type Tellers = { [Kind in EventKind]: Tell<Kind> };

const FOLLOWING: ReadonlySet<EventKind> = new Set([
  'announced',
  'named',
  'attacked',
  'stopped',
  'skipped',
  'reversed',
  'again',
  'out',
  'stands',
  'may_steal',
  'swept',
]);

/** Return one event as a sentence of its own, without capital and full stop. */
export function clause(event: GameEvent, company: Company): string {
  const tellers = company.language === 'fr' ? frenchTellers.TELLERS : english.TELLERS;
  const tell = tellers[event.kind] as ((event: GameEvent, company: Company) => string) | undefined;
  return tell ? tell(event, company) : '';
}

/** Return whether *event* is told in the sentence of the event before it. */
export function follows(event: GameEvent): boolean {
  // Late, it is something that a person does on his own.
  return FOLLOWING.has(event.kind) && !(event.kind === 'announced' && event.late);
}

/** Return *events* as sentences, each event that follows from another being a part of the same sentence. */
export function sentences(events: readonly GameEvent[], company: Company): string[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups[groups.length - 1];
    if (group && follows(event)) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => sentence(group, company)).filter(Boolean);
}

/** "Est plays the 8 of clubs, calls hearts and says “Carte!”; you have 2 cards to draw." */
function sentence(group: readonly GameEvent[], company: Company): string {
  const french = company.language === 'fr';
  const [main, ...rest] = group.map((event) => clause(event, company));
  const actor = actorOf(group[0]);
  const subject = actor === null ? null : `${person(actor, company)} `;
  const isDone = (words: string, place: number): boolean =>
    subject !== null && words.startsWith(subject) && actorOf(group[place + 1]) === actor;
  const done = rest.filter(isDone).map((words) => words.slice(subject?.length));
  const others = rest.filter((words, place) => words && !isDone(words, place));
  const whole = [listed([main ?? '', ...done], french ? 'et' : 'and'), ...others].join(french ? '\u202f; ' : '; ');
  return closed(capital(whole));
}

function actorOf(event: GameEvent | undefined): number | null {
  return event && 'seat' in event ? event.seat : null;
}

function closed(text: string): string {
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}
