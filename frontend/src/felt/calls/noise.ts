// Which sounds a batch of events makes: at most one of each kind, however much happened. No sound is made here.
import type { GameEvent } from '../../facts/events';
import type { Seat } from '../../ground/protocol';

export const SOUNDS = ['card', 'draw', 'attack', 'call', 'turn', 'won', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];

const OF_EVENTS: Partial<Record<GameEvent['kind'], Sound>> = {
  played: 'card',
  laid: 'card',
  jumped: 'card',
  starter: 'card',
  drew: 'draw',
  dealt: 'draw',
  picked_up: 'draw',
  took_up: 'draw',
  attacked: 'attack',
  held_up: 'attack',
  burnt: 'attack',
  sent: 'attack',
  caught: 'attack',
  announced: 'call',
  declared: 'call',
};

/** What is heard while the page is not looked at: cards of others would only disturb. */
const FROM_AFAR: readonly Sound[] = ['turn', 'won', 'lost'];

export interface Heard {
  events: readonly GameEvent[];
  me: Seat | null;
  /** It has just become my turn. */
  myTurn: boolean;
  /** Somebody looks at the page. */
  seen: boolean;
}

/** Return the sounds for what has just happened, in the order in which they are made. */
export function soundsOf({ events, me, myTurn, seen }: Heard): Sound[] {
  const made = new Set<Sound>(events.flatMap((event) => OF_EVENTS[event.kind] ?? []));
  const over = events.find((event) => event.kind === 'over');
  if (over) made.add(me === null || over.winners.includes(me) ? 'won' : 'lost');
  else if (myTurn) made.add('turn');
  return SOUNDS.filter((sound) => made.has(sound) && (seen || FROM_AFAR.includes(sound)));
}
