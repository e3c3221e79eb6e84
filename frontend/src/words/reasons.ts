// Why not? One sentence for each code of a refusal.
import { rankOf, type Language } from '../ground/cards/faces';
import type { Face, Reason, Refused, Suit } from '../ground/protocol';
import { MAOU, USUAL } from '../facts/in_force';
import { both, byLanguage, type Both } from './both';
import { callName, quoted } from './call_names';
import { aCard, aCardOfSuit, cards, rankName, suitName, theCard } from './card_names';
import { ofName, type Company } from './people';
import { capital, fr, listed } from '../ground/typography';

type Explain = (reason: Reason, company: Company, face: Face | null) => string;

const WHY = byLanguage<Record<string, Both<Explain>>>({
  debt: both(
    ({ debt = 0, top = '', answers = [] }, _, face) => {
      const [card, attack] = unpaid(face, top, answers, 'fr');
      const draw = fr`piochez ${cards(debt, 'fr')}`;
      const what = answers.length ? fr`répondez par ${either(answers, 'fr')}, ou ${draw}` : fr`rien n'y répond, ${draw}`;
      return fr`${card} ne se pose pas sur ${attack} non payé${attack.startsWith('une ') || attack.startsWith('la ') ? 'e' : ''} : ${what}`;
    },
    ({ debt = 0, top = '', answers = [] }, _, face) => {
      const [card, attack] = unpaid(face, top, answers, 'en');
      const draw = `draw ${cards(debt, 'en')}`;
      const what = answers.length ? `answer with ${either(answers, 'en')}, or ${draw}` : `nothing answers it, ${draw}`;
      return `${card} cannot be played on ${attack} while the attack is on: ${what}`;
    },
  ),
  suit: both(
    ({ suit = 'h', wild = [] }, _, face) =>
      fr`${theOrThis(face, 'fr')} ne convient pas, on a demandé ${suitName(suit, 'fr')} : il faut ${wanted(suit, wild, 'fr')}`,
    ({ suit = 'h', wild = [] }, _, face) => `${theOrThis(face, 'en')} will not do, ${suitName(suit, 'en')} were called: play ${wanted(suit, wild, 'en')}`,
  ),
  match: both(
    ({ suit = 'h', rank = '', wild = [] }, _, face) => fr`${theOrThis(face, 'fr')} ne va pas ici : il faut ${wanted(suit, [rank, ...wild], 'fr')}`,
    ({ suit = 'h', rank = '', wild = [] }, _, face) => `${theOrThis(face, 'en')} cannot be played here: play ${wanted(suit, [rank, ...wild], 'en')}`,
  ),
  turn: both(
    ({ seat = 0 }, { names }) => fr`ce n'est pas à vous de jouer : c'est au tour ${ofName(names[seat] ?? '…')}`,
    ({ seat = 0 }, { names }) => `it is not your turn: it is ${names[seat] ?? '…'}’s`,
  ),
  not_held: both(
    () => fr`cette carte ne peut pas être jouée maintenant`,
    () => 'this card cannot be played now',
  ),
  over: both(
    () => fr`la manche est finie`,
    () => 'the round is over',
  ),
  refused: both(
    ({ top = '' }, _, face) => fr`${theOrThis(face, 'fr')} ne se pose pas sur ${aCard(top as Face, 'fr')}`,
    ({ top = '' }, _, face) => `${theOrThis(face, 'en')} cannot be played on ${aCard(top as Face, 'en')}`,
  ),
  never_last: both(
    (_, __, face) => fr`${theOrThis(face, 'fr')} ne se pose pas en dernière carte`,
    (_, __, face) => `${theOrThis(face, 'en')} cannot be your last card`,
  ),
  must_play: both(
    () => fr`vous avez une carte à jouer : on ne pioche et on ne passe que sans carte jouable`,
    () => 'you have a card to play: draw or pass only when you have none',
  ),
  must_draw: both(
    () => fr`il vous faut piocher`,
    () => 'you have to draw',
  ),
  kept: both(
    () => fr`ce qu'on pioche se garde : vous ne posez rien à ce tour`,
    () => 'drawn cards are kept: you cannot play a card this turn',
  ),
  penalty: both(
    () => fr`la pénalité vous fait perdre ce tour : vous ne posez rien`,
    () => 'the penalty costs you this turn: you cannot play a card',
  ),
  play_or_draw: both(
    () => fr`jouez une carte ou piochez : on ne passe pas encore`,
    () => 'play a card or draw: no passing yet',
  ),
  play_or_pass: both(
    () => fr`on ne pioche plus à ce tour : jouez une carte ou passez`,
    () => 'no more drawing in this turn: play a card or pass',
  ),
  only_pass: both(
    () => fr`on ne pioche plus à ce tour : passez`,
    () => 'no more drawing in this turn: pass',
  ),
  must_pass: both(
    () => fr`il n'y a rien à piocher : passez`,
    () => 'there is nothing to draw: pass',
  ),
  rank: both(
    ({ rank = '', wild = [] }) => fr`on a demandé ${aCard(rank, 'fr')} : jouez ${either(wild, 'fr')}`,
    ({ rank = '', wild = [] }) => `the rank called is ${rankName(rank, 'en')}: play ${either(wild, 'en')}`,
  ),
  rank_needed: both(
    () => fr`choisissez d'abord la valeur demandée`,
    () => 'choose the rank first',
  ),
  no_rank: both(
    () => fr`aucune carte ne fait demander une valeur maintenant`,
    () => 'there is no rank to call now',
  ),
  suit_needed: both(
    () => fr`choisissez d'abord la couleur demandée`,
    () => 'choose the suit first',
  ),
  no_suit: both(
    () => fr`cette carte ne demande pas de couleur`,
    () => 'this card does not call a suit',
  ),
  no_window: both(
    () => fr`il n'y a rien à annoncer ni à contrer en ce moment`,
    () => 'there is nothing to say or to catch right now',
  ),
  not_one_left: both(
    (_, company) => notNow(company),
    (_, company) => notNow(company),
  ),
  unreadable: both(
    () => fr`ce coup n'a pas été compris`,
    () => 'this move was not understood',
  ),
  follow: both(
    ({ suit = 'h', wild = [] }) => fr`vous avez la couleur demandée : il faut ${wanted(suit, wild, 'fr')}`,
    ({ suit = 'h', wild = [] }) => `you hold the suit in force: play ${wanted(suit, wild, 'en')}`,
  ),
  must_answer: both(
    ({ answers = [] }) => fr`vous pouvez répondre, il le faut donc : jouez ${either(answers, 'fr')}`,
    ({ answers = [] }) => `you can answer, so you have to: play ${either(answers, 'en')}`,
  ),
  run: both(
    () => fr`finissez d'abord : jouez une carte qui va avec, ou dites que vous avez fini`,
    () => 'finish first: play a card that goes with it, or say that you are done',
  ),
  only_drawn: both(
    ({ cards: some = [] }) => fr`vous venez de piocher : posez ${either(some, 'fr')}, ou passez`,
    ({ cards: some = [] }) => `you have just drawn: play ${either(some, 'en')}, or pass`,
  ),
  held_up: both(
    ({ answers = [] }) => fr`vous perdez ce tour, sauf si vous posez ${either(answers, 'fr')}`,
    ({ answers = [] }) => `your turn is skipped unless you play ${either(answers, 'en')}`,
  ),
  take_needed: both(
    () => fr`tirez d'abord une carte dans la main ouverte`,
    () => 'take a card from the open hand first',
  ),
  nothing_to_take: both(
    () => fr`aucune main ne vous est ouverte`,
    () => 'there is no hand for you to take from',
  ),
  give_needed: both(
    ({ count = 1 }) => fr`donnez d'abord ${cards(count, 'fr')}`,
    ({ count = 1 }) => `give ${cards(count, 'en')} away first`,
  ),
  nothing_to_give: both(
    () => fr`vous n'avez rien à donner`,
    () => 'you have nothing to give',
  ),
  bad_gift: both(
    ({ count = 1 }) => fr`donnez ${cards(count, 'fr')} de votre main à un autre joueur`,
    ({ count = 1 }) => `give ${cards(count, 'en')} from your hand to another player`,
  ),
  trade_needed: both(
    () => fr`dites d'abord avec qui vous échangez votre main`,
    () => 'first say who you swap hands with',
  ),
  no_trade: both(
    () => fr`on n'échange sa main que si une carte le demande, et avec qui a encore des cartes`,
    () => 'you swap hands only when a card says so, and only with a player who still has cards',
  ),
  no_doubt: both(
    () => fr`il n'y a rien dont vous puissiez douter maintenant`,
    () => 'there is nothing to doubt now',
  ),
  hit_needed: both(
    () => fr`dites d'abord qui votre carte frappe`,
    () => 'first say who your card hits',
  ),
  no_hit: both(
    () => fr`il n'y a personne à viser ainsi en ce moment`,
    () => 'you cannot aim at anyone like that now',
  ),
  face_needed: both(
    () => fr`dites d'abord quelle carte le joker devient`,
    () => 'first say which card the joker stands for',
  ),
  no_face: both(
    () => fr`cette carte ne prend pas la place d'une autre`,
    () => 'this card cannot stand for another one',
  ),
  bad_face: both(
    ({ cards: some = [] }) => fr`le joker ne peut devenir ici que ${either(some, 'fr')}`,
    ({ cards: some = [] }) => `here the joker can only stand for ${either(some, 'en')}`,
  ),
  no_four: both(
    () => fr`il faut quatre cartes de cette valeur en main, à son tour`,
    () => 'you need four cards of that rank in hand, and it has to be your turn',
  ),
  no_jump: both(
    () => fr`à la volée, il faut la carte identique à celle du dessus, aussitôt posée`,
    () => 'to jump in, you need a card identical to the one just played',
  ),
  no_choice: both(
    () => fr`il n'y a rien à choisir ici`,
    () => 'there is nothing to choose here',
  ),
  not_dealer: both(
    ({ seat = 0 }, { names }) => fr`c'est au donneur de choisir : ${names[seat] ?? '…'}`,
    ({ seat = 0 }, { names }) => `the dealer chooses: ${names[seat] ?? '…'}`,
  ),
  not_cutter: both(
    ({ seat = 0 }, { names }) => fr`c'est à ${names[seat] ?? '…'} de couper`,
    ({ seat = 0 }, { names }) => `${names[seat] ?? '…'} cuts`,
  ),
  bad_hand: both(
    ({ from = 0, to = 0 }) => fr`de ${from} à ${to} cartes par joueur`,
    ({ from = 0, to = 0 }) => `from ${from} to ${to} cards each`,
  ),
  not_ready: both(
    ({ waiting = [] }, { names }) =>
      fr`on attend ${listed(
        waiting.map((seat) => names[seat] ?? '…'),
        'et',
      )}`,
    ({ waiting = [] }, { names }) =>
      `waiting for ${listed(
        waiting.map((seat) => names[seat] ?? '…'),
        'and',
      )}`,
  ),
  not_full: both(
    () => fr`il reste une place libre`,
    () => 'a seat is still open',
  ),
  bad_cut: both(
    () => fr`laissez au moins cinq cartes de chaque côté`,
    () => 'leave at least five cards on either side',
  ),
});

