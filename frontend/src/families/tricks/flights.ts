// The cards of 3-5-8 that fly: into the trick, to its winner, from hand to hand.
import { flyCopies, spotOf, type Spot } from '../../ground/motion';
import type { GameEvent } from '../../facts/events';
import type { Seat, View } from '../../ground/protocol';
import { mayMove } from '../../state/chosen.svelte';
import { Flights } from '../../felt/table/flights';
import { heldAceHigh, type Shown } from './moves';

export class TricksFlights extends Flights {
  /** *sweep* clears the trick that still lies open. */
  constructor(private readonly sweep: () => void) {
    super();
  }

  override before(events: readonly GameEvent[], now: View): void {
    super.before(events, now);
    if (mayMove()) this.sweep();
  }

  /** Let the cards of a trick go to its winner. */
  toWinner({ cards, taker }: Shown): void {
    const to = taker === null || !mayMove() ? null : this.seatSpot(taker);
    if (!to) return;
    for (const [seat] of cards) {
      const card = this.one(`[data-testid="trick-${seat}"] svg`);
      const from = spotOf(card);
      if (card && from) flyCopies(card, from, to, 1);
    }
  }

  protected override follow(events: readonly GameEvent[], now: View): void {
    for (const event of events) {
      if (event.kind === 'played') this.play(this.one(`[data-testid="trick-${event.seat}"][data-face="${event.card}"] .card`), event.seat, event.card, now);
      else if (event.kind === 'exchanged' || event.kind === 'returned') this.hand(event.seat, event.to);
    }
    const source = events.find((event) => event.kind === 'dealt' || ((event.kind === 'exchanged' || event.kind === 'returned') && event.to === now.seat));
    if (source && 'seat' in source) this.arrive(heldAceHigh(now.hand), this.seatSpot(source.seat));
  }

  /** Let a back fly from seat to seat: only these two know the card. */
  private hand(giver: Seat, taker: Seat): void {
    const back = this.one('[data-testid^="seat-"] .back svg');
    const size = spotOf(back);
    const [from, to] = [this.seatSpot(giver), this.seatSpot(taker)];
    if (back && size && from && to) flyCopies(back, { ...size, left: from.left, top: from.top }, to, 1);
  }

  protected override seatSpot(seat: Seat): Spot | null {
    // My own seat shows no back: cards fly to its tally.
    return spotOf(this.one(`[data-testid="seat-${seat}"] .back`) ?? this.one(`[data-testid="seat-${seat}"] .tally`));
  }
}
