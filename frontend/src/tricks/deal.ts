// How 3-5-8 is dealt: must agree with src/huit/engine/tricks/deal.py.
import type { Face } from '../protocol';
import type { Lying } from '../replay/lying';

/** Deal card by card, each drawn by chance: first the chien, then the hands. */
export function deal({ record, chance, putAside, hands }: Lying): void {
  const pack = [...record.deck];
  const next = (): Face => pack.splice(chance.below(pack.length), 1)[0] as Face;
  for (let card = 0; card < record.chien; card++) putAside.push(next());
  for (let card = 0; card < hands.length * record.hand; card++) hands[card % hands.length]?.push(next());
}
