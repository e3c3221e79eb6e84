// Who plays with whom, in words.
import type { Seat } from '../ground/protocol';
import { person, type Company } from './people';
import { listed } from '../ground/typography';
import { CHOICES_WORDS } from './made/choices';
import { NUMBERS_WORDS } from './made/numbers';

/** Return the letter by which *team* goes. */
export function teamLetter(team: number): string {
  return 'ABCDE'.charAt(team);
}

/** Return « équipe A, avec Paul » for a seat, where there are so many *teams*; nothing where everyone plays alone. */
export function teamName(seat: Seat, teams: number, company: Company): string {
  if (!teams) return '';
  const mates = company.names.map((_, other) => other).filter((other) => other !== seat && other % teams === seat % teams);
  const words = listed(
    mates.map((mate) => person(mate, company)),
    NUMBERS_WORDS[company.language].and,
  );
  return CHOICES_WORDS[company.language].team(teamLetter(seat % teams), words);
}
