// What the live region says: the news, then what is asked of me. Few words: it is heard, not read.
import type { GameEvent } from '../facts/events';
import type { Seat, View } from '../ground/protocol';
import type { Story } from '../ground/settings';
import { cardName, suitName } from './card_names';
import type { Company } from './people';
import { sentences } from './sentences';
import { inForce } from './hints';
import { closed } from '../ground/typography';
import { PAGE_WORDS } from './made/page';
import { CHOICES_WORDS } from './made/choices';

/** Returns how the table stands, as sentences without their full stop. */
export type Stands = (view: View, company: Company) => string[];

/** Return what to say of *events*, as much of it as *story* wants, and after them that something is *asked* of me; *stands*: of the family. */
export function spokenNews(
  events: readonly GameEvent[],
  company: Company,
  asked: readonly string[],
  story: Story = 'usual',
  view: View | null = null,
  stands: Stands = standing,
): string {
  // My own turn is *asked* in words of its own.
  const news = asked.some(Boolean) ? events.filter((event) => !(event.kind === 'turn' && event.seat === company.me)) : events;
  const told = sentences(news, company, story === 'short' ? isForMe(events, company.me, Boolean(view?.tricks)) : undefined);
  // After a move was taken back nothing that was told holds.
  const state = view && events.length && (story === 'full' || events.some(({ kind }) => kind === 'undone')) ? stands(view, company) : [];
  if (view?.hand.length && events.some((event) => event.kind === 'rotated' || (event.kind === 'traded' && seatsOf(event).includes(view.seat ?? -1))))
    state.push(PAGE_WORDS[company.language].table.hand(view.hand.length));
  return [...told, ...[...state, ...asked].filter(Boolean).map(closed)].join(' ');
}

/** Return what tells whether an event concerns *me*, or lies on top: what those before the last card did is left out. */
function isForMe(events: readonly GameEvent[], me: Seat | null, inTrick: boolean): (event: GameEvent) => boolean {
  const last = events.findLastIndex(({ kind }) => kind === 'played' || kind === 'laid');
  return (event) => {
    const place = events.indexOf(event);
    const card = events.slice(0, place + 1).findLastIndex(({ kind }) => kind === 'played' || kind === 'laid');
    // What the card turned up does says who begins.
    const begins = card < 0 && events.slice(0, place).some(({ kind }) => kind === 'starter');
    const onTop = begins || (card === last && ALWAYS_WITH_TOP.has(event.kind));
    // Of a trick every card lies open; and without a chair all that happens is as near.
    return me === null || onTop || ALWAYS.has(event.kind) || (inTrick && event.kind === 'played') || seatsOf(event).includes(me);
  };
}

/** The card on top, what it asks for, and that it lies there no more. */
const ALWAYS_WITH_TOP: ReadonlySet<GameEvent['kind']> = new Set([
  ...([
    'played',
    'laid',
    'named',
    'rank_named',
    'rank_over',
    'card_named',
    'card_over',
    'stands',
    'shows',
    'stopped',
    'asked',
    'capped',
    'fourth',
    'burnt',
    'picked_up',
  ] as const),
]);
/** What changes the round for everybody. */
const ALWAYS: ReadonlySet<GameEvent['kind']> = new Set([
  'dealt',
  'starter',
  'announced',
  'reversed',
  'rotated',
  'trick',
  'chose',
  'out',
  'beaten',
  'misdeal',
  'repaired',
  'declared',
  'over',
  'undone',
  'rule_changed',
]);

/** Return the seats that *event* names: who acts, and whom it hits. */
function seatsOf(event: GameEvent): Seat[] {
  const { seat, to, by, of, from, first } = event as Partial<Record<'seat' | 'to' | 'by' | 'of' | 'from' | 'first', Seat>>;
  return [seat, to, by, of, from, first].filter((one) => one !== undefined);
}

/** Return how the table stands: the card on top with what it asks for, the attack, what each of the others holds, whose turn it is. */
function standing(view: View, { language, names, me }: Company): string[] {
  const { table } = PAGE_WORDS[language];
  if (view.over) return [];
  const others = (view.counts ?? []).flatMap((count, seat) => (seat === view.seat ? [] : [table.opponent(names[seat] ?? '…', count)]));
  const suit = view.named && !view.rank && view.suit && CHOICES_WORDS[language].rankNamed(suitName(view.suit, language));
  const top = [view.top && table.top(cardName(view.top, language)), inForce(view, language), suit].filter(Boolean).join(', ');
  const turn = view.turn === null || view.turn === me ? '' : table.turnOf(names[view.turn] ?? '…');
  return [top, view.debt > 0 ? table.attack(view.debt) : '', others.join(', '), turn];
}
