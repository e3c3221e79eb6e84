// What the live region says: the news, then what is asked of me. Few words: it is heard, not read.
import { isMyTurn } from '../places';
import type { GameEvent } from '../events';
import type { Seat, View } from '../protocol';
import type { Story } from '../settings';
import { cardName } from './card_names';
import type { Company } from './people';
import { closed, sentences } from './sentences';
import { WORDS } from './words';

/** Return what to say of *events*, as much of it as *story* wants, and after them that something is *asked* of me. */
export function spokenNews(events: readonly GameEvent[], company: Company, asked: readonly string[], story: Story = 'usual', view: View | null = null): string {
  // My own turn is *asked* in words of its own.
  const news = asked.some(Boolean) ? events.filter((event) => !(event.kind === 'turn' && event.seat === company.me)) : events;
  const told = sentences(story === 'short' ? news.filter(isForMe(events, company.me)) : news, company);
  // After a move was taken back nothing that was told holds.
  const state = view && events.length && (story === 'full' || events.some(({ kind }) => kind === 'undone')) ? standing(view, company) : [];
  if (view?.hand.length && events.some((event) => event.kind === 'rotated' || (event.kind === 'traded' && seatsOf(event).includes(view.seat ?? -1))))
    state.push(WORDS[company.language].table.hand(view.hand.length));
  return [...told, ...[...state, ...asked].filter(Boolean).map(closed)].join(' ');
}

/** Return what tells whether an event concerns *me*, or lies on top: what those before the last card did is left out. */
function isForMe(events: readonly GameEvent[], me: Seat | null): (event: GameEvent, place: number) => boolean {
  const last = events.findLastIndex(({ kind }) => kind === 'played' || kind === 'laid');
  // Of a trick every card lies open; and without a chair all that happens is as near.
  const inTrick = events.some(({ kind }) => kind === 'trick');
  return (event, place) => {
    const card = events.slice(0, place + 1).findLastIndex(({ kind }) => kind === 'played' || kind === 'laid');
    const onTop = card === last && ALWAYS_WITH_TOP.has(event.kind);
    return me === null || onTop || ALWAYS.has(event.kind) || (inTrick && event.kind === 'played') || seatsOf(event).includes(me);
  };
}

/** The card on top, and what it asks for. */
const ALWAYS_WITH_TOP: ReadonlySet<GameEvent['kind']> = new Set(['played', 'laid', 'named', 'rank_named', 'stands', 'shows', 'stopped', 'asked', 'capped']);
/** What changes the round for everybody. */
const ALWAYS: ReadonlySet<GameEvent['kind']> = new Set(['dealt', 'starter', 'announced', 'rotated', 'trick', 'chose', 'over', 'rule_changed']);

/** Return the seats that *event* names: who acts, and whom it hits. */
function seatsOf(event: GameEvent): Seat[] {
  const { seat, to, by, of, from, first } = event as Partial<Record<'seat' | 'to' | 'by' | 'of' | 'from' | 'first', Seat>>;
  return [seat, to, by, of, from, first].filter((one) => one !== undefined);
}

/** Return how the table stands: the card on top, the attack, what each of the others holds. */
function standing(view: View, { language, names }: Company): string[] {
  const { table } = WORDS[language];
  if (view.over) return [];
  const others = (view.counts ?? []).flatMap((count, seat) => (seat === view.seat ? [] : [table.opponent(names[seat] ?? '…', count)]));
  return [view.top ? table.top(cardName(view.top, language)) : '', view.debt > 0 ? table.attack(view.debt) : '', others.join(', ')];
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
