// The sentences of the options of games, and of the plans of matches: a list of games has only their names. They come when the
// first of them is wanted.
import { fetchOptionTexts } from '../ground/lobby';
import { afterFirstHand } from './first_hand';
import { fetchPart } from './parts.svelte';
import type { Language } from '../ground/cards/faces';
import type { GameInShort, GameSheet, OptionTexts, RuleOption } from '../ground/protocol';

let plans = $state.raw<typeof import('../facts/score/plans') | null>(null);
let arePlansAsked = false;
let fetched = $state.raw<OptionTexts['games'] | null>(null);
let asking = false;
/** How often they did not come. */
let failures = $state(0);
/** So long after that they are wanted again. */
const AGAIN_MS = 3000;

/** Return the options of *game* in their own sentences; none of a list until these are there. Asking fetches them. */
export function optionsTold(game: Pick<GameInShort | GameSheet, 'id' | 'options'>): RuleOption[] {
  const isTold = game.options.every((option) => 'text' in option);
  if (!isTold) {
    // It is asked again after each.
    void failures;
    void fetchOptions();
  }
  const texts = fetched?.[game.id];
  return game.options.flatMap((option) => {
    const text = 'text' in option ? option.text : texts?.[option.name];
    return text ? [{ ...option, text }] : [];
  });
}

/** Fetch them, so that they are there when they are wanted. */
export async function fetchOptions(): Promise<void> {
  if (fetched || asking) return;
  asking = true;
  try {
    fetched = await fetchOptionTexts();
  } catch {
    setTimeout(() => (failures += 1), AGAIN_MS);
  }
  asking = false;
}

/** Return how a match by the plan of that name is counted, in a sentence; none until it is there. Asking fetches it. */
export function planTold(id: string, language: Language): string {
  if (!arePlansAsked) void fetchPlans();
  return plans?.planNamed(id)?.text[language] ?? '';
}

async function fetchPlans(): Promise<void> {
  arePlansAsked = true;
  await afterFirstHand();
  plans = await fetchPart(() => import('../facts/score/plans'), { ornament: true });
  arePlansAsked = plans !== null;
}
