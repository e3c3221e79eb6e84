// Rounds of the room that are over, match by match, and who stands where.
import type { FinishedRound, View } from '../../ground/protocol';
import type { Language } from '../../ground/cards/faces';
import { written } from '../../facts/score/entry';
import { labelled } from '../labelled';

/** The rounds of one match, the latest first. */
export interface FinishedMatch {
  no: number;
  rules: string;
  title: string;
  rounds: FinishedRound[];
}

/** Return who has how many points, in words. */
export function standing(names: readonly string[], points: readonly number[], language: Language): string {
  return names.map((name, seat) => labelled(name || '…', written(points[seat] ?? 0), language)).join(', ');
}

/** Return the totals that other rules would end; empty where there are none: no round was played, or the match is over. */
export function atStake(view: Pick<View, 'match' | 'sheet' | 'names' | 'totals'>, language: Language): string {
  if (!view.sheet?.length || view.match?.over) return '';
  return standing(view.names, view.totals, language);
}

/** Return *rounds*, the latest last, by match, the latest match first. Rules that a winner has changed belong to the same match. */
export function byMatch(rounds: readonly FinishedRound[]): FinishedMatch[] {
  const matches: FinishedMatch[] = [];
  for (const round of [...rounds].reverse()) {
    const last = matches.at(-1);
    if (last?.no === round.match_no) last.rounds.push(round);
    else matches.push({ no: round.match_no, rules: round.rules, title: round.title, rounds: [round] });
  }
  return matches;
}
