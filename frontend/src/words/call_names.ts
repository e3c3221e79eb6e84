// How what is called out is written: « Carte », « Dernière carte », « Maou », the name of a card; and what is said against it.
import type { Language } from '../ground/cards/faces';
import type { Call } from '../facts/in_force';
import { rankName } from './card_names';
import { capital, fr } from '../ground/typography';

/** Return « Carte », « 4 », without quotes; a forgotten call of which nothing is known is the usual one. */
export function callName(call: Call | null, language: Language): string {
  if (call === 'last') return language === 'fr' ? 'Dernière carte' : 'Last card';
  if (call === null || call === 'carte') return language === 'fr' ? 'Carte' : 'One card';
  // « Mau », « Maou » are said alike in both languages; else it is a rank.
  return capital(call.length > 1 ? call : rankName(call, language));
}

/** Return « Contre-carte », « Contre-4 », in English "Catch", "Catch 4", without quotes. */
export function contreName(call: Call | null, language: Language): string {
  const rank = call === null || call.length > 1 ? null : rankName(call, language);
  return language === 'fr' ? `Contre-${rank ?? 'carte'}` : rank === null ? 'Catch' : `Catch ${rank}`;
}

/** Return *name* as it is called out: « Carte ! », "One card!". */
export function aloud(name: string, language: Language): string {
  return language === 'fr' ? fr`${name} !` : `${name}!`;
}

/** Return *name* called out, in quotes. */
export function quoted(name: string, language: Language): string {
  return language === 'fr' ? fr`« ${name} ! »` : `“${name}!”`;
}

/** Return what a button says that calls out one of *calls*. */
export function callLabel(calls: readonly Call[], language: Language): string {
  return calls.map((call) => aloud(callName(call, language), language)).join(' / ');
}

/** Return what a button says against *call* forgotten. */
export function contreLabel(call: Call | null, language: Language): string {
  return aloud(contreName(call, language), language);
}
