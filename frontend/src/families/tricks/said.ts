// What is said in 3-5-8: above the hand whose turn it is, what for, and what I can do now; and how the points of a seat come about.
import type { Language } from '../../ground/cards/faces';
import type { Face, RoundResult, Seat, TricksView, View } from '../../ground/protocol';
import { theCard, theCards } from '../../words/card_names';
import { mayDo } from '../../facts/moves';
import { person, type Company } from '../../words/people';
import { said, type Message } from '../../words/said';
import { capital } from '../../ground/typography';
import { dutyOf, returnsOf, type Duty } from './moves';
import { signed } from './sheet';
import { TRICKS_WORDS } from '../../words/made/tricks';

/** Return whose turn it is, and what for. */
export function turnSaid(view: View, tricks: TricksView, language: Language): string {
  const { turnMine, turnOther } = TRICKS_WORDS[language];
  const phase = view.over ? 'over' : tricks.phase;
  return view.turn === view.seat || view.turn === null ? turnMine[phase] : turnOther[phase](view.names[view.turn] ?? '…');
}

/** Return what I can do now; *picked*: the cards picked so far. Nothing while others are to move. */
export function hintSaid(view: View, tricks: TricksView, picked: readonly Face[], language: Language): string {
  const label = TRICKS_WORDS[language];
  if (view.over || view.turn !== view.seat) return '';
  switch (tricks.phase) {
    case 'kind':
      return tricks.aside ? label.hintKind : label.hintKindAfter;
    case 'exchange':
      return picked[0] ? label.hintTo(theCard(picked[0], language)) : giftSaid(view, tricks, language);
    case 'return':
      return returnSaid(view, language);
    case 'discard':
      return label.hintDiscard(Math.max(0, (view.discards ?? 0) - picked.length));
    case 'play':
      return dutySaid(dutyOf(view, tricks), language);
    case 'over':
      return '';
  }
}

function giftSaid(view: View, tricks: TricksView, language: Language): string {
  const label = TRICKS_WORDS[language];
  return (mayDo(view.moves, 'pass') ? label.hintExchange : label.hintMustGive)(tricks.exchange?.gives ?? 0);
}

function dutySaid(duty: Duty, language: Language): string {
  const { hintPlay } = TRICKS_WORDS[language];
  return said(hintPlay[duty.code] as Message<Duty>, duty);
}

function returnSaid(view: View, language: Language): string {
  const label = TRICKS_WORDS[language];
  const back = returnsOf(view.moves)[0];
  const owed = view.exchanged?.find((swap) => swap.to === view.seat && swap.back === null && swap.card.charAt(1) === back?.charAt(1));
  return back && owed ? label.hintReturn(view.names[owed.from] ?? '…', owed.card, owed.card === back) : label.hintReturnAny;
}

/** Return how the table stands: what the round is, the trick, what each has made and has to make, whose turn it is. */
export function standing(view: View, company: Company): string[] {
  const { tricks } = view;
  if (!tricks || view.over) return [];
  const { language } = company;
  const label = TRICKS_WORDS[language];
  const seats = tricks.roles.map((role, seat) =>
    label.seat(
      capital(person(seat, company)),
      label.roles[role].toLowerCase(),
      tricks.made[seat] ?? 0,
      tricks.obligations?.[seat] ?? null,
      tricks.kind === 'least',
    ),
  );
  const trick = tricks.trick.map(([, face]) => face);
  return [
    tricks.kind ? label.kind(tricks.kind) : '',
    ...seats,
    trick.length ? label.lies(theCards(trick, language)) : '',
    view.turn === company.me ? '' : turnSaid(view, tricks, language),
  ];
}

/** Return how the points of *seat* come about: « 5 plis sur 8 à faire = −3 ». All three numbers are the server's. */
export function pointsSaid(tricks: TricksView, result: Pick<RoundResult, 'points'>, seat: Seat, language: Language): string {
  const owed = tricks.obligations?.[seat] ?? null;
  if (owed === null) return '';
  return TRICKS_WORDS[language].over.counted(tricks.made[seat] ?? 0, owed, tricks.kind === 'least', signed(result.points[seat] ?? 0));
}
