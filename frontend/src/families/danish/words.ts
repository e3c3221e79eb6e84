// Which words Danish has of its own: its events as sentences, and "why not?".
import type { Language } from '../../ground/cards/faces';
import type { DanishEvent } from '../../ground/protocol';
import { DANISH_WORDS } from '../../words/made/danish';
import { ownReasons } from '../../words/reasons';
import { tellersOf, type TellersOf } from '../../words/tellers';

export const tellers = (language: Language): TellersOf<DanishEvent> => tellersOf<DanishEvent>(DANISH_WORDS[language].events);

export const ownReason = ownReasons(DANISH_WORDS);
