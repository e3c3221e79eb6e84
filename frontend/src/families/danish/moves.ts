// What the moves of Danish let me do, given the picked cards. No words, no DOM.
import { aceHigh, heldCards, rankOf, type HeldCard } from '../../ground/cards/faces';
import { mayDo } from '../../facts/moves';
import { isAmong } from '../../facts/places';
import type { DanishView, Face, Move, Reason, Seat, View } from '../../ground/protocol';

export interface Lay {
  faces: Face[];
  /** The seat that an ace sends the discard to. */
  to: Seat | null;
}

/** Return the ways to lay cards that *moves* has. */
export function laysOf(moves: readonly Move[]): Lay[] {
  return moves.filter(({ verb }) => verb === 'play').map(({ cards, to = null }) => ({ faces: cards, to }));
}

/** Return the cards that can be laid, alone or with others of their rank. */
export function layable(moves: readonly Move[]): Set<Face> {
  return new Set(laysOf(moves).flatMap(({ faces }) => faces));
}

function laysWith(moves: readonly Move[], faces: readonly Face[]): Lay[] {
  const wanted = [...faces].sort().join();
  return laysOf(moves).filter((lay) => [...lay.faces].sort().join() === wanted);
}

/** Return the seats that laying *faces* can send the discard to: null for none; an empty list where they cannot be laid. */
export function waysToLay(moves: readonly Move[], faces: readonly Face[]): (Seat | null)[] {
  return [...new Set(laysWith(moves, faces).map(({ to }) => to))];
}

/** Return whether it matters which of *faces* lies on top: the server then lists each order. */
export function orderMatters(moves: readonly Move[], faces: readonly Face[]): boolean {
  return new Set(laysWith(moves, faces).map((lay) => lay.faces.at(-1))).size > 1;
}

export const layWord = (faces: readonly Face[], to: Seat | null): string => faces.join('+') + (to === null ? '' : `>${to}`);
export const sendWord = (to: Seat): string => `>${to}`;
export const flipWord = (slot: number): string => `flip ${slot}`;
export const swapWord = (laid: Face, taken: Face): string => `swap ${laid} ${taken}`;

/** Return the seats that a flipped ace may send the discard to. */
export function targetsOf(moves: readonly Move[]): Seat[] {
  return moves.filter(({ verb }) => verb === 'send').flatMap(({ to }) => to ?? []);
}

/** Return the slots of the face-down cards that may be turned. */
export function slotsToFlip(moves: readonly Move[]): number[] {
  return moves.flatMap(({ slot }) => slot ?? []);
}

/** Return the cards of the hand that may be swapped. */
export function swappable(moves: readonly Move[]): Set<Face> {
  return new Set(moves.filter(({ verb }) => verb === 'swap').flatMap(({ cards }) => cards.slice(0, 1)));
}

/** Return *faces* in the order of the hand: by rank, from 2 to ace. */
export function heldByRank(faces: readonly Face[]): HeldCard[] {
  return heldCards(faces).sort((one, other) => aceHigh(one.face) - aceHigh(other.face));
}

/** Return how many cards of the rank of *face* are held. */
export function ofRank(hand: readonly Face[], face: Face): number {
  return hand.filter((other) => rankOf(other) === rankOf(face)).length;
}

const FOUR = 4;

/** Return the cards that I lay in my turn: the hand, or once it is empty the face-up ones, where these are played from the table. */
export function playsFrom({ hand, seat }: Pick<View, 'hand' | 'seat'>, { face_up }: Pick<DanishView, 'face_up'>): readonly Face[] {
  return hand.length || seat === null ? hand : (face_up[seat] ?? []);
}

/** Return whether cards of one rank that I may lay make four with those on top, where that burns the discard. */
export function makesFour(view: Pick<View, 'moves' | 'hand' | 'seat' | 'top'>, danish: Pick<DanishView, 'run' | 'face_up'>): boolean {
  if (!danish.run) return false;
  const from = playsFrom(view, danish);
  return [...layable(view.moves)].some((face) => ofRank(from, face) + (rankOf(face) === rankOf(view.top) ? danish.run : 0) >= FOUR);
}

/** Return what is picked after *key* was pressed, in the order of pressing: only cards of one rank go together. */
export function pickedAfter(picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return [...picked.filter((other) => rankOf(other) === rankOf(key)), key];
}

/** Return the faces of the cards *picked*, in that order. */
export const facesOf = (picked: readonly string[]): Face[] => picked.map((key) => key.slice(0, 2));

/** Return the cards of the hand that can be laid or swapped now. */
export function pressable(view: View, { phase }: Pick<DanishView, 'phase'>): Set<Face> {
  if (view.over) return new Set();
  return phase === 'swap' ? swappable(view.moves) : layable(view.moves);
}

function whyNothing(view: View, { phase, ready }: DanishView): Reason | null {
  if (view.over || view.turn === null) return { code: 'over' };
  if (phase === 'swap') return isAmong(ready, view.seat) ? { code: 'ready' } : null;
  if (view.turn !== view.seat) return { code: 'turn', seat: view.turn };
  return phase === 'target' ? { code: 'target_needed' } : null;
}

/** Return why *face* of the hand cannot be swapped or laid now; without a face, why nothing can be laid or said. */
export function whyNotNow(view: View, danish: DanishView, face: Face | null = null): Reason {
  const nothing = whyNothing(view, danish);
  if (nothing) return nothing;
  if (danish.phase === 'swap') return { code: face ? 'swapped_enough' : 'swapping' };
  return face ? (view.why[face] ?? { code: 'not_held' }) : { code: slotsToFlip(view.moves).length ? 'flip_first' : 'choose' };
}

/** Return why the picked cards, all of one rank, cannot be laid together. */
export function whyNotThese(view: View, danish: DanishView): Reason {
  return whyNothing(view, danish) ?? (danish.asks.suit ? { code: 'suit', suit: danish.asks.suit } : { code: 'bad_set' });
}

/** Return why the discard cannot be picked up now, or null if it can. */
export function whyNoPickUp(view: View, danish: DanishView): Reason | null {
  if (mayDo(view.moves, 'pickup')) return null;
  const nothing = whyNothing(view, danish);
  if (nothing) return nothing;
  if (danish.phase === 'swap') return { code: 'swapping' };
  if (view.discard === 0) return { code: 'no_discard' };
  return { code: slotsToFlip(view.moves).length ? 'flip_first' : 'can_play' };
}

/** What one place before a player shows. */
export interface Slot {
  slot: number;
  /** The card that lies face up there. */
  up: Face | null;
  down: boolean;
}

/** Return the key of a face-up card among those that are picked: as for cards of the hand, its face comes first. */
export const keyOf = ({ up, slot }: Slot): string => `${up ?? ''}.${slot}`;

const SLOTS = 3;

/** Return the places before *seat*: they stay where they are when others are empty. */
export function slotsOf({ face_up, face_down }: Pick<DanishView, 'face_up' | 'face_down'>, seat: Seat): Slot[] {
  const [up, down] = [face_up[seat] ?? [], face_down[seat] ?? []];
  const count = Math.max(SLOTS, up.length, ...down);
  return Array.from({ length: count }, (_, place) => ({ slot: place + 1, up: up[place] ?? null, down: down.includes(place + 1) }));
}
