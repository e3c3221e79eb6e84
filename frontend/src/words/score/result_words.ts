// What the score window and the sheet of results say.
import type { Former } from '../../ground/protocol';
import { both, byLanguage } from '../both';
import { ofName } from '../people';
import { fr } from '../../ground/typography';
import { placeEn, placeFr } from './words';

export const RESULT_WORDS = byLanguage({
  placeHead: both(fr`Rang`, 'Place'),
  placeOfRound: both(fr`Le rang est celui de la manche.`, 'Places are those of the round.'),
  roundOf: both(
    (played: number, of: number) => fr`Manche ${played} sur ${of}.`,
    (played, of) => `Round ${played} of ${of}.`,
  ),
  highWins: both(fr`Le plus de points gagne.`, 'Most points win.'),
  lowWins: both(fr`Le moins de points gagne.`, 'Fewest points win.'),
  roundsWin: both(fr`Le plus de manches gagnées l'emporte.`, 'Most rounds won wins.'),
  target: both(
    (target: string) => fr`La partie va jusqu'à ${target}.`,
    (target) => `The match goes to ${target}.`,
  ),
  single: both(fr`Manche par manche, sans total à atteindre.`, 'Round by round, with no total to reach.'),
  wins: both(fr`Gagnées`, 'Won'),
  former: both(
    ({ name, first, last }: Former, whose: string) =>
      (whose ? fr`La place ${ofName(whose)}` : fr`Votre place`) +
      (first === last ? fr` : manche ${first} jouée par ${name}.` : fr` : manches ${first} à ${last} jouées par ${name}.`),
    ({ name, first, last }, whose) =>
      `${whose ? `${whose}’s` : 'Your'} seat: ${first === last ? `round ${first} was` : `rounds ${first} to ${last} were`} played by ${name}.`,
  ),
  /** After a name, or after « Vous ». */
  winner: both(
    (mine: boolean) => (mine ? fr`gagnez la manche` : fr`gagne la manche`),
    (mine) => (mine ? 'win the round' : 'wins the round'),
  ),
  last: both(fr`Revoir le dernier résultat`, 'See the last result again'),
  nothing: both(fr`Rien n'est encore compté : la première manche se joue.`, 'No score yet: the first round is being played.'),
  goesOn: both(fr`La manche suivante a commencé.`, 'The next round has begun.'),
  yourTurn: both(fr`C'est à vous de jouer.`, 'It is your turn.'),
  clockRuns: both(fr`Votre temps court.`, 'Your time is running.'),
  playOn: both(fr`Jouer`, 'Play'),
  watchOn: both(fr`Regarder la suite`, 'Keep watching'),
  winnerCounts: both(
    (points: string) => fr`Qui gagne marque ${points}`,
    (points) => `The winner scores ${points}`,
  ),
  winnerFree: both(fr`Les cartes de qui gagne ne comptent pas`, 'The winner’s cards do not count'),
  outAs: both(
    (place: number) => fr`${placeFr(place)} sorti`,
    (place) => `${placeEn(place)} out`,
  ),
  shared: both(
    (by: number) => fr`partagé à ${by}`,
    (by) => `shared by ${by}`,
  ),
  doubled: both(fr`points doublés`, 'points doubled'),
  differences: both(fr`bloquée : les différences`, 'blocked: the differences'),
  joker: both('joker', 'joker'),
  wonMatch: both(fr`La partie est à vous !`, 'The match is yours!'),
  wonRound: both(fr`Bien joué !`, 'Well played!'),
});
