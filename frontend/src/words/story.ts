// The story of a round as lines: sentences of the log, with draws one after another told as one.
import type { GameEvent } from '../facts/events';
import type { Company } from './people';
import { LEARNT } from './learnt';
import { sentences } from './sentences';

/** One batch of events, as it came with a view. */
export interface Told {
  no: number;
  /** The number of the latest command in the view that brought it. */
  seq: number;
  events: GameEvent[];
  /** Who sat where, and who I was, when this happened: somebody else may sit there by now. Nobody was I where nobody is now. */
  by?: Pick<Company, 'names' | 'me'>;
}

/** A line of the story; *key* stays the same while later draws are added to it. */
export interface StoryLine {
  key: string;
  text: string;
}

type Drew = Extract<GameEvent, { kind: 'drew' }>;

/** The lines of what was told before, and for whom: of a round only the newest are made at each move. */
const made = new WeakMap<Told, { company: string; lines: StoryLine[] }>();

/** Return the lines of *log*. */
export function storyLines(log: readonly Told[], company: Company): StoryLine[] {
  const about = JSON.stringify([company, LEARNT.length]);
  return drawsTogether(log).flatMap((batch) => {
    const known = made.get(batch);
    if (known?.company === about) return known.lines;
    const { no, events, by } = batch;
    const lines = sentences(events, { ...company, ...by, me: company.me === null || !by ? company.me : by.me }).map((text, place) => ({
      key: `${no}.${place}`,
      text,
    }));
    made.set(batch, { company: about, lines });
    return lines;
  });
}

/** Return *log* where draws of one seat in its turn, with nothing between them, are one event: « Hugo pioche 5 cartes ». */
export function drawsTogether(log: readonly Told[]): Told[] {
  const batches: { batch: Told; kept: GameEvent[] }[] = [];
  let last: { event: GameEvent; events: GameEvent[] } | null = null;
  for (const batch of log) {
    const kept: GameEvent[] = [];
    for (const event of batch.events) {
      const one: Drew | null = last && together(last.event, event);
      if (one && last) {
        last.events[last.events.length - 1] = one;
        last = { event: one, events: last.events };
      } else {
        kept.push(event);
        last = { event, events: kept };
      }
    }
    if (kept.length) batches.push({ batch, kept });
  }
  return batches.map(({ batch, kept }) =>
    kept.every((event, place) => event === batch.events[place]) && kept.length === batch.events.length ? batch : { ...batch, events: kept },
  );
}

/** Return two draws as one event; null where they are not of one seat, or not for its turn. */
function together(one: GameEvent, other: GameEvent): Drew | null {
  if (one.kind !== 'drew' || other.kind !== 'drew' || one.seat !== other.seat) return null;
  if (one.cause !== 'turn' || other.cause !== 'turn' || !one.count || !other.count) return null;
  const both = { ...one, count: one.count + other.count };
  return one.cards && other.cards ? { ...both, cards: [...one.cards, ...other.cards] } : both;
}
