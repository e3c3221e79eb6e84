// Every word of the table of 3-5-8: labels, events as sentences, "why not?". Must agree between the two languages.
import type { Language } from '../cards/faces';
import type { Face, Kind, Seat, Suit, TricksView } from '../protocol';
import { aCardOfSuit, cards, suitName, theCard, theCards } from '../words/card_names';
import { does, ofName, person, type Company } from '../words/people';
import { ownReasons } from '../words/reasons';
import type { TricksTellers } from '../words/sentences';
import { capital, fr, listed } from '../words/typography';
import { trumpsOf, type Duty } from './moves';

type Role = TricksView['roles'][number];
type Phase = TricksView['phase'];

function kindFr(kind: Kind): string {
  const suit = trumpsOf(kind);
  if (suit) return fr`atout ${suitName(suit, 'fr')}`;
  return kind === 'least' ? fr`minimum de plis` : fr`sans atout`;
}

function kindEn(kind: Kind): string {
  const suit = trumpsOf(kind);
  if (suit) return `${suitName(suit, 'en')} trumps`;
  return kind === 'least' ? 'fewest tricks' : 'no trumps';
}

const tricksFr = (count: number): string => fr`${count}\u00a0pli${count < 2 ? '' : 's'}`;
const tricksEn = (count: number): string => `${count}\u00a0trick${count === 1 ? '' : 's'}`;
const nthFr = (count: number): string => (count === 1 ? '1er' : `${count}e`);

