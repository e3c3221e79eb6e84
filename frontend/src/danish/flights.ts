// The cards of Danish that fly: on the pile, from the stock, with the pile to its taker. Nothing here decides anything.
import { flyCopies, flyIn, spotOf, type Spot } from '../motion';
import type { GameEvent, Seat, View } from '../protocol';
import { mayMove } from '../state/chosen.svelte';
import { heldByRank } from './moves';

const MOST_BACKS = 8;

export class Flights {
  // Where my cards stood before the table changed.
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

  /** Let cards come from where they were; the page shows already what came of *events*. */
  follow(events: readonly GameEvent[], now: View): void {
    if (!mayMove()) return;
    const laid = events.findLast((event) => event.kind === 'laid');
    if (laid) this.lay(laid.seat, laid.cards.at(-1) ?? '', now);
    for (const event of events) {
      if (event.kind === 'picked_up' && event.seat !== now.seat) this.backs('pile-spot', event.seat, event.count);
      else if (event.kind === 'drew' && event.seat !== now.seat) this.backs('stock', event.seat, event.count);
    }
    const mine = events.findLast((event) => (event.kind === 'drew' || event.kind === 'picked_up' || event.kind === 'took_up') && event.seat === now.seat);
    if (mine) this.take(mine.kind === 'drew' ? 'stock' : mine.kind === 'took_up' ? 'slots' : 'pile-spot', now);
    else if (events.some(({ kind }) => kind === 'dealt')) this.take('stock', now);
  }

  private lay(seat: Seat, face: string, now: View): void {
    const card = this.by('discard-top');
    const from = seat === now.seat ? (this.spots.get(`${face}.0`) ?? spotOf(this.by('slots'))) : this.seatSpot(seat);
    if (card?.dataset.face === face && from) flyIn(card, from);
  }

  private take(from: string, now: View): void {
    const spot = spotOf(this.by(from));
    if (!spot) return;
    const fresh = heldByRank(now.hand).filter(({ key }) => !this.spots.has(key));
    fresh.forEach(({ key }, order) => {
      const card = this.one(`[data-key="${key}"]`);
      if (card) flyIn(card, spot, Math.min(order + 1, MOST_BACKS));
    });
  }

  private backs(from: string, seat: Seat, count: number): void {
    const back = this.one('.back svg');
    const [start, to] = [spotOf(this.by(from)), this.seatSpot(seat)];
    if (back && start && to) flyCopies(back, start, to, Math.min(count, MOST_BACKS));
  }

  private seatSpot(seat: Seat): Spot | null {
    return spotOf(this.one(`[data-testid="seat-${seat}"] .count`));
  }

  private by(hook: string): HTMLElement | null {
    return this.one(`[data-testid="${hook}"]`);
  }

  private one(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}
