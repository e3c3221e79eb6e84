"""The rules of a trick game as columns of small ints: all that its engine reads of them."""

from typing import Annotated, Literal, get_args

from huit.rules.families import Columns
from huit.rules.record import I8
from huit.rules.rule_set import RuleSet

SEATS = 3
ROLES = ("announcer", "third", "dealer")
"""Clockwise from the dealer's left (S3-02)."""
ROLES_OF_DEALER = ("second", "third", "dealer")
"""The same places where the dealer announces (SM-02)."""
Kind = Literal["clubs", "diamonds", "hearts", "spades", "notrump", "least"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What an announcer may announce (S3-03): four suits as trumps, no trump, fewest tricks."""
NO_TRUMP, LEAST = 4, 5
ALL_KINDS = (1 << len(KINDS)) - 1
ALL_TRUMPS = (1 << NO_TRUMP) - 1
"""The kinds with a suit of trumps."""
KINDS_EACH, KINDS_ONCE, KINDS_TRUMPS = range(3)
"""The column `kinds`: each kind once by each player, once in all, or any suit as trumps in every round."""
KITTY_AFTER, KITTY_BEFORE, KITTY_LAST = range(3)
"""The column `kitty_taken`: after the announcement, before it, or after the discard."""


class TrickRules(Columns):
    """The rules as the engine reads them."""

    cards: I8
    hand: I8
    kitty: I8
    """How many cards are put aside for the announcer."""
    kitty_taken: I8
    """When the announcer takes them: see `KITTY_AFTER`."""
    kitty_shown: I8
    dealer_announces: I8
    announcer: I8
    """The role that announces, by its place in ROLES."""
    leads: I8
    """The role that leads the first trick, by its place in ROLES."""
    exchanges: I8
    exchange_first: I8
    must_give: I8
    gives_first: I8
    """1 where the winner of most points gives first, and not who has most tricks to make."""
    must_trump: I8
    tricks_to_win: I8
    """So many tricks in a round win the match; 0: none do."""
    over_to_win: I8
    """So many points in a round win the match; 0: none do."""
    kinds: I8
    """What may be announced: see `KINDS_EACH`."""
    owed: Annotated[list[int], "i1", 2 * SEATS]
    """Tricks that a role has to make: its place in ROLES; in fewest tricks, that plus SEATS."""


def roles_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the roles, clockwise from the dealer's left.

    >>> from huit.rules import load_rules
    >>> roles_of(load_rules("trois-cinq-huit"))
    ('announcer', 'third', 'dealer')
    """
    return ROLES_OF_DEALER if rules.knobs["dealer_announces"] else ROLES


def place_of_leader(rules: RuleSet) -> int:
    """Return the place in ROLES of who leads the first trick."""
    leads = str(rules.knobs["leads"])
    if leads == "announcer":
        return ROLES.index("dealer") if rules.knobs["dealer_announces"] else 0
    return 0 if leads == "left" else ROLES.index(leads)


def work_out(rules: RuleSet, columns: TrickRules, seats: int) -> None:
    """Fill the columns that are no single knob's.

    >>> from huit.rules import compile_rules, load_rules
    >>> compile_rules(load_rules("trois-cinq-huit"), seats=3).owed
    [8, 5, 3, 3, 5, 8]
    """
    columns.cards = rules.deck.bit_count()
    columns.hand = (columns.cards - columns.kitty) // seats
    columns.announcer = ROLES.index("dealer") if columns.dealer_announces else 0
    columns.leads = place_of_leader(rules)
    columns.owed = [rules.at(f"{role}_{end}", seats=seats) for end in ("makes", "least") for role in roles_of(rules)]
