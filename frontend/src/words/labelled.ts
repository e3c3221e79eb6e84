// What a label stands before, with the colon as each language sets it.
import type { Language } from '../ground/cards/faces';
import { fr } from '../ground/typography';

export function labelled(label: string, what: string, language: Language): string {
  return language === 'fr' ? fr`${label} : ${what}` : `${label}: ${what}`;
}
