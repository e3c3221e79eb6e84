// Every word of the pages about finished rounds.
import type { Language } from '../cards/faces';
import type { Kind } from '../protocol';
import { cards } from '../words/card_names';
import { ofName } from '../words/people';
import { fr, listed } from '../words/typography';
import type { Finding } from './verify';

type FindingsTold = { [Code in Finding['code']]: (finding: Finding & { code: Code }) => string };

const FR = {
  watch: fr`Revoir la manche`,
  heading: (round: number) => fr`Revoir la manche ${round}`,
  loading: fr`On ressort les cartes…`,
  none: fr`Cette manche n'est pas là : elle n'a pas été partagée, ou la table n'existe plus.`,
  failed: fr`Le serveur ne répond pas. Réessayez dans un moment.`,
  again: fr`Réessayer`,
  older: fr`Cette manche a été jouée avec une autre version de Huit. On peut en lire les coups, pas les revoir sur le tapis.`,
  player: (no: number) => fr`Joueur ${no}`,
  seenBy: fr`Vu par`,
  steps: fr`Les étapes`,
  step: (step: number, last: number) => (step === 0 ? fr`La donne` : fr`Coup ${step} sur ${last}`),
  first: fr`Au début`,
  previous: fr`Coup précédent`,
  play: fr`Dérouler`,
  pause: fr`Pause`,
  next: fr`Coup suivant`,
  last: fr`À la fin`,
  speed: fr`Vitesse`,
  keys: fr`Au clavier : ← et → d'un coup à l'autre, Début et Fin, Espace pour dérouler.`,
  moveList: fr`Tous les coups`,
  deal: fr`La donne`,
  result: fr`Le résultat`,
  points: fr`Points`,
  share: fr`Partager`,
  copied: fr`Lien copié`,
  file: fr`Enregistrer le fichier`,
  sameDeal: fr`Rejouer cette donne`,
  noRoom: fr`La table n'a pas pu être ouverte. Réessayez dans un moment.`,
  verify: fr`Vérifier le mélange`,
  verified: fr`Tout est vrai`,
  wrong: fr`Quelque chose n'est pas vrai`,
  verifying: fr`On recompte…`,
  otherFile: fr`Vérifier un fichier que l'on vous a donné`,
  dropHeading: fr`Vérifier une manche`,
  dropIntro: fr`Déposez ici le fichier d'une manche finie. Votre navigateur refait lui-même le mélange et compte chaque carte, sans rien demander au serveur.`,
  choose: fr`Choisir un fichier`,
  dropHere: fr`ou déposez-le ici`,
  noFile: fr`Ce n'est pas le fichier d'une manche de Huit.`,
  moves: {
    draw: fr`pioche`,
    pass: fr`passe`,
    say: fr`annonce « Carte ! »`,
    catch: fr`dit « Contre-carte ! »`,
    take: fr`tire une carte`,
    declare: fr`montre un carré`,
    pickup: fr`ramasse le tas`,
    flip: fr`retourne une carte cachée`,
  } as Record<string, string>,
  plays: (laid: string) => fr`pose ${laid}`,
  calls: (suit: string) => fr`demande ${suit}`,
  standsFor: (card: string) => fr`en fait ${card}`,
  sends: (name: string) => fr`envoie le tas à ${name}`,
  says: fr`annonce « Carte ! »`,
  gives: (what: string, name: string) => fr`donne ${what} à ${name}`,
  returns: (what: string) => fr`rend ${what}`,
  discards: (what: string) => fr`écarte ${what}`,
  swaps: (laid: string, taken: string) => fr`pose ${laid} devant soi et prend ${taken}`,
  chooses: (kind: string) => fr`annonce ${kind}`,
  kinds: { clubs: 'trèfle', diamonds: 'carreau', hearts: 'cœur', spades: 'pique', notrump: 'sans atout', least: 'le minimum de plis' } as Record<Kind, string>,
  signs: { true: fr`vrai`, false: fr`faux`, null: fr`à savoir` },
  broken: {
    heading: fr`Promesse rompue`,
    told: (round: number) => fr`Attention : pour la manche ${round}, le serveur avait promis d'autres cartes avant la donne. Ne vous fiez pas à cette manche, à moins que la table ne vienne d'une sauvegarde remise en place.`,
    promised: fr`Promis :`,
    found: fr`Montré depuis :`,
  },
  findings: {
    promise: ({ holds }) => (holds ? fr`Le mélange avait été promis avant la donne, et la promesse est tenue.` : fr`Ce qui a été promis avant la donne n'est pas ce qui a été joué.`),
    noPromise: () => fr`Rien n'avait été promis avant la donne.`,
    again: () => fr`Ce sont les cartes d'une manche déjà jouée : rien n'était à promettre.`,
    noProof: () => fr`Ce fichier ne porte aucune preuve.`,
    noRecord: () => fr`Ce fichier ne dit pas quelles cartes sont sorties : il n'y a rien à comparer.`,
    ownNonce: ({ holds }) => {
      if (holds === null) return fr`Ce navigateur ne se souvient d'aucun grain de hasard ajouté à cette donne.`;
      return holds ? fr`Le grain de hasard de ce navigateur est dans le mélange : personne ne pouvait l'arranger d'avance.` : fr`Le grain de hasard de ce navigateur n'est pas dans le mélange.`;
    },
    nonces: ({ holds, names }) => {
      if (!holds) return fr`La donne n'est pas faite de cette promesse et du hasard des joueurs.`;
      return names.length ? fr`La donne est faite de la promesse et du hasard ${listed(names.map(ofName), 'et')}.` : fr`La donne est faite de la promesse seule.`;
    },
    shuffle: ({ holds, cards: count }) => (holds ? fr`${cards(count, 'fr')} mélangées de nouveau, avec la même graine.` : fr`Les cartes n'ont pas été mélangées avec cette graine, ou le paquet n'était pas en ordre.`),
    hands: ({ holds, names }) => {
      if (holds) return fr`Les mains et tout ce qui a été distribué viennent de ce mélange.`;
      return names.length ? fr`Ce mélange donne d'autres mains : ${listed(names, 'et')}.` : fr`Ce mélange donne d'autres cartes sur la table.`;
    },
    draws: ({ drawn, taken }) =>
      drawn + taken
        ? fr`${listed([...(drawn ? [fr`${cards(drawn, 'fr')} de la pioche`] : []), ...(taken ? [fr`${cards(taken, 'fr')} d'une main ouverte`] : [])], 'et')} : chaque fois, la bonne.`
        : fr`Chaque carte posée vient de la main que ce mélange a donnée.`,
    step: ({ step, told, found }) => fr`${step === 0 ? fr`À la donne` : fr`Au coup ${step}`}, le fichier dit « ${told} »${found ? fr`, et le mélange « ${found} »` : ''}.`,
    reshuffles: ({ count }) => (count === 1 ? fr`La pioche a été refaite une fois, avec les bonnes cartes.` : fr`La pioche a été refaite ${count} fois, avec les bonnes cartes.`),
  } as FindingsTold,
};

const EN: typeof FR = {
  watch: 'Watch the round again',
  heading: (round) => `Round ${round} again`,
  loading: 'Fetching the cards…',
  none: 'This round is not here: it was not shared, or its table is gone.',
  failed: 'The server does not answer. Try again in a moment.',
  again: 'Try again',
  older: 'This round was played with another version of Huit. Its moves can be read, but not seen on the felt.',
  player: (no) => `Player ${no}`,
  seenBy: 'Seen by',
  steps: 'The steps',
  step: (step, last) => (step === 0 ? 'The deal' : `Move ${step} of ${last}`),
  first: 'To the start',
  previous: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  next: 'Next move',
  last: 'To the end',
  speed: 'Speed',
  keys: 'On a keyboard: ← and → from move to move, Home and End, Space to play.',
  moveList: 'All the moves',
  deal: 'The deal',
  result: 'The result',
  points: 'Points',
  share: 'Share',
  copied: 'Link copied',
  file: 'Save the file',
  sameDeal: 'Play this deal again',
  noRoom: 'The table could not be opened. Try again in a moment.',
  verify: 'Verify the shuffle',
  verified: 'All of it is true',
  wrong: 'Not all of it is true',
  verifying: 'Counting again…',
  otherFile: 'Verify a file that you were given',
  dropHeading: 'Verify a round',
  dropIntro: 'Drop the file of a finished round here. Your browser does the shuffle again by itself and counts every card, without asking the server for anything.',
  choose: 'Choose a file',
  dropHere: 'or drop it here',
  noFile: 'This is not the file of a round of Huit.',
  moves: {
    draw: 'draws',
    pass: 'passes',
    say: 'says “Carte!”',
    catch: 'says “Contre-carte!”',
    take: 'takes a card',
    declare: 'shows four of a kind',
    pickup: 'picks up the pile',
    flip: 'turns a face-down card',
  },
  plays: (laid) => `plays ${laid}`,
  calls: (suit) => `calls ${suit}`,
  standsFor: (card) => `makes it ${card}`,
  sends: (name) => `sends the pile to ${name}`,
  says: 'says “Carte!”',
  gives: (what, name) => `gives ${what} to ${name}`,
  returns: (what) => `returns ${what}`,
  discards: (what) => `puts ${what} away`,
  swaps: (laid, taken) => `lays ${laid} face up and takes ${taken}`,
  chooses: (kind) => `announces ${kind}`,
  kinds: { clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades', notrump: 'no trumps', least: 'fewest tricks' },
  signs: { true: 'true', false: 'false', null: 'good to know' },
  broken: {
    heading: 'A broken promise',
    told: (round) => `Beware: for round ${round} the server had promised other cards before the deal. Do not trust this round, unless the room was brought back from a backup.`,
    promised: 'Promised:',
    found: 'Shown since:',
  },
  findings: {
    promise: ({ holds }) => (holds ? 'The shuffle was promised before the deal, and the promise was kept.' : 'What was promised before the deal is not what was played.'),
    noPromise: () => 'Nothing was promised before the deal.',
    again: () => 'These are the cards of a round that was played before: there was nothing to promise.',
    noProof: () => 'This file carries no proof.',
    noRecord: () => 'This file does not say which cards came: there is nothing to compare.',
    ownNonce: ({ holds }) => {
      if (holds === null) return 'This browser remembers no grain of chance that it added to this deal.';
      return holds ? 'The grain of chance of this browser is in the shuffle: nobody could have arranged it beforehand.' : 'The grain of chance of this browser is not in the shuffle.';
    },
    nonces: ({ holds, names }) => {
      if (!holds) return 'The deal is not made of this promise and the chance of the players.';
      return names.length ? `The deal is made of the promise and of the chance of ${listed(names, 'and')}.` : 'The deal is made of the promise alone.';
    },
    shuffle: ({ holds, cards: count }) => (holds ? `${cards(count, 'en')} shuffled again, by the same seed.` : 'The cards were not shuffled by this seed, or the pack was not in order.'),
    hands: ({ holds, names }) => {
      if (holds) return 'The hands, and all that was dealt, come of this shuffle.';
      return names.length ? `This shuffle gives other hands: ${listed(names, 'and')}.` : 'This shuffle gives other cards on the table.';
    },
    draws: ({ drawn, taken }) =>
      drawn + taken
        ? `${listed([...(drawn ? [`${cards(drawn, 'en')} from the stock`] : []), ...(taken ? [`${cards(taken, 'en')} from an open hand`] : [])], 'and')}: the right one every time.`
        : 'Every card laid comes from the hand that this shuffle gave.',
    step: ({ step, told, found }) => `${step === 0 ? 'At the deal' : `At move ${step}`} the file says “${told}”${found ? `, and the shuffle “${found}”` : ''}.`,
    reshuffles: ({ count }) => (count === 1 ? 'The stock was made anew once, of the right cards.' : `The stock was made anew ${count} times, of the right cards.`),
  },
};

export const REPLAY_WORDS = { fr: FR, en: EN };

/** Return what was found in verifying a round, as a sentence. */
export function findingTold(finding: Finding, language: Language): string {
  const tell = REPLAY_WORDS[language].findings[finding.code] as (finding: Finding) => string;
  return tell(finding);
}
