// Reading and writing the words of moves ("9h", "8c=h!", "draw"): which cards may be played, and how.
import type { Face, Reason, Suit, View } from '../ground/protocol';

/** Return the faces that *moves* lets me play. */
export function playableFaces(moves: readonly string[]): Set<Face> {
  return new Set(moves.filter(isPlay).map((move) => move.slice(0, 2)));
}

function isPlay(move: string): boolean {
  return /^[A-Z0-9][a-z](=|!|$)/.test(move);
}

/** Return the suits that *face* may name; none for a card that names no suit. */
export function suitsToName(moves: readonly string[], face: Face): Suit[] {
  return moves.filter((move) => move.startsWith(`${face}=`) && move.length === 4).map((move) => move.charAt(3) as Suit);
}

/** Return the cards whose place *joker* may take; none for a card that stands for no other. */
export function standIns(moves: readonly string[], joker: Face): Face[] {
  return moves.filter((move) => move.startsWith(`${joker}=`) && move.length === 5).map((move) => move.slice(3));
}

/** Return the word for playing *face*; *cry* is what is announced with it, as in `!`. */
export function playWord(face: Face, named: Suit | Face | null, cry = ''): string {
  return face + (named ? `=${named}` : '') + cry;
}

/** Return why *face* cannot be played now, or null if it can. */
export function whyNot(view: View, face: Face): Reason | null {
  if (view.over || view.turn === null) return { code: 'over' };
  if (view.turn !== view.seat) return { code: 'turn', seat: view.turn };
  if (playableFaces(view.moves).has(face)) return null;
  return view.why[face] ?? { code: 'must_draw' };
}

/** Return why I cannot draw now, or null if I can. */
export function whyNoDraw(view: View): Reason | null {
  if (view.moves.includes('draw')) return null;
  if (view.over || view.turn === null) return { code: 'over' };
  if (view.turn !== view.seat) return { code: 'turn', seat: view.turn };
  if (view.run) return { code: 'run' };
  return { code: view.moves.includes('pass') ? 'play_or_pass' : 'must_play' };
}

/** Return whether somebody has to choose something before the first deal. Without such a choice the first cards are dealt at once. */
export function isChosenBeforeDeal(view: Pick<View, 'round_no' | 'deal' | 'computers'>): boolean {
  if (view.round_no !== 0 || !view.deal) return false;
  const choosers = [view.deal.hand?.by, view.deal.cut?.by];
  return choosers.some((by) => by !== undefined && !view.computers[by]);
}
