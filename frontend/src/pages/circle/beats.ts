// Who came before whom, from both sides. No DOM, no words.
import type { Member, Pair } from '../../ground/protocol';

export interface Met {
  ahead: number;
  behind: number;
  level: number;
  /** Of the times that were not level, how many were won; a half where all were. */
  share: number;
}

/** Return all who met, in the *order* of the standings, and how one fared against another; null: they never met. */
export function beatsOf(pairs: readonly Pair[], order: readonly Member[]): { members: Member[]; between: (one: Member, other: Member) => Met | null } {
  const met = new Map<string, Met>();
  for (const { a, b, ahead, behind, level } of pairs) {
    met.set(`${a} ${b}`, seenFrom(ahead, behind, level));
    met.set(`${b} ${a}`, seenFrom(behind, ahead, level));
  }
  const who = new Set(pairs.flatMap(({ a, b }) => [a, b]));
  const members = [...order.filter((member) => who.delete(member)), ...who];
  return { members, between: (one, other) => met.get(`${one} ${other}`) ?? null };
}

function seenFrom(ahead: number, behind: number, level: number): Met {
  return { ahead, behind, level, share: ahead + behind ? ahead / (ahead + behind) : 0.5 };
}
