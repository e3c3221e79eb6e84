// The settings in force, shared by all components, kept in this browser.
import { readSettings, type Settings } from '../ground/settings';
import { readKept, writeKept } from '../ground/kept';
import { WORDS } from '../words/words';

const STORED_AS = 'huit.settings';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export const chosen: Settings = $state(readSettings(readKept(STORED_AS), navigator.language));

export function keepSettings(): void {
  writeKept(STORED_AS, JSON.stringify(chosen));
}

/** So many letters the server takes of a name. */
export const LONGEST_NAME = 20;

/** Keep *name* as that of whoever sits here, without blanks around it. */
export function keepName(name = chosen.name): void {
  chosen.name = name.trim().slice(0, LONGEST_NAME);
  keepSettings();
}

/** The labels in the language in force. */
export function words(): (typeof WORDS)['fr'] {
  return WORDS[chosen.language];
}

export function lessMotionAsked(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

/** Return whether cards may move: the person allows it and the device does not ask for calm. */
export function mayMove(): boolean {
  return chosen.motion && !lessMotionAsked();
}
