// A finished round as its file tells it: see docs/positions.md.
import { parse } from 'smol-toml';
import type { Face } from '../protocol';
import { seenName } from '../words/names';

export interface Proof {
  commitment: string | null;
  seed: bigint | null;
  salt: string | null;
  /** Names, and what their browsers added. */
  nonces: [string, string][];
  dealSeed: bigint;
  again: boolean;
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
  seed: bigint;
  cut: number;
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
      seed: long(file.seed),
      cut: whole(file.cut ?? 0, 0, MOST_CARDS),
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
    seed: told.seed === undefined ? null : long(told.seed),
    salt: told.salt === undefined ? null : asText(told.salt),
    nonces: pairs as [string, string][],
    dealSeed: long(told.deal_seed),
    again: told.again === true,
  };
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

function long(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  return BigInt(whole(value, 0, Number.MAX_SAFE_INTEGER));
}
