// What is announced with a card, by the buttons that are pressed: one duty each; and what is said late or against another.
import { beforeEach, describe, expect, it } from 'vitest';
import { USUAL } from '../src/facts/in_force';
import type { View } from '../src/ground/protocol';
import { Cries, cryWith, type Meant } from '../src/families/shedding/cries.svelte';
import { exampleView } from './example';
import { movesOf } from './moves_of';

const NOTHING: Meant = { carte: false, name: false, knock: false };

it.each<[string[], Partial<Meant>, string]>([
  [['carte'], {}, ''],
  [['carte'], { carte: true }, '!'],
  [['carte'], { knock: true }, '!knock'],
  [['last'], { carte: true }, '!'],
  [['maou'], { carte: true }, '!'],
  [['4'], { name: true }, '!'],
  [['4'], { carte: true }, ''],
  [['carte', '4'], { carte: true, name: true }, '!'],
  [['carte', '4'], { carte: true }, '!carte'],
  [['carte', '4'], { name: true }, '!4'],
  [['carte', '4'], { knock: true }, '!knock'],
  [['carte', '4'], { name: true, knock: true }, '!4+knock'],
])('%j, with %j meant, is %j', (due, meant, cry) => expect(cryWith(due, { ...NOTHING, ...meant })).toBe(cry));

class FakeTable {
  view = exampleView();
  ready = true;
  log = [];
  did: string[] = [];
  readonly cries = new Cries(
    () => this,
    () => this.view,
  );

  play(face: string, word: string): void {
    this.did.push(`play ${face}: ${word}`);
  }
  make(word: string): void {
    this.did.push(word);
  }
  say({ code }: { code: string }): void {
    this.did.push(`why: ${code}`);
  }
  see(changes: Partial<View>): void {
    this.view = exampleView(changes);
    this.cries.saw(this.view);
  }
}

const QUIET: Partial<View> = { turn: 0, may_announce: false, may_say: false, may_catch: false };
const TWO_LEFT: Partial<View> = { ...QUIET, hand: ['9h', '4c'], may_announce: true, announce_with: ['9h', '4c'] };
const NAMES: Partial<View> = { ...TWO_LEFT, calls: { ...USUAL, ranks: '4', knock: true } };
const NO_WINDOW = 'why: no_window';

let table: FakeTable;
let cries: Cries;
beforeEach(() => {
  table = new FakeTable();
  cries = table.cries;
});

describe('« Carte ! »', () => {
  it('goes with a card that may be announced, however it is laid, and can be taken back', () => {
    table.see({ ...TWO_LEFT, announce_with: ['9h', '8c', 'Xr'] });
    cries.carte();
    cries.play('9h');
    cries.play('8c', 'h');
    cries.play('Xr', null, 'As');
    cries.play('4c');
    cries.carte();
    cries.play('9h');
    expect(table.did).toEqual(['play 9h: 9h!', 'play 8c: 8c=h!', 'play Xr: Xr=As!', 'play 4c: 4c', 'play 9h: 9h']);
  });

  it('is meant until the turn is over, nothing may be announced any more, or the move is refused', () => {
    table.see(TWO_LEFT);
    cries.carte();
    table.see({ ...TWO_LEFT, seq: 4 });
    expect(cries.armed).toBe(true);
    for (const ends of [() => table.see({ ...TWO_LEFT, turn: 1 }), () => table.see(QUIET), () => cries.refused()]) {
      table.see(TWO_LEFT);
      cries.arm();
      ends();
      expect(cries.armed).toBe(false);
    }
  });

  it('is said late, or not at all', () => {
    table.see({ ...QUIET, may_say: true });
    cries.carte();
    table.see(QUIET);
    cries.carte();
    table.ready = false;
    cries.carte();
    expect([table.did, cries.armed]).toEqual([['say', NO_WINDOW], false]);
  });
});

describe('what has a button of its own', () => {
  it('goes with the same card', () => {
    table.see(NAMES);
    cries.name = true;
    expect([cries.cry('4c'), cries.cry('9h')]).toEqual(['!4', '']);
    cries.arm();
    expect([cries.cry('4c'), cries.cry('9h')]).toEqual(['!', '!']);
  });

  it('is said by the first, where it is all that is said', () => {
    table.see({ ...NAMES, hand: ['4c', '4d', '9h'], announce_with: ['4c', '4d'] });
    cries.carte();
    expect([cries.due, cries.cry('4c')]).toEqual([['4'], '!']);
  });

  it('is knocked or said, not both', () => {
    table.see(NAMES);
    cries.arm();
    cries.knocks();
    expect([cries.armed, cries.knock, cries.cry('9h')]).toEqual([false, true, '!knock']);
    cries.carte();
    expect([cries.armed, cries.knock, cries.cry('9h')]).toEqual([true, false, '!']);
  });

  it('is meant for my turn', () => {
    table.see(NAMES);
    cries.name = true;
    cries.knocks();
    table.see({ ...NAMES, turn: 1 });
    expect([cries.name, cries.knock]).toEqual([false, false]);
  });

  it('is knocked late', () => {
    table.see({ ...NAMES, may_say: true });
    cries.knocks();
    expect([table.did, cries.knock]).toEqual([['knock'], false]);
  });
});

describe('« Contre-carte ! »', () => {
  const COSTS: Partial<View> = { ...QUIET, may_catch: true, calls: { ...USUAL, wrong_costs: 2 }, catches: movesOf('catch carte') };
  it.each<[string, Partial<View>, string[], string | null]>([
    ['is said at once where it costs nothing', { ...COSTS, calls: USUAL }, ['catch carte'], null],
    ['is said at once where all have heard who forgot', { ...COSTS, counts: [3, 1, 8], one_card: [] }, ['catch carte'], null],
    ['is asked about where it may cost', { ...COSTS, counts: [3, 1, 8], one_card: [1] }, [], 'catch carte'],
    ['needs no word where there is one thing to forget', { ...COSTS, calls: USUAL, catches: [] }, ['catch'], null],
    ['is said to nobody', QUIET, [NO_WINDOW], null],
  ])('%s', (_, changes, did, dared) => {
    table.see(changes);
    cries.contre();
    expect([table.did, cries.dared]).toEqual([did, dared]);
  });

  it('is asked about until something happens', () => {
    table.see({ ...COSTS, counts: [3, 2, 8] });
    cries.contre();
    table.see({ ...COSTS, counts: [3, 2, 8] });
    expect(cries.dared).toBe('catch carte');
    table.see({ ...COSTS, counts: [3, 2, 8], seq: 4 });
    expect(cries.dared).toBeNull();
  });

  it('is not on its way while something else is', () => {
    table.see({ ...COSTS, counts: [3, 2, 8] });
    table.ready = false;
    cries.contre();
    cries.catching();
    expect([table.did, cries.dared]).toEqual([[], null]);
  });
});

it('declares four of a kind where that wins', () => {
  table.see({ ...QUIET, may_declare: true });
  cries.declare();
  table.see(QUIET);
  cries.declare();
  expect(table.did).toEqual(['declare']);
});
