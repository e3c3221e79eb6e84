// The order of my hand in this room, as its cards came and as I laid them: kept in this browser for the round.
import { inOrder, keysInOrder, movedTo, type Sort } from '../../ground/cards/order';
import type { HeldCard } from '../../ground/cards/faces';
import type { Face } from '../../ground/protocol';
import { chosen, keepSettings } from '../../state/chosen.svelte';
import { parsed, readKept, writeKept } from '../../ground/kept';

const STORED_AS = 'huit.hands';
const MOST_ROUNDS = 8;

/** The keys of the cards of one round: as they came, and as they were laid. */
interface Kept {
  round: string;
  came: readonly string[];
  own: readonly string[];
}

function isKept(raw: unknown): raw is Kept {
  const { round, came, own } = Object(raw) as Partial<Kept>;
  return typeof round === 'string' && [came, own].every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
}

function readRounds(): Kept[] {
  const raw = parsed(readKept(STORED_AS));
  return Array.isArray(raw) ? raw.filter(isKept).slice(0, MOST_ROUNDS) : [];
}

export class HandOrder {
  private kept = $state.raw<Kept>({ round: '', came: [], own: [] });

  /** Return *hand* as it is shown. */
  cards(hand: readonly Face[], sort: Sort): HeldCard[] {
    return inOrder(hand, sort, sort === 'own' ? this.kept.own : this.kept.came);
  }

  /** Note which cards have come, and which are gone. */
  saw(round: string, hand: readonly Face[]): void {
    const before = this.kept.round === round ? this.kept : (readRounds().find((kept) => kept.round === round) ?? { round, came: [], own: [] });
    this.keep({ round, came: keysInOrder(hand, before.came), own: keysInOrder(hand, before.own) });
  }

  /** Lay the card of that *key* at *place*: from now on the order is my own. */
  move(hand: readonly Face[], key: string, place: number): void {
    const shown = this.cards(hand, chosen.sort).map((card) => card.key);
    this.keep({ ...this.kept, own: movedTo(shown, key, place) });
    if (chosen.sort === 'own') return;
    chosen.sort = 'own';
    keepSettings();
  }

  private keep(kept: Kept): void {
    if (JSON.stringify(kept) === JSON.stringify(this.kept)) return;
    this.kept = kept;
    writeKept(STORED_AS, JSON.stringify([kept, ...readRounds().filter(({ round }) => round !== kept.round)].slice(0, MOST_ROUNDS)));
  }
}
