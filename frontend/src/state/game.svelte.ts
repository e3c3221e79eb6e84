// The room as this page knows it: the last view, the log, what waits for an answer. All that a person does goes through here.
import { Connection, type ConnectionState, type Surroundings } from '../ground/connection';
import { happenings } from '../facts/happenings';
import { mayDo, mayOnlyDo, whyNot, whyNoDraw } from '../facts/moves';
import { Outbox } from '../ground/outbox';
import type { GameEvent } from '../facts/events';
import { isDoorOpen, openDoor, readMessage } from '../ground/door';
import type { Advice, Chat, ChatLine, Face, GatheringMessage, Phrase, PhraseCode, Preparing, Reason, Refused, View } from '../ground/protocol';
import type { Alarm, DealGuard, Without } from '../facts/deal/guard';
import { upToMine } from '../facts/signs';
import { playersOf } from '../words/people';
import { steadyNow } from '../facts/steady';
import { fetchPart, missing } from './parts.svelte';
import type { Told } from '../words/story';

/** A request beside playing, before it gets its id. */
export type Asked = GatheringMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never;

/** Something to tell about a card or a click: made into a sentence where it is shown. */
export type Remark = { no: number; face: Face | null } & ({ reason: Reason } | { refusal: Refused });

/** What somebody in the room has just said: a phrase, or a line of their own. */
export type Said = (Phrase | (ChatLine & { card?: never })) & { no: number };

/** What is not the room's own: the network, the clock, the screen. */
export interface Around extends Pick<Surroundings, 'dial' | 'after' | 'chance'> {
  /** Run *task* once what has just changed has been drawn. */
  drawn(task: () => void): void;
}

/** Called before and after the table changes, to move cards from their old places. */
export interface Witness {
  before(events: readonly GameEvent[], view: View): void;
  after(events: readonly GameEvent[], view: View): void;
}

const BATCHES_KEPT = 400;
const MOST_UNGUARDED = 20;
const FETCH_AGAIN_MS = 1000;
const PHRASE_SHOWN_MS = 5000;
const CHATS_KEPT = 200;
/** No answer takes this long, even for a held-back move or a slow disk: the wire is dead. */
const ANSWERED_WITHIN_MS = 8000;
/** A device whose page was hidden for this long may have slept. The server closes a silent socket no sooner. */
const ASLEEP_MS = 10_000;

export class Game {
  view = $state.raw<View | null>(null);
  state = $state<ConnectionState>('connecting');
  log = $state.raw<Told[]>([]);
  /** The events that just happened, for those who listen rather than look. */
  news = $state.raw<Told | null>(null);
  remark = $state.raw<Remark | null>(null);
  /** What was said in the last seconds, the latest last; one thing a person. */
  said = $state.raw<readonly Said[]>([]);
  /** What the guests of this room have written, as it came: felt/company/heard.svelte.ts makes lines of it. */
  chats = $state.raw<readonly Chat[]>([]);
  /** What a strong player would do here, once I have asked. */
  advice = $state.raw<Advice | null>(null);
  /** How far the server is with getting ready for it, where it has to first. */
  preparing = $state.raw<Preparing | null>(null);
  /** A click is on its way: nothing more may be clicked. */
  busy = $state(false);
  witness: Witness | null = null;
  /** What no honest server does with a deal: the first time that it was seen. */
  alarm = $state.raw<Alarm | null>(null);
  /** Why the latest deal is made without the grain of this browser, where nobody is to blame. */
  without = $state.raw<Without | null>(null);
  /** The window of the result: whether it is open, and the latest view of a round that was over, to open it again. */
  readonly result = $state({ open: false });
  lastOver = $state.raw<View | null>(null);
  /** I asked for the next round myself: its result was seen. */
  wentOn = false;
  /** Whether this is a finished round that is looked at again. */
  readonly replayed: boolean = false;

