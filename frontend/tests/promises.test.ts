// What was promised before a deal is held against what is dealt, in every later view and after the page was loaded anew.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Promises } from '../src/replay/promises';

const before = (next_commitment: string, round_no = 0) => ({ round_no, commitment: null, next_commitment });
const during = (commitment: string | null, round_no = 1) => ({ round_no, commitment, next_commitment: null });
const over = (commitment: string | null, next_commitment: string, round_no = 1) => ({ round_no, commitment, next_commitment });

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
    expect(promises.heldAgainst(before('bb'))).toEqual({ round: 1, promised: 'aa', found: 'bb' });
    expect(promises.heldAgainst(during('cc'))).toEqual({ round: 1, promised: 'aa', found: 'cc' });
  });

  it('are remembered by the browser, room by room', () => {
    new Promises('k3v9abcd').heldAgainst(before('aa'));
    expect(new Promises('otherone').heldAgainst(during('bb'))).toBeNull();
    expect(new Promises('k3v9abcd').heldAgainst(during('bb'))).toEqual({ round: 1, promised: 'aa', found: 'bb' });
  });

  it('stay for the round after one whose cards were dealt again', () => {
    const promises = new Promises('k3v9abcd');
    for (const view of [over('aa', 'bb'), during(null, 2), over(null, 'bb', 2), during('bb', 3)]) expect(promises.heldAgainst(view)).toBeNull();
  });

  it('are held while the page lasts where nothing may be kept, and read from anything', () => {
    vi.stubGlobal('localStorage', { getItem: () => '[["k3v9abcd", 3], 7]', setItem: () => { throw new Error('full'); } });
    const promises = new Promises('k3v9abcd');
    promises.heldAgainst(before('aa'));
    expect(promises.heldAgainst(during('bb'))).not.toBeNull();
  });
});
