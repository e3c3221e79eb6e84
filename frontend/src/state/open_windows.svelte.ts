// Which modal windows are open, the topmost last: what is beneath them is neither seen nor read out.

let windows = $state.raw<readonly string[]>([]);

/** Count the window *id* as opened on top; the answer takes it away. */
export function pushWindow(id: string): () => void {
  windows = [...windows, id];
  return () => (windows = windows.filter((other) => other !== id));
}

/** Tell whether the window *id* is on top of all, or without one whether none is open. */
export function isOnTop(id?: string): boolean {
  return windows.at(-1) === id;
}

/** A window that every page of ours has. */
export type WindowName = 'settings' | 'help' | 'sheet' | 'room' | 'quit';

/** Those windows by name: one may be opened over another, so several may be open. */
export class PageWindows {
  /** Those that are in the page: once opened, a window stays there, so that it can return the focus when it closes. */
  private fetched = $state.raw<ReadonlySet<WindowName>>(new Set());
  private opened = $state.raw<ReadonlySet<WindowName>>(new Set());

  isOpen(name: WindowName): boolean {
    return this.opened.has(name);
  }

  isFetched(name: WindowName): boolean {
    return this.fetched.has(name);
  }

  get isAnyFetched(): boolean {
    return this.fetched.size > 0;
  }

  open(name: WindowName): void {
    this.fetched = new Set([...this.fetched, name]);
    this.opened = new Set([...this.opened, name]);
  }

  close(...names: WindowName[]): void {
    this.opened = without(this.opened, names);
  }

  /** Close the window *name*, which did not come: it is fetched anew when it is opened again. */
  forget(name: WindowName): void {
    this.close(name);
    this.fetched = without(this.fetched, [name]);
  }

  /** Close all, where nothing came that draws them. */
  forgetAll(): void {
    this.fetched = this.opened = new Set();
  }
}

function without(windows: ReadonlySet<WindowName>, names: WindowName[]): ReadonlySet<WindowName> {
  return new Set([...windows].filter((name) => !names.includes(name)));
}
