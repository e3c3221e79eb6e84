// What the help says of 3-5-8.
import type { Language } from '../../ground/cards/faces';
import type { HelpText } from '../../felt/family';
import { HELP_WORDS } from '../../words/made/help';
import { TRICKS_WORDS } from '../../words/made/tricks';

export function help(language: Language): HelpText {
  const { ends, home, end, enter, keyNames } = HELP_WORDS[language];
  const { help, helpKeys: keys } = TRICKS_WORDS[language];
  return {
    aim: help.aim,
    keys: [
      [['←'], keyNames.left],
      [['→'], keyNames.right],
      [[home, end], ends],
      [[enter], keys.play],
      [['1', '…', '6'], keys.kinds],
      [['F'], keys.finish],
      [['L'], keys.last],
      [['M'], keys.sheet],
    ],
  };
}
