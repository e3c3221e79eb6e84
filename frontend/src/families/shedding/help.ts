// What the help says of the shedding games.
import type { Language } from '../../ground/cards/faces';
import type { HelpText } from '../../felt/family';
import type { Calls } from '../../ground/protocol';
import { callName, contreName, quoted } from '../../words/call_names';
import { HELP_WORDS } from '../../words/made/help';

export function help(language: Language, { left, ranks, end: last }: Calls): HelpText {
  const { aim, home, end, enter, shift, keyNames } = HELP_WORDS[language];
  const call = quoted(callName(left ?? last, language), language);
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
      [['C'], keyNames.carte(call)],
      [['T'], keyNames.knock(call)],
      [['N'], keyNames.name(call)],
      [['K'], keyNames.contre],
      [['J'], keyNames.contreName(quoted(contreName(ranks.charAt(0) || '4', language), language))],
      [['V'], keyNames.jump],
      [['F'], keyNames.finish],
      [['Q'], keyNames.declare],
    ],
  };
}
