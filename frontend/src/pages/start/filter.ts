// Which games to show: by their pack, and by how many play. No DOM here.
import type { GameInShort, Mood } from '../../ground/protocol';

/** What somebody looks for in a game: a short pack, jokers, a game for two, teams. */
export const TRAITS = ['short', 'jokers', 'two', 'teams'] as const;
export type Trait = (typeof TRAITS)[number];

const FULL_PACK = 52;
const HAS: Record<Trait, (game: GameInShort) => boolean> = {
  short: ({ cards }) => cards < FULL_PACK,
  jokers: ({ jokers }) => jokers > 0,
  two: ({ seats: [least] }) => least <= 2,
  teams: ({ teams }) => Object.entries(teams).some(([seats, count]) => count < Number(seats)),
};

/** Return *text* as it is compared: without accents, signs and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();
}

/** Return the ids of the games that say every word of *asked*, in their name, summary or source of either language. */
export function saying(games: readonly GameInShort[], asked: string): string[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  const says = ({ name, summary, source }: GameInShort): boolean => {
    const text = plain([name.fr, name.en, summary.fr, summary.en, source].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return games.filter(says).map(({ id }) => id);
}

/** Return the ids of the games with all *traits* that so many can play; *players* null: any number. */
export function found(games: readonly GameInShort[], traits: readonly Trait[], players: number | null): string[] {
  const fits = (game: GameInShort): boolean =>
    traits.every((trait) => HAS[trait](game)) && (players === null || (game.seats[0] <= players && players <= game.seats[1]));
  return games.filter(fits).map(({ id }) => id);
}

/** Return the games that are first to be named for what people may be after, in the order of the list. */
export function ofMoods(games: readonly GameInShort[]): (GameInShort & { mood: Mood })[] {
  return games.flatMap((game) => (game.mood ? [{ ...game, mood: game.mood }] : []));
}
