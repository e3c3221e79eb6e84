// A shout in words.
import type { Shout } from '../facts/shouts';
import type { Language } from '../ground/cards/faces';
import { callLabel, contreLabel } from './call_names';
import { SHOUTS_WORDS } from './made/shouts';
import { CRIES_WORDS } from './made/cries';

/** Return what is shouted: « Carte ! », « +4 », « Au voleur ! ». */
export function shouted({ said, call, count, kind }: Shout, language: Language): string {
  const label = SHOUTS_WORDS[language];
  if (said === 'called') return call ? callLabel([call], language) : CRIES_WORDS[language].knock;
  if (said === 'caught') return contreLabel(call, language);
  if (said === 'attack' || said === 'row' || said === 'heap') return label[said](count);
  if (said === 'chose') return label.chose(kind ?? 'notrump');
  return label.said[said];
}
