// The cards of a round as they lie, hidden ones and all: dealt from a seed, then moved as a record tells, each checked as it moves.
import type { Face } from '../../ground/protocol';
import { chanceOf, type Chance } from './chance';
import type { RoundFile, RoundRecord } from './round_file';

/** The deal of each family, by the path of its module. */
/** How a family deals. */
export type Deal = (cards: Lying, file: RoundFile) => void;

const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';
/** Stands for a card that the writer of the record did not see. */
const UNSEEN = '?';

/** A contradiction in a record: *told* is what it says, *found* what the seed gives. */
export class Otherwise extends Error {
  constructor(
    readonly told: string,
    readonly found: string,
  ) {
    super(`${told} / ${found}`);
  }
}

/** Return where a face stands in a pack: the aces first, clubs before diamonds, hearts and spades, the jokers last. */
export function orderOf(face: Face): number {
  if (face === 'Xb') return 52;
  if (face === 'Xr') return 53;
  const [rank, suit] = [RANKS.indexOf(face.charAt(0)), SUITS.indexOf(face.charAt(1))];
  if (face.length !== 2 || rank < 0 || suit < 0) throw new Otherwise(face, '');
  return 4 * rank + suit;
}

export function inOrder(faces: readonly Face[]): Face[] {
  return [...faces].sort((one, other) => orderOf(one) - orderOf(other));
}

export class Lying {
  readonly hands: Face[][];
  readonly faceUp: Face[][];
  readonly faceDown: (Face | null)[][];
  /** The next card to be drawn is the last. */
  stock: Face[] = [];
  /** The top is the last. */
  discard: Face[] = [];
  putAside: Face[] = [];
  starter: Face | null = null;
  /** Who was dealt so many cards too many, or if negative too few. */
  misdealt: [number, number] | null = null;
  drawn = 0;
  taken = 0;
  recycled = 0;

  readonly chance: Chance;

  constructor(
    file: RoundFile,
    readonly record: RoundRecord,
    deal: Deal | undefined,
  ) {
    this.hands = Array.from({ length: file.seats }, () => []);
    this.faceUp = this.hands.map(() => []);
    this.faceDown = this.hands.map(() => []);
    this.chance = chanceOf(file.seed);
    if (!deal) throw new Otherwise(record.family, '');
    deal(this, file);
  }

  /** Move the cards of one step, as it is written. */
  step(text: string): void {
    for (const event of text.split('; ').filter(Boolean)) this.move(event);
  }

  /** All cards, shuffled, as the stock. */
  shuffle(): void {
    this.stock = this.record.deck.flatMap((face) => Array<Face>(this.record.packs).fill(face));
    this.chance.shuffle(this.stock);
  }

  // What moves: must agree with src/huit/views/trace.py, which writes it.

  private move(event: string): void {
    const words = event.split(' ');
    if (words[0] === 'starter') return this.same(words[1], this.starter ?? '');
    if (words[0] === 'recycled') return this.recycle(event);
    if (words[0] === 'rotated') return this.rotate(Number(words[1]));
    const [seat, rest] = [Number(words[0]), words.slice(2)];
    switch (words[1]) {
      case 'misdealt':
        return this.same(event, this.misdealt ? `${this.misdealt[0]} misdealt ${this.misdealt[1]}` : '');
      case 'repaired':
        for (let back = Number(rest[0]); back > 0; back--) this.putBack(this.takeByChance(seat));
        return;
      case 'played':
        return rest.forEach((face) => void this.discard.push(this.take(seat, face)));
      case 'laid':
        return this.lay(seat, rest);
      case 'drew':
        return rest.forEach((face) => this.draw(seat, face));
      case 'stole':
        return this.steal(seat, Number(rest[0]), rest[1] ?? '');
      case 'gave':
      case 'exchanged':
      case 'returned':
        return rest.slice(1).forEach((face) => void this.handOf(Number(rest[0])).push(this.take(seat, face)));
      case 'traded':
        return this.trade(seat, Number(rest[0]));
      case 'discarded':
        return rest.forEach((face) => void this.take(seat, face));
      case 'chien':
        this.same(inOrder(rest).join(' '), inOrder(this.putAside).join(' '));
        return void this.handOf(seat).push(...this.putAside.splice(0));
      case 'kitty':
        if (!rest.includes(UNSEEN)) this.same(inOrder(rest).join(' '), inOrder(this.putAside).join(' '));
        return void this.handOf(seat).push(...this.putAside.splice(0));
      case 'swapped':
        return this.swap(seat, rest[0] ?? '', rest[1] ?? '');
      case 'flipped':
        return this.flip(seat, Number(rest[0]) - 1, rest[1] ?? '', rest[2] === 'fits');
      case 'picked_up':
        this.same(rest[0], String(this.discard.length));
        return void this.handOf(seat).push(...this.discard.splice(0));
      case 'burnt':
        this.same(rest[0], String(this.discard.length));
        return void this.discard.splice(0);
      case 'took_up':
        this.same(inOrder(rest).join(' '), inOrder(this.faceUp[seat] ?? []).join(' '));
        return void this.handOf(seat).push(...(this.faceUp[seat] ?? []).splice(0));
      default:
        throw new Otherwise(event, '');
    }
  }

