// Every word about the people of a room: presence, phrases, votes, the menu, the ways on after a round.
import type { PhraseCode } from '../../ground/protocol';
import { both, byLanguage } from '../both';
import { does, ofName, person, type Company } from '../people';
import type { TellersOf } from '../tellers';
import { fr, listed } from '../../ground/typography';
import type { CompanyEvent } from '../../facts/happenings';

export const COMPANY_WORDS = byLanguage({
  away: both(fr`hors ligne`, 'offline'),
  stoodIn: both(fr`l'ordi joue`, 'CPU plays'),
  open: both(fr`place libre`, 'open seat'),
  stoodInFor: both(
    (name: string) => fr`${name} n'est plus là : l'ordinateur joue à sa place`,
    (name) => `${name} has gone: the computer is playing for them`,
  ),
  belowLevel: both(fr`au plus simple`, 'plays simply'),
  belowLevelOf: both(
    (name: string) => fr`${name} joue au plus simple pour l'instant, au-dessous du niveau choisi`,
    (name) => `${name} plays simply for now, below the level you chose`,
  ),
  stoodInForMe: both(fr`L'ordinateur joue à votre place.`, 'The computer plays for you.'),
  comeBack: both(fr`Reprendre ma place`, 'Take my seat back'),
  watchers: both(
    (count: number) => fr`${count} spectateur${count > 1 ? 's' : ''}`,
    (count) => `${count} spectator${count > 1 ? 's' : ''}`,
  ),
  about: both(
    (name: string) => fr`À propos ${ofName(name)}`,
    (name) => `About ${name}`,
  ),
  mute: both(fr`Ne plus voir ses petites phrases`, 'Hide their phrases'),
  kick: both(
    (name: string) => fr`Exclure ${name}`,
    (name) => `Remove ${name}`,
  ),
  askKick: both(
    (name: string) => fr`Proposer d'exclure ${name}`,
    (name) => `Ask to remove ${name}`,
  ),
  kickLater: both(fr`On ne peut exclure quelqu'un qu'entre deux manches.`, 'You can only remove somebody between rounds.'),
  kickSure: both(
    (name: string) => fr`Exclure ${name} ? Cette personne ne pourra plus revenir à cette table.`,
    (name) => `Remove ${name}? They will not be able to come back to this table.`,
  ),
  lastSeconds: both(
    (count: number) => fr`Plus que ${count} secondes.`,
    (count) => `${count} seconds left.`,
  ),
  timeUp: both(fr`Temps écoulé : l'ordinateur joue pour vous.`, 'Time is up: the computer plays for you.'),
  phrases: both(fr`Petites phrases`, 'Quick phrases'),
  says: both(
    (name: string, words: string) => fr`${name} : ${words}`,
    (name, words) => `${name}: ${words}`,
  ),
  onCard: both(
    (card: string) => fr` sur ${card}`,
    (card) => ` at ${card}`,
  ),
  atCard: both(
    (card: string) => fr`À propos de la carte : ${card}`,
    (card) => `About the card: ${card}`,
  ),
  youSay: both(fr`Vous`, 'You'),
  dash: both(fr` — `, ' — '),
  undoPoll: both(
    (name: string) => fr`${name} voudrait reprendre son dernier coup.`,
    (name) => `${name} would like to take back their last move.`,
  ),
  undoPollMine: both(fr`Vous demandez à reprendre votre coup.`, 'You have asked to take back your move.'),
  kickPoll: both(
    (name: string, who: string) => fr`${name} propose d'exclure ${who}.`,
    (name, who) => `${name} asks to remove ${who}.`,
  ),
  kickPollMine: both(
    (who: string) => fr`Vous proposez d'exclure ${who}.`,
    (who) => `You have asked to remove ${who}.`,
  ),
  kickPollMe: both(
    (name: string) => fr`${name} propose de vous exclure.`,
    (name) => `${name} asks to remove you.`,
  ),
  playForPoll: both(
    (name: string, who: string) => fr`${name} propose que l'ordinateur joue pour ${who}.`,
    (name, who) => `${name} asks to let the computer play for ${who}.`,
  ),
  playForPollMine: both(
    (who: string) => fr`Vous proposez que l'ordinateur joue pour ${who}.`,
    (who) => `You have asked to let the computer play for ${who}.`,
  ),
  playForPollMe: both(
    (name: string) => fr`${name} propose que l'ordinateur joue pour vous.`,
    (name) => `${name} asks to let the computer play for you.`,
  ),
  playFor: both(
    (name: string) => fr`Faire jouer l'ordinateur pour ${name}`,
    (name) => `Let the computer play for ${name}`,
  ),
  askPlayFor: both(
    (name: string) => fr`Proposer que l'ordinateur joue pour ${name}`,
    (name) => `Ask to let the computer play for ${name}`,
  ),
  playForHint: both(fr`Jusqu'à ce que la personne reprenne la main, d'un geste.`, 'Until they play again themselves.'),
  rest: both(fr`Pause : jouez pour moi`, 'Take a break: play for me'),
  restHint: both(fr`L'ordinateur joue jusqu'à ce que vous repreniez votre place.`, 'The computer plays until you take your seat back.'),
  ruleChanged: both(
    (name: string | null, what: string) => fr`${name ? `${name} a` : 'Vous avez'} changé une règle : ${what}`,
    (name, what) => `${name ?? 'You'} changed a rule: ${what}`,
  ),
  rulesChanged: both(fr`Changé par les gagnants`, 'Changed by the winners'),
  waitsForWinner: both(
    (names: readonly string[]) => fr`On attend ${listed(names, 'et')}, qui peut changer une règle.`,
    (names) => `Waiting for ${listed(names, 'and')}, who may change a rule.`,
  ),
  rulesPoll: both(
    (name: string) => fr`${name} propose d'autres règles.`,
    (name) => `${name} proposes other rules.`,
  ),
  rulesPollMine: both(fr`Vous proposez d'autres règles.`, 'You propose other rules.'),
  readProposal: both(fr`Lire et voter`, 'Read and vote'),
  seeProposal: both(fr`Voir le vote`, 'See the vote'),
  poll: both(fr`On vote`, 'A vote'),
  agree: both(fr`D'accord`, 'Agreed'),
  disagree: both(fr`Non`, 'No'),
  votes: both(
    (yes: number, needs: number) => fr`${yes} oui sur ${needs}`,
    (yes, needs) => `${yes} of ${needs} say yes`,
  ),
  waitingFor: both(
    (names: readonly string[]) => fr`on attend ${listed(names, 'et')}`,
    (names) => `waiting for ${listed(names, 'and')}`,
  ),
  you: both(fr`vous`, 'you'),
  host: both(fr`hôte`, 'host'),
  present: both(fr`en ligne`, 'online'),
  leave: both(fr`Quitter ma place`, 'Leave my seat'),
  leaveSure: both(fr`Quitter votre place ?`, 'Leave your seat?'),
  leaveInRound: both(
    fr`L'ordinateur finira la manche à votre place ; vous pourrez revenir d'ici là.`,
    'The computer will finish the round for you; until then you can come back.',
  ),
  leaveBetween: both(fr`Elle sera libre pour quelqu'un d'autre.`, 'It will be free for somebody else.'),
  stay: both(fr`Rester`, 'Stay'),
  lookOn: both(fr`Voir les places et la règle`, 'See seats and rules'),
  next: both(fr`Manche suivante`, 'Next round'),
  rematch: both(fr`Revanche`, 'Rematch'),
  rematchHint: both(fr`les totaux repartent de zéro`, 'totals start again from zero'),
  changeRules: both(fr`Changer de règles`, 'Change the rules'),
  finished: both(fr`Manches jouées`, 'Rounds played'),
  proposeRules: both(fr`Proposer d'autres règles`, 'Propose other rules'),
  addRule: both(fr`Ajouter ou retirer une règle`, 'Add a rule or take one away'),
  addRuleDo: both(fr`Changer cette règle`, 'Change this rule'),
  sameCards: both(fr`Rejouer cette donne`, 'Play these cards again'),
  sameCardsHint: both(fr`les mêmes cartes dans les mêmes mains`, 'the same cards in the same hands'),
  computerAddsNothing: both(
    fr`Qui gagne la manche peut changer une règle. Un ordinateur a gagné : les règles restent comme elles sont.`,
    'Whoever wins a round may change a rule. A computer has won: the rules stay as they are.',
  ),
  waitsForSeat: both(
    (count: number) => (count === 1 ? fr`Une place est libre : la suite attend quelqu'un.` : fr`${count} places sont libres : la suite attend du monde.`),
    (count) => (count === 1 ? 'A seat is open: the game is waiting for somebody.' : `${count} seats are open: the game is waiting for players.`),
  ),
  fillSeats: both(fr`Inviter ou compléter`, 'Invite or fill up'),
  waitsForSeated: both(fr`La suite attend ceux qui sont à table.`, 'The game is waiting for those who are seated.'),
  voidHeading: both(fr`Cette manche s'arrête là`, 'This round ends here'),
  voidRound: both(
    fr`Le serveur a été mis à jour entre-temps et ne peut pas la continuer. Elle ne compte pas ; les totaux restent.`,
    'The server has been updated in the meantime and cannot continue it. It does not count; the totals stay as they are.',
  ),
  phrase: {
    hello: both(fr`Bonjour !`, 'Hello!'),
    good_game: both(fr`Belle partie !`, 'Good game!'),
    well_played: both(fr`Bien joué !`, 'Well played!'),
    thanks: both(fr`Merci !`, 'Thanks!'),
    sorry: both(fr`Pardon !`, 'Sorry!'),
    oops: both(fr`Oups !`, 'Oops!'),
    hurry: both(fr`On joue ?`, 'Shall we?'),
    thinking: both(fr`Je réfléchis…`, 'Thinking…'),
    wow: both(fr`Waouh !`, 'Wow!'),
    laugh: both(fr`Ha ha !`, 'Ha ha!'),
    sad: both(fr`Snif…`, 'Oh no…'),
    clap: both(fr`Bravo !`, 'Bravo!'),
    heart: both(fr`J'adore !`, 'Love it!'),
    angry: both(fr`Grrr !`, 'Grrr!'),
    luck: both(fr`Quelle chance !`, 'Lucky!'),
  } satisfies Record<PhraseCode, unknown>,
});

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
