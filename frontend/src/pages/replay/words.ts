// Every word of the pages about finished rounds.
import type { Language } from '../../ground/cards/faces';
import type { Kind } from '../../ground/protocol';
import { both, byLanguage } from '../../words/both';
import { cards } from '../../words/card_names';
import { named, ofName } from '../../words/people';
import { fr, listed } from '../../ground/typography';
import type { Finding } from './verify';

type FindingsTold = { [Code in Finding['code']]: (finding: Finding & { code: Code }) => string };

export const REPLAY_WORDS = byLanguage({
  watch: both(fr`Revoir la manche`, 'Watch the round again'),
  watchShort: both(fr`Revoir`, 'Watch again'),
  heading: both(
    (round: number) => fr`Revoir la manche ${round}`,
    (round) => `Round ${round} again`,
  ),
  toTable: both(fr`Retour à la table`, 'Back to the table'),
  toStart: both(fr`Retour à l'accueil`, 'Back to the start'),
  loading: both(fr`On ressort les cartes…`, 'Fetching the cards…'),
  none: both(
    fr`Cette manche n'est pas là : elle n'a pas été partagée, ou la table n'existe plus.`,
    'This round is not here: it was not shared, or its table is gone.',
  ),
  failed: both(fr`Le serveur ne répond pas. Réessayez dans un moment.`, 'The server does not answer. Try again in a moment.'),
  again: both(fr`Réessayer`, 'Try again'),
  older: both(
    fr`Cette manche a été jouée avec une autre version de Huit. On peut en lire les coups, pas les revoir sur le tapis.`,
    'This round was played with another version of Huit. Its moves can be read, but not seen on the felt.',
  ),
  you: both(fr`Vous`, 'You'),
  nameless: both(fr`Quelqu'un`, 'Somebody'),
  seenBy: both(fr`Vu par`, 'Seen by'),
  steps: both(fr`Les étapes`, 'The steps'),
  step: both(
    (step: number, last: number) => (step === 0 ? fr`La donne` : fr`Coup ${step} sur ${last}`),
    (step, last) => (step === 0 ? 'The deal' : `Move ${step} of ${last}`),
  ),
  first: both(fr`Au début`, 'To the start'),
  previous: both(fr`Coup précédent`, 'Previous move'),
  play: both(fr`Dérouler`, 'Play'),
  pause: both(fr`Pause`, 'Pause'),
  next: both(fr`Coup suivant`, 'Next move'),
  last: both(fr`À la fin`, 'To the end'),
  speed: both(fr`Vitesse`, 'Speed'),
  keys: both(
    fr`Au clavier : ← et → d'un coup à l'autre, Début et Fin, Espace pour dérouler.`,
    'On a keyboard: ← and → from move to move, Home and End, Space to play.',
  ),
  moments: both(fr`Coups à revoir`, 'Moves worth another look'),
  before: both(
    (move: number) => fr`Avant le coup ${move}`,
    (move) => `Before move ${move}`,
  ),
  lookingAt: both(fr`Un joueur fort relit les coups…`, 'A strong player looks at the moves…'),
  noMoments: both(
    (name: string) => fr`${name} : aucun coup clairement moins bon qu'un autre.`,
    (name) => `${name}: no move clearly worse than another.`,
  ),
  noReview: both(fr`Les coups n'ont pas pu être relus. Réessayez dans un moment.`, 'The moves could not be looked at. Try again in a moment.'),
  worthALook: both(fr`à revoir`, 'worth another look'),
  moveList: both(fr`Tous les coups`, 'All the moves'),
  deal: both(fr`La donne`, 'The deal'),
  result: both(fr`Le résultat`, 'The result'),
  points: both(fr`Points`, 'Points'),
  share: both(fr`Partager`, 'Share'),
  copied: both(fr`Lien copié`, 'Link copied'),
  file: both(fr`Enregistrer le fichier`, 'Save the file'),
  sameDeal: both(fr`Rejouer cette donne`, 'Play this deal again'),
  noRoom: both(fr`La table n'a pas pu être ouverte. Réessayez dans un moment.`, 'The table could not be opened. Try again in a moment.'),
  verify: both(fr`Vérifier le mélange`, 'Verify the shuffle'),
  verified: both(fr`Tout est vrai`, 'All of it is true'),
  wrong: both(fr`Quelque chose n'est pas vrai`, 'Not all of it is true'),
  verifying: both(fr`On recompte…`, 'Counting again…'),
  otherFile: both(fr`Vérifier un fichier que l'on vous a donné`, 'Verify a file that you were given'),
  dropHeading: both(fr`Vérifier une manche`, 'Verify a round'),
  dropIntro: both(
    fr`Déposez ici le fichier d'une manche finie. Votre navigateur refait lui-même le mélange et compte chaque carte, sans rien demander au serveur.`,
    'Drop the file of a finished round here. Your browser does the shuffle again by itself and counts every card, without asking the server for anything.',
  ),
  choose: both(fr`Choisir un fichier`, 'Choose a file'),
  dropHere: both(fr`ou déposez-le ici`, 'or drop it here'),
  noFile: both(fr`Ce n'est pas le fichier d'une manche de Huit.`, 'This is not the file of a round of Huit.'),
  moves: both(
    {
      draw: fr`pioche`,
      pass: fr`passe`,
      say: fr`annonce « Carte ! »`,
      knock: fr`cogne trois coups`,
      catch: fr`dit « Contre-carte ! »`,
      take: fr`tire une carte`,
      doubt: fr`n'y croit pas`,
      declare: fr`montre un carré`,
      pickup: fr`ramasse le tas`,
      flip: fr`retourne une carte cachée`,
    } as Record<string, string>,
    {
      draw: 'draws',
      pass: 'passes',
      say: 'says “One card!”',
      knock: 'knocks three times',
      catch: 'says “Catch!”',
      take: 'takes a card',
      doubt: 'doubts it',
      declare: 'shows four of a kind',
      pickup: 'picks up the pile',
      flip: 'turns over a face-down card',
    },
  ),
  plays: both(
    (laid: string) => fr`pose ${laid}`,
    (laid) => `plays ${laid}`,
  ),
  calls: both(
    (suit: string) => fr`demande ${suit}`,
    (suit) => `calls ${suit}`,
  ),
  asksFor: both(
    (card: string) => fr`demande ${card}`,
    (card) => `calls for ${card}`,
  ),
  standsFor: both(
    (card: string) => fr`en fait ${card}`,
    (card) => `makes it ${card}`,
  ),
  sends: both(
    (name: string) => fr`envoie le tas à ${name}`,
    (name) => `sends the pile to ${name}`,
  ),
  says: both(fr`annonce « Carte ! »`, 'says “One card!”'),
  names: both(
    (name: string) => fr`dit « ${name} ! »`,
    (name) => `says “${name}!”`,
  ),
  gives: both(
    (what: string, name: string) => fr`donne ${what} à ${name}`,
    (what, name) => `gives ${what} to ${name}`,
  ),
  hits: both(
    (name: string) => fr`vise ${name}`,
    (name) => `aims at ${name}`,
  ),
  trades: both(
    (name: string) => fr`échange sa main avec ${name}`,
    (name) => `swaps hands with ${name}`,
  ),
  returns: both(
    (what: string) => fr`rend ${what}`,
    (what) => `gives back ${what}`,
  ),
  discards: both(
    (what: string) => fr`écarte ${what}`,
    (what) => `discards ${what}`,
  ),
  swaps: both(
    (laid: string, taken: string) => fr`pose ${laid} devant soi et prend ${taken}`,
    (laid, taken) => `puts ${laid} face up and takes ${taken}`,
  ),
  chooses: both(
    (kind: string) => fr`annonce ${kind}`,
    (kind) => `announces ${kind}`,
  ),
  kinds: both(
    { clubs: 'trèfle', diamonds: 'carreau', hearts: 'cœur', spades: 'pique', notrump: 'sans atout', least: 'le minimum de plis' } as Record<Kind, string>,
    { clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades', notrump: 'no trumps', least: 'fewest tricks' },
  ),
  signs: both({ true: fr`vrai`, false: fr`faux`, null: fr`à savoir` }, { true: 'true', false: 'false', null: 'good to know' }),
  findings: both(
    {
      promise: ({ holds }) =>
        holds ? fr`Le mélange avait été promis avant la donne, et la promesse est tenue.` : fr`Ce qui a été promis avant la donne n'est pas ce qui a été joué.`,
      noPromise: () => fr`Rien n'avait été promis avant la donne.`,
      again: () => fr`Ce sont les cartes d'une manche déjà jouée : rien n'était à promettre.`,
      noProof: () => fr`Ce fichier ne porte aucune preuve.`,
      noRecord: () => fr`Ce fichier ne dit pas quelles cartes sont sorties : il n'y a rien à comparer.`,
      unsealed: ({ holds }) =>
        holds === null
          ? fr`Les joueurs ne s'étaient pas engagés d'avance : rien ne montre dans quel ordre leurs grains de hasard sont venus.`
          : fr`Ce navigateur a vu sceller cette donne, et le fichier n'en dit rien.`,
      order: ({ holds }) =>
        holds
          ? fr`Tous s'étaient engagés sur leur grain de hasard avant que personne ne montre le sien.`
          : fr`Des grains de hasard ont été montrés avant que tous ne soient engagés.`,
      opened: ({ holds, names }) => {
        if (holds) return fr`Chaque grain de hasard est celui de l'engagement : ${listed(names, 'et')}.`;
        return names.length
          ? fr`Ce n'est pas le grain de hasard de l'engagement : ${listed(names, 'et')}.`
          : fr`Il manque des engagements, ou des grains de hasard.`;
      },
      seal: ({ holds }) =>
        holds
          ? fr`Le sceau est bien l'empreinte de la promesse et de tous les engagements.`
          : fr`Le sceau n'est pas l'empreinte de cette promesse et de ces engagements.`,
      sealedDeal: ({ holds }) =>
        holds
          ? fr`La règle, les places, le donneur, la main et la coupe étaient fixés par le sceau.`
          : fr`La manche n'a pas été donnée comme le sceau l'avait fixé : règle, places, donneur, main ou coupe.`,
      ownSeal: ({ holds, told }) =>
        holds
          ? fr`C'est le sceau que ce navigateur a vu avant la donne : ${told}.`
          : fr`Ce n'est pas le sceau que ce navigateur a vu avant la donne : ${told}.`,
      leftOut: ({ names }) => fr`Engagés, mais absents quand on a scellé : ${listed(names, 'et')}. La donne s'est faite sans leur grain.`,
      putOff: ({ holds, names }) =>
        holds === false
          ? fr`La donne est dite remise, et ce ne peut être à cause ${listed(names.map(ofName), 'et')}.`
          : fr`La donne avait été remise : le grain de hasard ${listed(names.map(ofName), 'et')} n'était pas venu.`,
      silent: ({ names }) => fr`La donne s'est faite sans le hasard ${listed(names.map(ofName), 'et')} : rien n'est noté de leur part avant le sceau.`,
      alone: ({ names, people }) =>
        fr`À ${people}, seul le hasard ${listed(names.map(ofName), 'et')} est dans la donne : avec le serveur, elle aurait pu être choisie.`,
      ownLeftOut: () =>
        fr`Le grain de hasard de ce navigateur n'est pas dans le mélange : il n'était pas relié quand on a scellé la donne, ou venait trop tard. Sinon, ne vous y fiez pas.`,
      ownNonce: ({ holds }) => {
        if (holds === null) return fr`Ce navigateur ne se souvient d'aucun grain de hasard ajouté à cette donne.`;
        return holds
          ? fr`Le grain de hasard de ce navigateur est dans le mélange : personne ne pouvait l'arranger d'avance.`
          : fr`Le grain de hasard de ce navigateur n'est pas dans le mélange.`;
      },
      nonces: ({ holds, names }) => {
        if (!holds) return fr`La donne n'est pas faite de cette promesse et du hasard des joueurs.`;
        return names.length
          ? fr`La donne est faite de la promesse et du hasard ${listed(names.map(ofName), 'et')}.`
          : fr`La donne est faite de la promesse seule.`;
      },
      shuffle: ({ holds, cards: count }) =>
        holds
          ? fr`${cards(count, 'fr')} mélangées de nouveau, avec la même graine.`
          : fr`Les cartes n'ont pas été mélangées avec cette graine, ou le paquet n'était pas en ordre.`,
      hands: ({ holds, names }) => {
        if (holds) return fr`Les mains et tout ce qui a été distribué viennent de ce mélange.`;
        return names.length ? fr`Ce mélange donne d'autres mains : ${listed(names, 'et')}.` : fr`Ce mélange donne d'autres cartes sur la table.`;
      },
      draws: ({ drawn, taken }) =>
        drawn + taken
          ? fr`${listed([...(drawn ? [fr`${cards(drawn, 'fr')} de la pioche`] : []), ...(taken ? [fr`${cards(taken, 'fr')} d'une main ouverte`] : [])], 'et')} : chaque fois, la bonne.`
          : fr`Chaque carte posée vient de la main que ce mélange a donnée.`,
      step: ({ step, told, found }) =>
        fr`${step === 0 ? fr`À la donne` : fr`Au coup ${step}`}, le fichier dit « ${told} »${found ? fr`, et le mélange « ${found} »` : ''}.`,
      reshuffles: ({ count }) =>
        count === 1 ? fr`La pioche a été refaite une fois, avec les bonnes cartes.` : fr`La pioche a été refaite ${count} fois, avec les bonnes cartes.`,
    } as FindingsTold,
    {
      promise: ({ holds }) =>
        holds ? 'The shuffle was promised before the deal, and the promise was kept.' : 'What was promised before the deal is not what was played.',
      noPromise: () => 'Nothing was promised before the deal.',
      again: () => 'These are the cards of a round that was played before: there was nothing to promise.',
      noProof: () => 'This file carries no proof.',
      noRecord: () => 'This file does not say which cards came: there is nothing to compare.',
      unsealed: ({ holds }) =>
        holds === null
          ? 'The players had not committed beforehand: nothing shows in what order their grains of chance came.'
          : 'This browser saw this deal sealed, and the file does not tell of it.',
      order: ({ holds }) =>
        holds ? 'All had committed to their grain of chance before anybody revealed one.' : 'Grains of chance were revealed before all had committed.',
      opened: ({ holds, names }) => {
        if (holds) return `Each grain of chance is the one committed to: ${listed(names, 'and')}.`;
        return names.length ? `Not the grain of chance committed to: ${listed(names, 'and')}.` : 'Commitments, or grains of chance, are missing.';
      },
      seal: ({ holds }) =>
        holds ? 'The seal is the fingerprint of the promise and of all commitments.' : 'The seal is not the fingerprint of this promise and these commitments.',
      sealedDeal: ({ holds }) =>
        holds
          ? 'The rules, the seats, the dealer, the hand and the cut were fixed by the seal.'
          : 'The round was not dealt as the seal had fixed it: rules, seats, dealer, hand or cut.',
      ownSeal: ({ holds, told }) =>
        holds ? `It is the seal that this browser saw before the deal: ${told}.` : `It is not the seal that this browser saw before the deal: ${told}.`,
      leftOut: ({ names }) => `Committed, but away at the sealing: ${listed(names, 'and')}. The deal was made without their grain.`,
      putOff: ({ holds, names }) =>
        holds === false
          ? `The deal is said to be put off, and it cannot have been because of ${listed(names, 'and')}.`
          : `The deal had been put off: the grain of chance of ${listed(names, 'and')} had not come.`,
      silent: ({ names }) => `The deal was made without the chance of ${listed(names, 'and')}: nothing of theirs was noted before the seal.`,
      alone: ({ names, people }) =>
        `Of ${people} people, only ${listed(names, 'and')} added chance: together with the server, they could have chosen this deal.`,
      ownLeftOut: () =>
        'The grain of chance of this browser is not in the shuffle: it was not connected when the deal was sealed, or came too late. If it was, do not trust this deal.',
      ownNonce: ({ holds }) => {
        if (holds === null) return 'This browser remembers no grain of chance that it added to this deal.';
        return holds
          ? 'The grain of chance of this browser is in the shuffle: nobody could have arranged it beforehand.'
          : 'The grain of chance of this browser is not in the shuffle.';
      },
      nonces: ({ holds, names }) => {
        if (!holds) return 'The deal is not made of this promise and the chance of the players.';
        return names.length ? `The deal is made of the promise and of the chance of ${listed(names, 'and')}.` : 'The deal is made of the promise alone.';
      },
      shuffle: ({ holds, cards: count }) =>
        holds ? `${cards(count, 'en')} shuffled again, by the same seed.` : 'The cards were not shuffled by this seed, or the pack was not in order.',
      hands: ({ holds, names }) => {
        if (holds) return 'The hands, and all that was dealt, come from this shuffle.';
        return names.length ? `This shuffle gives other hands: ${listed(names, 'and')}.` : 'This shuffle gives other cards on the table.';
      },
      draws: ({ drawn, taken }) =>
        drawn + taken
          ? `${listed([...(drawn ? [`${cards(drawn, 'en')} from the stock`] : []), ...(taken ? [`${cards(taken, 'en')} from an open hand`] : [])], 'and')}: the right one every time.`
          : 'Every card played comes from the hand that this shuffle gave.',
      step: ({ step, told, found }) =>
        `${step === 0 ? 'At the deal' : `At move ${step}`} the file says “${told}”${found ? `, and the shuffle “${found}”` : ''}.`,
      reshuffles: ({ count }) =>
        count === 1 ? 'The stock was made anew once, of the right cards.' : `The stock was made anew ${count} times, of the right cards.`,
    },
  ),
});

/** Return what was found in verifying a round, as a sentence. */
export function findingTold(finding: Finding, language: Language): string {
  const tell = REPLAY_WORDS[language].findings[finding.code] as (finding: Finding) => string;
  return tell('names' in finding ? { ...finding, names: finding.names.map((name) => named(name, language)) } : finding);
}
