// What the help says of the shedding games.
import type { Language } from '../cards/faces';
import type { HelpText } from '../families';
import { HELP_WORDS } from '../words/words_help';

export function help(language: Language): HelpText {
  const { aim, home, end, enter, shift, keyNames } = HELP_WORDS[language];
  return {
    aim,
    keys: [
      [['←'], keyNames.left],
      [['→'], keyNames.right],
      [[home], keyNames.first],
      [[end], keyNames.last],
      [[shift, '←', '→'], keyNames.sort],
      [[enter], keyNames.play],
      [['P', 'D'], keyNames.draw],
      [['C'], keyNames.carte],
      [['T'], keyNames.knock],
      [['N'], keyNames.name],
      [['K'], keyNames.contre],
      [['J'], keyNames.contreName],
      [['V'], keyNames.jump],
      [['F'], keyNames.finish],
      [['Q'], keyNames.declare],
    ],
  };
}
