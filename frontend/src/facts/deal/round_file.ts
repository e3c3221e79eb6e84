// A finished round as its file tells it: see docs/positions.md.
import { parse } from 'smol-toml';
import type { Face } from '../../ground/protocol';
import { seenName } from '../../ground/names';
import type { Seed } from './chance';

export interface Proof {
  commitment: string | null;
  seed: Seed | null;
  salt: string | null;
  /** What the browsers added, in the order in which it was hashed. */
  nonces: [string, string][];
  dealSeed: Seed;
  again: boolean;
  /** How the nonces were committed to before; null where nobody had committed. */
  sealed: Sealed | null;
  /** Who did not reveal in time, so that all committed anew. */
  putOff: string[];
  /** Who had a chair when it was dealt, computers left out. */
  people: string[];
}

/** A commitment of a guest's browser, and the number of its command in the journal of the room. */
export interface Committed {
  guest: number;
  digest: string;
  seq: number;
}

/** The closed set of commitments of one deal. Commands are told by their numbers. */
export interface Sealed {
  /** In the order of the nonces. */
  commitments: Committed[];
  digest: string;
  /** What else the deal is made from: round, digest of the rules, seats, dealer, hand, cut. */
  deal: string;
  promisedAt: number;
  sealedAt: number;
  /** In the order of the nonces. */
  revealedAt: number[];
  leftOut: string[];
}

/** The pack and how it is dealt, the hands as dealt, and what moved in each step. */
export interface RoundRecord {
  family: string;
  deck: Face[];
  packs: number;
  hand: number;
  chien: number;
  row: number;
  /** Per cent. */
  misdeals: number;
  /** The most cards that a misdeal is wrong by. */
  misdealMost: number;
  /** The side of the dealer on which the first player is dealt to. */
  dealtTo: 'left' | 'right';
  buried: Face[];
  buriedUnder: 'some' | 'all';
  dealt: Face[][];
  putAside: Face[][];
  faceUp: Face[][];
  faceDown: Face[][];
  steps: string[];
}

export interface RoundFile {
  rules: string;
  seats: number;
  dealer: number;
  seed: Seed;
  /** Null where the game has no such choice. */
  hand: number | null;
  cut: number | null;
  /** Null in files that do not say when they were played. */
  played: { roundNo: number; digest: string } | null;
  names: string[];
  moves: string[];
  proof: Proof | null;
  record: RoundRecord | null;
}

type Section = Record<string, unknown>;

const MOST_CHARACTERS = 2_000_000;
const MOST_CARDS = 400;

/** Return the round that *text* tells; null if it is no file of a round. */
export function readRound(text: string): RoundFile | null {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const file = parse(text, { integersAsBigInt: 'asNeeded' }) as Section;
    const seats = whole(file.seats, 2, 10);
    return {
      rules: asText(file.rules),
      seats,
      dealer: whole(file.dealer ?? seats - 1, 0, seats - 1),
      seed: seedOf(file.seed),
      hand: file.hand === undefined ? null : whole(file.hand, 1, MOST_CARDS),
      cut: file.cut === undefined ? null : whole(file.cut, 0, MOST_CARDS),
      played: file.played === undefined ? null : readPlayed(section(file.played)),
      names: texts(file.names ?? []).map(seenName),
      moves: texts(file.moves ?? []),
      proof: file.proof === undefined ? null : readProof(section(file.proof)),
      record: file.record === undefined ? null : readRecord(section(file.record)),
    };
  } catch {
    return null;
  }
}

function readProof(told: Section): Proof {
  const pairs = list(told.nonces ?? []).map(texts);
  if (pairs.some(({ length }) => length !== 2)) throw new TypeError('nonces');
  return {
    commitment: told.commitment === undefined ? null : asText(told.commitment),
    seed: told.seed === undefined ? null : seedOf(told.seed),
    salt: told.salt === undefined ? null : asText(told.salt),
    nonces: pairs as [string, string][],
    dealSeed: seedOf(told.deal_seed),
    again: told.again === true,
    sealed: told.seal === undefined ? null : readSealed(told),
    putOff: texts(told.put_off ?? []),
    people: texts(told.people ?? []),
  };
}

function readSealed(told: Section): Sealed {
  const number = (value: unknown): number => whole(value, 0, Number.MAX_SAFE_INTEGER);
  return {
    commitments: list(told.commitments)
      .map(list)
      .map(([, guest, digest, seq]) => ({ guest: number(guest), digest: asText(digest), seq: number(seq) })),
    digest: asText(told.seal),
    deal: asText(told.deal),
    promisedAt: number(told.promised_at_seq),
    sealedAt: number(told.sealed_at_seq),
    revealedAt: list(told.revealed_at_seq).map(number),
    leftOut: texts(told.left_out ?? []),
  };
}

function readPlayed(told: Section): RoundFile['played'] {
  if (told.round_no === undefined) return null;
  return { roundNo: whole(told.round_no, 0, Number.MAX_SAFE_INTEGER), digest: asText(told.digest ?? '') };
}

function readRecord(told: Section): RoundRecord {
  const rows = (key: string): Face[][] => texts(told[key] ?? []).map(facesOf);
  return {
    family: asText(told.family),
    deck: facesOf(asText(told.deck)),
    packs: whole(told.packs, 1, 4),
    hand: whole(told.hand, 1, 60),
    chien: whole(told.chien ?? 0, 0, 20),
    row: whole(told.row ?? 0, 0, 10),
    misdeals: whole(told.misdeals ?? 0, 0, 100),
    misdealMost: whole(told.misdeal_most ?? 1, 1, 10),
    dealtTo: told.dealt_to === 'right' ? 'right' : 'left',
    buried: facesOf(asText(told.buried ?? '')),
    buriedUnder: told.buried_under === 'all' ? 'all' : 'some',
    dealt: rows('dealt'),
    putAside: rows('put_aside'),
    faceUp: rows('face_up'),
    faceDown: rows('face_down'),
    steps: texts(told.steps),
  };
}

/** Return the cards that a text names. */
export function facesOf(text: string): Face[] {
  return text.split(' ').filter(Boolean);
}

function section(value: unknown): Section {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('section');
  return value as Section;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('list');
  return value;
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('text');
  return value;
}

function texts(value: unknown): string[] {
  return list(value).map(asText);
}

function whole(value: unknown, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) throw new RangeError(String(value));
  return value as number;
}

function seedOf(value: unknown): Seed {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw new TypeError('seed');
}
