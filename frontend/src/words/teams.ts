// Who plays with whom, in words.
import type { Seat } from '../ground/protocol';
import { person, type Company } from './people';
import { listed } from '../ground/typography';
import { CHOICE_WORDS } from './words_choices';

/** Return « équipe A, avec Paul » for a seat, where there are so many *teams*; nothing where each plays for himself. */
export function teamName(seat: Seat, teams: number, company: Company): string {
  if (!teams) return '';
  const mates = company.names.map((_, other) => other).filter((other) => other !== seat && other % teams === seat % teams);
  const words = listed(
    mates.map((mate) => person(mate, company)),
    company.language === 'fr' ? 'et' : 'and',
  );
  return CHOICE_WORDS[company.language].team(seat % teams, words);
}
