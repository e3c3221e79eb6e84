// What this browser does for an honest deal, by itself: it commits to a grain of chance, holds the server to its word, and reveals only then.
import type { ClientMessage, Seal, View } from '../../ground/protocol';
import { Breaks } from './breaks';
import { nonceDigest, sealOf } from './digests';
import { everyNonce, keepDealt, keepNonce, keepSeal, ownNonces, ownSeal, wasDealt } from './own_nonces';
import { Promises } from './promises';

/** Something that an honest server does not do. */
export interface Alarm {
  code: AlarmCode;
  round: number;
  /** What was promised or noted before, and what is shown instead; null: nothing. */
  promised: string;
  found: string | null;
}

/**
 * `promise`: another promise than before, or none. `known`: known cards, told with the deal. `left_out`, `replaced`: my commitment is not in the seal, or another one stands there for me.
 * `bad_seal`: the seal is not what it says. `other_seal`: another seal than before, also in the proof at the end. `blamed`: the server says that
 * my grain did not come, though it had it. `put_off`, `too_soon`: see `Unfounded`. `refused`: my commitment was, without a reason. `late`: twice
 * running it came too late for the server, on one wire.
 */
export type AlarmCode = 'promise' | 'known' | 'left_out' | 'replaced' | 'bad_seal' | 'other_seal' | 'blamed' | 'put_off' | 'too_soon' | 'refused' | 'late';

/** Why a deal is made without the grain of this browser, with nobody at fault; `unknown`: by one that it does not know. */
export type Without = 'away' | 'late' | 'put_off' | 'unknown';

export interface Ends {
  send(message: ClientMessage): void;
  nextId(): string;
  newNonce(): string;
  alarm(alarm: Alarm): void;
  /** Null: the grain of this browser is in the deal again. */
  without(why: Without | null): void;
}

const NONCE_BYTES = 16;
/** By then all processes of the server know who is there. */
const SETTLED_MS = 5000;
/** The heartbeat of the server closes a wire that has stood still for so long: no two deals further apart are missed at once. */
const STANDS_STILL_MS = 25_000;
/** How often I commit to one deal, where the server refuses: it may be in trouble. */
const MOST_TRIES = 3;
/** So many commands that I did not see may have been in the way of my commitment, and out of it again. */
const THERE_AND_BACK = 2;

