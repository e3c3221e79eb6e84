// Every word of the table of Danish: labels, events as sentences, "why not?".
import type { Language } from '../../ground/cards/faces';
import type { DanishView, Face, Seat, Suit } from '../../ground/protocol';
import { both, byLanguage } from '../../words/both';
import { aCard, aCardOfSuit, cardName, cards, suitName, theCard, theCards } from '../../words/card_names';
import { does, ofName, person, type Company } from '../../words/people';
import { ownReasons } from '../../words/reasons';
import type { DanishTellers } from '../../words/sentences';
import { capital, fr, listed } from '../../ground/typography';

type Asks = DanishView['asks'];

const AND: Record<Language, string> = { fr: 'et', en: 'and' };
const OR: Record<Language, string> = { fr: 'ou', en: 'or' };

const either = (ranks: readonly string[], language: Language): string =>
  listed(
    ranks.map((rank) => aCard(rank, language)),
    OR[language],
  );
const names = (faces: readonly Face[], language: Language): string =>
  listed(
    faces.map((face) => cardName(face, language)),
    AND[language],
  );

const orMore = (rank: string): string => fr`${aCard(rank, 'fr')} ou plus`;
const orLess = (rank: string): string => fr`${aCard(rank, 'fr')} ou moins`;
const orHigher = (rank: string): string => `${aCard(rank, 'en')} or higher`;
const orLower = (rank: string): string => `${aCard(rank, 'en')} or lower`;

function asksFr({ least, most, suit, answers }: Asks): string {
  if (answers) return either(answers, 'fr');
  if (suit) return fr`${aCardOfSuit(suit, 'fr')} parmi les cartes${least ? `, ${orMore(least)}` : ''}`;
  if (most) return orLess(most);
  return least && least !== '2' ? orMore(least) : fr`n'importe quelle carte`;
}

function asksEn({ least, most, suit, answers }: Asks): string {
  if (answers) return either(answers, 'en');
  if (suit) return `${aCardOfSuit(suit, 'en')} among the cards${least ? `, ${orHigher(least)}` : ''}`;
  if (most) return orLower(most);
  return least && least !== '2' ? orHigher(least) : 'any card';
}

