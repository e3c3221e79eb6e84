// The chairs of a room that is being opened, and how it is run unless somebody says otherwise. No DOM here.
import type { Chair, RoomSettings, Seat } from '../../ground/protocol';

export const USUAL_SETTINGS: Readonly<RoomSettings> = {
  clock_s: 0,
  grace_s: 30,
  reaction_ms: 300,
  watch: 'link',
  public: false,
  locked: false,
  advice: 'alone',
  winner_adds: false,
  auto_announce: 'alone',
  chat: true,
};

/** Return the settings that *raw* tells; what is missing or makes no sense is as usual. */
export function readRoomSettings(raw: unknown): RoomSettings {
  const told = Object(raw) as Partial<Record<keyof RoomSettings, unknown>>;
  const settings = { ...USUAL_SETTINGS };
  for (const key of ['clock_s', 'grace_s', 'reaction_ms'] as const) {
    if (Number.isInteger(told[key])) settings[key] = told[key] as number;
  }
  if (told.watch === 'nobody' || told.watch === 'all') settings.watch = told.watch;
  if (told.advice === 'nobody' || told.advice === 'all') settings.advice = told.advice;
  if (told.chat === false) settings.chat = false;
  if (told.auto_announce === 'nobody' || told.auto_announce === 'all') settings.auto_announce = told.auto_announce;
  settings.public = told.public === true;
  settings.winner_adds = told.winner_adds === true;
  return settings;
}

/** Return one chair for each seat, exactly one of them mine: those *wished*, then open ones. */
export function chairsFor(wished: readonly Chair[], seats: number): Chair[] {
  const chairs = Array.from({ length: seats }, (_, seat): Chair => wished[seat] ?? 'open');
  const mine = Math.max(0, chairs.indexOf('me'));
  return chairs.map((chair, seat) => (seat === mine ? 'me' : chair === 'me' ? 'open' : chair));
}

/** Return *chairs* with another one on *seat*; where I go, my chair before becomes what that one was. */
export function withChair(chairs: readonly Chair[], seat: Seat, chair: Chair): Chair[] {
  const mine = chairs.indexOf('me');
  if (seat === mine && chair !== 'me') {
    const next = (seat + 1) % chairs.length;
    return chairs.map((other, place) => (place === seat ? chair : place === next ? 'me' : other));
  }
  return chairs.map((other, place) => (place === seat ? chair : place === mine && chair === 'me' ? (chairs[seat] ?? 'open') : other));
}
