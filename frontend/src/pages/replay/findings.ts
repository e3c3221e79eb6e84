// What verifying a round found, in words.
import type { Language } from '../../ground/cards/faces';
import { FINDINGS_WORDS } from '../../words/made/findings';
import { named } from '../../words/people';
import type { Finding } from './verify';

/** Return what was found in verifying a round, as a sentence. */
export function findingTold(finding: Finding, language: Language): string {
  const tell = FINDINGS_WORDS[language][finding.code] as (finding: Finding) => string;
  return tell('names' in finding ? { ...finding, names: finding.names.map((name) => named(name, language)) } : finding);
}
