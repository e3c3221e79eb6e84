// What a device answers for all who share it, so that each is not asked in turn: readiness before the first deal, and votes.
import type { Sharer } from './device';

/** What to answer for one of them. */
export type Answer = { person: number; ready: true } | { person: number; yes: boolean };

/**
 * Return what to answer for *sharers* now. Whoever is here is ready: the first person says when to begin. They sit side by side, so that a
 * vote is one for the device: it goes as whoever of them asked, or voted first.
 */
export function answersFor(sharers: readonly Sharer[]): Answer[] {
  const seats = sharers.flatMap(({ view }) => view.seat ?? []);
  return sharers.flatMap(({ person, view }): Answer[] => {
    const { seat, stage, poll } = view;
    if (seat === null) return [];
    if (stage === 'lobby' && person > 1 && !view.ready[seat]) return [{ person, ready: true }];
    if (!poll || !poll.voters.includes(seat) || [...poll.yes, ...poll.no].includes(seat)) return [];
    const [no, yes] = [poll.no, [poll.by, ...poll.yes]].map((voted) => voted.some((other) => seats.includes(other)));
    return no || yes ? [{ person, yes: !no }] : [];
  });
}
