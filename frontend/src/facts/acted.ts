// What a seat has done of its own will. No words, no DOM.
import type { GameEvent } from './events';
import type { Seat } from '../ground/protocol';

/** Return whether I have done something in the round that *events* tell. */
export function haveActed(events: readonly GameEvent[], me: Seat | null): boolean {
  return events.some((event) => isOwn(event, me));
}

/** What somebody does of their own will, beside drawing. */
const DONE: ReadonlySet<GameEvent['kind']> = new Set(['played', 'passed', 'laid', 'flipped', 'picked_up', 'swapped', 'ready', 'chose']);

export function isOwn(event: GameEvent, me: Seat | null): boolean {
  return ('seat' in event && event.seat === me && DONE.has(event.kind)) || isDraw(event, me);
}

/** Return whether somebody does something of their own will, or loses the turn to. */
export function isDeed(event: GameEvent): boolean {
  return event.kind === 'skipped' || event.kind === 'dealt' || ('seat' in event && isOwn(event, event.seat));
}

export function isDraw(event: GameEvent, me: Seat | null): boolean {
  return event.kind === 'drew' && event.seat === me && (event.cause === 'turn' || event.cause === 'debt');
}
