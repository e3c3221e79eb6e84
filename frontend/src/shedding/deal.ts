// How a shedding game is dealt: must agree with src/huit/engine/shedding/deal.py.
import type { Lying } from '../replay/lying';
import type { RoundFile } from '../replay/round_file';

/** Shuffle, cut, deal the hands, with a misdeal now and then, and turn up the starter. */
export function deal(cards: Lying, { seats, dealer, cut }: RoundFile): void {
  cards.shuffle();
  if (cut > 0) cards.stock = [...cards.stock.slice(-cut), ...cards.stock.slice(0, -cut)];
  for (let card = 0; card < cards.record.hand; card++)
    for (let seat = 1; seat <= seats; seat++) cards.handOf((dealer + seat) % seats).push(cards.pop());
  if (cards.record.misdeals > 0 && cards.chance.below(100) < cards.record.misdeals) misdeal(cards);
  turnUpStarter(cards);
}

function misdeal(cards: Lying): void {
  const seat = cards.chance.below(cards.hands.length);
  if (cards.chance.below(2) === 0 && cards.record.hand > 1) {
    cards.putBack(cards.takeByChance(seat));
    cards.misdealt = [seat, -1];
  } else if (cards.stock.length > 1) {
    cards.handOf(seat).push(cards.pop());
    cards.misdealt = [seat, 1];
  }
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
