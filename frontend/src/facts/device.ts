// Several people at one table on one device: who must have it next, when it is covered, and what all of them may see. No DOM here.
import { isAmong } from './places';
import type { GameEvent } from './events';
import { callsOf, callsToCatch, type Call } from './in_force';
import { NOBODYS, PRIVATE_FACTS } from '../ground/not_for_all';
import type { Face, View } from '../ground/protocol';

/** One of the people of this device, by number from 1, and what the room shows them. */
export interface Sharer {
  person: number;
  view: View;
}

/** Who has the device in their hands. */
export interface Held {
  /** Null: it is covered. */
  person: number | null;
  /** Whether they have been asked for something since they took it. */
  asked: boolean;
  /** Their cards when they were last asked. */
  hand: readonly Face[];
  /** The round in which they took it. */
  round: number;
}

export const COVERED: Readonly<Held> = { person: null, asked: false, hand: [], round: 0 };

/** Return whether *view* hides nothing from anybody: between rounds, all may look at the device. */
export function isBare({ stage, over, void: isVoid }: Pick<View, 'stage' | 'over' | 'void'>): boolean {
  return stage !== 'round' || over || isVoid;
}

/** Return whether the round waits for the person of *view*: in turn, or as one of several. */
export function isAsked(view: View): boolean {
  const { seat, turn, moves, give, discards = 0, danish } = view;
  if (seat === null || isBare(view) || view.stand_ins[seat]) return false;
  if (danish?.phase === 'swap') return !isAmong(danish.ready, seat);
  // Four of a kind may be shown at any time: nobody waits for that, and nobody is to know.
  return turn === seat || give !== null || discards > 0 || moves.some(({ verb }) => verb !== 'declare');
}

/** Return the people for whom the round waits, in the order of play after whoever moved last; seated ones only. */
export function askedAmong(sharers: readonly Sharer[]): number[] {
  const asked = sharers.filter(({ view }) => isAsked(view));
  const [first] = asked;
  if (!first) return [];
  const seats = first.view.names.length;
  const from = first.view.turn ?? first.view.first;
  const after = ({ view }: Sharer): number => ((view.seat ?? 0) - from + seats) % seats;
  return asked.sort((one, other) => after(one) - after(other)).map(({ person }) => person);
}

/** Return the view of *sharers* that shows most: each comes by a wire of its own. */
export function latestOf(sharers: readonly Sharer[]): View | null {
  return sharers.reduce<View | null>((latest, { view }) => (latest && latest.seq >= view.seq ? latest : view), null);
}

/** Return *held* by *person* from now on. */
export function taken(person: number, sharers: readonly Sharer[]): Held {
  const view = viewOf(person, sharers);
  return { person, asked: view !== null && isAsked(view), hand: view?.hand ?? [], round: latestOf(sharers)?.round_no ?? 0 };
}

/**
 * Return who has the device after *held*, as the room is now. It is covered once somebody else must act, unless its holder has got cards
 * that they may not have seen yet: then they cover it. Nobody gets it by itself, but between rounds, when it hides nothing; whoever is left
 * alone with a chair keeps it if they have it.
 */
export function heldAfter(held: Held, sharers: readonly Sharer[]): Held {
  const latest = latestOf(sharers);
  const seated = sharers.filter(({ view }) => view.seat !== null);
  if (!latest) return held;
  const opened = isBare(latest) ? speakerOf(held, sharers) : seated.length === 1 ? held.person : null;
  if (opened !== null && (isBare(latest) || viewOf(opened, seated))) return { ...held, person: opened, round: 0 };
  // A new round, or somebody else has just sat down here.
  if (held.person === null || held.round !== latest.round_no) return COVERED;
  const view = viewOf(held.person, seated);
  if (!view) return COVERED;
  if (isAsked(view)) return { ...held, asked: true, hand: view.hand };
  return held.asked && askedAmong(seated).length && !hasMore(view.hand, held.hand) ? COVERED : held;
}

/** Return who speaks for the device between rounds: whoever has something to choose, whoever had it, the host, or the first. */
function speakerOf(held: Held, sharers: readonly Sharer[]): number | null {
  const chooses = ({ seat, deal, may }: View): boolean =>
    (seat !== null && [deal?.hand, deal?.cut].some((choice) => choice?.by === seat && choice.chosen === null)) || may.add_rule;
  const found =
    sharers.find(({ view }) => chooses(view)) ??
    sharers.find(({ person }) => person === held.person) ??
    sharers.find(({ view }) => view.may.host) ??
    sharers.find(({ view }) => view.seat !== null) ??
    sharers[0];
  return found?.person ?? null;
}

function viewOf(person: number, sharers: readonly Sharer[]): View | null {
  return sharers.find((sharer) => sharer.person === person)?.view ?? null;
}

/** Return whether *hand* has a card that was not in *before*. */
function hasMore(hand: readonly Face[], before: readonly Face[]): boolean {
  const left = [...before];
  return hand.some((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What somebody may say out of turn, as long as all can see that they may. */
export interface Reaction {
  /** The move, as it is written. */
  text: string;
  kind: 'say' | 'knock' | 'catch' | 'misdeal';
  call: Call | null;
}

/** Return what the person of *view* may call out now. A card that goes out of turn, and four of a kind, only their hand shows: not here. */
export function reactionsOf(view: View): Reaction[] {
  if (view.seat === null || isBare(view)) return [];
  const calls = callsOf(view);
  const said: Reaction[] = view.may_say ? [{ text: 'say', kind: 'say', call: calls.left ?? calls.end }] : [];
  if (view.may_say && calls.knock) said.push({ text: 'knock', kind: 'knock', call: null });
  if (!view.may_catch) return said;
  if (view.misdealt !== null) return [...said, { text: 'catch', kind: 'misdeal', call: null }];
  const [usual = null] = callsToCatch(view, calls);
  const caught = view.catches.map(({ text, word = null }): Reaction => ({ text, kind: 'catch', call: word }));
  return [...said, ...(caught.length ? caught : [{ text: 'catch', kind: 'catch', call: usual } as const])];
}

/** Return of *view* what everybody at the table sees. */
export function publicOf(view: View): View {
  return { ...view, ...NOBODYS, log: [] };
}

/** Return *events* as somebody hears them who takes part in none of them: without the cards that only some have seen. */
export function publicEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.map((event) => {
    const hidden = PRIVATE_FACTS[event.kind];
    return hidden ? (Object.fromEntries(Object.entries(event).filter(([fact]) => !hidden.includes(fact))) as unknown as GameEvent) : event;
  });
}
