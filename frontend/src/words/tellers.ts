// Which words there are for events: a sentence for each kind.
import type { EventKind, GameEvent } from '../facts/events';
import type { Call } from '../facts/in_force';
import type { CommonEvent, DanishEvent, RoomEvent, SheddingEvent, TricksEvent } from '../ground/protocol';
import type { Company } from './people';

export type Tell<Kind extends EventKind> = (event: Extract<GameEvent, { kind: Kind }>, company: Company, call: Call | null) => string;
export type TellersOf<Event extends GameEvent> = { [Kind in Event['kind']]: Tell<Kind> };
export type Tellers = TellersOf<CommonEvent | SheddingEvent | RoomEvent>;
export type TricksTellers = TellersOf<TricksEvent>;
export type DanishTellers = TellersOf<DanishEvent>;

/** Events in words, by kind. */
export type Told = Partial<Record<EventKind, (event: never, company: Company, call: Call | null) => string>>;
