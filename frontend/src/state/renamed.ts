// What this browser keeps of a room whose links were renewed: fetched when that happens.
import { readRooms, writeRooms, type Kept } from '../ground/rooms_kept';
import { companionsOf, renameCompanions } from '../ground/device_kept';
import { device } from './device.svelte';
import { renameHandOnly } from './hand_only.svelte';

/** Keep *room* under the name that it has *now*, since its links were renewed: once, though both names were kept. */
export function renameRoom(room: string, now: string): void {
  const kept = readRooms();
  const replay = kept.find(([name]) => name === now)?.[1] || kept.find(([name]) => name === room)?.[1] || '';
  const renamed = kept.map(([name, last]): Kept => (name === room || name === now ? [now, replay] : [name, last]));
  writeRooms(renamed.filter(([name], at) => name !== now || at === renamed.findIndex(([other]) => other === now)));
  renameHandOnly(room, now);
  const companions = renameCompanions(room, now);
  // This page goes on under the old name, though the browser may keep neither.
  const here = companions[now] ?? companionsOf(device.rooms)[room];
  device.rooms = here ? { ...companions, [now]: here, [room]: here } : companions;
}