  // It comes apart. Views that came before it wait.
  private guard: DealGuard | null = null;
  private unguarded: [view: View, first: boolean][] = [];
  // What came before the door that checks it waits; and what answers a press, until the press itself is drawn.
  private unread: string[] = [];
  private isShowing = false;
  private readonly outbox: Outbox;
  private readonly connection: Connection;
  // When its times were told: they count from there.
  private viewAt = 0;
  // Since when the page is hidden.
  private hiddenAt: number | null = null;
  private firstView = true;
  // A change was missed: a whole view has been asked for.
  private isAsking = false;
  private told = 0;
  // What was asked for last, to name the card in a refusal.
  private lastFace: Face | null = null;

  constructor(
    /** Empty where there is none, in replays and lessons: nothing of it is kept, and nothing comes after it. */
    readonly room: string,
    stem: string,
    private readonly around: Around,
    readonly watching = false,
    private readonly newNonce?: () => string,
    private readonly now: () => number = steadyNow,
  ) {
    this.outbox = new Outbox(stem);
    this.connection = new Connection(watching ? `/ws/watch/${room}` : `/ws/${room}`, {
      ...around,
      stateChanged: (state) => {
        // Open once the room is heard: what is pressed before that would be lost.
        if (state === 'open') return;
        this.state = state;
        this.firstView = true;
        this.isAsking = false;
        this.unread = [];
      },
      heard: (text) => this.hear(text),
    });
    this.connection.open();
    if (room) {
      void this.fetchDoor();
      void this.fetchGuard();
    }
  }

  get live(): boolean {
    return this.state === 'open';
  }

  /** The finished round whose result can be shown: this one, or the one before, where it was of the same game. */
  get finished(): View | null {
    if (this.view?.over) return this.view;
    return this.lastOver && this.lastOver.family === this.view?.family ? this.lastOver : null;
  }

  /** Whether something can be asked for now. */
  get ready(): boolean {
    return this.live && !this.busy;
  }

  /** Play *face* by the move that *word* writes, or say why not. */
  play(face: Face, word: string = face): void {
    if (!this.view || !this.ready) return;
    const reason = whyNot(this.view, face);
    if (reason) return this.say(reason, face);
    this.lastFace = face;
    this.move(word);
  }

  /** Make the move that *word* writes: an answer to a choice. */
  make(word: string): void {
    if (this.ready) this.move(word);
  }

  /** The dealer chooses the size of the hands. */
  chooseHand(hand: number): void {
    if (this.ready) this.send({ type: 'deal', id: this.outbox.nextId(), hand });
  }

  cut(at: number): void {
    if (this.ready) this.send({ type: 'cut', id: this.outbox.nextId(), at });
  }

  /** A new match by the same plan, with an empty sheet. */
  newMatch(match: { plan: string; target: number | null } | null): void {
    if (!this.view?.over || !this.ready) return;
    this.wentOn = true;
    this.send({ type: 'match', id: this.outbox.nextId(), match });
  }

  /** Draw, or pass where nothing else is left, or say why not: a second press never gives up a turn that could be played. */
  draw(): void {
    if (!this.view || !this.ready) return;
    const reason = whyNoDraw(this.view);
    if (!reason) return this.move('draw');
    if (mayOnlyDo(this.view.moves, 'pass')) return this.move('pass');
    this.say(reason);
  }

  pass(): void {
    if (this.ready && this.view && mayDo(this.view.moves, 'pass')) this.move('pass');
  }

  /** Show why something cannot be done, without asking the server. */
  say(reason: Reason, face: Face | null = null): void {
    this.remark = { no: ++this.told, face, reason };
  }

  nextRound(): void {
    if (!(this.view?.over || this.view?.deal) || !this.ready) return;
    this.wentOn = true;
    this.send({ type: 'next', id: this.outbox.nextId() });
  }

  setPace(pace: number): void {
    if (this.view) this.connection.send(JSON.stringify({ type: 'pace', id: this.outbox.nextId(), pace }));
  }

