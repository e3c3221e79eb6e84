// How what is called out is written: « Carte », « Dernière carte », « Maou », the name of a card; and what is said against it.
import type { Language } from '../ground/cards/faces';
import type { Call } from '../facts/in_force';
import { CRIES_WORDS } from './made/cries';

/** Return « Carte », « 4 », without quotes; a forgotten call of which nothing is known is the usual one. */
export const callName = (call: Call | null, language: Language): string => CRIES_WORDS[language].callName(call);

/** Return « Contre-carte », « Contre-4 », in English "Catch", "Catch 4", without quotes. */
export const contreName = (call: Call | null, language: Language): string => CRIES_WORDS[language].catchName(call);

/** Return *name* called out, in quotes. */
export const quoted = (name: string, language: Language): string => CRIES_WORDS[language].quoted(name);

/** Return what a button says that calls out one of *calls*: « Carte ! », "One card!". */
export function callLabel(calls: readonly Call[], language: Language): string {
  const { aloud, callName } = CRIES_WORDS[language];
  return calls.map((call) => aloud(callName(call))).join(' / ');
}

/** Return what a button says against *call* forgotten. */
export function contreLabel(call: Call | null, language: Language): string {
  const { aloud, catchName } = CRIES_WORDS[language];
  return aloud(catchName(call));
}
