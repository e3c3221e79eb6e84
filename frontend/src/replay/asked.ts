// What is asked of the server about finished rounds.
import { LobbyError, openRoom, type Chair } from '../lobby';
import type { RoundResult, Seat, View } from '../protocol';

/** A finished round as the server tells it. */
export interface Replay {
  replay: string;
  rules: string;
  options: Record<string, unknown>;
  seats: number;
  names: string[];
  computers: boolean[];
  round_no: number;
  moves: [Seat, string][];
  result: Pick<RoundResult, 'reason' | 'winners' | 'points'>;
  /** false: an older engine played it, and only its moves can be told. */
  playable: boolean;
  proof: { commitment: string | null } | null;
}

export async function fetchReplay(replay: string): Promise<Replay> {
  return (await answer(addressOf(replay))).json() as Promise<Replay>;
}

/** Return the round as *seat* saw it, step by step. */
export async function fetchViews(replay: string, seat: Seat): Promise<View[]> {
  const told = (await (await answer(`${addressOf(replay)}/views?seat=${seat}`)).json()) as { views: View[] };
  return told.views;
}

/** Return where the file of a replay lies. */
export function fileOf(replay: string): string {
  return `${addressOf(replay)}/file`;
}

export async function fetchFile(replay: string): Promise<string> {
  return (await answer(fileOf(replay))).text();
}

/** Give a round of a room an address of its own, and return its name. */
export async function shareRound(room: string, roundNo: number): Promise<string> {
  const told = await answer(`/api/rooms/${room}/rounds/${roundNo}/share`, { method: 'POST' });
  return ((await told.json()) as { replay: string }).replay;
}

/** Open a room in which the cards of *round* are dealt again, and return its name. I sit on *seat*, the others are computers. */
export async function openAgain(round: Replay, { name, pace, seat }: { name: string; pace: number; seat: Seat }): Promise<string> {
  const chairs = round.names.map((_, other): Chair => (other === seat ? 'me' : 'computer'));
  const { rules, options, seats, replay } = round;
  return openRoom({ rules, options, seats, name, player: 'thrifty', pace, forget: 0, match: null, chairs, replay });
}

function addressOf(replay: string): string {
  return `/api/replays/${replay}`;
}

async function answer(address: string, request?: RequestInit): Promise<Response> {
  let told: Response;
  try {
    told = await fetch(address, request);
  } catch {
    throw new LobbyError('unreachable');
  }
  if (!told.ok) throw new LobbyError(told.status === 404 ? 'refused' : 'unreachable');
  return told;
}
