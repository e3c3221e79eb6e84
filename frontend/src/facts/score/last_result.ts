// The view in which the latest round ended, kept as long as this tab: after a reload its result can still be opened again.
import type { View } from '../../ground/protocol';
import { parsed } from '../../ground/kept';

const STORED_AS = 'huit.result';

/** Keep *view*, of a round that is over. */
export function keepResult(view: View): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ ...view, log: [] }));
  } catch {
    // A browser may forbid it, or have no room: then it lasts as long as the page.
  }
}

function kept(): View | null {
  try {
    return parsed(sessionStorage.getItem(STORED_AS)) as View | null;
  } catch {
    return null;
  }
}

/** Return the view in which the round before that of *now* ended; null where none is kept, or one of another table or other rules. */
export function keptResult(now: View): View | null {
  const view = kept();
  // What another version of the page has kept may lack what this one shows.
  if (!view?.result || !Object.keys(now).every((key) => key in view)) return null;
  const isSame = view.room === now.room && view.rules === now.rules && JSON.stringify(view.options) === JSON.stringify(now.options);
  const since = now.round_no - view.round_no;
  return isSame && (since === 0 || since === 1) ? view : null;
}
