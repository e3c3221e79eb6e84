// What a first-time player is told next: read from the view and from what has happened, in any version. No words, no DOM.
// A hint says no more than the view shows: which moves there are, what lies on top, what is called out by the rules in force.
import { aceHigh, rankOf, suitOf } from '../../ground/cards/faces';
import { laysOf, slotsToFlip } from '../danish/moves';
import type { GameEvent } from '../../facts/events';
import { callsNow, callsOf, callsToCatch, debtOnTurn, type Call } from '../../facts/in_force';
import { mayDo, mayOnlyDo, playableFaces, standIns, suitsToName } from '../../facts/moves';
import type { Direction, Face, Seat, Suit, View } from '../../ground/protocol';
import { isForgotten } from '../shedding/forgotten';
import { dutyOf, kindsToChoose } from '../tricks/moves';
import { haveActed, isDeed, isDraw, isOwn } from '../../facts/acted';

/** A hint: its code, and the facts that its sentence needs. */
export type Hint =
  | /** A plain card that goes has this suit, or this rank; null: the suit was named, and the rank does not count. */ {
      code: 'follow';
      suit: Suit;
      rank: string | null;
    }
  | /** A card of mine goes without following, and names a suit. */ { code: 'wild'; face: Face }
  | /** A card of mine names a suit. */ { code: 'names'; face: Face }
  | /** A joker of mine stands for a card. */ { code: 'joker'; face: Face }
  | /** So many cards to draw, unless one of these is laid. */ { code: 'attack'; debt: number; answers: Face[] }
  | /** No card of mine goes. */ { code: 'draw' }
  | { code: 'draw_more' }
  | { code: 'drawn_play' }
  | { code: 'drawn_pass' }
  | /** One card will be left: this is called out with it, or else one knocks. */ { code: 'announce'; call: Call; knock?: true }
  | /** One card is left, and it was not called out. */ { code: 'say'; call: Call; knock?: true }
  | /** Another has not called out its last card. */ { code: 'catch'; seat: Seat; call: Call | null }
  | { code: 'one_left'; seat: Seat }
  | /** A turn was lost to a card, where it is told. */ { code: 'skipped'; seat: Seat; card: Face | null }
  | { code: 'reversed'; direction: Direction }
  | { code: 'again' }
  | { code: 'aim' }
  | { code: 'kind' }
  | /** Any suit may be named as trumps, in every round. */ { code: 'name_trumps' }
  | { code: 'fetch'; suit: Suit }
  | { code: 'trump'; suit: Suit }
  | /** Neither the suit that was led nor a trump is asked of me; I have trumps. */ { code: 'may_trump'; suit: Suit }
  | /** So many cards to put away: those that make no tricks, or where few are wanted those that do. */ {
      code: 'discard';
      count: number;
      least: boolean;
      trumps: Suit | null;
    }
  | { code: 'tricks'; owes: number; most: boolean }
  | { code: 'swap' }
  | /** A plain card that goes is as high at least, or as low at most. */ { code: 'height'; rank: string; most: boolean; others: Face[] }
  | { code: 'together'; rank: string }
  | { code: 'flip' }
  | { code: 'pick_up' };

export type HintCode = Hint['code'];

/** Return the hint to show now: the most pressing one that was not *told* before; null: there is none. */
export function nextHint(view: View, events: readonly GameEvent[], told: readonly string[]): Hint | null {
  return hintsNow(view, events).find(({ code }) => !told.includes(code)) ?? null;
}

/** Return all that is worth saying of this moment, the most pressing first. *events*: of this round, as far as I know them. */
export function hintsNow(view: View, events: readonly GameEvent[]): Hint[] {
  if (view.over || view.seat === null || view.turn === null) return [];
  if (view.tricks) return ofTricks(view);
  if (view.danish) return ofDanish(view);
  return [...toSay(view, events), ...ofMyTurn(view, events), ...befell(view, events), ...ofOthers(view, events)];
}

