// What the page does by itself at my turn, by a clock of our own: draw on, pass; and when « Carte » is due.
import { beforeEach, describe, expect, it } from 'vitest';
import { USUAL } from '../src/facts/in_force';
import type { View } from '../src/ground/protocol';
import { ByItself, READ_MS, SEEN_MS } from '../src/families/shedding/by_itself.svelte';
import { callDue, drawsOn, isOnly, mayAnnounceItself } from '../src/families/shedding/habits';
import { movesOf } from './moves_of';
import { exampleView } from './example';

const MUST_DRAW: Partial<View> = { draws_on: true, moves: movesOf('draw'), debt: 0, seat: 0, turn: 0, may_announce: false, may_say: false, may_catch: false };
const MUST_PASS: Partial<View> = { ...MUST_DRAW, moves: movesOf('pass') };
const SOMETHING_ELSE: [string, Partial<View>][] = [
  ['a card', { moves: movesOf('9h', 'draw', 'pass') }],
  ['a jump', { jumps: movesOf('9h') }],
  ['an attack', { debt: 2 }],
  ['« Carte »', { may_say: true }],
  ['an announcement', { may_announce: true }],
  ['« Contre-carte »', { may_catch: true }],
  ['four of a kind', { may_declare: true }],
  ['a misdeal', { misdealt: 0 }],
  ['a run that may go on', { run: true }],
  ['a gift', { give: { count: 1, to: [1] } }],
  ['the turn of another', { turn: 1 }],
  ['no chair', { seat: null }],
  ['the end', { over: true }],
];

describe('the only thing to do', () => {
  it('is to draw, or to pass', () => {
    expect(isOnly('draw', exampleView(MUST_DRAW))).toBe(true);
    expect(isOnly('pass', exampleView(MUST_PASS))).toBe(true);
    expect(isOnly('pass', exampleView(MUST_DRAW))).toBe(false);
  });
  it.each(SOMETHING_ELSE)('is not, where there is %s', (_, changes) => {
    expect(isOnly('pass', exampleView({ ...MUST_PASS, ...changes }))).toBe(false);
  });
  it('is drawn on by the rules alone', () => {
    expect(drawsOn(exampleView(MUST_DRAW))).toBe(true);
    expect(drawsOn(exampleView({ ...MUST_DRAW, draws_on: false }))).toBe(false);
    expect(drawsOn(exampleView({ ...MUST_DRAW, moves: movesOf('9h', 'draw') }))).toBe(false);
  });
});

class FakeTable {
  view: View | null = null;
  ready = true;
  did: string[] = [];
  waiting: { ms: number; task: () => void }[] = [];
  autoPass = false;
  announces = false;
  armed = false;
  readonly byItself = new ByItself(
    () => this,
    this,
    () => this.autoPass,
    () => this.announces,
  );

  arm(): void {
    this.armed = true;
  }
  draw(): void {
    this.did.push('draw');
  }
  pass(): void {
    this.did.push('pass');
  }
  later(ms: number, task: () => void): () => void {
    const wait = { ms, task };
    this.waiting.push(wait);
    return () => (this.waiting = this.waiting.filter((other) => other !== wait));
  }
  see(seq: number, changes: Partial<View>): void {
    this.view = exampleView({ ...changes, seq });
    this.byItself.saw(this.view);
  }
  /** Let all that waits happen; return after how long. */
  elapse(): number[] {
    const due = this.waiting.splice(0);
    due.forEach(({ task }) => task());
    return due.map(({ ms }) => ms);
  }
}

