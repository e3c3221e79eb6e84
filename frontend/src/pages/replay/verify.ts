// Verifies that the cards of a round are those that were promised, from its file alone, without the server.
import { commitmentOf, dealSeedOf, nonceDigest, sealOf } from '../../facts/deal/digests';
import type { Face } from '../../ground/protocol';
import { inOrder, Lying, Otherwise, sameCards, type Deal } from '../../facts/deal/lying';
import { ownNonces, ownSeal } from '../../facts/deal/own_nonces';
import { readRound, type Proof, type RoundFile, type RoundRecord, type Sealed } from '../../facts/deal/round_file';

/** How the families deal: found by their folders. */
const DEALS = import.meta.glob<{ deal: Deal }>('../../families/*/deal.ts', { eager: true });

/** One result of the verification; *holds* is null if it is neither right nor wrong. */
export type Finding = { holds: boolean | null } & (
  | { code: 'promise'; told: string; found: string }
  | { code: 'noPromise' | 'again' | 'noRecord' | 'noProof' }
  | { code: 'ownNonce' | 'ownLeftOut' | 'unsealed' | 'order' | 'seal' | 'sealedDeal' }
  | { code: 'ownSeal'; told: string }
  | { code: 'opened' | 'leftOut' | 'putOff' | 'silent'; names: string[] }
  | { code: 'alone'; names: string[]; people: number }
  | { code: 'nonces'; names: string[] }
  | { code: 'shuffle'; cards: number }
  | { code: 'hands'; names: string[] }
  | { code: 'draws'; drawn: number; taken: number }
  | { code: 'step'; step: number; told: string; found: string }
  | { code: 'reshuffles'; count: number }
);

/** What this browser knows of a deal by itself: what it added, if it did, and the digest of the seal that it was shown. */
export interface Own {
  nonces: readonly string[];
  seal: string | null;
}

/** Return all that can be looked at in *file*. */
export function verify(file: RoundFile, own: Own = { nonces: [], seal: null }): Finding[] {
  const { proof, record } = file;
  const promised: Finding[] = proof ? promise(file, proof, own) : [{ holds: false, code: 'noProof' }];
  return [...promised, ...(record ? cards(file, record) : [{ holds: null, code: 'noRecord' } as const])];
}

/** Return what is found in the file that holds *text*; null if it is no file of a round. */
export function verifyText(text: string): Finding[] | null {
  const round = readRound(text);
  const commitment = round?.proof?.commitment ?? null;
  return round && verify(round, { nonces: ownNonces(commitment), seal: ownSeal(commitment) });
}

function promise(file: RoundFile, proof: Proof, own: Own): Finding[] {
  if (proof.again) return [{ holds: null, code: 'again' }];
  if (proof.seed === null || proof.salt === null || proof.commitment === null) return [{ holds: false, code: 'noPromise' }];
  const found = commitmentOf(proof.seed, proof.salt);
  const nonces = proof.nonces.map(([, nonce]) => nonce);
  return [
    { holds: found === proof.commitment, code: 'promise', told: proof.commitment, found },
    ...(proof.sealed ? sealing(file, proof, proof.sealed, proof.commitment) : [{ holds: own.seal === null ? null : false, code: 'unsealed' } as const]),
    ...(own.seal !== null && proof.sealed ? [{ holds: own.seal === proof.sealed.digest, code: 'ownSeal', told: own.seal } as const] : []),
    ownNonce(proof, own),
    { holds: dealSeedOf(proof.seed, proof.salt, nonces) === proof.dealSeed, code: 'nonces', names: proof.nonces.map(([name]) => name) },
    ...putOff(proof),
    ...company(proof),
  ];
}

/** Who put the deal off: each once at most, and takes no part in it any more. A file that says otherwise is none of an honest server. */
function putOff({ putOff: names, nonces, sealed }: Proof): Finding[] {
  const part = [...nonces.map(([name]) => name), ...(sealed?.leftOut ?? [])];
  const wrong = [...new Set(names.filter((name, place) => part.includes(name) || names.indexOf(name) !== place))];
  if (wrong.length) return [{ holds: false, code: 'putOff', names: wrong }];
  return names.length ? [{ holds: null, code: 'putOff', names }] : [];
}

/** People without whose chance the deal was made: who is alone with the server could try one grain after another. */
function company({ nonces, people, putOff: late, sealed }: Proof): Finding[] {
  const added = nonces.map(([name]) => name);
  const told = new Set([...added, ...late, ...(sealed?.leftOut ?? [])]);
  const silent = added.length ? people.filter((name) => !told.has(name)) : [];
  const all = new Set([...told, ...people]).size;
  return [
    ...(silent.length ? [{ holds: null, code: 'silent', names: silent } as const] : []),
    ...(added.length === 1 && all > 1 ? [{ holds: null, code: 'alone', names: added, people: all } as const] : []),
  ];
}

/** Whether the nonce of this browser is in the deal. Where it was in no seal, it had told so before the deal: it was away, or late. */
function ownNonce({ nonces, sealed }: Proof, own: Own): Finding {
  if (!own.nonces.length) return { holds: null, code: 'ownNonce' };
  if (nonces.some(([, nonce]) => own.nonces.includes(nonce))) return { holds: true, code: 'ownNonce' };
  return own.seal === null && (sealed || !nonces.length) ? { holds: null, code: 'ownLeftOut' } : { holds: false, code: 'ownNonce' };
}

