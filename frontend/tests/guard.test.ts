// What a browser does for an honest deal, and what it says of a server that lies: each attack as the views that it would be seen by.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Commitment, View } from '../src/ground/protocol';
import { nonceDigest, sealOf } from '../src/facts/deal/digests';
import { DealGuard, newNonce, type Alarm, type Without } from '../src/facts/deal/guard';
import { exampleView } from './example';

const DEAL = '2:5f1e:3:1:-:-';
const MINE = '11'.repeat(16);
const LEO = { guest: 1, name: 'Léo', digest: '1e0'.padEnd(64, '0') };
const LONG_MS = 6000;
const A_ROUND_MS = 180_000;
const HEX = 'ff'.repeat(32);
let promises = 0;

/** A guest's browser between two rounds, one tab of it, and the server's views. */
class Tab {
  readonly sent: { type: string; digest?: string; nonce?: string; id: string }[] = [];
  readonly alarms: Alarm[] = [];
  readonly told: Without[] = [];
  private readonly guard: DealGuard;

  constructor(
    readonly promise = `c0ffee${++promises}`,
    nonce = MINE,
    readonly room = `room ${promise}`,
  ) {
    let ids = 0;
    this.guard = new DealGuard(room, {
      send: (message) => void this.sent.push(message as (typeof this.sent)[0]),
      nextId: () => `g-${++ids}`,
      newNonce: () => nonce,
      alarm: (alarm) => void this.alarms.push(alarm),
      without: (why) => void (why && this.told.push(why)),
    });
  }

  get mine(): Commitment {
    return { guest: 0, name: 'Anne', digest: nonceDigest(this.promise, 0, MINE) };
  }

  see(changes: Partial<View> = {}, first = false): this {
    this.guard.look(
      exampleView({ room: this.room, guest: 0, guests_at: [0, 1, 2], stage: 'between', over: true, turn: null, next_commitment: this.promise, ...changes }),
      first,
    );
    return this;
  }

  /** Show the seal of *commitments*, as it should be but for *changes*. */
  seal(commitments: readonly Commitment[], { revealed = [] as number[], deal = DEAL, digest = '', first = false, put_off = [] as View['put_off'] } = {}): this {
    const right = sealOf(
      this.promise,
      deal,
      commitments.map((one) => one.digest),
    );
    const seal = { deal, digest: digest || right, commitments: commitments.map((one) => ({ ...one, revealed: revealed.includes(one.guest) })) };
    return this.see({ commitments: [...commitments], seal, put_off }, first);
  }

  refused(id: string): void {
    this.guard.refused(id);
  }

  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

/** A tab whose commitment the server has noted. */
const noted = (): Tab => {
  const tab = new Tab().see({}, true);
  return tab.see({ commitments: [tab.mine] });
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an honest deal', () => {
  it('commits once, reveals once the seal is closed with its own commitment in it, and says nothing', () => {
    const tab = noted();
    expect(tab.sent).toEqual([{ type: 'commit', id: 'g-1', digest: nonceDigest(tab.promise, 0, MINE) }]);
    tab.seal([tab.mine, LEO]).seal([tab.mine, LEO], { revealed: [1] });
    expect(tab.sent.slice(1)).toEqual([{ type: 'reveal', id: 'g-2', nonce: MINE }]);
    tab.seal([tab.mine, LEO], { revealed: [0] });
    expect([tab.types, tab.alarms, tab.told]).toEqual([['commit', 'reveal'], [], []]);
  });

  it('keeps the nonce to itself until then, whatever comes', () => {
    const tab = noted()
      .see({ commitments: [LEO] })
      .see({ over: false });
    expect(JSON.stringify(tab.sent)).not.toContain(MINE);
  });

  it('commits and reveals again on a new wire, where the server has not got it', () => {
    const tab = new Tab().see({}, true).see({}, true);
    expect(tab.types).toEqual(['commit', 'commit']);
    tab.seal([tab.mine]).seal([tab.mine], { first: true });
    expect(tab.types.slice(2)).toEqual(['reveal', 'reveal']);
  });

  it('reveals what it kept after the page was loaded anew, and in another tab the same', () => {
    const tab = noted();
    const other = new Tab(tab.promise, '22'.repeat(16)).see({}, true);
    expect(other.sent[0]?.digest).toBe(tab.mine.digest);
    const loaded = new Tab(tab.promise, '33'.repeat(16)).seal([tab.mine, LEO], { first: true });
    expect(loaded.sent).toEqual([{ type: 'reveal', id: 'g-1', nonce: MINE }]);
    expect(loaded.alarms).toEqual([]);
  });

  it('works where nothing may be kept, as long as the page lasts', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const tab = noted();
    tab.seal([tab.mine]);
    expect(tab.types).toEqual(['commit', 'reveal']);
  });

