// Whose phrases I do not want to see in this browser: by room and guest.
import type { Guest } from '../protocol';
import { keptOf, togglePerson, writeKept, type Muted } from './muted_kept';

const STORED_AS = 'huit.muted';

function stored(): string | null {
  // A browser may forbid storage altogether; then it lasts as long as the page.
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

let muted = $state.raw<Muted>(keptOf(stored()));

export function isMuted(room: string, guest: Guest): boolean {
  return muted.some((one) => one.room === room && one.guests.includes(guest));
}

export function toggleMuted(room: string, guest: Guest): void {
  muted = togglePerson(muted, room, guest);
  try {
    localStorage.setItem(STORED_AS, writeKept(muted));
  } catch {
    // See `stored`.
  }
}
