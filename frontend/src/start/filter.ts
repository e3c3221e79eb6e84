// Which games to show: by their pack, and by how many play. No DOM here.
import type { GameSheet } from '../protocol';

/** What somebody looks for in a game: a short pack, jokers, a game for two, teams. */
export const TRAITS = ['short', 'jokers', 'two', 'teams'] as const;
export type Trait = (typeof TRAITS)[number];

const FULL_PACK = 52;
const HAS: Record<Trait, (game: GameSheet) => boolean> = {
  short: ({ cards }) => cards < FULL_PACK,
  jokers: ({ jokers }) => jokers > 0,
  two: ({ seats: [least] }) => least <= 2,
  teams: ({ teams }) => Object.entries(teams).some(([seats, count]) => count < Number(seats)),
};

/** Return the ids of the games with all *traits* that so many can play; *players* null: any number. */
export function found(games: readonly GameSheet[], traits: readonly Trait[], players: number | null): string[] {
  const fits = (game: GameSheet): boolean => traits.every((trait) => HAS[trait](game)) && (players === null || (game.seats[0] <= players && players <= game.seats[1]));
  return games.filter(fits).map(({ id }) => id);
}
