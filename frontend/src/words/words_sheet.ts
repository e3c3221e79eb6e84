// What is said around the rule sheet of a room and the score sheet of its match.
import type { Language } from '../cards/faces';
import { fr } from './typography';

const FR = {
  heading: fr`La règle du jeu`,
  open: fr`La règle du jeu (touche R)`,
  options: fr`Options choisies`,
  cards: fr`Ce que font les cartes`,
  rest: fr`Le jeu`,
  match: fr`La partie`,
  rounds: fr`Manche par manche, sans total à atteindre.`,
  players: (count: number, teams: number) => (teams ? fr`${count} joueurs, en ${teams} équipes` : fr`${count} joueurs`),
  print: fr`Imprimer`,
  loading: fr`On cherche la règle…`,
  failed: fr`Le serveur ne répond pas : la règle reste introuvable pour le moment.`,
  again: fr`Réessayer`,
  score: fr`La feuille de la partie`,
  upTo: (plan: string, points: number | null) => (points === null ? plan : fr`${plan}, jusqu'à ${points} point${points > 1 ? 's' : ''}`),
  /** How rounds are written where several games are kept at once, *most* of them in the end. */
  filling: (most: number) =>
    fr`Le gagnant de chaque manche écrit ses points : la première fois dans la première colonne, la deuxième dans les deux premières, ensuite dans toutes. Qui atteint le total dans une colonne l'a gagnée.${most > 3 ? fr` Une quatrième s'ouvre quand la première est gagnée, une cinquième quand la deuxième l'est.` : ''}`,
  highest: fr`Le plus haut gagne`,
  lowest: fr`Le plus bas gagne`,
  round: fr`Manche`,
  total: fr`Total`,
  column: (no: number) => fr`Partie ${no}`,
  ahead: (who: string) => fr`En tête : ${who}.`,
  won: (who: string, several: boolean, mine: boolean) =>
    mine ? fr`${who} gagnez la partie !` : several ? fr`${who} gagnent la partie` : fr`${who} gagne la partie`,
  owes: (debtor: string, creditor: string, points: number) => fr`${debtor} → ${creditor} : ${points}`,
  settlement: fr`Qui doit combien à qui`,
  earlier: (count: number) => fr`Les ${count} manches d'avant comptent dans le total.`,
  wonBy: fr`gagnée`,
  and: 'et',
};

const EN: typeof FR = {
  heading: 'The rules of the game',
  open: 'The rules of the game (key R)',
  options: 'Options chosen',
  cards: 'What the cards do',
  rest: 'The game',
  match: 'The match',
  rounds: 'Round by round, with no total to reach.',
  players: (count, teams) => (teams ? `${count} players, in ${teams} teams` : `${count} players`),
  print: 'Print',
  loading: 'Looking up the rules…',
  failed: 'The server does not answer: the rules cannot be had for now.',
  again: 'Try again',
  score: 'The sheet of the match',
  upTo: (plan, points) => (points === null ? plan : `${plan}, to ${points} point${points > 1 ? 's' : ''}`),
  filling: (most) =>
    `The winner of each round writes his points: the first time in the first column, the second in the first two, then in all. Who reaches the target in a column has won it.${most > 3 ? ' A fourth opens when the first is won, a fifth when the second is.' : ''}`,
  highest: 'The highest wins',
  lowest: 'The lowest wins',
  round: 'Round',
  total: 'Total',
  column: (no) => `Game ${no}`,
  ahead: (who) => `Ahead: ${who}.`,
  won: (who, several, mine) => (mine ? `${who} win the match!` : `${who} ${several ? 'win' : 'wins'} the match`),
  owes: (debtor, creditor, points) => `${debtor} → ${creditor}: ${points}`,
  settlement: 'Who owes whom how much',
  earlier: (count) => `The ${count} rounds before these are in the total.`,
  wonBy: 'won',
  and: 'and',
};

export const SHEET_WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };
