// The sentences of the options of games: a list of games has only their names, and they come when the first of them is wanted.
import { fetchOptionTexts } from '../ground/lobby';
import type { GameInShort, GameSheet, OptionTexts, RuleOption } from '../ground/protocol';

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