/** Return what has to be called out, by me or against another. */
function toSay(view: View, events: readonly GameEvent[]): Hint[] {
  const calls = callsOf(view);
  const [call] = callsNow(view, calls);
  const mine: Hint[] = [];
  const knock = calls.knock ? ({ knock: true } as const) : {};
  if (call && call === calls.left && view.may_say) mine.push({ code: 'say', call, ...knock });
  else if (call && call === calls.left && view.may_announce && view.announce_with?.length && view.hand.length === 2)
    mine.push({ code: 'announce', call, ...knock });
  const caught = callsToCatch(view, calls)[0] ?? null;
  if (!view.may_catch || (view.misdealt ?? null) !== null || (caught !== null && caught.length === 1) || !isForgotten(caught, view, events, calls)) return mine;
  const seat = others(view).find((other) => view.counts[other] === 1 && !view.one_card.includes(other));
  return seat === undefined ? mine : [...mine, { code: 'catch', seat, call: caught }];
}

/** Return what is asked of me, in a turn that leaves me a plain choice. */
function ofMyTurn(view: View, events: readonly GameEvent[]): Hint[] {
  if (view.turn !== view.seat || view.phase !== 'play' || view.held_up || view.run || view.sweep || view.give || (view.take_from ?? null) !== null) return [];
  const plays = playableFaces(view.moves);
  const debt = debtOnTurn(view);
  if (debt > 0) return mayDo(view.moves, 'draw') ? [{ code: 'attack', debt, answers: [...plays] }] : [];
  const does = view.moves.filter(({ verb }) => verb !== 'say' && verb !== 'knock' && verb !== 'catch');
  const latest = events.findLast(isDeed);
  const justDrew = latest !== undefined && isDraw(latest, view.seat);
  // A card that goes may have to be kept all the same, and a turn be lost.
  const noneGoes = !plays.size && !Object.values(view.why).some(({ code }) => code === 'kept' || code === 'penalty');
  if (noneGoes && does.length === 1 && mayDo(does, 'draw')) return [{ code: justDrew ? 'draw_more' : 'draw' }];
  if (justDrew && mayDo(does, 'pass')) {
    if (plays.size && !mayDo(does, 'draw')) return [{ code: 'drawn_play' }];
    return noneGoes && does.length === 1 ? [{ code: 'drawn_pass' }] : [];
  }
  return plays.size ? ofCards(view, plays) : [];
}

/** Return which of my cards go, and what they do; nothing where suit and rank do not tell it. */
function ofCards(view: View, plays: ReadonlySet<Face>): Hint[] {
  const rank = view.rank ?? (view.named ? null : rankOf(view.stands_for ?? view.in_force ?? view.top));
  const suit = view.rank ? null : view.suit;
  const follows = (face: Face): boolean => suitOf(face) === suit || rankOf(face) === rank;
  const free = (face: Face): boolean => suitsToName(view.moves, face).length > 0;
  const joker = [...plays].find((face) => standIns(view.moves, face).length);
  const namer = [...plays].find((face) => free(face) && !follows(face)) ?? [...plays].find(free);
  const isTold =
    suit !== null &&
    rank !== 'X' &&
    view.hand.some((face) => plays.has(face) && follows(face)) &&
    view.hand.every((face) => isAsTold(view, face, plays.has(face), follows(face)));
  return [
    ...(isTold ? [{ code: 'follow', suit, rank } as const] : []),
    ...(namer
      ? [follows(namer) || isLikeTop(view, namer) || !isTold ? ({ code: 'names', face: namer } as const) : ({ code: 'wild', face: namer } as const)]
      : []),
    ...(joker ? [{ code: 'joker', face: joker } as const] : []),
  ];
}

/** Return whether *face* has the rank on top: it may go for that, whatever suit was named. */
const isLikeTop = ({ stands_for, in_force, top }: View, face: Face): boolean => rankOf(face) === rankOf(stands_for ?? in_force ?? top);

/** Return whether *face* goes where it follows, and does not where it does not; those that name a suit, and jokers, stand apart. */
function isAsTold(view: View, face: Face, goes: boolean, follows: boolean): boolean {
  if (goes) return follows || suitOf(face) === null || suitsToName(view.moves, face).length > 0;
  return !follows;
}

