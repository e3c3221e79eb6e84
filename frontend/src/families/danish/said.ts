// The line above the hand in Danish: whose turn it is, what for, and what I can do now.
import type { Language } from '../../ground/cards/faces';
import { mayDo } from '../../facts/moves';
import { isAmong } from '../../facts/places';
import type { DanishView, Face, Seat, View } from '../../ground/protocol';
import { theCard } from '../../words/card_names';
import { named, type Company } from '../../words/people';
import { CHOICES_WORDS } from '../../words/made/choices';
import { laysOf, makesFour, ofRank, orderMatters, playsFrom, slotsToFlip, waysToLay } from './moves';
import { DANISH_WORDS } from '../../words/made/danish';

/** Return whose turn it is, and what for. */
export function turnSaid(view: View, danish: DanishView, language: Language): string {
  const said = DANISH_WORDS[language].turn;
  if (view.over || view.turn === null) return said.over;
  if (danish.phase === 'swap') {
    const waiting = view.names.filter((_, seat) => !danish.ready.includes(seat));
    return view.seat === null || isAmong(danish.ready, view.seat) ? said.waits(waiting) : said.swap;
  }
  const attacked = danish.attacked !== null;
  if (view.turn === view.seat) return danish.phase === 'target' ? said.target : attacked ? said.attacked : said.mine;
  const told = danish.phase === 'target' ? said.otherTarget : attacked ? said.otherAttacked : said.other;
  return told(view.names[view.turn] ?? '…');
}

/** Return what another holds: cards in hand, face up, face down. */
export function heldSaid(view: View, danish: DanishView, seat: Seat, language: Language): string[] {
  const label = DANISH_WORDS[language];
  const up = danish.face_up[seat] ?? [];
  const held = label.inHand(named(view.names[seat], language), view.counts[seat] ?? 0);
  return [held, up.length ? label.faceUps(up) : '', label.faceDowns(danish.face_down[seat]?.length ?? 0)].filter(Boolean);
}

/** Return how the table stands: the pile and what may go on it, what each of the others holds, whose turn it is. */
export function standing(view: View, { language, me }: Company): string[] {
  const { danish } = view;
  if (!danish || view.over) return [];
  const label = DANISH_WORDS[language];
  const pile = view.top ? label.discardName(view.discard, theCard(view.top, language)) : label.emptyDiscard;
  const top = view.stands_for ? `${pile}, ${label.standsFor(view.stands_for)}` : pile;
  const playing = danish.phase !== 'swap';
  const isMine = playing ? view.turn === me : me !== null && !isAmong(danish.ready, me);
  const others = view.names.flatMap((_, seat) => (seat === view.seat ? [] : [heldSaid(view, danish, seat, language).join(', ')]));
  return [playing ? top : '', playing && view.top ? label.asksHeard(danish.asks) : '', ...others, isMine ? '' : turnSaid(view, danish, language)];
}

/** The cards picked for the next move: faces of the hand in order, and during the swap a face-up card. */
export interface Picked {
  faces: readonly Face[];
  up: Face | null;
}

/** Return what I can do now. Nothing while others are to move. */
export function hintSaid(view: View, danish: DanishView, picked: Picked, language: Language): string {
  const said = DANISH_WORDS[language].hint;
  const place = 1 + (view.out ?? []).indexOf(view.seat ?? -1);
  if (view.over) return '';
  if (danish.phase === 'swap') return swapSaid(view, danish, picked, language);
  if (place > 0) return CHOICES_WORDS[language].yourPlace(place);
  if (view.turn !== view.seat) return '';
  if (danish.phase === 'target') return said.target;
  if (picked.faces.length) return pickedSaid(view, danish, picked.faces, language);
  if (slotsToFlip(view.moves).length) return mayDo(view.moves, 'pickup') ? said.flipOrPickUp : said.flip;
  if (!laysOf(view.moves).length) return said.pickUp;
  if (makesFour(view, danish)) return said.four;
  if (danish.asks.answers) return said.answer(danish.asks.answers);
  return view.hand.length ? '' : said.rows;
}

function swapSaid(view: View, { ready }: DanishView, { faces, up }: Picked, language: Language): string {
  const said = DANISH_WORDS[language].hint;
  if (view.seat === null) return '';
  if (isAmong(ready, view.seat)) return said.ready;
  if (faces[0]) return said.swapUp(faces[0]);
  if (up) return said.swapHand(up);
  return view.moves.length > 1 ? said.swap : said.swapped;
}

function pickedSaid(view: View, danish: DanishView, faces: readonly Face[], language: Language): string {
  const { asks } = danish;
  const said = DANISH_WORDS[language].hint;
  const ways = waysToLay(view.moves, faces);
  const top = faces[faces.length - 1] as Face;
  if (!ways.length) return asks.suit ? said.wantsSuit(asks.suit) : '';
  if (ways.length > 1) return said.target;
  if (orderMatters(view.moves, faces)) return said.order(top);
  return faces.length > 1 && faces.length === ofRank(playsFrom(view, danish), top) ? said.all(faces.length) : said.more;
}
