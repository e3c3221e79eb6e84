// Every word of the table of 3-5-8: labels, events as sentences, "why not?".
import type { Face, Kind, Seat, Suit, TricksView } from '../../ground/protocol';
import { both, byLanguage } from '../../words/both';
import { aCardOfSuit, cards, suitName, theCard, theCards } from '../../words/card_names';
import { does, ofName, person, type Company } from '../../words/people';
import { ownReasons } from '../../words/reasons';
import type { Tell, TricksTellers } from '../../words/sentences';
import { TELLERS as ENGLISH } from '../../words/sentences_en';
import { TELLERS as FRENCH } from '../../words/sentences_fr';
import { capital, fr, listed } from '../../ground/typography';
import { trumpsOf, type Duty } from './moves';
import { signed } from './sheet';

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

export const TRICKS_WORDS = byLanguage({
  roles: both({ dealer: fr`Donneur`, announcer: fr`Annonceur`, third: fr`Troisième` } satisfies Record<Role, string>, {
    dealer: 'Dealer',
    announcer: 'Announcer',
    third: 'Third',
  }),
  kind: both(
    (kind: Kind) => capital(kindFr(kind)),
    (kind) => capital(kindEn(kind)),
  ),
  short: both({ notrump: 'SA', least: 'MP' } as Partial<Record<Kind, string>>, { notrump: 'NT', least: 'Min' }),
  trumps: both(fr`Atout`, 'Trumps'),
  /** On a button, beside its note. */
  choice: both(
    (kind: Kind) => capital(kind === 'least' ? fr`minimum` : kindFr(kind).replace(/^atout /, '')),
    (kind) => capital(kind === 'notrump' ? 'no trumps' : kind === 'least' ? 'fewest' : kindEn(kind).replace(/ trumps$/, '')),
  ),
  kindNotes: {
    trumps: both(fr`atout`, 'trumps'),
    notrump: both(fr`pas d'échanges`, 'no exchanges'),
    least: both(fr`en faire peu`, 'take few tricks'),
  },
  made: both(fr`plis`, 'tricks'),
  seat: both(
    (name: string, role: string, made: number, owes: number | null, least: boolean) =>
      fr`${name}, ${role.toLowerCase()} : ${tricksFr(made)}${owes === null ? '' : least ? fr`, au plus ${owes}` : fr`, ${owes} à faire`}`,
    (name, role, made, owes, least) =>
      `${name}, ${role.toLowerCase()}: ${tricksEn(made)}${owes === null ? '' : least ? `, ${owes} at most` : `, ${owes} to take`}`,
  ),
  inHand: both(
    (count: number) => fr`${cards(count, 'fr')} en main`,
    (count) => `${cards(count, 'en')} in hand`,
  ),
  leads: both(fr`entame`, 'leads'),
  whichKind: both(fr`Que voulez-vous annoncer ?`, 'What do you announce?'),
  announced: both(fr`déjà annoncé`, 'announced already'),
  trick: both(fr`Le pli`, 'The trick'),
  lies: both(
    (cards: string) => fr`Le pli : ${cards}`,
    (cards) => `The trick: ${cards}`,
  ),
  takes: both(fr`l'emporte`, 'is winning'),
  took: both(
    (name: string, mine: boolean) => (mine ? fr`Vous faites le pli` : fr`${name} fait le pli`),
    (name, mine) => (mine ? 'You take the trick' : `${name} takes the trick`),
  ),
  nobody: both(fr`Aucune carte.`, 'No card.'),
  chien: both(fr`Le chien`, 'The kitty'),
  hidden: both(fr`Le chien, encore caché.`, 'The kitty, still hidden.'),
  exchanges: both(fr`Vos échanges`, 'Your exchanges'),
  for: both(fr`contre`, 'for'),
  swap: both(
    (from: string, to: string) => fr`${from}, à ${to}`,
    (from, to) => `${from}, to ${to}`,
  ),
  turn: {
    kind: both(
      { mine: fr`À vous d'annoncer`, other: (name: string) => fr`${name} choisit son annonce` },
      { mine: 'Your turn to announce', other: (name) => `${name} chooses what to announce` },
    ),
    exchange: both(
      { mine: fr`À vous d'échanger`, other: (name: string) => fr`${name} échange des cartes` },
      { mine: 'Your turn to exchange', other: (name) => `${name} exchanges cards` },
    ),
    return: both(
      { mine: fr`À vous de rendre`, other: (name: string) => fr`${name} doit rendre une carte` },
      { mine: 'A card to give back', other: (name) => `${name} has to give a card back` },
    ),
    discard: both(
      { mine: fr`À vous d'écarter`, other: (name: string) => fr`${name} écarte` },
      { mine: 'Your turn to discard', other: (name) => `${name} discards` },
    ),
    play: both({ mine: fr`À vous de jouer`, other: (name: string) => fr`Au tour ${ofName(name)}` }, { mine: 'Your turn', other: (name) => `${name}’s turn` }),
    over: both({ mine: fr`La manche est finie`, other: () => fr`La manche est finie` }, { mine: 'The round is over', other: () => 'The round is over' }),
  } satisfies Record<Phase, unknown>,
  hintKind: both(fr`Avant de voir le chien.`, 'Before you see the kitty.'),
  hintExchange: both(
    (gives: number) => fr`Encore ${cards(gives, 'fr')} à donner si vous voulez : on vous rend à chaque fois la meilleure de la couleur.`,
    (gives) => `You may give ${cards(gives, 'en')} more: for each you get their best card of its suit.`,
  ),
  hintTo: both(
    (card: string) => fr`À qui donner ${card} ?`,
    (card) => `Who gets ${card}?`,
  ),
  hintReturn: both(
    (from: string, got: Face, back: Face) =>
      got === back
        ? fr`${from} vous a donné ${theCard(got, 'fr')} : sans carte plus forte à ${suitName(got.charAt(1) as Suit, 'fr')}, vous la rendez.`
        : fr`${from} vous a donné ${theCard(got, 'fr')} : vous rendez votre meilleure carte à ${suitName(got.charAt(1) as Suit, 'fr')}.`,
    (from, got, back) =>
      got === back
        ? `${from} gave you ${theCard(got, 'en')}: with no higher card of ${suitName(got.charAt(1) as Suit, 'en')}, you give it back.`
        : `${from} gave you ${theCard(got, 'en')}: you give back your best card of ${suitName(got.charAt(1) as Suit, 'en')}.`,
  ),
  hintReturnAny: both(fr`Vous rendez votre meilleure carte de la couleur reçue.`, 'You give back your best card of the suit you were given.'),
  hintDiscard: both(
    (left: number) => (left > 0 ? fr`Choisissez les cartes à écarter : encore ${left}.` : fr`Elles ne seront montrées à personne.`),
    (left) => (left > 0 ? `Choose the cards to discard: ${left} more.` : 'Nobody will see them.'),
  ),
  hintPlay: both(
    (duty: Duty) =>
      duty.code === 'lead'
        ? fr`Vous entamez : jouez ce que vous voulez.`
        : duty.code === 'any'
          ? fr`Jouez ce que vous voulez.`
          : duty.code === 'follow'
            ? fr`Fournissez à ${suitName(duty.suit, 'fr')}.`
            : fr`Coupez : jouez ${aCardOfSuit(duty.suit, 'fr')}.`,
    (duty) =>
      duty.code === 'lead'
        ? 'You lead: play what you like.'
        : duty.code === 'any'
          ? 'Play what you like.'
          : duty.code === 'follow'
            ? `Follow suit: ${suitName(duty.suit, 'en')}.`
            : `Trump: play ${aCardOfSuit(duty.suit, 'en')}.`,
  ),
  giveTo: both(
    (name: string) => fr`À ${name}`,
    (name) => `To ${name}`,
  ),
  stop: both(fr`Ne plus donner`, 'Give no more'),
  giveBack: both(
    (card: string) => fr`Rendre ${card}`,
    (card) => `Give back ${card}`,
  ),
  discard: both(
    (count: number) => fr`Écarter ${cards(count, 'fr')}`,
    (count) => `Discard ${cards(count, 'en')}`,
  ),
  mayGive: both(fr`à donner`, 'may be given'),
  mayNotGive: both(fr`ne se donne pas`, 'cannot be given'),
  lastTrick: both(fr`Dernier pli`, 'Last trick'),
  noLastTrick: both(fr`Aucun pli n'est encore fait.`, 'No trick has been taken yet.'),
  sheet: both(fr`Feuille`, 'Sheet'),
  sheetHeading: both(fr`La feuille de marque`, 'The score sheet'),
  roundsOf: both(
    (played: number, all: number) => fr`${played} manche${played < 2 ? '' : 's'} sur ${all}`,
    (played, all) => `${played} of ${all} rounds`,
  ),
  left: both(fr`Ce que chacun doit encore annoncer`, 'What everyone has left to announce'),
  nothingLeft: both(fr`plus rien`, 'nothing'),
  ahead: both(
    (who: readonly string[]) => fr`En tête : ${listed(who, 'et')}.`,
    (who) => `Ahead: ${listed(who, 'and')}.`,
  ),
  wonMatch: both(
    (who: readonly string[], mine: boolean) =>
      fr`${listed(who, 'et')} ${mine ? 'gagnez' : who.length > 1 ? 'gagnent' : 'gagne'} la partie${mine ? fr` !` : ''}`,
    (who, mine) => `${listed(who, 'and')} ${mine || who.length > 1 ? 'win' : 'wins'} the match${mine ? '!' : ''}`,
  ),
  over: {
    shared: both(
      (who: readonly string[]) => fr`${listed(who, 'et')} : manche partagée`,
      (who) => `${listed(who, 'and')} share the round`,
    ),
    owed: both(fr`À faire`, 'To take'),
    owedLeast: both(fr`Au plus`, 'At most'),
    made: both(fr`Plis`, 'Made'),
    /** How the points of a seat come about. */
    counted: both(
      (made: number, owed: number, least: boolean, points: string) =>
        least ? fr`${tricksFr(made)}, ${owed} au plus = ${points}` : fr`${tricksFr(made)} sur ${owed} à faire = ${points}`,
      (made, owed, least, points) => (least ? `${tricksEn(made)}, ${owed} at most = ${points}` : `${tricksEn(made)} of ${owed} to take = ${points}`),
    ),
    best: both(
      fr`Chaque pli de plus que son dû vaut un point, chaque pli de moins en coûte un. Le plus de points gagne.`,
      'Each trick over your target is a point won, each trick under it a point lost. Most points win.',
    ),
    bestLeast: both(
      fr`Chaque pli de moins que permis vaut un point, chaque pli de trop en coûte un. Le plus de points gagne.`,
      'Each trick under your limit is a point won, each trick over it a point lost. Most points win.',
    ),
  },
  round: both(fr`Cette manche`, 'This round'),
  help: {
    aim: both(
      fr`Un jeu de plis à trois. Chacun a un nombre de plis à faire, selon son rôle ; chaque pli de plus vaut un point, chaque pli de moins en coûte un. Au minimum de plis, c'est l'inverse.`,
      'A trick game for three. Your role says how many tricks you have to take; each trick over is a point won, each trick under a point lost. With fewest tricks it is the other way round.',
    ),
    keys: {
      play: both(fr`jouer, donner ou choisir la carte, ou savoir pourquoi elle ne peut pas l'être`, 'play, give or select the card, or hear why you cannot'),
      finish: both(fr`rendre la carte, écarter les cartes choisies, ne plus donner`, 'give the card back, discard the cards chosen, give no more'),
      last: both(fr`revoir le dernier pli`, 'look at the last trick'),
      sheet: both(fr`lire la feuille de marque`, 'read the score sheet'),
      kinds: both(fr`annoncer, dans l'ordre des boutons`, 'announce, in the order of the buttons'),
    },
  },
});