const FR = {
  roles: { dealer: fr`Donneur`, announcer: fr`Annonceur`, third: fr`Troisième` } satisfies Record<Role, string>,
  kind: (kind: Kind) => capital(kindFr(kind)),
  short: { notrump: 'SA', least: 'MP' } as Partial<Record<Kind, string>>,
  trumps: fr`Atout`,
  /** On a button, beside its note. */
  choice: (kind: Kind) => capital(kind === 'least' ? fr`minimum` : kindFr(kind).replace(/^atout /, '')),
  kindNotes: {
    trumps: fr`atout`,
    notrump: fr`pas d'échanges`,
    least: fr`en faire peu`,
  },
  made: fr`plis`,
  seat: (name: string, role: string, made: number, owes: number | null, least: boolean) =>
    fr`${name}, ${role.toLowerCase()} : ${tricksFr(made)}${owes === null ? '' : least ? fr`, au plus ${owes}` : fr`, ${owes} à faire`}`,
  inHand: (count: number) => fr`${cards(count, 'fr')} en main`,
  leads: fr`entame`,
  whichKind: fr`Que voulez-vous annoncer ?`,
  announced: fr`déjà annoncé`,
  trick: fr`Le pli`,
  takes: fr`l'emporte`,
  took: (name: string, mine: boolean) => (mine ? fr`Vous faites le pli` : fr`${name} fait le pli`),
  nobody: fr`Aucune carte.`,
  chien: fr`Le chien`,
  hidden: fr`Le chien : quatre cartes, encore cachées.`,
  exchanges: fr`Vos échanges`,
  for: fr`contre`,
  swap: (from: string, to: string) => fr`${from} → ${to}`,
  turn: {
    kind: { mine: fr`À vous d'annoncer`, other: (name: string) => fr`${name} choisit son annonce` },
    exchange: { mine: fr`À vous d'échanger`, other: (name: string) => fr`${name} échange des cartes` },
    return: { mine: fr`À vous de rendre`, other: (name: string) => fr`${name} doit rendre une carte` },
    discard: { mine: fr`À vous d'écarter`, other: (name: string) => fr`${name} écarte` },
    play: { mine: fr`À vous de jouer`, other: (name: string) => fr`Au tour ${ofName(name)}` },
    over: { mine: fr`La manche est finie`, other: () => fr`La manche est finie` },
  } satisfies Record<Phase, { mine: string; other: (name: string) => string }>,
  hintKind: fr`Avant de voir le chien. On n'échange des cartes qu'avec un atout.`,
  hintExchange: (gives: number) => fr`Encore ${cards(gives, 'fr')} à donner si vous voulez : on vous rend à chaque fois la meilleure de la couleur.`,
  hintTo: (card: string) => fr`À qui donner ${card} ?`,
  hintReturn: (from: string, got: Face, back: Face) =>
    got === back
      ? fr`${from} vous a donné ${theCard(got, 'fr')} : sans carte plus forte à ${suitName(got.charAt(1) as Suit, 'fr')}, vous la rendez.`
      : fr`${from} vous a donné ${theCard(got, 'fr')} : vous rendez votre meilleure carte à ${suitName(got.charAt(1) as Suit, 'fr')}.`,
  hintReturnAny: fr`Vous rendez votre meilleure carte de la couleur reçue.`,
  hintDiscard: (left: number) => (left > 0 ? fr`Choisissez les cartes à écarter : encore ${left}.` : fr`Elles ne seront montrées à personne.`),
  hintPlay: (duty: Duty) =>
    duty.code === 'lead'
      ? fr`Vous entamez : jouez ce que vous voulez.`
      : duty.code === 'any'
        ? fr`Jouez ce que vous voulez.`
        : duty.code === 'follow'
          ? fr`Fournissez à ${suitName(duty.suit, 'fr')}.`
          : fr`Coupez : jouez ${aCardOfSuit(duty.suit, 'fr')}.`,
  giveTo: (name: string) => fr`À ${name}`,
  stop: fr`Ne plus donner`,
  giveBack: (card: string) => fr`Rendre ${card}`,
  discard: (count: number) => fr`Écarter ${cards(count, 'fr')}`,
  mayGive: fr`à donner`,
  mayNotGive: fr`ne se donne pas`,
  lastTrick: fr`Dernier pli`,
  noLastTrick: fr`Aucun pli n'est encore fait.`,
  sheet: fr`Feuille`,
  sheetHeading: fr`La feuille de marque`,
  roundsOf: (played: number, all: number) => fr`${played} manche${played < 2 ? '' : 's'} sur ${all}`,
  left: fr`Ce que chacun doit encore annoncer`,
  nothingLeft: fr`plus rien`,
  ahead: (who: readonly string[]) => fr`En tête : ${listed(who, 'et')}.`,
  wonMatch: (who: readonly string[], mine: boolean) =>
    fr`${listed(who, 'et')} ${mine ? 'gagnez' : who.length > 1 ? 'gagnent' : 'gagne'} la partie${mine ? fr` !` : ''}`,
  over: {
    shared: (who: readonly string[]) => fr`${listed(who, 'et')} : manche partagée`,
    owed: fr`À faire`,
    owedLeast: fr`Au plus`,
    made: fr`Plis`,
  },
  help: {
    aim: fr`Un jeu de plis à trois. Le donneur doit faire 3 plis, le troisième 5, l'annonceur 8 ; chaque pli de plus vaut un point, chaque pli de moins en coûte un. Au minimum de plis, c'est l'inverse.`,
    notes: [
      fr`L'annonceur choisit l'atout, le jeu sans atout ou le minimum de plis, prend les quatre cartes du chien et en écarte quatre.`,
      fr`On fournit la couleur demandée ; sinon on coupe, si l'on peut. L'as est la plus forte carte, le 2 la plus faible.`,
      fr`Quand une couleur est atout, qui a gagné des points à la manche d'avant peut donner autant de cartes à qui en a perdu. Pour chacune, on lui rend la meilleure de la couleur, ou la même.`,
      fr`Chacun annonce une fois chaque sorte de manche : dix-huit manches en tout.`,
    ],
    keys: {
      play: fr`jouer, donner ou choisir la carte, ou savoir pourquoi elle ne peut pas l'être`,
      finish: fr`rendre la carte, écarter les cartes choisies, ne plus donner`,
      last: fr`revoir le dernier pli`,
      sheet: fr`lire la feuille de marque`,
      kinds: fr`annoncer, dans l'ordre des boutons`,
    },
  },
};

export type TricksWords = typeof FR;

