// What befalls in every game and in the shedding games: messages by the kind of an event, and which facts some take besides.
import type { Language } from '../ground/cards/faces';
import type { CommonEvent, RoomEvent, SheddingEvent } from '../ground/protocol';
import { isAmong } from '../facts/places';
import { EVENTS_WORDS } from './made/events';
import { person, personOf, share } from './people';
import { tellersOf, type TellersOf } from './tellers';

type Told = CommonEvent | SheddingEvent | RoomEvent;

export function tellersIn(language: Language): TellersOf<Told> {
  const { misdeal, over, ...events } = EVENTS_WORDS[language].events;
  return {
    ...tellersOf<Exclude<Told, { kind: 'misdeal' | 'over' }>>(events),
    misdeal: ({ seat, count }, company) => misdeal({ seat: personOf(seat, company), count: Math.abs(count), more: count > 0 }),
    over: ({ reason, winners }, company) => {
      const names = (seats: readonly number[]): string[] => seats.map((seat) => person(seat, company));
      const meFirst = [...winners].sort((one, other) => Number(other === company.me) - Number(one === company.me));
      return over({
        reason,
        who: names(winners),
        meFirst: names(meFirst),
        mine: isAmong(winners, company.me),
        shared: winners.length > 1 && share(winners, reason, company),
      });
    },
  };
}
