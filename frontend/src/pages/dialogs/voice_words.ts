// Words of the settings of what is read out.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const VOICE_WORDS = byLanguage({
  heading: both(fr`Récit pour lecteur d'écran`, 'Story for a screen reader'),
  stories: both({ short: fr`bref`, usual: fr`habituel`, full: fr`complet` }, { short: 'short', usual: 'usual', full: 'full' }),
  hints: both(
    {
      short: fr`La carte du dessus, et ce qui vous concerne.`,
      usual: fr`Tout ce qui se passe, puis ce que vous pouvez faire.`,
      full: fr`Tout ce qui se passe, puis la carte du dessus, l'attaque et les cartes de chacun.`,
    },
    {
      short: 'The top card, and what concerns you.',
      usual: 'All that happens, then what you can do.',
      full: 'All that happens, then the top card, the attack and how many cards everybody holds.',
    },
  ),
});
