// Who has come into a room since a moment. Numbers of guests only grow, and none is given twice.
import type { View } from '../ground/protocol';

type Company = Pick<View, 'names' | 'guests_at' | 'people'>;

/** Return the guests of *view*, by number, with their names. */
function guestsIn({ names, guests_at: sitting, people }: Company): [number, string][] {
  const seated = sitting.flatMap((guest, seat): [number, string][] => (guest === null ? [] : [[guest, names[seat] ?? '']]));
  return [...seated, ...people.map(({ guest, name }): [number, string] => [guest, name])];
}

/** Return the number of the guest who came last, of those who are to be seen; -1 where nobody is. */
export function latestGuest(view: Company): number {
  return Math.max(-1, ...guestsIn(view).map(([guest]) => guest));
}

/** Return the names of the guests who came after the one of number *since*, in the order in which they came. */
export function cameSince(view: Company, since: number): string[] {
  return guestsIn(view)
    .filter(([guest]) => guest > since)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name);
}
