// What is kept in this browser, as text by name. A browser may forbid it altogether; then things last as long as the page.

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
