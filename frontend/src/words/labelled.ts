// What a label stands before, with the colon as each language sets it.
import type { Language } from '../ground/cards/faces';
import { PEOPLE_WORDS } from './made/people';

export const labelled = (label: string, what: string, language: Language): string => PEOPLE_WORDS[language].labelled(label, what);