export const DANISH_WORDS = byLanguage({
  asks: both(
    (asks: Asks) => capital(asksFr(asks)),
    (asks) => capital(asksEn(asks)),
  ),
  asksHeard: both(
    (asks: Asks) => fr`Il faut ${asksFr(asks)}.`,
    (asks) => `Next: ${asksEn(asks)}.`,
  ),
  discard: both(fr`Le tas`, 'The pile'),
  discardName: both(
    (count: number, top: string) => fr`Le tas : ${cards(count, 'fr')}, ${top} dessus`,
    (count, top) => `The pile: ${cards(count, 'en')}, ${top} on top`,
  ),
  emptyDiscard: both(fr`Le tas est vide`, 'The pile is empty'),
  under: both(
    (some: readonly Face[]) => fr`dessous : ${names(some, 'fr')}`,
    (some) => `below: ${names(some, 'en')}`,
  ),
  standsFor: both(
    (face: Face) => fr`vaut ${theCard(face, 'fr')}`,
    (face) => `stands for ${theCard(face, 'en')}`,
  ),
  stockName: both(
    (count: number) => fr`Pioche : ${cards(count, 'fr')}`,
    (count) => `Stock: ${cards(count, 'en')}`,
  ),
  burnt: both(fr`Hors jeu`, 'Gone'),
  burntName: both(
    (count: number) => fr`Hors du jeu : ${cards(count, 'fr')}`,
    (count) => `Burnt: ${cards(count, 'en')}`,
  ),
  inHand: both(
    (name: string, count: number) => fr`${name} : ${cards(count, 'fr')} en main`,
    (name, count) => `${name}: ${cards(count, 'en')} in hand`,
  ),
  faceUps: both(
    (up: readonly Face[]) => fr`visible${up.length > 1 ? 's' : ''} : ${names(up, 'fr')}`,
    (up) => `face up: ${names(up, 'en')}`,
  ),
  faceDowns: both(
    (count: number) => (count ? fr`${count} cachée${count > 1 ? 's' : ''}` : fr`aucune cachée`),
    (count) => `${count || 'none'} face down`,
  ),
  ready: both(fr`c'est bon`, 'ready'),
  attacked: both(fr`attaqué`, 'attacked'),
  sendTo: both(
    (name: string) => fr`Envoyer le tas à ${name}`,
    (name) => `Send the pile to ${name}`,
  ),
  mySlots: both(fr`Vos cartes sur la table`, 'Your cards on the table'),
  faceUp: both(
    (face: Face, slot: number) => fr`${capital(cardName(face, 'fr'))}, visible, place ${slot}`,
    (face, slot) => `${capital(cardName(face, 'en'))}, face up, place ${slot}`,
  ),
  faceDown: both(
    (slot: number) => fr`Carte cachée, place ${slot}`,
    (slot) => `Face-down card, place ${slot}`,
  ),
  overDown: both(fr`une cachée dessous`, 'one face down below'),
  noCard: both(
    (slot: number) => fr`Place ${slot} vide`,
    (slot) => `Place ${slot} is empty`,
  ),
  flip: both(
    (slot: number) => fr`Retourner la carte cachée ${slot}`,
    (slot) => `Turn over face-down card ${slot}`,
  ),
  emptyHand: both(fr`Plus de carte en main.`, 'Your hand is empty.'),
  maySwap: both(fr`à échanger`, 'may be swapped'),
  lay: both(
    (count: number) => (count > 1 ? fr`Poser ${cards(count, 'fr')}` : fr`Poser`),
    (count) => (count > 1 ? `Play ${cards(count, 'en')}` : 'Play'),
  ),
  pickUp: both(
    (count: number) => fr`Ramasser le tas (${cards(count, 'fr')})`,
    (count) => `Pick up the pile (${cards(count, 'en')})`,
  ),
  amReady: both(fr`C'est bon pour moi`, 'I’m ready'),
  turn: {
    swap: both(fr`Avant de jouer`, 'Before play'),
    waits: both(
      (who: readonly string[]) => fr`On attend ${listed(who, 'et')}`,
      (who) => `Waiting for ${listed(who, 'and')}`,
    ),
    mine: both(fr`À vous de jouer`, 'Your turn'),
    attacked: both(fr`Le tas vous est envoyé`, 'The pile is coming to you'),
    target: both(fr`Un as : à qui envoyer le tas ?`, 'An ace: who gets the pile?'),
    other: both(
      (name: string) => fr`Au tour ${ofName(name)}`,
      (name) => `${name}’s turn`,
    ),
    otherAttacked: both(
      (name: string) => fr`Le tas est envoyé à ${name}`,
      (name) => `The pile is coming to ${name}`,
    ),
    otherTarget: both(
      (name: string) => fr`${name} choisit à qui envoyer le tas`,
      (name) => `${name} chooses who gets the pile`,
    ),
    over: both(fr`La manche est finie`, 'The round is over'),
  },
  hint: {
    swap: both(fr`Touchez une carte de votre main et une visible pour les échanger.`, 'Tap a card in your hand and a face-up one to swap them.'),
    swapUp: both(
      (face: Face) => fr`Contre quelle carte visible échanger ${theCard(face, 'fr')} ?`,
      (face) => `Which face-up card for ${theCard(face, 'en')}?`,
    ),
    swapHand: both(
      (face: Face) => fr`Contre quelle carte de votre main échanger ${theCard(face, 'fr')} ?`,
      (face) => `Which card from your hand for ${theCard(face, 'en')}?`,
    ),
    swapped: both(fr`Dites que c'est bon.`, 'Say that you are ready.'),
    ready: both(fr`C'est bon pour vous.`, 'You are ready.'),
    target: both(fr`Touchez un nom : le tas ira là.`, 'Tap a name to send the pile there.'),
    answer: both(
      (answers: readonly string[]) => fr`Répondez par ${either(answers, 'fr')}, ou ramassez.`,
      (answers) => `Answer with ${either(answers, 'en')}, or pick up.`,
    ),
    flip: both(fr`Retournez une de vos cartes cachées.`, 'Turn over one of your face-down cards.'),
    flipOrPickUp: both(fr`Retournez une de vos cartes cachées, ou ramassez.`, 'Turn over one of your face-down cards, or pick up.'),
    pickUp: both(fr`Rien ne va : ramassez le tas.`, 'You have nothing to play: pick up the pile.'),
    more: both(fr`Touchez-en une autre de même valeur, ou posez.`, 'Tap another of its rank, or play.'),
    all: both(
      (count: number) => fr`${count} cartes choisies : posez.`,
      (count) => `${count} cards chosen: play them.`,
    ),
    order: both(
      (top: Face) => fr`Dans cet ordre, ${theCard(top, 'fr')} sera dessus et demandera ${suitName(top.charAt(1) as Suit, 'fr')}.`,
      (top) => `In this order, ${theCard(top, 'en')} is on top and calls for ${suitName(top.charAt(1) as Suit, 'en')}.`,
    ),
    wantsSuit: both(
      (suit: Suit) => fr`Ajoutez ${aCardOfSuit(suit, 'fr')} de même valeur.`,
      (suit) => `Add ${aCardOfSuit(suit, 'en')} of the same rank.`,
    ),
  },
  over: {
    goal: both(
      (points: number) => fr`Le premier sans carte gagne la manche et marque ${points} point${points > 1 ? 's' : ''} ; les autres ne marquent rien.`,
      (points) => `The first player out wins the round and scores ${points} point${points === 1 ? '' : 's'}; the others score nothing.`,
    ),
    isLast: both(
      (name: string) => fr`Le dernier est ${name}.`,
      (name) => `${name} is last.`,
    ),
    amLast: both(fr`Vous êtes le dernier.`, 'You are last.'),
    out: both(
      (place: string, points: string) => fr`${place} sans carte${points && ` = ${points}`}`,
      (place, points) => `${place} out${points && ` = ${points}`}`,
    ),
    left: both(
      (count: number, hidden: number) => fr`Encore ${cards(count, 'fr')}${hidden ? fr`, dont ${hidden} cachée${hidden > 1 ? 's' : ''}` : ''}`,
      (count, hidden) => `${cards(count, 'en')} left${hidden ? `, ${hidden} face down` : ''}`,
    ),
  },
  help: {
    aim: both(
      fr`Soyez le premier sans carte : d'abord la main, ensuite vos cartes visibles, enfin vos cartes cachées, retournées une à une. On pose une carte, ou plusieurs de même valeur, aussi hautes que la dernière ou plus ; sinon, on ramasse le tas.`,
      'Be the first to get rid of all your cards: your hand, then your face-up cards, then your face-down cards, turned over one at a time. Play a card, or several of one rank, as high as the last one or higher; if you cannot, pick up the pile.',
    ),
    space: both(fr`Espace`, 'Space'),
    keys: {
      rows: both(fr`vers vos cartes sur la table, vers la main`, 'to your cards on the table, to the hand'),
      play: both(
        fr`poser la carte ; si vous en avez d'autres de même valeur, la choisir d'abord`,
        'play the card; if you have others of its rank, select it first',
      ),
      pick: both(fr`choisir une carte, ou ne plus la choisir`, 'select a card, or deselect it'),
      lay: both(fr`poser les cartes choisies`, 'play the selected cards'),
      pickUp: both(fr`ramasser le tas`, 'pick up the pile'),
      ready: both(fr`dire que c'est bon`, 'say that you are ready'),
      none: both(fr`ne plus rien choisir ; fermer`, 'deselect everything; close'),
    },
  },
});

