// What a server may say of a deal that was put off: who did not show a grain, and after how long. However slow the wire, it follows from what this browser has sent.
import type { Seal, View } from '../../ground/protocol';

/** `grains.REVEAL_S`: no seal is broken sooner. */
const REVEAL_MS = 10_000;
/** Two tabs of one browser, and rounding. */
const SLACK_MS = 1000;
/** `put_off`: somebody is named, or takes part again, who cannot be. `too_soon`: the seal was broken before the time was over. */
export interface Unfounded {
  code: 'put_off' | 'too_soon';
  seal: string;
  /** Who is named, or takes part. */
  names: string[];
}

interface Opened {
  digest: string;
  guests: Set<number>;
  revealed: Set<number>;
  /** When I showed my grain; null: I had shown it before, or another process of the server may have begun to count before I came. */
  at: number | null;
  /** No sooner may the seal be broken. */
  due: number;
}

export class Breaks {
  /** Whether the deal had been put off before I came to it. */
  before = false;
  private deal = 0;
  private count = 0;
  private named = new Set<number>();
  /** The seal to which I have shown my grain. */
  private opened: Opened | null = null;
  /** Who may take part after a seal was broken that I had opened: nobody else, whatever the name. */
  private others: Set<number> | null = null;

  /** Whether the server must let *guest* take part in the deal of *view*: others may be kept out of one that was put off. */
  mayCommit({ put_off = [] }: View, guest: number): boolean {
    return !put_off.length || this.others?.has(guest) === true;
  }

  /** Note that I have shown my grain for *seal*, which was not closed yet at *notedAt*; null: I do not know. *timed*: I saw it from its beginning, and no other tab of mine before. */
  open(seal: Seal, notedAt: number | null, timed: boolean): void {
    const guests = new Set(seal.commitments.map(({ guest }) => guest));
    this.opened = { digest: seal.digest, guests, revealed: new Set(), at: timed ? Date.now() : null, due: notedAt === null ? 0 : notedAt + REVEAL_MS };
  }

  /** Return what *view* says that cannot be. *unseen*: no seal can have been broken that I was not in, and I saw none. */
  look({ stage, round_no, put_off = [], seal, commitments, guest, reveal_left_ms }: View, unseen: boolean): Unfounded | null {
    const deal = stage === 'round' ? round_no : round_no + 1;
    if (deal !== this.deal) this.begin(deal, put_off.length > 0);
    const late = put_off.filter((one) => !this.named.has(one.guest));
    const again = put_off.length - this.count > new Set(late.map((one) => one.guest)).size;
    this.count = put_off.length;
    for (const one of late) this.named.add(one.guest);
    const iAmNamed = guest != null && this.named.has(guest);
    if (again || (late.length && unseen && !iAmNamed)) return this.unfounded('put_off', put_off);
    if (late.length && this.opened && !iAmNamed) return this.broken(this.opened, late);
    if (seal && this.opened?.digest === seal.digest) this.note(this.opened, seal, guest, reveal_left_ms);
    const strangers = [...(commitments ?? []), ...(seal?.commitments ?? [])].filter((one) => this.others?.has(one.guest) === false);
    return strangers.length ? this.unfounded('put_off', strangers) : null;
  }

  private begin(deal: number, before: boolean): void {
    this.deal = deal;
    this.before = before;
    this.count = 0;
    this.named = new Set();
    this.opened = this.others = null;
  }

  private broken({ digest, guests, revealed, at, due }: Opened, late: readonly { guest: number; name: string }[]): Unfounded | null {
    const [first] = late;
    // Later ones may have put off a seal that I have not seen: it took as long again.
    const isOne = Date.now() < Math.max(at ?? 0, due) + REVEAL_MS - SLACK_MS;
    const wrong = late.filter((one) => !guests.has(one.guest) || (revealed.has(one.guest) && (isOne || one === first)));
    this.opened = null;
    this.others = new Set([...guests].filter((one) => !this.named.has(one)));
    if (wrong.length) return { code: 'put_off', seal: digest, names: wrong.map(({ name }) => name) };
    return Date.now() < due - SLACK_MS ? { code: 'too_soon', seal: digest, names: late.map(({ name }) => name) } : null;
  }

  /** What shows my grain was told after I had sent it: the time that it gives cannot have begun before. */
  private note(opened: Opened, { commitments }: Seal, guest: number | null, left: number | null): void {
    for (const one of commitments) if (one.revealed) opened.revealed.add(one.guest);
    if (opened.at !== null && guest !== null && opened.revealed.has(guest)) opened.due = Math.max(opened.due, opened.at + Math.min(left ?? 0, REVEAL_MS));
  }

  private unfounded(code: Unfounded['code'], people: readonly { name: string }[]): Unfounded {
    return { code, seal: this.opened?.digest ?? '', names: people.map(({ name }) => name) };
  }
}
