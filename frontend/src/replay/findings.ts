// What was found in verifying a round, in words.
import type { Language } from '../cards/faces';
import type { Finding } from './verify';
import { REPLAY_WORDS } from './words';

/** Return *finding* as a sentence. */
export function findingTold(finding: Finding, language: Language): string {
  const say = REPLAY_WORDS[language].findings;
  const { holds } = finding;
  switch (finding.code) {
    case 'promise':
      return holds ? say.promise.true : say.promise.false;
    case 'ownNonce':
      return say.ownNonce[`${holds}`];
    case 'nonces':
      return holds ? say.nonces.true(finding.names) : say.nonces.false;
    case 'shuffle':
      return holds ? say.shuffle.true(finding.cards) : say.shuffle.false;
    case 'hands':
      return holds ? say.hands.true : say.hands.false(finding.names);
    case 'draws':
      return say.draws(finding.drawn, finding.taken);
    case 'step':
      return say.step(finding.step, finding.told, finding.found);
    case 'reshuffles':
      return say.reshuffles(finding.count);
    default:
      return say[finding.code];
  }
}