  it('adds nothing without a chair, to a sealed deal, or after having put this one off', () => {
    expect(new Tab().see({ seat: null }).sent).toEqual([]);
    expect(new Tab().seal([LEO]).sent).toEqual([]);
    expect(new Tab().see({ put_off: [{ guest: 0, name: 'Anne' }] }).sent).toEqual([]);
  });

  it('makes nonces of 128 bits by the generator of the browser', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});

describe('a server that lies is found out, and gets no nonce', () => {
  const found = (tab: Tab, code: string): void => {
    expect(tab.alarms.map((alarm) => alarm.code)).toEqual([code]);
    expect(tab.types).toEqual(['commit']);
  };

  it('seals without a commitment that it had noted', () => found(noted().seal([LEO]), 'left_out'));

  it('deals with no seal at all', () => {
    const tab = noted();
    found(tab.see({ stage: 'round', over: false, round_no: 2, commitment: tab.promise, next_commitment: null }), 'left_out');
  });

  it('shows a promise again whose deal was made, in another room: the cards are known', () => {
    const tab = noted();
    tab.seal([tab.mine, LEO]).see({ stage: 'round', over: false, round_no: 2, commitment: tab.promise, next_commitment: null });
    const other = new Tab(tab.promise, MINE, 'another room').see({}, true).seal([tab.mine, LEO]);
    expect([other.types, other.alarms.map(({ code }) => code)]).toEqual([[], ['other_seal', 'other_seal']]);
  });

  it('shows a promise again whose deal was made at this table', () => {
    const tab = noted();
    tab.seal([tab.mine, LEO]).see({ stage: 'round', over: false, round_no: 2, commitment: tab.promise, next_commitment: null });
    const again = new Tab(tab.promise, MINE, tab.room);
    vi.setSystemTime(Date.now() + A_ROUND_MS);
    for (const asked of [tab.seal([tab.mine, LEO]), again.seal([tab.mine, LEO], { first: true })]) {
      expect([asked.alarms.map(({ code }) => code), asked.types.filter((type) => type === 'reveal').length]).toEqual([['other_seal'], asked === tab ? 1 : 0]);
    }
  });

  it('puts another commitment in its place', () => found(noted().seal([{ ...LEO, guest: 0 }, LEO]), 'replaced'));

  it('shows a digest of other commitments than those of the seal', () => {
    const tab = noted();
    found(tab.seal([tab.mine, LEO], { digest: HEX }), 'bad_seal');
  });

  it('seals another deal than the next one', () => {
    const tab = noted();
    found(tab.seal([tab.mine], { deal: DEAL.replace('2:', '3:') }), 'bad_seal');
  });

  it('promises something else once this browser has committed', () => {
    const tab = noted().see({ next_commitment: HEX, commitments: [LEO] });
    expect(tab.alarms[0]).toEqual({ code: 'promise', round: 2, promised: tab.promise, found: HEX });
  });

  it('promises something else once the links were renewed and the page loaded again', () => {
    const tab = noted().see({ room: 'renewed' });
    const loaded = new Tab(tab.promise, MINE, 'renewed').see({ next_commitment: HEX }, true);
    expect(loaded.alarms[0]).toEqual({ code: 'promise', round: 2, promised: tab.promise, found: HEX });
  });

  it('seals once more, with others, for the same promise', () => {
    const tab = noted();
    tab.seal([tab.mine, LEO]).seal([tab.mine]);
    expect(tab.alarms.map(({ code }) => code)).toEqual(['other_seal']);
    expect(tab.types).toEqual(['commit', 'reveal']);
  });

  it('tells of another seal in the proof of the round, or of none', () => {
    const proof = {
      commitment: '',
      seed: null,
      salt: null,
      nonces: [],
      deal_seed: '',
      again: false,
      deal: DEAL,
      commitments: [],
      promised_at_seq: 1,
      sealed_at_seq: 2,
      revealed_at_seq: [],
      left_out: [],
      put_off: [],
      people: [],
    };
    for (const seal of [HEX, null]) {
      const tab = noted();
      const over = { round_no: 2, commitment: tab.promise, next_commitment: null };
      tab.seal([tab.mine, LEO]).see({ ...over, proof: { ...proof, commitment: tab.promise, seal } });
      expect(tab.alarms.map(({ code }) => code)).toEqual(['other_seal']);
    }
  });

  it('breaks off a deal in the name of somebody whose nonce it had', () => {
    const tab = noted();
    tab.seal([tab.mine, LEO]).seal([tab.mine, LEO], { revealed: [0] });
    tab.see({ next_commitment: HEX, put_off: [{ guest: 0, name: 'Anne' }], commitments: [] });
    expect(tab.alarms.map(({ code }) => code)).toEqual(['blamed']);
  });

  it('deals known cards in place of those promised', () => {
    const during = { stage: 'round' as const, over: false, turn: 1, round_no: 2, commitment: null, next_commitment: null };
    const silent = noted().see(during);
    expect(silent.alarms).toEqual([{ code: 'promise', round: 2, promised: silent.promise, found: null }]);
    // Told only with the deal, when it is too late to stand up.
    expect(
      noted()
        .see({ ...during, known_cards: { round_no: 1 } })
        .alarms.map(({ code }) => code),
    ).toEqual(['known']);
    expect(
      noted()
        .see({ next_commitment: null, known_cards: { round_no: 1 } })
        .see({ ...during, known_cards: { round_no: 1 } }).alarms,
    ).toEqual([]);
    // Taken back, and dealt all the same.
    expect(
      noted()
        .see({ next_commitment: null, known_cards: { round_no: 1 } })
        .see()
        .see({ ...during, known_cards: { round_no: 1 } }).alarms,
    ).toHaveLength(1);
  });
});

describe('a deal that is made without the nonce of this browser, with nobody at fault', () => {
  it('was sealed while it was away, or before it had come', () => {
    expect(noted().seal([LEO], { first: true }).told).toEqual(['away']);
    const back = noted();
    expect(back.see({ commitments: [back.mine] }, true).seal([LEO]).told).toEqual(['away']);
    expect(new Tab().see().seal([LEO]).seal([LEO]).told).toEqual(['late']);
    const dealt = { stage: 'round' as const, over: false, round_no: 2, next_commitment: null };
    const [away, late] = [noted(), new Tab().see()];
    expect(away.see({ ...dealt, commitment: away.promise }, true).told).toEqual(['away']);
    expect(late.see({ ...dealt, commitment: late.promise }).told).toEqual(['late']);
    const there = noted();
    expect(
      there
        .seal([there.mine])
        .see({ ...dealt, commitment: there.promise })
        .see({ ...dealt, commitment: there.promise }, true).told,
    ).toEqual([]);
  });

  it('was refused its commitment, long before', () => {
    const tab = new Tab().see({}, true);
    tab.refused('g-1');
    vi.setSystemTime(Date.now() + LONG_MS);
    expect([tab.seal([LEO]).told, tab.alarms]).toEqual([['late'], []]);
  });

  it('is put off by somebody: the promise is a new one, and everybody commits anew', () => {
    const tab = noted();
    tab.seal([tab.mine, LEO]).seal([tab.mine, LEO], { revealed: [0] });
    vi.setSystemTime(Date.now() + 2 * LONG_MS);
    tab.see({ next_commitment: HEX, put_off: [{ guest: 1, name: 'Léo' }], commitments: [] });
    expect([tab.types, tab.alarms]).toEqual([['commit', 'reveal', 'commit'], []]);
  });

  it('is seen by another tab of this browser a moment earlier', () => {
    const tab = noted();
    const ahead = new Tab(tab.promise, MINE, tab.room).see({}, true).seal([tab.mine, LEO]);
    tab.seal([tab.mine, LEO]);
    ahead.see({ stage: 'round', over: false, round_no: 2, commitment: tab.promise, next_commitment: null });
    expect([tab.seal([tab.mine, LEO], { revealed: [0] }).alarms, ahead.alarms]).toEqual([[], []]);
  });

  it('was put off by this browser', () => {
    const tab = new Tab();
    expect(tab.seal([LEO], { put_off: [{ guest: 0, name: 'Anne' }] }).told).toEqual(['put_off']);
    expect(tab.alarms).toEqual([]);
  });

  it('has a commitment in its name of which it knows nothing: its memory is gone, or somebody lies', () => {
    const tab = new Tab().see({ commitments: [{ ...LEO, guest: 0 }] }, true).seal([{ ...LEO, guest: 0 }]);
    expect([tab.types, tab.alarms, tab.told]).toEqual([[], [], ['unknown']]);
  });
});
