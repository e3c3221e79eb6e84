// What the room asks of me now, and how the tab says so. No DOM here.
import type { Language } from '../../ground/cards/faces';
import type { View } from '../../ground/protocol';
import { CALLED_WORDS } from '../../words/made/called';

/** My turn, something to choose before a deal, or a vote. */
export type Asked = 'turn' | 'choice' | 'vote';

type Seen = Pick<View, 'seat' | 'turn' | 'over' | 'moves'> & Partial<Pick<View, 'stage' | 'poll' | 'deal' | 'void' | 'stand_ins'>>;

/**
 * Return what is asked of me; null: nothing, or I have no chair. A vote comes first: it is settled before the turn goes on. *covered*: the
 * cover of a shared device says whose turn it is. Four of a kind, which may be shown at any time, nobody waits for.
 */
export function askedOfMe(view: Seen, covered = false): Asked | null {
  const { seat, poll, deal } = view;
  if (seat === null || view.void || view.stand_ins?.[seat]) return null;
  if (poll && poll.voters.includes(seat) && !poll.yes.includes(seat) && !poll.no.includes(seat)) return 'vote';
  if (view.stage === 'lobby') return null;
  if (view.over || view.stage === 'between') {
    return [deal?.hand, deal?.cut].some((choice) => choice && choice.by === seat && choice.chosen === null) ? 'choice' : null;
  }
  return !covered && (view.turn === seat || view.moves.some(({ verb }) => verb !== 'declare')) ? 'turn' : null;
}

/** Return what stands first in the title of the page: what is asked of me, where I do not look; else nothing. */
export function signOf(asked: Asked | null, seen: boolean, language: Language): string {
  return asked && !seen ? `● ${CALLED_WORDS[language].title[asked]}` : '';
}
