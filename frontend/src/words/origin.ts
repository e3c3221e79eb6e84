// From which game the rules come that people have changed.
import { BLANK } from '../facts/own/rules';
import type { Language } from '../ground/cards/faces';
import type { GameInShort } from '../ground/protocol';
import { SHEET_WORDS } from './made/sheet';

/** Return what stands under the title that players gave their own rules: from which game they come. The blank sheet is none. */
export function originOf({ id, name }: Pick<GameInShort, 'id' | 'name'>, language: Language): string {
  return id === BLANK ? name[language] : SHEET_WORDS[language].after(name[language]);
}
