// What befalls the people of a room, as sentences.
import type { CompanyEvent } from '../../facts/happenings';
import type { Language } from '../../ground/cards/faces';
import { HAPPENINGS_WORDS } from '../made/happenings';
import { personOf } from '../people';
import type { TellersOf } from '../tellers';

export type CompanyTellers = TellersOf<CompanyEvent>;

export function tellers(language: Language): CompanyTellers {
  const words = HAPPENINGS_WORDS[language];
  return {
    renewed: () => words.renewed,
    away: ({ seat }, company) => words.away(personOf(seat, company)),
    back: ({ seat }, company) => words.back(personOf(seat, company)),
    played_for: ({ seat }, company) => words.playedFor(personOf(seat, company)),
    came: ({ seat }, company) => words.came(personOf(seat, company)),
    went: ({ name }) => words.went(name),
    asked_back: ({ seat }, company) => words.askedBack(personOf(seat, company)),
    asked_out: ({ seat, who }, company) => words.askedOut(personOf(seat, company), personOf(who, company)),
    asked_play_for: ({ seat, who }, company) => words.askedPlayFor(personOf(seat, company), personOf(who, company)),
    asked_rules: ({ seat }, company) => words.askedRules(personOf(seat, company)),
    poll_over: ({ what, outcome, name }) => words.pollOver(outcome, what, name),
  };
}