const REFUSALS = byLanguage<Record<string, Both<string>>>({
  stale: both(fr`la table a changé entre-temps : regardez, puis rejouez`, 'the table has changed in the meantime: look, then play again'),
  not_over: both(fr`la manche n'est pas finie`, 'the round is not over'),
  match_over: both(fr`la partie est finie : commencez-en une nouvelle`, 'the match is over: start a new one'),
  malformed: both(fr`ce message n'a pas été compris`, 'this message was not understood'),
  unsaved: both(fr`le coup n'a pas pu être enregistré, et n'a donc pas été joué : réessayez`, 'the move could not be saved, and so was not played: try again'),
  too_many: both(fr`trop de messages à la fois : attendez un instant`, 'too many messages at once: wait a moment'),
  not_host: both(fr`seul l'hôte de la table peut le faire`, 'only the host of the room may do that'),
  no_advice: both(fr`pas de conseil à cette table, ou pas maintenant`, 'no advice in this room, or not now'),
  no_adviser: both(fr`le conseil n'est pas venu : redemandez`, 'the advice did not come: ask again'),
  not_seated: both(fr`asseyez-vous d'abord`, 'take a seat first'),
  in_round: both(fr`pas pendant une manche`, 'not during a round'),
  in_match: both(
    fr`les points tiennent aux places : on n'en change qu'avant ou après la partie`,
    'points belong to the seats: change seats before or after the match',
  ),
  deal_sealed: both(fr`on mélange les cartes : attendez la donne`, 'the cards are being shuffled: wait for the deal'),
  cards_known: both(fr`ces cartes sont connues : pas au milieu d'une partie`, 'these cards are known: not in the middle of a match'),
  not_open: both(fr`cette place est prise`, 'this seat is taken'),
  no_seat_to_ask: both(fr`il n'y a pas de place à demander`, 'there is no seat to ask for'),
  seat_declined: both(fr`l'hôte a dit non pour cette manche : redemandez à la prochaine`, 'the host said no for this round: ask again in the next one'),
  locked: both(fr`la table est fermée à clé : personne de nouveau n'y entre`, 'the room is locked: nobody new can come in'),
  many_asking: both(
    fr`trop de personnes attendent déjà une place : redemandez quand l'hôte leur aura répondu`,
    'too many people are waiting for a seat already: ask again once the host has answered them',
  ),
  no_poll: both(fr`le vote est clos`, 'the vote is over'),
  poll_open: both(fr`un vote est déjà en cours`, 'there is a vote already'),
  no_undo: both(fr`ce coup ne peut plus être repris`, 'this move can no longer be taken back'),
  no_voter: both(
    fr`personne n'est là pour dire oui : à plusieurs, un coup n'est repris que si les autres le veulent bien`,
    'nobody is here to say yes: with several players, a move is taken back only if the others agree',
  ),
  no_adding: both(fr`à cette table, le gagnant n'ajoute pas de règle`, 'in this room the winner does not change the rules'),
  not_between: both(fr`le gagnant change une règle entre deux manches`, 'the winner changes a rule between rounds'),
  not_winner: both(fr`seul le gagnant de la manche change une règle`, 'only the winner of the round can change a rule'),
  winner_first: both(fr`le gagnant peut d'abord changer une règle : on l'attend`, 'the winner may change a rule first: wait for them'),
  too_soon: both(fr`laissez-lui une minute pour jouer, puis redemandez`, 'give them a minute to play, then ask again'),
  already_added: both(fr`une règle a déjà changé après cette manche`, 'a rule has been changed after this round already'),
  same_rules: both(fr`rien n'a changé : changez une règle`, 'nothing has changed: change one rule'),
  several_rules: both(fr`une seule règle change à la fois : défaites les autres`, 'one rule changes at a time: undo the others'),
  ends_match: both(
    fr`la partie ne pourrait plus se compter : proposez plutôt cette règle à tous`,
    'the match could no longer be scored: propose this rule to all instead',
  ),
  too_late: both(fr`trop tard`, 'too late'),
  kicked: both(fr`on vous a demandé de quitter cette table`, 'you have been removed from this room'),
  full: both(fr`trop de monde est déjà venu à cette table`, 'too many people have come to this room already'),
  nobody_gone: both(fr`aucun invité n'est parti`, 'no guest has left'),
});

