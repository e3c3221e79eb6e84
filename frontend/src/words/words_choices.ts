// What the choices say that a card, or the deal, leaves to a person.
import { both, byLanguage } from './both';
import { fr } from './typography';

const COUNTED_FR = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const COUNTED_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const PLACES_EN = ['1st', '2nd', '3rd'];

export const CHOICE_WORDS = byLanguage({
  standIn: both(fr`Quelle carte devient le joker ?`, 'Which card does the joker become?'),
  standInHint: both(fr`Il en prend la couleur, la valeur et l'effet.`, 'It takes its suit, its rank and its effect.'),
  give: both(
    (count: number) => (count === 1 ? fr`Donnez une carte` : fr`Donnez ${COUNTED_FR[count] ?? String(count)} cartes`),
    (count) => (count === 1 ? 'Give one card away' : `Give ${COUNTED_EN[count] ?? String(count)} cards away`),
  ),
  giveHint: both(
    (left: number, name: string | null) => {
      if (left > 0) return fr`Encore ${COUNTED_FR[left] ?? String(left)} à choisir${name === null ? fr`, puis le joueur` : ''}.`;
      return name === null ? fr`À qui les donner ?` : fr`Tout est choisi.`;
    },
    (left, name) => {
      if (left > 0) return `${left} more to choose${name === null ? ', then the player' : ''}.`;
      return name === null ? 'Who gets them?' : 'All are chosen.';
    },
  ),
  giveTo: both((name: string) => fr`Donner à ${name}`, (name) => `Give to ${name}`),
  take: both((name: string) => fr`Tirez une carte de ${name}`, (name) => `Take a card from ${name}`),
  takeHint: both(fr`À l'aveugle : toutes se valent, vues de dos.`, 'Blindly: from behind they are all alike.'),
  back: both((place: number, of: number) => fr`Carte ${place} sur ${of}, de dos`, (place, of) => `Card ${place} of ${of}, face down`),
  finish: both(fr`J'ai fini`, 'I’m done'),
  runHint: both(fr`Posez ce qui va avec, ou dites que vous avez fini.`, 'Lay what goes with it, or say that you are done.'),
  yourPlace: both(
    (place: number) => fr`Vous avez fini, ${place === 1 ? '1er' : `${place}e`}.`,
    (place) => `You are out, ${PLACES_EN[place - 1] ?? `${place}th`}.`,
  ),
  declare: both(fr`Carré !`, 'Four of a kind!'),
  misdeal: both(fr`Maldonne !`, 'Misdeal!'),
  jump: both(fr`À la volée`, 'Jump in'),
  team: both(
    (team: number, mates: string) => fr`équipe ${'ABCDE'.charAt(team)}${mates ? fr`, avec ${mates}` : ''}`,
    (team, mates) => `team ${'ABCDE'.charAt(team)}${mates ? `, with ${mates}` : ''}`,
  ),
  place: both((place: number) => (place === 1 ? '1ᵉʳ' : `${place}ᵉ`), (place) => PLACES_EN[place - 1] ?? `${place}th`),
  out: both((place: number) => fr`a fini, ${place === 1 ? '1er' : `${place}e`}`, (place) => `is out, ${PLACES_EN[place - 1] ?? `${place}th`}`),
  standsFor: both((card: string) => fr`vaut ${card}`, (card) => `stands for ${card}`),
  inForce: both((card: string) => fr`en dessous : ${card}`, (card) => `below: ${card}`),
  beforeDeal: both(fr`Avant la donne`, 'Before the deal'),
  deals: both((name: string) => fr`${name} donne.`, (name) => `${name} deals.`),
  youDeal: both(fr`C'est à vous de donner.`, 'It is your deal.'),
  faceUp: both(
    (name: string) => fr`Une carte à chacun, à découvert, jusqu'au premier pique : ${name} donne.`,
    (name) => `One card each, face up, until the first spade: ${name} deals.`,
  ),
  faceUpYou: both(
    fr`Une carte à chacun, à découvert, jusqu'au premier pique : c'est vous qui donnez.`,
    'One card each, face up, until the first spade: you deal.',
  ),
  hand: both(fr`Cartes par joueur`, 'Cards for each player'),
  cut: both(fr`Coupez le paquet`, 'Cut the pack'),
  cutAt: both((at: number, cards: number) => fr`${at} cartes dessus, ${cards - at} dessous`, (at, cards) => `${at} cards above, ${cards - at} below`),
  cutNow: both(fr`Couper ici`, 'Cut here'),
  cutDone: both(fr`Coupé.`, 'Cut.'),
  deal: both(fr`Distribuer`, 'Deal'),
  newMatch: both(fr`Nouvelle partie`, 'New match'),
  teamWon: both((team: number) => fr`L'équipe ${'ABCDE'.charAt(team)} gagne la manche`, (team) => `Team ${'ABCDE'.charAt(team)} wins the round`),
  myTeamWon: both(fr`Votre équipe gagne la manche`, 'Your team wins the round'),
});
