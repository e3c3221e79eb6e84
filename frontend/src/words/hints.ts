// What stands beside the cards in words: what is in force on the card on top, and what I can do now.
import { debtOnTurn } from '../facts/in_force';
import { mayDo, playableFaces } from '../facts/moves';
import { isMyTurn } from '../facts/places';
import type { View } from '../ground/protocol';
import type { Language } from '../ground/cards/faces';
import { capital, closed } from '../ground/typography';
import { aCard, theCard } from './card_names';
import type { Company } from './people';
import { PAGE_WORDS } from './made/page';
import { CHOICES_WORDS } from './made/choices';

/** Return what is in force on the card on top: the rank or the suit asked for, the card that it stands for or shows. */
export function inForce(view: View, language: Language): string {
  const choice = CHOICES_WORDS[language];
  if (view.rank && view.suit) return choice.rankNamed(theCard(view.rank + view.suit, language));
  if (view.rank) return choice.rankNamed(aCard(view.rank, language));
  if (view.stands_for) return choice.standsFor(theCard(view.stands_for, language));
  return view.in_force ? choice.inForce(theCard(view.in_force, language)) : '';
}

/** Return the hint under the turn: what I can do now, if it needs saying. What a window asks, it says itself. */
export function turnHint(view: View, company: Company): string {
  const { table } = PAGE_WORDS[company.language];
  if (!isMyTurn(view)) return '';
  const { moves } = view;
  const plays = playableFaces(moves).size > 0;
  const debt = debtOnTurn(view);
  const shows = mayDo(moves, 'declare');
  if (!plays && !shows) return mayDo(moves, 'pass') ? table.hintOnlyPass : !mayDo(moves, 'draw') ? '' : debt ? table.hintPay(debt) : table.hintDraw;
  const ways = [
    plays && (debt ? table.answers : table.plays),
    shows && table.shows,
    mayDo(moves, 'draw') && (debt || !plays) && table.draws(debt),
    mayDo(moves, 'pass') && table.passes,
  ].filter((way) => way !== false);
  return debt || ways.length > 1 ? closed(capital(ways.join(table.or))) : '';
}
