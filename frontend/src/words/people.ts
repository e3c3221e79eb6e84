// Who is meant in a sentence: "you" for my own seat, names for the others.
import type { Language } from '../ground/cards/faces';
import { callsOf } from '../facts/in_force';
import type { Person } from './grammar';
import { PEOPLE_WORDS } from './made/people';
import type { Calls, Ending, Seat, View } from '../ground/protocol';

/** Who sits where, for whom the sentences are made, and in which language. */
export interface Company {
  names: readonly string[];
  /** Null without a chair: nobody is « vous » then. */
  me: Seat | null;
  language: Language;
  /** What the rules in force call out; « Carte » unless told. */
  calls?: Calls;
  /** How many teams there are, if any. */
  teams?: number;
}

/** Return the reader and the people of sentences about *view*. */
export function companyOf(view: View, language: Language): Company {
  return { names: view.names, me: view.seat, language, calls: callsOf(view), teams: view.teams };
}

/** Tell whether *winners* of a round that nobody went out in won it side by side: of one team they won it together. */
export function share(winners: readonly Seat[], reason: Ending, { teams }: Company): boolean {
  return (reason === 'blocked' || reason === 'limit') && !(teams && new Set(winners.map((seat) => seat % teams)).size === 1);
}

/** Return who played what *view* tells: those who sit there, but on arrival after a round, who sat there then. */
export function playersOf({ names, seat, over, former, sheet }: View, arriving: boolean): Pick<Company, 'names' | 'me'> {
  const gone = arriving && over ? (former ?? []).filter(({ last }) => last === sheet?.at(-1)?.round) : [];
  return { names: names.map((name, at) => gone.find((one) => one.seat === at)?.name ?? name), me: gone.some((one) => one.seat === seat) ? null : seat };
}

/** Return *name*, or what to say of somebody who gave none. */
export function named(name: string | undefined, language: Language): string {
  return PEOPLE_WORDS[language].named(name);
}

/** Return « vous » or the name of *seat*. */
export function person(seat: Seat, { names, me, language }: Company): string {
  return seat === me ? PEOPLE_WORDS[language].you : named(names[seat], language);
}

/** Return who *seat* is in a sentence. */
export function personOf(seat: Seat, company: Company): Person {
  return { name: person(seat, company), you: seat === company.me };
}
