// What the address of a television carries behind its `#`, which browsers send to nobody: how to come to the table from there.

/** The way in that is drawn in the corner of the screen: the joining link of the room. */
export interface Invitation {
  room: string;
}

const ROOM = /^#([A-Za-z0-9_-]+)$/;

/** Return the invitation that *hash* carries, if any. */
export function readInvitation(hash: string): Invitation | null {
  const room = ROOM.exec(hash)?.[1];
  return room ? { room } : null;
}

/** Return the address of a television for those with the spectators' link *watch*; with *invitation* it shows how to join. */
export function pathOfScreen(watch: string, invitation: Invitation | null): string {
  return `/tv/${watch}${invitation ? `#${invitation.room}` : ''}`;
}
