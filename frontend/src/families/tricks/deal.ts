// How 3-5-8 is dealt: must agree with src/huit/engine/tricks/deal.py.
import type { Lying } from '../../facts/deal/lying';

/** Deal first the chien, then the hands: each as a whole by a key, card by card in older rounds. */
export function deal({ record, chance, byKey, putAside, hands }: Lying): void {
  const pack = [...record.deck];
  putAside.push(...chance.drawn(pack, record.chien));
  if (byKey) for (const hand of hands) hand.push(...chance.drawn(pack, record.hand));
  else chance.drawn(pack, hands.length * record.hand).forEach((face, card) => hands[card % hands.length]?.push(face));
}
