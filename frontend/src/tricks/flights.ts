// The cards of 3-5-8 that fly: into the trick, to its winner, from hand to hand. Nothing here decides anything.
import { flyCopies, flyIn, spotOf, type Spot } from '../motion';
import type { GameEvent, Seat, View } from '../protocol';
import { mayMove } from '../state/chosen.svelte';
import { heldAceHigh, type Shown } from './moves';

export class Flights {
  // Where the cards of my hand stood before the table changed.
  private spots = new Map<string, Spot>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  remember(): void {
    this.spots = new Map();
    if (!mayMove()) return;
    for (const card of this.root()?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const spot = spotOf(card);
      if (spot && card.dataset.key) this.spots.set(card.dataset.key, spot);
    }
  }

  /** Let the cards of a trick go to its winner. */
  sweep({ cards, taker }: Shown): void {
    const to = taker === null || !mayMove() ? null : this.seatSpot(taker);
    if (!to) return;
    for (const [seat] of cards) {
      const card = this.one(`[data-testid="trick-${seat}"] svg`);
      const from = spotOf(card);
      if (card && from) flyCopies(card, from, to, 1);
    }
  }

  /** Let cards come from where they were; the page shows already what came of *events*. */
  follow(events: readonly GameEvent[], now: View): void {
    if (!mayMove()) return;
    for (const event of events) {
      if (event.kind === 'played') this.play(event.seat, event.card, now);
      else if (event.kind === 'exchanged' || event.kind === 'returned') this.hand(event.seat, event.to);
    }
    const source = events.find((event) => event.kind === 'dealt' || ((event.kind === 'exchanged' || event.kind === 'returned') && event.to === now.seat));
    const from = source && 'seat' in source ? this.seatSpot(source.seat) : null;
    if (!from) return;
    const fresh = heldAceHigh(now.hand).filter(({ key }) => !this.spots.has(key));
    fresh.forEach(({ key }, order) => {
      const card = this.one(`[data-key="${key}"]`);
      if (card) flyIn(card, from, order + 1);
    });
  }

  private play(seat: Seat, face: string, now: View): void {
    const card = this.one(`[data-testid="trick-${seat}"][data-face="${face}"] .card`);
    const from = seat === now.seat ? this.spots.get(`${face}.0`) : this.seatSpot(seat);
    if (card && from) flyIn(card, from);
  }

  /** A back goes from seat to seat: what it is, only the two know. */
  private hand(giver: Seat, taker: Seat): void {
    const back = this.one('[data-testid^="seat-"] .back svg');
    const size = spotOf(back);
    const [from, to] = [this.seatSpot(giver), this.seatSpot(taker)];
    if (back && size && from && to) flyCopies(back, { ...size, left: from.left, top: from.top }, to, 1);
  }

  private seatSpot(seat: Seat): Spot | null {
    // Mine shows no back: what flies there goes to the tricks I have made.
    return spotOf(this.one(`[data-testid="seat-${seat}"] .back`) ?? this.one(`[data-testid="seat-${seat}"] .tally`));
  }

  private one(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}
