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
  // Where the cards of my hand stood before the table changed.
  private spots = new Map<string, Spot>();

  /** Remember where the cards of my hand are, before the table changes. */
  before(): void {
    this.spots = new Map();
    if (!mayMove()) return;
    for (const card of this.main?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const spot = spotOf(card);
      if (spot && card.dataset.key) this.spots.set(card.dataset.key, spot);
    }
  }

  /** Animate *events*, once the page shows their result. */
  async after(events: readonly GameEvent[], now: View): Promise<void> {
    if (!events.length || !mayMove()) return;
    await tick();
    this.follow(events, now);
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
