// Which words there are for events: a message of the catalogue for each kind, which takes the facts of the event.
import type { EventKind, GameEvent } from '../facts/events';
import type { Call } from '../facts/in_force';
import { rankOf, type Language } from '../ground/cards/faces';
import type { Seat } from '../ground/protocol';
import type { Person } from './grammar';
import { personOf, type Company } from './people';
import { said, type Message } from './said';

export type Tell<Kind extends EventKind> = (event: Extract<GameEvent, { kind: Kind }>, company: Company, call: Call | null) => string;
export type TellersOf<Event extends GameEvent> = { [Kind in Event['kind']]: Tell<Kind> };

/** Events in words, by kind. */
export type Told = Partial<Record<EventKind, (event: never, company: Company, call: Call | null) => string>>;

/** What the page or a family tells, in each language. */
export type TellersIn = (language: Language) => Told;

const SEATS = ['seat', 'to', 'by', 'of', 'from'] as const;
type SeatField = (typeof SEATS)[number];

/** The facts of an event as sentences take them: seats are people, and cards that are hidden are none. */
export type Facts<Event> = Omit<
  { [Field in keyof Event]: Field extends SeatField ? (Event[Field] extends Seat ? Person : Event[Field]) : Event[Field] },
  'cards'
> & {
  cards: string[];
  /** Whether these are of one rank. */
  alike: boolean;
  /** What is called out in it, or was forgotten. */
  call: Event extends { call: infer Told } ? Told : Call | null;
};

export type Messages<Event extends GameEvent> = { [Kind in Event['kind']]: Message<Facts<Extract<Event, { kind: Kind }>>> };

/** Return the facts of *event*, or of a hint. */
export function factsOf<Event extends object>(event: Event, company: Company, call: Call | null = null): Facts<Event> {
  const { cards = [], ...facts } = event as { cards?: (string | [number, string])[] } & Partial<Record<SeatField, unknown>>;
  for (const field of SEATS) {
    const seat = facts[field];
    if (typeof seat === 'number') facts[field] = personOf(seat, company);
  }
  // Cards that were turned up to find a dealer come with whose they are.
  const ranks = cards.map((card) => rankOf(typeof card === 'string' ? card : card[1]));
  return { call, ...facts, cards, alike: ranks.every((rank) => rank === ranks[0]) } as unknown as Facts<Event>;
}

/** Return what tells events by these *messages*. */
export function tellersOf<Event extends GameEvent>(messages: Messages<Event>): TellersOf<Event> {
  const tell = (message: Message<Facts<Event>>) => (event: Event, company: Company, call: Call | null) => said(message, factsOf(event, company, call));
  return Object.fromEntries(Object.entries(messages).map(([kind, message]) => [kind, tell(message as Message<Facts<Event>>)])) as unknown as TellersOf<Event>;
}
