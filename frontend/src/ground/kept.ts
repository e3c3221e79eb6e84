// What is kept in this browser, as text by name, and reading it back. A browser may forbid it altogether; then things last as long as the page.

/** Return what is kept under *name*; null: nothing, or it cannot be read. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeKept(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // See above.
  }
}

/** Where rules of one's own are kept: see facts/own/kept.ts, which reads them. */
export const OWN_STORED_AS = 'huit.own';

/** Where finished rounds are kept: see mine/rounds_kept.ts, which reads them. */
export const ROUNDS_STORED_AS = 'huit.rounds';

/** Where the tables of this device are kept, once it can play without a server: see here/rooms_here.ts, which reads them. */
export const HERE_STORED_AS = 'huit.tables-here';
/** Where is kept who shares this browser at a table: see device_kept.ts, which reads it. */
export const DEVICE_STORED_AS = 'huit.device';

/** Return whether rules of one's own are kept here. */
export function hasOwn(): boolean {
  // More than an empty list.
  return (readKept(OWN_STORED_AS)?.length ?? 0) > 2;
}

/** Return the JSON value that *text* holds, which may be anything; null where it is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
