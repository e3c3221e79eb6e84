// What the help says of Danish.
import type { Language } from '../cards/faces';
import type { HelpText } from '../families';
import { HELP_WORDS } from '../words/words_help';
import { DANISH_WORDS } from './words';

export function help(language: Language): HelpText {
  const { home, end, enter } = HELP_WORDS[language];
  const { aim, space, keys } = DANISH_WORDS[language].help;
  return {
    aim,
    keys: [
      [['←'], keys.left],
      [['→'], keys.right],
      [['↑', '↓'], keys.rows],
      [[home, end], keys.ends],
      [[enter], keys.play],
      [[space], keys.pick],
      [['P'], keys.lay],
      [['T'], keys.pickUp],
      [['F'], keys.ready],
    ],
    escape: keys.none,
  };
}
