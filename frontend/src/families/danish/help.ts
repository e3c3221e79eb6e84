// What the help says of Danish.
import type { Language } from '../../ground/cards/faces';
import type { HelpText } from '../../felt/family';
import { HELP_WORDS } from '../../words/made/help';
import { DANISH_WORDS } from '../../words/made/danish';

export function help(language: Language): HelpText {
  const { ends, home, end, enter, keyNames } = HELP_WORDS[language];
  const { help, helpKeys: keys } = DANISH_WORDS[language];
  return {
    aim: help.aim,
    keys: [
      [['←'], keyNames.left],
      [['→'], keyNames.right],
      [['↑', '↓'], keys.rows],
      [[home, end], ends],
      [[enter], keys.play],
      [[help.space], keys.pick],
      [['P'], keys.lay],
      [['T'], keys.pickUp],
      [['F'], keys.ready],
    ],
    escape: keys.none,
  };
}
