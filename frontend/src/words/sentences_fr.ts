// French words for every kind of event. Must agree with sentences_en.ts: the type `Tellers` says that none is missing.
import { isAmong } from '../facts/places';
import { callName, contreName, quoted } from './call_names';
import { aCard, areOfOneRank, cards, rankName, suitName, theCard, theCards } from './card_names';
import type { Asked } from '../ground/protocol';
import { does, ofName, person, type Company, share } from './people';
import type { Tellers } from './sentences';
import { fr, listed } from '../ground/typography';

export const TELLERS: Tellers = {
  dealt: ({ seat, count }, company) => fr`${does(seat, ['donne', 'donnez'], company)} ${cards(count, 'fr')} à chacun`,

  starter: ({ card }) => fr`la première carte est ${theCard(card, 'fr')}`,

  played: ({ seat, card }, company) => fr`${does(seat, ['joue', 'jouez'], company)} ${theCard(card, 'fr')}`,

  announced: ({ seat, late, what }, company, call) =>
    fr`${what === 'knock' ? does(seat, ['cogne trois coups', 'cognez trois coups'], company) : fr`${does(seat, ['annonce', 'annoncez'], company)} ${what === 'word' && call === null ? 'la carte' : quoted(callName(call, 'fr'), 'fr')}`}${late ? fr` après coup` : ''}`,

  named: ({ seat, suit }, company) => fr`${does(seat, ['demande', 'demandez'], company)} ${suitName(suit, 'fr')}`,

  rank_named: ({ seat, rank }, company) => fr`${does(seat, ['demande', 'demandez'], company)} ${aCard(rank, 'fr')}`,

  rank_over: ({ seat }, company) =>
    seat === company.me
      ? fr`la valeur demandée vous revient, et vous jouez comme d'habitude`
      : fr`la valeur demandée revient à ${person(seat, company)}, qui joue comme d'habitude`,

  attacked: ({ seat, debt, later }, company) =>
    later
      ? fr`${does(seat, ['aura', 'aurez'], company)} ensuite ${cards(debt, 'fr')} à piocher`
      : fr`à ${person(seat, company)} de piocher ${cards(debt, 'fr')}`,

  aims: ({ seat, debt }, company) => fr`à ${person(seat, company)} de dire qui doit piocher ${cards(debt, 'fr')}`,

  aimed: ({ seat, to }, company) =>
    to === company.me ? fr`${person(seat, company)} vous vise` : fr`${does(seat, ['vise', 'visez'], company)} ${person(to, company)}`,

  doubted: ({ seat, of, right }, company) => {
    const had = of === company.me ? 'vous aviez' : fr`${person(of, company)} avait`;
    return fr`${does(seat, ['n’y croit pas', 'n’y croyez pas'], company)} : ${right ? fr`${had} la couleur` : fr`${had.replace(/av(ait|iez)$/, 'n’av$1')} pas la couleur`}`;
  },

  held_up: ({ seat }, company) =>
    seat === company.me ? fr`à vous de répondre, sinon vous perdez votre tour` : fr`à ${person(seat, company)} de répondre, sinon son tour est perdu`,

  stopped: () => fr`l'attaque est arrêtée`,

  drew: ({ seat, count, cause, cards: mine }, company, call) => {
    if (count === 0) return fr`la pioche est vide : ${does(seat, ['ne pioche rien', 'ne piochez rien'], company)}`;
    const who = does(seat, ['pioche', 'piochez'], company);
    const what = mine?.length ? fr`${mine.length > 2 ? fr`${cards(count, 'fr')} : ` : ''}${theCards(mine, 'fr')}` : cards(count, 'fr');
    // What ends a list of cards does not go with the last one alone.
    const whose = mine && mine.length > 2 ? `${what},` : what;
    switch (cause) {
      case 'turn':
      case 'refill':
      case 'debt':
        return fr`${who} ${what}`;
      case 'caught':
        return call === null ? fr`${who} ${whose} pour l'avoir dit à tort` : fr`${who} ${whose} pour avoir oublié « ${callName(call, 'fr')} »`;
      case 'again':
        return fr`on ne finit pas sur une carte qui oblige à rejouer : ${who} ${what}`;
      case 'last':
        return fr`on ne finit pas ainsi : ${who} ${what}`;
      case 'wrong':
        return fr`${who} ${whose} pour l'avoir dit à tort`;
      case 'misdeal':
        return fr`${who} ${whose} pour compléter ${seat === company.me ? 'votre' : 'sa'} main`;
      case 'level':
        return fr`${does(seat, ['reçoit', 'recevez'], company)} ${what}`;
    }
  },

  undone: ({ seat }, company) => does(seat, ['reprend son coup et tout ce qui a suivi', 'reprenez votre coup et tout ce qui a suivi'], company),

  rule_changed: ({ seat, fr: said }, company) => fr`${does(seat, ['change une règle', 'changez une règle'], company)} : ${said}`,

  stood_in: ({ seat }, company) => (seat === company.me ? fr`l'ordinateur joue pour vous` : fr`l'ordinateur joue pour ${person(seat, company)}`),

  passed: ({ seat }, company) => does(seat, ['passe', 'passez'], company),

  skipped: ({ seat, penalty }, company) => fr`${does(seat, ['perd son tour', 'perdez votre tour'], company)}${penalty ? fr` (pénalité)` : ''}`,

  reversed: ({ direction }) => (direction === 1 ? fr`on tourne à nouveau dans le sens des aiguilles d'une montre` : fr`on tourne dans l'autre sens`),

  again: ({ seat }, company) => (seat === company.me ? fr`à vous de rejouer` : does(seat, ['rejoue', ''], company)),

  caught: ({ seat, by }, company, call) =>
    seat === company.me
      ? fr`${quoted(contreName(call, 'fr'), 'fr')} : ${person(by, company)} vous prend en défaut`
      : fr`${quoted(contreName(call, 'fr'), 'fr')} : ${does(by, ['prend', 'prenez'], company)} ${person(seat, company)} en défaut`,

  jumped: ({ seat }, company) => fr`à la volée, ${does(seat, ['pose la même carte', 'posez la même carte'], company)}`,

  stands: ({ card }) => fr`cela vaut ${theCard(card, 'fr')}`,

  shows: ({ card, suit }) => fr`en dessous, ${theCard(card, 'fr')}${suit ? fr`, ${suitName(suit, 'fr')} demandé` : ''}`,

  paid: ({ count, lapsed }) => fr`${count ? fr`${cards(count, 'fr')} en tout : ` : ''}l'attaque est ${lapsed ? 'finie' : 'payée'}`,

  turn: ({ seat, to, count }, company) => {
    if (to === 'doubt') return does(seat, ['peut ne pas y croire', 'pouvez ne pas y croire'], company);
    if (to === 'start' && seat !== company.me) return does(seat, ['commence', ''], company);
    return fr`à ${person(seat, company)} ${ASKED[to]}${to === 'give' || to === 'discard' ? ` ${cards(count, 'fr')}` : ''}`;
  },

  run: ({ seat }, company) => does(seat, ['peut en poser d’autres', 'pouvez en poser d’autres'], company),

  run_over: ({ seat }, company) => does(seat, ['a fini de poser', 'avez fini de poser'], company),

  gave: ({ seat, to, count, cards: mine }, company) => {
    const what = mine?.length ? theCards(mine, 'fr') : cards(count, 'fr');
    if (to === company.me) return fr`${person(seat, company)} vous donne ${what}`;
    return fr`${does(seat, ['donne', 'donnez'], company)} ${what} à ${person(to, company)}`;
  },

  traded: ({ seat, to }, company) =>
    fr`${does(seat, ['échange sa main', 'échangez votre main'], company)} avec ${to === company.me ? 'vous' : person(to, company)}`,

  rotated: () => fr`toutes les mains passent au joueur suivant`,

  set_aside: ({ seat, to }, company) =>
    fr`${does(seat, ['a choisi sa', 'avez choisi votre'], company)} carte pour ${to === company.me ? 'vous' : person(to, company)}`,

  may_steal: ({ seat, from }, company) =>
    seat === company.me
      ? fr`à vous de tirer une carte ${ofName(person(from, company))}`
      : fr`à ${person(seat, company)} de tirer une carte ${from === company.me ? 'de votre main' : ofName(person(from, company))}`,

  stole: ({ seat, from, card }, company) =>
    fr`${does(seat, ['tire', 'tirez'], company)} ${card ? theCard(card, 'fr') : 'une carte'} ${from === company.me ? 'de votre main' : fr`de la main ${ofName(person(from, company))}`}`,

  forgot: ({ seat }, company, call) => fr`${does(seat, ['a oublié', 'avez oublié'], company)} de dire ${quoted(callName(call, 'fr'), 'fr')}`,

  declared: ({ seat, cards: four }, company) =>
    fr`${does(seat, ['montre', 'montrez'], company)} ${areOfOneRank(four) ? fr`un carré` : fr`les cartes qui gagnent`} : ${theCards(four, 'fr')}`,

  came_down: ({ seat, rank }, company) =>
    fr`${does(seat, ['n’a plus de carte et descend', 'n’avez plus de carte et descendez'], company)} ${rank === 'A' ? 'à l’as' : fr`au ${rankName(rank, 'fr')}`}`,

  misdeal: ({ seat, count }, company) =>
    fr`maldonne : ${does(seat, ['a reçu', 'avez reçu'], company)} ${cards(Math.abs(count), 'fr')} de ${count > 0 ? 'trop' : 'moins'}`,

  repaired: ({ seat, by, back, cards: mine }, company) =>
    fr`${does(by, ['dit', 'dites'], company)} « Maldonne ! »${back ? fr` : ${mine?.length ? theCards(mine, 'fr') : cards(back, 'fr')} de ${seat === company.me ? 'votre main' : fr`la main ${ofName(person(seat, company))}`} ${back > 1 ? 'retournent' : 'retourne'} dans la pioche` : ''}`,

  swept: ({ seat }, company) => (seat === company.me ? fr`le tour est fait, à vous de jouer` : fr`le tour est fait, à ${person(seat, company)} de jouer`),

  face_up: ({ seat }, company) => fr`le premier pique désigne le donneur : ${person(seat, company)}`,

  hand_chosen: ({ seat, hand }, company) => fr`${does(seat, ['choisit', 'choisissez'], company)} des mains de ${cards(hand, 'fr')}`,

  cut: ({ seat }, company) => does(seat, ['coupe', 'coupez'], company),

  beaten: ({ seat, held }, company) => fr`avec ${cards(held, 'fr')}, ${does(seat, ['est hors de la manche', 'êtes hors de la manche'], company)}`,

  wrong_say: ({ seat }, company, call) => fr`${does(seat, ['dit', 'dites'], company)} ${quoted(callName(call, 'fr'), 'fr')} à tort`,

  wrong_catch: ({ seat }, company, call) => fr`${does(seat, ['dit', 'dites'], company)} ${quoted(contreName(call, 'fr'), 'fr')} à tort`,

  recycled: ({ count }) => fr`la défausse, mélangée, refait une pioche ${count === 1 ? fr`d'une carte` : fr`de ${cards(count, 'fr')}`}`,

  out: ({ seat }, company) => does(seat, ['n’a plus de carte', 'n’avez plus de carte'], company),

  over: ({ reason, winners }, company) => {
    const won = winnersOf(winners, company, share(winners, reason, company));
    if (reason === 'last_left') return fr`plus personne d'autre en jeu, ${won}`;
    if (reason === 'four_of_a_kind') return fr`avec ces cartes, ${won}`;
    if (reason === 'limit') return fr`la limite de cartes est atteinte : la manche s'arrête, ${won}`;
    return reason === 'blocked' ? fr`plus personne ne peut jouer ni piocher : la manche est bloquée, ${won}` : won;
  },
};

const ASKED: Record<Exclude<Asked, 'doubt'>, string> = {
  play: 'de jouer',
  start: 'de commencer',
  answer: 'de répondre encore, ou de passer',
  must_answer: 'de répondre',
  suit: 'de demander une couleur',
  rank: 'de demander une valeur',
  face: 'de dire ce que vaut le joker',
  give: 'de donner',
  pass_on: 'de passer une carte',
  trade: 'de dire avec qui échanger sa main',
  send: 'de dire à qui va le tas',
  kind: 'd’annoncer',
  give_back: 'de rendre une carte',
  discard: 'd’écarter',
  lead: 'd’entamer',
};

// Several win together where they are a team, and share a round that nobody went out in.
function winnersOf(winners: readonly number[], company: Company, shared: boolean): string {
  const mine = isAmong(winners, company.me);
  if (winners.length === 1) return does(winners[0] as number, ['gagne la manche', 'gagnez la manche'], company);
  const names = winners.filter((seat) => seat !== company.me).map((seat) => person(seat, company));
  const who = listed(mine ? ['vous', ...names] : names, 'et');
  return fr`${who} ${mine ? 'gagnez' : 'gagnent'} la manche${shared ? ' à égalité' : ''}`;
}
