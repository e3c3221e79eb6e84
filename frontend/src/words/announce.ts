// What the live region says: the news, then what is asked of me. Few words: it is heard, not read.
import { isMyTurn } from '../places';
import type { GameEvent } from '../events';
import type { View } from '../protocol';
import type { Company } from './people';
import { closed, sentences } from './sentences';
import { WORDS } from './words';

/** Return what to say of *events*, and after them that something is *asked* of me. */
export function spokenNews(events: readonly GameEvent[], company: Company, asked: readonly string[]): string {
  return [...sentences(events, company), ...asked.filter(Boolean).map(closed)].join(' ');
}

/** Return the hint under the turn: what I can do now, if it needs saying. */
export function turnHint(view: View, company: Company): string {
  const { table } = WORDS[company.language];
  // Whom an attack hits is asked in a window of its own.
  if (!isMyTurn(view) || view.phase === 'target') return '';
  const plays = view.moves.some((move) => move !== 'draw' && move !== 'pass' && move !== 'say' && move !== 'catch');
  if (view.debt > 0) return plays ? table.hintAnswer(view.debt) : table.hintPay(view.debt);
  if (view.moves.includes('pass')) return plays ? table.hintPass : table.hintOnlyPass;
  return !plays && view.moves.includes('draw') ? table.hintDraw : '';
}
