// What a first-time player is told: which message says a hint.
import { GUIDE_WORDS } from '../../words/made/guide';
import type { Company } from '../../words/people';
import { said, type Message } from '../../words/said';
import { factsOf, type Facts } from '../../words/tellers';
import type { Hint, HintCode } from './hints';

type Hints = { [Code in HintCode]: Message<Facts<Extract<Hint, { code: Code }>>> };

/** Return *hint* as a sentence. */
export function hintSentence(hint: Hint, company: Company): string {
  const hints: Hints = GUIDE_WORDS[company.language].hints;
  // The compiler cannot follow a code from the hint to its own message.
  return said(hints[hint.code] as Message<Facts<Hint>>, factsOf(hint, company));
}