/** Return why *face* (or something else, if null) is not allowed, in one sentence. */
export function whySentence(reason: Reason, company: Company, face: Face | null = null): string {
  const explain = WHY[company.language][reason.code];
  return sentence(explain ? explain(reason, company, face) : fallback(company.language));
}

/** Return what a refusal of the server says, in one sentence. */
export function refusalSentence(refusal: Refused, company: Company, face: Face | null = null): string {
  if (refusal.why) return whySentence(refusal.why, company, face);
  return sentence(REFUSALS[company.language][refusal.code] ?? fallback(company.language));
}

/** Returns why not in the words of a family, or null where the common words say it. */
export type OwnReason = (reason: Reason, language: Language, face?: Face | null) => string | null;

type ExplainOwn = (reason: Reason, face: Face | null) => string;

/** Return how a family says why not: *table* is by code. */
export function ownReasons(table: Record<string, Both<ExplainOwn>>): OwnReason {
  const words = byLanguage(table);
  return (reason, language, face = null) => {
    const explain = words[language][reason.code];
    return explain ? sentence(explain(reason, face)) : null;
  };
}

/** Return when the calls of the rules in force may be said. */
function notNow({ calls: { left, ranks, end } = USUAL, language }: Company): string {
  const french = language === 'fr';
  const said = (call: string): string => quoted(callName(call, language), language);
  const when = [
    left && (french ? fr`${said(left)} qu'en jouant son avant-dernière carte` : `${said(left)} is said only as you play your last card but one`),
    ranks && (french ? fr`${said(ranks)} qu'en posant ${aCard(ranks, 'fr')}` : `${said(ranks)} is said only as you play ${aCard(ranks, 'en')}`),
    end && (french ? fr`${said(MAOU)} qu'en posant sa dernière carte` : `${said(MAOU)} is said only as you play your last card`),
  ].filter((words): words is string => Boolean(words));
  if (!when.length) return fallback(language);
  return french ? fr`on n'annonce ${listed(when, 'et')}` : listed(when, 'and');
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}

