// What the start screen says of the families of games, and of what the server refused.
import type { Language } from '../ground/cards/faces';
import type { Bilingual } from '../ground/protocol';
import { START_WORDS } from './made/start';

/** Return what the family *name* of games is called: « Le huit américain à deux jeux », "Eights". */
export function familyName(name: string, language: Language): string {
  const key = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return START_WORDS[language].family(key, name);
}

/** What to change, where the server refused what was asked for; "" if there is nothing more to say than that. */
export function whatIsWrong({ field, said }: { field: string; said?: Bilingual }, language: Language): string {
  const wrong: Record<string, string> = START_WORDS[language].wrong;
  return [wrong[field], said && `(${said[language]})`].filter(Boolean).join(' ');
}
