// The address of a replay, and what makes a replay of a round.

const SHARED = 'replay';

export function pathOfReplay(replay: string): string {
  return `/revoir/${replay}`;
}

/**
 * Have round *roundNo* of *room* made into a replay; return its name.
 *
 * @throws Error if the server says no, or nothing.
 */
export async function shareRound(room: string, roundNo: number): Promise<string> {
  const answer = await fetch(`/api/rooms/${room}/rounds/${roundNo}/share`, { method: 'POST' });
  const told = (await answer.json()) as Record<string, unknown>;
  const replay = told[SHARED];
  if (!answer.ok || typeof replay !== 'string') throw new Error(`round ${roundNo} was not shared: ${answer.status}`);
  return replay;
}
