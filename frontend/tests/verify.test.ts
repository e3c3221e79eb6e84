// Every card of a round reckoned from its seed: the rounds are the Python engine's (see tools/whole_rounds.py).
import { describe, expect, it, vi } from 'vitest';
import { nonceDigest, sealOf } from '../src/facts/deal/digests';
import { keepNonce, ownNonces } from '../src/facts/deal/own_nonces';
import { readRound, type RoundFile, type Sealed } from '../src/facts/deal/round_file';
import { verify, type Finding } from '../src/pages/replay/verify';
import ROUNDS from './verify_rounds.json';

const fails = (findings: readonly Finding[]): boolean => findings.some(({ holds }) => holds === false);

const rounds = Object.entries(ROUNDS);
const MONCLAR = ROUNDS['two reshuffles'];

function round(text: string): RoundFile {
  const file = readRound(text);
  if (!file) throw new Error(text);
  return file;
}

const found = (text: string, nonces: string[] = [], seal: string | null = null) => verify(round(text), { nonces, seal });
const wrong = (text: string) =>
  found(text)
    .filter(({ holds }) => holds === false)
    .map(({ code }) => code);

describe('a round of the engine', () => {
  it.each(rounds)('holds: %s', (_, text) => {
    const findings = found(text);
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['promise', 'nonces', 'shuffle', 'hands', 'draws']));
    expect(fails(findings)).toBe(false);
  });

  it.each([...rounds.map(([title, text]) => [title, text] as const)])('every card that is told matters: %s', (_, text) => {
    const file = round(text);
    const steps = file.record?.steps ?? [];
    // One card after another is another card than it was: each is seen.
    for (const [no, step] of steps.entries()) {
      const told = step.match(/ (drew|stole \d|starter|fits|chien) (\S\S)|^(starter) (\S\S)/);
      const card = told?.[2] ?? told?.[4];
      if (!card) continue;
      const other = card === '2c' ? '3c' : '2c';
      const changed = { ...file, record: { ...file.record!, steps: steps.with(no, step.replace(card, other)) } };
      expect(fails(verify(changed))).toBe(true);
    }
  });

  it('tells of its reshuffles', () => {
    expect(found(MONCLAR)).toContainEqual({ holds: true, code: 'reshuffles', count: 2 });
  });
});

