// The one message that waits for its answer: sent again under the same id after a reconnection, so it is neither lost nor doubled.
import type { ClientMessage, Refused, View } from './protocol';

export class Outbox {
  waiting: ClientMessage | null = null;
  private sent = 0;
  private roundNo = 0;
  private seq = 0;

  /** *stem* tells the pages apart, so that no two send the same id. */
  constructor(private readonly stem: string) {}

  nextId(): string {
    this.sent += 1;
    return `${this.stem}-${this.sent}`;
  }

  wait(message: ClientMessage, view: View): void {
    this.waiting = message;
    this.roundNo = view.round_no;
    this.seq = view.seq;
  }

  /** Take note of *view*; return what must be sent again, if anything. *first*: the first one on a new socket. */
  seen(view: View, first: boolean): ClientMessage | null {
    if (!this.waiting) return null;
    if (this.isDone(this.waiting, view)) {
      this.waiting = null;
      return null;
    }
    return first ? this.waiting : null;
  }

  refused(refusal: Refused): void {
    if (refusal.id === null || refusal.id === this.waiting?.id) this.waiting = null;
  }

  private isDone(message: ClientMessage, view: View): boolean {
    if (message.type === 'move') return view.seq !== message.seq;
    if (message.type === 'deal' || message.type === 'cut' || message.type === 'again') return view.seq !== this.seq;
    // A round that is over, or not yet dealt, is at nobody's turn. A sealed deal has been asked for, and waits for others.
    return message.type === 'pace' || Boolean(view.seal) || view.round_no !== this.roundNo || (view.turn !== null && !view.over);
  }
}