const formOf = (forms: readonly [string, string], seat: Seat, { me }: Company): string => (seat === me ? forms[1] : forms[0]);

export const TELLERS_FR: DanishTellers = {
  swapped: ({ seat, laid, taken }, company) =>
    fr`${does(seat, ['étale', 'étalez'], company)} ${theCard(laid, 'fr')} et ${formOf(['prend', 'prenez'], seat, company)} ${theCard(taken, 'fr')}`,

  ready: ({ seat }, company) => fr`${person(seat, company)} : c'est bon`,

  laid: ({ seat, cards: faces }, company) => fr`${does(seat, ['pose', 'posez'], company)} ${theCards(faces, 'fr')}`,

  asked: ({ seat, suit }, company) => fr`${does(seat, ['demande', 'demandez'], company)} ${suitName(suit, 'fr')}`,

  capped: ({ rank }) => fr`il faut ${orLess(rank)}`,

  burnt: ({ seat, count }, company) => fr`${does(seat, ['retire', 'retirez'], company)} le tas du jeu (${cards(count, 'fr')})`,

  sent: ({ seat, to }, company) =>
    to === company.me ? fr`${person(seat, company)} vous envoie le tas` : fr`${does(seat, ['envoie', 'envoyez'], company)} le tas à ${person(to, company)}`,

  picked_up: ({ seat, count }, company) => fr`${does(seat, ['ramasse', 'ramassez'], company)} le tas (${cards(count, 'fr')})`,

  took_up: ({ seat, cards: faces }, company) =>
    fr`${does(seat, ['prend en main ses', 'prenez en main vos'], company)} cartes visibles : ${theCards(faces, 'fr')}`,

  rows: ({ count }) => fr`devant chacun, ${cards(count, 'fr')} cachée${count > 1 ? 's' : ''} et autant de visibles`,

  blind: ({ seat, count }, company) =>
    fr`${does(seat, ['n’a plus', 'n’avez plus'], company)} ${count > 1 ? fr`que ${cards(count, 'fr')} cachées` : fr`qu'une carte cachée`}`,

  // One that fits is told next, as laid.
  flipped: ({ seat, card, fits }, company) =>
    fr`${does(seat, ['retourne', 'retournez'], company)} ${fits ? fr`une carte cachée` : fr`${theCard(card, 'fr')}, qui ne va pas`}`,
};

