// Events that the page derives from two successive views: who leaves, returns or is played for, and which votes begin and end.
import type { Guest, Poll, Seat, View } from '../ground/protocol';

export type PollOutcome = 'granted' | 'refused' | 'dropped';

/** Told in the log like an event of the round; the words are in `words/company/tellers.ts`. */
export type CompanyEvent =
  | { kind: 'renewed' }
  | { kind: 'away'; seat: Seat }
  | { kind: 'back'; seat: Seat }
  | { kind: 'played_for'; seat: Seat }
  | { kind: 'came'; seat: Seat }
  | { kind: 'went'; seat: Seat; name: string }
  | { kind: 'asked_back'; seat: Seat }
  | { kind: 'asked_out'; seat: Seat; who: Seat }
  | { kind: 'asked_play_for'; seat: Seat; who: Seat }
  | { kind: 'asked_rules'; seat: Seat }
  | { kind: 'poll_over'; seat: Seat; what: Poll['kind']; outcome: PollOutcome; name: string };

/** Return what happened from *before* to *now*, beside the events of the round. Of myself only what I did not do. */
export function happenings(before: View | null, now: View): CompanyEvent[] {
  if (!before) return [];
  const renewed: CompanyEvent[] = before.room === now.room ? [] : [{ kind: 'renewed' }];
  return [...renewed, ...now.names.flatMap((_, seat) => atSeat(before, now, seat)), ...polled(before, now)];
}

function atSeat(before: View, now: View, seat: Seat): CompanyEvent[] {
  const [was, is] = [guestAt(before, seat), guestAt(now, seat)];
  if (was !== is) return changed(before, is, seat, now.guest ?? null);
  if (is === null) return [];
  if (!before.stand_ins?.[seat] && now.stand_ins?.[seat]) return [{ kind: 'played_for', seat }];
  if (is === now.guest) return [];
  const [there, here] = [before.here?.[seat] ?? true, now.here?.[seat] ?? true];
  if (there && !here) return [{ kind: 'away', seat }];
  return !there && here ? [{ kind: 'back', seat }] : [];
}

function changed(before: View, is: Guest | null, seat: Seat, me: Guest | null): CompanyEvent[] {
  const was = guestAt(before, seat);
  const went: CompanyEvent[] = was !== null && was !== me ? [{ kind: 'went', seat, name: before.names[seat] ?? '…' }] : [];
  return is !== null && is !== me ? [...went, { kind: 'came', seat }] : went;
}

function polled(before: View, now: View): CompanyEvent[] {
  const [was, is] = [before.poll ?? null, now.poll ?? null];
  const asked = is ? [asking(is)] : [];
  if (!was) return asked;
  if (is?.opened_seq === was.opened_seq) return [];
  const outcome = outcomeOf(was, before, now);
  // That a move was taken back is an event of the round.
  if (was.kind === 'undo' && outcome === 'granted') return asked;
  return [{ kind: 'poll_over', seat: was.by, what: was.kind, outcome, name: before.names[was.seat] ?? '…' }, ...asked];
}

function asking(poll: Poll): CompanyEvent {
  if (poll.kind === 'kick' || poll.kind === 'play_for') return { kind: poll.kind === 'kick' ? 'asked_out' : 'asked_play_for', seat: poll.by, who: poll.seat };
  return { kind: poll.kind === 'undo' ? 'asked_back' : 'asked_rules', seat: poll.by };
}

/** Return how *poll*, which *before* shows and *now* does not, has ended; `dropped`: the game went on without an answer. */
export function outcomeOf(poll: Poll, before: View, now: View): PollOutcome {
  if (poll.kind === 'kick') {
    if (guestAt(before, poll.seat) !== guestAt(now, poll.seat)) return 'granted';
    return now.stage === 'round' ? 'dropped' : 'refused';
  }
  if (poll.kind === 'play_for') {
    if (now.stand_ins?.[poll.seat] || (now.ready?.[poll.seat] && !before.ready?.[poll.seat])) return 'granted';
    return now.log.length || now.round_no !== before.round_no ? 'dropped' : 'refused';
  }
  if (poll.kind === 'rules') {
    if (now.match_no !== before.match_no) return 'granted';
    return now.stage === 'round' || now.seal ? 'dropped' : 'refused';
  }
  if (now.log.some(({ kind }) => kind === 'undone')) return 'granted';
  return now.log.length || now.over || now.round_no !== before.round_no ? 'dropped' : 'refused';
}

function guestAt(view: View, seat: Seat): Guest | null {
  return view.guests_at[seat] ?? null;
}
