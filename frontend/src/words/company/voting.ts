// The question that the room votes on, as I am asked it. No DOM here.
import type { Seat, View } from '../../ground/protocol';
import type { Language } from '../../ground/cards/faces';
import { COMPANY_WORDS } from './words';

export interface Voting {
  question: string;
  /** Whether my vote is waited for. */
  asked: boolean;
  /** Whose votes are waited for, besides mine. */
  others: readonly string[];
}

/** Return the question of the open vote; null without one. */
export function votingIn(view: View, language: Language): Voting | null {
  const poll = view.poll;
  if (!poll) return null;
  const label = COMPANY_WORDS[language];
  const nameOf = (seat: Seat): string => (seat === view.seat ? label.you : view.names[seat] || '…');
  const waiting = poll.voters.filter((seat) => !poll.yes.includes(seat) && !poll.no.includes(seat));
  const mine = poll.by === view.seat;
  const by = nameOf(poll.by);
  const whom = nameOf(poll.seat);
  const question = {
    undo: () => (mine ? label.undoPollMine : label.undoPoll(by)),
    rules: () => (mine ? label.rulesPollMine : label.rulesPoll(by)),
    kick: () => (mine ? label.kickPollMine(whom) : poll.seat === view.seat ? label.kickPollMe(by) : label.kickPoll(by, whom)),
    play_for: () => (mine ? label.playForPollMine(whom) : poll.seat === view.seat ? label.playForPollMe(by) : label.playForPoll(by, whom)),
  }[poll.kind]();
  return { question, asked: view.seat !== null && waiting.includes(view.seat), others: waiting.filter((seat) => seat !== view.seat).map(nameOf) };
}