/** Return a fresh grain of chance: 32 hexadecimal digits. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class DealGuard {
  private readonly promises: Promises;
  private readonly breaks = new Breaks();
  /** The ids of what was sent: a person has not asked for it, and hears nothing of a refusal. */
  private readonly ids = new Set<string>();
  /** Promises for which the view has shown my own commitment, on whatever wire. */
  private readonly noted = new Set<string>();
  // Each for the promise of the latest deal: what was sent on this wire, told to the person, seen sealed, seen at all, and shown as opened by my grain.
  private committed = '';
  private revealed = '';
  private told = '';
  private sealed = '';
  private latest = '';
  private opened = '';
  /** The round of the deal that was seen sealed. */
  private sealedFor = 0;
  /** Promises whose deals I have seen. */
  private readonly dealt = new Set<string>();
  /** Sealed or dealt before I was there: without me, with nobody at fault, for good. */
  private missed = '';
  /** Refused, though no seal was in the way. */
  private spurned = '';
  private wiredAt = 0;
  /** The promise for which this tab was the first of its browser to commit, and when: no view can have shown it before. */
  private first = { promise: '', at: 0 };
  /** No later than this was my commitment sent that a view showed, and no seal; null: not yet, or I do not know. */
  private notedAt: number | null = null;
  /** What the view showed when I committed. */
  private committedTo = { seq: 0, commitments: 0 };
  private commitId = '';
  private tries = 0;
  private wasRefused = false;
  private wasSeated = false;
  /** The latest round on this wire for which I was late; null: none since my grain was in a deal. */
  private lateFor: number | null = null;
  private lateAt = 0;
  /** Who has put this deal off, as the server says. */
  private putOff: number[] = [];

  constructor(
    room: string,
    private readonly ends: Ends,
  ) {
    this.promises = new Promises(room);
  }

  /** Hear that *id* was refused; return whether it is of something that this guard has sent. */
  refused(id: string | null): boolean {
    if (id !== null && id === this.commitId) this.wasRefused = true;
    return id !== null && this.ids.has(id);
  }

  /** Do what *view* asks for. *first*: the first view on a wire. */
  look(view: View, first: boolean): void {
    if (first) this.arrive();
    this.compare(view, first);
    this.checkProof(view);
    // Who has left the chair takes part in no deal, until coming back.
    const seated = view.guest != null && view.seat !== null && !view.may.back;
    const arrives = first || (seated && !this.wasSeated && view.stage === 'round');
    this.wasSeated = seated;
    if (view.guest == null || !seated) return;
    if (arrives) this.missed = view.stage === 'round' ? (view.commitment ?? '') : view.seal ? (view.next_commitment ?? '') : '';
    this.checkDealt(view);
    this.checkBlame(view);
    if (!view.next_commitment) return;
    // Its cards are known: from another room, or from this table a while ago. I add nothing to them.
    if (this.dealt.has(view.next_commitment) || wasDealt(view.next_commitment, view.room))
      return this.ends.alarm({ code: 'other_seal', round: view.round_no + 1, promised: ownSeal(view.next_commitment) ?? '', found: null });
    if (view.seal) this.open(view, view.next_commitment, view.guest, view.seal);
    else this.commit(view, view.next_commitment, view.guest);
  }

  /** Hold what came before this guard against what was promised: what it asked for is asked for no longer. */
  compare(view: View, first: boolean): void {
    if (view.guest != null) this.promises.moved(view.room);
    const broken = this.promises.heldAgainst(view, first);
    if (broken) this.ends.alarm(broken);
    const unfounded = this.breaks.look(view, !first && this.hadToBeSealed(view));
    if (unfounded)
      this.ends.alarm({
        code: unfounded.code,
        round: view.round_no + (view.stage === 'round' ? 0 : 1),
        promised: unfounded.seal,
        found: unfounded.names.join(', '),
      });
  }

  /** Whether a seal that is told to be broken must have had me in it, and shown: neither I nor another tab of mine has opened it. */
  private hadToBeSealed({ seat, may, next_commitment }: View): boolean {
    const { committed } = this;
    return (
      this.wasSeated &&
      seat !== null &&
      !may.back &&
      committed !== next_commitment &&
      this.noted.has(committed) &&
      this.revealed !== committed &&
      ownSeal(committed) === null
    );
  }

  private arrive(): void {
    this.committed = this.revealed = '';
    this.wasRefused = false;
    this.lateFor = null;
    this.wiredAt = Date.now();
  }

  private commit(view: View, promise: string, guest: number): void {
    const noted = view.commitments?.find((one) => one.guest === guest);
    if (noted && nonceOf(promise, guest, noted.digest)) this.note(promise);
    if (noted || !view.commitments || view.put_off?.some((one) => one.guest === guest)) return;
    if (this.committed === promise && !this.mayTryAgain(view, promise, guest)) return;
    this.tries = this.committed === promise ? this.tries + 1 : 1;
    this.committed = this.latest = promise;
    this.notedAt = null;
    this.committedTo = { seq: view.seq, commitments: view.commitments.length };
    this.wasRefused = false;
    if (!ownNonces(promise).length) {
      keepNonce(promise, this.ends.newNonce());
      this.first = { promise, at: Date.now() };
    }
    // Another tab may have been as fast: of the same browser, all begin with the first one kept.
    const [nonce = ''] = ownNonces(promise);
    this.commitId = this.nextId();
    this.send({ type: 'commit', id: this.commitId, digest: nonceDigest(promise, guest, nonce) });
  }

  private note(promise: string): void {
    this.noted.add(promise);
    this.latest = promise;
    if (this.committed === promise && this.first.promise === promise) this.notedAt ??= this.first.at;
  }

  /** Whether a commitment that the view does not show was refused, though nothing was in its way: the server may be in trouble, or lie. */
  private mayTryAgain(view: View, promise: string, guest: number): boolean {
    if (!this.wasRefused || !this.breaks.mayCommit(view, guest)) return false;
    const unseen = view.seq - this.committedTo.seq - ((view.commitments?.length ?? 0) - this.committedTo.commitments);
    if (unseen < THERE_AND_BACK) this.spurned = promise;
    return this.tries < MOST_TRIES;
  }

  private open(view: View, promise: string, guest: number, seal: Seal): void {
    const round = view.round_no + 1;
    const found = sealOf(
      promise,
      seal.deal,
      seal.commitments.map(({ digest }) => digest),
    );
    const shownBefore = ownSeal(promise) ?? seal.digest;
    const mine = seal.commitments.find((one) => one.guest === guest);
    const nonce = mine && nonceOf(promise, guest, mine.digest);
    const alarm = (code: AlarmCode, told: string, instead: string | null): void => this.ends.alarm({ code, round, promised: told, found: instead });
    this.sealed = this.latest = promise;
    this.sealedFor = round;
    if (found !== seal.digest) return alarm('bad_seal', found, seal.digest);
    if (!seal.deal.startsWith(`${round}:`)) return alarm('bad_seal', `${round}:…`, seal.deal);
    if (shownBefore !== seal.digest) return alarm('other_seal', shownBefore, seal.digest);
    if (!mine) return this.leftOut(view, promise, guest, round);
    if (!nonce && isOwn(mine.digest, guest)) return this.isLate(promise, round, 'late');
    if (!nonce && ownNonces(promise).length) return alarm('replaced', nonceDigest(promise, guest, ownNonces(promise)[0] ?? ''), mine.digest);
    if (!nonce) return this.without(promise, 'unknown');
    const isFirst = ownSeal(promise) === null;
    if (isFirst) keepSeal(promise, seal.digest);
    if (mine.revealed) this.opened = promise;
    if (mine.revealed || this.revealed === promise) return;
    this.revealed = promise;
    this.breaks.open(seal, this.committed === promise ? this.notedAt : null, isFirst && this.missed !== promise);
    this.ends.without(null);
    this.send({ type: 'reveal', id: this.nextId(), nonce });
  }

  /** A deal that comes without any seal is made without my grain too. */
  private checkDealt(view: View): void {
    const { room, stage, round_no: round, commitment, guest } = view;
    if (stage !== 'round' || !commitment) return;
    this.dealt.add(commitment);
    keepDealt(commitment, room);
    // My grain is in it.
    if (ownSeal(commitment) !== null) this.lateFor = null;
    if (guest === null || this.sealed === commitment || ownSeal(commitment) !== null) return;
    if (ownNonces(commitment).length || this.noted.has(commitment)) this.leftOut(view, commitment, guest, round);
  }

  /** Judge a deal without my grain: nobody is at fault if I was away, was late, or had put it off myself. */
  private leftOut(view: View, promise: string, guest: number, round: number): void {
    if (this.told === promise) return;
    const alarm = (code: AlarmCode): void => this.ends.alarm({ code, round, promised: promise, found: null });
    const named = view.put_off?.some((one) => one.guest === guest) ?? false;
    if (this.missed === promise) return this.without(promise, named ? 'put_off' : 'away');
    if (!named && this.wasThere(promise)) return alarm('left_out');
    if (!named && this.spurned === promise) return alarm('refused');
    if (!named && this.noted.has(promise)) return this.without(promise, 'away');
    // Who comes to a deal that was put off may be kept out of it.
    this.isLate(promise, round, named ? 'put_off' : 'late', named || !this.breaks.before);
  }

  /** Note that I was late for the deal of *promise*, as the server says; it counts unless there was nothing to be in time for. */
  private isLate(promise: string, round: number, why: Without, counts = true): void {
    if (this.told === promise) return;
    const isAgain = this.lateFor !== null && this.lateFor !== round && Date.now() - this.lateAt > STANDS_STILL_MS;
    if (isAgain) return this.ends.alarm({ code: 'late', round, promised: promise, found: null });
    if (this.lateFor === null && counts) [this.lateFor, this.lateAt] = [round, Date.now()];
    this.without(promise, why);
  }

  /** Whether the server had my commitment, and must have known that I was there: from this wire, or for long enough. */
  private wasThere(promise: string): boolean {
    return this.noted.has(promise) && (this.committed === promise || Date.now() - this.wiredAt > SETTLED_MS);
  }

  /** The proof at the end tells of the same seal as was shown before the deal. */
  private checkProof({ proof, round_no, over }: View): void {
    const kept = ownSeal(proof?.commitment ?? null);
    if (!over || !proof || kept === null || proof.seal === kept) return;
    this.ends.alarm({ code: 'other_seal', round: round_no, promised: kept, found: proof.seal });
  }

  /** Whoever has put a deal off is named: not me, if the server had shown my grain. */
  private checkBlame({ put_off = [], guest, round_no, stage }: View): void {
    const before = this.putOff;
    this.putOff = put_off.map((one) => one.guest);
    const late = this.putOff.slice(before.length);
    // Of a later seal, which I have not seen, nothing follows: somebody else has put the first one off then.
    const round = stage === 'round' ? round_no : round_no + 1;
    const wasThere = this.sealedFor === round && this.latest === this.sealed && this.opened === this.sealed;
    if (wasThere && late.length && late.every((one) => one === guest)) this.ends.alarm({ code: 'blamed', round, promised: this.sealed, found: null });
  }

  private without(promise: string, why: Without): void {
    if (this.told === promise) return;
    this.told = promise;
    this.ends.without(why);
  }

  private nextId(): string {
    const id = this.ends.nextId();
    this.ids.add(id);
    return id;
  }

  private send(message: ClientMessage): void {
    this.ends.send(message);
  }
}

/** Return the nonce of this browser that opens *digest*; undefined: none. */
function nonceOf(promise: string, guest: number, digest: string): string | undefined {
  return ownNonces(promise).find((nonce) => nonceDigest(promise, guest, nonce) === digest);
}

/** Whether *digest* is a commitment of this browser to some deal: on a slow wire it may have come to the next one. */
function isOwn(digest: string, guest: number): boolean {
  return everyNonce().some(([promise, nonce]) => nonceDigest(promise, guest, nonce) === digest);
}
