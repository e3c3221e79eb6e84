// How a score sheet may be kept. The page needs the plans with no server in reach: `make protocol` writes them from huit/scores/sheet.py.
import type { Plan as PlanTold } from '../../ground/protocol';
import { french } from '../../ground/typography';
import written from './plans.json';

/** *winner_only*: a round is written for its winner alone; winners who share are written with the same points. */
export type Plan = PlanTold & { winner_only: boolean };

export const MOST_PLAYERS = 10;

export const PLANS = (written as Plan[]).map((plan): Plan => ({ ...plan, text: { ...plan.text, fr: french(plan.text.fr) } }));

export function planNamed(id: unknown): Plan | null {
  return PLANS.find((known) => known.id === id) ?? null;
}
