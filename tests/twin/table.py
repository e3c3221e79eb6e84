"""What lies on the table of the slow engine: the cards, whose turn it is, and how cards are drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from huit.rules import RuleSet
from tests.twin.page import Page, is_joker


@dataclass
class Chance:
    """What no rule settles, told before each move."""

    recycled: list[str] = field(default_factory=list[str])
    """The order of a stock that is made anew."""
    taken: str = ""
    """The card that was taken blindly, out of a hand."""
    back: list[str] = field(default_factory=list[str])
    """The cards of a misdeal that were put back."""
    stock: list[str] = field(default_factory=list[str])
    """The stock, after they were put back into it."""


class Table:
    """Hands, stock and discard as lists of text, and the order of play."""

    def __init__(
        self, rules: RuleSet, *, hands: Sequence[Sequence[str]], discard: Sequence[str], stock: Sequence[str], dealer: int
    ) -> None:
        self.page = Page(rules, seats=len(hands))
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.discard = list(discard)
        self.stock = list(stock)  # the first one is drawn next
        self.direction = 1 if self.page.knob("clockwise") else -1
        self.out: list[int] = []  # who has no card left, first to last
        self.beaten: set[int] = set()  # who is out with too many
        self.turn = dealer if self.page.choice("starts") != "next" else (dealer + self.direction) % self.seats

        self.in_force = self.discard[-1]  # the top, what a joker on top stands for, or what a transparent one covers
        self.named_suit: str | None = None
        self.named_rank: str | None = None  # what a card had its player name, and who that was
        self.named_card: str | None = None
        self.rank_named_by = -1
        self.levels = [self.page.knob("countdown")] * self.seats  # the wild rank that each has come down to
        self.debt = 0
        self.attacking_card = ""

        self.idle_turns = 0
        self.reason: str | None = None
        self.winners: list[int] = []
        self.chance = Chance()

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    def top(self) -> str:
        return self.discard[-1]

    @property
    def suit(self) -> str | None:
        """The suit in force; none on a joker that names none."""
        if self.named_rank is not None or self.named_card is not None:
            return None
        if self.named_suit is not None:
            return self.named_suit
        return None if is_joker(self.in_force) else self.in_force[1]

    @property
    def gone(self) -> set[int]:
        """Who no longer plays."""
        return {*self.out, *self.beaten}

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def seat_after(self, seat: int, steps: int = 1) -> int:
        """G-06: the next player is the next one still in the round, in the direction now in force; G-19."""
        while steps:
            seat = (seat + self.direction) % self.seats
            if seat not in self.gone:
                steps -= 1
        return seat

    def seat_before(self, seat: int) -> int:
        """Who of those still in the round sits on the other side of *seat*."""
        seat = (seat - self.direction) % self.seats
        return self.seat_before(seat) if seat in self.gone else seat

    def something_to_draw(self) -> bool:
        return bool(self.stock) or (bool(self.page.knob("recycles")) and len(self.discard) > 1)

    def something_to_draw_after(self, card: str) -> bool:
        """Once *card* lies, what it covers can be shuffled."""
        return bool(self.stock) or bool(self.page.knob("recycles"))

    def draw(self, seat: int, count: int) -> list[str]:
        """G-03 and G-04: what there is, and the rest lapses; returns the cards."""
        drawn: list[str] = []
        while len(drawn) < count and self.something_to_draw():
            if not self.stock:
                self.recycle()
            drawn.append(self.stock.pop(0))
        self.hands[seat] += drawn
        return drawn

    def recycle(self) -> None:
        """The top stays, the rest is the stock again, in an order that we are told."""
        rest, self.discard = self.discard[:-1], self.discard[-1:]
        order = self.chance.recycled
        assert sorted(order) == sorted(rest), f"recycled {rest}, and the stock is {order}"
        self.stock = list(order)
