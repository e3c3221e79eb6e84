// What is asked before a « Contre-carte » that would cost.
import { both, byLanguage } from '../../words/both';
import { fr, listed } from '../../ground/typography';

export const FALSE_CATCH_WORDS = byLanguage({
  heading: both(fr`Crier quand même ?`, 'Call it anyway?'),
  announced: both(
    (names: readonly string[], call: string, cost: string) =>
      fr`${listed(names, 'et')} ${names.length > 1 ? fr`ont annoncé leur` : fr`a annoncé sa`} carte. Dire « ${call} » à tort coûte ${cost}.`,
    (names, call, cost) => `${listed(names, 'and')} announced one card. A wrong “${call}” costs ${cost}.`,
  ),
  nobody: both(
    (call: string, cost: string) => fr`On n'a entendu personne oublier. Dire « ${call} » à tort coûte ${cost}.`,
    (call, cost) => `Nobody was heard to forget. A wrong “${call}” costs ${cost}.`,
  ),
  yes: both(fr`Crier quand même`, 'Call it anyway'),
  no: both(fr`Ne rien dire`, 'Say nothing'),
});
