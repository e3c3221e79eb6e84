// What the start screen says of the games, their options and their matches.
import type { Language } from '../cards/faces';
import type { Bilingual } from '../protocol';
import { fr } from './typography';

const COUNTED_FR = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const COUNTED_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const FR = {
  company: fr`Avec qui ?`,
  companies: { alone: fr`Seul`, friends: fr`Avec des amis` },
  companyHint: { alone: fr`contre l'ordinateur`, friends: fr`par un lien` },
  openRoom: fr`Ouvrir la table`,
  nameSeen: fr`vos amis le verront`,
  nameNeeded: fr`Écrivez votre nom : vos amis le verront.`,
  game: fr`Le jeu`,
  change: fr`Choisir un autre jeu`,
  games: (count: number) => fr`${count} jeux`,
  family: (name: string) => (name === 'Le huit américain' ? fr`Le huit américain à deux jeux` : name),
  options: fr`Options`,
  optionsOn: (count: number) => (count === 0 ? fr`aucune` : count === 1 ? fr`une choisie` : fr`${COUNTED_FR[count] ?? String(count)} choisies`),
  teams: fr`Équipes`,
  usualTeams: fr`Comme le veut la règle`,
  inTeams: (seats: number, teams: number) =>
    fr`À ${COUNTED_FR[seats] ?? String(seats)} : ${COUNTED_FR[teams] ?? String(teams)} équipes de ${COUNTED_FR[seats / teams] ?? String(seats / teams)}.`,
  alone: (seats: number) => fr`À ${COUNTED_FR[seats] ?? String(seats)} : chacun pour soi.`,
  players: (count: number) => fr`${count} joueurs`,
  match: fr`La partie`,
  rounds: fr`Manche par manche`,
  roundsHint: fr`les totaux s'ajoutent, sans limite`,
  target: fr`Points pour finir`,
  usualTarget: (points: number | null) => (points === null ? '' : fr`d'ordinaire ${points}`),
  noMatch: fr`Ce jeu ne compte pas de points : on joue manche par manche.`,
  plans: {
    libre: 'Libre',
    'les-huit': 'Les Huit',
    hollywood: 'Hollywood',
    'hollywood-5': fr`Hollywood en cinq parties`,
    'le-8': 'Le 8',
    positif: fr`Compte positif`,
    negatif: fr`Compte négatif`,
    x00: fr`X00 points`,
    'trois-cinq-huit': fr`Dix-huit manches`,
    'trois-cinq-huit-court': fr`Six manches`,
    danish: fr`Manches gagnées`,
  } as Record<string, string>,
  realCards: fr`Vous jouez avec de vraies cartes ?`,
  score: fr`Feuille de marque`,
  wrong: {
    rules: fr`Ce jeu n'existe plus sur le serveur. Rechargez la page.`,
    seats: fr`Ce jeu ne se joue pas à ce nombre avec ces options.`,
    name: fr`Ce nom ne va pas : choisissez-en un autre.`,
    options: fr`Ces options ne vont pas ensemble, ou pas à ce nombre de joueurs.`,
    match: fr`Cette partie ne va pas avec ce jeu. Changez de marque ou de total.`,
  } as Record<string, string>,
};

const FAMILIES_EN: Record<string, string> = {
  'Les Huit': 'Eights',
  'Le 8': 'The 8',
  'Le 8 américain': 'French eights',
  'Le huit américain': 'French eights with two packs',
};

const EN: typeof FR = {
  company: 'With whom?',
  companies: { alone: 'Alone', friends: 'With friends' },
  companyHint: { alone: 'against the computer', friends: 'by a link' },
  openRoom: 'Open the room',
  nameSeen: 'your friends will see it',
  nameNeeded: 'Write your name: your friends will see it.',
  game: 'The game',
  change: 'Choose another game',
  games: (count) => `${count} games`,
  family: (name) => FAMILIES_EN[name] ?? name,
  options: 'Options',
  optionsOn: (count) => (count === 0 ? 'none' : `${COUNTED_EN[count] ?? count} chosen`),
  teams: 'Teams',
  usualTeams: 'As the rules say',
  inTeams: (seats, teams) => `With ${COUNTED_EN[seats] ?? seats}: ${COUNTED_EN[teams] ?? teams} teams of ${COUNTED_EN[seats / teams] ?? seats / teams}.`,
  alone: (seats) => `With ${COUNTED_EN[seats] ?? seats}: each for himself.`,
  players: (count) => `${count} players`,
  match: 'The match',
  rounds: 'Round by round',
  roundsHint: 'totals add up without end',
  target: 'Points to end it',
  usualTarget: (points) => (points === null ? '' : `usually ${points}`),
  noMatch: 'This game counts no points: it is played round by round.',
  plans: {
    libre: 'Free',
    'les-huit': 'Eights',
    hollywood: 'Hollywood',
    'hollywood-5': 'Hollywood, five games',
    'le-8': 'The 8',
    positif: 'Points won',
    negatif: 'Points left in hand',
    x00: 'X00 points',
    'trois-cinq-huit': 'Eighteen rounds',
    'trois-cinq-huit-court': 'Six rounds',
    danish: 'Rounds won',
  },
  realCards: 'Playing with real cards?',
  score: 'Score sheet',
  wrong: {
    rules: 'The server no longer has this game. Reload the page.',
    seats: 'This game is not for so many players with these options.',
    name: 'This name will not do: choose another one.',
    options: 'These options do not go together, or not with so many players.',
    match: 'This match does not go with this game. Change the count or the total.',
  },
};

export const START_WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };

/** What to change, where the server refused what was asked for; "" if there is nothing more to say than that. */
export function whatIsWrong({ field, said }: { field: string; said?: Bilingual }, language: Language): string {
  return [START_WORDS[language].wrong[field], said && `(${said[language]})`].filter(Boolean).join(' ');
}