/** Return *numbers* by seat from *first* on, in the order of play, each with its word: the first by *whole*, the others by *short*. */
function bySeat(numbers: readonly number[], first: Seat, company: Company, whole: (count: number) => string, short: (count: number) => string): string {
  const seats = numbers.map((_, step) => (first + step) % numbers.length);
  const colon = company.language === 'fr' ? '\u00a0: ' : ': ';
  return seats.map((seat, place) => `${person(seat, company)}${colon}${(place ? short : whole)(numbers[seat] ?? 0)}`).join(', ');
}

/** Told in several families; here with the points of each. */
type Over = { over: Tell<'over'> };

const pointsFr = (points: number): string => fr`${signed(points)}\u00a0point${Math.abs(points) < 2 ? '' : 's'}`;
const pointsEn = (points: number): string => `${signed(points)}\u00a0point${Math.abs(points) === 1 ? '' : 's'}`;

export const TELLERS_FR: TricksTellers & Over = {
  chose: ({ seat, what, owes }, company) => {
    const most = (count: number): string => (what === 'least' ? fr`${tricksFr(count)} au plus` : fr`${tricksFr(count)} à faire`);
    return fr`${does(seat, ['annonce', 'annoncez'], company)} ${kindFr(what)} (${bySeat(owes, seat, company, most, String)})`;
  },

  over: (event, company, call) => {
    const won = FRENCH.over(event, company, call);
    return event.reason === 'played' ? fr`${won} (${bySeat(event.points, event.winners[0] ?? 0, company, pointsFr, signed)})` : won;
  },

  chien: ({ seat, cards: four }, company) => fr`${does(seat, ['prend le chien', 'prenez le chien'], company)} : ${theCards(four, 'fr')}`,

  exchanged: ({ seat, to, card }, company) => handed(seat, to, card, ['donne', 'donnez'], company),

  returned: ({ seat, to, card }, company) => handed(seat, to, card, ['rend', 'rendez'], company),

  discarded: ({ seat, count, cards: mine }, company) =>
    fr`${does(seat, ['écarte', 'écartez'], company)} ${mine?.length ? theCards(mine, 'fr') : cards(count, 'fr')}`,

  trick: ({ seat, made }, company) => fr`${does(seat, ['fait', 'faites'], company)} ${seat === company.me ? 'votre' : 'son'} ${nthFr(made)} pli`,
};

