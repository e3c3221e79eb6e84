// Whether several people share this device at a table, and who has it in their hands. What it takes is fetched: pages/device.
import { DEVICE_STORED_AS, parsed, readKept } from '../ground/kept';
import type { Game } from './game.svelte';

interface Device {
  /** By room, whoever is here beside the first person: ground/device_kept.ts reads it. */
  rooms: Readonly<Record<string, unknown>>;
  /** The game of whoever has it; null: it is covered, or nobody shares it. */
  held: Game | null;
}

export const device: Device = $state({ rooms: Object(parsed(readKept(DEVICE_STORED_AS))), held: null });
