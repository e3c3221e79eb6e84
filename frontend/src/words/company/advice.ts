// What a strong player would do, as sentences. The codes of reasons are those of src/huit/clients/texts.py.
import type { Language } from '../../ground/cards/faces';
import type { Advice, AdviceGoal, Face, Moment, Suit, View, Why } from '../../ground/protocol';
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
  const other = advice.other && isCard(advice.other) ? theCard(advice.other as Face, language) : '';
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

function isCard(word: string): boolean {
  return /^([2-9TJQKA][cdhs]|X[br])$/.test(word);
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

function moveSentence(move: string | null, view: View, language: Language): string {
  const words = ADVICE_WORDS[language];
  if (move === null) return words.nothing;
  const word = move.split('!')[0] as string;
  const plain = (words.word as Partial<Record<string, string>>)[word];
  if (plain) return plain;
  const [verb, ...rest] = word.split(' ') as [string, ...string[]];
  const told = rest.length ? phraseSentence(verb, rest, view, language) : cardsSentence(word, view, language);
  if (!told) return words.other(move);
  return move.includes('!') ? words.andAnnounce(told) : told;
}

/** Return a move of a word and what it is about, as in "give 2 4c 5d"; nothing if there is no such move. */
function phraseSentence(verb: string, rest: string[], view: View, language: Language): string {
  const words = ADVICE_WORDS[language];
  const nameOf = (seat: string): string => view.names[Number(seat)] ?? seat;
  const [first, second] = rest as [string, string];
  switch (verb) {
    case 'choose':
      return words.kind(first === 'least' ? words.least : first === 'notrump' ? words.notrump : suitName(LETTERS[first] ?? 'c', language));
    case 'discard':
      return words.putAway(theCards(rest as Face[], language));
    case 'exchange':
      return words.exchange(theCard(second as Face, language), nameOf(first));
    case 'give':
      return words.give(theCards(rest.slice(1) as Face[], language), nameOf(first));
    case 'return':
      return words.play(theCard(first as Face, language));
    case 'swap':
      return words.swap(theCard(first as Face, language), theCard(second as Face, language));
    case 'flip':
      return words.flip(first);
    case 'trade':
      return words.trade(nameOf(first));
    case 'hit':
      return words.at(nameOf(first));
    case 'catch':
      return words.word.catch;
    default:
      return '';
  }
}

/** Return a move of cards, of what they call or become, and of whom they are for: "8c=h", "Xr=Ad", "=7", "As>2". */
function cardsSentence(word: string, view: View, language: Language): string {
  const words = ADVICE_WORDS[language];
  const [what, seat] = word.split('>') as [string, string?];
  const who = seat === undefined ? '' : (view.names[Number(seat)] ?? seat);
  const [cards, named] = what.split('=') as [string, string?];
  const faces = cards ? cards.split('+') : [];
  if (!faces.every(isCard)) return '';
  const told = theCards(faces as Face[], language);
  if (named === undefined) return !who ? words.play(told) : told ? words.playAt(told, who) : words.at(who);
  if (named in SUITS_BY_LETTER) return told ? words.playAndCall(told, suitName(named as Suit, language)) : words.call(suitName(named as Suit, language));
  if (isCard(named)) return told ? words.playAs(told, theCard(named as Face, language)) : words.become(theCard(named as Face, language));
  return told ? '' : words.rank(rankName(named, language));
}

const SUITS_BY_LETTER = { c: 1, d: 1, h: 1, s: 1 };
