// Places for the people of this device at a table: asked of the server one after another, and kept.
import { MOST_PEOPLE, readCompanions, writeCompanions, type Companion } from '../../ground/device_kept';
import { ask, LobbyError, post } from '../../ground/lobby';
import type { NewGuest, Seat } from '../../ground/protocol';
import { device } from '../../state/device.svelte';

/** By number, the name of whoever was known to the room before, and is to sit down once they are heard. */
export const arriving = new Map<number, string>();
/** Rooms that were opened for people of this device: the cards are dealt as soon as all are there. */
export const opened = new Set<string>();

/** Let somebody called *name* sit down in *room* from this device, on *seat* or any free one. Return their seat, or null without one. */
export async function addPerson(room: string, name: string, seat: Seat | null): Promise<Seat | null> {
  const here = readCompanions()[room] ?? [];
  const free = Array.from({ length: MOST_PEOPLE - 1 }, (_, place) => place + 2).filter((person) => !here.some(([other]) => other === person));
  for (const person of free) {
    try {
      const { seat: sits } = await ask('Joined', `/api/rooms/${room}/guests`, post({ name, person, seat, any_seat: true } satisfies NewGuest));
      if (sits === null && seat !== null) arriving.set(person, name);
      keepPeople(room, [...here, [person, name]]);
      return sits;
    } catch (error) {
      // Whoever had this number was sent away.
      if (!(error instanceof LobbyError && error.why === 'kicked') || person === free.at(-1)) throw error;
    }
  }
  throw new LobbyError('refused', '', 'full');
}

export function keepPeople(room: string, companions: readonly Companion[]): void {
  // Where nobody is left, whoever was here still has to stand up.
  device.rooms = { ...writeCompanions(room, companions), [room]: companions };
}
