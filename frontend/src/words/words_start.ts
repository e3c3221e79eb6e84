// What the start screen says of the games, their options and their matches.
import type { Language } from '../ground/cards/faces';
import type { Bilingual } from '../ground/protocol';
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

const COUNTED_FR = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const COUNTED_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const START_WORDS = byLanguage({
  company: both(fr`Avec qui ?`, 'Who with?'),
  companies: both({ alone: fr`Seul`, friends: fr`Avec des amis` }, { alone: 'Alone', friends: 'With friends' }),
  companyHint: both({ alone: fr`contre l'ordinateur`, friends: fr`par un lien` }, { alone: 'against the computer', friends: 'by a link' }),
  openRoom: both(fr`Ouvrir la table`, 'Open the room'),
  haveCode: both(fr`J'ai un code d'un autre appareil`, 'I have a code from another device'),
  myRounds: both(fr`Mes parties, et continuer sur un autre appareil`, 'My games, and continue on another device'),
  nameSeen: both(fr`vos amis le verront`, 'your friends will see it'),
  nameNeeded: both(fr`Écrivez votre nom : vos amis le verront.`, 'Write your name: your friends will see it.'),
  game: both(fr`Le jeu`, 'The game'),
  change: both(fr`Choisir un autre jeu`, 'Choose another game'),
  games: both(
    (count: number) => fr`${count} jeux`,
    (count) => `${count} games`,
  ),
  family: both(
    (name: string) => FAMILIES_FR[name] ?? name,
    (name) => FAMILIES_EN[name] ?? name,
  ),
  options: both(fr`Options`, 'Options'),
  optionsOn: both(
    (count: number) => (count === 0 ? fr`aucune` : count === 1 ? fr`une choisie` : fr`${COUNTED_FR[count] ?? String(count)} choisies`),
    (count) => (count === 0 ? 'none' : `${COUNTED_EN[count] ?? count} chosen`),
  ),
  overruled: both(
    (sentence: string) => fr`Désactivé, car les deux se contredisent : « ${sentence} » `,
    (sentence) => `Turned off, as the two cannot go together: “${sentence}” `,
  ),
  teams: both(fr`Équipes`, 'Teams'),
  usualTeams: both(fr`Comme le veut la règle`, 'As the rules say'),
  inTeams: both(
    (seats: number, teams: number) =>
      fr`À ${COUNTED_FR[seats] ?? String(seats)} : ${COUNTED_FR[teams] ?? String(teams)} équipes de ${COUNTED_FR[seats / teams] ?? String(seats / teams)}.`,
    (seats, teams) => `With ${COUNTED_EN[seats] ?? seats}: ${COUNTED_EN[teams] ?? teams} teams of ${COUNTED_EN[seats / teams] ?? seats / teams}.`,
  ),
  alone: both(
    (seats: number) => fr`À ${COUNTED_FR[seats] ?? String(seats)} : chacun pour soi.`,
    (seats) => `With ${COUNTED_EN[seats] ?? seats}: everyone for themselves.`,
  ),
  players: both(
    (count: number) => fr`${count} joueurs`,
    (count) => `${count} players`,
  ),
  match: both(fr`La partie`, 'The match'),
  rounds: both(fr`Manche par manche`, 'Round by round'),
  roundsHint: both(fr`les totaux s'ajoutent, sans limite`, 'totals just keep adding up'),
  target: both(fr`Points pour finir`, 'Points to end it'),
  usualTarget: both(
    (points: number | null) => (points === null ? '' : fr`d'ordinaire ${points}`),
    (points) => (points === null ? '' : `usually ${points}`),
  ),
  noMatch: both(fr`Ce jeu ne compte pas de points : on joue manche par manche.`, 'There are no points in this game: it is played round by round.'),
  plans: both(
    {
      libre: 'Libre',
      'les-huit': 'Les Huit',
      hollywood: 'Hollywood',
      'hollywood-5': fr`Hollywood en cinq parties`,
      'le-8': 'Le 8',
      positif: fr`Compte positif`,
      negatif: fr`Compte négatif`,
      x00: fr`100 points par joueur`,
      'trois-cinq-huit': fr`Dix-huit manches`,
      'trois-cinq-huit-court': fr`Six manches`,
      danish: fr`Manches gagnées`,
    } as Record<string, string>,
    {
      libre: 'Free',
      'les-huit': 'Eights',
      hollywood: 'Hollywood',
      'hollywood-5': 'Hollywood, five games',
      'le-8': 'The 8',
      positif: 'Points won',
      negatif: 'Points left in hand',
      x00: '100 points a player',
      'trois-cinq-huit': 'Eighteen rounds',
      'trois-cinq-huit-court': 'Six rounds',
      danish: 'Rounds won',
    },
  ),
  realCards: both(fr`Vous jouez avec de vraies cartes ?`, 'Playing with real cards?'),
  wrong: both(
    {
      rules: fr`Ce jeu n'existe plus sur le serveur. Rechargez la page.`,
      seats: fr`Ce jeu ne se joue pas à ce nombre avec ces options.`,
      name: fr`Ce nom ne va pas : choisissez-en un autre.`,
      options: fr`Ces options ne vont pas ensemble, ou pas à ce nombre de joueurs.`,
      match: fr`Cette partie ne va pas avec ce jeu. Changez de marque ou de total.`,
    } as Record<string, string>,
    {
      rules: 'The server no longer has this game. Reload the page.',
      seats: 'This game does not take that many players with these options.',
      name: 'This name will not do: choose another one.',
      options: 'These options do not go together, or not with that many players.',
      match: 'This match does not go with this game. Change the count or the total.',
    },
  ),
});

const FAMILIES_FR: Record<string, string> = {
  'Le huit américain': fr`Le huit américain à deux jeux`,
  'cousins-abroad': fr`Cousins d'ailleurs`,
};
const FAMILIES_EN: Record<string, string> = {
  'cousins-abroad': 'Cousins from abroad',
  'Les Huit': 'Eights',
  'Le 8': 'The 8',
  'Le 8 américain': 'French eights',
  'Le huit américain': 'French eights with two packs',
  'Jeux de cartes': 'Other card games',
};

/** What to change, where the server refused what was asked for; "" if there is nothing more to say than that. */
export function whatIsWrong({ field, said }: { field: string; said?: Bilingual }, language: Language): string {
  return [START_WORDS[language].wrong[field], said && `(${said[language]})`].filter(Boolean).join(' ');
}