/** Whether everybody had committed before anybody revealed: the order, what opens what, the seal over all of it, and what else it fixed. */
function sealing(file: RoundFile, { nonces }: Proof, sealed: Sealed, commitment: string): Finding[] {
  const { commitments, deal, promisedAt, sealedAt, revealedAt } = sealed;
  const complete = commitments.length === nonces.length && revealedAt.length === nonces.length && commitments.length > 0;
  const others = nonces.filter(([, nonce], place) => nonceDigest(commitment, commitments[place]?.guest ?? -1, nonce) !== commitments[place]?.digest);
  const inOrder = commitments.every(({ seq, guest }, place) => promisedAt < seq && seq < sealedAt && guest > (commitments[place - 1]?.guest ?? -1));
  const wrong = others.map(([name]) => name);
  return [
    { holds: complete && inOrder && revealedAt.every((seq) => sealedAt < seq), code: 'order' },
    { holds: complete && wrong.length === 0, code: 'opened', names: wrong.length ? wrong : nonces.map(([name]) => name) },
    {
      holds:
        sealOf(
          commitment,
          deal,
          commitments.map(({ digest }) => digest),
        ) === sealed.digest,
      code: 'seal',
    },
    { holds: deal === dealOf(file, deal), code: 'sealedDeal' },
    ...(sealed.leftOut.length ? [{ holds: null, code: 'leftOut', names: sealed.leftOut } as const] : []),
  ];
}

/** Return what the seal must say of the deal of *file*; the file may not say what it was played by, and *told* is believed there. */
function dealOf({ played, seats, dealer, hand, cut }: RoundFile, told: string): string {
  const [round, rules] = played ? [played.roundNo, played.digest] : told.split(':');
  return [round, rules, seats, dealer, hand ?? '-', cut ?? '-'].join(':');
}

/** Whether a pack has *face* no oftener than it may: once, or twice where it is a joker. */
function isAsOften(face: Face, _place: number, pack: readonly Face[]): boolean {
  return pack.filter((other) => other === face).length <= (face.startsWith('X') ? 2 : 1);
}

function cards(file: RoundFile, record: RoundRecord): Finding[] {
  let lying: Lying;
  try {
    lying = new Lying(file, record, DEALS[`../../families/${record.family}/deal.ts`]?.deal);
  } catch {
    return [{ holds: false, code: 'shuffle', cards: record.deck.length * record.packs }];
  }
  // A pack in another order than the usual one could be arranged.
  const usual = inOrder(record.deck).every((face, place) => face === record.deck[place]) && record.deck.every(isAsOften);
  const dealt = usual && (file.proof === null || file.seed === file.proof.dealSeed);
  return [{ holds: dealt, code: 'shuffle', cards: record.deck.length * record.packs }, hands(file, record, lying), ...steps(file, record, lying)];
}

/** The hands, and whatever else was dealt: names of those whose cards are others. */
function hands(file: RoundFile, record: RoundRecord, lying: Lying): Finding {
  const wrong = lying.hands.flatMap((hand, seat) => (sameCards(record.dealt[seat] ?? [], hand) ? [] : [file.names[seat] ?? String(seat)]));
  const rows = [...lying.faceUp.map((row, seat) => [record.faceUp[seat], row]), ...lying.faceDown.map((row, seat) => [record.faceDown[seat], row])];
  const laid = rows.every(([told, row]) => (told ?? []).join() === (row ?? []).join());
  const apart = lying.putAside.length === 0 || sameCards(record.putAside[0] ?? [], lying.putAside);
  return { holds: wrong.length === 0 && laid && apart, code: 'hands', names: wrong };
}

function steps(file: RoundFile, record: RoundRecord, lying: Lying): Finding[] {
  const first = record.steps[0]?.split('; ') ?? [];
  for (const [step, text] of record.steps.entries()) {
    try {
      if (step === 0) begin(first, lying);
      else made(file.moves[step - 1], text);
      lying.step(text);
    } catch (error) {
      if (error instanceof Otherwise) return [{ holds: false, code: 'step', step, told: error.told, found: error.found }];
      throw error;
    }
  }
  if (record.steps.length !== file.moves.length + 1) {
    const step = Math.min(record.steps.length, file.moves.length + 1);
    return [{ holds: false, code: 'step', step, told: record.steps[step] ?? '', found: file.moves[step - 1] ?? '' }];
  }
  const { drawn, taken, recycled } = lying;
  return [{ holds: true, code: 'draws', drawn, taken }, ...(recycled ? [{ holds: true, code: 'reshuffles', count: recycled } as const] : [])];
}

/** Check what the record tells of the deal itself: the first card, and a misdeal. */
function begin(told: readonly string[], lying: Lying): void {
  const starter = lying.starter === null ? [] : [`starter ${lying.starter}`];
  const misdealt = lying.misdealt ? [`${lying.misdealt[0]} misdealt ${lying.misdealt[1]}`] : [];
  for (const event of [...misdealt, ...starter]) if (!told.includes(event)) throw new Otherwise(told.join('; '), event);
}

/** Check that the cards named by a move are those that the record says have moved. */
function made(move: string | undefined, step: string): void {
  const [seat = '', word = ''] = move?.split(/ (.*)/) ?? [];
  const laid = /^[A2-9TJQKX][cdhsrb](?![a-z])/.test(word) ? (word.split(/[!=>]/)[0] ?? '').split('+') : [];
  const moved = step
    .split('; ')
    .map((event) => event.split(' '))
    .filter(([who, what]) => who === seat && (what === 'played' || what === 'laid'));
  const found = moved.flatMap((words) => words.slice(2));
  if (!laid.every((face) => found.includes(face))) throw new Otherwise(step, word);
}
