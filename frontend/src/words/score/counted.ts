// How the points of a finished round come about, in words: « 8 = 50, roi = 10 → 60 ». Pure.
import { isJoker, rankOf, sortHand, type Language } from '../../ground/cards/faces';
import type { Face, RoundResult, Seat } from '../../ground/protocol';
import { rankName } from '../card_names';
import { written } from '../../facts/score/entry';
import { RESULT_WORDS } from '../made/result';

/** A card that was left, and what it counts; null where cards count nothing. */
export interface CardLeft {
  face: Face;
  worth: number | null;
}

/** Return the cards left to *seat*, sorted, each with what it counts. */
export function cardsLeft(result: RoundResult, seat: Seat): CardLeft[] {
  const hand = result.hands[seat] ?? [];
  const worths = new Map<Face, number>();
  (result.worth?.[seat] ?? []).forEach((worth, place) => worths.set(hand[place] as Face, worth));
  return sortHand([...hand]).map((face) => ({ face, worth: worths.get(face) ?? null }));
}

/** Return « 8 = 50, roi × 2 = 20 → 70 »; nothing where cards count nothing, or none is left. */
export function handCounted(result: RoundResult, seat: Seat, language: Language): string {
  const groups = new Map<string, { name: string; count: number; worth: number }>();
  for (const { face, worth } of cardsLeft(result, seat)) {
    if (worth === null) return '';
    const name = isJoker(face) ? RESULT_WORDS[language].joker : rankName(rankOf(face), language);
    const group = groups.get(`${name} ${worth}`) ?? { name, count: 0, worth };
    groups.set(`${name} ${worth}`, { ...group, count: group.count + 1 });
  }
  const all = [...groups.values()];
  if (!all.length) return '';
  const told = all.map(({ name, count, worth }) => `${name}${count > 1 ? ` × ${count}` : ''} = ${written(count * worth)}`);
  return `${told.join(', ')} → ${written(all.reduce((sum, { count, worth }) => sum + count * worth, 0))}`;
}

/** Return how the points of *seat* come about beyond its own cards: taken from others, shared, doubled; '' where its cards say it all. */
export function pointsCounted(result: RoundResult, seat: Seat, nameOf: (seat: Seat) => string, language: Language): string {
  const tally = result.tallies?.[seat];
  const label = RESULT_WORDS[language];
  if (!tally) return '';
  const sum = tally.parts.reduce((total, { points, less }) => total + points - less, 0);
  const doubled = tally.times > 1 ? ` × ${tally.times} (${label.doubled})` : '';
  const points = written(result.points[seat] ?? 0);
  const last = tally.last ? `, ${label.lastCard(written(tally.last))}` : '';
  if (tally.why === 'nothing') return result.winners.includes(seat) && result.hands[seat]?.length ? label.winnerFree : '';
  if (tally.why === 'cards') return last || (doubled && sum) ? `${written(sum)}${last}${doubled} → ${points}` : '';
  if (tally.why === 'won' && last) return `${sum ? label.winnerCounts(written(sum)) : '0'}${last}${doubled} → ${points}`;
  if (tally.why === 'won') return `${label.winnerCounts(written(sum))}${doubled && `${doubled} → ${points}`}`;
  if (tally.why === 'place') return `${label.outAs(1 + placeOf(result, seat))} → ${points}`;
  const parts = tally.parts.map(({ seats, points: held, less }) => `${seats.map(nameOf).join(' + ')} ${written(held)}${less ? ` − ${less}` : ''}`);
  const shared = tally.shared_by > 1 ? `, ${label.shared(tally.shared_by)}` : '';
  const differences = tally.parts.some(({ less }) => less) ? ` (${label.differences})` : '';
  return `${parts.join(' + ')}${differences}${shared}${last}${doubled} → ${points}`;
}

/** Return how many were out before *seat*: places pay less and less. */
function placeOf(result: RoundResult, seat: Seat): number {
  return result.points.filter((points) => points > (result.points[seat] ?? 0)).length;
}

/** Return the seats of a round from first to last: the winners, then by their points, then by what they still held. */
export function orderOfRound(result: RoundResult, lowWins: boolean): { seat: Seat; place: number }[] {
  const sign = lowWins ? 1 : -1;
  const held = (seat: Seat): number => (result.worth?.[seat] ?? []).reduce((sum, worth) => sum + worth, 0);
  const keys = result.points.map((points, seat) => [result.winners.includes(seat) ? 0 : 1, sign * points, held(seat)] as const);
  const compare = (one: Seat, other: Seat): number => {
    const [mine, yours] = [keys[one] ?? [0, 0, 0], keys[other] ?? [0, 0, 0]];
    const won = mine[0] - yours[0];
    // Winners share their place, whatever they hold.
    return won || (mine[0] === 0 ? 0 : mine[1] - yours[1] || mine[2] - yours[2]);
  };
  const seats = keys.map((_, seat) => seat).sort((one, other) => compare(one, other) || one - other);
  return seats.map((seat) => ({ seat, place: 1 + keys.filter((_, other) => compare(other, seat) < 0).length }));
}
