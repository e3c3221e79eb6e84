// What the page may do by itself for its person, from what is legal and what is seen: draw on, pass, remember « Carte ». No timers here.
import type { Call } from '../../facts/in_force';
import { mayOnlyDo } from '../../facts/moves';
import { isMyTurn } from '../../facts/places';
import type { Calls, View } from '../../ground/protocol';

/** Return whether *move* is the only one: no card, no choice, no attack. */
function isOnlyMove(move: 'draw' | 'pass', view: View): boolean {
  const asked = view.debt > 0 || view.run || view.give || view.poll;
  return isMyTurn(view) && !asked && mayOnlyDo(view.moves, move);
}

/** Return whether *move* is all that can be done: besides, nothing to call out, nothing to jump in with. */
export function isOnly(move: 'draw' | 'pass', view: View): boolean {
  const called = view.may_announce || view.may_say || view.may_catch || view.may_declare || (view.misdealt ?? null) !== null;
  return isOnlyMove(move, view) && !called && !view.jumps?.length;
}

/** Return whether a card is to be drawn by rules by which one draws until one can play. */
export function drawsOn(view: View): boolean {
  return Boolean(view.draws_on) && isOnlyMove('draw', view);
}

/** Return what should be announced with the next card, since it leaves one, or none; null: nothing. */
export function callDue(view: View, { left, end }: Calls): Call | null {
  if (!isMyTurn(view) || !view.may_announce || view.may_say || !view.announce_with?.length) return null;
  if (view.hand.length === 2) return left;
  return view.hand.length === 1 ? end : null;
}

/** Return whether this table lets a page announce by itself for its person. */
export function mayAnnounceItself({ settings, computers, seat }: Pick<View, 'settings' | 'computers' | 'seat'>): boolean {
  const allowed = settings?.auto_announce ?? 'alone';
  if (seat === null || allowed === 'nobody') return false;
  return allowed === 'all' || computers.every((computer, other) => computer || other === seat);
}
