// Animations of moving cards. Each family says which cards fly, and from where; play does not depend on it.
import { tick } from 'svelte';
import type { HeldCard } from '../../ground/cards/faces';
import { flyIn, spotOf, type Spot } from '../../ground/motion';
import type { GameEvent } from '../../facts/events';
import type { Seat, View } from '../../ground/protocol';
import { mayMove } from '../../state/chosen.svelte';

export abstract class Flights {
  /** The table whose cards fly: a window over it may have one of its own. */
  main: HTMLElement | undefined;
  // The cards of my hand before the table changed, and where they stood if one of them was played.
  private spots = new Map<string, Spot | null>();

  /** Remember the cards of my hand, before *events* change the table. */
  before(events: readonly GameEvent[], now: View): void {
    this.spots = new Map();
    if (!events.length || !mayMove()) return;
    const played = events.some((event) => (event.kind === 'played' || event.kind === 'laid') && event.seat === now.seat);
    for (const card of this.main?.querySelectorAll<HTMLElement>('[data-key]') ?? [])
      if (card.dataset.key) this.spots.set(card.dataset.key, played ? spotOf(card) : null);
  }

  /** Animate *events*, once the page shows their result. */
  async after(events: readonly GameEvent[], now: View): Promise<void> {
    // A page that nobody sees draws nothing: its flights would all begin when somebody comes back.
    if (!events.length || !mayMove() || document.hidden) return;
    const { spots } = this;
    await tick();
    // Places are read where the browser lays the page out anyway, not within the task that changed it.
    requestAnimationFrame(() => {
      this.spots = spots;
      this.follow(events, now);
    });
  }

  protected abstract follow(events: readonly GameEvent[], now: View): void;

  /** Return where card *key* of my hand was. */
  protected spotBefore(key: string): Spot | null {
    return this.spots.get(key) ?? null;
  }

  /** Let the new ones of my cards *held* fly in from *from*, one after the other. */
  protected arrive(held: readonly HeldCard[], from: Spot | null, longestQueue = held.length): void {
    if (!from) return;
    held
      .filter(({ key }) => !this.spots.has(key))
      .forEach(({ key }, order) => {
        const card = this.one(`[data-key="${key}"]`);
        if (card) flyIn(card, from, Math.min(order + 1, longestQueue));
      });
  }

  /** Let *card*, just played by *seat*, fly in from its hand. */
  protected play(card: HTMLElement | null, seat: Seat, face: string, now: View): void {
    const from = seat === now.seat ? this.spotBefore(`${face}.0`) : this.seatSpot(seat);
    if (card && from) flyIn(card, from);
  }

  /** Return where the cards of *seat* are. */
  protected abstract seatSpot(seat: Seat): Spot | null;

  protected by(hook: string): HTMLElement | null {
    return this.one(`[data-testid="${hook}"]`);
  }

  protected one(selector: string): HTMLElement | null {
    return this.main?.querySelector<HTMLElement>(selector) ?? null;
  }
}
