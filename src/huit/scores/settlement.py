"""Who owes whom what, with as few payments as can be (LH-38)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache


@dataclass(frozen=True)
class Transfer:
    """One payment, in stakes a point: a fraction, so that nothing is lost in rounding.

    >>> float(Transfer("Luc", "Anne", Fraction(5, 2)).amount)
    2.5
    """

    debtor: str
    creditor: str
    amount: Fraction


def settle(balances: Mapping[str, Fraction | int]) -> list[Transfer]:
    """Return the fewest payments that bring all *balances* to nothing; who has a positive one gets money.

    Groups whose balances cancel out among themselves are settled apart: a group of n needs n - 1 payments, so the more groups the
    fewer payments. Exact for as many players as a sheet has.

    >>> [(t.debtor, t.creditor, int(t.amount)) for t in settle({"Anne": 30, "Luc": -10, "Zoé": -20})]
    [('Zoé', 'Anne', 20), ('Luc', 'Anne', 10)]

    Raises:
        ValueError: if the balances do not add up to nothing.
    """
    if sum(balances.values()):
        raise ValueError("what some win others must lose: the balances add up to " + str(sum(balances.values())))
    open_ones = [(name, Fraction(amount)) for name, amount in balances.items() if amount]
    transfers: list[Transfer] = []
    for group in _groups(tuple(amount for _, amount in open_ones)):
        transfers += _settled([open_ones[index] for index in group])
    return transfers


def by_points(totals: Mapping[str, int], *, stake: Fraction, lowest_wins: bool) -> dict[str, Fraction]:
    """Return what each player wins or loses when every two settle the difference of their points, at *stake* a point.

    >>> {name: int(won) for name, won in by_points({"Anne": 10, "Luc": 4}, stake=Fraction(2), lowest_wins=False).items()}
    {'Anne': 12, 'Luc': -12}
    """
    sign = -1 if lowest_wins else 1
    everybody = sum(totals.values())
    return {name: sign * stake * (len(totals) * total - everybody) for name, total in totals.items()}


def _groups(amounts: tuple[Fraction, ...]) -> list[list[int]]:
    """Return the indices in as many groups as can be, each adding up to nothing."""
    full = (1 << len(amounts)) - 1
    sums = [Fraction(0)] * (full + 1)
    for members in range(1, full + 1):
        lowest = members & -members
        sums[members] = sums[members ^ lowest] + amounts[lowest.bit_length() - 1]

    @cache
    def best(members: int) -> tuple[int, ...]:
        """The groups, as sets of bits, that *members* fall into."""
        if not members:
            return ()
        found = (members,)
        # Every group that holds the lowest member, so that each split is met once.
        rest = members ^ (members & -members)
        part = rest
        while part:
            part = (part - 1) & rest
            group = members ^ rest | part
            if not sums[group] and len(tried := (group, *best(members ^ group))) > len(found):
                found = tried
        return found

    return [[index for index in range(len(amounts)) if group >> index & 1] for group in best(full)]


def _settled(group: list[tuple[str, Fraction]]) -> list[Transfer]:
    """Settle one group: the greatest debt pays the greatest claim, over and over."""
    balances = dict(group)
    transfers: list[Transfer] = []
    while any(balances.values()):
        debtor = min(balances, key=lambda name: balances[name])
        creditor = max(balances, key=lambda name: balances[name])
        amount = min(-balances[debtor], balances[creditor])
        balances[debtor] += amount
        balances[creditor] -= amount
        transfers.append(Transfer(debtor, creditor, amount))
    return transfers
