// All that the log tells: what the server says happened, and what the page itself sees happen between two views.
import type { CompanyEvent } from './happenings';
import type { WireEvent } from '../ground/protocol';

export type GameEvent = WireEvent | CompanyEvent;
export type EventKind = GameEvent['kind'];
