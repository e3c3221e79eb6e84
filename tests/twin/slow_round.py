"""A second engine, slow and obvious: lists of cards as text, and ifs that read like the page of rules.

It shares no code with `huit.engine`. It reads the same rule set (the knobs and powers that a rule file may say) and is told the
one thing that no rule settles: the order of a stock that is made anew.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from huit.cards import parse_face
from huit.rules import RuleSet

RANKS = "A23456789TJQK"
SUITS = "cdhs"


@cache
def printed_order(card: str) -> tuple[int, int]:
    """Sort by rank and then by suit; the black joker, then the coloured one, after all."""
    return (13, "br".index(card[1])) if card[0] == "X" else (RANKS.index(card[0]), SUITS.index(card[1]))


class SlowRound:
    """One round, in plain sight; nothing is remembered that a player at the table would not remember."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        hands: Sequence[Sequence[str]],
        discard: Sequence[str],
        stock: Sequence[str],
        first: int,
        direction: int = 1,
    ) -> None:
        self.rules = rules
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.discard = list(discard)
        self.stock = list(stock)  # the first one is drawn next
        self.turn = first
        self.direction = direction

        self.named_suit: str | None = None
        self.debt = 0
        self.attacking_card = ""
        self.plays_again = False  # he laid a card that obliges him to play again, and has not done so yet
        self.drawn_this_turn = 0
        self.something_done_this_turn = False
        self.paid_much_this_turn = False  # KP-08: and may play at once
        self.gone_out: int | None = None  # who is out, while his last card still hits the next player
        self.doubled = False
        self.idle_turns = 0
        self.cards_played = 0

        self.open_windows: set[int] = set()  # who came down to one card and may be called out
        self.forgot: set[int] = set()  # … and has not announced it
        self.has_called: set[int] = set()  # who has used his « contre-carte » since the last window opened

        self.reason: str | None = None
        self.winners: list[int] = []
        self.next_recycled_order: list[str] = []

    # The page of rules: what a card does

    def knob(self, name: str) -> int:
        return self.rules.at(name, seats=self.seats)

    def power(self, card: str, name: str) -> int:
        value = self.rules.power(parse_face(card)).get(name, 0)
        if name == "reverses" and self.seats == 2:
            return 0  # G-22: with two players a reverse has no effect
        if name == "skips" and self.seats == 2 and self.rules.power(parse_face(card)).get("turn_at_two"):
            return 1  # the other one loses his turn, and that is another turn for its player
        return int(value)

    def points(self, seat: int) -> int:
        """PT-02: what is left in hand; PT-04: or nothing at all."""
        if self.rules.knobs["count"] == "none":
            return 0
        return sum(self.rules.points.get(parse_face(card), 0) for card in self.hands[seat])

    def lists(self, on: str, name: str, card: str) -> bool:
        """Whether *card* is among those that a power of the card *on* lists."""
        words = str(self.rules.power(parse_face(on)).get(name, "")).split()
        return card in words or card[0] in words or card[1] in words or (card[0] == "X" and "joker" in words)

    def calls_suit(self, card: str) -> bool:
        """WA-03: some call a suit only where they are laid on their own, and on no attack."""
        only_on_its_own = bool(self.power(card, "names_own_suit"))
        return bool(self.power(card, "names_suit")) and (
            not only_on_its_own or (card[1] == self.suit and not self.under_attack())
        )

    # What is on the table

    @property
    def top(self) -> str:
        return self.discard[-1]

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    def out(self) -> list[int]:
        """Who has no card left and won by it."""
        if self.gone_out is not None:
            return [self.gone_out]
        return self.winners if self.reason == "out" else []

    @property
    def suit(self) -> str | None:
        if self.named_suit is not None:
            return self.named_suit
        return None if self.top[0] == "X" else self.top[1]

    def under_attack(self) -> bool:
        """He who must play again after his own attack is not its victim."""
        return self.debt > 0 and not self.plays_again

    def fits(self, card: str) -> bool:
        if self.gone_out is not None:
            return self.lists(self.attacking_card, "last_answered_by", card)  # W9-08
        if self.under_attack():
            refused = self.lists(self.attacking_card, "refuses", card)
            return self.lists(self.attacking_card, "answered_by", card) and not refused  # G-16
        if self.lists(self.top, "refuses", card):
            return False  # KP-06
        if self.power(card, "wild"):
            return True  # WK-04: an eight at any time
        if self.named_suit is not None:
            return card[1] == self.named_suit or (card[0] == self.top[0] and card[0] != "X")  # G-01
        return self.top[0] == "X" or card[1] == self.top[1] or card[0] == self.top[0]  # G-01

    def something_to_draw(self) -> bool:
        return bool(self.stock) or (bool(self.rules.knobs["recycles"]) and len(self.discard) > 1)

    # What may be done

    def legal_moves(self) -> list[str]:
        """The moves of the seat whose turn it is."""
        if self.over:
            return []
        cards = [card for card in sorted(set(self.hands[self.turn]), key=printed_order) if self.fits(card)]
        moves: list[str] = []
        for card in cards:
            # A last card ends the round, and there is no suit left to name; where « maou » is said it may have to stay.
            ends_it = len(self.hands[self.turn]) == 1 and not self.power(card, "plays_again")
            if self.gone_out is None and self.calls_suit(card) and not (ends_it and not self.rules.knobs["announces_last"]):
                moves += [f"{card}={suit}" for suit in SUITS]
            else:
                moves.append(card)
        if self.under_attack():
            return [*moves, "draw"]  # G-15
        if self.paid_much_this_turn:
            return [*moves, "pass"]
        most = self.knob("draws")
        may_still_draw = most == 0 or self.drawn_this_turn < most
        if may_still_draw and self.something_to_draw():
            if not cards or self.rules.knobs["draws_freely"]:  # G-21
                moves.append("draw")
        elif not cards or (not may_still_draw and self.rules.knobs["drawn_card"] == "may_be_played"):
            moves.append("pass")
        return moves

    def reactions(self, seat: int) -> list[str]:
        """What a seat may call out, whoever's turn it is."""
        if self.over:
            return []
        words: list[str] = []
        if seat in self.forgot and self.rules.knobs["late_say"]:
            words.append("say")
        if self.open_windows - {seat} and seat not in self.has_called:
            words.append("catch")
        return words

    def may_announce(self, card: str) -> bool:
        """Whether *card* may be played with a "!": one card stays behind, or none where « maou » is said."""
        if self.gone_out is not None:
            return False
        left = len(self.hands[self.turn]) - 1
        return (left == 1 and bool(self.rules.knobs["announces"])) or (left == 0 and bool(self.rules.knobs["announces_last"]))

    # Doing it

    def play(self, seat: int, word: str) -> None:
        """Make a move that `legal_moves`, `reactions` and `may_announce` allow."""
        if self.gone_out is not None:
            self.take_last_hit(word)
        elif word == "say":
            self.close_window(seat)
        elif word == "catch":
            self.catch(seat)
        elif word == "draw":
            self.pay() if self.under_attack() else self.draw_one()
        elif word == "pass":
            self.pass_turn()
        else:
            card, _, suit = word.removesuffix("!").partition("=")
            self.lay(card, suit or None, said=word.endswith("!"))

    def lay(self, card: str, suit: str | None, *, said: bool) -> None:
        player = self.turn
        hand = self.hands[player]
        self.close_window(player)
        calls = self.calls_suit(card)
        hand.remove(card)
        self.discard.append(card)
        self.named_suit = None
        self.something_done_this_turn = True
        self.idle_turns = 0
        self.cards_played += 1

        if not hand and not self.power(card, "plays_again"):
            if said or not self.rules.knobs["announces_last"]:
                self.leave_with(card)  # G-08: at once, whatever his last card would do
                return
            self.draw_up_to(player, self.knob("penalty"))  # WK-11
        self.open_window_at_one_card(player, announced=said)
        if self.knob("play_limit") and self.cards_played >= self.knob("play_limit"):
            self.block()
            return

        if self.power(card, "clears_debt"):
            self.debt = 0
        if self.power(card, "draw"):
            self.debt += self.power(card, "draw")
            self.attacking_card = card
        if self.power(card, "reverses"):
            self.direction = -self.direction
        if calls:
            self.named_suit = suit
        if self.power(card, "plays_again"):
            self.plays_again = True
            self.drawn_this_turn = 0
            self.paid_much_this_turn = False
        else:
            self.next_turn(skipping=self.power(card, "skips"))

    def pay(self) -> None:
        """G-02: paying uses up the turn. G-04: what cannot be supplied lapses."""
        player, due = self.turn, self.debt
        self.close_window(player)
        self.debt = 0
        if self.draw_up_to(player, due):
            self.idle_turns = 0
            self.something_done_this_turn = True
        much = self.knob("plays_after_paying")
        if much and due >= much:
            self.something_done_this_turn = True
            self.paid_much_this_turn = True
        else:
            self.next_turn()

    def leave_with(self, card: str) -> None:
        """His last card may double everything (W9-09), or still hit the next player before the count (W8-06, W9-08)."""
        player = self.turn
        self.doubled = bool(self.power(card, "doubles"))
        if not self.power(card, "last_draw"):
            self.win(player)
            return
        self.debt += self.power(card, "last_draw")
        self.attacking_card = card
        self.open_windows, self.forgot = set(), set()
        self.next_turn()
        self.gone_out = player

    def take_last_hit(self, word: str) -> None:
        assert self.gone_out is not None
        if word == "draw":
            self.draw_up_to(self.turn, self.debt)
        else:
            self.hands[self.turn].remove(word)
            self.discard.append(word)
        self.debt = 0
        self.win(self.gone_out)

    def draw_one(self) -> None:
        """WK-05; and G-09 for him who laid a 10 as his last card."""
        player = self.turn
        hand_was_empty = not self.hands[player]
        self.close_window(player)
        self.draw_up_to(player, 1)
        self.something_done_this_turn = True
        self.idle_turns = 0
        self.drawn_this_turn += 1
        if hand_was_empty:
            self.open_window_at_one_card(player, announced=False)  # G-18: by any means
        if self.rules.knobs["drawn_card"] == "kept" and self.knob("draws") and self.drawn_this_turn >= self.knob("draws"):
            self.next_turn()

    def pass_turn(self) -> None:
        player = self.turn
        self.close_window(player)
        if not self.hands[player]:
            self.win(player)  # a 10 as last card, and nothing to draw: G-07
            return
        self.next_turn()

    def next_turn(self, *, skipping: int = 0) -> None:
        if not self.something_done_this_turn:
            self.idle_turns += 1
            if self.idle_turns >= self.seats:
                self.block()
                return
        self.turn = (self.turn + self.direction * (1 + skipping)) % self.seats
        self.plays_again = False
        self.drawn_this_turn = 0
        self.something_done_this_turn = False
        self.paid_much_this_turn = False
        self.close_window(self.turn)  # G-18: he begins his next turn

    def draw_up_to(self, seat: int, count: int) -> int:
        """G-03 and G-04; returns how many cards there were."""
        for drawn in range(count):
            if not self.something_to_draw():
                return drawn
            if not self.stock:
                self.recycle()
            self.hands[seat].append(self.stock.pop(0))
        if len(self.hands[seat]) != 1:
            self.close_window(seat)
        return count

    def recycle(self) -> None:
        """The top stays, the rest is the stock again, in an order that we are told."""
        rest, self.discard = self.discard[:-1], self.discard[-1:]
        order = self.next_recycled_order
        assert sorted(order) == sorted(rest), f"recycled {rest}, and the stock is {order}"
        self.stock = list(order)

    # « Carte » and « contre-carte »

    def open_window_at_one_card(self, seat: int, *, announced: bool) -> None:
        if len(self.hands[seat]) == 1 and self.rules.knobs["announces"]:
            self.open_windows.add(seat)
            self.has_called = set()
            if not announced:
                self.forgot.add(seat)

    def close_window(self, seat: int) -> None:
        self.open_windows.discard(seat)
        self.forgot.discard(seat)

    def catch(self, caller: int) -> None:
        caught = sorted(self.forgot - {caller})
        self.has_called.add(caller)
        for seat in caught:
            self.close_window(seat)
            self.draw_up_to(seat, self.knob("penalty"))
        if not caught and self.rules.knobs["wrong_catch"]:
            self.draw_up_to(caller, self.knob("penalty"))

    # The end

    def win(self, seat: int) -> None:
        self.reason, self.winners = "out", [seat]

    def block(self) -> None:
        """G-05: fewest cards, then fewest points; a tie shares."""
        held = [(len(hand), self.points(seat)) for seat, hand in enumerate(self.hands)]
        self.reason = "blocked"
        self.winners = [seat for seat in range(self.seats) if held[seat] == min(held)]

    def result(self) -> Mapping[str, object] | None:
        """PT-02: every seat but the winners counts what is left in its hand."""
        if self.reason is None:
            return None
        won = self.knob("winner_points") if self.rules.knobs["count"] != "none" else 0
        points = [won if seat in self.winners else self.points(seat) for seat in range(self.seats)]
        if self.doubled:
            points = [2 * counted for counted in points]
        return {"reason": self.reason, "winners": self.winners, "points": points}
