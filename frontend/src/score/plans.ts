// How a score sheet may be kept. The page needs them with no server in reach: must agree with huit/scores/sheet.py, and a test compares.
import type { Bilingual } from '../protocol';
import { french } from '../words/typography';

export interface Plan {
  id: string;
  text: Bilingual;
  /** Points with which the match ends; null: it ends when the players stop. */
  target: number | null;
  /** So many points a player, where the target grows with them. */
  perPlayer: number;
  wins: 'highest' | 'lowest';
  columns: number;
  /** So many columns there may be in the end. */
  growsTo: number;
  /** Whether a round is written for its winner alone; winners who share are written with the same points. */
  winnerOnly: boolean;
  /** So many rounds the match has, where it is not a number of points that ends it; null: any number. */
  rounds: number | null;
  /** Whether what some win in a round others must lose. */
  nullSum: boolean;
  /** At least and at most so many play. */
  players: readonly [number, number];
}

export const MOST_PLAYERS = 10;

const PLAIN = {
  target: null,
  perPlayer: 0,
  wins: 'highest',
  columns: 1,
  growsTo: 1,
  winnerOnly: false,
  rounds: null,
  nullSum: false,
  players: [2, MOST_PLAYERS],
} as const;

function plan(id: string, fr: string, en: string, differs: Partial<Plan> = {}): Plan {
  return { ...PLAIN, ...differs, id, text: { fr: french(fr), en } };
}

const HOLLYWOOD = { target: 100, columns: 3, growsTo: 3, winnerOnly: true, players: [2, 2] } as const;

export const PLANS: readonly Plan[] = [
  plan('libre', 'on additionne, sans limite ; le plus haut gagne', 'add up without end; the highest wins'),
  plan('les-huit', 'le gagnant de la manche marque ; le premier à 100 gagne', 'the winner of a round scores; the first with 100 wins', {
    target: 100,
    winnerOnly: true,
  }),
  plan('hollywood', 'trois parties à la fois, chacune en 100 points', 'three games at once, each to 100 points', HOLLYWOOD),
  plan('hollywood-5', "cinq parties : la 4e et la 5e s'ouvrent en route", 'five games: the 4th and the 5th open on the way', {
    ...HOLLYWOOD,
    growsTo: 5,
  }),
  plan('le-8', 'qui atteint 500 arrête la partie ; le plus bas gagne', 'the match ends when somebody has 500; the lowest wins', {
    target: 500,
    wins: 'lowest',
  }),
  plan('positif', '50, 20 et 10 points aux trois premiers ; le premier à 200 gagne', '50, 20 and 10 points for the first three; the first with 200 wins', {
    target: 200,
  }),
  plan('negatif', "les points laissés en main ; la partie s'arrête à 100, le plus bas gagne", 'points left in hand; the match ends at 100, the lowest wins', {
    target: 100,
    wins: 'lowest',
  }),
  plan('x00', "la partie s'arrête à X00 points pour X joueurs ; le plus bas gagne", 'the match ends at X00 points for X players; the lowest wins', {
    perPlayer: 100,
    wins: 'lowest',
    players: [3, MOST_PLAYERS],
  }),
  plan('trois-cinq-huit', "dix-huit manches dont les points s'annulent ; le plus haut gagne", 'eighteen rounds whose points add up to nothing; the highest wins', {
    rounds: 18,
    nullSum: true,
    players: [3, 3],
  }),
  plan('trois-cinq-huit-court', "six manches dont les points s'annulent ; le plus haut gagne", 'six rounds whose points add up to nothing; the highest wins', {
    rounds: 6,
    nullSum: true,
    players: [3, 3],
  }),
  plan('danish', 'un point par manche gagnée ; le premier à 5 gagne', 'a point a round; the first with 5 wins', { target: 5 }),
];

export function planNamed(id: unknown): Plan | null {
  return PLANS.find((known) => known.id === id) ?? null;
}
