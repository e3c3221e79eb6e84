// An attack that goes round the table, in words: whose card it is, and what is asked of whom.
import type { Sweep } from '../facts/in_force';
import { aCard, cards, theCard } from './card_names';
import { named, ofName, type Company } from './people';
import { capital, fr } from '../ground/typography';

/** Return « L’as de pique de Paul fait le tour : à vous de répondre par un as, sinon de piocher 2 cartes. » */
export function sweepSentence(sweep: Sweep, company: Company): string {
  return capital(company.language === 'fr' ? inFrench(sweep, company) : inEnglish(sweep, company));
}

function inFrench({ card, by, asked, debt, answer, paid }: Sweep, { names, me }: Company): string {
  const whose = by === me ? '' : fr` ${ofName(named(names[by], 'fr'))}`;
  const round = by === me ? fr`votre carte fait le tour` : fr`${theCard(card, 'fr')}${whose} fait le tour`;
  const who = asked === me ? 'vous' : named(names[asked], 'fr');
  const answering = fr`répondre par ${aCard(answer, 'fr')}`;
  return paid
    ? fr`${round} : à ${who} de ${answering} s'il vient d'en arriver.`
    : fr`${round} : à ${who} de ${answering}, sinon de piocher ${cards(debt, 'fr')}.`;
}

function inEnglish({ card, by, asked, debt, answer, paid }: Sweep, { names, me }: Company): string {
  const whose = by === me ? 'your card' : `${named(names[by], 'en')}’s ${theCard(card, 'en').replace(/^the /, '')}`;
  const who = asked === me ? 'you answer' : `${named(names[asked], 'en')} answers`;
  const answering = `${who} with ${aCard(answer, 'en')}`;
  return paid
    ? `${whose} goes round: ${answering}, if one was drawn.`
    : `${whose} goes round: ${answering} or ${asked === me ? 'draw' : 'draws'} ${cards(debt, 'en')}.`;
}
