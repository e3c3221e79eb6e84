// The cards of Danish that fly: on the discard, from the stock, with the discard to its taker.
import { flyCopies, flyIn, spotOf, type Spot } from '../../ground/motion';
import type { GameEvent } from '../../facts/events';
import type { Seat, View } from '../../ground/protocol';
import { Flights } from '../../felt/table/flights';
import { heldByRank } from './moves';

const MOST_BACKS = 8;

export class DanishFlights extends Flights {
  protected override follow(events: readonly GameEvent[], now: View): void {
    const laid = events.findLast((event) => event.kind === 'laid');
    if (laid) this.lay(laid.seat, laid.cards.at(-1) ?? '', now);
    for (const event of events) {
      if (event.kind === 'picked_up' && event.seat !== now.seat) this.backs('discard-spot', event.seat, event.count);
      else if (event.kind === 'drew' && event.seat !== now.seat) this.backs('stock', event.seat, event.count);
    }
    const mine = events.findLast((event) => (event.kind === 'drew' || event.kind === 'picked_up' || event.kind === 'took_up') && event.seat === now.seat);
    if (mine) this.take(mine.kind === 'drew' ? 'stock' : mine.kind === 'took_up' ? 'slots' : 'discard-spot', now);
    else if (events.some(({ kind }) => kind === 'dealt')) this.take('stock', now);
  }

  private lay(seat: Seat, face: string, now: View): void {
    const card = this.by('discard-top');
    const from = seat === now.seat ? (this.spotBefore(`${face}.0`) ?? spotOf(this.by('slots'))) : this.seatSpot(seat);
    if (card?.dataset.face === face && from) flyIn(card, from);
  }

  private take(from: string, now: View): void {
    this.arrive(heldByRank(now.hand), spotOf(this.by(from)), MOST_BACKS);
  }

  private backs(from: string, seat: Seat, count: number): void {
    const back = this.one('.back svg');
    const [start, to] = [spotOf(this.by(from)), this.seatSpot(seat)];
    if (back && start && to) flyCopies(back, start, to, Math.min(count, MOST_BACKS));
  }

  protected override seatSpot(seat: Seat): Spot | null {
    return spotOf(this.one(`[data-testid="seat-${seat}"] .count`));
  }
}
