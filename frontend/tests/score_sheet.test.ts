import { describe, expect, it } from 'vitest';
import { planNamed, type Plan } from '../src/facts/score/plans';
import { balancesOf, readStake, settle, sumOf } from '../src/facts/score/settlement';
import { isOver, leadersOf, mend, mistakeIn, outBefore, played, targetOf, totalsOf, undo, write, type Round, type Sheet } from '../src/facts/score/sheet';
import examples from './score_examples.json';

interface Examples {
  sheets: {
    plan: string;
    target: number | null;
    players: string[];
    rounds: Round[];
    ends: number | null;
    columns: number[][];
    winners: (number | null)[];
    over: boolean;
    leaders: number[];
    counted: number;
    back_at_zero: number[];
    out: number[];
    transfers: number[][];
  }[];
  debts: { balances: number[]; transfers: number[][] }[];
}

const EXAMPLES = examples as unknown as Examples;

function sheetOf(plan: string, players: string[], rounds: Round[], target: number | null = null): Sheet {
  return { plan: planNamed(plan) as Plan, target, players, rounds };
}

const settled = (balances: number[]) => settle(balances).map(({ debtor, creditor, points }) => [debtor, creditor, points]);

describe('the page and the server reckon alike', () => {
  it.each(EXAMPLES.sheets)('$plan, $players.length players, $rounds.length rounds', (example) => {
    const sheet = sheetOf(example.plan, example.players, example.rounds, example.target);
    const { totals, winners, over, counted, backAtZero, out } = played(sheet);
    expect(out).toEqual(example.out);
    expect(backAtZero).toEqual(example.back_at_zero);
    expect(counted).toBe(example.counted);
    expect(targetOf(sheet)).toBe(example.ends);
    expect(totals).toEqual(example.columns);
    expect(winners).toEqual(example.winners);
    expect(over).toBe(example.over);
    expect(leadersOf(sheet)).toEqual(example.leaders);
    expect(settled(balancesOf(totalsOf(sheet), sheet.plan.wins))).toEqual(example.transfers);
  });

  it.each(EXAMPLES.debts)('settles $balances', ({ balances, transfers }) => {
    expect(settled(balances)).toEqual(transfers);
  });
});

describe('the examples of the rules', () => {
  it('HH-06: three games at once', () => {
    const [pierre, jean] = [(points: number): Round => [points, null], (points: number): Round => [null, points]];
    const sheet = sheetOf('hollywood', ['Pierre', 'Jean'], [pierre(15), jean(12), jean(18), jean(7), pierre(6)]);
    expect(played(sheet).totals).toEqual([
      [21, 6, 0],
      [37, 25, 7],
    ]);
    expect(played(sheet).winners).toEqual([null, null, null]);
    // What stands in the columns, win by win (HH-03).
    expect(played(sheet).written.map((round) => round[1])).toEqual([[], [12, null, null], [18, 18, null], [7, 7, 7], []]);
  });

  it('LH-33: a blocked round is written for its winner with 11, and may cost him points', () => {
    const sheet = sheetOf('les-huit', ['Anne', 'Luc', 'Zoé'], [[11, null, null]]);
    expect(totalsOf(sheet)).toEqual([11, 0, 0]);
    expect(mistakeIn(sheet, [-4, null, null])).toBeNull();
    expect(totalsOf(write(sheet, [-4, null, null]))).toEqual([7, 0, 0]);
  });

  it('L8-07: who gathers 500 points loses', () => {
    const sheet = sheetOf(
      'le-8',
      ['Anne', 'Luc'],
      [
        [300, 0],
        [210, 40],
      ],
    );
    expect(isOver(sheet)).toBe(true);
    expect(leadersOf(sheet)).toEqual([1]);
  });

  it('PT-01 and PT-02: 50, 20 and 10 to 200; left in hand to 100, or to another target', () => {
    const podium = sheetOf('positif', ['A', 'B', 'C', 'D'], Array<Round>(4).fill([50, 20, 10, 0]));
    expect([isOver(podium), leadersOf(podium)]).toEqual([true, [0]]);
    const hands = sheetOf(
      'negatif',
      ['A', 'B', 'C'],
      [
        [60, 30, 90],
        [45, 0, 20],
      ],
    );
    expect([totalsOf(hands), isOver(hands), leadersOf(hands)]).toEqual([[105, 30, 110], true, [1]]);
    expect(isOver(sheetOf('negatif', ['A', 'B'], [[60, 0]], 50))).toBe(true);
  });

  it('KP-12: X00 points for X players', () => {
    const sheet = sheetOf('x00', ['A', 'B', 'C', 'D'], [[100, 0, 0, 299]]);
    expect([targetOf(sheet), isOver(sheet)]).toEqual([400, false]);
    expect(isOver(write(sheet, [0, 0, 40, 101]))).toBe(true);
  });

  it('G-20: who ties shares', () => {
    expect(leadersOf(sheetOf('negatif', ['A', 'B', 'C'], [[10, 10, 100]]))).toEqual([0, 1]);
  });

  it('LH-38: two pairs that cancel out make two payments', () => {
    expect(settle([5, 7, -7, -5])).toHaveLength(2);
  });
});

