// The steps of a round in words: from the events that one seat saw, or from the moves alone.
import type { Language } from '../../ground/cards/faces';
import type { Kind, Seat, Suit, View } from '../../ground/protocol';
import { aCard, rankName, suitName, theCard, theCards } from '../../words/card_names';
import { sentences } from '../../words/sentences';
import { capital, listed } from '../../ground/typography';
import { callsOf } from '../../facts/in_force';
import { NUMBERS_WORDS } from '../../words/made/numbers';
import { REPLAY_WORDS } from '../../words/made/replay';

/** Return who sat where; *me* is the seat of the reader, who gave no name either. */
export function namesOf(names: readonly string[], language: Language, me: Seat | null = null): string[] {
  const { you, nameless } = REPLAY_WORDS[language];
  return names.map((name, seat) => name || (seat === me ? you : nameless));
}

/** Return what happened in a step; the reader is « vous » where *me* is a seat. */
export function stepTold(view: View, names: readonly string[], language: Language, me: Seat | null = null): string {
  return sentences(view.log, { names, me, language, calls: callsOf(view) }).join(' ');
}

type Telling = (words: string[], language: Language, names: readonly string[]) => string;

const CARD = /^[A2-9TJQKX][cdhsrb](?![a-z])/;
const other = (names: readonly string[], seat: string | undefined): string => names[Number(seat)] ?? '…';

const WAYS: Record<string, Telling> = {
  give: ([to, ...faces], language, names) => REPLAY_WORDS[language].gives(theCards(faces, language), other(names, to)),
  hit: ([to], language, names) => REPLAY_WORDS[language].hits(other(names, to)),
  trade: ([to], language, names) => REPLAY_WORDS[language].trades(other(names, to)),
  exchange: ([to, ...faces], language, names) => REPLAY_WORDS[language].gives(theCards(faces, language), other(names, to)),
  return: (faces, language) => REPLAY_WORDS[language].returns(theCards(faces, language)),
  discard: (faces, language) => REPLAY_WORDS[language].discards(theCards(faces, language)),
  swap: ([laid = '', taken = ''], language) => REPLAY_WORDS[language].swaps(theCard(laid, language), theCard(taken, language)),
  choose: ([kind], language) => REPLAY_WORDS[language].chooses(REPLAY_WORDS[language].kinds[kind as Kind]),
};

/** Return a move in words, where nothing but its own word is known. */
export function moveTold(move: readonly [Seat, string], names: readonly string[], language: Language): string {
  const [seat, word] = move;
  return `${capital(names[seat] ?? '…')} ${wordTold(word, names, language)}`;
}

/** Return what is announced with a card: everything, or some things alone. */
function cried(only: string, language: Language): string[] {
  const { says, names, moves } = REPLAY_WORDS[language];
  return only.split('+').map((part) => (part === 'knock' ? moves.knock : part.length === 1 ? names(rankName(part, language)) : says));
}

function wordTold(word: string, names: readonly string[], language: Language): string {
  const label = REPLAY_WORDS[language];
  const [way = '', ...rest] = word.split(' ');
  if (WAYS[way]) return WAYS[way](rest, language, names);
  const plain = label.moves[way as keyof typeof label.moves] as string | undefined;
  if (plain) return plain;
  const [shown = '', cry] = word.split('!');
  const [, laid = '', chosen = '', to] = /^([^=>]*)=?([^>]*)>?(\d*)$/.exec(shown) ?? [];
  const done: string[] = [];
  if (CARD.test(laid)) done.push(label.plays(theCards(laid.split('+'), language)));
  if (/^[cdhs]$/.test(chosen)) done.push(label.calls(suitName(chosen as Suit, language)));
  else if (chosen.length === 1) done.push(label.asksFor(aCard(chosen, language)));
  else if (chosen) done.push(label.standsFor(theCard(chosen, language)));
  if (to) done.push(label.sends(other(names, to)));
  if (cry !== undefined) done.push(...cried(cry, language));
  return done.length ? listed(done, NUMBERS_WORDS[language].and) : word;
}
