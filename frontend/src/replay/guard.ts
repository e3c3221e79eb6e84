// What this browser does for an honest deal, by itself: it commits to a grain of chance, holds the server to its word, and reveals only then.
import type { ClientMessage, Seal, View } from '../protocol';
import { nonceDigest, sealOf } from './chance';
import { keepDealt, keepNonce, keepSeal, ownNonces, ownSeal, wasDealt } from './own_nonces';
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
 * `promise`: another promise than before, or none. `left_out`, `replaced`: my commitment is not in the seal, or another one stands there for me.
 * `bad_seal`: the seal is not what it says. `other_seal`: another seal than before, also in the proof at the end. `blamed`: the server says that
 * my grain did not come, though it had it.
 */
export type AlarmCode = 'promise' | 'left_out' | 'replaced' | 'bad_seal' | 'other_seal' | 'blamed';

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

/** Return a fresh grain of chance: 32 hexadecimal digits. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class DealGuard {
  private readonly promises: Promises;
  /** The ids of what was sent: a person has not asked for it, and hears nothing of a refusal. */
  private readonly ids = new Set<string>();
  /** Promises for which the view has shown my own commitment, on whatever wire. */
  private readonly noted = new Set<string>();
  // Each for the promise of the latest deal: what was sent on this wire, told to the person, seen sealed, shown as opened by my grain, and seen dealt.
  private committed = '';
  private revealed = '';
  private told = '';
  private sealed = '';
  private opened = '';
  private dealt = '';
  private wiredAt = 0;
  private committedAt = 0;
  private commitId = '';
  private revealedAt = 0;
  /** How often I have put this deal off, as the server says. */
  private putOff = 0;

  constructor(
    room: string,
    private readonly ends: Ends,
  ) {
    this.promises = new Promises(room);
  }

  /** Hear that *id* was refused; return whether it is of something that this guard has sent. */
  refused(id: string | null): boolean {
    if (id === this.commitId) this.committedAt = Infinity;
    return id !== null && this.ids.has(id);
  }

  /** Do what *view* asks for. *first*: the first view on a wire. */
  look(view: View, first: boolean): void {
    if (first) {
      this.committed = this.revealed = '';
      this.wiredAt = Date.now();
    }
    if (view.guest != null) this.promises.moved(view.room);
    const broken = this.promises.heldAgainst(view, first);
    if (broken) this.ends.alarm({ code: 'promise', ...broken });
    this.checkProof(view);
    // Who has left the chair takes part in no deal, until coming back.
    if (view.guest == null || view.seat === null || view.may?.back) return;
    this.checkDealt(view, first);
    this.checkBlame(view);
    if (!view.next_commitment) return;
    // Its cards are known: from another room, or from this table a while ago. I add nothing to them.
    if (this.dealt === view.next_commitment || wasDealt(view.next_commitment, view.room)) return this.ends.alarm({ code: 'other_seal', round: view.round_no + 1, promised: ownSeal(view.next_commitment) ?? '', found: null });
    if (view.seal) this.open(view, view.next_commitment, view.guest, view.seal, first);
    else this.commit(view, view.next_commitment, view.guest);
  }

  private commit(view: View, promise: string, guest: number): void {
    const noted = view.commitments?.find((one) => one.guest === guest);
    if (noted && nonceOf(promise, guest, noted.digest)) this.noted.add(promise);
    if (noted || !view.commitments || this.committed === promise || view.put_off?.some((one) => one.guest === guest)) return;
    this.committed = promise;
    this.committedAt = Date.now();
    if (!ownNonces(promise).length) keepNonce(promise, this.ends.newNonce());
    // Another tab may have been as fast: of the same browser, all begin with the first one kept.
    const [nonce = ''] = ownNonces(promise);
    this.commitId = this.nextId();
    this.send({ type: 'commit', id: this.commitId, digest: nonceDigest(promise, guest, nonce) });
  }

  private open(view: View, promise: string, guest: number, seal: Seal, first: boolean): void {
    const round = view.round_no + 1;
    const found = sealOf(promise, seal.deal, seal.commitments.map(({ digest }) => digest));
    const shownBefore = ownSeal(promise) ?? seal.digest;
    const mine = seal.commitments.find((one) => one.guest === guest);
    const nonce = mine && nonceOf(promise, guest, mine.digest);
    const alarm = (code: AlarmCode, told: string, instead: string | null): void => this.ends.alarm({ code, round, promised: told, found: instead });
    this.sealed = promise;
    if (found !== seal.digest) return alarm('bad_seal', found, seal.digest);
    if (!seal.deal.startsWith(`${round}:`)) return alarm('bad_seal', `${round}:…`, seal.deal);
    if (shownBefore !== seal.digest) return alarm('other_seal', shownBefore, seal.digest);
    if (!mine && this.wasThere(promise)) return alarm('left_out', promise, null);
    if (!mine) return this.without(promise, view.put_off?.some((one) => one.guest === guest) ? 'put_off' : this.noted.has(promise) || first ? 'away' : 'late');
    if (!nonce && ownNonces(promise).length) return alarm('replaced', nonceDigest(promise, guest, ownNonces(promise)[0] ?? ''), mine.digest);
    if (!nonce) return this.without(promise, 'unknown');
    if (ownSeal(promise) === null) keepSeal(promise, seal.digest);
    if (mine.revealed) this.opened = promise;
    if (mine.revealed || this.revealed === promise) return;
    this.revealed = promise;
    this.revealedAt = Date.now();
    this.ends.without(null);
    this.send({ type: 'reveal', id: this.nextId(), nonce });
  }

  /** A deal that comes without any seal is made without my grain too. */
  private checkDealt({ room, stage, round_no: round, commitment }: View, first: boolean): void {
    if (stage === 'round' && commitment) {
      this.dealt = commitment;
      keepDealt(commitment, room);
    }
    if (stage !== 'round' || !commitment || this.sealed === commitment || ownSeal(commitment) !== null) return;
    if (this.wasThere(commitment)) this.ends.alarm({ code: 'left_out', round, promised: commitment, found: null });
    else if ((first && ownNonces(commitment).length) || this.noted.has(commitment)) this.without(commitment, 'away');
    else if (this.committed === commitment) this.without(commitment, 'late');
  }

  /** Whether the server had my commitment, and must have known that I was there: from this wire, or for long enough. */
  private wasThere(promise: string): boolean {
    if (this.committed === promise && Date.now() - this.committedAt > SETTLED_MS) return true;
    return this.noted.has(promise) && (this.committed === promise || Date.now() - this.wiredAt > SETTLED_MS);
  }

  /** The proof at the end tells of the same seal as was shown before the deal. */
  private checkProof({ proof, round_no, over }: View): void {
    const kept = ownSeal(proof?.commitment ?? null);
    if (!over || !proof || kept === null || proof.seal === kept) return;
    this.ends.alarm({ code: 'other_seal', round: round_no, promised: kept, found: proof.seal });
  }

  /** Whoever has put a deal off is named: not me, if the server had my grain. */
  private checkBlame({ put_off, guest, round_no }: View): void {
    const late = put_off?.filter((one) => one.guest === guest).length ?? 0;
    const hadTime = this.revealed === this.sealed && Date.now() - this.revealedAt > SETTLED_MS;
    const wasThere = this.sealed !== '' && (this.opened === this.sealed || hadTime);
    if (late > this.putOff && wasThere) this.ends.alarm({ code: 'blamed', round: round_no + 1, promised: this.sealed, found: null });
    this.putOff = late;
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
