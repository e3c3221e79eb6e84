// Every word about the people of a room: presence, phrases, votes, the menu, the ways on after a round. Both languages must agree.
import type { Language } from '../cards/faces';
import type { PhraseCode } from '../protocol';
import { does, ofName, person, type Company } from '../words/people';
import type { TellersOf } from '../words/sentences';
import { fr, listed } from '../words/typography';
import type { CompanyEvent } from './happenings';

const FR = {
  away: fr`hors ligne`,
  stoodIn: fr`l'ordi joue`,
  open: fr`place libre`,
  stoodInFor: (name: string) => fr`${name} n'est plus là : l'ordinateur joue à sa place`,
  stoodInForMe: fr`L'ordinateur joue à votre place.`,
  comeBack: fr`Reprendre ma place`,
  watchers: (count: number) => fr`${count} spectateur${count > 1 ? 's' : ''}`,
  about: (name: string) => fr`À propos ${ofName(name)}`,
  mute: fr`Ne plus voir ses petites phrases`,
  kick: (name: string) => fr`Exclure ${name}`,
  askKick: (name: string) => fr`Proposer d'exclure ${name}`,
  kickLater: fr`On ne peut exclure quelqu'un qu'entre deux manches.`,
  kickSure: (name: string) => fr`Exclure ${name} ? Cette personne ne pourra plus revenir à cette table.`,
  lastSeconds: (count: number) => fr`Plus que ${count} secondes.`,
  timeUp: fr`Temps écoulé : jouez vite, c'est le délai de grâce.`,
  phrases: fr`Petites phrases`,
  says: (name: string, words: string) => fr`${name} : ${words}`,
  youSay: fr`Vous`,
  dash: fr` — `,
  undoPoll: (name: string) => fr`${name} voudrait reprendre son dernier coup.`,
  undoPollMine: fr`Vous demandez à reprendre votre coup.`,
  kickPoll: (name: string, who: string) => fr`${name} propose d'exclure ${who}.`,
  kickPollMine: (who: string) => fr`Vous proposez d'exclure ${who}.`,
  kickPollMe: (name: string) => fr`${name} propose de vous exclure.`,
  poll: fr`On vote`,
  agree: fr`D'accord`,
  disagree: fr`Non`,
  votes: (yes: number, needs: number) => fr`${yes} oui sur ${needs}`,
  waitingFor: (names: readonly string[]) => fr`on attend ${listed(names, 'et')}`,
  you: fr`vous`,
  host: fr`hôte`,
  present: fr`en ligne`,
  leave: fr`Quitter ma place`,
  leaveSure: fr`Quitter votre place ?`,
  leaveInRound: fr`L'ordinateur finira la manche à votre place ; vous pourrez revenir d'ici là.`,
  leaveBetween: fr`Elle sera libre pour quelqu'un d'autre.`,
  stay: fr`Rester`,
  lookOn: fr`Voir les places et la règle`,
  next: fr`Manche suivante`,
  rematch: fr`Revanche`,
  rematchHint: fr`les compteurs repartent à zéro`,
  changeRules: fr`Changer de règles`,
  sameCards: fr`Rejouer cette donne`,
  waitsForSeat: (count: number) => (count === 1 ? fr`Une place est libre : la suite attend quelqu'un.` : fr`${count} places sont libres : la suite attend du monde.`),
  fillSeats: fr`Inviter ou compléter`,
  waitsForSeated: fr`La suite attend ceux qui sont à table.`,
  voidHeading: fr`Cette manche s'arrête là`,
  voidRound: fr`Le serveur a été mis à jour entre-temps et ne peut pas la continuer. Elle ne compte pas ; les totaux restent.`,
  phrase: {
    hello: fr`Bonjour !`,
    good_game: fr`Belle partie !`,
    well_played: fr`Bien joué !`,
    thanks: fr`Merci !`,
    sorry: fr`Pardon !`,
    oops: fr`Oups !`,
    hurry: fr`On joue ?`,
    thinking: fr`Je réfléchis…`,
    wow: fr`Waouh !`,
    laugh: fr`Ha ha !`,
    sad: fr`Snif…`,
    clap: fr`Bravo !`,
    heart: fr`J'adore !`,
    angry: fr`Grrr !`,
    luck: fr`Quelle chance !`,
  } satisfies Record<PhraseCode, string>,
};

