// What is asked of the server about finished rounds.
import { answered, ask, openRoom } from '../../ground/lobby';
import type { Chair, Moment, Replay, Seat, View } from '../../ground/protocol';

export async function fetchReplay(replay: string): Promise<Replay> {
  return ask('Replay', addressOf(replay));
}

/** Return the round as *seat* saw it, step by step. */
export async function fetchViews(replay: string, seat: Seat): Promise<View[]> {
  return (await ask('Views', `${addressOf(replay)}/views?seat=${seat}`)).views;
}

/** Return up to three moves of *seat* that are worth another look. The server thinks about it for some seconds. */
export async function fetchMoments(replay: string, seat: Seat): Promise<Moment[]> {
  return (await ask('Moments', `${addressOf(replay)}/moments?seat=${seat}`)).moments;
}

/** Return where the file of a replay lies. */
export function fileOf(replay: string): string {
  return `${addressOf(replay)}/file`;
}

export async function fetchFile(replay: string): Promise<string> {
  return (await answered(fileOf(replay))).text();
}

/** Give a round of a room an address of its own, and return its name. */
export async function shareRound(room: string, roundNo: number): Promise<string> {
  return (await ask('Published', `/api/rooms/${room}/rounds/${roundNo}/share`, { method: 'POST' })).replay;
}

/** Open a room in which the cards of *round* are dealt again, and return its name. I sit on *seat*, the others are computers. */
export async function openAgain(round: Replay, { name, pace, seat }: { name: string; pace: number; seat: Seat }): Promise<string> {
  const chairs = round.names.map((_, other): Chair => (other === seat ? 'me' : 'computer'));
  const { rules, options, title, seats, replay } = round;
  return openRoom({ rules, options, title, seats, name, player: 'thrifty', pace, forget: 0, match: null, chairs, replay });
}

function addressOf(replay: string): string {
  return `/api/replays/${replay}`;
}
