// Which words 3-5-8 has of its own: its events as sentences, and "why not?".
import type { Language } from '../../ground/cards/faces';
import type { CommonEvent, Seat, TricksEvent } from '../../ground/protocol';
import { tellersIn } from '../../words/events';
import { TRICKS_WORDS } from '../../words/made/tricks';
import { person, type Company } from '../../words/people';
import { ownReasons } from '../../words/reasons';
import { factsOf, tellersOf, type Tell, type TellersOf } from '../../words/tellers';
import { said } from '../../words/said';
import { signed } from './sheet';

/** Told in several families; here with the points of each. */
type Own = TricksEvent | Extract<CommonEvent, { kind: 'over' }>;
type Told = (name: string, number: number) => string;

/** Return *numbers* by seat from *first* on, in the order of play: that one told by *whole*, the others by *short*. */
function bySeat(numbers: readonly number[], first: Seat, company: Company, whole: Told, short: Told): string {
  const seats = numbers.map((_, step) => (first + step) % numbers.length);
  return seats.map((seat, place) => (place ? short : whole)(person(seat, company), numbers[seat] ?? 0)).join(', ');
}

export function tellers(language: Language): TellersOf<Own> {
  const words = TRICKS_WORDS[language];
  const { chose: choose, ...events } = words.events;
  const { over } = tellersIn(language);
  const chose: Tell<'chose'> = (event, company) => {
    const whole = event.what === 'least' ? words.owesFirstLeast : words.owesFirst;
    return said(choose, { ...factsOf(event, company), owed: bySeat(event.owes, event.seat, company, whole, (name, owes) => words.next(name, `${owes}`)) });
  };
  const overWithPoints: Tell<'over'> = (event, company, call) => {
    const won = over(event, company, call);
    if (event.reason !== 'played' && event.reason !== 'outright') return won;
    const whole: Told = (name, points) => words.pointsFirst(name, signed(points), points);
    return words.withPoints(
      won,
      bySeat(event.points, event.winners[0] ?? 0, company, whole, (name, points) => words.next(name, signed(points))),
    );
  };
  return { ...tellersOf<Exclude<TricksEvent, { kind: 'chose' }>>(events), chose, over: overWithPoints };
}

export const ownReason = ownReasons(TRICKS_WORDS);