  /** Ask for something beside playing; return its id, by which it is refused. It is not sent again by itself: a person who sees no change asks again. */
  ask(message: Asked): string {
    if (!this.live) return '';
    this.remark = null;
    const id = this.outbox.nextId();
    this.connection.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Take my last move back, if all agree. */
  undo(): void {
    if (this.view?.may.undo) this.ask({ type: 'undo' });
  }

  /** Deal the cards of the round that is over again. */
  sameCards(): void {
    if (this.view?.over && this.ready) this.send({ type: 'again', id: this.outbox.nextId(), round_no: this.view.round_no });
  }

  vote(yes: boolean): void {
    const poll = this.view?.poll;
    if (poll) this.ask({ type: 'vote', yes, poll: poll.opened_seq });
  }

  /** Say *phrase* to the room, or of *card*, the last one laid. */
  sayPhrase(phrase: PhraseCode, card: Face | null = null): void {
    this.ask({ type: 'phrase', phrase, card });
  }

  /** Do *task* in so many milliseconds; the answer takes that back. */
  later(ms: number, task: () => void): () => void {
    return this.around.after(ms, task);
  }

  /** Return how many milliseconds ago the times of the view were told. */
  sinceView(): number {
    return this.now() - this.viewAt;
  }

  takeOver(): void {
    this.connection.open();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** The device has another network: what was open on the old one may be dead. */
  networkChanged(): void {
    this.connection.renew();
  }

  /** The page is looked at, or is not any more. */
  lookedAt(isSeen: boolean): void {
    if (!isSeen) {
      this.hiddenAt ??= this.now();
      return;
    }
    const slept = this.hiddenAt !== null && this.now() - this.hiddenAt >= ASLEEP_MS;
    this.hiddenAt = null;
    if (slept) this.connection.renew();
    else this.connection.hurry();
  }

  leave(): void {
    this.witness = null;
    this.connection.close();
  }

  private move(move: string): void {
    if (!this.view) return;
    this.send({ type: 'move', id: this.outbox.nextId(), seq: this.view.seq, move });
  }

  protected send(message: Parameters<Outbox['wait']>[0]): void {
    if (!this.view) return;
    this.remark = null;
    this.busy = true;
    this.outbox.wait(message, this.view);
    this.isShowing = true;
    this.around.drawn(() => {
      this.isShowing = false;
      this.readOn();
    });
    this.connection.send(JSON.stringify(message));
    this.around.after(ANSWERED_WITHIN_MS, () => this.outbox.waiting === message && this.connection.renew());
  }

  private async fetchDoor(): Promise<void> {
    if (isDoorOpen()) return;
    await fetchPart(openDoor);
    this.readOn();
  }

  private readOn(): void {
    for (const text of this.unread.splice(0)) this.hear(text);
  }

  private hear(text: string): void {
    if (!isDoorOpen() || this.isShowing) return void this.unread.push(text);
    const message = readMessage(text, this.firstView ? null : this.view);
    if (message?.type === 'view') {
      this.firstView = true;
      this.viewAt = this.now();
      this.see(message);
    } else if (message?.type === 'changed') {
      if (message.isTimed) this.viewAt = this.now();
      this.see(message.view);
    } else if (message?.type === 'missed') this.askForWhole();
    else if (message?.type === 'outdated') missing.told = true;
    else if (message?.type === 'phrase') this.hearSaid(message);
    else if (message?.type === 'chat') this.chats = [...this.chats, message].slice(-CHATS_KEPT);
    else if (message?.type === 'preparing') this.preparing = message;
    else if (message?.type === 'advice') this.hearAdvice(message);
    else if (message) this.hearRefusal(message);
  }

  private askForWhole(): void {
    if (this.isAsking) return;
    this.isAsking = true;
    this.connection.send(JSON.stringify({ type: 'whole', id: this.outbox.nextId() }));
  }

  private hearAdvice(advice: Advice): void {
    this.advice = advice.seq === this.view?.seq ? advice : null;
    this.preparing = null;
  }

  /** Show for so long what somebody has just said. */
  hearSaid(one: Phrase | ChatLine, shownMs = PHRASE_SHOWN_MS): void {
    const said = { ...one, no: ++this.told };
    this.said = [...this.said.filter(({ guest }) => guest !== one.guest), said];
    this.around.after(shownMs, () => (this.said = this.said.filter(({ no }) => no !== said.no)));
  }

  private see(view: View): void {
    const first = this.firstView;
    this.firstView = this.isAsking = false;
    this.state = 'open';
    const again = this.outbox.seen(view, first);
    if (again) this.connection.send(JSON.stringify(again));
    this.busy = this.outbox.waiting !== null;

    this.witness?.before(first ? [] : view.log, view);
    if (view.seq !== this.view?.seq) this.remark = this.advice = null;
    const aside = first ? [] : happenings(this.view, view);
    this.view = view;
    if (view.over && view.result) this.lastOver = view;
    else if (view.stage === 'lobby') {
      this.lastOver = null;
      this.result.open = false;
    }
    this.keepLog([...view.log, ...aside], first, view.seq);
    this.guarded(view, first);
    this.witness?.after(first ? [] : view.log, view);
  }

  /** Let this browser add to the next deal, and hold the server to its word. */
  private guarded(view: View, first: boolean): void {
    if (this.guard) return this.guard.look(view, first);
    this.unguarded = [...this.unguarded, [view, first] as [View, boolean]].slice(-MOST_UNGUARDED);
  }

  private async fetchGuard(): Promise<void> {
    const fetched = await fetchPart(() => import('../facts/deal/guard'));
    // A room may wait for my grain: it must come, however bad the network.
    if (!fetched) return void this.around.after(FETCH_AGAIN_MS, () => this.state !== 'closed' && void this.fetchGuard());
    this.guard = new fetched.DealGuard(this.room, {
      send: (message) => this.connection.send(JSON.stringify(message)),
      nextId: () => this.outbox.nextId(),
      newNonce: this.newNonce ?? fetched.newNonce,
      alarm: (alarm) => (this.alarm ??= alarm),
      without: (why) => (this.without = why),
    });
    const late = this.unguarded.splice(0);
    const [latest] = late.pop() ?? [];
    for (const [view, first] of late) this.guard.compare(view, first);
    // To a deal that came before the guard it adds nothing: it was not there.
    if (latest) this.guard.look(latest, true);
  }

  private keepLog(events: GameEvent[], first: boolean, seq: number): void {
    if (first) this.log = [];
    if (!events.length) return;
    const batch = { no: ++this.told, seq, events, by: this.view ? playersOf(this.view, first) : undefined };
    const newRound = events.some(({ kind }) => kind === 'dealt');
    // What came before my last turn is apart, so that the rest can be told as new.
    const seen = first ? upToMine(events, this.view?.seat ?? null) : 0;
    const batches =
      seen > 0 && seen < events.length
        ? [
            { ...batch, no: ++this.told, events: events.slice(0, seen) },
            { ...batch, no: ++this.told, events: events.slice(seen) },
          ]
        : [batch];
    this.log = newRound ? batches : [...this.log, ...batches].slice(-BATCHES_KEPT);
    // On arrival in the middle of a round, do not read out its whole history.
    this.news = first && events.some(({ kind }) => kind === 'played' || kind === 'laid') ? null : batch;
  }

  private hearRefusal(refusal: Refused): void {
    // Another tab committed or revealed first. The person did not ask for it: show nothing.
    if (this.guard?.refused(refusal.id)) return;
    this.outbox.refused(refusal);
    this.busy = this.outbox.waiting !== null;
    this.remark = { no: ++this.told, face: this.lastFace, refusal };
  }
}