const EN: TricksWords = {
  roles: { dealer: 'Dealer', announcer: 'Announcer', third: 'Third' },
  kind: (kind) => capital(kindEn(kind)),
  short: { notrump: 'NT', least: 'Min' },
  trumps: 'Trumps',
  choice: (kind) => capital(kind === 'notrump' ? 'no trumps' : kind === 'least' ? 'fewest' : kindEn(kind).replace(/ trumps$/, '')),
  kindNotes: { trumps: 'trumps', notrump: 'no exchanges', least: 'make few tricks' },
  made: 'tricks',
  seat: (name, role, made, owes, least) =>
    `${name}, ${role.toLowerCase()}: ${tricksEn(made)}${owes === null ? '' : least ? `, ${owes} at most` : `, ${owes} to make`}`,
  inHand: (count) => `${cards(count, 'en')} in hand`,
  leads: 'leads',
  whichKind: 'What do you announce?',
  announced: 'announced already',
  trick: 'The trick',
  takes: 'is winning',
  took: (name, mine) => (mine ? 'You take the trick' : `${name} takes the trick`),
  nobody: 'No card.',
  chien: 'The kitty',
  hidden: 'The kitty: four cards, still hidden.',
  exchanges: 'Your exchanges',
  for: 'for',
  swap: (from, to) => `${from} → ${to}`,
  turn: {
    kind: { mine: 'Your turn to announce', other: (name) => `${name} chooses what to announce` },
    exchange: { mine: 'Your turn to exchange', other: (name) => `${name} exchanges cards` },
    return: { mine: 'A card to give back', other: (name) => `${name} has to give a card back` },
    discard: { mine: 'Your turn to discard', other: (name) => `${name} discards` },
    play: { mine: 'Your turn', other: (name) => `${name} is to play` },
    over: { mine: 'The round is over', other: () => 'The round is over' },
  },
  hintKind: 'Before you see the kitty. Cards are exchanged only where a suit is trumps.',
  hintExchange: (gives) => `You may give ${cards(gives, 'en')} more: each brings you the best of its suit.`,
  hintTo: (card) => `Who gets ${card}?`,
  hintReturn: (from, got, back) =>
    got === back
      ? `${from} gave you ${theCard(got, 'en')}: with no higher card of ${suitName(got.charAt(1) as Suit, 'en')}, you give it back.`
      : `${from} gave you ${theCard(got, 'en')}: you give back your best card of ${suitName(got.charAt(1) as Suit, 'en')}.`,
  hintReturnAny: 'You give back your best card of the suit you were given.',
  hintDiscard: (left) => (left > 0 ? `Choose the cards to put away: ${left} more.` : 'Nobody will see them.'),
  hintPlay: (duty) =>
    duty.code === 'lead'
      ? 'You lead: play what you like.'
      : duty.code === 'any'
        ? 'Play what you like.'
        : duty.code === 'follow'
          ? `Follow suit: ${suitName(duty.suit, 'en')}.`
          : `Trump: play ${aCardOfSuit(duty.suit, 'en')}.`,
  giveTo: (name) => `To ${name}`,
  stop: 'Give no more',
  giveBack: (card) => `Give back ${card}`,
  discard: (count) => `Discard ${cards(count, 'en')}`,
  mayGive: 'may be given',
  mayNotGive: 'cannot be given',
  lastTrick: 'Last trick',
  noLastTrick: 'No trick has been made yet.',
  sheet: 'Sheet',
  sheetHeading: 'The score sheet',
  roundsOf: (played, all) => `${played} of ${all} rounds`,
  left: 'What each has still to announce',
  nothingLeft: 'nothing',
  ahead: (who) => `Ahead: ${listed(who, 'and')}.`,
  wonMatch: (who, mine) => `${listed(who, 'and')} ${mine || who.length > 1 ? 'win' : 'wins'} the match${mine ? '!' : ''}`,
  over: {
    shared: (who) => `${listed(who, 'and')} share the round`,
    owed: 'To make',
    owedLeast: 'At most',
    made: 'Made',
  },
  help: {
    aim: 'A trick game for three. The dealer has to make 3 tricks, the third player 5, the announcer 8; each trick more is a point won, each trick less a point lost. With fewest tricks it is the other way round.',
    notes: [
      'The announcer chooses trumps, no trumps or fewest tricks, takes the four cards of the kitty and puts four away.',
      'Follow suit; if you cannot, trump if you can. The ace is the highest card, the 2 the lowest.',
      'Where a suit is trumps, those who won points in the round before may give as many cards to those who lost some. For each they get the best card of its suit, or the same card back.',
      'Everybody announces each kind of round once: eighteen rounds in all.',
    ],
    keys: {
      play: 'play, give or choose the card, or hear why not',
      finish: 'give the card back, discard the cards chosen, give no more',
      last: 'look at the last trick',
      sheet: 'read the score sheet',
      kinds: 'announce, in the order of the buttons',
    },
  },
};

export const TRICKS_WORDS: Record<Language, TricksWords> = { fr: FR, en: EN };