describe('drawing on', () => {
  let table: FakeTable;
  beforeEach(() => {
    table = new FakeTable();
    table.see(1, MUST_DRAW);
  });

  it('draws card by card, each seen first, until something else can be done', () => {
    expect(table.elapse()).toEqual([]);
    table.byItself.draw();
    expect(table.did).toEqual(['draw']);
    table.see(2, MUST_DRAW);
    expect([table.did.length, table.elapse(), table.did.length]).toEqual([1, [SEEN_MS], 2]);
    table.see(3, { ...MUST_DRAW, moves: movesOf('9h') });
    expect([table.byItself.drawing, table.elapse(), table.did.length]).toEqual([false, [], 2]);
    table.see(4, MUST_DRAW);
    expect(table.elapse()).toEqual([]);
  });

  it.each(SOMETHING_ELSE)('ends where there is %s', (_, changes) => {
    table.byItself.draw();
    table.see(2, { ...MUST_DRAW, ...changes });
    expect([table.byItself.drawing, table.elapse()]).toEqual([false, []]);
  });

  it('ends when it is pressed again, and when it is stopped', () => {
    for (const stop of [() => table.byItself.draw(), () => table.byItself.stop()]) {
      table.byItself.draw();
      table.see((table.view?.seq ?? 0) + 1, MUST_DRAW);
      stop();
      expect([table.byItself.drawing, table.elapse()]).toEqual([false, []]);
    }
    expect(table.did).toEqual(['draw', 'draw']);
  });

  it('draws one card for one view, whoever comes in meanwhile', () => {
    table.byItself.draw();
    table.see(2, MUST_DRAW);
    table.see(2, MUST_DRAW);
    expect(table.elapse()).toHaveLength(1);
    table.see(2, MUST_DRAW);
    expect(table.elapse()).toEqual([]);
  });

  it('ends with the connection', () => {
    table.byItself.draw();
    table.see(2, MUST_DRAW);
    table.ready = false;
    table.elapse();
    expect([table.byItself.drawing, table.did]).toEqual([false, ['draw']]);
  });

  it('is one card where the rules have it so', () => {
    table.see(2, { ...MUST_DRAW, draws_on: false });
    table.byItself.draw();
    expect([table.byItself.drawing, table.did]).toEqual([false, ['draw']]);
  });
});

describe('passing', () => {
  let table: FakeTable;
  beforeEach(() => {
    table = new FakeTable();
    table.autoPass = true;
  });

  it('once, after a moment', () => {
    table.see(1, MUST_PASS);
    expect([table.did.length, table.elapse(), table.did]).toEqual([0, [READ_MS], ['pass']]);
    table.see(1, MUST_PASS);
    expect(table.elapse()).toEqual([]);
  });

  it.each(SOMETHING_ELSE)('never where there is %s', (_, changes) => {
    table.see(1, { ...MUST_PASS, ...changes });
    expect(table.elapse()).toEqual([]);
  });

  it('only where its person wants it, still, and does nothing himself', () => {
    table.see(1, MUST_PASS);
    table.autoPass = false;
    table.elapse();
    table.see(2, MUST_PASS);
    table.autoPass = true;
    table.see(3, MUST_PASS);
    table.byItself.stop();
    expect([table.elapse(), table.did]).toEqual([[], []]);
  });
});

describe('« Carte » is due', () => {
  const TWO: Partial<View> = { seat: 0, turn: 0, hand: ['9h', '2c'], may_announce: true, may_say: false, announce_with: ['9h'] };
  it.each([
    ['with two cards', {}, USUAL, 'carte'],
    ['with « Maou », and the last card', { hand: ['9h'] }, { ...USUAL, end: 'maou' }, 'maou'],
    ['not with the last card elsewhere', { hand: ['9h'] }, USUAL, null],
    ['not with three', { hand: ['9h', '2c', '3d'] }, USUAL, null],
    ['not where nothing is called out', {}, { ...USUAL, left: null }, null],
    ['not when it is said late', { may_say: true }, USUAL, null],
    ['not with a card that cannot be laid', { announce_with: [] }, USUAL, null],
    ['not at the turn of another', { turn: 1 }, USUAL, null],
  ] as const)('%s', (_, changes, calls, call) => expect(callDue(exampleView({ ...TWO, ...changes } as Partial<View>), calls)).toBe(call));
});

describe('« Carte » is announced by itself', () => {
  it('once a view: it can be taken back', () => {
    const table = new FakeTable();
    table.see(1, {});
    expect(table.armed).toBe(false);
    table.announces = true;
    table.see(2, {});
    expect(table.armed).toBe(true);
    table.armed = false;
    table.see(2, {});
    expect(table.armed).toBe(false);
  });

  it.each([
    ['alone', [false, true, true], 0, true],
    ['alone', [false, true, false], 0, false],
    ['all', [false, true, false], 0, true],
    ['nobody', [false, true, true], 0, false],
    ['all', [true, true, true], null, false],
  ] as const)('%s, %j, seat %s: %s', (auto_announce, computers, seat, may) => {
    const { settings } = exampleView();
    expect(mayAnnounceItself(exampleView({ settings: settings && { ...settings, auto_announce }, computers: [...computers], seat }))).toBe(may);
  });
});
