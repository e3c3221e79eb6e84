// The settings in force, shared by all components, kept in this browser.
import { readSettings, type Settings } from '../settings';
import { WORDS, type Words } from '../words/words';

const STORED_AS = 'huit.settings';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function stored(): string | null {
  // A browser may forbid storage altogether; then the settings last as long as the page.
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

export const chosen: Settings = $state(readSettings(stored(), navigator.language));

export function keepSettings(): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(chosen));
  } catch {
    // See `stored`.
  }
}

/** The labels in the language in force. */
export function words(): Words {
  return WORDS[chosen.language];
}

export function lessMotionAsked(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

/** Return whether cards may move: the person allows it and the device does not ask for calm. */
export function mayMove(): boolean {
  return chosen.motion && !lessMotionAsked();
}