export const TELLERS_FR: TricksTellers = {
  chose: ({ seat, what }, company) => fr`${does(seat, ['annonce', 'annoncez'], company)} ${kindFr(what)}`,

  chien: ({ seat, cards: four }, company) =>
    fr`${does(seat, ['prend le chien', 'prenez le chien'], company)} : ${theCards(four, 'fr')}`,

  exchanged: ({ seat, to, card }, company) => handed(seat, to, card, ['donne', 'donnez'], company),

  returned: ({ seat, to, card }, company) => handed(seat, to, card, ['rend', 'rendez'], company),

  discarded: ({ seat, count, cards: mine }, company) =>
    fr`${does(seat, ['écarte', 'écartez'], company)} ${mine?.length ? theCards(mine, 'fr') : cards(count, 'fr')}`,

  trick: ({ seat, made }, company) =>
    fr`${does(seat, ['fait', 'faites'], company)} ${seat === company.me ? 'votre' : 'son'} ${nthFr(made)} pli`,
};

function handed(from: Seat, to: Seat, card: Face | undefined, forms: readonly [string, string], company: Company): string {
  const what = card ? theCard(card, 'fr') : fr`une carte`;
  if (to === company.me) return fr`${person(from, company)} vous ${forms[0]} ${what}`;
  return fr`${does(from, forms, company)} ${what} à ${person(to, company)}`;
}

export const TELLERS_EN: TricksTellers = {
  chose: ({ seat, what }, company) => `${does(seat, ['announces', 'announce'], company)} ${kindEn(what)}`,

  chien: ({ seat, cards: four }, company) =>
    `${does(seat, ['takes the kitty', 'take the kitty'], company)}: ${theCards(four, 'en')}`,

  exchanged: ({ seat, to, card }, company) =>
    `${does(seat, ['gives', 'give'], company)} ${person(to, company)} ${card ? theCard(card, 'en') : 'a card'}`,

  returned: ({ seat, to, card }, company) =>
    `${does(seat, ['gives', 'give'], company)} ${person(to, company)} ${card ? theCard(card, 'en') : 'a card'} back`,

  discarded: ({ seat, count, cards: mine }, company) =>
    `${does(seat, ['puts', 'put'], company)} ${mine?.length ? theCards(mine, 'en') : cards(count, 'en')} away`,

  trick: ({ seat, made }, company) => `${does(seat, ['takes', 'take'], company)} the trick, ${made} in all`,
};

export const ownReason = ownReasons({
  fr: {
    follow: ({ suit = 'h' }) => fr`vous avez du ${suitName(suit, 'fr')} : il faut en fournir`,
    trump: ({ suit = 'h' }) => fr`sans la couleur demandée, il faut couper : jouez ${aCardOfSuit(suit, 'fr')}`,
    not_given: ({ suit }) => fr`les atouts ne se donnent pas${suit ? fr` : choisissez une autre couleur que ${suitName(suit, 'fr')}` : ''}`,
    kind_needed: () => fr`annoncez d'abord, puis on jouera`,
    exchange_needed: () => fr`donnez d'abord une carte, ou ne donnez plus rien`,
    discard_needed: ({ count = 4 }) => fr`écartez d'abord ${cards(count, 'fr')}`,
    must_play: () => fr`jouez une carte`,
    bad_kind: () => fr`vous l'avez déjà annoncé : choisissez-en un autre`,
    bad_exchange: () => fr`cette carte ne peut pas être donnée maintenant`,
    no_exchange: () => fr`il n'y a pas de carte à échanger maintenant`,
    must_return: ({ card }) => fr`il faut rendre ${card ? theCard(card, 'fr') : 'une carte'} : votre meilleure carte de la couleur reçue`,
    bad_discard: ({ count = 4 }) => fr`écartez ${cards(count, 'fr')} de votre main, toutes différentes`,
  },
  en: {
    follow: ({ suit = 'h' }) => `you hold the suit that was led: follow with ${aCardOfSuit(suit, 'en')}`,
    trump: ({ suit = 'h' }) => `without the suit that was led you have to trump: play ${aCardOfSuit(suit, 'en')}`,
    not_given: ({ suit }) => `trumps are not given away${suit ? `: choose another suit than ${suitName(suit, 'en')}` : ''}`,
    kind_needed: () => 'announce first, then play',
    exchange_needed: () => 'give a card first, or give no more',
    discard_needed: ({ count = 4 }) => `put ${cards(count, 'en')} away first`,
    must_play: () => 'play a card',
    bad_kind: () => 'you have announced it already: choose another one',
    bad_exchange: () => 'this card cannot be given now',
    no_exchange: () => 'there is nothing to exchange now',
    must_return: ({ card }) => `you have to give back ${card ? theCard(card, 'en') : 'a card'}: your best of the suit you were given`,
    bad_discard: ({ count = 4 }) => `put ${cards(count, 'en')} of your hand away, all different`,
  },
});