describe('writing', () => {
  it('takes the last round back', () => {
    const sheet = sheetOf(
      'les-huit',
      ['Anne', 'Luc'],
      [
        [60, null],
        [null, 70],
      ],
    );
    expect(totalsOf(undo(sheet))).toEqual([60, 0]);
  });

  it('corrects an earlier round: what was written later stays, and what it says follows', () => {
    // HH-06, with Jean's 12 first written as 21.
    const [pierre, jean] = [(points: number): Round => [points, null], (points: number): Round => [null, points]];
    const wrong = sheetOf('hollywood', ['Pierre', 'Jean'], [pierre(15), jean(21), jean(18), jean(7), pierre(6)]);
    expect(played(mend(wrong, 1, jean(12))).totals).toEqual([
      [21, 6, 0],
      [37, 25, 7],
    ]);
  });

  it('keeps what stands after the end that a correction makes, and counts it again once there is none', () => {
    const sheet = sheetOf(
      'les-huit',
      ['Anne', 'Luc'],
      [
        [10, null],
        [null, 60],
        [null, 30],
      ],
    );
    const ended = mend(sheet, 0, [100, null]);
    expect([isOver(ended), totalsOf(ended), played(ended).counted, ended.rounds.length]).toEqual([true, [100, 0], 1, 3]);
    expect(mistakeIn(ended, [1, null])).toBe('over');
    expect(mistakeIn(ended, [10, null], 0)).toBeNull();
    expect(mend(ended, 0, [10, null])).toEqual(sheet);
  });

  it.each([
    ['nobody', 'negatif', [null, null]],
    ['winner_only', 'les-huit', [3, 4]],
    ['too_many_points', 'negatif', [100_001, 0]],
    ['too_many_points', 'negatif', [1.5, 0]],
  ] as const)('refuses a round: %s', (mistake, plan, points) => {
    expect(mistakeIn(sheetOf(plan, ['Anne', 'Luc'], []), points)).toBe(mistake);
  });

  it('101: exactly 101 goes back to zero, beyond it one is out, and the last one in wins', () => {
    const names = ['N', 'E', 'S', 'W'];
    const before: Round = [0, 90, 95, 20];
    const sheet = sheetOf('jusqu-au-dernier-retour', names, [before, [0, 15, 6, 0]]);
    expect(totalsOf(sheet)).toEqual([0, 105, 0, 20]);
    expect([played(sheet).out, played(sheet).backAtZero, isOver(sheet), leadersOf(sheet)]).toEqual([[1], [2], false, [0, 2]]);
    expect([outBefore(sheet, 1), outBefore(sheet, 2)]).toEqual([[], [1]]);
    expect([mistakeIn(sheet, [3, 4, 0, 0]), mistakeIn(sheet, [3, null, 0, 0])]).toEqual(['out', null]);
    const ended = write(write(sheet, [120, null, 5, 10]), [null, null, 97, 0]);
    expect([played(ended).out, isOver(ended), leadersOf(ended)]).toEqual([[1, 0, 2], true, [3]]);
    expect(played(mend(ended, 1, [0, 1, 6, 0])).out).toEqual([0, 2]);
    const atTable = sheetOf('retour-a-zero', names, [before, [0, 15, 6, 0]]);
    expect([totalsOf(atTable), played(atTable).out, isOver(atTable), leadersOf(atTable)]).toEqual([[0, 105, 0, 20], [], true, [0, 2]]);
  });

  it('lets winners share, and writes nothing after the end', () => {
    const sheet = sheetOf('les-huit', ['Anne', 'Luc', 'Zoé'], []);
    expect(mistakeIn(sheet, [20, 20, null])).toBeNull();
    expect(mistakeIn(write(sheet, [100, null, null]), [1, null, null])).toBe('over');
  });
});

describe('sums', () => {
  it.each([
    ['0,10', 25, '2,50'],
    ['1', 12, '12'],
    ['0.05', 40, '2'],
    ['2,5', 3, '7,50'],
    ['0,0125', 2, '0,025'],
    ['999999,9999', 1_000_000, '999999999900'],
  ])('at %s a point %i points are %s', (stake, points, sum) => {
    expect(sumOf(points, readStake(stake)!, ',')).toBe(sum);
  });

  it.each(['', '0', '0,00', '-1', 'un', '1,23456', '1e3'])('%s is no stake', (text) => {
    expect(readStake(text)).toBeNull();
  });
});
