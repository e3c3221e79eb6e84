// What happened to whom, for the table: short signs at the seats, the attack that is under way, and what is new since my last turn.
import type { GameEvent } from './events';
import type { Seat, View } from '../ground/protocol';

export type SignKind = 'skipped' | 'caught' | 'attacked' | 'paid' | 'robbed' | 'picked_up';

/** Something that befell a seat; *count*: how many cards, where there are some. */
export interface Sign {
  kind: SignKind;
  count: number;
}

/** Return what has befallen each seat since it last did something of its own. */
export function signsOf(events: readonly GameEvent[]): Map<Seat, Sign> {
  const signs = new Map<Seat, Sign>();
  const put = (seat: Seat, kind: SignKind, count = 0): void => void signs.set(seat, { kind, count });
  for (const event of events) {
    // After a move was taken back, what it did to others has not happened.
    if (event.kind === 'dealt' || event.kind === 'undone') signs.clear();
    else if (event.kind === 'skipped') put(event.seat, 'skipped');
    else if (event.kind === 'caught') put(event.seat, 'caught');
    else if (event.kind === 'attacked') put(event.seat, 'attacked', event.debt);
    else if (event.kind === 'aimed') put(event.to, 'attacked');
    else if (event.kind === 'sent') put(event.to, 'attacked');
    else if (event.kind === 'stopped') signs.delete(event.seat);
    else if (event.kind === 'stole') put(event.from, 'robbed', 1);
    else if (event.kind === 'picked_up') put(event.seat, 'picked_up', event.count);
    else if (event.kind === 'drew' && event.cause === 'debt') put(event.seat, 'paid', event.count);
    else if (event.kind === 'paid') put(event.seat, 'paid', event.count);
    else if (event.kind === 'drew' && event.cause === 'caught') put(event.seat, 'caught', event.count);
    else if (isTurn(event)) signs.delete(event.seat);
  }
  return signs;
}

/** An attack that nobody has answered or paid yet: who sent it, and whom it hits. */
export interface Attack {
  from: Seat;
  to: Seat;
  debt: number;
}

/** Return the attack under way in *view*, whose round is told by *events*; null where there is none. */
export function attackOf(view: View, events: readonly GameEvent[]): Attack | null {
  if (view.over || view.turn === null) return null;
  const danish = view.danish?.attacked ?? null;
  if (danish !== null) return sender(events, danish, 0);
  return view.debt > 0 ? sender(events, view.turn, view.debt) : null;
}

function sender(events: readonly GameEvent[], to: Seat, debt: number): Attack | null {
  const undone = events.findLastIndex(({ kind }) => kind === 'undone');
  const played = events.slice(undone + 1).findLast((event) => event.kind === 'played' || event.kind === 'laid');
  return played && 'seat' in played && played.seat !== to ? { from: played.seat, to, debt } : null;
}

/** Return how many of *batches* of events were there already when *me* last did something; all of them for who only looks on. */
export function seenAtMyTurn(batches: readonly { events: readonly GameEvent[] }[], me: Seat | null): number {
  const last = batches.findLastIndex(({ events }) => events.some((event) => (isTurn(event) && event.seat === me) || event.kind === 'undone'));
  return me === null ? batches.length : last + 1;
}

/** Return how many of *events* come before and with the last thing that *me* did. */
export function upToMine(events: readonly GameEvent[], me: Seat | null): number {
  return 1 + events.findLastIndex((event) => isTurn(event) && event.seat === me);
}

function isTurn(event: GameEvent): event is Extract<GameEvent, { kind: 'played' | 'laid' | 'passed' | 'drew' | 'flipped' }> {
  if (event.kind === 'drew') return event.cause === 'turn';
  return event.kind === 'played' || event.kind === 'laid' || event.kind === 'passed' || event.kind === 'flipped';
}
