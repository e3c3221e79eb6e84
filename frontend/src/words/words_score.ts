// What the score sheet for real cards says.
import type { NamesMistake } from '../facts/score/kept';
import type { Mistake } from '../facts/score/sheet';
import { both, byLanguage } from './both';
import { fr, listed } from '../ground/typography';

const pointsFr = (points: string): string => fr`${points} point${/^−?[01]$/.test(points) ? '' : 's'}`;
const pointsEn = (points: string): string => `${points} point${/^−?1$/.test(points) ? '' : 's'}`;

export const SCORE_WORDS = byLanguage({
  heading: both(fr`Feuille de marque`, 'Score sheet'),
  intro: both(
    fr`Pour jouer avec de vraies cartes : notez les manches, la feuille fait les comptes. Elle reste sur cet appareil, même sans réseau.`,
    'For playing with real cards: write down each round, and the sheet adds it up. It stays on this device, and works offline.',
  ),
  how: both(fr`Comment marque-t-on ?`, 'How is it counted?'),
  who: both(fr`Qui joue ?`, 'Who plays?'),
  player: both(
    (no: number) => fr`Joueur ${no}`,
    (no) => `Player ${no}`,
  ),
  addPlayer: both(fr`Ajouter un joueur`, 'Add a player'),
  remove: both(
    (name: string) => fr`Retirer ${name}`,
    (name) => `Remove ${name}`,
  ),
  target: both(fr`Points pour finir`, 'Points to end it'),
  usual: both(
    (points: number | null) => (points === null ? fr`sans limite` : fr`d'ordinaire ${points}`),
    (points) => (points === null ? 'without end' : `usually ${points}`),
  ),
  perPlayer: both(
    (points: number) => fr`d'ordinaire ${points} par joueur`,
    (points) => `usually ${points} a player`,
  ),
  begin: both(fr`Commencer la feuille`, 'Begin the sheet'),
  write: both(
    (no: number) => fr`Noter la manche ${no}`,
    (no) => `Enter round ${no}`,
  ),
  entry: both(
    (no: number) => fr`Manche ${no}`,
    (no) => `Round ${no}`,
  ),
  winner: both(fr`Qui a gagné ?`, 'Who won?'),
  shared: both(fr`Plusieurs noms : ils se partagent la manche, chacun avec ces points.`, 'Several names: they share the round, each with these points.'),
  points: both(fr`Points gagnés`, 'Points won'),
  each: both(fr`Les points de chacun`, 'Points of each'),
  sum: both(fr`On peut additionner les cartes : 50+10+7.`, 'Cards may be added up: 50+10+7.'),
  pad: both(fr`Chiffres`, 'Digits'),
  back: both(fr`Effacer le dernier chiffre`, 'Delete the last digit'),
  sign: both(fr`Changer le signe`, 'Change the sign'),
  plus: both(fr`Plus`, 'Plus'),
  next: both(fr`Suivant`, 'Next'),
  done: both(fr`Noter`, 'Write'),
  table: both(fr`Les manches`, 'The rounds'),
  nothing: both(fr`Rien n'est encore noté.`, 'Nothing is written yet.'),
  ahead: both(
    (who: readonly string[], points: string) => fr`En tête : ${listed(who, 'et')}, ${pointsFr(points)}`,
    (who, points) => `Ahead: ${listed(who, 'and')}, ${pointsEn(points)}`,
  ),
  won: both(
    (who: readonly string[], points: string) =>
      who.length === 1 ? fr`${who[0] ?? ''} gagne la partie avec ${pointsFr(points)}` : fr`${listed(who, 'et')} gagnent ensemble avec ${pointsFr(points)}`,
    (who, points) => `${listed(who, 'and')} ${who.length === 1 ? 'wins' : 'win together'} with ${pointsEn(points)}`,
  ),
  written: both(
    (no: number) => fr`Manche ${no} notée.`,
    (no) => `Round ${no} written.`,
  ),
  mend: both(
    (no: number) => fr`Corriger la manche ${no}`,
    (no) => `Correct round ${no}`,
  ),
  mendDone: both(fr`Corriger`, 'Correct'),
  mendHint: both(fr`Pour corriger une manche, touchez son numéro.`, 'To correct a round, press its number.'),
  mended: both(
    (no: number) => fr`Manche ${no} corrigée.`,
    (no) => `Round ${no} corrected.`,
  ),
  goesOn: both(fr`La partie n'est plus finie.`, 'The match is no longer over.'),
  notCounted: both(fr`ne compte pas`, 'does not count'),
  /** Rounds that were written after what is now the end. */
  idle: both(
    (last: number, all: number) =>
      fr`La partie finit à la manche ${last}. ${all - last === 1 ? fr`La manche ${all}, notée après, ne compte pas et reste` : fr`Les manches ${last + 1} à ${all}, notées après, ne comptent pas et restent`} sur la feuille.`,
    (last, all) =>
      `The match ends with round ${last}. ${all - last === 1 ? `Round ${all}, written after it, does not count and stays` : `Rounds ${last + 1} to ${all}, written after it, do not count and stay`} on the sheet.`,
  ),
  undo: both(fr`Effacer la dernière manche`, 'Delete the last round'),
  undone: both(
    (no: number) => fr`Manche ${no} effacée.`,
    (no) => `Round ${no} deleted.`,
  ),
  redo: both(fr`La rétablir`, 'Bring it back'),
  players: both(fr`Les joueurs`, 'The players'),
  keepPlayers: both(fr`Garder ces noms`, 'Keep these names'),
  fresh: both(fr`Nouvelle feuille`, 'New sheet'),
  sure: both(fr`Effacer cette feuille et en commencer une autre ?`, 'Delete this sheet and begin another one?'),
  yes: both(fr`Oui, une nouvelle feuille`, 'Yes, a new sheet'),
  no: both(fr`Non, la garder`, 'No, keep it'),
  again: both(fr`Rejouer avec les mêmes`, 'Again with the same players'),
  stake: both(fr`Le point vaut`, 'A point is worth'),
  stakeHint: both(fr`par exemple 0,10 ; vide : en points`, 'for example 0.10; empty: in points'),
  badStake: both(fr`Ce n'est pas une somme comme 0,10.`, 'That is not an amount such as 0.10.'),
  owes: both(
    (debtor: string, sum: string, creditor: string) => fr`${debtor} doit ${sum} à ${creditor}`,
    (debtor, sum, creditor) => `${debtor} owes ${creditor} ${sum}`,
  ),
  even: both(fr`Personne ne doit rien.`, 'Nobody owes anything.'),
  asPoints: both(pointsFr, pointsEn),
  decimal: both(',' as ',' | '.', '.'),
  mistakes: {
    over: both(fr`La partie est finie : effacez une manche, ou commencez une nouvelle feuille.`, 'The match is over: delete a round, or begin a new sheet.'),
    nobody: both(fr`Notez les points d'au moins un joueur.`, 'Enter the points of at least one player.'),
    winner_only: both(fr`Touchez le nom de qui a gagné.`, 'Tap the name of the winner.'),
    null_sum: both(fr`Il faut les points de chacun, et leur somme fait 0.`, 'Everybody’s points are needed, and they have to add up to 0.'),
    full: both(fr`La feuille est pleine.`, 'The sheet is full.'),
    too_many_points: both(fr`C'est trop de points pour une manche.`, 'That is too many points for one round.'),
    unreadable: both(fr`Ce ne sont pas des points : un nombre, ou une somme comme 50+10.`, 'That is not a score: write a number, or a sum such as 50+10.'),
  } satisfies Record<Mistake | 'unreadable', unknown>,
  namesMistakes: {
    few: both(
      (fewest: number) => fr`Il faut au moins ${fewest} noms.`,
      (fewest) => `At least ${fewest} names are needed.`,
    ),
    twice: both(
      () => fr`Deux joueurs ont le même nom.`,
      () => 'Two players have the same name.',
    ),
  } satisfies Record<NamesMistake, unknown>,
});
