// Who has won a round, or its match, as the heading of the result.
import { isAmong } from '../../facts/places';
import { matchOf } from '../../facts/score/match';
import type { Language } from '../../ground/cards/faces';
import type { MatchView, RoundResult, Seat, View } from '../../ground/protocol';
import { listed } from '../../ground/typography';
import { CHOICES_WORDS } from '../made/choices';
import { COMPANY_WORDS } from '../made/company';
import { OVER_WORDS } from '../made/over';
import { PAGE_WORDS } from '../made/page';
import { SHEET_WORDS } from '../made/sheet';
import { teamLetter } from '../teams';

/** Return what the heading of *result*, with which the round of *view* has ended, says to who looks at it. */
export function resultHeading(view: View, result: RoundResult, language: Language): string {
  const label = OVER_WORDS[language];
  const match = matchOf(view);
  if (match?.over) return matchWon(view, match, language);
  const winning = new Set(result.winners.map((seat) => (view.teams ? seat % view.teams : seat)));
  if (winning.size !== 1) return label.shared;
  if (view.teams) {
    const choice = CHOICES_WORDS[language];
    return isAmong(result.winners, view.seat) ? choice.myTeamWon : choice.teamWon(teamLetter([...winning][0] as number));
  }
  return result.winners[0] === view.seat ? label.won : label.lost(view.names[result.winners[0] as number] ?? '…');
}

/** Return the name of *seat*, or « vous »; of a chair that is open by now, that it is. */
export function nameInResult(view: View, seat: Seat, language: Language): string {
  return seat === view.seat ? PAGE_WORDS[language].you : view.names[seat] || COMPANY_WORDS[language].open;
}

function matchWon(view: View, { winners, sides }: MatchView, language: Language): string {
  const seats = winners.flatMap((side) => sides[side] ?? []);
  const sheet = SHEET_WORDS[language];
  const names = seats.map((seat) => nameInResult(view, seat, language));
  return sheet.won(listed(names, sheet.and), seats.length > 1, isAmong(seats, view.seat));
}
