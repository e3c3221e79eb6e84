// Places for the people of this device at a table: asked of the server one after another, and kept.
import { companionsOf, MOST_PEOPLE, readCompanions, writeCompanions, type Companion } from '../../ground/device_kept';
import { ask, LobbyError, openRoom, post } from '../../ground/lobby';
import type { NewGuest, NewRoom, Seat } from '../../ground/protocol';
import { device } from '../../state/device.svelte';

/** By number, the name of whoever was known to the room before, and is to sit down once they are heard. */
export const arriving = new Map<number, string>();
/** Rooms that were opened for people of this device: the cards are dealt as soon as all are there. */
export const opened = new Set<string>();

/** Return who is beside the first in a room, by the first of its *names* that is known. The browser may be unable to keep them: the page knows. */
export function peopleIn(...names: (string | undefined)[]): readonly Companion[] {
  const known = names.find((name) => name !== undefined && device.rooms[name] !== undefined);
  return (known !== undefined && companionsOf(device.rooms)[known]) || [];
}

/**
 * Let somebody called *name* sit down in *room* from this device, on *seat* or any free one. Return their seat, or null without one. A number
 * whose person was sent away stands for them: nobody comes in by the next one instead.
 */
export async function addPerson(room: string, name: string, seat: Seat | null): Promise<Seat | null> {
  const here = peopleIn(room);
  // Another tab may have added some.
  const known = [...here, ...(readCompanions()[room] ?? []).filter(([person]) => !here.some(([other]) => other === person))];
  const person = Array.from({ length: MOST_PEOPLE - 1 }, (_, place) => place + 2).find((no) => !known.some(([other]) => other === no));
  if (person === undefined) throw new LobbyError('refused', '', 'full');
  const { seat: sits } = await ask('Joined', `/api/rooms/${room}/guests`, post({ name, person, seat, any_seat: true } satisfies NewGuest));
  if (sits === null && seat !== null) arriving.set(person, name);
  keepPeople(room, [...known, [person, name]]);
  return sits;
}

export function keepPeople(room: string, companions: readonly Companion[]): void {
  // Where nobody is left, whoever was here still has to stand up. What cannot be kept lasts as long as the page.
  device.rooms = { ...device.rooms, ...writeCompanions(room, companions), [room]: companions };
}

/** A table that is opened for people of this device: after a refusal it goes on where it stopped. */
export class Opening {
  private asked = '';
  private room = '';
  /** Who is in the room by now. */
  private seated: readonly string[] = [];

  /** Return the room that is opened as *asked*, with all of *names* in it. */
  async finish(asked: NewRoom, names: readonly string[]): Promise<string> {
    const isSame = JSON.stringify(asked) === this.asked && this.seated.every((name, seat) => name === names[seat]);
    if (!isSame) {
      this.room = await openRoom(asked);
      this.asked = JSON.stringify(asked);
      this.seated = names.slice(0, 1);
    }
    for (const [seat, name] of names.entries()) {
      if (seat < this.seated.length) continue;
      await addPerson(this.room, name, seat);
      this.seated = [...this.seated, name];
    }
    opened.add(this.room);
    this.asked = '';
    return this.room;
  }
}