describe('a file that was tampered with', () => {
  it('another salt', () => {
    expect(wrong(MONCLAR.replace(/salt = "5a/, 'salt = "5b'))).toEqual(['promise', 'nonces']);
  });

  it('a nonce left out, or another order', () => {
    const file = round(MONCLAR);
    const { proof } = file;
    if (!proof) throw new Error();
    const nonces = (changed: [string, string][]) => verify({ ...file, proof: { ...proof, nonces: changed } });
    expect(fails(nonces(proof.nonces.slice(1)))).toBe(true);
    expect(fails(nonces(proof.nonces.toReversed()))).toBe(true);
  });

  it('another seed', () => {
    expect(wrong(MONCLAR.replace(/^seed = "../m, 'seed = "77'))).toContain('shuffle');
    expect(wrong(MONCLAR.replace(/^deal_seed = "../m, 'deal_seed = "77'))).toEqual(['nonces', 'shuffle']);
  });

  it('a pack in an order of its own', () => {
    expect(wrong(MONCLAR.replace('deck = "Ac Ad', 'deck = "Ad Ac'))).toContain('shuffle');
  });

  it('a pack with a card twice', () => {
    expect(wrong(MONCLAR.replace('deck = "Ac Ad', 'deck = "Ac Ac'))).toContain('shuffle');
  });

  it('a card of a hand', () => {
    expect(wrong(MONCLAR.replace(/(dealt = \[\n {4}")(\S\S)/, (_, start: string, card: string) => start + (card === '2c' ? '3c' : '2c')))).toContain('hands');
  });

  it('a card of a move', () => {
    const file = round(MONCLAR);
    const step = (file.record?.steps ?? []).findIndex((text) => / played /.test(text));
    const moves = file.moves.with(step - 1, '0 Xr');
    expect(verify({ ...file, moves }).at(-1)).toMatchObject({ holds: false, code: 'step', step });
  });

  it('a move that nobody made', () => {
    const file = round(MONCLAR);
    expect(fails(verify({ ...file, moves: file.moves.slice(0, -1) }))).toBe(true);
  });
});

describe('a sealed deal', () => {
  const KEYED = ROUNDS['cards too few'];
  const HEX = 'c1'.repeat(32);

  /** The file as the server writes it where browsers committed: promised by command 1, committed by 2 and 3, sealed by 4, revealed by 5 and 6. */
  function sealedText(text: string): string {
    const { proof, played, seats, dealer, hand, cut } = round(text);
    const commitment = proof?.commitment ?? '';
    const digests = (proof?.nonces ?? []).map(([, nonce], guest) => nonceDigest(commitment, guest, nonce));
    const deal = [played?.roundNo, played?.digest, seats, dealer, hand ?? '-', cut ?? '-'].join(':');
    const rows = digests.map((digest, guest) => `["Joueur ${guest}", ${guest}, "${digest}", ${guest + 2}]`);
    const told = `deal = "${deal}"\ncommitments = [${rows.join(', ')}]\nseal = "${sealOf(commitment, deal, digests)}"\npromised_at_seq = 1\nsealed_at_seq = 4\nrevealed_at_seq = [5, 6]`;
    return text.replace('[proof]', `[proof]\n${told}\nleft_out = ["Zoé"]\nput_off = ["Béa"]`);
  }

  const SEALED = sealedText(KEYED);
  /** What is wrong with the file after a *change* of its seal. */
  function wrongSealed(change: (sealed: Sealed) => Partial<Sealed>): string[] {
    const file = round(SEALED);
    if (!file.proof?.sealed) throw new Error();
    const proof = { ...file.proof, sealed: { ...file.proof.sealed, ...change(file.proof.sealed) } };
    return verify({ ...file, proof })
      .filter(({ holds }) => holds === false)
      .map(({ code }) => code);
  }

  it('holds, and names who was away and who has put it off', () => {
    const findings = found(SEALED);
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
    for (const code of ['order', 'opened', 'seal', 'sealedDeal']) expect(findings).toContainEqual(expect.objectContaining({ holds: true, code }));
    expect(findings).toContainEqual({ holds: null, code: 'leftOut', names: ['Zoé'] });
    expect(findings).toContainEqual({ holds: null, code: 'putOff', names: ['Béa'] });
  });

  it('does not hold if anybody put it off twice, or takes part in it then', () => {
    for (const names of [['Béa', 'Béa'], ['Joueur 1'], ['Zoé']]) {
      expect(wrong(SEALED.replace('put_off = ["Béa"]', `put_off = [${names.map((name) => `"${name}"`).join(', ')}]`))).toEqual(['putOff']);
    }
  });

  it('says so where one of several people added chance, and who had nothing noted', () => {
    const proof = round(SEALED).proof!;
    const alone = (changes: Partial<typeof proof>) =>
      verify({ ...round(SEALED), proof: { ...proof, putOff: [], sealed: null, nonces: proof.nonces.slice(0, 1), ...changes } });
    expect(alone({ people: ['Joueur 0', 'Zoé'] })).toEqual(
      expect.arrayContaining([
        { holds: null, code: 'silent', names: ['Zoé'] },
        { holds: null, code: 'alone', names: ['Joueur 0'], people: 2 },
      ]),
    );
    expect(alone({ people: ['Joueur 0'] }).map(({ code }) => code)).not.toContain('alone');
    expect(alone({ people: ['Joueur 0', 'Joueur 1'], nonces: proof.nonces }).map(({ code }) => code)).not.toContain('alone');
  });

  it('does not hold if anybody committed after the seal, before the promise, or revealed before the seal', () => {
    expect(wrongSealed(({ commitments }) => ({ commitments: commitments.with(1, { ...commitments[1]!, seq: 5 }) }))).toEqual(['order']);
    expect(wrongSealed(() => ({ promisedAt: 3 }))).toEqual(['order']);
    expect(wrongSealed(() => ({ revealedAt: [3, 6] }))).toEqual(['order']);
    expect(wrongSealed(() => ({ revealedAt: [5] }))).toContain('order');
  });

  it('does not hold if a nonce is another than the one committed to, though the deal is made of it', () => {
    expect(wrongSealed(({ commitments }) => ({ commitments: commitments.with(0, { ...commitments[0]!, digest: HEX }) }))).toEqual(['opened', 'seal']);
    expect(wrongSealed(({ commitments }) => ({ commitments: commitments.with(0, { ...commitments[0]!, guest: 7 }) }))).toContain('opened');
    expect(wrongSealed(({ commitments }) => ({ commitments: commitments.slice(1) }))).toContain('opened');
  });

  it('does not hold if the seal is another, or was of another deal', () => {
    expect(wrongSealed(() => ({ digest: HEX }))).toEqual(['seal']);
    expect(wrongSealed(({ deal }) => ({ deal: deal.replace(/\d+$/, '5') }))).toEqual(['seal', 'sealedDeal']);
  });

  it('is the one that this browser was shown, or it says so', () => {
    const { digest } = round(SEALED).proof?.sealed ?? { digest: '' };
    expect(found(SEALED, [], digest)).toContainEqual({ holds: true, code: 'ownSeal', told: digest });
    expect(found(SEALED, [], HEX)).toContainEqual({ holds: false, code: 'ownSeal', told: HEX });
    expect(found(KEYED, [], HEX)).toContainEqual({ holds: false, code: 'unsealed' });
    expect(found(KEYED)).toContainEqual({ holds: null, code: 'unsealed' });
  });
});

describe('a deal that was made without this browser', () => {
  it('was so openly: it was away, or late; once it had seen the seal, its nonce must be in it', () => {
    const KEYED = round(ROUNDS['cards too few']);
    const none = { ...KEYED, proof: { ...KEYED.proof!, nonces: [] } };
    expect(verify(none, { nonces: ['ff'], seal: null })).toContainEqual({ holds: null, code: 'ownLeftOut' });
    expect(verify(none, { nonces: ['ff'], seal: 'ee' })).toContainEqual({ holds: false, code: 'ownNonce' });
    expect(verify(KEYED, { nonces: ['ff'], seal: null })).toContainEqual({ holds: false, code: 'ownNonce' });
  });
});

describe('what this browser added', () => {
  it('is in it, is missing, or was nothing', () => {
    const own = round(MONCLAR).proof?.nonces[1]?.[1] ?? '';
    expect(found(MONCLAR, ['ff', own])).toContainEqual({ holds: true, code: 'ownNonce' });
    expect(found(MONCLAR, ['ff'])).toContainEqual({ holds: false, code: 'ownNonce' });
    expect(found(MONCLAR)).toContainEqual({ holds: null, code: 'ownNonce' });
  });

  it('is kept by the promise, and of two tabs both', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
    keepNonce('c1', 'n1');
    keepNonce('c2', 'n2');
    keepNonce('c1', 'n3');
    expect(ownNonces('c1')).toEqual(['n1', 'n3']);
    expect(ownNonces('c3')).toEqual([]);
    kept.set('huit-nonces', '[3]');
    expect(ownNonces('c3')).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('a file', () => {
  it('that is none is told apart', () => {
    for (const text of ['', 'seats = ', 'rules = "monclar"', 'rules = "monclar"\nseats = 99\nseed = 1', '{}']) expect(readRound(text)).toBeNull();
  });

  it('has a key for a seed, and nothing else', () => {
    const seeded = (seed: string): unknown => readRound(`rules = "monclar"\nseats = 3\nseed = ${seed}`)?.seed;
    expect(seeded(`"${'0f'.repeat(32)}"`)).toBe('0f'.repeat(32));
    for (const seed of ['"0f"', '"7"', '7', '-1', `"${'0F'.repeat(32)}"`, '1.5']) expect(seeded(seed)).toBeUndefined();
  });

  it('whose cards were not all seen is followed all the same', () => {
    const unseen = MONCLAR.replace(
      /(\d drew) ((?:\S\S ?)+)(?=[;"])/g,
      (_, who: string, cards: string) =>
        `${who} ${cards
          .trim()
          .split(' ')
          .map(() => '?')
          .join(' ')}`,
    );
    expect(unseen).toContain('drew ?');
    expect(wrong(unseen)).toEqual([]);
  });

  it('of cards dealt again promises nothing', () => {
    const file = round(MONCLAR);
    const proof = { commitment: null, seed: null, salt: null, nonces: [], dealSeed: file.seed, again: true, sealed: null, putOff: [], people: [] };
    expect(verify({ ...file, proof })[0]).toEqual({ holds: null, code: 'again' });
  });
});
