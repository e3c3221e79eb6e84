// Which key does what, and where the focus goes in the hand. The only place that knows keys; the help lists `SHORTCUTS`.

export type Command =
  'draw' | 'carte' | 'contre' | 'finish' | 'declare' | 'jump' | 'phrase' | 'chat' | 'undo' | 'people' | 'help' | 'left' | 'right' | 'first' | 'last';

const COMMANDS: Record<string, Command> = {
  p: 'draw',
  d: 'draw',
  c: 'carte',
  k: 'contre',
  f: 'finish',
  q: 'declare',
  v: 'jump',
  b: 'phrase',
  e: 'chat',
  z: 'undo',
  i: 'people',
  '?': 'help',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

export interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Return what *key* asks for, or null. *letters* is false if the person has turned single-letter shortcuts off. */
export function commandOf(key: Key, letters = true): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (key.key.length > 1) return COMMANDS[key.key] ?? null;
  return letters ? (COMMANDS[key.key.toLowerCase()] ?? null) : null;
}

const LETTERS_MEAN_TEXT = 'input, select, textarea, [contenteditable]';

/** Return whether a key is meant for the table: no dialog is open, and the focus is in no text field. */
export function isForTheTable(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return !event.defaultPrevented && !document.querySelector('dialog[open]') && !target?.closest(LETTERS_MEAN_TEXT);
}

/** Return the index that *command* moves to in a hand of *count* cards; the ends do not wrap. */
export function movedIndex(command: Command, index: number, count: number): number {
  const last = Math.max(0, count - 1);
  const wanted = { left: index - 1, right: index + 1, first: 0, last }[command as 'left'] ?? index;
  return Math.min(last, Math.max(0, wanted));
}

/** Where something stands in a grid. */
export interface Cell {
  row: number;
  column: number;
}

/** Return the cell that a key leads to from cell *here*, or null: along a row, or to what is nearest in the next one. */
export function movedInGrid(key: string, here: number, cells: readonly Cell[]): number | null {
  const from = cells[here];
  if (!from) return null;
  const best = (wanted: (cell: Cell) => boolean, cost: (cell: Cell) => number): number =>
    cells.reduce((found, cell, place) => {
      const before = cells[found] as Cell;
      return wanted(cell) && (!wanted(before) || cost(cell) < cost(before)) ? place : found;
    }, here);
  const along = (cell: Cell): boolean => cell.row === from.row;
  const aside = (cell: Cell): number => Math.abs(cell.row - from.row) * 100 + Math.abs(cell.column - from.column);
  switch (key) {
    case 'ArrowRight':
      return best((cell) => along(cell) && cell.column > from.column, aside);
    case 'ArrowLeft':
      return best((cell) => along(cell) && cell.column < from.column, aside);
    case 'ArrowDown':
      return best((cell) => cell.row > from.row, aside);
    case 'ArrowUp':
      return best((cell) => cell.row < from.row, aside);
    case 'Home':
      return best(along, (cell) => cell.column);
    case 'End':
      return best(along, (cell) => -cell.column);
    default:
      return null;
  }
}

/** Return where the focus goes when the hand changed: to the same card if it is still held, else to its neighbour. */
export function keptIndex(keys: readonly string[], focusedKey: string | null, index: number): number {
  const same = focusedKey === null ? -1 : keys.indexOf(focusedKey);
  return same >= 0 ? same : Math.min(Math.max(0, index), Math.max(0, keys.length - 1));
}
