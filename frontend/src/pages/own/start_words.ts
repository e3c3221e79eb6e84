// What the start screen says of rules of one's own.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const OF_START = {
  heading: both(fr`Nos propres règles`, 'Our own rules'),
  nameless: both(fr`Sans nom`, 'Without a name'),
  refused: both(fr`Cela ne se joue pas :`, 'This cannot be played:'),
  composeLink: both(fr`Composer…`, 'Compose…'),
};

export const OWN_START_WORDS = byLanguage(OF_START);
