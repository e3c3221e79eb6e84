// What the choices say that a card, or the deal, leaves to a person.
import type { Language } from '../cards/faces';
import { fr } from './typography';

const COUNTED_FR = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const COUNTED_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const PLACES_EN = ['1st', '2nd', '3rd'];

const FR = {
  standIn: fr`Quelle carte devient le joker ?`,
  standInHint: fr`Il en prend la couleur, la valeur et l'effet.`,
  give: (count: number) => (count === 1 ? fr`Donnez une carte` : fr`Donnez ${COUNTED_FR[count] ?? String(count)} cartes`),
  giveHint: (left: number, name: string | null) => {
    if (left > 0) return fr`Encore ${COUNTED_FR[left] ?? String(left)} à choisir${name === null ? fr`, puis le joueur` : ''}.`;
    return name === null ? fr`À qui les donner ?` : fr`Tout est choisi.`;
  },
  giveTo: (name: string) => fr`Donner à ${name}`,
  take: (name: string) => fr`Tirez une carte de ${name}`,
  takeHint: fr`À l'aveugle : toutes se valent, vues de dos.`,
  back: (place: number, of: number) => fr`Carte ${place} sur ${of}, de dos`,
  finish: fr`J'ai fini`,
  runHint: fr`Posez ce qui va avec, ou dites que vous avez fini.`,
  yourPlace: (place: number) => fr`Vous avez fini, ${place === 1 ? '1er' : `${place}e`}.`,
  declare: fr`Carré !`,
  misdeal: fr`Maldonne !`,
  jump: fr`À la volée`,
  team: (team: number, mates: string) => fr`équipe ${'ABCDE'.charAt(team)}${mates ? fr`, avec ${mates}` : ''}`,
  place: (place: number) => (place === 1 ? '1ᵉʳ' : `${place}ᵉ`),
  out: (place: number) => fr`a fini, ${place === 1 ? '1er' : `${place}e`}`,
  standsFor: (card: string) => fr`vaut ${card}`,
  inForce: (card: string) => fr`en dessous : ${card}`,
  beforeDeal: fr`Avant la donne`,
  deals: (name: string) => fr`${name} donne.`,
  youDeal: fr`C'est à vous de donner.`,
  faceUp: (name: string) => fr`Une carte à chacun, à découvert, jusqu'au premier pique : ${name} donne.`,
  faceUpYou: fr`Une carte à chacun, à découvert, jusqu'au premier pique : c'est vous qui donnez.`,
  hand: fr`Cartes par joueur`,
  cut: fr`Coupez le paquet`,
  cutAt: (at: number, cards: number) => fr`${at} cartes dessus, ${cards - at} dessous`,
  cutNow: fr`Couper ici`,
  cutDone: fr`Coupé.`,
  deal: fr`Distribuer`,
  newMatch: fr`Nouvelle partie`,
  teamWon: (team: number) => fr`L'équipe ${'ABCDE'.charAt(team)} gagne la manche`,
  myTeamWon: fr`Votre équipe gagne la manche`,
};

const EN: typeof FR = {
  standIn: 'Which card does the joker become?',
  standInHint: 'It takes its suit, its rank and its effect.',
  give: (count) => (count === 1 ? 'Give one card away' : `Give ${COUNTED_EN[count] ?? String(count)} cards away`),
  giveHint: (left, name) => {
    if (left > 0) return `${left} more to choose${name === null ? ', then the player' : ''}.`;
    return name === null ? 'Who gets them?' : 'All are chosen.';
  },
  giveTo: (name) => `Give to ${name}`,
  take: (name) => `Take a card from ${name}`,
  takeHint: 'Blindly: from behind they are all alike.',
  back: (place, of) => `Card ${place} of ${of}, face down`,
  finish: 'I’m done',
  runHint: 'Lay what goes with it, or say that you are done.',
  yourPlace: (place) => `You are out, ${PLACES_EN[place - 1] ?? `${place}th`}.`,
  declare: 'Four of a kind!',
  misdeal: 'Misdeal!',
  jump: 'Jump in',
  team: (team, mates) => `team ${'ABCDE'.charAt(team)}${mates ? `, with ${mates}` : ''}`,
  place: (place) => PLACES_EN[place - 1] ?? `${place}th`,
  out: (place) => `is out, ${PLACES_EN[place - 1] ?? `${place}th`}`,
  standsFor: (card) => `stands for ${card}`,
  inForce: (card) => `below: ${card}`,
  beforeDeal: 'Before the deal',
  deals: (name) => `${name} deals.`,
  youDeal: 'It is your deal.',
  faceUp: (name) => `One card each, face up, until the first spade: ${name} deals.`,
  faceUpYou: 'One card each, face up, until the first spade: you deal.',
  hand: 'Cards for each player',
  cut: 'Cut the pack',
  cutAt: (at, cards) => `${at} cards above, ${cards - at} below`,
  cutNow: 'Cut here',
  cutDone: 'Cut.',
  deal: 'Deal',
  newMatch: 'New match',
  teamWon: (team) => `Team ${'ABCDE'.charAt(team)} wins the round`,
  myTeamWon: 'Your team wins the round',
};

export const CHOICE_WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };
