// What was promised before a deal is held against what is dealt, in every later view and after the page was loaded anew.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Proof } from '../src/ground/protocol';
import { Promises } from '../src/facts/deal/promises';

const before = (next_commitment: string, round_no = 0) => ({ round_no, commitment: null, next_commitment, stage: 'lobby' as const });
const during = (commitment: string | null, round_no = 1) => ({ round_no, commitment, next_commitment: null, stage: 'round' as const });
const over = (commitment: string | null, next_commitment: string, round_no = 1) => ({ round_no, commitment, next_commitment, stage: 'between' as const });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => vi.unstubAllGlobals());

describe('promises', () => {
  it('hold where the deal is the one that was promised, round after round', () => {
    const promises = new Promises('k3v9abcd');
    for (const view of [before('aa'), during('aa'), over('aa', 'bb'), during('bb', 2), over('bb', 'cc', 2)]) expect(promises.heldAgainst(view)).toBeNull();
  });

  it('are broken by another one, before the deal or after it', () => {
    const promises = new Promises('k3v9abcd');
    promises.heldAgainst(before('aa'));
    expect(promises.heldAgainst(before('bb'))).toEqual({ code: 'promise', round: 1, promised: 'aa', found: 'bb' });
    expect(promises.heldAgainst(during('cc'))).toEqual({ code: 'promise', round: 1, promised: 'aa', found: 'cc' });
  });

  it('are remembered by the browser, room by room', () => {
    new Promises('k3v9abcd').heldAgainst(before('aa'));
    expect(new Promises('otherone').heldAgainst(during('bb'))).toBeNull();
    expect(new Promises('k3v9abcd').heldAgainst(during('bb'))).toEqual({ code: 'promise', round: 1, promised: 'aa', found: 'bb' });
  });

  it('stay for the round after one whose cards were dealt again', () => {
    const promises = new Promises('k3v9abcd');
    const known = { known_cards: { round_no: 1 } };
    const views = [
      over('aa', 'bb'),
      { ...over('aa', 'bb'), next_commitment: null, ...known },
      { ...during(null, 2), ...known },
      over(null, 'bb', 2),
      during('bb', 3),
    ];
    for (const view of views) expect(promises.heldAgainst(view)).toBeNull();
  });

  it('are broken by a round without any, unless all were told before that its cards are known', () => {
    const known = { known_cards: { round_no: 1 } };
    const promises = new Promises('k3v9abcd');
    promises.heldAgainst(over('aa', 'bb'));
    const broken = { code: 'promise', round: 2, promised: 'bb', found: null };
    expect(promises.heldAgainst(during(null, 2))).toEqual(broken);
    expect(promises.heldAgainst({ ...during(null, 2), ...known, guests_at: [0, 1] })).toEqual({ ...broken, code: 'known' });
    // Whoever plays alone has just asked for them; whoever comes into the round is told now.
    expect(promises.heldAgainst({ ...during(null, 2), ...known, guests_at: [0, null] })).toBeNull();
    expect(new Promises('k3v9abcd').heldAgainst({ ...during(null, 2), ...known, guests_at: [0, 1] }, true)).toBeNull();
  });

  it('are not broken where the rules were changed after a round: that round is no longer shown', () => {
    const promises = new Promises('k3v9abcd');
    for (const view of [over('aa', 'bb'), during('bb', 2), over('bb', 'cc', 2), before('cc', 2), during('cc', 3)])
      expect(promises.heldAgainst(view)).toBeNull();
  });

  it('are made anew each time that somebody has put the deal off, and then only', () => {
    const promises = new Promises('k3v9abcd');
    const [one, two] = [
      [{ guest: 1, name: 'Léo' }],
      [
        { guest: 1, name: 'Léo' },
        { guest: 2, name: 'Zoé' },
      ],
    ];
    expect(promises.heldAgainst(over('aa', 'bb'))).toBeNull();
    expect(promises.heldAgainst({ ...over('aa', 'cc'), put_off: one })).toBeNull();
    expect(promises.heldAgainst({ ...over('aa', 'dd'), put_off: one })).toEqual({ code: 'promise', round: 2, promised: 'cc', found: 'dd' });
    expect(promises.heldAgainst({ ...over('aa', 'dd'), put_off: two })).toBeNull();
    expect(promises.heldAgainst(during('dd', 2))).toBeNull();
    // Whoever was away meanwhile finds another promise in the round, or after it: it is told who had put the deal off.
    for (const away of ['one', 'two']) {
      const later = new Promises(away);
      later.heldAgainst(over('aa', 'bb'));
      const view = away === 'one' ? { ...during('dd', 2), put_off: two } : { ...over('dd', 'ee', 2), proof: { put_off: ['Léo', 'Zoé'] } as unknown as Proof };
      expect(later.heldAgainst(view, true)).toBeNull();
      expect(later.heldAgainst(during('ff', 2), true)).toEqual({ code: 'promise', round: 2, promised: 'dd', found: 'ff' });
    }
  });

  it('are held while the page lasts where nothing may be kept, and read from anything', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => '[["k3v9abcd", 3], 7]',
      setItem: () => {
        throw new Error('full');
      },
    });
    const promises = new Promises('k3v9abcd');
    promises.heldAgainst(before('aa'));
    expect(promises.heldAgainst(during('bb'))).not.toBeNull();
  });
});
