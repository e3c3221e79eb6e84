// The words for a chair that is asked for.
import type { SeatRequest } from '../../ground/protocol';
import { both, byLanguage } from '../both';
import { fr } from '../../ground/typography';

export const ASKING_WORDS = byLanguage({
  heading: both(fr`Une place est demandée`, 'A seat is asked for'),
  asks: both(
    (name: string) => fr`${name} demande une place.`,
    (name) => `${name} asks for a seat.`,
  ),
  more: both(
    (count: number) => fr`(et ${count} de plus)`,
    (count) => `(and ${count} more)`,
  ),
  takesOver: both(fr`Un ordinateur lui laissera la sienne tout de suite.`, 'A computer will give up its seat at once.'),
  later: both(fr`Ce sera la prochaine place libre, après la manche.`, 'It will be the next free seat, after the round.'),
  away: both(fr`(pas là en ce moment)`, '(not here right now)'),
  hostAnswers: both(fr`L'hôte répond.`, 'The host answers.'),
  yes: both(fr`Oui`, 'Yes'),
  no: both(fr`Non`, 'No'),
  ask: both(fr`Demander une place`, 'Ask for a seat'),
  given: both(fr`L'hôte vous a donné une place.`, 'The host gave you a seat.'),
  goThere: both(fr`Aller à ma place`, 'Go to my seat'),
  takeBack: both(fr`Ne plus demander`, 'Withdraw my request'),
  mine: {
    asked: both(fr`Vous demandez une place : l'hôte va répondre.`, 'You have asked for a seat: the host will answer.'),
    granted: both(fr`L'hôte a dit oui : la prochaine place libre est pour vous.`, 'The host said yes: the next free seat is yours.'),
    declined: both(fr`L'hôte a dit non pour cette manche.`, 'The host said no for this round.'),
  } satisfies Record<SeatRequest, unknown>,
});
