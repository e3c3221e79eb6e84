// What befalls the people of a room, as sentences.
import { does, ofName, person, type Company } from '../people';
import type { TellersOf } from '../sentences';
import { fr } from '../../ground/typography';
import type { CompanyEvent } from '../../facts/happenings';

export type CompanyTellers = TellersOf<CompanyEvent>;

const mine = (seat: number, { me }: Company): boolean => seat === me;

export const TELLERS_FR: CompanyTellers = {
  renewed: () => fr`l'hôte a renouvelé les liens de la table`,
  away: ({ seat }, company) => fr`${person(seat, company)} n'est plus en ligne`,
  back: ({ seat }, company) => fr`${person(seat, company)} est de retour`,
  played_for: ({ seat }, company) =>
    mine(seat, company) ? fr`l'ordinateur joue à votre place` : fr`l'ordinateur joue à la place ${ofName(person(seat, company))}`,
  came: ({ seat }, company) => fr`${person(seat, company)} prend place`,
  went: ({ name }) => fr`${name} a quitté la table`,
  asked_back: ({ seat }, company) => fr`${does(seat, ['demande', 'demandez'], company)} à reprendre ${mine(seat, company) ? 'votre' : 'son'} coup`,
  asked_out: ({ seat, who }, company) =>
    fr`${does(seat, ['propose', 'proposez'], company)} ${mine(who, company) ? fr`de vous exclure` : fr`d'exclure ${person(who, company)}`}`,
  asked_play_for: ({ seat, who }, company) =>
    fr`${does(seat, ['propose', 'proposez'], company)} que l'ordinateur joue pour ${mine(who, company) ? 'vous' : person(who, company)}`,
  asked_rules: ({ seat }, company) => fr`${does(seat, ['propose', 'proposez'], company)} d'autres règles`,
  poll_over: ({ what, outcome, name }) => {
    if (outcome === 'dropped') return fr`la partie a continué : on ne vote plus`;
    if (what === 'rules')
      return outcome === 'granted' ? fr`la règle change : tout le monde est d'accord` : fr`la règle ne change pas : tout le monde n'est pas d'accord`;
    if (what === 'undo') return fr`le coup n'est pas repris : tout le monde n'est pas d'accord`;
    if (what === 'play_for') return outcome === 'granted' ? fr`l'ordinateur joue pour ${name}` : fr`on attend ${name} : il n'y a pas assez de oui`;
    return outcome === 'granted' ? fr`${name} est hors de la table` : fr`${name} reste à la table`;
  },
};

export const TELLERS_EN: CompanyTellers = {
  renewed: () => 'the host has renewed the room’s links',
  away: ({ seat }, company) => `${person(seat, company)} is offline`,
  back: ({ seat }, company) => `${person(seat, company)} is back`,
  played_for: ({ seat }, company) => (mine(seat, company) ? 'the computer plays for you' : `the computer plays for ${person(seat, company)}`),
  came: ({ seat }, company) => `${person(seat, company)} sits down`,
  went: ({ name }) => `${name} has left`,
  asked_back: ({ seat }, company) => `${does(seat, ['asks', 'ask'], company)} to take a move back`,
  asked_out: ({ seat, who }, company) => `${does(seat, ['asks', 'ask'], company)} to remove ${person(who, company)}`,
  asked_play_for: ({ seat, who }, company) => `${does(seat, ['asks', 'ask'], company)} to let the computer play for ${person(who, company)}`,
  asked_rules: ({ seat }, company) => `${does(seat, ['proposes', 'propose'], company)} other rules`,
  poll_over: ({ what, outcome, name }) => {
    if (outcome === 'dropped') return 'the game went on: the vote is off';
    if (what === 'rules') return outcome === 'granted' ? 'the rules change: everybody agrees' : 'the rules stay as they are: not everybody agrees';
    if (what === 'undo') return 'the move is not taken back: not everybody agrees';
    if (what === 'play_for') return outcome === 'granted' ? `the computer plays for ${name}` : `waiting for ${name}: too few agree`;
    return outcome === 'granted' ? `${name} has been removed` : `${name} stays`;
  },
};
