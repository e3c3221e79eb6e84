// The cards that fly in a shedding game: from a hand to the discard, from the stock to the hands.
import { heldCards } from '../../ground/cards/faces';
import { beat, flyCopies, spotOf, type Spot } from '../../ground/motion';
import type { GameEvent } from '../../facts/events';
import type { Seat, View } from '../../ground/protocol';
import { Flights } from '../../felt/table/flights';
import { fetchPart } from '../../state/parts.svelte';

const MOST_BACKS = 8;
/** What moves cards from hand to hand. */
const MOVED = new Set<GameEvent['kind']>(['gave', 'stole', 'traded', 'rotated']);

export class SheddingFlights extends Flights {
  protected override follow(events: readonly GameEvent[], now: View): void {
    const stock = this.by('stock');
    const from = spotOf(stock);
    const played = events.findLast((event) => event.kind === 'played');
    if (played) this.play(this.by('discard-top'), played.seat, played.card, now);
    if (!stock || !from) return;
    if (events.some((event) => event.kind === 'dealt' || (event.kind === 'drew' && event.seat === now.seat))) this.arrive(heldCards(now.hand), from);
    const back = stock.querySelector('svg');
    if (back && events.some(({ kind }) => MOVED.has(kind))) {
      void fetchPart(() => import('./hands_move'), { ornament: true }).then((moved) => {
        for (const { from, to, count } of events.flatMap((event) => moved?.routes(event, now) ?? []))
          this.carry(back, from, to, Math.min(count, MOST_BACKS), now);
      });
    }
    for (const event of events) {
      const to = back && event.kind === 'drew' && event.seat !== now.seat ? this.seatSpot(event.seat) : null;
      if (back && to && event.kind === 'drew') flyCopies(back, from, to, Math.min(event.count, MOST_BACKS));
      const debt = event.kind === 'attacked' ? this.by('debt') : null;
      if (debt) beat(debt);
    }
  }

  /** Let cards fly from hand to hand; those that come to me come one by one. */
  private carry(back: Element, from: Seat, to: Seat, count: number, now: View): void {
    const [start, end] = [from, to].map((seat) => (seat === now.seat ? spotOf(this.one('[data-key]')) : this.seatSpot(seat)));
    if (start && end) flyCopies(back, start, end, count);
  }

  protected override seatSpot(seat: Seat): Spot | null {
    return spotOf(this.one(`[data-testid="opponent-${seat}"] :is(.backs, .who)`));
  }
}