  private same(told: string | undefined, found: string): void {
    if (told !== UNSEEN && told !== found) throw new Otherwise(told ?? '', found);
  }

  /** Lay cards of the hand, or if it is empty those that lie face up. */
  private lay(seat: number, faces: readonly Face[]): void {
    const from = this.handOf(seat).length ? this.handOf(seat) : (this.faceUp[seat] ?? []);
    for (const face of faces) this.discard.push(this.takeFrom(from, face));
  }

  private draw(seat: number, told: Face): void {
    const face = this.pop();
    this.same(told, face);
    this.handOf(seat).push(face);
    this.drawn++;
  }

  private steal(thief: number, victim: number, told: Face): void {
    const face = this.takeByChance(victim);
    this.same(told, face);
    this.handOf(thief).push(face);
    this.taken++;
  }

  private trade(seat: number, other: number): void {
    const hand = this.handOf(seat).splice(0);
    this.handOf(seat).push(...this.handOf(other).splice(0));
    this.handOf(other).push(...hand);
  }

  /** Every hand goes to the next player who still has one. */
  private rotate(direction: number): void {
    const stillIn = this.hands.flatMap((hand, seat) => (hand.length ? [seat] : []));
    if (direction < 0) stillIn.reverse();
    const [first = 0, ...others] = stillIn;
    for (const seat of others) this.trade(first, seat);
  }

  /** The discard but its top becomes the stock: only when there is no card left to draw. */
  private recycle(event: string): void {
    if (this.stock.length) throw new Otherwise(event, '');
    const top = this.discard.pop() as Face;
    this.stock = this.discard;
    this.discard = [top];
    this.same(event, `recycled ${this.stock.length}`);
    this.chance.shuffle(this.stock);
    this.recycled++;
  }

  private swap(seat: number, laid: Face, taken: Face): void {
    const row = this.faceUp[seat] ?? [];
    const slot = row.indexOf(taken);
    if (slot < 0) throw new Otherwise(taken, row.join(' '));
    row[slot] = this.take(seat, laid);
    this.handOf(seat).push(taken);
  }

  private flip(seat: number, slot: number, told: Face, fits: boolean): void {
    const row = this.faceDown[seat] ?? [];
    const face = row[slot];
    if (!face) throw new Otherwise(told, '');
    this.same(told, face);
    row[slot] = null;
    // One that fits is laid at once, as if from the hand.
    (fits ? this.handOf(seat) : this.discard).push(face);
  }

  pop(): Face {
    const face = this.stock.pop();
    if (face === undefined) throw new Otherwise('', '');
    return face;
  }

  handOf(seat: number): Face[] {
    const hand = this.hands[seat];
    if (!hand) throw new Otherwise(String(seat), '');
    return hand;
  }

  private take(seat: number, face: Face): Face {
    return this.takeFrom(this.handOf(seat), face);
  }

  private takeFrom(cards: Face[], face: Face): Face {
    const place = cards.indexOf(face);
    if (place < 0) throw new Otherwise(face, inOrder(cards).join(' '));
    cards.splice(place, 1);
    return face;
  }

  /** Take a card that nobody chose: where a face is held twice, the second copies come after all the first ones. */
  takeByChance(seat: number): Face {
    const copies = new Map<Face, number>();
    const planes = inOrder(this.handOf(seat)).map((face, place) => {
      const copy = copies.get(face) ?? 0;
      copies.set(face, copy + 1);
      return { face, copy, place };
    });
    planes.sort((one, other) => one.copy - other.copy || one.place - other.place);
    const chosen = planes[this.chance.below(planes.length)];
    if (!chosen) throw new Otherwise('', '');
    return this.take(seat, chosen.face);
  }

  putBack(face: Face): void {
    this.stock.splice(this.chance.below(this.stock.length + 1), 0, face);
  }
}

/** Return whether the cards that a record tells can be those that were found: in any order, and those not seen may be anything. */
export function sameCards(told: readonly Face[], found: readonly Face[]): boolean {
  const left = [...found];
  for (const face of told.filter((one) => one !== UNSEEN)) {
    const place = left.indexOf(face);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return told.length === found.length;
}