/** Return what has changed the turn since I last did something. */
function befell(view: View, events: readonly GameEvent[]): Hint[] {
  const from = events.findLastIndex((event) => isOwn(event, view.seat));
  const latest = events.findLast(isDeed);
  const plays = latest?.kind === 'played' && latest.seat === view.seat && view.turn === view.seat;
  const hints: Hint[] = [];
  for (const [place, event] of events.entries()) {
    // What my own card did comes after it.
    if (place <= from) continue;
    if (event.kind === 'skipped') {
      const before = events[place - 1];
      hints.push({ code: 'skipped', seat: event.seat, card: !event.penalty && before?.kind === 'played' && before.seat !== event.seat ? before.card : null });
    } else if (event.kind === 'reversed' && event.direction === view.direction) hints.push({ code: 'reversed', direction: event.direction });
    else if (event.kind === 'again' && event.seat === view.seat && plays) hints.push({ code: 'again' });
  }
  return hints;
}

function ofOthers(view: View, events: readonly GameEvent[]): Hint[] {
  const seat = others(view).find((other) => view.counts[other] === 1);
  const goes = haveActed(events, view.seat) && !view.wild_ranks?.length && view.hand.length > 0;
  return [...(seat === undefined ? [] : [{ code: 'one_left', seat } as const]), ...(goes ? [{ code: 'aim' } as const] : [])];
}

/** Return the other seats that are still in the round. */
function others(view: View): Seat[] {
  return view.counts.flatMap((_, seat) => (seat === view.seat || view.out.includes(seat) ? [] : [seat]));
}

function ofTricks(view: View): Hint[] {
  const { tricks, seat } = view;
  if (!tricks || seat === null) return [];
  if (tricks.phase === 'kind') return view.turn === seat && kindsToChoose(view.moves).size ? [{ code: tricks.left ? 'kind' : 'name_trumps' }] : [];
  const owes = tricks.obligations?.[seat] ?? null;
  const aim: Hint[] = owes === null ? [] : [{ code: 'tricks', owes, most: tricks.kind === 'least' }];
  if (view.turn !== seat) return aim;
  if (view.discards) return [...aim, { code: 'discard', count: view.discards, least: tricks.kind === 'least', trumps: tricks.trumps }];
  if (tricks.phase !== 'play') return aim;
  const duty = dutyOf(view, tricks);
  if (duty.code === 'follow') return [...aim, { code: 'fetch', suit: duty.suit }];
  if (duty.code === 'trump') return [...aim, { code: 'trump', suit: duty.suit }];
  const { trumps } = tricks;
  const may = duty.code === 'any' && trumps && [...playableFaces(view.moves)].some((face) => suitOf(face) === trumps);
  return may ? [...aim, { code: 'may_trump', suit: trumps }] : aim;
}

function ofDanish(view: View): Hint[] {
  const { danish, seat } = view;
  if (!danish || seat === null) return [];
  if (danish.phase === 'swap') return mayDo(view.moves, 'swap') ? [{ code: 'swap' }] : [];
  if (danish.phase !== 'play' || view.turn !== seat) return [];
  if (slotsToFlip(view.moves).length) return [{ code: 'flip' }];
  const lays = laysOf(view.moves);
  if (!lays.length) return mayOnlyDo(view.moves, 'pickup') ? [{ code: 'pick_up' }] : [];
  const several = lays.find(({ faces }) => faces.length > 1)?.faces[0];
  return [...ofHeight(view, new Set(lays.flatMap(({ faces }) => faces))), ...(several ? [{ code: 'together', rank: rankOf(several) } as const] : [])];
}

/** Return how high a card has to be, where that alone is asked for; *others*: cards of mine that go all the same. */
function ofHeight({ danish, hand }: View, lays: ReadonlySet<Face>): Hint[] {
  const { least = null, most = null, suit = null, answers = null } = danish?.asks ?? {};
  if (suit || answers || (least === null) === (most === null) || least === '2') return [];
  const rank = (most ?? least) as string;
  const limit = aceHigh(rank);
  const fits = (face: Face): boolean => (most === null ? aceHigh(face) >= limit : aceHigh(face) <= limit);
  if (hand.some((face) => fits(face) && !lays.has(face))) return [];
  return [{ code: 'height', rank, most: most !== null, others: [...lays].filter((face) => !fits(face)) }];
}
