"""Danish once more, slow and obvious: cards as text, ifs that read like the page of rules. It shares nothing with the engine."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from huit.cards import parse_face
from huit.rules import RuleSet

ORDER = "23456789TJQKA"
Lay = tuple[tuple[str, ...], str, int | None]
"""The cards of a set in their order, the one on top where that matters, and whom it is sent to."""


def height(card: str) -> int:
    """DA-01: from the 2 to the ace."""
    return ORDER.index(card[0])


class SlowDanish:
    """One round, in plain sight."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        hands: Sequence[Sequence[str]],
        up: Sequence[Sequence[str]],
        down: Sequence[Mapping[int, str]],
        stock: Sequence[str],
        first: int,
    ) -> None:
        self.rules = rules
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.up = [list(row) for row in up]
        self.down = [dict(row) for row in down]
        self.stock = list(stock)  # the first one is drawn next
        self.discard: list[str] = []
        self.gone = 0
        self.first = first
        self.turn = first
        self.direction = 1
        self.ready: set[int] = set()
        self.swaps = [0] * self.seats
        self.asks = "exchange" if rules.knobs["swaps"] else "card"
        if self.asks == "card":
            self.begin()
        self.shown = ""  # the card in force: the top, or what it copies
        self.sent = False
        self.last: int | None = None
        self.out: list[int] = []

    def does(self, card: str, what: str) -> object:
        """What the rule file says of a card."""
        return self.rules.power(parse_face(card)).get(what, 0)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.asks == "nothing"

    def playing(self) -> list[int]:
        """The seats that still play."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many steps on, those who are out not counted."""
        while steps:
            seat = (seat + self.direction) % self.seats
            steps -= seat not in self.out
        return seat

    # Before the first card

    def begin(self) -> None:
        """DA-04, or who holds the lowest card; of equals the first one after the dealer."""
        self.asks = "card"
        self.turn = self.first
        if self.rules.knobs["starts"] == "lowest_card":
            order = [(self.first + step) % self.seats for step in range(self.seats)]
            self.turn = min(order, key=lambda seat: min(map(height, self.hands[seat])))
        if self.rules.knobs["starts"] == "lowest_ordinary":
            order = [(self.first + step) % self.seats for step in range(self.seats)]
            self.turn = min(order, key=lambda seat: min(map(height, filter(self.is_ordinary, self.hands[seat])), default=99))

    def is_ordinary(self, card: str) -> bool:
        """Tell whether a card does not go on any other."""
        return not (self.does(card, "anywhere") or self.does(card, "copies"))

    # What may be done

    def legal(self, seat: int) -> set[str | Lay]:
        """Every move of *seat*, sets as what they are made of."""
        if self.asks == "exchange":
            return self.exchanges(seat)
        if self.over or seat != self.turn:
            return set()
        if self.asks == "target":
            return {f">{other}" for other in self.playing() if other != seat}
        moves: set[str | Lay] = set()
        if self.plays_from(seat):
            moves |= self.lays(seat)
        else:
            moves |= {f"flip {slot}" for slot in self.down[seat]}
        stuck = bool(self.plays_from(seat)) and not moves
        if self.discard and (stuck or self.sent or self.rules.knobs["picks_up_freely"]):
            moves.add("pickup")
        return moves

    def plays_from(self, seat: int) -> list[str]:
        """The hand, or the face-up cards once it is empty, if they stay where they are."""
        return self.hands[seat] or (self.up[seat] if self.rules.knobs["face_up"] == "stay" else [])

    def exchanges(self, seat: int) -> set[str | Lay]:
        """DA-03: a card of the hand for a face-up one; enough is enough after six."""
        if seat in self.ready:
            return set()
        if self.swaps[seat] == 6:
            return {"pass"}
        return {f"swap {mine} {theirs}" for mine in self.hands[seat] for theirs in self.up[seat]} | {"pass"}

    def lays(self, seat: int) -> set[str | Lay]:
        """DA-05: one card or several of a rank."""
        found: set[str | Lay] = set()
        for rank in ORDER:
            mine = sorted(card for card in self.plays_from(seat) if card[0] == rank)
            sets = {some for size in range(1, len(mine) + 1) for some in combinations(mine, size)}
            for some in sets:
                if self.fits(some):
                    tops = set(some) if self.does(some[0], "asks_suit") else {""}
                    targets = self.targets(seat, some)
                    found |= {(some, top, target) for top in tops for target in targets}
        return found

    def fits(self, some: Sequence[str]) -> bool:
        """Tell whether these cards, all of one rank, may be laid together."""
        card = some[0]
        if not self.discard:
            return True
        if self.sent:
            # DA-17: only what answers an ace.
            answers = str(self.does(self.shown, "answered_by")).split()
            return card[0] in answers
        if card[0] in str(self.does(self.shown, "refuses") or "").split():
            return False
        if self.does(card, "anywhere") or self.does(card, "copies"):
            return True
        lower, higher = sorted((card, self.shown), key=height)
        # DA-14: under a 7 the new card is the lower one, else the higher one (DA-05).
        right_height = height(card) == height(lower if self.does(self.shown, "caps") else higher)
        asked = self.does(self.shown, "asks_suit")
        return right_height and (not asked or any(one[1] == self.shown[1] for one in some))

    def targets(self, seat: int, some: Sequence[str]) -> list[int | None]:
        """Whom a set is sent to: nobody, unless it is aces that do not end the round."""
        if not self.does(some[0], "sends") or self.is_four([*self.discard, *some]):
            return [None]
        all_mine = Counter([*self.hands[seat], *self.up[seat], *self.down[seat].values()])
        if self.rules.knobs["goes_on"] == "first_out" and Counter(some) == all_mine and not self.stock:
            return [None]
        return [other for other in self.playing() if other != seat]

    def is_four(self, pile: list[str]) -> bool:
        """Tell whether a pile is burnt by its four last cards."""
        top = [card[0] for card in pile[-4:]]
        return bool(self.rules.knobs["four_burn"]) and top == top[:1] * 4

    # Doing it

    def play(self, seat: int, word: str) -> None:
        """Make a move that may be made."""
        what, *rest = word.split(" ")
        if word == "pass":
            self.ready.add(seat)
            self.ask_next()
        elif what == "swap":
            self.swap(seat, *rest)
        elif word == "pickup":
            self.pick_up(seat)
        elif what == "flip":
            self.flip(seat, int(rest[0]))
        elif word.startswith(">"):
            self.send(seat, int(word[1:]))
        else:
            cards, arrow, to = word.partition(">")
            self.lay(seat, cards.split("+"), int(to) if arrow else None)

    def ask_next(self) -> None:
        """Play begins when all are ready."""
        waiting = [(self.first + step) % self.seats for step in range(self.seats)]
        waiting = [seat for seat in waiting if seat not in self.ready]
        if waiting:
            self.turn = waiting[0]
        else:
            self.begin()

    def swap(self, seat: int, mine: str, theirs: str) -> None:
        """The card of the hand takes the place of the other one."""
        self.hands[seat].remove(mine)
        self.up[seat][self.up[seat].index(theirs)] = mine
        self.hands[seat].append(theirs)
        self.swaps[seat] += 1

    def lay(self, seat: int, some: list[str], to: int | None) -> None:
        """Lay a set."""
        mine = self.plays_from(seat)
        for card in some:
            mine.remove(card)
        self.put_down(seat, some, to)

    def put_down(self, seat: int, some: list[str], to: int | None) -> None:
        """The cards lie on the discard, and do what they do."""
        before = self.shown
        self.discard += some
        top = some[-1]
        copies = self.does(top, "copies") and before and not self.does(before, "sends")
        self.shown = before if copies else top
        self.sent = False
        self.last = seat
        if self.is_four(self.discard):
            self.burn_four(seat)
            return
        if self.does(self.shown, "sends"):
            others = [other for other in self.playing() if other != seat]
            on = not self.is_done(seat) or self.rules.knobs["goes_on"] == "places"
            if to is None and len(others) == 1 and on:
                to = others[0]
            if to is not None:
                self.send(seat, to)
                return
            if on:
                self.asks = "target"
                return
        self.go_on(seat, len(some))

    def burn_four(self, seat: int) -> None:
        """The pile is gone, and whoever laid the fourth plays on, if with anything."""
        self.gone += len(self.discard)
        self.discard, self.shown = [], ""
        self.fill_up(seat)
        self.turn = seat
        if self.is_done(seat) and not self.leave(seat):
            self.turn = self.after(seat)

    def send(self, seat: int, to: int) -> None:
        """DA-17: the discard goes to somebody."""
        self.asks = "card"
        self.fill_up(seat)
        if self.is_done(seat) and self.leave(seat):
            return
        self.turn = to
        self.sent = True

    def go_on(self, seat: int, count: int) -> None:
        """DA-15, DA-16: burn, skip, play again, or simply the next."""
        card = self.shown
        if self.does(card, "reverses"):
            self.direction = -self.direction
        if self.does(card, "burns"):
            self.gone += len(self.discard)
            self.discard, self.shown = [], ""
        self.fill_up(seat)
        if self.is_done(seat):
            if self.leave(seat):
                return
        elif self.does(card, "plays_again"):
            self.turn = seat
            return
        self.turn = self.after(seat, 1 + int(str(self.does(card, "skips") or 0)) * count)

    def fill_up(self, seat: int) -> None:
        """DA-07, DA-08."""
        while self.stock and len(self.hands[seat]) < self.rules.at("hand", seats=self.seats):
            self.hands[seat].append(self.stock.pop(0))
        if not self.hands[seat] and self.rules.knobs["face_up"] == "taken_up":
            self.hands[seat], self.up[seat] = self.up[seat], []

    def is_done(self, seat: int) -> bool:
        """DA-10: no card anywhere, and none to draw."""
        return not (self.hands[seat] or self.up[seat] or self.down[seat] or self.stock)

    def leave(self, seat: int) -> bool:
        """Somebody is out; tell whether that is the end."""
        self.out.append(seat)
        if self.rules.knobs["goes_on"] == "places" and len(self.playing()) > 1:
            return False
        self.asks = "nothing"
        return True

    def pick_up(self, seat: int) -> None:
        """DA-06."""
        self.hands[seat] += self.discard
        self.discard, self.shown, self.sent = [], "", False
        if self.rules.knobs["turns_on_pick_up"]:
            self.direction = -self.direction
        if self.rules.knobs["new_discard"] == "next_player":
            self.turn = self.after(seat)
            return
        assert self.last is not None
        self.turn = self.after(self.last) if self.last in self.out else self.last

    def flip(self, seat: int, slot: int) -> None:
        """DA-09: unseen; what does not fit is picked up with the discard."""
        card = self.down[seat].pop(slot)
        if self.fits([card]):
            self.put_down(seat, [card], None)
        else:
            self.discard.append(card)
            self.pick_up(seat)

    def result(self) -> tuple[list[int], list[int]] | None:
        """Winners and points, once over."""
        if not self.over:
            return None
        won = self.rules.at("winner_points", seats=self.seats)
        return [self.out[0]], [won if seat == self.out[0] else 0 for seat in range(self.seats)]
