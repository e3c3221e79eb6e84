// How a room of « Mes tables » is told: whose turn it is, since when; and which comes first.
import type { Language } from '../../ground/cards/faces';
import type { Room } from '../../ground/protocol';
import { MINE_WORDS } from '../../words/made/mine';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Return whether *room* waits for me. */
export function isMyTurn({ own, stage }: Pick<Room, 'own' | 'stage'>): boolean {
  return stage === 'round' && own !== null && own.seat !== null && own.awaited.includes(own.seat);
}

/** Return *rooms* with those first that wait for me, the longest waiting of them first; the others as they were. */
export function mineFirst(rooms: readonly Room[]): Room[] {
  const waits = (room: Room): number => (isMyTurn(room) ? (room.own?.waits_s ?? 0) : -1);
  return [...rooms].sort((one, other) => waits(other) - waits(one));
}

/** Return a time in its greatest unit: « 3 h », « 2 jours ». */
export function roughly(seconds: number, language: Language): string {
  const days = Math.floor(seconds / DAY_S);
  if (days) return MINE_WORDS[language].days(days);
  if (seconds >= HOUR_S) return `${Math.floor(seconds / HOUR_S)}\u00a0h`;
  return `${Math.max(1, Math.floor(seconds / MINUTE_S))}\u00a0min`;
}

/** Return the names of the others in *room*, without empty chairs; null where my own seat is not known. */
export function othersIn({ seats, own }: Pick<Room, 'seats' | 'own'>): string[] {
  return seats.flatMap(({ name }, seat) => (name && seat !== own?.seat ? [name] : []));
}
