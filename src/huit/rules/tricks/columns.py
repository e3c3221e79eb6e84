"""The rules of a trick game as columns of small ints: all that its engine reads of them."""

from typing import Annotated, Literal, get_args

from huit.rules.families import Columns
from huit.rules.record import I8
from huit.rules.rule_set import RuleSet

SEATS = 3
ROLES = ("announcer", "third", "dealer")
"""Clockwise from the dealer's left (S3-02)."""
Kind = Literal["clubs", "diamonds", "hearts", "spades", "notrump", "least"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What an announcer may announce (S3-03): four suits as trumps, no trump, fewest tricks."""
NO_TRUMP, LEAST = 4, 5
ALL_KINDS = (1 << len(KINDS)) - 1


class TrickRules(Columns):
    """The rules as the engine reads them."""

    cards: I8
    hand: I8
    kitty: I8
    """How many cards are put aside for the announcer."""
    leads: I8
    """The role that leads the first trick, by its place in ROLES."""
    exchanges: I8
    must_trump: I8
    once: I8
    """1 where each kind is announced once in all, and not once by each player."""
    owed: Annotated[list[int], "i1", 2 * SEATS]
    """Tricks that a role has to make: its place in ROLES; in fewest tricks, that plus SEATS."""


def work_out(rules: RuleSet, columns: TrickRules, seats: int) -> None:
    """Fill the columns that are no single knob's.

    >>> from huit.rules import compile_rules, load_rules
    >>> compile_rules(load_rules("trois-cinq-huit"), seats=3).owed
    [8, 5, 3, 3, 5, 8]
    """
    columns.cards = rules.deck.bit_count()
    columns.hand = (columns.cards - columns.kitty) // seats
    columns.owed = [rules.at(f"{role}_{end}", seats=seats) for end in ("makes", "least") for role in ROLES]