function fallback(language: Language): string {
  return language === 'fr' ? fr`ce n'est pas permis maintenant` : 'this is not allowed now';
}

function theOrThis(face: Face | null, language: Language): string {
  if (face) return theCard(face, language);
  return language === 'fr' ? 'cette carte' : 'this card';
}

/** Return the card refused and the attack: by rank ("an 8 … a 2"), unless a card of that rank could answer ("2s"). */
function unpaid(face: Face | null, top: Face, answers: readonly string[], language: Language): [string, string] {
  const rank = face ? rankOf(face) : '';
  const precise = !face || rank === 'X' || answers.some((answer) => answer.startsWith(rank));
  const attack = top.startsWith('X') ? theCard(top, language) : aCard(rankOf(top), language);
  return [precise ? theOrThis(face, language) : aCard(rank, language), attack];
}

function either(some: readonly string[], language: Language): string {
  return listed(
    some.map((card) => aCard(card, language)),
    language === 'fr' ? 'ou' : 'or',
  );
}

function wanted(suit: Suit, others: readonly string[], language: Language): string {
  const words = [aCardOfSuit(suit, language), ...[...new Set(others)].filter(Boolean).map((card) => aCard(card, language))];
  return listed(words, language === 'fr' ? 'ou' : 'or');
}