const EN: typeof FR = {
  away: 'offline',
  stoodIn: 'CPU plays',
  open: 'open chair',
  stoodInFor: (name) => `${name} is not there any more: the computer plays instead`,
  stoodInForMe: 'The computer plays for you.',
  comeBack: 'Take my chair back',
  watchers: (count) => `${count} spectator${count > 1 ? 's' : ''}`,
  about: (name) => `About ${name}`,
  mute: 'Hide their phrases',
  kick: (name) => `Send ${name} away`,
  askKick: (name) => `Ask to send ${name} away`,
  kickLater: 'Somebody can be sent away between two rounds only.',
  kickSure: (name) => `Send ${name} away? They cannot come back to this table.`,
  lastSeconds: (count) => `${count} seconds left.`,
  timeUp: 'Time is up: play quickly, grace is running.',
  phrases: 'Quick phrases',
  says: (name, words) => `${name}: ${words}`,
  youSay: 'You',
  dash: ' — ',
  undoPoll: (name) => `${name} would like to take the last move back.`,
  undoPollMine: 'You ask to take your move back.',
  kickPoll: (name, who) => `${name} asks to send ${who} away.`,
  kickPollMine: (who) => `You ask to send ${who} away.`,
  kickPollMe: (name) => `${name} asks to send you away.`,
  poll: 'A vote',
  agree: 'Agreed',
  disagree: 'No',
  votes: (yes, needs) => `${yes} yes of ${needs}`,
  waitingFor: (names) => `waiting for ${listed(names, 'and')}`,
  you: 'you',
  host: 'host',
  present: 'online',
  leave: 'Leave my chair',
  leaveSure: 'Leave your chair?',
  leaveInRound: 'The computer finishes the round for you; you can come back until then.',
  leaveBetween: 'It will be free for somebody else.',
  stay: 'Stay',
  lookOn: 'See chairs and rules',
  next: 'Next round',
  rematch: 'Rematch',
  rematchHint: 'the score starts again from zero',
  changeRules: 'Change the rules',
  sameCards: 'Play these cards again',
  waitsForSeat: (count) => (count === 1 ? 'A chair is open: the game waits for somebody.' : `${count} chairs are open: the game waits for players.`),
  fillSeats: 'Invite or fill up',
  waitsForSeated: 'The game waits for those who are seated.',
  voidHeading: 'This round ends here',
  voidRound: 'The server was updated in the meantime and cannot go on with it. It does not count; the totals stay.',
  phrase: {
    hello: 'Hello!',
    good_game: 'Good game!',
    well_played: 'Well played!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    oops: 'Oops!',
    hurry: 'Shall we?',
    thinking: 'Thinking…',
    wow: 'Wow!',
    laugh: 'Ha ha!',
    sad: 'Oh no…',
    clap: 'Bravo!',
    heart: 'Love it!',
    angry: 'Grrr!',
    luck: 'Lucky!',
  },
};

export const COMPANY_WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };

export type CompanyTellers = TellersOf<CompanyEvent>;

const mine = (seat: number, { me }: Company): boolean => seat === me;

export const TELLERS_FR: CompanyTellers = {
  away: ({ seat }, company) => fr`${person(seat, company)} n'est plus en ligne`,
  back: ({ seat }, company) => fr`${person(seat, company)} est de retour`,
  played_for: ({ seat }, company) => (mine(seat, company) ? fr`l'ordinateur joue à votre place` : fr`l'ordinateur joue à la place ${ofName(person(seat, company))}`),
  came: ({ seat }, company) => fr`${person(seat, company)} prend place`,
  went: ({ name }) => fr`${name} a quitté la table`,
  asked_back: ({ seat }, company) => fr`${does(seat, ['demande', 'demandez'], company)} à reprendre ${mine(seat, company) ? 'votre' : 'son'} coup`,
  asked_out: ({ seat, who }, company) =>
    fr`${does(seat, ['propose', 'proposez'], company)} ${mine(who, company) ? fr`de vous exclure` : fr`d'exclure ${person(who, company)}`}`,
  poll_over: ({ what, outcome, name }) => {
    if (outcome === 'dropped') return fr`la partie a continué : on ne vote plus`;
    if (what === 'undo') return fr`le coup n'est pas repris : tout le monde n'est pas d'accord`;
    return outcome === 'granted' ? fr`${name} est hors de la table` : fr`${name} reste à la table`;
  },
};

export const TELLERS_EN: CompanyTellers = {
  away: ({ seat }, company) => `${person(seat, company)} is offline`,
  back: ({ seat }, company) => `${person(seat, company)} is back`,
  played_for: ({ seat }, company) => (mine(seat, company) ? 'the computer plays for you' : `the computer plays for ${person(seat, company)}`),
  came: ({ seat }, company) => `${person(seat, company)} sits down`,
  went: ({ name }) => `${name} has left`,
  asked_back: ({ seat }, company) => `${does(seat, ['asks', 'ask'], company)} to take a move back`,
  asked_out: ({ seat, who }, company) => `${does(seat, ['asks', 'ask'], company)} to send ${person(who, company)} away`,
  poll_over: ({ what, outcome, name }) => {
    if (outcome === 'dropped') return 'the game went on: the vote is off';
    if (what === 'undo') return 'the move is not taken back: not everybody agrees';
    return outcome === 'granted' ? `${name} has been sent away` : `${name} stays`;
  },
};
