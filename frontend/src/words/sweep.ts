// An attack that goes round the table, in words: whose card it is, and what is asked of whom.
import type { Sweep } from '../facts/in_force';
import { personOf, type Company } from './people';
import { SWEEP_WORDS } from './made/sweep';

/** Return « L’as de pique de Paul fait le tour : à vous de répondre par un as, sinon de piocher 2 cartes. » */
export function sweepSentence({ card, by, asked, debt, answer, paid }: Sweep, company: Company): string {
  return SWEEP_WORDS[company.language].sweep(personOf(by, company), personOf(asked, company), card, answer, debt, paid);
}
