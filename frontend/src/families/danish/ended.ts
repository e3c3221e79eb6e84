// How a round of Danish has ended, in words: who was rid of their cards first, and what the others were left with. Pure.
import { NUMBERS_WORDS } from '../../words/made/numbers';
import type { Language } from '../../ground/cards/faces';
import type { RoundResult, Seat, View } from '../../ground/protocol';
import { written } from '../../facts/score/entry';
import { DANISH_WORDS } from '../../words/made/danish';

type Ended = Pick<View, 'names' | 'seat' | 'out' | 'danish'>;

function stillIn({ names, out }: Ended): Seat[] {
  return names.map((_, seat) => seat).filter((seat) => !out.includes(seat));
}

/** Return the seats in the order in which they were rid of their cards; those who still hold some share the place after them. */
export function orderOfEnd(view: Ended): { seat: Seat; place: number }[] {
  return [...view.out.map((seat, before) => ({ seat, place: before + 1 })), ...stillIn(view).map((seat) => ({ seat, place: view.out.length + 1 }))];
}

/** Return who is the last one, where a round went on for the places until one alone was left. */
function lastOf(view: Ended): Seat | null {
  const left = stillIn(view);
  return view.out.length > 1 && left.length === 1 ? (left[0] ?? null) : null;
}

/** Return what a round of Danish is played for, and who was the last one where it went on for the places. */
export function goalSaid(view: Ended, result: RoundResult, language: Language): string {
  const label = DANISH_WORDS[language].over;
  const last = lastOf(view);
  const goal = label.goal(Math.max(...result.points));
  return last === null ? goal : `${goal} ${last === view.seat ? label.amLast : label.isLast(view.names[last] ?? '…')}`;
}

/** Return how *seat* has ended: « 1er sans carte = +1 », « Encore 5 cartes, dont 3 cachées ». */
export function endSaid(view: Ended, result: RoundResult, seat: Seat, language: Language): string {
  const label = DANISH_WORDS[language].over;
  const before = view.out.indexOf(seat);
  const points = result.points[seat] ?? 0;
  if (before >= 0) return label.out(NUMBERS_WORDS[language].ordinal(before + 1), points ? `+${written(points)}` : '');
  const hidden = view.danish?.face_down[seat]?.length ?? 0;
  const count = (result.hands[seat]?.length ?? 0) + (view.danish?.face_up[seat]?.length ?? 0) + hidden;
  return label.left(count, hidden);
}