function handed(from: Seat, to: Seat, card: Face | undefined, forms: readonly [string, string], company: Company): string {
  const what = card ? theCard(card, 'fr') : fr`une carte`;
  if (to === company.me) return fr`${person(from, company)} vous ${forms[0]} ${what}`;
  return fr`${does(from, forms, company)} ${what} à ${person(to, company)}`;
}

export const TELLERS_EN: TricksTellers & Over = {
  chose: ({ seat, what, owes }, company) => {
    const most = (count: number): string => (what === 'least' ? `${tricksEn(count)} at most` : `${tricksEn(count)} to take`);
    return `${does(seat, ['announces', 'announce'], company)} ${kindEn(what)} (${bySeat(owes, seat, company, most, String)})`;
  },

  over: (event, company, call) => {
    const won = ENGLISH.over(event, company, call);
    return event.reason === 'played' ? `${won} (${bySeat(event.points, event.winners[0] ?? 0, company, pointsEn, signed)})` : won;
  },

  chien: ({ seat, cards: four }, company) => `${does(seat, ['takes the kitty', 'take the kitty'], company)}: ${theCards(four, 'en')}`,

  exchanged: ({ seat, to, card }, company) => `${does(seat, ['gives', 'give'], company)} ${person(to, company)} ${card ? theCard(card, 'en') : 'a card'}`,

  returned: ({ seat, to, card }, company) => `${does(seat, ['gives', 'give'], company)} ${person(to, company)} ${card ? theCard(card, 'en') : 'a card'} back`,

  discarded: ({ seat, count, cards: mine }, company) =>
    `${does(seat, ['discards', 'discard'], company)} ${mine?.length ? theCards(mine, 'en') : cards(count, 'en')}`,

  trick: ({ seat, made }, company) => `${does(seat, ['takes', 'take'], company)} the trick, ${made} in all`,
};

