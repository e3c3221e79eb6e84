// Numbers, players and cards as the page of the lab says them: the server says the measures themselves.
import type { Language } from '../../ground/cards/faces';
import { LAB_WORDS } from '../../words/made/lab';
import { cardName, rankName } from '../../words/card_names';
import { LEVELS_WORDS } from '../../words/made/levels';
import { listed } from '../../ground/typography';

/** Return « 12 345 », "12,345". */
export function counted(count: number, language: Language): string {
  return count.toLocaleString(language);
}

/** Return « 25 % », "25%". */
export function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}

/** Return what the levels of the players that a measure names are called; others by the name that they have. */
export function playersSaid(players: string, language: Language): string {
  const level = LEVELS_WORDS[language].level as Record<string, string>;
  const said = (player: string): string => {
    const [name = player, rounds] = player.split('@');
    return rounds ? LAB_WORDS[language].imagining(level[name] ?? name, rounds) : (level[name] ?? name);
  };
  return listed(players.split(', ').map(said), LAB_WORDS[language].and);
}

/** Return what cards are called that a rule file writes as *about*. */
export function cardsSaid(about: string, language: Language): string {
  return about
    .split(' ')
    .map((card) => (card.length === 2 ? cardName(card, language) : rankName(card, language)))
    .join(', ');
}
