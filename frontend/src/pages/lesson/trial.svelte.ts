// A lesson that is tried: a game whose moves are answered from what the server told with the position, one after the other.
import type { GameEvent } from '../../facts/events';
import type { Face, Lesson, Move, Reason, View } from '../../ground/protocol';
import { Game } from '../../state/game.svelte';
import type { Told } from '../../words/story';
import { NOTHING_TO_DO, STILL } from '../replay/film.svelte';

/** So long one reads what a move has done before the next one is made. */
export const STEP_MS = 1500;

/** Return a move without what is announced with it. */
const unannounced = (word: string): string => word.split('!')[0] ?? word;

/** Return a move with its cards in one order: `9c+9d>2` and `9d+9c>2` lay the same cards. */
function ordered(word: string): string {
  const [, cards = '', rest = ''] = /^([^=>!]*)(.*)$/.exec(word) ?? [];
  return cards.split('+').sort().join('+') + rest;
}

export class Trial extends Game {
  /** Whether a move is waited for, is being followed, or has been shown. */
  stage = $state<'asks' | 'goes' | 'told'>('asks');
  /** The move that was made, as the lesson writes it; null: none yet. */
  made = $state.raw<string | null>(null);
  /** Why the card that may not be laid stays in the hand, once it was tried. */
  refused = $state.raw<{ reason: Reason; face: Face } | null>(null);
  /** The last press was a move that this lesson does not know. */
  astray = $state(false);
  /** The moves that this turn began with, as the lesson writes them before the next. */
  private before = '';
  private batches = 0;
  private cancel: (() => void) | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly after: (ms: number, task: () => void) => () => void,
    private readonly heard: (events: readonly GameEvent[]) => void = () => undefined,
  ) {
    super('', '', STILL);
    this.state = 'open';
    this.begin();
  }

  override get live(): boolean {
    return true;
  }

  /** Whether what the lesson is about has been seen: at once, where one only looks. */
  get isShown(): boolean {
    if (this.lesson.kind === 'deal') return true;
    if (this.lesson.kind === 'refused') return this.refused !== null;
    return this.stage !== 'asks' && this.made !== null && this.lesson.shows.includes(this.made);
  }

  /** What happened since my move; of a deal, what it was. */
  get happened(): readonly Told[] {
    return this.made === null ? (this.lesson.kind === 'deal' ? this.log : []) : this.log.slice(1);
  }

  /** The cards of the moves that show it. */
  get marked(): ReadonlySet<Face> {
    return new Set(this.stage === 'asks' && !this.refused ? this.wanted.flatMap(({ cards }) => cards) : []);
  }

  /** The moves that show it, or that it forbids. */
  get wanted(): Move[] {
    const { shows, view } = this.lesson;
    const known = [...view.moves, ...(view.jumps ?? []), ...(view.catches ?? [])];
    return shows.map((text) => ({ ...(known.find((move) => move.text === unannounced(text)) ?? readMove(unannounced(text))), announces: text.includes('!') }));
  }

  /** Set the position again. */
  begin(): void {
    this.cancel?.();
    this.stage = 'asks';
    this.before = '';
    this.made = this.refused = this.remark = this.news = this.lastOver = null;
    this.astray = this.result.open = this.busy = false;
    const { view } = this.lesson;
    this.witness?.before([], view);
    this.view = staged(view);
    this.log = [this.batch(this.view)];
    this.witness?.after([], this.view);
  }

  override say(reason: Reason, face: Face | null = null): void {
    super.say(reason, face);
    if (this.lesson.kind === 'refused' && face && this.wanted.some(({ cards }) => cards.includes(face))) this.refused = { reason, face };
  }

  override later(ms: number, task: () => void): () => void {
    return this.after(ms, task);
  }

  override leave(): void {
    this.cancel?.();
    super.leave();
  }

  protected override send(message: Parameters<Game['send']>[0]): void {
    if (message.type !== 'move') return;
    const word = this.written(message.move);
    this.astray = word === null;
    if (word === null) return;
    this.remark = null;
    this.busy = true;
    this.made ??= word;
    this.stage = 'goes';
    const views = this.answered(this.before + word);
    this.before += `${word}\n`;
    this.follow(views);
  }

  /** Return *word* as the lesson writes it, or as it writes the move without an announcement; null where it knows neither. */
  private written(word: string): string | null {
    const known = this.known();
    const find = (wanted: string): string | undefined => known.find((move) => ordered(move) === ordered(wanted));
    return find(word) ?? find(unannounced(word)) ?? null;
  }

  /** Return the moves that may be made now. */
  private known(): string[] {
    const moves = Object.keys(this.lesson.plays).filter((move) => move.startsWith(this.before));
    return moves.map((move) => move.slice(this.before.length)).filter((move) => !move.includes('\n'));
  }

  /** Return the views after *word*. That another ends the round then has nothing to do with the rule, and is left out. */
  private answered(word: string): readonly View[] {
    const views = this.lesson.plays[word] ?? [];
    const end = this.lesson.kind === 'end' ? -1 : views.findIndex(({ over }, place) => place > 0 && over);
    return end < 0 ? views : views.slice(0, end);
  }

  private follow([next, ...others]: readonly View[]): void {
    if (next) this.show(next);
    if (!others.length) {
      this.stage = 'told';
      if (next && this.known().length) this.goOn(next);
    } else this.cancel = this.after(STEP_MS, () => this.follow(others));
  }

  /** The turn goes on: what else is to be done in it can be done. */
  private goOn(view: View): void {
    this.view = staged(view);
    this.busy = false;
  }

  private show(view: View): void {
    this.witness?.before(view.log, view);
    this.view = { ...staged(view), ...NOTHING_TO_DO };
    if (this.view.over && this.view.result) this.lastOver = this.view;
    this.news = this.batch(view);
    this.log = [...this.log, this.news];
    this.witness?.after(view.log, this.view);
    this.heard(view.log);
  }

  private batch({ seq, log }: View): Told {
    return { no: ++this.batches, seq, events: log };
  }
}

/** Return *view* as of a table where I alone am with computers: there is neither advice nor a way back, and nothing comes after it. */
function staged(view: View): View {
  const guest = view.seat === null ? null : (view.guests_at[view.seat] ?? null);
  return { ...view, guest, may: { ...view.may, advise: false, undo: false, start: false } };
}

/** Return what can be read of a move that the view does not list: its cards, or else its verb. */
function readMove(text: string): Move {
  const [first = ''] = text.split(/[=> ]/);
  const cards = first.split('+');
  return cards.every((card) => /^[2-9TJQKAX][cdhsrb]$/.test(card)) ? { text, verb: 'play', cards } : { text, verb: first as Move['verb'], cards: [] };
}
