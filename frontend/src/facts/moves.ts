// What may be done, by verb; which cards may be played, and how; and moves as they are written.
import type { Face, Move, Reason, Suit, Verb, View } from '../ground/protocol';

/** Return whether one of *moves* does that. */
export function mayDo(moves: readonly Move[], verb: Verb): boolean {
  return moves.some((move) => move.verb === verb);
}

/** Return whether there are *moves*, and all of them do that. */
export function mayOnlyDo(moves: readonly Move[], verb: Verb): boolean {
  return moves.length > 0 && moves.every((move) => move.verb === verb);
}

/** Return the faces that *moves* lets me play. */
export function playableFaces(moves: readonly Move[]): Set<Face> {
  return new Set(moves.filter(({ verb }) => verb === 'play').map(({ cards }) => cards[0] as Face));
}

const playing = (moves: readonly Move[], face: Face): Move[] => moves.filter(({ verb, cards }) => verb === 'play' && cards[0] === face);

/** Return the suits that *face* may name; none for a card that names no suit. */
export function suitsToName(moves: readonly Move[], face: Face): Suit[] {
  return playing(moves, face).flatMap(({ suit }) => suit ?? []);
}

/** Return the cards whose place *joker* may take; none for a card that stands for no other. */
export function standIns(moves: readonly Move[], joker: Face): Face[] {
  return playing(moves, joker).flatMap(({ becomes }) => becomes ?? []);
}

/** Return the word for playing *face*; *cry* is what is announced with it, as in `!`. */
export function playWord(face: Face, named: Suit | Face | null, cry = ''): string {
  return face + (named ? `=${named}` : '') + cry;
}

/** Return why *face* cannot be played now, or null if it can: in turn, or to jump in. */
export function whyNot(view: View, face: Face): Reason | null {
  if (playing(view.jumps ?? [], face).length) return null;
  if (view.over || view.turn === null) return { code: 'over' };
  if (view.turn !== view.seat) return { code: 'turn', seat: view.turn };
  if (playableFaces(view.moves).has(face)) return null;
  return view.why[face] ?? { code: 'must_draw' };
}

const AS_LAST_CARD: ReadonlySet<string> = new Set(['never_last', 'last_suit', 'unsaid']);

/** Return why my only card, which would go otherwise, cannot be the last one; null where nothing keeps me from going out, or an attack is on. */
export function whyNotOut(view: View): Reason | null {
  const [face, ...others] = view.hand;
  if (!face || others.length || view.turn !== view.seat || view.debt > 0) return null;
  const why = view.why[face];
  return why && AS_LAST_CARD.has(why.code) ? why : null;
}

/** Return why I cannot draw now, or null if I can. */
export function whyNoDraw(view: View): Reason | null {
  if (mayDo(view.moves, 'draw')) return null;
  if (view.over || view.turn === null) return { code: 'over' };
  if (view.turn !== view.seat) return { code: 'turn', seat: view.turn };
  if (view.run) return { code: 'run' };
  return { code: mayDo(view.moves, 'pass') ? 'play_or_pass' : 'must_play' };
}

/** Return whether somebody has to choose something before the first deal. Without such a choice the first cards are dealt at once. */
export function isChosenBeforeDeal(view: Pick<View, 'round_no' | 'deal' | 'computers'>): boolean {
  if (view.round_no !== 0 || !view.deal) return false;
  const choosers = [view.deal.hand?.by, view.deal.cut?.by];
  return choosers.some((by) => by !== undefined && !view.computers[by]);
}
