// How a shedding game is dealt: must agree with src/huit/engine/shedding/deal.py.
import type { Lying } from '../../facts/deal/lying';
import type { RoundFile } from '../../facts/deal/round_file';

/** Shuffle, cut, deal the hands, with a misdeal now and then, and turn up the starter. */
export function deal(cards: Lying, { seats, dealer, cut }: RoundFile): void {
  cards.shuffle();
  if (cut) cards.stock = [...cards.stock.slice(-cut), ...cards.stock.slice(0, -cut)];
  const way = cards.record.dealtTo === 'right' ? -1 : 1;
  for (let card = 0; card < cards.record.hand; card++)
    for (let step = 1; step <= seats; step++) cards.handOf((dealer + way * step + seats) % seats).push(cards.pop());
  if (cards.record.misdeals > 0 && cards.chance.below(100) < cards.record.misdeals) misdeal(cards);
  turnUpStarter(cards);
}

function misdeal(cards: Lying): void {
  const { chance, record } = cards;
  const seat = chance.below(cards.hands.length);
  const tooFew = chance.below(2) === 0 && record.hand > 1;
  const wrongBy = record.misdealMost > 1 ? 1 + chance.below(record.misdealMost) : 1;
  const count = Math.min(wrongBy, tooFew ? record.hand - 1 : cards.stock.length - 1);
  for (let card = 0; card < count; card++)
    if (tooFew) cards.putBack(cards.takeByChance(seat));
    else cards.handOf(seat).push(cards.pop());
  if (count > 0) cards.misdealt = [seat, tooFew ? -count : count];
}

function turnUpStarter(cards: Lying): void {
  const { stock, chance, record } = cards;
  for (let tries = stock.length; record.buried.includes(stock.at(-1) ?? '') && tries > 1; tries--) {
    const place = record.buriedUnder === 'all' ? 0 : chance.below(stock.length - 1);
    stock.splice(place, 0, cards.pop());
  }
  cards.starter = cards.pop();
  cards.discard.push(cards.starter);
}
