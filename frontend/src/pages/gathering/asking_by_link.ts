// A chair asked for by the spectators' link: the server gives this browser a name in the room, and once there is a chair, the room.
import { ask, post } from '../../ground/lobby';
import type { ChairRequest } from '../../ground/protocol';

/** Ask by that *name*; return the room to go to, or null while there is no chair for this browser. */
export async function askByLink(watch: string, name: string): Promise<string | null> {
  return (await ask('ChairAnswered', `/api/watched/${watch}/guests`, post({ name } satisfies ChairRequest))).room;
}
