// Whether several people share this device at a table, and who has it in their hands. What it takes is fetched: pages/device.
import { DEVICE_STORED_AS, parsed, readKept } from '../ground/kept';
import type { View } from '../ground/protocol';
import type { Game } from './game.svelte';

interface Device {
  /** By room, whoever is here beside the first person: ground/device_kept.ts reads it. */
  rooms: Readonly<Record<string, unknown>>;
  /** The game of whoever has it; null: it is covered, or nobody shares it. */
  held: Game | null;
  /** Whether it is asked on the start page who plays on this device. */
  asks: boolean;
}

export const device: Device = $state({ rooms: Object(parsed(readKept(DEVICE_STORED_AS))), held: null, asks: false });

/** Return *view* as those are told who look at it: covered, and between rounds, all who share this device do, and none of them is « vous ». */
export function toldToAll(view: View): View {
  const others = device.rooms[view.room] as readonly unknown[] | undefined;
  return others?.length && (!device.held || view.stage !== 'round') ? { ...view, seat: null } : view;
}
