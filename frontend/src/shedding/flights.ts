// The cards that fly in a shedding game: from a hand to the discard, from the stock to the hands.
import { heldCards } from '../cards/faces';
import { beat, flyCopies, spotOf, type Spot } from '../motion';
import type { GameEvent } from '../events';
import type { Seat, View } from '../protocol';
import { Flights } from '../table/flights';

const MOST_BACKS = 8;

export class SheddingFlights extends Flights {
  protected override follow(events: readonly GameEvent[], now: View): void {
    const stock = this.by('stock');
    const from = spotOf(stock);
    const played = events.findLast((event) => event.kind === 'played');
    if (played) this.play(this.by('discard-top'), played.seat, played.card, now);
    if (!stock || !from) return;
    if (events.some((event) => event.kind === 'dealt' || (event.kind === 'drew' && event.seat === now.seat))) this.arrive(heldCards(now.hand), from);
    const back = stock.querySelector('svg');
    for (const event of events) {
      const to = back && event.kind === 'drew' && event.seat !== now.seat ? this.seatSpot(event.seat) : null;
      if (back && to && event.kind === 'drew') flyCopies(back, from, to, Math.min(event.count, MOST_BACKS));
      const debt = event.kind === 'attacked' ? this.by('debt') : null;
      if (debt) beat(debt);
    }
  }

  protected override seatSpot(seat: Seat): Spot | null {
    return spotOf(this.one(`[data-testid="opponent-${seat}"] svg`));
  }
}
