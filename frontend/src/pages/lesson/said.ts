// What a lesson asks for, and what came of it, in words.
import type { Language } from '../../ground/cards/faces';
import type { Lesson, Move, View } from '../../ground/protocol';
import { listed } from '../../ground/typography';
import { theCard, theCards } from '../../words/card_names';
import { LESSON_WORDS } from '../../words/made/lesson';
import { companyOf } from '../../words/people';
import { storyLines, type Told } from '../../words/story';

const MOST_CARDS = 3;

/** Return what is to be done in a lesson whose moves *wanted* show it. */
export function taskSaid({ kind, view }: Pick<Lesson, 'kind' | 'view'>, wanted: readonly Move[], language: Language): string {
  const label = LESSON_WORDS[language];
  const [first] = wanted;
  if (kind === 'deal' || !first) return label.look;
  const alike = wanted.filter(({ verb, announces }) => verb === first.verb && announces === first.announces);
  const what = eitherOf(
    alike.map(({ cards }) => theCards(cards, language)),
    label.or,
  );
  if (kind === 'refused') return label.try(what);
  switch (first.verb) {
    case 'play':
      if (kind === 'end' && view.hand.length === first.cards.length) return label.layLast(what);
      return first.announces ? label.layAndAnnounce(what) : label.lay(what);
    case 'discard':
      return label.putAway(theCards(first.cards, language));
    case 'give':
    case 'exchange':
      return label.give(what);
    case 'return':
      return label.giveBack(what);
    case 'swap':
      return label.swap(theCard(first.cards[0] ?? '', language), theCard(first.cards[1] ?? '', language));
    default:
      // A newer server may know other moves.
      return (label.do as Partial<Record<string, string>>)[first.verb] ?? label.otherMove;
  }
}

function eitherOf(cards: readonly string[], or: string): string {
  return listed([...new Set(cards)].slice(0, MOST_CARDS), or);
}

/** Return what happened, in the words of the story. */
export function happenedSaid(happened: readonly Told[], view: View, language: Language): string[] {
  return storyLines(happened, companyOf(view, language)).map(({ text }) => text);
}
