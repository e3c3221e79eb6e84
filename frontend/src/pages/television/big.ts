// What is said across the felt: the moves that a whole room talks about.
import type { GameEvent, EventKind } from '../../facts/events';

const BIG: readonly EventKind[] = [
  'announced',
  'caught',
  'wrong_catch',
  'wrong_say',
  'attacked',
  'aimed',
  'declared',
  'doubted',
  'jumped',
  'traded',
  'rotated',
  'beaten',
  'out',
  'fourth',
  'burnt',
  'sent',
  'picked_up',
  'chose',
  'trick',
];

/** Return the last one of *events* that is to be seen from afar; null where there is none, or the result says it all. */
export function bigOf(events: readonly GameEvent[]): GameEvent | null {
  if (events.some(({ kind }) => kind === 'over' || kind === 'undone')) return null;
  return events.findLast(({ kind }) => BIG.includes(kind)) ?? null;
}
