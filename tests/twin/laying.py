"""Which cards go on what lies there, and which may be laid together, in the slow engine."""

from collections.abc import Sequence

from huit.rules import RuleSet
from tests.twin.ending import Ending
from tests.twin.page import RANKS, is_joker


class Laying(Ending):
    """A table on which one card lies, and that says which others may be laid on it."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        hands: Sequence[Sequence[str]],
        discard: Sequence[str],
        stock: Sequence[str],
        dealer: int,
        misdealt: int | None = None,
    ) -> None:
        super().__init__(rules, hands=hands, discard=discard, stock=stock, dealer=dealer, misdealt=misdealt)
        # What is to be said before anything else: suit, card, more, give, trade, take, answer, skip, target, doubt, last hit.
        self.asks = ""
        self.plays_again = False  # he laid a card that obliges him to play again, and has not done so yet
        self.just_laid = False  # no move since: it may be jumped in on (DI-03)
        self.together = ""  # what is being laid together: "suit" (W4-03), "rank" (W10-05), or nothing
        self.laid_together = 0
        self.run_began_with = ""
        self.run_came_to = ""
        self.run_way = 0  # 1 while a run goes up, -1 while it goes down, 0 while it may do either
        self.size_of_set = 1  # of the last set laid, or of one card alone
        self.skipping_card = ""  # the card that takes turns away, while they can still be kept
        self.turns_at_stake = 0
        self.turns_kept = 0  # those that were at stake when he laid what he is laying now
        self.could_have_followed = False  # who laid the last card that may be doubted
        self.doubtful: int | None = None  # … and who it was
        self.resumes_after: int | None = None  # who attacked a player out of turn: play goes on after him
        self.starter_opens = False  # L8-12: an ace was turned up, and the first player has its right

    def under_attack(self) -> bool:
        """He who must play again after his own attack is not its victim."""
        return self.debt > 0 and not self.plays_again

    def is_swept(self) -> bool:
        """BL-11: the attack goes round to him, out of his turn."""
        return self.asks in ("", "answer") and self.under_attack() and bool(self.page.power(self.attacking_card, "sweeps"))

    @property
    def stands_for(self) -> str | None:
        """W3-04: the card whose place the joker on top has taken."""
        stands = self.page.power(self.top, "stands_for") and not is_joker(self.in_force)
        return self.in_force if stands else None

    def same_rank(self, card: str, other: str) -> bool:
        return card[0] == other[0] and not is_joker(card)

    def is_answer(self, card: str) -> bool:
        """G-16: on an unpaid attack only what answers it, or what lets it pass on (W6-03)."""
        attack = self.attacking_card
        if self.page.refuses(attack, card):
            return False
        if self.page.lists(attack, "answered_by", card) or self.page.power(card, "on_debt"):
            return True
        return bool(self.page.power(card, "stands_for")) and any(
            self.page.lists(attack, "answered_by", other) for other in self.page.faces
        )

    def keeps_a_turn(self, skipping: str, card: str) -> bool:
        """PR-05: laid at once on a card that skips, it keeps its player's turn."""
        if self.page.refuses(skipping, card):
            return False
        if self.page.lists(skipping, "skip_answered_by", card):
            return True
        return bool(self.page.power(card, "stands_for")) and any(
            self.page.lists(skipping, "skip_answered_by", other) for other in self.page.faces
        )

    def can_be_kept(self, skipping: str) -> bool:
        """Whether any card of the pack would keep the turn that *skipping* takes."""
        return any(self.keeps_a_turn(skipping, card) for card in self.page.pack)

    def goes(self, card: str) -> bool:
        """G-01, where there is nothing to follow and nothing to pay."""
        top = self.in_force
        if self.named_rank is not None:
            return card[0] == self.named_rank or bool(self.page.power(card, "names_rank"))
        if self.named_card is not None:
            return card == self.named_card or bool(self.page.power(card, "names_card"))
        if self.page.refuses(top, card):
            return False  # KP-06, BL-06
        if self.page.is_of_rank(card, self.levels[self.turn]):
            return True
        tops = [top]
        if self.named_suit is not None:  # only the rank of the card that called it counts
            tops += [other for other in self.page.faces if self.same_rank(other, top)]
        if self.page.power(card, "wild") or all(self.page.lists(card, "goes_on", other) for other in tops):
            return True  # WK-04, W1-03
        if self.named_suit is not None:
            return card[1] == self.named_suit or self.same_rank(card, top)
        if len(self.still_in) == 2 and self.page.lists(card, "goes_on_at_two_left", top):
            return True  # W3-01
        return is_joker(top) or self.takes_any_now() or card[1] == self.suit or self.same_rank(card, top)

    def takes_any_now(self) -> bool:
        """MK: whatever its suit and its rank, a card goes, and there is nothing to follow."""
        called = self.named_suit is not None or self.named_rank is not None
        return not called and bool(self.page.power(self.in_force, "takes_any"))

    def goes_off_suit(self, card: str) -> bool:
        """LH-05 to LH-08: whether a card goes although its player holds the suit."""
        if self.page.power(self.in_force, "names_suit") and self.same_rank(card, self.in_force):
            return True  # LH-08: on an 8 any 8
        if self.page.is_of_rank(card, self.levels[self.turn]):
            return True
        if self.page.power(card, "only_if_unable"):
            return False  # LH-07
        return not self.page.knob("must_follow") or bool(self.page.power(card, "wild"))  # LH-24, HC-04

    def is_barred(self, seat: int, card: str) -> bool:
        """Some cards are never laid as the last one."""
        return len(self.hands[seat]) == 1 and (self.is_too_late(seat) or self.is_no_end(card, self.suit))

    def is_no_end(self, card: str, suit: str | None) -> bool:
        """Whether nobody lays *card* as his last one while *suit* is in force."""
        off_its_suit = is_joker(card) or card[1] != suit
        return bool(self.page.power(card, "never_last") or (self.page.power(card, "last_on_own_suit") and off_its_suit))

    def playable(self, seat: int) -> list[str]:
        """The cards that the seat whose turn it is may lay, in no order."""
        hand = {card for card in self.hands[seat] if not self.is_barred(seat, card)}
        if self.asks == "last hit":
            return [card for card in hand if self.page.lists(self.attacking_card, "last_answered_by", card)]  # W9-08
        if self.asks == "more":
            return [card for card in hand if self.goes_with(card, self.acting) and self.gets_there(card, seat)]
        if self.asks == "skip":
            return [] if self.loses_the_next(seat) else [card for card in hand if self.keeps_a_turn(self.skipping_card, card)]
        if self.under_attack():
            return [] if self.loses_the_next(seat) else [card for card in hand if self.is_answer(card)]
        cards = [card for card in hand if self.goes(card)]
        if any(card[1] == self.suit for card in cards) and not self.takes_any_now():
            return [card for card in cards if card[1] == self.suit or self.goes_off_suit(card)]
        return cards

    def may_become(self) -> list[str]:
        """W3-04: any card, but on an attack one that answers it, if there are such; else the joker answers by itself."""
        if self.asks == "skip":
            fitting = [card for card in self.page.faces if self.keeps_a_turn(self.skipping_card, card)]
        elif self.under_attack():
            fitting = [card for card in self.page.faces if self.is_answer(card)]
        else:
            fitting = [card for card in self.page.faces if not self.page.refuses(self.in_force, card)]
        return fitting or list(self.page.faces)

    def calls_suit(self, card: str, seat: int) -> bool:
        """WA-03: some call a suit only where they are laid on their own, were it an attack of that suit."""
        if self.page.is_of_rank(card, self.levels[seat]):
            return True
        only_on_its_own = self.page.power(card, "names_own_suit")
        return bool(self.page.power(card, "names_suit")) and (not only_on_its_own or card[1] == self.suit)

    # Laying cards together

    def goes_with(self, card: str, last: str) -> bool:
        """Whether *card* may be laid in one go after *last*."""
        if self.page.refuses(last, card):
            return False
        if self.together == "suit":
            return card[1] == last[1] and not is_joker(last)
        if self.together == "run":
            if not self.page.power(card, "plays_run"):
                return False
            if self.page.power(card, "run_turns") and self.same_rank(card, last):
                return True  # 6 of hearts, 6 of spades: and on in spades
            step = self.step(last, card)
            return abs(step) == 1 and self.run_way in (0, step)
        alike = self.same_rank(card, last) or (is_joker(card) and is_joker(last))
        return alike and bool(self.page.power(card, "plays_set"))

    def step(self, last: str, card: str) -> int:
        """How many ranks up *card* is from *last*, of whose suit it is; 0 if it is not."""
        if is_joker(card) or is_joker(last) or card[1] != last[1]:
            return 0
        return RANKS.index(card[0]) - RANKS.index(last[0])

    def opens(self, seat: int, card: str, suit_before: str | None, rest: Sequence[str]) -> str:
        """What *seat* may lay together with *card*, when *rest* is what stays in hand."""
        follows = card[1] == suit_before and not is_joker(card)
        if self.page.power(card, "plays_flush") or (self.starter_opens and follows):
            return "suit"
        if self.page.power(card, "plays_run"):
            least = self.page.power(card, "run_from")
            return "run" if not least or any(self.straight(seat, card, way, rest) >= least for way in (1, -1)) else ""
        if not self.page.power(card, "plays_set") or (self.page.power(card, "set_in_suit") and not follows):
            return ""
        like = [other for other in rest if self.same_rank(other, card) and self.page.power(other, "plays_set")]
        like = [other for other in like if not self.page.refuses(card, other)]
        exactly = self.page.power(card, "set_of") or self.page.power(card, "set_from")
        if (
            exactly
            and 1 + len(rest) == exactly
            and (
                seat in self.too_late
                or any(self.page.power(other, "never_last") or self.page.power(other, "last_on_own_suit") for other in rest)
            )
        ):
            return ""  # they would be all of his cards, and one of them cannot be the last
        return "rank" if 1 + len(like) >= exactly else ""  # HC-12: three must be held

    def straight(self, seat: int, first: str, way: int, rest: Sequence[str]) -> int:
        """How many cards a run has that begins with *first* and goes one way, by what is held; some are never the last."""
        held, top, count = list(rest), first, 1
        while True:
            after = [card for card in held if self.step(top, card) == way and self.page.power(card, "plays_run")]
            after = [card for card in after if not self.page.refuses(top, card)]
            if not after or (len(held) == 1 and (seat in self.too_late or self.page.power(after[0], "never_last"))):
                return count
            held.remove(after[0])
            top, count = after[0], count + 1

    def gets_there(self, card: str, seat: int) -> bool:
        """Whether a run just begun comes to as many cards as it must have, if *card* is its second one."""
        least = self.page.power(self.run_began_with, "run_from")
        if self.together != "run" or self.laid_together > 1 or not least:
            return True
        return self.straight(seat, self.run_began_with, self.step(self.run_began_with, card), self.hands[seat]) >= least

    def may_stop(self) -> bool:
        """HC-12: three queens, or one; never two."""
        if self.laid_together == 1:
            return True
        least = {"rank": "set_from", "run": "run_from"}.get(self.together)
        enough = not least or self.laid_together >= self.page.power(self.run_began_with, least)
        return enough and not self.page.power(self.acting, "set_of")

    def most_of_a_rank(self, card: str) -> int:
        """HC-12: exactly three; W10-05: two, three or four."""
        return 1000 if self.page.power(card, "set_from") else self.page.power(card, "set_of") or 4

    def more_may_follow(self, seat: int, card: str) -> bool:
        """Whether anything in hand may be laid with *card*, which lies."""
        if not self.together:
            return False
        if self.together == "rank" and self.laid_together >= self.most_of_a_rank(card):
            return False
        return any(self.goes_with(other, card) for other in self.hands[seat] if not self.is_barred(seat, other))

    # Out of turn

    def may_jump_in(self, seat: int) -> bool:
        """DI-03: the very same card, from the moment the first one lies until the next move; on an attack a counter."""
        if (
            not self.just_laid
            or seat in self.gone
            or self.asks not in ("", "take", "skip", "doubt")
            or self.top not in self.hands[seat]
        ):
            return False
        if self.page.refuses(self.in_force, self.top) or self.is_barred(seat, self.top):
            return False  # BL-06
        if self.asks == "skip":
            return self.keeps_a_turn(self.skipping_card, self.top)
        return not self.debt or self.is_answer(self.top)
