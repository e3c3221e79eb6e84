// What is said around the rule sheet of a room and the score sheet of its match.
import type { Language } from '../ground/cards/faces';
import { BLANK } from '../facts/own/rules';
import type { GameSheet } from '../ground/protocol';
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

export const SHEET_WORDS = byLanguage({
  heading: both(fr`La règle du jeu`, 'The rules of the game'),
  after: both(
    (game: string) => fr`D'après ${game}`,
    (game) => `Based on ${game}`,
  ),
  options: both(fr`Options choisies`, 'Options chosen'),
  cards: both(fr`Ce que font les cartes`, 'What the cards do'),
  rest: both(fr`Le jeu`, 'The game'),
  match: both(fr`La partie`, 'The match'),
  rounds: both(fr`Manche par manche, sans total à atteindre.`, 'Round by round, with no total to reach.'),
  players: both(
    (count: number, teams: number) => (teams ? fr`${count} joueurs, en ${teams} équipes` : fr`${count} joueurs`),
    (count, teams) => (teams ? `${count} players, in ${teams} teams` : `${count} players`),
  ),
  print: both(fr`Imprimer`, 'Print'),
  lab: both(fr`Que valent ces règles ?`, 'What are these rules like?'),
  loading: both(fr`On cherche la règle…`, 'Looking up the rules…'),
  failed: both(fr`Le serveur ne répond pas : la règle reste introuvable pour le moment.`, 'The server does not answer: the rules are not available for now.'),
  again: both(fr`Réessayer`, 'Try again'),
  score: both(fr`La feuille de la partie`, 'The sheet of the match'),
  upTo: both(
    (plan: string, points: number | null) => (points === null ? plan : fr`${plan}, jusqu'à ${points} point${points > 1 ? 's' : ''}`),
    (plan, points) => (points === null ? plan : `${plan}, to ${points} point${points > 1 ? 's' : ''}`),
  ),
  /** How rounds are written where several games are kept at once, *most* of them in the end. */
  filling: both(
    (most: number) =>
      fr`Le gagnant de chaque manche écrit ses points : la première fois dans la première colonne, la deuxième dans les deux premières, ensuite dans toutes. Qui atteint le total dans une colonne l'a gagnée.${most > 3 ? fr` Une quatrième s'ouvre quand la première est gagnée, une cinquième quand la deuxième l'est.` : ''}`,
    (most) =>
      `The winner of each round scores their points: in the first column for their first win, in the first two for their second, and in all of them from then on. The first player to reach the target in a column wins it.${most > 3 ? ' A fourth opens when the first is won, a fifth when the second is.' : ''}`,
  ),
  highest: both(fr`Le plus haut gagne`, 'The highest wins'),
  lowest: both(fr`Le plus bas gagne`, 'The lowest wins'),
  round: both(fr`Manche`, 'Round'),
  total: both(fr`Total`, 'Total'),
  column: both(
    (no: number) => fr`Partie ${no}`,
    (no) => `Game ${no}`,
  ),
  ahead: both(
    (who: string) => fr`En tête : ${who}.`,
    (who) => `Ahead: ${who}.`,
  ),
  won: both(
    (who: string, several: boolean, mine: boolean) =>
      mine ? fr`${who} gagnez la partie !` : several ? fr`${who} gagnent la partie` : fr`${who} gagne la partie`,
    (who, several, mine) => (mine ? `${who} win the match!` : `${who} ${several ? 'win' : 'wins'} the match`),
  ),
  owes: both(
    (debtor: string, creditor: string, points: number) => fr`${debtor} → ${creditor} : ${points}`,
    (debtor, creditor, points) => `${debtor} → ${creditor}: ${points}`,
  ),
  settlement: both(fr`Qui doit combien à qui`, 'Who owes what'),
  earlier: both(
    (count: number) => (count > 1 ? fr`Les ${count} manches d'avant comptent dans le total.` : fr`La manche d'avant compte dans le total.`),
    (count) => (count > 1 ? `The ${count} rounds before these are in the total.` : 'The round before these is in the total.'),
  ),
  wonBy: both(fr`gagnée`, 'won'),
  and: both('et', 'and'),
});

/** Return what stands under the title that players gave their own rules: from which game they come. The blank sheet is none. */
export function originOf({ id, name }: Pick<GameSheet, 'id' | 'name'>, language: Language): string {
  return id === BLANK ? name[language] : SHEET_WORDS[language].after(name[language]);
}
