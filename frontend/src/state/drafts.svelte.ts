// What I have begun to write and not sent, by room: a window that closes, or a round that begins, takes it from nobody.
export const drafts: Record<string, string> = $state({});
