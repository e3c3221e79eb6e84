// Which cards go from whose hand to whose, where hands change owner: loaded when that happens.
import type { GameEvent } from '../../facts/events';
import type { Seat, View } from '../../ground/protocol';

export interface Route {
  from: Seat;
  to: Seat;
  count: number;
}

/** Return how cards went from hand to hand in *event*; *now* is the table after it. */
export function routes(event: GameEvent, now: Pick<View, 'counts'>): Route[] {
  const held = (seat: Seat): number => now.counts[seat] ?? 0;
  switch (event.kind) {
    case 'gave':
      return [{ from: event.seat, to: event.to, count: event.count }];
    case 'stole':
      return [{ from: event.from, to: event.seat, count: 1 }];
    case 'traded':
      return [
        { from: event.seat, to: event.to, count: held(event.to) },
        { from: event.to, to: event.seat, count: held(event.seat) },
      ];
    case 'rotated': {
      const stillIn = now.counts.flatMap((count, seat) => (count ? [seat] : []));
      if (event.direction < 0) stillIn.reverse();
      return stillIn.map((to, place) => ({ from: stillIn.at(place - 1) as Seat, to, count: held(to) }));
    }
    default:
      return [];
  }
}
