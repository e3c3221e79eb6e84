// What the choices say that a card leaves to a person, on the table itself; their windows have `words_windows`.
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

const PLACES_EN = ['1st', '2nd', '3rd'];

export const CHOICE_WORDS = byLanguage({
  finish: both(fr`J'ai fini`, 'I’m done'),
  doubtHint: both(
    (cards: string) => fr`Piochez ${cards}, ou dites que vous n'y croyez pas.`,
    (cards) => `Draw ${cards}, or say you don’t believe it.`,
  ),
  runHint: both(fr`Posez ce qui va avec, ou dites que vous avez fini.`, 'Play any cards that match it, or say you are done.'),
  yourPlace: both(
    (place: number) => fr`Vous avez fini, ${place === 1 ? '1er' : `${place}e`}.`,
    (place) => `You are out, ${PLACES_EN[place - 1] ?? `${place}th`}.`,
  ),
  doubt: both(fr`Je n'y crois pas`, 'I don’t believe it'),
  declare: both(fr`Carré !`, 'Four of a kind!'),
  misdeal: both(fr`Maldonne !`, 'Misdeal!'),
  jump: both(fr`À la volée`, 'Jump in'),
  team: both(
    (team: number, mates: string) => fr`équipe ${'ABCDE'.charAt(team)}${mates ? fr`, avec ${mates}` : ''}`,
    (team, mates) => `team ${'ABCDE'.charAt(team)}${mates ? `, with ${mates}` : ''}`,
  ),
  place: both(
    (place: number) => (place < 0 ? '–' : place === 1 ? '1ᵉʳ' : `${place}ᵉ`),
    (place) => (place < 0 ? '–' : (PLACES_EN[place - 1] ?? `${place}th`)),
  ),
  out: both(
    (place: number) => (place < 0 ? fr`hors de la manche, trop de cartes` : fr`a fini, ${place === 1 ? '1er' : `${place}e`}`),
    (place) => (place < 0 ? 'out of the round, too many cards' : `is out, ${PLACES_EN[place - 1] ?? `${place}th`}`),
  ),
  standsFor: both(
    (card: string) => fr`vaut ${card}`,
    (card) => `stands for ${card}`,
  ),
  inForce: both(
    (card: string) => fr`en dessous : ${card}`,
    (card) => `below: ${card}`,
  ),
  rankNamed: both(
    (card: string) => fr`demandé : ${card}`,
    (card) => `called: ${card}`,
  ),
  wild: both(
    (rank: string) => fr`passe-partout : ${rank}`,
    (rank) => `wild: ${rank}`,
  ),
  yourWild: both(
    (rank: string) => fr`Votre passe-partout : ${rank}`,
    (rank) => `Your wild rank: ${rank}`,
  ),
  beforeDeal: both(fr`Avant la donne`, 'Before the deal'),
  newMatch: both(fr`Nouvelle partie`, 'New match'),
  teamWon: both(
    (team: number) => fr`L'équipe ${'ABCDE'.charAt(team)} gagne la manche`,
    (team) => `Team ${'ABCDE'.charAt(team)} wins the round`,
  ),
  myTeamWon: both(fr`Votre équipe gagne la manche`, 'Your team wins the round'),
});
