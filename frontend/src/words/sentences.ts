// What happened, in words: the events of a view, told as sentences of the log.
// An event that follows from another ("to you to draw") is a clause of the same sentence.
import type { EventKind, GameEvent } from '../protocol';
import * as english from './sentences_en';
import * as frenchTellers from './sentences_fr';
import type { Company } from './people';
import { capital } from './typography';

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

/** Return *events* as sentences, each event that follows from another being a clause of the same sentence. */
export function sentences(events: readonly GameEvent[], company: Company): string[] {
  const told: string[][] = [];
  for (const event of events) {
    const words = clause(event, company);
    if (!words) continue;
    const before = told[told.length - 1];
    if (before && follows(event)) before.push(words);
    else told.push([words]);
  }
  const joint = company.language === 'fr' ? '\u202f; ' : '; ';
  return told.map((clauses) => closed(capital(clauses.join(joint))));
}

function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
