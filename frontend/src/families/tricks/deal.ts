// How 3-5-8 is dealt: must agree with src/huit/engine/tricks/deal.py.
import type { Lying } from '../../facts/deal/lying';

/** Deal first the chien, then the hands, each as a whole. */
export function deal({ record, chance, putAside, hands }: Lying): void {
  const pack = [...record.deck];
  putAside.push(...chance.drawn(pack, record.chien));
  for (const hand of hands) hand.push(...chance.drawn(pack, record.hand));
}