export const TELLERS_EN: DanishTellers = {
  swapped: ({ seat, laid, taken }, company) =>
    `${does(seat, ['puts', 'put'], company)} ${theCard(laid, 'en')} face up and ${formOf(['takes', 'take'], seat, company)} ${theCard(taken, 'en')}`,

  ready: ({ seat }, company) => does(seat, ['is ready', 'are ready'], company),

  laid: ({ seat, cards: faces }, company) => `${does(seat, ['plays', 'play'], company)} ${theCards(faces, 'en')}`,

  asked: ({ seat, suit }, company) => `${does(seat, ['calls', 'call'], company)} for ${suitName(suit, 'en')}`,

  capped: ({ rank }) => `the next card has to be ${orLower(rank)}`,

  burnt: ({ seat, count }, company) => `${does(seat, ['burns', 'burn'], company)} the pile (${cards(count, 'en')})`,

  sent: ({ seat, to }, company) => `${does(seat, ['sends', 'send'], company)} the pile to ${person(to, company)}`,

  picked_up: ({ seat, count }, company) => `${does(seat, ['picks up', 'pick up'], company)} the pile (${cards(count, 'en')})`,

  took_up: ({ seat, cards: faces }, company) => `${does(seat, ['picks up their', 'pick up your'], company)} face-up cards: ${theCards(faces, 'en')}`,

  rows: ({ count }) => `in front of each, ${cards(count, 'en')} face down and as many face up`,

  blind: ({ seat, count }, company) => `${does(seat, ['has', 'have'], company)} only ${cards(count, 'en')} left, face down`,

  flipped: ({ seat, card, fits }, company) =>
    `${does(seat, ['turns', 'turn'], company)} over ${fits ? 'a face-down card' : `${theCard(card, 'en')}, which cannot be played`}`,
};

