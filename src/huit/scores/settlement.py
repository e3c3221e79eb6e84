"""Settles debts with the fewest payments (LH-38)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple


class Transfer(NamedTuple):
    """One payment; the amount is an exact fraction.

    >>> float(Transfer("Luc", "Anne", Fraction(5, 2)).amount)
    2.5
    """

    debtor: str
    creditor: str
    amount: Fraction


def settle(balances: Mapping[str, Fraction | int]) -> list[Transfer]:
    """Return the fewest payments that bring all *balances* to zero; a positive balance is a claim.

    Balances are split into as many groups with sum zero as possible, as a group of n needs n - 1 payments. Time grows with 3**n.

    >>> [(t.debtor, t.creditor, int(t.amount)) for t in settle({"Anne": 30, "Luc": -10, "Zoé": -20})]
    [('Zoé', 'Anne', 20), ('Luc', 'Anne', 10)]

    Raises:
        ValueError: if the balances do not add up to zero.
    """
    if sum(balances.values()):
        raise ValueError("what some win others must lose: the balances add up to " + str(sum(balances.values())))
    open_ones = [(name, Fraction(amount)) for name, amount in balances.items() if amount]
    transfers: list[Transfer] = []
    for group in _groups(tuple(amount for _, amount in open_ones)):
        transfers += _settled([open_ones[index] for index in group])
    return transfers


def by_points(totals: Mapping[str, int], *, stake: Fraction, lowest_wins: bool) -> dict[str, Fraction]:
    """Return what each player wins when every two players settle the difference of their points, at *stake* a point.

    >>> {name: int(won) for name, won in by_points({"Anne": 10, "Luc": 4}, stake=Fraction(2), lowest_wins=False).items()}
    {'Anne': 12, 'Luc': -12}
    """
    sign = -1 if lowest_wins else 1
    everybody = sum(totals.values())
    return {name: sign * stake * (len(totals) * total - everybody) for name, total in totals.items()}


def _groups(amounts: tuple[Fraction, ...]) -> list[list[int]]:
    """Return the indices in as many groups as possible, each with sum zero."""
    full = (1 << len(amounts)) - 1
    sums = [Fraction(0)] * (full + 1)
    for members in range(1, full + 1):
        lowest = members & -members
        sums[members] = sums[members ^ lowest] + amounts[lowest.bit_length() - 1]

    @cache
    def best(members: int) -> tuple[int, ...]:
        """Return the groups of *members*, all of them sets of bits."""
        if not members:
            return ()
        found = (members,)
        # Only groups with the lowest member are tried, so that each split is met once.
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
    """Settle one group: again and again, the greatest debt pays the greatest claim."""
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
