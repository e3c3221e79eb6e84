// Who owes whom what, with as few payments as can be (LH-38). Must agree with huit/scores/settlement.py.

/** One payment, in points; money is points times the stake. */
export interface Transfer {
  debtor: number;
  creditor: number;
  points: number;
}

/** Return what each wins or loses, in points, when every two settle the difference of their totals. */
export function balancesOf(totals: readonly number[], wins: 'highest' | 'lowest'): number[] {
  const everybody = totals.reduce((sum, points) => sum + points, 0);
  const sign = wins === 'lowest' ? -1 : 1;
  return totals.map((points) => sign * (totals.length * points - everybody) || 0);
}

/** Return the fewest payments that settle all *balances*; a positive balance is paid out. */
export function settle(balances: readonly number[]): Transfer[] {
  const open = balances.flatMap((points, player) => (points ? [{ player, points }] : []));
  return groups(open.map(({ points }) => points)).flatMap((group) => settleGroup(group.map((place) => open[place] as Open)));
}

interface Open {
  player: number;
  points: number;
}

/** Return the places in as many groups as can be, each adding up to nothing: a group of n needs n - 1 payments. */
function groups(amounts: readonly number[]): number[][] {
  const full = (1 << amounts.length) - 1;
  const sums = new Array<number>(full + 1).fill(0);
  for (let members = 1; members <= full; members++) {
    const lowest = members & -members;
    sums[members] = (sums[members ^ lowest] as number) + (amounts[31 - Math.clz32(lowest)] as number);
  }
  const found = new Map<number, number[]>([[0, []]]);
  const best = (members: number): number[] => {
    const known = found.get(members);
    if (known) return known;
    let most = [members];
    // Only groups with the lowest member, so that each split is tried once.
    const rest = members ^ (members & -members);
    for (let part = rest; part;) {
      part = (part - 1) & rest;
      const group = (members ^ rest) | part;
      if (sums[group] === 0) {
        const tried = [group, ...best(members ^ group)];
        if (tried.length > most.length) most = tried;
      }
    }
    found.set(members, most);
    return most;
  };
  return best(full).map((group) => amounts.flatMap((_, place) => ((group >> place) & 1 ? [place] : [])));
}

/** Settle one group: the greatest debt pays the greatest claim, over and over. */
function settleGroup(group: readonly Open[]): Transfer[] {
  const left = group.map((open) => ({ ...open }));
  const transfers: Transfer[] = [];
  while (left.some(({ points }) => points)) {
    const debtor = left.reduce((most, one) => (one.points < most.points ? one : most));
    const creditor = left.reduce((most, one) => (one.points > most.points ? one : most));
    const points = Math.min(-debtor.points, creditor.points);
    debtor.points += points;
    creditor.points -= points;
    transfers.push({ debtor: debtor.player, creditor: creditor.player, points });
  }
  return transfers;
}

/** The value of a point as an exact decimal fraction. */
export interface Stake {
  units: bigint;
  places: number;
}

const A_SUM = /^(\d{1,6})(?:[.,](\d{1,4}))?$/;

/** Return the sum that *text* says, as in 0,10; null if it says none, or nothing. */
export function readStake(text: string): Stake | null {
  const [, whole, parts = ''] = A_SUM.exec(text.trim()) ?? [];
  const units = whole === undefined ? 0n : BigInt(whole + parts);
  return units ? { units, places: parts.length } : null;
}

/** Return *points* at this *stake* as a sum with at least two decimals, or none where there is nothing behind the point. */
export function sumOf(points: number, { units, places }: Stake, point: ',' | '.'): string {
  const digits = (BigInt(points) * units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const parts = digits.slice(digits.length - places).replace(/0+$/, '');
  return parts ? `${whole}${point}${parts.padEnd(2, '0')}` : whole;
}
