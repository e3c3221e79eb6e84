// Why not? Which message says it, by the code of a refusal, and with which values.
import { rankOf, type Language } from '../ground/cards/faces';
import type { Face, Reason, Refused } from '../ground/protocol';
import { USUAL } from '../facts/in_force';
import type { Company } from './people';
import { said, type Message } from './said';
import { capital } from '../ground/typography';
import { REASONS_WORDS } from './made/reasons';

/** Return why *face* (or something else, if null) is not allowed, in one sentence. */
export function whySentence(reason: Reason, company: Company, face: Face | null = null): string {
  const { why, other } = REASONS_WORDS[company.language];
  const messages: Why = why;
  return sentence(said(messages[reason.code] ?? other, { ...factsOf(reason, face, company.names), calls: callsSaid(company) }));
}

/** Return what a refusal of the server says, in one sentence. */
export function refusalSentence(refusal: Refused, company: Company, face: Face | null = null): string {
  if (refusal.why) return whySentence(refusal.why, company, face);
  const { refused, other } = REASONS_WORDS[company.language];
  return sentence((refused as Partial<Record<string, string>>)[refusal.code] ?? other);
}

/** Returns why not in the words of a family, or null where the common words say it. */
export type OwnReason = (reason: Reason, language: Language, face?: Face | null) => string | null;

/** Return how a family says why not. */
export function ownReasons(words: Record<Language, { why: OwnWhy }>): OwnReason {
  return (reason, language, face = null) => {
    const message = words[language].why[reason.code];
    return message ? sentence(said(message, factsOf(reason, face, []))) : null;
  };
}

type Facts = ReturnType<typeof factsOf>;
type OwnWhy = Partial<Record<string, Message<Facts>>>;
type Why = Partial<Record<string, Message<Facts & { calls: string[] }>>>;

const NOTHING = {
  answers: [] as string[],
  cards: [] as string[],
  count: 1,
  debt: 0,
  from: 0,
  least: 2,
  rank: '',
  seat: 0,
  suit: 'h',
  to: 0,
  top: '',
  turns: 1,
  waiting: [],
  wild: [] as string[],
} as const;

/** Return all that a sentence may need of *reason*. */
function factsOf(reason: Reason, face: Face | null, names: readonly string[]) {
  const facts = { ...NOTHING, ...reason };
  const { code, rank, suit, wild, top, answers } = facts;
  const nameOf = (seat: number): string => names[seat] ?? '…';
  const own = face ? rankOf(face) : '';
  return {
    ...facts,
    face,
    trumps: reason.suit ?? null,
    who: nameOf(facts.seat),
    names: facts.waiting.map(nameOf),
    wanted: [...new Set([suit, ...(code === 'match' ? [rank] : []), ...wild])].filter(Boolean),
    // What is refused and the attack, by rank ("an 8 … a 2"), unless a card of that rank could answer ("2s").
    refused: !face || own === 'X' || answers.some((answer) => answer.startsWith(own)) ? face : own,
    attack: top.startsWith('X') ? top : rankOf(top),
  };
}

/** Return when the calls of the rules in force may be said. */
function callsSaid({ calls: { left, ranks, end } = USUAL, language }: Company): string[] {
  const { calls } = REASONS_WORDS[language];
  return [...(left ? [calls.left(left)] : []), ...(ranks ? [calls.ranks(ranks, ranks)] : []), ...(end ? [calls.end(end)] : [])];
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}
