// What a strong player would do, as sentences. The codes of reasons are those of src/huit/players.
import type { Language } from '../../ground/cards/faces';
import type { Advice, AdviceGoal, Face, Moment, Move, Suit, View, Why } from '../../ground/protocol';
import { rankName, suitName, theCard, theCards } from '../card_names';
import { ADVICE_WORDS } from '../made/advice';
import { said, type Message } from '../said';
import { capital } from '../../ground/typography';

const LETTERS: Record<string, Suit> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

/** Return the advice as sentences: what to do, how often that wins, and why. */
export function adviceSentences(advice: Advice, view: View, language: Language): string[] {
  const told = ADVICE_WORDS[language];
  const first = `${capital(moveSentence(advice.move, view, language))}.`;
  // Where it did not compare, there may be other moves all the same: what goes without saying, or too many to compare.
  if (advice.chance === null) return [first, ...(advice.move !== null && view.moves.length === 1 ? [told.noChoice] : [])];
  const [card] = advice.other?.verb === 'play' ? advice.other.cards : [];
  const other = card ? theCard(card, language) : '';
  const [brings, others] = [advice.chance, advice.other_chance ?? 0].map((chance) => brought(chance, advice.goal, language)) as [string, string];
  const chance = `${capital(told.chances[advice.goal](brings, other, others))}.`;
  return [first, chance, ...advice.why.map((why) => whySentence(why, view, language)).filter(Boolean)];
}

/** Return what would have been better than a move of a finished round, as sentences; *view* is the one that it was made on. */
export function momentSentences({ better, better_chance, chance, goal, why }: Moment, view: View, language: Language): string[] {
  const [brings, others] = [better_chance, chance].map((each) => brought(each, goal, language)) as [string, string];
  const told = ADVICE_WORDS[language];
  const first = told.here(moveSentence(better, view, language), told.chances[goal](brings, told.thisMove, others));
  return [first, ...why.map((each) => whySentence(each, view, language)).filter(Boolean)];
}

/** Return what a chance of so many thousandths stands for. */
function brought(thousandths: number, goal: AdviceGoal, language: Language): string {
  if (goal !== 'points') return `${Math.round(thousandths / 10)}`;
  const points = Math.round(thousandths / 5) - 100;
  return ADVICE_WORDS[language].ahead(Math.abs(points), points < 0);
}

/** The facts of a reason. */
interface Facts {
  count: number;
  who: string;
  suit: Suit;
  card: Face;
}

function whySentence(why: Why, view: View, language: Language): string {
  const messages: Partial<Record<string, Message<Facts>>> = ADVICE_WORDS[language].why;
  const message = messages[why.code];
  // A newer server may know other reasons.
  if (!message) return '';
  const who = why.seat === null ? '' : (view.names[why.seat] ?? '');
  return `${capital(said(message, { count: why.count, who, suit: why.suit ?? 'c', card: why.card ?? '' }))}.`;
}

function moveSentence(move: Move | null, view: View, language: Language): string {
  const words = ADVICE_WORDS[language];
  if (move === null) return words.nothing;
  const told = (words.word as Partial<Record<string, string>>)[move.verb] ?? doneSentence(move, view, language);
  return move.announces ? words.andAnnounce(told) : told;
}

/** Return what is done with cards, a suit, a rank, or to somebody. */
function doneSentence({ text, verb, cards, suit, rank, becomes, to, slot, kind }: Move, view: View, language: Language): string {
  const words = ADVICE_WORDS[language];
  const all = theCards(cards, language);
  const who = to === undefined ? '' : (view.names[to] ?? `${to}`);
  switch (verb) {
    case 'play':
      if (suit) return words.playAndCall(all, suitName(suit, language));
      if (becomes) return words.playAs(all, theCard(becomes, language));
      return who ? words.playAt(all, who) : words.play(all);
    case 'call':
      return suit ? words.call(suitName(suit, language)) : words.rank(rankName(rank ?? '', language));
    case 'ask':
      return words.rank(all);
    case 'become':
      return words.become(theCard(becomes ?? '', language));
    case 'choose':
      return words.kind(kind === 'least' ? words.least : kind === 'notrump' ? words.notrump : suitName(LETTERS[kind ?? ''] ?? 'c', language));
    case 'discard':
      return words.putAway(all);
    case 'exchange':
      return words.exchange(all, who);
    case 'give':
      return words.give(all, who);
    case 'return':
      return words.play(all);
    case 'swap':
      return words.swap(theCard(cards[0] ?? '', language), theCard(cards[1] ?? '', language));
    case 'flip':
      return words.flip(`${slot}`);
    case 'trade':
      return words.trade(who);
    case 'hit':
    case 'send':
      return words.at(who);
    default:
      return words.other(text);
  }
}
