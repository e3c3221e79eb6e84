// What goes over the wire. Written by `make protocol` from the structs of the server: do not edit.
import type { OwnRound, OwnSheddingRound, OwnTricksRound, Viewer } from './protocol';

/** What a view has for one viewer alone, as it is for nobody. */
export const NOBODYS = {
  seat: null,
  guest: null,
  watch: null,
  onlooker: null,
  hand: [],
  moves: [],
  why: {},
  jumps: [],
  run: false,
  give: null,
  may_announce: false,
  announce_with: [],
  may_say: false,
  may_catch: false,
  catches: [],
  may_declare: false,
  exchanged: [],
  kitty: [],
  discards: 0,
} satisfies Partial<Viewer & OwnSheddingRound & OwnTricksRound & OwnRound>;

/** What an event of a kind tells those alone whom it concerns; a kind that is missing tells all of it to all. */
export const PRIVATE_FACTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  drew: ['cards'],
  gave: ['cards'],
  stole: ['card'],
  repaired: ['cards'],
  kitty: ['cards'],
  exchanged: ['card'],
  returned: ['card'],
  discarded: ['cards'],
};
