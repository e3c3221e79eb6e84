"""3-5-8 once more, slow and obvious: cards as text, ifs that read like the page of rules. It shares nothing with the engine."""

from collections.abc import Sequence

from huit.rules import RuleSet

ORDER = "23456789TJQKA"
KINDS = ("clubs", "diamonds", "hearts", "spades", "notrump", "least")
TRUMPS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
ROLES = ("announcer", "third", "dealer")
IF_DEALER_ANNOUNCES = ("second", "third", "dealer")


def height(card: str) -> int:
    """S3-16: the ace is high, the 2 low."""
    return ORDER.index(card[0])


class SlowTricks:
    """One round; nothing is remembered that the three at the table would not remember."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        hands: Sequence[Sequence[str]],
        kitty: Sequence[str],
        dealer: int,
        previous: Sequence[int],
        announced: Sequence[set[str]],
    ) -> None:
        self.rules = rules
        self.hands = [list(hand) for hand in hands]
        self.kitty = list(kitty)
        self.dealer = dealer
        self.previous = list(previous)
        self.announced = [set(kinds) for kinds in announced]
        self.announcer = dealer if rules.knobs["dealer_announces"] else (dealer + 1) % 3
        self.turn = self.announcer
        self.asks = "kind"
        self.kind = ""
        self.made = [0, 0, 0]
        self.trick: list[tuple[int, str]] = []
        self.givers: list[int] = []
        self.to_give = 0
        self.takes = [0, 0, 0]
        self.owed_back: list[tuple[int, int, str]] = []  # who gave, who got, which card
        self.to_put_away = 0
        if rules.knobs["exchanges"] and rules.knobs["exchange_first"]:
            self.begin_exchange()
        else:
            self.ask_for_kind()

    # What the rules say of a seat

    def role(self, seat: int) -> str:
        """S3-02, SM-02: clockwise from the dealer's left."""
        roles = IF_DEALER_ANNOUNCES if self.rules.knobs["dealer_announces"] else ROLES
        return roles[(seat - self.dealer - 1) % 3]

    def obligation(self, seat: int) -> int:
        """S3-04."""
        ending = "least" if self.kind == "least" else "makes"
        return self.rules.at(f"{self.role(seat)}_{ending}", seats=3)

    def points(self, seat: int) -> int:
        """S3-11."""
        over = self.made[seat] - self.obligation(seat)
        return -over if self.kind == "least" else over

    def kinds_left(self, seat: int) -> set[str]:
        """S3-03: each announces each kind once; in a short match each is announced once in all. SM-04: or any suit, always."""
        if self.rules.knobs["kinds"] == "trumps":
            return set(TRUMPS)
        gone = set.union(*self.announced) if self.rules.knobs["kinds"] == "once" else self.announced[seat]
        return set(KINDS) - gone

    @property
    def trumps(self) -> str:
        """The letter of the suit of trumps; nothing where there is none."""
        return TRUMPS.get(self.kind, "")

    @property
    def over(self) -> bool:
        """Whether all is played."""
        return self.asks == "nothing"

    # What may be done

    def legal(self, seat: int) -> set[str]:
        """Every move of *seat*; a discard is told by one word, for there are thousands."""
        if seat != self.turn or self.over:
            return set()
        hand = self.hands[seat]
        if self.asks == "kind":
            return {f"choose {kind}" for kind in self.kinds_left(seat)}
        if self.asks == "gift":
            takers = [other for other in range(3) if self.takes[other]]
            gifts = {f"exchange {other} {card}" for other in takers for card in self.gifts(hand)}
            return gifts if self.rules.knobs["must_give"] else gifts | {"pass"}
        if self.asks == "return":
            return {f"return {self.best_back(hand)}"}
        if self.asks == "discard":
            return {f"discard {self.to_put_away}"}
        return set(self.fitting(hand))

    def gifts(self, hand: list[str]) -> list[str]:
        """S3-13: cards that are not trumps."""
        return [card for card in hand if card[1] != self.trumps]

    def best_back(self, hand: list[str]) -> str:
        """S3-13: the best card of the suit; where none is higher that is the card itself."""
        _, _, given = self.owed_back[0]
        return max((card for card in hand if card[1] == given[1]), key=height)

    def fitting(self, hand: list[str]) -> list[str]:
        """S3-10: follow suit, else trump, else anything."""
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        of_suit = [card for card in hand if card[1] == led]
        trumps = [card for card in hand if card[1] == self.trumps] if self.rules.knobs["must_trump"] else []
        return of_suit or trumps or hand

    # Doing it

    def play(self, seat: int, word: str) -> None:
        """Make a move that may be made."""
        what, *rest = word.split(" ")
        if what == "choose":
            self.announce(seat, rest[0])
        elif what == "exchange":
            self.give(seat, int(rest[0]), rest[1])
        elif what == "pass":
            self.to_give = 0
            self.go_on_exchanging()
        elif what == "return":
            self.give_back(rest[0])
        elif what == "discard":
            for card in rest:
                self.hands[seat].remove(card)
            self.take_kitty()  # SM-06: if it lies there still
            self.begin_tricks()
        else:
            self.lay(seat, word)

    def ask_for_kind(self) -> None:
        """The announcer is to choose, with the kitty or without."""
        self.asks, self.turn = "kind", self.announcer
        if self.rules.knobs["kitty_taken"] == "before":
            self.take_kitty()

    def take_kitty(self) -> None:
        """It goes into the announcer's hand, and is no more."""
        self.hands[self.announcer] += self.kitty
        self.kitty = []

    def announce(self, seat: int, kind: str) -> None:
        """S3-06 to S3-08."""
        self.kind = kind
        self.announced[seat].add(kind)
        if self.rules.knobs["kitty_taken"] == "after":
            self.take_kitty()
        if kind in TRUMPS and self.rules.knobs["exchanges"] and not self.rules.knobs["exchange_first"]:
            self.begin_exchange()
        else:
            self.ask_for_discard()

    def ask_for_discard(self) -> None:
        """S3-09: as many cards as the kitty had."""
        self.to_put_away = self.rules.at("chien", seats=3)
        self.asks, self.turn = "discard", self.announcer

    def begin_exchange(self) -> None:
        """S3-14: who has to make most tricks begins; SM-08: or who has won most points."""
        self.takes = [max(0, -points) for points in self.previous]
        winners = [self.dealer + 1, self.dealer + 2, self.dealer]
        winners = [other % 3 for other in winners if self.previous[other % 3] > 0]
        winners.sort(key=self.obligation, reverse=True)
        if self.rules.knobs["gives_first"] == "won":
            winners.sort(key=lambda other: self.previous[other], reverse=True)
        self.givers = winners
        self.to_give = 0
        self.turn = -1
        self.go_on_exchanging()

    def go_on_exchanging(self) -> None:
        """Gifts of one winner, then what comes back for them, then the next winner; at last the discard (S3-09) or the kind."""
        while True:
            if self.to_give and any(self.takes) and self.gifts(self.hands[self.giver]):
                self.asks, self.turn = "gift", self.giver
                return
            self.to_give = 0
            if self.owed_back:
                self.asks, self.turn = "return", self.owed_back[0][1]
                return
            if not self.givers:
                if self.rules.knobs["exchange_first"]:
                    self.ask_for_kind()
                else:
                    self.ask_for_discard()
                return
            self.giver = self.givers.pop(0)
            self.to_give = self.previous[self.giver]

    def give(self, giver: int, taker: int, card: str) -> None:
        """S3-12: to each loser at most what he lost."""
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        self.takes[taker] -= 1
        self.to_give -= 1
        self.owed_back.append((giver, taker, card))
        self.go_on_exchanging()

    def give_back(self, card: str) -> None:
        """The oldest gift is answered first."""
        giver, taker, _ = self.owed_back.pop(0)
        self.hands[taker].remove(card)
        self.hands[giver].append(card)
        self.go_on_exchanging()

    def begin_tricks(self) -> None:
        """Who leads is for the rules to say; else the announcer (S3-10)."""
        self.asks = "card"
        leads = self.rules.knobs["leads"]
        if leads == "announcer":
            self.turn = self.announcer
        else:
            self.turn = (self.dealer + {"left": 1, "third": 2, "dealer": 0}[str(leads)]) % 3

    def lay(self, seat: int, card: str) -> None:
        """A card goes into the middle; with the third one somebody takes the trick, and leads."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = (seat + 1) % 3
        if len(self.trick) == 3:
            led = self.trick[0][1][1]
            trumped = [laid for laid in self.trick if laid[1][1] == self.trumps]
            following = [laid for laid in self.trick if laid[1][1] == led]
            self.turn, _ = max(trumped or following, key=lambda laid: height(laid[1]))
            self.made[self.turn] += 1
            self.trick = []
            if not any(self.hands):
                self.asks = "nothing"

    def result(self) -> tuple[list[int], list[int]] | None:
        """Winners and points, once over."""
        if not self.over:
            return None
        points = [self.points(seat) for seat in range(3)]
        counted = self.made if self.wins_by_tricks else points
        return [seat for seat in range(3) if counted[seat] == max(counted)], points

    @property
    def wins_by_tricks(self) -> bool:
        """SM-11: so many tricks in one round win the match."""
        enough = self.rules.at("tricks_to_win", seats=3)
        return bool(enough) and max(self.made) >= enough

    @property
    def wins_match(self) -> bool:
        """Whether the round, now over, ended the match."""
        enough = self.rules.at("over_to_win", seats=3)
        return self.wins_by_tricks or (bool(enough) and max(self.points(seat) for seat in range(3)) >= enough)
