// What is asked of the server about the deals of the day.
import { ask, post } from '../../ground/lobby';
import type { Daily, DailyRoom } from '../../ground/protocol';

/** Return the deal of *date*; null: of today, by the server. */
export async function fetchDaily(date: string | null): Promise<Daily> {
  return ask('Daily', date === null ? '/api/daily' : `/api/daily/${encodeURIComponent(date)}`);
}

/** Open a room for the deal of *date*, and return its name. */
export async function openDaily(date: string, wanted: DailyRoom): Promise<string> {
  return (await ask('RoomOpened', `/api/daily/${encodeURIComponent(date)}/room`, post(wanted))).room;
}

export const parOf = (date: string): string => `/api/daily/${date}/par`;
