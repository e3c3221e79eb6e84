"""The choices before a deal: the first dealer, the size of the hands and the cut."""

from functools import lru_cache

import msgspec

from huit.cards import JOKERS, SUITS, Face, faces_of, suit_of
from huit.engine.chance import Seed, dice_of, draw_below
from huit.engine.events import SeatNumber
from huit.engine.round import LEAST_CUT
from huit.rooms.refusal import Refused
from huit.rooms.trust import seed_for
from huit.rules import RuleSet

_SPADES = SUITS.index("s")
_HAND, _CUT = 1, 2
"""Random choices. Each has its own number, so that their results are independent."""


class Chosen(msgspec.Struct, frozen=True):
    """Choices made so far for the next deal."""

    hand: int | None = None
    cut: int | None = None


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The next deal and its choices."""

    round_no: int
    dealer: int
    cutter: int
    hands: range | None
    """Sizes of the hands that the dealer may choose; None if the rules fix it."""
    cuts: range | None
    """Numbers of cards that the player who is dealt last before the dealer may cut off; None if nobody cuts."""
    cards: int
    chosen: Chosen = Chosen()

    @property
    def choosers(self) -> set[int]:
        """The seats that have a choice."""
        return ({self.dealer} if self.hands else set[int]()) | ({self.cutter} if self.cuts else set[int]())

    def with_hand(self, seat: int, hand: int) -> Chosen:
        """Return the choices after *seat* has chosen the size of the hands.

        Raises:
            Refused: if it may not choose that.
        """
        hands = _offered(self.hands)
        if seat != self.dealer:
            raise _illegal("not_dealer", seat=self.dealer)
        if hand not in hands:
            raise _illegal("bad_hand", **{"from": hands[0], "to": hands[-1]})
        return msgspec.structs.replace(self.chosen, hand=hand)

    def with_cut(self, seat: int, at: int) -> Chosen:
        """Return the choices after *seat* has cut.

        Raises:
            Refused: if it may not cut so.
        """
        cuts = _offered(self.cuts)
        if seat != self.cutter:
            raise _illegal("not_cutter", seat=self.cutter)
        if at not in cuts:
            raise _illegal("bad_cut", **{"from": cuts[0], "to": cuts[-1]})
        return msgspec.structs.replace(self.chosen, cut=at)

    def settled(self, seed: Seed) -> Chosen:
        """Return the choices of the deal, the open ones drawn from *seed*."""
        hand, cut = self.chosen.hand, self.chosen.cut
        if self.hands and hand is None:
            hand = self.hands[_chance(seed, _HAND, len(self.hands))]
        if self.cuts and cut is None:
            # People cut somewhere near the middle.
            middle = self.cuts[len(self.cuts) // 4 : -(len(self.cuts) // 4) or None]
            cut = middle[_chance(seed, _CUT, len(middle))]
        return Chosen(hand, cut)

    def check(self, hand: int | None, cut: int | None) -> None:
        """Check that the rules allow a deal with these choices.

        Raises:
            Refused: if they do not.
        """
        if (hand is None) != (self.hands is None) or (self.hands is not None and hand not in self.hands):
            raise _illegal("bad_hand")
        if (cut is None) != (self.cuts is None) or (self.cuts is not None and cut not in self.cuts):
            raise _illegal("bad_cut")

    def view(self) -> "NextDealView":
        """Return the deal as it is sent to the page."""
        hands, cuts = self.hands, self.cuts
        return NextDealView(
            self.round_no,
            self.dealer,
            hand=HandChoice(self.dealer, hands[0], hands[-1], self.chosen.hand) if hands else None,
            cut=CutChoice(self.cutter, cuts[0], cuts[-1], self.chosen.cut, self.cards) if cuts else None,
        )


class HandChoice(msgspec.Struct, frozen=True, rename={"least": "from", "most": "to"}):
    """The choice of the size of the hands: the seat that makes it, its bounds, and its result."""

    by: SeatNumber
    least: int
    most: int
    chosen: int | None


class CutChoice(HandChoice, frozen=True, rename={"least": "from", "most": "to"}):
    """The choice of the cut: the seat that makes it, its bounds, its result, and the number of cards in the pack."""

    cards: int


class NextDealView(msgspec.Struct, frozen=True):
    """The choices before the next deal, as they are sent to the page."""

    round_no: int
    dealer: SeatNumber
    hand: HandChoice | None
    cut: CutChoice | None


def next_deal(rules: RuleSet, *, seats: int, round_no: int, dealer: int, chosen: Chosen) -> NextDeal:
    """Return the choices before *dealer* deals round *round_no*.

    >>> from huit.rules import load_rules
    >>> deal = next_deal(load_rules("monclar", options={"cut": True}), seats=4, round_no=1, dealer=3, chosen=Chosen())
    >>> deal.cutter, deal.cuts, deal.hands
    (2, range(5, 48), None)
    """
    cards = rules.packs(seats=seats) * len(rules.pack)
    return NextDeal(
        round_no=round_no,
        dealer=dealer,
        cutter=(dealer - rules.direction) % seats,
        hands=hand_sizes(rules, seats=seats),
        cuts=range(LEAST_CUT, cards - LEAST_CUT + 1) if rules.at("cut", seats=seats) else None,
        cards=cards,
        chosen=chosen,
    )


def hand_sizes(rules: RuleSet, *, seats: int) -> range | None:
    """Return the hand sizes that the dealer may choose (W8-05), limited by the cards there are; None if the rules fix the size.

    >>> from huit.rules import load_rules
    >>> hand_sizes(load_rules("monclar", options={"packs": 1, "hand_from": 5, "hand_to": 8}), seats=8)
    range(5, 7)
    """
    return rules.hands_to_choose(seats=seats) or None


@lru_cache(maxsize=1024)
def face_up(rules_deck: int, *, seats: int, seed: Seed) -> tuple[tuple[int, Face], ...]:
    """Return seats and cards dealt face up in turn until a seat gets a spade: it deals first (LH-09).

    >>> cards = face_up((1 << 52) - 1, seats=3, seed=1)
    >>> [suit_of(face) == 3 for _, face in cards] == [False] * (len(cards) - 1) + [True]
    True
    """
    pack = list(faces_of(rules_deck & ~JOKERS))
    dice = dice_of(seed)
    shown: list[tuple[int, Face]] = []
    while not shown or suit_of(shown[-1][1]) != _SPADES:
        shown.append((len(shown) % seats, pack.pop(draw_below(dice, len(pack)))))
    return tuple(shown)


def _chance(seed: Seed, what: int, among: int) -> int:
    return draw_below(dice_of(seed_for(seed, "before the deal", what, span=4)), among)


def _offered(choice: range | None) -> range:
    if not choice:
        raise _illegal("no_choice")
    return choice


def _illegal(code: str, **facts: int) -> Refused:
    return Refused("illegal", {"code": code, **facts})
