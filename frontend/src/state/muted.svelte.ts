// Whom I do not want to hear in this browser, neither phrases nor lines: by room and guest.
import type { Guest } from '../ground/protocol';
import { readKept, writeKept } from '../ground/kept';
import { keptOf, togglePerson, type Muted } from './muted_kept';

const STORED_AS = 'huit.muted';

let muted = $state.raw<Muted>(keptOf(readKept(STORED_AS)));

export function isMuted(room: string, guest: Guest): boolean {
  return muted.some((one) => one.room === room && one.guests.includes(guest));
}

export function toggleMuted(room: string, guest: Guest): void {
  muted = togglePerson(muted, room, guest);
  writeKept(STORED_AS, JSON.stringify(muted));
}