const thisCard = (face: Face | null, language: Language): string => (face ? theCard(face, language) : language === 'fr' ? fr`cette carte` : 'this card');

export const ownReason = ownReasons({
  too_low: both(
    ({ rank = '' }, face) => fr`${thisCard(face, 'fr')} ne va pas : il faut ${orMore(rank)}`,
    ({ rank = '' }, face) => `${thisCard(face, 'en')} cannot be played: it has to be ${orHigher(rank)}`,
  ),
  too_high: both(
    ({ rank = '' }, face) => fr`${thisCard(face, 'fr')} ne va pas : il faut ${orLess(rank)}`,
    ({ rank = '' }, face) => `${thisCard(face, 'en')} cannot be played: it has to be ${orLower(rank)}`,
  ),
  suit: both(
    ({ suit = 'h' }) => fr`l'une des cartes posées doit être ${aCardOfSuit(suit, 'fr')}`,
    ({ suit = 'h' }) => `one of the cards you play has to be ${aCardOfSuit(suit, 'en')}`,
  ),
  ace: both(
    ({ answers = [] }) => fr`le tas vous est envoyé : répondez par ${either(answers, 'fr')}, ou ramassez-le`,
    ({ answers = [] }) => `the pile is coming to you: answer with ${either(answers, 'en')}, or pick it up`,
  ),
  ready: both(
    () => fr`c'est bon pour vous : on attend les autres`,
    () => 'you are ready: the others are not yet',
  ),
  swapped_enough: both(
    () => fr`vous avez assez échangé : dites que c'est bon`,
    () => 'you have swapped enough: say that you are ready',
  ),
  swapping: both(
    () => fr`on ne joue pas encore : échangez, ou dites que c'est bon`,
    () => 'play has not begun: swap, or say that you are ready',
  ),
  not_swapping: both(
    () => fr`on n'échange plus`,
    () => 'the time for swapping is over',
  ),
  bad_swap: both(
    () => fr`on échange une carte de sa main avec une de ses cartes visibles`,
    () => 'swap a card from your hand with one of your face-up cards',
  ),
  bad_set: both(
    () => fr`on ne pose ensemble que des cartes de même valeur`,
    () => 'only cards of one rank can be played together',
  ),
  no_target: both(
    () => fr`cette carte n'envoie le tas à personne`,
    () => 'this card does not send the pile to anyone',
  ),
  target_needed: both(
    () => fr`choisissez à qui envoyer le tas`,
    () => 'choose who gets the pile',
  ),
  bad_target: both(
    () => fr`le tas s'envoie à un autre joueur, encore en jeu`,
    () => 'send the pile to another player who is still in',
  ),
  can_play: both(
    () => fr`vous avez une carte à poser : on ne ramasse que si rien ne va`,
    () => 'you have a card to play: pick up the pile only when you have none',
  ),
  no_discard: both(
    () => fr`il n'y a pas de tas à ramasser`,
    () => 'there is no pile to pick up',
  ),
  flip_first: both(
    () => fr`retournez une carte cachée : si elle ne va pas, vous ramassez`,
    () => 'turn over a face-down card: if you cannot play it, you pick up',
  ),
  bad_slot: both(
    () => fr`il n'y a plus de carte à cette place`,
    () => 'there is no card in that place any more',
  ),
  not_blind: both(
    () => fr`on ne retourne ses cartes cachées qu'après toutes les autres`,
    () => 'turn over your face-down cards only when the others are gone',
  ),
  choose: both(
    () => fr`choisissez d'abord une carte`,
    () => 'choose a card first',
  ),
});
