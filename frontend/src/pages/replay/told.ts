// The steps of a round in words: from the events that one seat saw, or from the moves alone.
import type { Language } from '../../ground/cards/faces';
import type { Kind, Move, Seat, View } from '../../ground/protocol';
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

/** Return a move in words, where nothing but the move itself is known. */
export function moveTold([seat, move]: readonly [Seat, Move], names: readonly string[], language: Language): string {
  return `${capital(names[seat] ?? '…')} ${deedTold(move, names, language)}`;
}

/** Return what is announced with a card: everything, or some things alone. */
function cried(only: string, language: Language): string[] {
  const { says, names, moves } = REPLAY_WORDS[language];
  return only.split('+').map((part) => (part === 'knock' ? moves.knock : part.length === 1 ? names(rankName(part, language)) : says));
}

function deedTold(move: Move, names: readonly string[], language: Language): string {
  const label = REPLAY_WORDS[language];
  const { verb, cards, kind } = move;
  const all = theCards(cards, language);
  const who = move.to === undefined ? '' : (names[move.to] ?? '…');
  switch (verb) {
    case 'give':
    case 'exchange':
      return label.gives(all, who);
    case 'ask':
      return label.asksFor(all);
    case 'hit':
      return label.hits(who);
    case 'trade':
      return label.trades(who);
    case 'return':
      return label.returns(all);
    case 'discard':
      return label.discards(all);
    case 'swap':
      return label.swaps(theCard(cards[0] ?? '', language), theCard(cards[1] ?? '', language));
    case 'choose':
      return label.chooses(label.kinds[kind as Kind]);
    case 'play':
    case 'call':
    case 'become':
    case 'send':
      return listed(partsTold(move, who, language), NUMBERS_WORDS[language].and);
    default:
      // A newer server may know other moves.
      return (label.moves as Partial<Record<string, string>>)[verb] ?? move.text;
  }
}

/** Return what is done with a card, one thing after another: laid, named, sent, announced. */
function partsTold({ cards, suit, rank, becomes, announces, word = '' }: Move, who: string, language: Language): string[] {
  const label = REPLAY_WORDS[language];
  return [
    ...(cards.length ? [label.plays(theCards(cards, language))] : []),
    ...(suit ? [label.calls(suitName(suit, language))] : []),
    ...(rank ? [label.asksFor(aCard(rank, language))] : []),
    ...(becomes ? [label.standsFor(theCard(becomes, language))] : []),
    ...(who ? [label.sends(who)] : []),
    ...(announces ? cried(word, language) : []),
  ];
}
