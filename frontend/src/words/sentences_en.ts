// English words for every kind of event. Must agree with sentences_fr.ts: the type `Tellers` says that none is missing.
import { callName, contreName, quoted } from './call_names';
import { aCard, areOfOneRank, cards, rankName, suitName, theCard, theCards } from './card_names';
import type { Asked } from '../ground/protocol';
import { does, person, share } from './people';
import type { Tellers } from './sentences';
import { listed } from '../ground/typography';

export const TELLERS: Tellers = {
  dealt: ({ seat, count }, company) => `${does(seat, ['deals', 'deal'], company)} ${cards(count, 'en')} each`,

  starter: ({ card }) => `the first card is ${theCard(card, 'en')}`,

  played: ({ seat, card }, company) => `${does(seat, ['plays', 'play'], company)} ${theCard(card, 'en')}`,

  announced: ({ seat, late, what }, company, call) =>
    `${what === 'knock' ? does(seat, ['knocks three times', 'knock three times'], company) : `${does(seat, ['says', 'say'], company)} ${what === 'word' && call === null ? 'which card it is' : quoted(callName(call, 'en'), 'en')}`}${late ? ', late' : ''}`,

  named: ({ seat, suit }, company) => `${does(seat, ['calls', 'call'], company)} ${suitName(suit, 'en')}`,

  rank_named: ({ seat, rank }, company) => `${does(seat, ['calls', 'call'], company)} for ${aCard(rank, 'en')}`,

  rank_over: ({ seat }, company) => `the call has come back round to ${person(seat, company)}, so ${does(seat, ['plays', 'play'], company)} as usual`,

  attacked: ({ seat, debt, later }, company) =>
    `${does(seat, later ? ['will then have', 'will then have'] : ['has', 'have'], company)} ${cards(debt, 'en')} to draw`,

  aims: ({ seat, debt }, company) => `${does(seat, ['has to choose', 'have to choose'], company)} who draws ${cards(debt, 'en')}`,

  aimed: ({ seat, to }, company) => `${does(seat, ['aims', 'aim'], company)} at ${person(to, company)}`,

  doubted: ({ seat, of, right }, company) =>
    `${does(seat, ['doubts', 'doubt'], company)} it: ${person(of, company)} ${right ? 'had the suit' : 'did not have the suit'}`,

  held_up: ({ seat }, company) => `${does(seat, ['answers or is skipped', 'answer or are skipped'], company)}`,

  stopped: () => 'the attack is stopped',

  drew: ({ seat, count, cause, cards: mine }, company, call) => {
    if (count === 0) return `the stock is empty: ${does(seat, ['draws nothing', 'draw nothing'], company)}`;
    const who = does(seat, ['draws', 'draw'], company);
    const what = mine?.length ? (mine.length > 2 ? `${cards(count, 'en')}: ` : '') + theCards(mine, 'en') : cards(count, 'en');
    // What ends a list of cards does not go with the last one alone.
    const whose = mine && mine.length > 2 ? `${what},` : what;
    switch (cause) {
      case 'turn':
      case 'refill':
      case 'debt':
        return `${who} ${what}`;
      case 'caught':
        return call === null ? `${who} ${whose} for a wrong call` : `${who} ${whose} for forgetting “${callName(call, 'en')}”`;
      case 'again':
        return `nobody can go out on a card that makes them play again: ${who} ${what}`;
      case 'last':
        return `nobody can go out like that: ${who} ${what}`;
      case 'wrong':
        return `${who} ${whose} for a wrong call`;
      case 'misdeal':
        return `${who} ${whose} to make up a full hand`;
      case 'level':
        return `${does(seat, ['is', 'are'], company)} dealt ${what}`;
    }
  },

  undone: ({ seat }, company) => `${does(seat, ['takes back their', 'take back your'], company)} move and all that followed`,

  rule_changed: ({ seat, en: said }, company) => `${does(seat, ['changes a rule', 'change a rule'], company)}: ${said}`,

  stood_in: ({ seat }, company) => `the computer plays for ${person(seat, company)}`,

  passed: ({ seat }, company) => does(seat, ['passes', 'pass'], company),

  skipped: ({ seat, penalty }, company) => `${does(seat, ['is skipped', 'are skipped'], company)}${penalty ? ' (penalty)' : ''}`,

  reversed: ({ direction }) => (direction === 1 ? 'play goes clockwise again' : 'play now goes anticlockwise'),

  again: ({ seat }, company) => does(seat, ['plays again', 'play again'], company),

  caught: ({ seat, by }, company, call) => `${quoted(contreName(call, 'en'), 'en')}: ${does(by, ['catches', 'catch'], company)} ${person(seat, company)}`,

  jumped: ({ seat }, company) => `${does(seat, ['jumps in', 'jump in'], company)} with the same card`,

  stands: ({ card }) => `that stands for ${theCard(card, 'en')}`,

  shows: ({ card, suit }) => `below it, ${theCard(card, 'en')}${suit ? `, with ${suitName(suit, 'en')} called` : ''}`,

  paid: ({ count }) => `${count ? `${cards(count, 'en')} in all: ` : ''}the attack is over`,

  turn: ({ seat, to, count }, company) => {
    const asked = ASKED[to];
    const mine = asked.replace(/^has/, 'have').replace(/^(play|start|lead)s/, '$1');
    return `${does(seat, [asked, mine], company)}${to === 'give' || to === 'discard' ? ` ${cards(count, 'en')}` : ''}`;
  },

  run: ({ seat }, company) => `${person(seat, company)} may play more with it`,

  run_over: ({ seat }, company) => does(seat, ['is done', 'are done'], company),

  gave: ({ seat, to, count, cards: mine }, company) =>
    `${does(seat, ['gives', 'give'], company)} ${person(to, company)} ${mine?.length ? theCards(mine, 'en') : cards(count, 'en')}`,

  traded: ({ seat, to }, company) => `${does(seat, ['swaps', 'swap'], company)} hands with ${person(to, company)}`,

  rotated: () => 'everyone passes their hand to the next player',

  set_aside: ({ seat, to }, company) => `${does(seat, ['has', 'have'], company)} chosen a card to pass to ${person(to, company)}`,

  may_steal: ({ seat, from }, company) =>
    `${does(seat, ['has to take', 'have to take'], company)} a card from ${from === company.me ? 'your hand' : person(from, company)}`,

  stole: ({ seat, from, card }, company) =>
    `${does(seat, ['took', 'took'], company)} ${card ? theCard(card, 'en') : 'a card'} from ${from === company.me ? 'your hand' : person(from, company)}`,

  forgot: ({ seat }, company, call) => `${person(seat, company)} forgot to say ${quoted(callName(call, 'en'), 'en')}`,

  declared: ({ seat, cards: four }, company) =>
    `${does(seat, ['shows', 'show'], company)} ${areOfOneRank(four) ? 'four of a kind' : 'the winning cards'}: ${theCards(four, 'en')}`,

  came_down: ({ seat, rank }, company) =>
    `${does(seat, ['is', 'are'], company)} out of cards and ${seat === company.me ? 'move' : 'moves'} down to the ${rankName(rank, 'en')}`,

  misdeal: ({ seat, count }, company) =>
    `misdeal: ${does(seat, ['was', 'were'], company)} dealt ${cards(Math.abs(count), 'en')} ${count > 0 ? 'too many' : 'too few'}`,

  repaired: ({ seat, by, back, cards: mine }, company) =>
    `${does(by, ['says', 'say'], company)} “Misdeal!”${back ? `: ${mine?.length ? theCards(mine, 'en') : cards(back, 'en')} of ${seat === company.me ? 'yours' : `${person(seat, company)}’s`} ${back > 1 ? 'go' : 'goes'} back into the stock` : ''}`,

  swept: ({ seat }, company) => `that is once round the table: ${does(seat, ['plays', 'play'], company)}`,

  face_up: ({ seat }, company) => `the first spade decides the dealer: ${person(seat, company)}`,

  hand_chosen: ({ seat, hand }, company) => `${does(seat, ['chooses', 'choose'], company)} hands of ${cards(hand, 'en')}`,

  cut: ({ seat }, company) => does(seat, ['cuts', 'cut'], company),

  beaten: ({ seat, held }, company) => `with ${cards(held, 'en')}, ${does(seat, ['is', 'are'], company)} out of the round`,

  wrong_say: ({ seat }, company, call) => `${does(seat, ['says', 'say'], company)} ${quoted(callName(call, 'en'), 'en')} by mistake`,

  wrong_catch: ({ seat }, company, call) => `${does(seat, ['says', 'say'], company)} ${quoted(contreName(call, 'en'), 'en')} for no reason`,

  recycled: ({ count }) => `the discard pile is shuffled into a new stock of ${cards(count, 'en')}`,

  out: ({ seat }, company) => does(seat, ['is out', 'are out'], company),

  over: ({ reason, winners }, company) => {
    const names = winners.map((seat) => person(seat, company));
    const alone = winners.length === 1 && winners[0] !== company.me;
    const won =
      winners.length > 1
        ? `${listed(names, 'and')} ${share(winners, reason, company) ? 'share' : 'win'} the round`
        : `${names.join('')} ${alone ? 'wins' : 'win'} the round`;
    if (reason === 'last_left') return `nobody else is left, ${won}`;
    if (reason === 'four_of_a_kind') return `with those cards, ${won}`;
    if (reason === 'limit') return `the limit of cards has been reached, ${won}`;
    return reason === 'blocked' ? `nobody can play or draw any more: the round is blocked, ${won}` : won;
  },
};

const ASKED: Record<Asked, string> = {
  play: 'plays next',
  start: 'starts',
  doubt: 'may doubt it',
  answer: 'may still answer, or pass',
  must_answer: 'has to answer',
  suit: 'has to call a suit',
  rank: 'has to call a rank',
  face: 'has to say what the joker stands for',
  give: 'has to give away',
  pass_on: 'has to pass a card on',
  trade: 'has to choose who to swap hands with',
  send: 'has to choose who gets the pile',
  kind: 'has to announce',
  give_back: 'has to give a card back',
  discard: 'has to discard',
  lead: 'leads',
};