export const ownReason = ownReasons({
  follow: both(
    ({ suit = 'h' }) => fr`vous avez du ${suitName(suit, 'fr')} : il faut en fournir`,
    ({ suit = 'h' }) => `you have the suit that was led: follow with ${aCardOfSuit(suit, 'en')}`,
  ),
  trump: both(
    ({ suit = 'h' }) => fr`sans la couleur demandée, il faut couper : jouez ${aCardOfSuit(suit, 'fr')}`,
    ({ suit = 'h' }) => `you cannot follow suit, so you have to trump: play ${aCardOfSuit(suit, 'en')}`,
  ),
  not_given: both(
    ({ suit }) => fr`les atouts ne se donnent pas${suit ? fr` : choisissez une autre couleur que ${suitName(suit, 'fr')}` : ''}`,
    ({ suit }) => `you cannot give trumps away${suit ? `: choose a suit other than ${suitName(suit, 'en')}` : ''}`,
  ),
  kind_needed: both(
    () => fr`annoncez d'abord, puis on jouera`,
    () => 'announce first, then play',
  ),
  exchange_needed: both(
    () => fr`donnez d'abord une carte, ou ne donnez plus rien`,
    () => 'give a card first, or give no more',
  ),
  discard_needed: both(
    ({ count = 4 }) => fr`écartez d'abord ${cards(count, 'fr')}`,
    ({ count = 4 }) => `discard ${cards(count, 'en')} first`,
  ),
  must_play: both(
    () => fr`jouez une carte`,
    () => 'play a card',
  ),
  bad_kind: both(
    () => fr`vous l'avez déjà annoncé : choisissez-en un autre`,
    () => 'you have announced it already: choose another one',
  ),
  bad_exchange: both(
    () => fr`cette carte ne peut pas être donnée maintenant`,
    () => 'this card cannot be given now',
  ),
  no_exchange: both(
    () => fr`il n'y a pas de carte à échanger maintenant`,
    () => 'there is nothing to exchange now',
  ),
  must_return: both(
    ({ card }) => fr`il faut rendre ${card ? theCard(card, 'fr') : 'une carte'} : votre meilleure carte de la couleur reçue`,
    ({ card }) => `you have to give back ${card ? theCard(card, 'en') : 'a card'}: your best in the suit you were given`,
  ),
  bad_discard: both(
    ({ count = 4 }) => fr`écartez ${cards(count, 'fr')} de votre main, toutes différentes`,
    ({ count = 4 }) => `discard ${cards(count, 'en')} from your hand, all different`,
  ),
});
