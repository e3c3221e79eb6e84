// Moves the focus among the buttons of one box: my cards on the table, or the players who can get the discard.
import { commandOf, movedIndex } from '../../ground/keys';

/** Put the focus on the first button in *box*; return whether there is one. */
export function focusFirst(box: ParentNode | undefined): boolean {
  const first = box?.querySelector('button');
  first?.focus();
  return Boolean(first);
}

/** Let the arrows move the focus among the buttons in *box*. */
export function moveAmong(box: ParentNode | undefined, event: KeyboardEvent): void {
  const command = commandOf(event, false);
  const all = [...(box?.querySelectorAll('button') ?? [])];
  const here = all.findIndex((button) => button === document.activeElement);
  if (here < 0 || (command !== 'left' && command !== 'right' && command !== 'first' && command !== 'last')) return;
  event.preventDefault();
  event.stopPropagation();
  all[movedIndex(command, here, all.length)]?.focus();
}
